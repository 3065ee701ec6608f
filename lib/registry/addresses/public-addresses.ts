import { blogAddress, blogListAddress } from "../../blogs/address";
import type { Language } from "../../core/i18n/languages";
import type { PublicAddress, RequestedPage } from "../../core/pages/address";
import { countingAddress } from "../../figures/address";
import { homeAddress } from "../../home/address";
import { ownPageAddress } from "../../own-pages/address";
import { calendarFileAddress, compareAddress, planAddress } from "../../plan/page-address";
import { tripPassAddress } from "../../requests/pass/address";
import { searchAddress } from "../../search/address";
import { accessibilityAddress, privacyAddress, termsAddress } from "../../site/address";
import { tourAddress, tourListAddress } from "../../tours/pages/address";
import { notFoundAddress, offlineAddress, unavailableAddress } from "./notices";

/** A fixed path comes before a path with a parameter that would match as well. */
export const publicAddresses: readonly PublicAddress[] = [
  homeAddress,
  searchAddress,
  planAddress,
  calendarFileAddress,
  compareAddress,
  countingAddress,
  tripPassAddress,
  accessibilityAddress,
  privacyAddress,
  termsAddress,
  offlineAddress,
  notFoundAddress,
  unavailableAddress,
  blogListAddress,
  blogAddress,
  tourListAddress,
  ownPageAddress,
  tourAddress,
];

/** A path that no page describes is a file such as the feed, or a page that does not exist. */
export function readPublicAddress(
  language: Language,
  pathname: string,
  query: URLSearchParams,
): RequestedPage {
  const path = pathname.split("/").slice(2);
  for (const address of publicAddresses) {
    const segments = address.match(path);
    const page = segments && address.read({ language, pathname, segments, query });
    if (page) return page;
  }
  return { language, route: null, params: null, url: pathname, keep: true, template: null };
}
