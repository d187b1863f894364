# Images for both architectures: docker buildx bake -f deploy/docker-bake.hcl
# One of them, for this machine: docker buildx bake -f deploy/docker-bake.hcl --load --set '*.platform=linux/amd64' slim
variable "TAG" {
  default = "latest"
}

group "default" {
  targets = ["full", "slim"]
}

target "common" {
  context    = "."
  dockerfile = "Dockerfile"
  platforms  = ["linux/amd64", "linux/arm64"]
}

# With LibreOffice, pandoc, tesseract and bubblewrap.
target "full" {
  inherits = ["common"]
  target   = "full"
  tags     = ["emend:${TAG}"]
}

# Without optional programs: no doc files, no scans, LaTeX without docx.
target "slim" {
  inherits = ["common"]
  target   = "slim"
  tags     = ["emend:${TAG}-slim"]
}
