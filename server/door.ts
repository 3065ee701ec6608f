import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import next from "next";
import { pino } from "pino";
import { env } from "@/lib/env";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { publicRedirect } from "@/lib/i18n/redirect";
import { pageAddress } from "./cache/page-address";
import { publicPages } from "./cache/public-pages";
import type { NextHandler } from "./cache/render";
import { sendPage } from "./cache/send-page";
import { watchContentVersion } from "./content-version";
import { closeGracefully } from "./http/close-gracefully";
import { compressStatic } from "./http/compress-static";
import { otherDocuments } from "./http/documents";
import { checkedAddress, stripHeaders } from "./http/request-checks";
import { securityHeaders } from "./http/security-headers";
import { staticFiles } from "./http/static-files";
import { countryFinder } from "./http/visitor-country";

export interface DoorOptions {
  /** 0: any free port. */
  port: number;
  hostname: string;
  /** The project's folder, which holds the build. */
  dir: string;
}

export interface Door {
  url: string;
  /** Lets requests under way finish, then ends Next and the database's listener. */
  close(): Promise<void>;
}

/** Paths that answer with data or files: they go to Next as they came. */
const data = /^\/(?:api|storage|_next)(?:\/|$)/;

function isDocumentRequest({ method, headers }: IncomingMessage, { pathname, searchParams }: URL): boolean {
  const reads = method === "GET" || method === "HEAD";
  return reads && !data.test(pathname) && headers.rsc === undefined && !searchParams.has("_rsc");
}

/** Next behind our own server: checks, static files, kept pages, then Next (performance.md, "The page cache"). */
export async function startDoor({ port, hostname, dir }: DoorOptions): Promise<Door> {
  const { SITE_URL, DATABASE_URL = "", TRUST_PROXY, LOG_LEVEL } = env();
  const log = pino({ level: LOG_LEVEL });
  const host = new URL(SITE_URL).host;
  const distDir = process.env.NEXT_DIST_DIR || ".next";

  const app = next({ dev: false, dir, hostname, port });
  const [findCountry] = await Promise.all([
    countryFinder(),
    app.prepare(),
    compressStatic(join(dir, distDir, "static")),
  ]);
  const handler: NextHandler = app.getRequestHandler();
  const content = watchContentVersion(DATABASE_URL);
  const pages = publicPages(handler, host, content.connected);
  const files = staticFiles(dir, distDir);
  const documents = otherDocuments(handler, host, pages, findCountry);
  const headers = Object.entries(securityHeaders(SITE_URL.startsWith("https:")));

  const answer = async (request: IncomingMessage, response: ServerResponse, address: URL) => {
    if (!isDocumentRequest(request, address)) return handler(request, response);
    const redirect = publicRedirect(address.pathname, address.search, () => fallbackLanguage);
    if (redirect?.status === 308) {
      response.writeHead(308, { Location: redirect.location }).end();
      return;
    }
    const publicAddress = pageAddress(address.pathname, address.searchParams);
    if (!publicAddress) return documents(request, response, address);
    return sendPage(request, response, await pages.get(publicAddress));
  };

  const server = createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const address = checkedAddress(request, response);
    if (!address) return;
    stripHeaders(request, host, TRUST_PROXY);
    files(request, response, () => {
      answer(request, response, address).catch((error: unknown) => {
        log.error({ error, url: address.pathname }, "a request failed");
        if (response.headersSent) return response.destroy();
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
        response.end("Something went wrong on our side. Please try again.\n");
      });
    });
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 65_000;

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, hostname, resolve);
  });
  const bound = server.address();
  const listening = typeof bound === "object" && bound ? bound.port : port;
  return {
    url: `http://localhost:${listening}`,
    async close() {
      await closeGracefully(server);
      await Promise.all([app.close(), content.close()]);
    },
  };
}
