import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import next from "next";
import { sessionOf } from "@/lib/core/auth/request-session";
import { contentKnowledge } from "@/lib/core/content/content-version";
import { whileDatabaseResponds } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { isSwitchedOff } from "@/lib/core/i18n/shown-languages";
import { log } from "@/lib/core/log";
import { requestIdHeader } from "@/lib/core/monitoring/request-errors";
import { type Admission, admission } from "./admission/admission";
import { answerAssistants } from "./assistants/answer-assistants";
import { browserScript } from "./browser/scripts";
import { watchContentVersion } from "./database/content-version";
import { followSettings } from "./follow-settings";
import { startHousekeeping } from "./housekeeping";
import { connectHotReload } from "./http/hot-reload";
import { closeGracefully, createHttpServer, drainRequest, listen } from "./http/http-server";
import { watchOwnFiles } from "./http/own-files";
import { refuse } from "./http/refusals";
import { checkedAddress, stripHeaders } from "./http/request-checks";
import { securityHeaders } from "./http/security-headers";
import { developmentFiles, type FileHandler, staticFiles, storedFiles } from "./http/static-files";
import { watchForwarding } from "./http/visitor-address";
import { countryFinder } from "./http/visitor-country";
import { providePlanModeScript } from "./in-next/plan-mode-script";
import { provideStaticHtml } from "./in-next/static-html-renderer";
import {
  measureCaches,
  measureProcess,
  measureQueues,
  measureRenders,
  measureRequest,
  startMetricsServer,
} from "./metrics-server";
import { createFastPath } from "./page-cache/fast-path";
import { publicApi, publicPages } from "./page-cache/public-cache";
import { type NextHandler, render } from "./page-cache/render";
import { renewPages } from "./page-cache/renew-pages";
import { createStaticHtml } from "./page-cache/static-html";
import { warmPages } from "./page-cache/warm-pages";
import { UnusableBuild } from "./process/lifecycle";
import { endOnUncaughtErrors, logWholeProcess } from "./process/process-errors";
import { createRouter, otherDocuments } from "./router";
import { startVisits } from "./visits/visits";

/** Logs each request at the level `debug`, without its query, body, cookies or sender. */
function logRequest(request: IncomingMessage, response: ServerResponse, id: string): void {
  if (!log().isLevelEnabled("debug")) return;
  const { method, url = "" } = request;
  const begin = performance.now();
  response.once("close", () => {
    const ms = Math.round(performance.now() - begin);
    const [path] = url.split("?", 1);
    const { statusCode: status, writableFinished: whole } = response;
    log().debug({ request_id: id, method, path, status, ms, whole }, "request");
  });
}

export interface SiteServerOptions {
  /** 0 takes any free port. */
  port: number;
  hostname: string;
  dir: string;
  /** Has Next compile pages when they are asked for, and renew them in the browser (`npm run dev`). By default false. */
  development?: boolean;
}

export interface SiteServer {
  url: string;
  admission: Admission;
  close(): Promise<void>;
}

const quiet = 100;

