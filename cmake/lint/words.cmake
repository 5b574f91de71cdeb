# SPDX-FileCopyrightText: 2026 The Fairlead authors
# SPDX-License-Identifier: GPL-3.0-or-later

# One term for one thing, in every language. Words that were in use once and are not any more, and
# the punctuation of French and Chinese, which nobody sees on an English keyboard.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")

# --- The table: what is not said, a regular expression, and what is said instead.

set(english
    "in peace" "properly"
    "(are|is) no shares?[^a-z]" "is not a valid share"
    "%1(”)? is no |line is no | are no (jobs?|nodes) of " "is not a"
    "form cannot say|cannot say the" "cannot be expressed"
    "(makes?|making) the edits true" "put into effect"
    "[Cc]arr(y|ies|ied) [a-z ]*out[^a-z]|[Cc]arr(y|ies) the edits" "apply"
    "[Ss]erved (worst|best)|(worst|best) served" "most under-served, most over-served"
    "[Tt]akes? back |taken back" "revert"
    "(priority|counts) as (it is|they are)\"" "do not normalize"
    "factor of 1[^.0-9]" "at factor 1.0"
    "percent points|points of percent" "percentage points"
    "[Pp]art of the use[^a-z]" "share of usage"
    "mark the promise[^d]|stands at the promise" "the promised share"
    "[Ff]rom day to day" "custom range"
    "\"&Reads:|Meant for" "database type, purpose"
    " by now[^a-z]" "already"
    "meets? a (changed )?source" "conflict with a change in the source"
    "dump of today" "a current dump"
    "Problems of the import" "import problems"
    "things? alike" "the same items"
    "What moves" "impact"
    "in no file of" "never writes to disk"
    "revision up" "increments the revision"
    "counts? nothing" "is ignored"
    "is there twice" "appears twice"
    "[Qq]ualit(y|ies) of service" "QOS"
    "change\\(s\\) of %1" "changes to"
    "make (it|them|these) true|makes? a scenario true" "put into effect"
    "[^=] '%[0-9]'|[\"(]'%[0-9]'" "“%1”, in typographic quotes")

set(french
    "[Tt]ravaux|[Tt]ravail ([%d]|avec|et )|[Tt]âches?[^a-z]" "job"
    "[Gg]rappe" "cluster"
    "[Cc]onsommation" "usage"
    "[Pp]orte (%|fermée|est fermée)|_NB_porte" "blocage"
    "s?&?[Ss]&?tockage" "base Fairlead"
    "Et si" "Simulation"
    "une relecture" "rejeu"
    "De qui" "objet"
    "écarter" "préempter"
    "[Ff]air-share|cibles? de partage" "fairshare"
    "[Dd]épôt" "base Fairlead"
    "[Ff]rise" "chronologie"
    "réalité[^.<]* simulation" "rejeu"
    "[Rr]éplicas?[^a-z]" "réplique"
    "[Aa]ncienneté" "âge"
    "[Dd]écroissance" "atténuation"
    "[Aa]ucun départ" "aucun démarrage"
    "[Aa]u sein de %" "au sein du compte %1, as no name asks for an elision"
    "[Aa]ffamée?s?[^a-z]" "en famine"
    "[Oo]bjectifs?[^a-z]" "cible"
    "les blocages, et" "retenue, of a job"
    "par tiers?[^a-z]|[^a-z]tiers? de partition" "palier"
    "de la mesure[^a-z]|la mesure ou" "métrique"
    "_NB_: ignorée?s?[^a-z]|[Ll]aiss[^ ]* de côté|[^s’]écartée?s?[^a-z]" "omis, of what is left out"
    "([^r] l’|[^’])instants?[^a-z]|l’instant (que|du|considéré)" "moment"
    "[Pp]olitique en vigueur" "politique actuelle"
    "[Cc]omptes? parents?" "compte au-dessus"
    ">Changements|%Ln changement|[Ll]es changements?[^.]* (appliqu|écrit)|(Ces|essayer des) changements" "modification, of an edit"
    "[A-Za-z]'[^ ,:=<'/]" "the apostrophe ’"
    "« | »| [:?!]| SEMICOLON" "a non-breaking space"
    "%L?[0-9n] (h|s|ms|j|[KMG]io)[^a-z]" "a non-breaking space before its unit"
    " …" "no blank before the dots")

set(chinese
    "承诺" "应得"
    "消耗" "已用"
    "使用量" "用量"
    "名次|位次" "排名"
    "被保留" "挂起"
    "凭证" "凭据"
    "载入" "加载"
    "编辑([^(]|$)" "修改"
    "亏欠" "用量不足"
    "改动|变更" "更改"
    "字号" "文字大小"
    "超用" "超额使用"
    "“门”|门(已)?关|^门" "限制"
    "[^据的]来源[^<]" "数据源"
    "捕获" "采集"
    "计龄|排队时长|等待时长" "等待时间, or 年龄 of the factor"
    "最长等待时间|等待时间(因子|权重)" "年龄上限, 年龄"
    "资格" "可运行"
    "轨迹|跟踪文件" "作业记录"
    "作业大小" "作业规模"
    "组件" "分量"
    "答复|的回答" "应答"
    "此源|是源|的源：|：源|Slurm 源" "数据源"
    "读取内容|读取结果" "快照"
    "保留状态" "挂起"
    "单个副本|每个副本" "次重放"
    "[^同]时限" "时间限制"
    "丢弃" "放弃"
    "已忽略" "已略去, of what is left out"
    "最近一次读取|保存的一次读取" "快照"
    "父账户" "上级账户"
    "组成部分" "分量"
    "淡去" "衰减"
    "Escape" "Esc"
    "包括 %" "quotes around what is filled in, no blank"
    "时段" "期间"
    "肯德尔" "Kendall τ"
    "数据库库" "数据库客户端库"
    "策略查找" "寻找策略"
    "……" "…"
    " …" "no blank before the dots"
    "点数|[（(]点[)）]|以点计" "分"
    "[^ -~\n][,:?!]|[,:?!][^ -~\n]|[^ -~\n]SEMICOLON|SEMICOLON[^ -~\n]|[^ -~\n]\\([^&]" "full-width punctuation")

