import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { isIP, type Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { type CountryResponse, open, type Reader } from "maxmind";
import { dayMs } from "@/lib/durations";
import { type Env, env } from "@/lib/env";
import { isFromTrustedProxy, visitorAddress } from "./visitor-address";

/** Milliseconds that a visitor may wait for a third party. */
const timeLimit = 800;

export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === "unicast";
}

/** Two letters as text, or JSON with `country`, `country_code` or `countryCode`. */
export function countryOf(body: string): string | null {
  const text = body.trim();
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase();
  try {
    const { country, country_code, countryCode } = JSON.parse(text);
    const code = [country_code, countryCode, country].find((each) => /^[A-Za-z]{2}$/.test(String(each)));
    return code ? String(code).toUpperCase() : null;
  } catch {
    return null;
  }
}

const remembered = new LRUCache<string, { country: string | null }>({
  max: 10_000,
  ttl: dayMs,
});

/** Asks `GEO_LOOKUP_URL`, where it is set, for a public address; null on any failure. */
async function lookUpCountry(address: string): Promise<string | null> {
  const { GEO_LOOKUP_URL } = env();
  if (!GEO_LOOKUP_URL || !isPublicAddress(address)) return null;
  const known = remembered.get(address);
  if (known) return known.country;
  const country = await fetch(GEO_LOOKUP_URL.replace("{ip}", encodeURIComponent(address)), {
    signal: AbortSignal.timeout(timeLimit),
  })
    .then(async (response) => (response.ok ? countryOf(await response.text()) : null))
    .catch(() => null);
  remembered.set(address, { country });
  return country;
}

const platformHeaders = ["x-vercel-ip-country", "cf-ipcountry", "cloudfront-viewer-country"];

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export type CountryFinder = (request: IncomingMessage) => Promise<string | null>;

type Countries = Reader<CountryResponse & { country_code?: string }>;

let opened: Promise<Countries> | undefined;

/** The bundled country database, which stays in memory. */
function openCountries(): Promise<Countries> {
  opened ??= open(
    createRequire(import.meta.url).resolve(
      "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
    ),
  );
  return opened;
}

/** The country that a platform's header names, behind a trusted proxy. */
function namedCountry(request: IncomingMessage, trustProxy: Env["TRUST_PROXY"]): string | null {
  if (trustProxy === false || !isFromTrustedProxy(request, trustProxy)) return null;
  const named = platformHeaders.map((name) => headerOf(request, name)).find(Boolean);
  return named && /^[A-Za-z]{2}$/.test(named) ? named.toUpperCase() : null;
}

/**
 * Finds a visitor's country as two letters: from a platform's header behind a trusted proxy, the bundled
 * country database, or `GEO_LOOKUP_URL`; null where none knows it.
 */
export async function countryFinder(): Promise<CountryFinder> {
  const { TRUST_PROXY } = env();
  const countries = await openCountries();
  return async (request) => {
    const named = namedCountry(request, TRUST_PROXY);
    if (named) return named;
    const address = visitorAddress(request, TRUST_PROXY);
    try {
      return countries.get(address)?.country_code ?? (await lookUpCountry(address));
    } catch {
      return null;
    }
  };
}

/** The same at once, and from nobody else: visits are counted by it. */
export async function countryReader(): Promise<(request: IncomingMessage) => string | null> {
  const { TRUST_PROXY } = env();
  const countries = await openCountries();
  const read = (request: IncomingMessage) => {
    const named = namedCountry(request, TRUST_PROXY);
    if (named) return named;
    try {
      return countries.get(visitorAddress(request, TRUST_PROXY))?.country_code ?? null;
    } catch {
      return null;
    }
  };
  if (TRUST_PROXY !== false) return read;
  // Without a proxy a connection has one visitor; what is known of it goes with it.
  const ofConnections = new WeakMap<Socket, string | null>();
  return (request) => {
    let country = ofConnections.get(request.socket);
    if (country === undefined) {
      country = read(request);
      ofConnections.set(request.socket, country);
    }
    return country;
  };
}
