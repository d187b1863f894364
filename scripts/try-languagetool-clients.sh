#!/usr/bin/env bash
# Starts a service and sends it requests from clients of LanguageTool that take long to install:
# languagetool-http-client (Java, Maven, LGPL) and ltrs (Rust, cargo, MIT; five minutes to build). They go into the
# cache folder of scripts/install-judges.sh. Fails if one of them fails or does not find the expected mistakes. Clients
# whose tool is missing are listed and skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="${EMEND_JUDGES:-$HOME/.cache/emend-judges}/languagetool-clients-built"
mkdir -p "$folder"
text='😀 These apple are recieved by a aunt.'
# ltrs accepts only ports of four digits.
port="${EMEND_PORT:-8099}"
address="http://127.0.0.1:$port"

data=$(mktemp -d)
EMEND_PORT=$port EMEND_DATA_DIR=$data EMEND_LOG_LEVEL=error node bin/emend.js serve >/dev/null &
service=$!
trap 'kill $service; wait $service 2>/dev/null || true; rm -rf "$data"' EXIT
for _ in $(seq 600); do
  curl -fs "$address/v2/healthcheck" >/dev/null && break
  sleep 0.2
done

# Every client must report these three.
expect() {
  local name=$1 printed=$2
  for word in apples received an; do
    grep -qw -- "$word" <<<"$printed" || { printf '%s: "%s" was not found in:\n%s\n' "$name" "$word" "$printed" >&2; exit 1; }
  done
  echo "$name: found what is there to be found"
}

if command -v mvn >/dev/null && command -v java >/dev/null; then
  version=6.7
  jars="$folder/java-$version"
  if [ ! -d "$jars" ]; then
    cat >"$folder/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>emend</groupId><artifactId>clients</artifactId><version>1</version>
<dependencies><dependency><groupId>org.languagetool</groupId>
<artifactId>languagetool-http-client</artifactId><version>$version</version></dependency></dependencies></project>
POM
    mvn -q -B -f "$folder/pom.xml" dependency:copy-dependencies -DoutputDirectory="$jars.part"
    mv "$jars.part" "$jars"
  fi
  expect "languagetool-http-client $version" \
    "$(java -cp "$jars/*" test/languagetool/clients/AskRemote.java "$address" "$text")"
else
  echo 'languagetool-http-client: left out, there is no mvn or java'
fi

ltrs=$(command -v ltrs || echo "$folder/bin/ltrs")
if [ ! -x "$ltrs" ] && command -v cargo >/dev/null; then
  cargo install --quiet --locked --root "$folder" languagetool-rust --version 3.0.1 --features full
fi
if [ -x "$ltrs" ]; then
  expect "$("$ltrs" --version)" "$("$ltrs" --hostname http://127.0.0.1 -p "$port" check -l en-US -t "$text")"
  "$ltrs" --hostname http://127.0.0.1 -p "$port" ping
  "$ltrs" --hostname http://127.0.0.1 -p "$port" languages >/dev/null
else
  echo 'ltrs: left out, there is no cargo'
fi