# What a language puts between things is not put there by a program: Chinese has no half-width signs.
set(assembled
    "(QStringLiteral|QLatin1String)\\((u?\"([,:]|SEMICOLON) \"|u?\"[^\"\n]* \\(%[0-9]\\)|u?\"[^\"\n]*%[0-9]([,:]|SEMICOLON) )"
    "listed(), listedApart(), headed() or withAside() of models/words/listwords.h")

# --- The search.

# readable(OUT FILE): without what CMake takes for its own, entities written out.
function(readable out file)
    file(READ "${ROOT}/${file}" content)
    string(REGEX REPLACE "&#x(a0|202f);" "_NB_" content "${content}")
    string(REPLACE "&apos;" "'" content "${content}")
    string(REPLACE "&quot;" "\"" content "${content}")
    string(REPLACE "&amp;" "&" content "${content}")
    string(REGEX REPLACE "&[lg]t;" "=" content "${content}")
    string(REPLACE ";;" "" content "${content}") # between the filters of a file dialog
    string(REPLACE ";" "SEMICOLON" content "${content}")
    string(REGEX REPLACE "[][\\]" "_" content "${content}")
    set(${out} "${content}" PARENT_SCOPE)
endfunction()

# check_words(FILE TABLE CONTENT BEFORE): no text that BEFORE leads to has a word of the table.
function(check_words file table content before)
    set(rest ${${table}})
    while(rest)
        list(POP_FRONT rest regex better)
        string(REGEX MATCHALL "${before}(${regex})" hits "${content}")
        foreach(hit IN LISTS hits)
            string(FIND "${content}" "${hit}" position)
            string(LENGTH "${hit}" hit_length)
            math(EXPR position "${position} + ${hit_length}")
            string(SUBSTRING "${content}" 0 ${position} start)
            string(REGEX MATCHALL "\n" newlines "${start}")
            list(LENGTH newlines line)
            math(EXPR line "${line} + 1")
            string(REGEX REPLACE "^<[^>]*>" "" hit "${hit}")
            lint_violation("${file}" ${line} "\"${hit}\": here it is called ${better}")
        endforeach()
    endwhile()
    set(violations ${violations} PARENT_SCOPE)
endfunction()

# check_file(FILE TABLE BEFORE): a file that may be missing. What a page has as code is in no
# language.
function(check_file file table before)
    if(EXISTS "${ROOT}/${file}")
        readable(content "${file}")
        if(file MATCHES "/(fr|zh)/")
            string(REGEX MATCHALL "```[^`]*```" blocks "${content}")
            foreach(block IN LISTS blocks)
                string(REGEX REPLACE "[^\n]" "" newlines "${block}")
                string(REPLACE "${block}" "${newlines}" content "${content}")
            endforeach()
            string(REGEX REPLACE "\n    [^\n]*" "\n" content "${content}")
            string(REGEX REPLACE "`[^`\n]*`" "" content "${content}")
        endif()
        check_words("${file}" ${table} "${content}" "${before}")
        set(violations ${violations} PARENT_SCOPE)
    endif()
endfunction()

set(translated "<(translation|numerusform)[^>]*>[^<]*")
check_file(translations/fairlead_fr.ts french "${translated}")
check_file(translations/fairlead_zh_CN.ts chinese "${translated}")
file(GLOB french_pages RELATIVE "${ROOT}" "${ROOT}/docs/manual/fr/*.md")
file(GLOB chinese_pages RELATIVE "${ROOT}" "${ROOT}/docs/manual/zh/*.md")
foreach(file docs/guide/guide_fr.md ${french_pages})
    check_file(${file} french "")
endforeach()
foreach(file docs/guide/guide_zh.md ${chinese_pages})
    check_file(${file} chinese "")
endforeach()

# English: literals in several pieces are one text, comments are none.
lint_files(files "*.h" "*.cpp")
list(FILTER files EXCLUDE REGEX "^tests/")
foreach(file IN LISTS files)
    readable(content "${file}")
    string(REGEX REPLACE "[^\n]*// lint: allowed[^\n]*" "" content "${content}")
    string(REGEX REPLACE "(^|[ \n])//[^\n]*" "\\1" content "${content}")
    string(REGEX REPLACE "\"\n *\"" "" content "${content}")
    check_words("${file}" english "${content}" "")
    if(file MATCHES "^(models|views|app)/" AND NOT file MATCHES "^(models/accounting|app/cli|app/reports/writers)/")
        check_words("${file}" assembled "${content}" "")
    endif()
endforeach()
file(GLOB manual RELATIVE "${ROOT}" "${ROOT}/docs/manual/*.md")
foreach(file README.md ${manual} docs/guide/guide_en.md resources/man/fairlead.1 resources/man/fairleadctl.1)
    check_file(${file} english "")
endforeach()

lint_finish("words")
