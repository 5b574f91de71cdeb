// SPDX-FileCopyrightText: 2026 The Fairlead authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the sections that have every word, in the language of the page. The index is a script of
// its own, so that it is read from a folder as well as from a server.
"use strict";

(function () {
  const mostFound = 30;
  const form = document.getElementById("search");
  const field = form.querySelector("input");
  const list = document.getElementById("found");
  const root = form.dataset.root;

  function languageOf(location) {
    const found = location.match(/\/(fr|zh)\/|_(fr|zh)\./);
    return found ? found[1] || found[2] : "en";
  }

  function sections() {
    const language = document.documentElement.lang.slice(0, 2);
    return (window.manualIndex || { docs: [] }).docs.filter(
      (section) => languageOf(section.location) === language);
  }

  /// Without what keyboards lack or people leave out: accents, capitals, curved apostrophes.
  function folded(text) {
    return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/\u2019/g, "'")
      .toLowerCase();
  }

  /// A section with the words in its title comes first.
  function found(words) {
    const hits = [];
    for (const section of sections()) {
      const title = folded(section.title);
      const text = title + " " + folded(section.text);
      if (words.every((word) => text.includes(word)))
        hits.push({ section, rank: words.every((word) => title.includes(word)) ? 0 : 1 });
    }
    return hits.sort((a, b) => a.rank - b.rank).slice(0, mostFound).map((hit) => hit.section);
  }

  function excerpt(text, word) {
    const at = Math.max(folded(text).indexOf(word) - 40, 0);
    return (at > 0 ? "…" : "") + text.slice(at, at + 140).replace(/\s+/g, " ") + "…";
  }

  function line(section, word) {
    const item = document.createElement("li");
    const link = item.appendChild(document.createElement("a"));
    link.href = root + section.location;
    link.textContent = section.title;
    item.append(" ", excerpt(section.text, word));
    return item;
  }

  function show() {
    const words = folded(field.value).split(/\s+/).filter(Boolean);
    const hits = words.length > 0 ? found(words) : [];
    list.replaceChildren(...hits.map((section) => line(section, words[0])));
    list.hidden = words.length === 0;
    if (hits.length === 0)
      list.append(Object.assign(document.createElement("li"), { textContent: form.dataset.nothing }));
  }

  function readIndex() {
    const script = document.createElement("script");
    script.src = root + "search/index.js";
    script.onload = show;
    document.head.append(script);
  }

  field.addEventListener("focus", readIndex, { once: true });
  field.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
})();
