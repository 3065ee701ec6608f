import type { IncomingMessage, ServerResponse } from "node:http";
import { requestedPathHeader } from "@/lib/auth/return-path";
import { countryHeader } from "@/lib/i18n/detect";
import { type Admission, hasCredentials, visitorOf } from "../admission/admission";
import { createPage } from "../cache/page";
import type { PublicPages } from "../cache/public-pages";
import { type NextHandler, render } from "../cache/render";
import { sendPage } from "../cache/send-page";
import { withInlineStyles } from "./security-headers";
import { sendRendered } from "./send-rendered";
import type { CountryFinder } from "./visitor-country";

const brotliQuality = 4;

/** Headers of Next's answer that the client gets as they are. */
const forwarded = ["content-type", "cache-control", "vary", "location", "set-cookie", "x-robots-tag"];

/** Draws its own page for what is not there, inside its frame. */
const backOffice = /^\/admin(?:\/|$)/;

/** Whatever is asked for by a browser's address bar and is neither a kept page nor a file. */
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
    const told = { [countryHeader]: country, [requestedPathHeader]: url };
    const lane = hasCredentials(request.headers) ? admission.staff : admission.pages;
    const task = () => render(handler, url, host, { cookie, accept, ...told });
    const rendered = await lane.run(task, visitorOf(request, response));
    const isHtml = rendered.contentType.startsWith("text/html");
    if (rendered.status === 404 && (isHtml || !rendered.contentType) && !backOffice.test(address.pathname)) {
      return sendPage(request, response, await pages.notFound(address.pathname));
    }
    if (!isHtml || rendered.location) return sendRendered(request, response, rendered, { names: forwarded });
    const status = rendered.status >= 500 && !databaseIsUp() ? 503 : rendered.status;
    const plain = await createPage({ ...rendered, status }, brotliQuality);
    const page = { ...plain, policy: withInlineStyles(plain.policy) };
    response.setHeader("X-Robots-Tag", "noindex");
    await sendPage(request, response, { page, stale: false }, "private, no-store");
  };
}
