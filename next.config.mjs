const distDir = process.env.NEXT_DIST_DIR || ".next";

/**
 * JavaScript, because a running site reads it too: for TypeScript Next would load its compiler, 97 MB that an image need not have.
 *
 * @type {import("next").NextConfig}
 */
const config = {
  distDir,
  experimental: {
    // Writing the cache takes 15 of 53 s and 90 MB. Only tests build again and again, and they build elsewhere.
    turbopackFileSystemCacheForBuild: distDir !== ".next",
    // Unminified server code needs no source maps for readable stack traces. Both take a tenth of the build.
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true, edge: false },
  },
  poweredByHeader: false,
  // server/ compresses, once per cached page.
  compress: false,
  // Trailing slashes are the server's and the middleware's, so that a redirect is one hop.
  skipTrailingSlashRedirect: true,
  // Titles and links stand in the head of the raw HTML for every client, crawler or not.
  htmlLimitedBots: /.*/,
  // Preloads stand in the document, which the server caches, not in a header (0 would be right, but React warns of it).
  reactMaxHeadersLength: 1,
  // Pictures have their copies from the upload; the server refuses /_next/image as well.
  images: { unoptimized: true },
  reactStrictMode: true,
  serverExternalPackages: [
    "sharp",
    "pg",
    "pino",
    "prom-client",
    "@node-rs/argon2",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@prisma/instrumentation",
    "@vercel/otel",
  ],
  // Types are checked by `tsc` in the tests; a build on the operator's machine need not repeat it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
