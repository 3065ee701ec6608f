import type { IncomingMessage, ServerResponse } from "node:http";
import { cardPath, catalogPath, doorPath } from "@/lib/assistants/door";
import { requestedPathHeader } from "@/lib/core/auth/return-path";
import {
  canonicalPath,
  countryHeader,
  publicRedirect,
  shownLanguagesHeader,
} from "@/lib/core/i18n/language-redirect";
import { fallbackLanguage } from "@/lib/core/i18n/languages";
import { isSwitchedOff, mainLanguage, shownLanguages } from "@/lib/core/i18n/shown-languages";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";
import { markdownEnding } from "@/lib/core/pages/public-page";
import { tripParameters } from "@/lib/trip/trip";
import { type Admission, hasCredentials, visitorOf } from "./admission/admission";
import { Abandoned, QueueFull, QueueStalled, throwIfAbandoned } from "./admission/fair-queue";
import { seenPath } from "./browser/tell-server";
import { refuse } from "./http/refusals";
import { contentSecurityPolicy, withInlineStyles } from "./http/security-headers";
import { isPrefetch, sendSpeculationRules, speculationRulesPath } from "./http/speculation-rules";
import type { CountryFinder } from "./http/visitor-country";
import { sendWorker, workerPath } from "./offline/send-worker";
import { apiAddress, pageAddress } from "./page-cache/cache-keys";
import type { FastPath } from "./page-cache/fast-path";
import { holdResponse } from "./page-cache/held-response";
import { createPage } from "./page-cache/page";
import type { PublicApi, PublicPages } from "./page-cache/public-cache";
import { type NextHandler, render, renderForOne } from "./page-cache/render";
import { acceptedEncoding, sendPage, sendRendered } from "./page-cache/send-page";
import type { Visits } from "./visits/visits";

export type Responder = (request: IncomingMessage, response: ServerResponse, address: URL) => Promise<void>;

export interface RouterOptions {
  handler: NextHandler;
  pages: PublicPages;
  api: PublicApi;
  fastPath: FastPath;
  documents: Responder;
  assistants: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  admission: Admission;
  visits: Visits | null;
}

const data = /^\/(?:api|storage|og|logo|_next)(?:\/|$)/;

const ofRoutes = /^\/(?:api|storage|og|logo)(?:\/|$)/;

/** Files are streamed, so a slow reader must not occupy a slot of a queue. */
const files = /^\/(?:storage|_next)(?:\/|$)/;

const withoutLanguage =
  /^\/(?:api|storage|og|logo|_next|admin|login|preview|mcp|sitemaps|sitemap\.xml|robots\.txt)(?:\/|$)/;

const isApi = /^\/api(?:\/|$)/;

const isHealth = /^\/api\/health(?:\/|$)/;

/** Responses of next-auth contain secrets. */
const isSecret = /^\/api\/auth(?:\/|$)/;

const busy = {
  api: "Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.",
  other: "There are too many requests. Please try again in a moment.",
} as const;

const away = {
  api: "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.",
  other: "The service is not available. Please try again in a moment.",
} as const;

const missing = "Data tidak ditemukan.";

const retryAfter = "5";

/** Other paths always get a document, whatever the request asks for. */
const withRouter = /^\/(?:admin|login)(?:\/|$)/;

function isRouterRequest({ headers }: IncomingMessage, { pathname, searchParams }: URL): boolean {
  return withRouter.test(pathname) && (headers.rsc !== undefined || searchParams.has("_rsc"));
}