/** Starts Next behind the site's own HTTP server (docs/decisions/01). */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { port, hostname, dir, development = false } = options;
  const { SITE_URL, DATABASE_URL = "", TRUST_PROXY, STORAGE_DIR, S3_BUCKET } = env();
  const { HSTS_INCLUDE_SUBDOMAINS, METRICS_PORT, METRICS_HOST, FIGURES, WARM_PAGES } = env();
  // Next prints problems of the source for a person at a terminal, and stays there for the next change.
  if (!development) logWholeProcess();
  provideStaticHtml(createStaticHtml());
  providePlanModeScript(browserScript("plan-mode"));
  if (!development) endOnUncaughtErrors();
  const measured = METRICS_PORT !== undefined;
  const host = new URL(SITE_URL).host;
  const distDir = process.env.NEXT_DIST_DIR || ".next";

  // Next adds an `upgrade` listener that leaks sockets, so give it a server that never listens.
  const upgrades = createServer();
  const app = next({ dev: development, dir, hostname, port, httpServer: upgrades });
  const prepared = app.prepare().catch((error: unknown) => {
    throw new UnusableBuild(`Next cannot open the build in ${distDir} (${error}); build the site again.`);
  });
  const [findCountry] = await Promise.all([countryFinder(), prepared]);
  const nextHandler: NextHandler = app.getRequestHandler();
  const handler = measured ? measureRenders(nextHandler) : nextHandler;
  const content = watchContentVersion(DATABASE_URL);
  const ignoreSettings = await followSettings();
  const admitted = admission(content.answers, (headers) => whileDatabaseResponds(sessionOf(headers)));
  const visits = await startVisits(FIGURES, SITE_URL);
  const database = { isUp: content.connected, whileResponds: whileDatabaseResponds };
  const pages = publicPages(handler, host, database, admitted, visits ? [visits.script.path] : []);
  const api = publicApi(handler, host, admitted);
  const files = development ? developmentFiles(dir, nextHandler) : staticFiles(dir, distDir);
  const ownFiles = await watchOwnFiles();
  const pictures: FileHandler = S3_BUCKET ? (_request, _response, next) => next() : storedFiles(STORAGE_DIR);
  const documents = otherDocuments(handler, host, pages, findCountry, content.connected, admitted);
  const assistants = answerAssistants(handler, host, admitted, visits);
  const fastPath = createFastPath(
    (url) => (isSwitchedOff(url) ? null : (url.startsWith("/api/") ? api : pages).current(url)),
    visits?.countPage,
  );
  const route = createRouter({
    handler,
    pages,
    api,
    fastPath,
    documents,
    assistants,
    admission: admitted,
    visits,
  });
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
    if (!logged && fastPath.respond(request, response, [...fields, "X-Request-Id", id])) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("X-Request-Id", id);
    drainRequest(request, response);
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
      log().error(
        { err, request_id: id, path: address.pathname },
        "A request failed and was answered with 500.",
      );
      if (response.headersSent) response.destroy();
      else refuse(response, address.pathname, 500, "Something went wrong on our side. Please try again.");
    };
    try {
      if (address.pathname === visits?.script.path) return visits.script.send(request, response);
      if (ownFiles.respond(request, response)) return;
      files(request, response, () =>
        pictures(request, response, () => void route(request, response, address).catch(fail)),
      );
    } catch (err) {
      fail(err);
    }
  };

  const server = createHttpServer(handle);
  const hotReload = development ? connectHotReload(server, upgrades) : null;
  const listening = await listen(server, port, hostname);
  // Loads the modules of the health check now, because they could not be opened when file descriptors run
  // out.
  const watchful = render(handler, "/api/health/live", host).catch(() => null);
  if (measured) {
    measureCaches({ ...pages.caches, ...api.caches });
    measureQueues(admitted.stats);
    measureProcess();
  }
  const figures = measured ? await startMetricsServer(METRICS_PORT, METRICS_HOST) : null;
  const housekeeping = startHousekeeping();
  const warming = new AbortController();
  const isIdle = () => underWay === 0 && performance.now() - lastRequest > quiet;
  const warmAhead = async () => {
    // Development compiles a page at its first request.
    if (WARM_PAGES && !development) await warmPages(pages, isIdle, warming.signal);
  };
  const warmed = warmAhead().catch((err: unknown) => {
    if (!warming.signal.aborted)
      log().warn(
        { err },
        "The page cache could not be warmed completely. The first visitors of some pages wait longer.",
      );
  });
  const isBusy = () =>
    Object.values(admitted.stats()).some(({ running, waiting }) => running > 0 || waiting > 0);
  const renewing = { cache: pages.caches.pages, content: contentKnowledge().moments, isBusy };
  const renewed = development ? null : renewPages(renewing, warming.signal);
  return {
    url: `http://localhost:${listening}`,
    admission: admitted,
    async close() {
      warming.abort();
      ignoreSettings();
      ownFiles.close();
      hotReload?.close();
      await Promise.all([closeGracefully(server), watchful, warmed, renewed, housekeeping.close()]);
      await figures?.close();
      await visits?.close();
      await Promise.all([app.close(), content.close()]);
    },
  };
}
