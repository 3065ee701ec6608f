import { defineAddress, fixedAddress } from "../../core/pages/address";
import { hideIn, type PublicPage, wholePage } from "../../core/pages/public-page";
import { type PageSubject, pageSubject } from "../../tours/pages/subject";

interface NoticeParams {
  /** The list of the page that cannot be shown, such as `tours/detail`. Empty for no known list. */
  of: string;
  subject: PageSubject;
}

function withSubject(path: string, of: string): string {
  return of ? `${path}?of=${encodeURIComponent(of)}` : path;
}

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

export const notFoundAddress = noticeAddress("/not-found");

export const unavailableAddress = noticeAddress("/unavailable");

export const offlineAddress = fixedAddress("/offline");

export function noticePage(route: string, of = ""): PublicPage {
  return hideIn(wholePage((language) => withSubject(`/${language}${route}`, of)));
}
