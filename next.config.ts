import type { NextConfig } from "next";

const distDir = process.env.NEXT_DIST_DIR || ".next";

const config: NextConfig = {
  distDir,
  experimental: {
    // Writing the cache takes 15 of 53 s and 90 MB. Only tests build again and again, and they build elsewhere.
    turbopackFileSystemCacheForBuild: distDir !== ".next",
    // Stack traces of unminified server code are readable without source maps. Both take a tenth of the build.
    turbopackSourceMaps: false,
    turbopackMinify: { server: false, client: true, edge: false },
    // In development, React's remarks on a page stand in the page: a cached page cannot fetch them from the render that made it.
    reactDebugChannel: false,
  },
  poweredByHeader: false,
  // server/ compresses each cached page once.
  compress: false,
  // The server and the middleware remove trailing slashes, so that a redirect is one hop.
  skipTrailingSlashRedirect: true,
  // Titles and links stand in the head of the raw HTML for every client, crawler or not.
  htmlLimitedBots: /.*/,
  // Preloads stand in the document, which the server caches, not in a header. React warns about 0, so the limit is 1.
  reactMaxHeadersLength: 1,
  // Pictures get their smaller copies at their upload. The server refuses /_next/image as well.
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
  // The tests check types with tsc; a build on the operator's machine need not repeat the check.
  typescript: { ignoreBuildErrors: true },
};

export default config;
