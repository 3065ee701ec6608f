import type { IncomingMessage, ServerResponse } from "node:http";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { publicRedirect, speltPath } from "@/lib/i18n/redirect";
import { type Admission, hasCredentials, visitorOf } from "../admission/admission";
import { Abandoned, QueueFull, QueueStalled } from "../admission/fair-queue";
import { apiAddress } from "../cache/api-address";
import { pageAddress } from "../cache/page-address";
import { acceptedEncoding } from "../cache/page-headers";
import type { PublicApi } from "../cache/public-api";
import type { PublicPages } from "../cache/public-pages";
import type { QuickPages } from "../cache/quick-pages";
import { type NextHandler, renderForOne } from "../cache/render";
import { sendPage } from "../cache/send-page";
import { refuse } from "./refuse";
import { contentSecurityPolicy } from "./security-headers";
import { sendRendered } from "./send-rendered";

/** Answers a request, which was checked, for an address. */
export type Answer = (request: IncomingMessage, response: ServerResponse, address: URL) => Promise<void>;

export interface Answering {
  handler: NextHandler;
  pages: PublicPages;
  api: PublicApi;
  quick: QuickPages;
  documents: Answer;
  admission: Admission;
}

/** Paths that answer with data or files: they go to Next as they came. */
const data = /^\/(?:api|storage|og|_next)(?:\/|$)/;

/** Of these the routes know best themselves what their answers may do. */
const ofRoutes = /^\/(?:api|storage|og)(?:\/|$)/;

/** Files: they are streamed, and a slow reader must hold no place in a queue. */
const files = /^\/(?:storage|_next)(?:\/|$)/;

/** Paths that have no language. */
const withoutLanguage = /^\/(?:api|storage|og|_next|admin|login|sitemaps|sitemap\.xml|robots\.txt)(?:\/|$)/;

const isApi = /^\/api(?:\/|$)/;

/** Whoever watches over the site must hear the truth, however busy it is. */
const isHealth = /^\/api\/health(?:\/|$)/;

/** What next-auth answers holds secrets. */
const isSecret = /^\/api\/auth(?:\/|$)/;

const busy = {
  api: "Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.",
  other: "There are too many requests. Please try again in a moment.",
} as const;

const away = {
  api: "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.",
  other: "The service is not available. Please try again in a moment.",
} as const;

/** Seconds after which a refused client may come again. */
const retryAfter = "5";

function isDocumentRequest({ headers }: IncomingMessage, { pathname, searchParams }: URL): boolean {
  return !data.test(pathname) && headers.rsc === undefined && !searchParams.has("_rsc");
}

/** The one address of a document where it is asked for by another spelling. */
function rightAddress(pathname: string, search: string): string | null {
  const path = speltPath(pathname);
  if (withoutLanguage.test(path)) return path === pathname ? null : path + search;
  const redirect = publicRedirect(pathname, search, () => fallbackLanguage);
  return redirect?.status === 308 ? redirect.location : null;
}

function refuseUnadmitted(response: ServerResponse, pathname: string, status: 429 | 503): void {
  response.setHeader("Retry-After", retryAfter);
  refuse(response, pathname, status, (status === 429 ? busy : away)[isApi.test(pathname) ? "api" : "other"]);
}

/** Decides who answers: a kept page or response, another document, or Next itself, each in its lane. */
export function answerer({ handler, pages, api, quick, documents, admission }: Answering): Answer {
  const forOne = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: URL,
    lane: "pages" | "api",
  ) => {
    const queue = admission[hasCredentials(request.headers) ? "staff" : lane];
    const task = () => renderForOne(handler, request, address);
    const rendered = await queue.run(task, visitorOf(request, response));
    await sendRendered(request, response, rendered, { secret: isSecret.test(address.pathname) });
  };

  const fromApi: Answer = async (request, response, address) => {
    const { pathname, searchParams } = address;
    if (isHealth.test(pathname)) return handler(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      if (admission.admitChange(request, response)) return handler(request, response);
      return refuseUnadmitted(response, pathname, 429);
    }
    const publicAddress = hasCredentials(request.headers) ? null : apiAddress(pathname, searchParams);
    if (!publicAddress) return forOne(request, response, address, "api");
    const found = await api.get(publicAddress, visitorOf(request, response));
    if (found.page.status === 200) quick.learn(request.url ?? "", publicAddress.url);
    return sendPage(request, response, found);
  };

  const route: Answer = async (request, response, address) => {
    const { pathname, search } = address;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && !data.test(pathname)) {
      response.setHeader("Allow", "GET, HEAD");
      refuse(response, pathname, 405, "Pages can only be read.");
      return;
    }
    if (isApi.test(pathname)) return fromApi(request, response, address);
    if (!isDocumentRequest(request, address)) {
      if (!ofRoutes.test(pathname)) response.setHeader("Content-Security-Policy", contentSecurityPolicy([]));
      if (!reads || files.test(pathname)) return handler(request, response);
      return forOne(request, response, address, "pages");
    }
    const location = rightAddress(pathname, search);
    if (location) {
      response.writeHead(308, { Location: location }).end();
      return;
    }
    const publicAddress = pageAddress(pathname, address.searchParams);
    if (!publicAddress) return documents(request, response, address);
    const found = await pages.get(publicAddress, visitorOf(request, response));
    // Every browser takes compression; a flood that does not is not worth a page each.
    if (found.page.status === 429 && !acceptedEncoding(request.headers["accept-encoding"]?.toString())) {
      refuseUnadmitted(response, pathname, 429);
      return;
    }
    if (publicAddress.keep && found.page.status === 200) quick.learn(request.url ?? "", publicAddress.url);
    return sendPage(request, response, found);
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
