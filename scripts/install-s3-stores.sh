#!/bin/sh
# Builds the S3 gateway that test/blobs runs beside OpenStack Swift: versitygw (Go 1.25 or later, Apache-2.0, 90 MB),
# into the cache folder of scripts/install-judges.sh. CI does not use it, because Debian has no package of it and the
# build takes minutes.
set -eu
folder="${EMEND_JUDGES:-$HOME/.cache/emend-judges}/bin"
mkdir -p "$folder"
GOBIN="$folder" go install github.com/versity/versitygw/cmd/versitygw@v1.8.0
echo "installed: $folder/versitygw"
