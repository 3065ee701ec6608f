import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import next from "next";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { requestIdHeader } from "@/lib/request-id";
import { type Admission, admission } from "./admission/admission";
import { publicApi } from "./cache/public-api";
import { publicPages } from "./cache/public-pages";
import { quickPages } from "./cache/quick-pages";
import { type NextHandler, render } from "./cache/render";
import { warmPages } from "./cache/warm-pages";
import { watchContentVersion } from "./content-version";
import { startHousekeeping } from "./housekeeping";
import { answerer } from "./http/answer";
import { closeGracefully } from "./http/close-gracefully";
import { otherDocuments } from "./http/documents";
import { leaveNothingUnread } from "./http/leave-nothing-unread";
import { listen } from "./http/listen";
import { logRequest } from "./http/log-request";
import { refuse } from "./http/refuse";
import { checkedAddress, stripHeaders } from "./http/request-checks";
import { securityHeaders } from "./http/security-headers";
import { siteServer } from "./http/site-server";
import { type FileHandler, staticFiles } from "./http/static-files";
import { storedFiles } from "./http/stored-files";
import { watchForwarding } from "./http/visitor-address";
import { countryFinder } from "./http/visitor-country";
import { announceChanges } from "./index-now/announce-changes";
import { logWholeProcess } from "./log-whole-process";
import {
  measureCaches,
  measureQueues,
  measureRenders,
  measureRequest,
  startMetricsServer,
} from "./metrics-server";
import { endOnUncaughtErrors } from "./uncaught-errors";

export interface DoorOptions {
  /** 0: any free port. */
  port: number;
  hostname: string;
  /** The project's folder, which holds the build. */
  dir: string;
}

export interface Door {
  url: string;
  /** Counts what waits, runs and was refused. */
  admission: Admission;
  /** Lets requests under way finish, then ends Next and the database's listener. */
  close(): Promise<void>;
}

/** Milliseconds after the last request from which pages are rendered ahead. */
const quiet = 100;

/** Next behind our own server: checks, static files, kept pages, then Next (docs/decisions/01). */
export async function startDoor({ port, hostname, dir }: DoorOptions): Promise<Door> {
  const { SITE_URL, DATABASE_URL = "", TRUST_PROXY, STORAGE_DIR, S3_BUCKET, INDEXNOW_KEY: key } = env();
  const { HSTS_INCLUDE_SUBDOMAINS, METRICS_PORT, METRICS_HOST } = env();
  logWholeProcess();
  endOnUncaughtErrors();
  const measured = METRICS_PORT !== undefined;
  const host = new URL(SITE_URL).host;
  const distDir = process.env.NEXT_DIST_DIR || ".next";

  // Next attaches an `upgrade` listener, which leaks sockets, to the server of its first request or to this one.
  const app = next({ dev: false, dir, hostname, port, httpServer: createServer() });
  const [findCountry] = await Promise.all([countryFinder(), app.prepare()]);
  const nextHandler: NextHandler = app.getRequestHandler();
  const handler = measured ? measureRenders(nextHandler) : nextHandler;
  const content = watchContentVersion(DATABASE_URL);
  const admitted = admission(content.answers);
  const pages = publicPages(handler, host, content.connected, admitted);
  const api = publicApi(handler, host, admitted);
  const files = staticFiles(dir, distDir);
  const pictures: FileHandler = S3_BUCKET ? (_request, _response, next) => next() : storedFiles(STORAGE_DIR);
  const documents = otherDocuments(handler, host, pages, findCountry, content.connected, admitted);
  const quick = quickPages((url) => (url.startsWith("/api/") ? api : pages).current(url));
  const answer = answerer({ handler, pages, api, quick, documents, admission: admitted });
  const headers = Object.entries(securityHeaders(SITE_URL.startsWith("https:"), HSTS_INCLUDE_SUBDOMAINS));
  const fields = headers.flat();
  const watch = watchForwarding(TRUST_PROXY, (values, text) => log().warn(values, text));
  const logged = log().isLevelEnabled("debug");

  let underWay = 0;
  let lastRequest = 0;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const id = randomUUID();
    if (measured) measureRequest(request, response);
    lastRequest = performance.now();
    if (!logged && quick.answer(request, response, [...fields, "X-Request-Id", id])) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("X-Request-Id", id);
    leaveNothingUnread(request, response);
    logRequest(request, response, id);
    const address = checkedAddress(request, response);
    if (!address) return;
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
    });
    watch(request);
    stripHeaders(request, host, TRUST_PROXY);
    request.headers[requestIdHeader] = id;
    const fail = (err: unknown) => {
      log().error({ err, request_id: id, path: address.pathname }, "a request failed");
      if (response.headersSent) response.destroy();
      else refuse(response, address.pathname, 500, "Something went wrong on our side. Please try again.");
    };
    try {
      files(request, response, () =>
        pictures(request, response, () => void answer(request, response, address).catch(fail)),
      );
    } catch (err) {
      fail(err);
    }
  };

  const server = siteServer(handle);
  const listening = await listen(server, port, hostname);
  // Loads what says that no file can be opened while files can be opened.
  const watchful = render(handler, "/api/health/live", host).catch(() => null);
  if (measured) {
    measureCaches({ ...pages.caches, ...api.caches });
    measureQueues(admitted.stats);
  }
  const figures = measured ? await startMetricsServer(METRICS_PORT, METRICS_HOST) : null;
  const housekeeping = startHousekeeping();
  const announcing = key ? announceChanges({ databaseUrl: DATABASE_URL, key, log: log() }) : null;
  const warming = new AbortController();
  const isIdle = () => underWay === 0 && performance.now() - lastRequest > quiet;
  const warmed = warmPages(pages, isIdle, warming.signal).catch((err: unknown) => {
    if (!warming.signal.aborted) log().warn({ err }, "warming the pages ended early");
  });
  return {
    url: `http://localhost:${listening}`,
    admission: admitted,
    async close() {
      warming.abort();
      housekeeping.close();
      await Promise.all([closeGracefully(server), watchful, warmed, announcing?.close()]);
      await figures?.close();
      await Promise.all([app.close(), content.close()]);
    },
  };
}
