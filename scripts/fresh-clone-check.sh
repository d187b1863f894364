#!/usr/bin/env bash
# What a new user experiences: clones the last commit into an empty folder, runs `npm start` with only PATH and HOME in
# the environment, makes a key, checks a paragraph, stops, and measures how soon the second start answers (limit 3 s).
# With --test it also runs `npm test` there.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
port=${PORT:-18431}
address=http://127.0.0.1:$port
server=
stop() { # npm passes the signal on and ends before the server does: wait until nothing answers
  [ -n "$server" ] || return 0
  kill -TERM "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  server=
  for _ in $(seq 1 400); do curl -s "$address/health" >/dev/null || return 0; sleep 0.05; done
  echo 'the server did not stop'
  return 1
}
trap 'stop || true; rm -rf "$work"' EXIT
clean() { env -i PATH="$PATH" HOME="$work/home" EMEND_PORT="$port" "$@"; }
now() { date +%s%N; }
mkdir "$work/home"
[ ! -f "$HOME/.npmrc" ] || cp "$HOME/.npmrc" "$work/home/" # the registry of this machine, if one is set

git clone -q "$root" "$work/emend"
cd "$work/emend"

start() {
  local begun; begun=$(now)
  env -i PATH="$PATH" HOME="$work/home" EMEND_PORT="$port" npm start >"$work/$1.out" 2>"$work/$1.err" &
  server=$!
  for _ in $(seq 1 6000); do
    if curl -sf "$address/health" >"$work/health" 2>/dev/null; then
      echo "$1: healthy after $((($(now) - begun) / 1000000)) ms: $(cat "$work/health")"
      return
    fi
    kill -0 "$server" 2>/dev/null || { cat "$work/$1.out" "$work/$1.err"; exit 1; }
    sleep 0.05
  done
  echo "$1: no answer"; exit 1
}

start "first start"
cat "$work/first start.out"
key=$(clean npx emend keys create --account fresh@example.org --kind production --quiet)
answer=$(curl -sf "$address/api/v2/plugin/check/paragraph" -H "x-api-key: $key" -H 'content-type: application/json' \
  -d '{"paragraph": "This is a apple. The results of the study shows it."}')
echo "$answer"
grep -q '"covered_text"' <<<"$answer" || { echo 'the check found nothing'; exit 1; }
stop
start "second start"
stop
clean npx emend keys list
[ "${1:-}" != --test ] || clean npm test
echo 'fresh clone: all well'
