import { absoluteUrl } from "../absolute-url";
import { site } from "../site";

/**
 * What security.txt says (RFC 9116). It expires eleven months after the month of `now` began: always less than a year
 * ahead, and the same text for a month.
 */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: id, en",
    `Canonical: ${absoluteUrl("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
