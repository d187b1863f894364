#!/usr/bin/env bash
# The script of action.yml. Inputs come as EMEND_ACTION_… and never as parts of a script, because a pull request may
# choose them.
set -euo pipefail
# emend expands patterns itself
set -f
args=(--format "${EMEND_ACTION_FORMAT:-github}")
[ -z "${EMEND_ACTION_SINCE:-}" ] || args+=("--since=$EMEND_ACTION_SINCE")
[ -z "${EMEND_ACTION_OUTPUT:-}" ] || args+=("--output=$EMEND_ACTION_OUTPUT")
# shellcheck disable=SC2086
exec node "$(dirname "$0")/../bin/emend.js" lint "${args[@]}" ${EMEND_ACTION_OPTIONS:-} -- ${EMEND_ACTION_PATHS:-.}
