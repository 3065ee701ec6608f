import type { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { isIP, type Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import { type CountryResponse, open, type Reader } from "maxmind";
import { dayMs } from "@/lib/core/durations";
import { type Env, env } from "@/lib/core/env";
import { isFromTrustedProxy, visitorAddress } from "./visitor-address";

const timeLimit = 800;

export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === "unicast";
}

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

function openCountries(): Promise<Countries> {
  opened ??= open(
    createRequire(import.meta.url).resolve(
      "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
    ),
  );
  return opened;
}

/** Reads a platform's header, if the request comes from a trusted proxy. */
function namedCountry(request: IncomingMessage, trustProxy: Env["TRUST_PROXY"]): string | null {
  if (trustProxy === false || !isFromTrustedProxy(request, trustProxy)) return null;
  const named = platformHeaders.map((name) => headerOf(request, name)).find(Boolean);
  return named && /^[A-Za-z]{2}$/.test(named) ? named.toUpperCase() : null;
}

/** Finds a visitor's country by a platform's header, the bundled database or `GEO_LOOKUP_URL`; null if unknown. */
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

/** Finds a visitor's country without a call of another service, to count visits. */
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
  // Without a proxy all requests of a connection have the same visitor and so the same country.
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
