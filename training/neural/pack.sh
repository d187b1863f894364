#!/bin/bash
# Packs what a training needs into one folder of 60 MB at most, to be carried to a machine with a GPU, Python, PyTorch and nothing else.
#
#   bash training/neural/pack.sh CORPORA_FOLDER MISSPELLINGS OUT_FOLDER [megabytes of text, default 160]
#
# MISSPELLINGS is codespell's dictionary.txt. About five minutes on one core, most of it compression; 160 MB of text become 45.
set -euo pipefail
corpora=$1 misspellings=$2 out=$3 megabytes=${4:-160}
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$out"
npx tsx "$here/export-resources.ts" "$misspellings" "$out/resources.json"
npx tsx "$here/encode-corpus.ts" "$corpora" "$out" "$megabytes"
xz -6 -T1 -f "$out/train.txt" "$out/held.txt" "$out/resources.json"
cp "$here"/*.py "$here/on-gpu.sh" "$out/"
size=$(du -sm "$out" | cut -f1)
echo "$size MB in $out"
[ "$size" -le 60 ]
