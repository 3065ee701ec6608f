import type { IncomingMessage, ServerResponse } from "node:http";
import { fallbackLanguage } from "@/lib/i18n/languages";
import { publicRedirect } from "@/lib/i18n/redirect";
import { pageAddress } from "../cache/page-address";
import type { PublicPages } from "../cache/public-pages";
import type { QuickPages } from "../cache/quick-pages";
import type { NextHandler } from "../cache/render";
import { sendPage } from "../cache/send-page";
import { refuse } from "./refuse";
import { contentSecurityPolicy } from "./security-headers";

/** Answers a request, which was checked, for an address. */
export type Answer = (request: IncomingMessage, response: ServerResponse, address: URL) => Promise<void>;

/** Paths that answer with data or files: they go to Next as they came. */
const data = /^\/(?:api|storage|og|_next)(?:\/|$)/;

/** Of these the routes know best themselves what their answers may do. */
const ofRoutes = /^\/(?:api|storage|og)(?:\/|$)/;

function isDocumentRequest({ headers }: IncomingMessage, { pathname, searchParams }: URL): boolean {
  return !data.test(pathname) && headers.rsc === undefined && !searchParams.has("_rsc");
}

/** Decides who answers: a kept page, another document, or Next itself. */
export function answerer(
  handler: NextHandler,
  pages: PublicPages,
  quick: QuickPages,
  documents: Answer,
): Answer {
  return async (request, response, address) => {
    const { pathname } = address;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && !data.test(pathname)) {
      response.setHeader("Allow", "GET, HEAD");
      refuse(response, pathname, 405, "Pages can only be read.");
      return;
    }
    if (!isDocumentRequest(request, address)) {
      if (!ofRoutes.test(pathname)) response.setHeader("Content-Security-Policy", contentSecurityPolicy([]));
      return handler(request, response);
    }
    const redirect = publicRedirect(address.pathname, address.search, () => fallbackLanguage);
    if (redirect?.status === 308) {
      response.writeHead(308, { Location: redirect.location }).end();
      return;
    }
    const publicAddress = pageAddress(address.pathname, address.searchParams);
    if (!publicAddress) return documents(request, response, address);
    const found = await pages.get(publicAddress);
    if (publicAddress.keep && found.page.status === 200) quick.learn(request.url ?? "", publicAddress.url);
    return sendPage(request, response, found);
  };
}
