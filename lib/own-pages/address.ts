import type { Language } from "../core/i18n/languages";
import { languages } from "../core/i18n/languages";
import { defineAddress } from "../core/pages/address";
import { kindPaths } from "../tours/kinds";

/** The longest address of an own page. */
export const longestAddress = 60;

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isOwnPageAddress(address: string): boolean {
  return address.length <= longestAddress && form.test(address);
}

/** The first parts of the paths of the software. A test compares them with the pages that exist. */
const reserved: readonly string[] = [
  ...languages,
  ...kindPaths,
  "accessibility",
  "admin",
  "api",
  "blogs",
  "compare",
  "counting",
  "login",
  "markdown",
  "not-found",
  "offline",
  "plan",
  "preview",
  "privacy",
  "search",
  "storage",
  "terms",
  "trip",
  "unavailable",
];

export function isReservedAddress(address: string): boolean {
  return reserved.includes(address);
}

export function ownPagePath(language: Language, address: string): string {
  return `/${language}/${address}`;
}

/** A page that the operator made. Its file is that of the lists of tours, because Next knows one name for the part of a path. */
export const ownPageAddress = defineAddress<{ address: string }>({
  route: "/[kind]",
  read({ segments: { kind: address = "" } }) {
    return isOwnPageAddress(address) && !isReservedAddress(address) ? { params: { address } } : null;
  },
});
