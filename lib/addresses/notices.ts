import { defineAddress, fixedAddress } from "../pages/address";
import { hideIn, type PublicPage, wholePage } from "../pages/public-page";
import { type PageSubject, pageSubject } from "../tours/pages/subject";

interface NoticeParams {
  /** The value of `?of=`: the list of the page that cannot be shown, such as `tours/detail`. Empty for no known list. */
  of: string;
  subject: PageSubject;
}

function withSubject(path: string, of: string): string {
  return of ? `${path}?of=${encodeURIComponent(of)}` : path;
}

/** The address of a page that says why another page is not shown. */
function noticeAddress(route: string) {
  return defineAddress<NoticeParams>({
    route,
    read({ pathname, query }) {
      const asked = query.get("of") ?? "";
      const subject = pageSubject(asked);
      const of = subject.list === null ? "" : asked;
      return { params: { of, subject }, url: withSubject(pathname, of) };
    },
  });
}

/** Sent with status 404 in place of a page that is not there. */
export const notFoundAddress = noticeAddress("/not-found");

/** Sent with status 429, 500 or 503 in place of a page that could not be rendered. */
export const unavailableAddress = noticeAddress("/unavailable");

/** Shown by the service worker in place of a page that the device has not kept. */
export const offlineAddress = fixedAddress("/offline");

/** A notice at its own address, for no search engine. */
export function noticePage(route: string, of = ""): PublicPage {
  return hideIn(wholePage((language) => withSubject(`/${language}${route}`, of)));
}