/** The path as the client wrote it. A `URL` has already resolved some other spellings, such as `//api` and `/api\users`. */
function writtenPath({ url = "" }: IncomingMessage): string {
  const [path = ""] = url.split(/[?#]/, 1);
  return path;
}

/** Returns the one spelling of an address, or null if the address has this spelling or its language is still unknown. */
function canonicalAddress(written: string, search: string): string | null {
  const path = canonicalPath(written);
  if (written === path && withoutLanguage.test(path)) return null;
  const redirect = publicRedirect(written, search, () => fallbackLanguage);
  if (redirect?.status === 308) return redirect.location;
  // Next answers a file's path with a slash at its end with an empty 200.
  const isFile = path.slice(path.lastIndexOf("/")).includes(".");
  return written !== path && (isFile || withoutLanguage.test(path)) ? path + search : null;
}

/** The headers of addresses for programs: any page may read the description of the door, and Markdown names its page. */
function headersOf(pathname: string, search: string): Record<string, string> | null {
  if (pathname === catalogPath || pathname === cardPath) return { "Access-Control-Allow-Origin": "*" };
  if (!pathname.endsWith(markdownEnding)) return null;
  const page = absoluteUrl(pathname.slice(0, -markdownEnding.length) + search);
  return { "X-Robots-Tag": "noindex", Link: `<${page}>; rel="canonical"` };
}

function refuseUnadmitted(response: ServerResponse, pathname: string, status: 429 | 503): void {
  response.setHeader("Retry-After", retryAfter);
  refuse(response, pathname, status, (status === 429 ? busy : away)[isApi.test(pathname) ? "api" : "other"]);
}

export function createRouter({
  handler,
  pages,
  api,
  fastPath,
  documents,
  assistants,
  admission,
  visits,
}: RouterOptions): Responder {
  const forOne = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: URL,
    lane: "pages" | "api",
  ) => {
    const task = () => renderForOne(handler, request, address);
    const visitor = visitorOf(request, response);
    await throwIfAbandoned(visitor);
    const queue = await admission.laneOf(request, visitor, lane);
    const rendered = await queue.run(task, visitor);
    await sendRendered(request, response, rendered, { secret: isSecret.test(address.pathname) });
  };

  const fromApi: Responder = async (request, response, address) => {
    const { pathname, searchParams } = address;
    if (isHealth.test(pathname)) return handler(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      if (!admission.admitChange(request, response)) return refuseUnadmitted(response, pathname, 429);
      const changed = await holdResponse(handler, request, response);
      return sendRendered(request, response, changed, { secret: isSecret.test(pathname) });
    }
    const publicAddress = hasCredentials(request.headers) ? null : apiAddress(pathname, searchParams);
    if (!publicAddress) return forOne(request, response, address, "api");
    const found = await api.get(publicAddress, visitorOf(request, response));
    if (found.page.status === 200) fastPath.learn(request.url ?? "", publicAddress.url);
    return sendPage(request, response, found);
  };

  const route: Responder = async (request, response, address) => {
    const { pathname, search } = address;
    const reads = request.method === "GET" || request.method === "HEAD";
    const written = writtenPath(request);
    const location = canonicalAddress(written, search);
    if (location && reads) {
      response.writeHead(308, { Location: location }).end();
      return;
    }
    // A redirect would lose the body of a change in many clients.
    if (location && isApi.test(canonicalPath(written))) return void refuse(response, location, 404, missing);
    if (isSwitchedOff(pathname) && reads) {
      // Not permanent, because the language may be switched on again.
      const [, , ...rest] = pathname.split("/");
      const shown = ["", mainLanguage(), ...rest].join("/") + search;
      response.writeHead(307, { Location: shown, "Cache-Control": "private, no-store" }).end();
      return;
    }
    if (pathname === doorPath) return assistants(request, response);
    if (visits && pathname === seenPath) return visits.receive(request, response);
    if (!reads && !data.test(pathname)) {
      response.setHeader("Allow", "GET, HEAD");
      refuse(response, pathname, 405, "Pages can only be read.");
      return;
    }
    if (isApi.test(pathname)) return fromApi(request, response, address);
    if (pathname === speculationRulesPath) return sendSpeculationRules(request, response);
    if (pathname === workerPath) return sendWorker(request, response);
    if (data.test(pathname) || isRouterRequest(request, address)) {
      if (!ofRoutes.test(pathname)) response.setHeader("Content-Security-Policy", contentSecurityPolicy([]));
      if (!reads || files.test(pathname)) return handler(request, response);
      return forOne(request, response, address, "pages");
    }
    const publicAddress = pageAddress(pathname, address.searchParams);
    if (!publicAddress) return documents(request, response, address);
    // A prefetch must not delay a page that a visitor waits for.
    if (isPrefetch(request) && admission.pages.stats().waiting > 0) {
      return refuseUnadmitted(response, pathname, 503);
    }
    const own = headersOf(pathname, search);
    for (const [name, value] of Object.entries(own ?? {})) response.setHeader(name, value);
    const found = await pages.get(publicAddress, visitorOf(request, response));
    // Every browser accepts compression. A client that does not gets a short text instead of a page.
    if (found.page.status === 429 && !acceptedEncoding(request.headers["accept-encoding"]?.toString())) {
      refuseUnadmitted(response, pathname, 429);
      return;
    }
    // The page has the same bytes for every party, so only the header asks search engines to leave the address out.
    const isOfOneParty = tripParameters.some((name) => address.searchParams.has(name));
    if (isOfOneParty) response.setHeader("X-Robots-Tag", "noindex");
    // The fast path sends a page without headers of its address.
    else if (!own && publicAddress.keep && found.page.status === 200) {
      fastPath.learn(request.url ?? "", publicAddress.url);
    }
    await sendPage(request, response, found);
    // A response 304 is a visit as well: the browser shows its stored copy.
    if (found.page.status === 200 && request.method === "GET") visits?.countPage(request, publicAddress.url);
  };

  return async (request, response, address) => {
    try {
      await route(request, response, address);
    } catch (error) {
      if (error instanceof Abandoned) return;
      const refused = error instanceof QueueFull ? 429 : error instanceof QueueStalled ? 503 : null;
      if (refused === null || response.headersSent) throw error;
      refuseUnadmitted(response, address.pathname, refused);
    }
  };
}

const brotliQuality = 4;

const forwarded = ["content-type", "cache-control", "vary", "location", "set-cookie", "x-robots-tag"];

const backOffice = /^\/admin(?:\/|$)/;

/** Preview links show hidden tours as pages of the public site, with the same policy and redirects. */
const sharedPreview = /^\/preview\/[^/]+(?=\/|$)/;

export function otherDocuments(
  handler: NextHandler,
  host: string,
  pages: PublicPages,
  findCountry: CountryFinder,
  databaseIsUp: () => boolean,
  admission: Admission,
) {
  return async (request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> => {
    const { cookie = "", accept = "text/html" } = request.headers;
    const country = (await findCountry(request)) ?? "";
    const url = address.pathname + address.search;
    const requestHeaders = {
      [countryHeader]: country,
      [shownLanguagesHeader]: shownLanguages().join(),
      [requestedPathHeader]: url,
    };
    const task = () => render(handler, url, host, { cookie, accept, ...requestHeaders });
    const visitor = visitorOf(request, response);
    await throwIfAbandoned(visitor);
    const lane = await admission.laneOf(request, visitor, "pages");
    const rendered = await lane.run(task, visitor);
    const isHtml = rendered.contentType.startsWith("text/html");
    if (rendered.status === 404 && (isHtml || !rendered.contentType) && !backOffice.test(address.pathname)) {
      return sendPage(request, response, await pages.notFound(address.pathname.replace(sharedPreview, "")));
    }
    const isShared = sharedPreview.test(address.pathname);
    // Next can send only 307 and 308.
    if (isShared && rendered.status === 307) rendered.status = 302;
    if (!isHtml || rendered.location) return sendRendered(request, response, rendered, { names: forwarded });
    const status = rendered.status >= 500 && !databaseIsUp() ? 503 : rendered.status;
    const plain = await createPage({ ...rendered, status }, brotliQuality);
    const page = isShared ? plain : { ...plain, policy: withInlineStyles(plain.policy) };
    response.setHeader("X-Robots-Tag", "noindex");
    await sendPage(request, response, { page, stale: false }, "private, no-store");
  };
}
