#!/bin/bash
# One piece of the training on a machine with a GPU; run it again until log.jsonl says that all minutes are over.
#
#   bash on-gpu.sh PACK_FOLDER STATE_FOLDER CARRY_FOLDER [minutes of this piece, default 8.5] [minutes in all, default 50]
#
# The first piece makes the vocabularies (8,000 subwords, up to 5,000 tags; two minutes of one core). Every piece trains until its time is up and
# leaves all state in STATE. What another machine needs to go on lies in CARRY, in files of 15 MB at most: neural.bin, vocabulary.json, log.jsonl,
# the weights in 16 bits as light.NN. Put those into an empty STATE there, and it goes on with fresh moments.
set -euo pipefail
pack=$(cd "$1" && pwd)
mkdir -p "$2" "$3"
state=$(cd "$2" && pwd)
carry=$(cd "$3" && pwd)
piece=${4:-8.5} all=${5:-50}
cd "$pack"
for name in train.txt held.txt resources.json; do
  if [ ! -e "$state/$name" ]; then xz -dc "$name.xz" > "$state/$name"; fi
done
if [ ! -e "$state/light.pt" ] && [ -e "$state/light.00" ]; then cat "$state"/light.[0-9]* > "$state/light.pt"; fi
if [ ! -e "$state/vocabulary.json" ]; then
  python3 vocabulary.py "$state/resources.json" "$state/train.txt" "$state/vocabulary.json" --pieces 8000 --tags 5000 --sentences 300000
fi
python3 train.py "$state/resources.json" "$state/vocabulary.json" "$state/train.txt" "$state/held.txt" "$state" \
  --minutes "$all" --stop-after "$piece" ${TRAIN_OPTIONS:---pretrain 0.2 --sparse 0.8 --hidden 384 --layers 6 --heads 12 --early 2 \
  --batch 49152 --rate 7e-4 --dropout 0.05 --workers 14}
python3 export.py "$state/vocabulary.json" "$state/checkpoint.pt" "$carry/neural.bin"
cp "$state/vocabulary.json" "$state/log.jsonl" "$carry/"
split -b 15m -d "$state/light.pt" "$carry/light."
tail -n 3 "$carry/log.jsonl"
