# Emend with every optional program. Build: docker build -t emend .
# Run: docker run -p 8080:8080 -v emend-data:/data emend
# Without those programs, under 350 MB: docker build --target slim -t emend:slim .
# Both, for both architectures: docker buildx bake -f deploy/docker-bake.hcl
FROM node:22-bookworm-slim AS build
WORKDIR /emend
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.js && node scripts/copy-runtime.js /runtime && mkdir /empty

# Node and the C library, no shell, no package manager: what is not there cannot be run.
FROM gcr.io/distroless/nodejs22-debian12:nonroot AS slim
WORKDIR /emend
COPY --from=build /runtime ./
COPY --from=build --chown=65532:65532 /empty /data
ENV NODE_ENV=production EMEND_HOST=0.0.0.0 EMEND_DATA_DIR=/data EMEND_CACHE_DIR=/data/cache MALLOC_ARENA_MAX=2 GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1048576
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=60s CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:8080/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The entry point of this image is node.
CMD ["--max-semi-space-size=4", "--v8-pool-size=2", "bin/emend.js", "serve"]

FROM node:22-bookworm-slim AS full
# LibreOffice reads doc files, pandoc writes the docx of LaTeX projects, tesseract reads scans, bubblewrap shuts the first
# two in; the fonts are those that LibreOffice lays documents out with. `emend doctor` says what works.
RUN apt-get update \
 && apt-get install -y --no-install-recommends \
      libreoffice-writer-nogui pandoc tesseract-ocr bubblewrap git fonts-liberation \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /emend
COPY --from=build /runtime ./
ENV NODE_ENV=production EMEND_HOST=0.0.0.0 EMEND_DATA_DIR=/data EMEND_CACHE_DIR=/data/cache MALLOC_ARENA_MAX=2 GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1048576
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:8080/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# bubblewrap needs user namespaces, which Docker's default profile forbids: without
# `--security-opt seccomp=unconfined --security-opt apparmor=unconfined` (or a profile that allows unshare) no sandbox can be made, so doc files
# are refused and pandoc is left out. `-e EMEND_SANDBOX=if-any` starts both within limits of time, memory and output, shut in by the container alone.
CMD ["node", "--max-semi-space-size=4", "--v8-pool-size=2", "bin/emend.js", "serve"]
