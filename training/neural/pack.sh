#!/bin/bash
# Packs what a training needs into one folder of 60 MB at most, to be carried to a machine with a GPU, Python, PyTorch and nothing else.
#
#   bash training/neural/pack.sh CORPORA_FOLDER MISSPELLINGS OUT_FOLDER
#
# MISSPELLINGS is codespell's dictionary.txt. About five minutes on one core, most of it compression.
set -euo pipefail
corpora=$1 misspellings=$2 out=$3
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
npx tsx "$here/export-resources.ts" "$misspellings" "$out/resources.json"
npx tsx "$here/encode-corpus.ts" "$corpora" "$out" 240
xz -6 -T1 -f "$out/train.txt" "$out/resources.json"
xz -6 -T1 -f "$out/held.txt"
cp "$here"/*.py "$here/on-gpu.sh" "$out/"
size=$(du -sm "$out" | cut -f1)
echo "$size MB in $out"
[ "$size" -le 60 ]
