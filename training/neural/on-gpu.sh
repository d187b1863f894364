#!/bin/bash
# One piece of the training on a machine with a GPU, done in the seconds given; run it again until log.jsonl says that all minutes are over.
#
#   bash on-gpu.sh PACK STATE CARRY [seconds of this piece, default 560] [minutes of training in all, default 50]
#
# The first piece makes the vocabularies (8,000 subwords, up to 5,000 tags; two minutes of one core) and trains for what is left. Every piece
# leaves all state in STATE, which serves the next one on the same machine. What another machine needs to go on lies in CARRY (15 MB:
# neural.bin, vocabulary.json, state.json, log.jsonl): it is looked for in PACK/carry where STATE is empty. RESERVE is the seconds that the
# last evaluation and the export take.
set -euo pipefail
started=$(date +%s)
pack=$(cd "$1" && pwd)
mkdir -p "$2" "$3"
state=$(cd "$2" && pwd)
carry=$(cd "$3" && pwd)
seconds=${4:-560} minutes=${5:-50}
python=${PYTHON:-python3}
cd "$pack"
if [ ! -e "$state/resources.json" ]; then
  "$python" unpack.py "$pack" "$state"
fi
if [ ! -e "$state/checkpoint.pt" ] && [ -e "$pack/carry/state.json" ]; then
  cp "$pack"/carry/{neural.bin,vocabulary.json,state.json,log.jsonl} "$state/"
fi
if [ ! -e "$state/vocabulary.json" ]; then
  "$python" vocabulary.py "$state/resources.json" "$state/train.txt" "$state/vocabulary.new" \
    ${VOCABULARY_OPTIONS:---pieces 8000 --tags 5000 --sentences 300000}
  mv "$state/vocabulary.new" "$state/vocabulary.json"
fi
"$python" train.py "$state/resources.json" "$state/vocabulary.json" "$state/train.txt" "$state/held.txt" "$state" \
  --minutes "$minutes" --until $((started + seconds - ${RESERVE:-40})) ${TRAIN_OPTIONS:---pretrain 0.2 --sparse 0.8 \
  --hidden 384 --layers 6 --heads 12 --early 2 --batch 49152 --rate 7e-4 --dropout 0.05 --workers 14 --threads 8}
"$python" export.py "$state/vocabulary.json" "$state/checkpoint.pt" "$carry/neural.bin"
cp "$state/vocabulary.json" "$state/state.json" "$state/log.jsonl" "$carry/"
tail -n 3 "$carry/log.jsonl"
echo "$(($(date +%s) - started)) of $seconds seconds"
