import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { type CountryResponse, open, type Reader } from "maxmind";
import { env } from "@/lib/env";
import { lookUpCountry } from "./country-lookup";
import { isFromTrustedProxy, visitorAddress } from "./visitor-address";

const platformHeaders = ["x-vercel-ip-country", "cf-ipcountry", "cloudfront-viewer-country"];

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export type CountryFinder = (request: IncomingMessage) => Promise<string | null>;

/**
 * Finds a visitor's country as two letters: a platform's header behind a trusted proxy, the country
 * database that comes with the product, then `GEO_LOOKUP_URL`; null where nobody knows.
 */
export async function countryFinder(): Promise<CountryFinder> {
  const { TRUST_PROXY } = env();
  const file = createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
  const countries: Reader<CountryResponse & { country_code?: string }> = await open(file);
  return async (request) => {
    const proxied = isFromTrustedProxy(request, TRUST_PROXY);
    const named = proxied && platformHeaders.map((name) => headerOf(request, name)).find(Boolean);
    if (named && /^[A-Za-z]{2}$/.test(named)) return named.toUpperCase();
    const address = visitorAddress(request, TRUST_PROXY);
    try {
      return countries.get(address)?.country_code ?? (await lookUpCountry(address));
    } catch {
      return null;
    }
  };
}
