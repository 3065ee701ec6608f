import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/;
/** IPv4 as sockets write it; rarer spellings are left to the library. */
const mapped = /^::ffff:(?=\d+\.)/i;
const withPort = /^((?:\d{1,3}\.){3}\d{1,3}):\d{1,5}$/;

/** Accepts gateways' `1.2.3.4:5678` and `[2001:db8::1]:443`, and sockets' `::ffff:1.2.3.4` and interface names. */
export function parseAddress(text: string): string | null {
  const written = text.trim();
  const host = bracketed.exec(written)?.[1] ?? withPort.exec(written)?.[1] ?? written;
  const [bare = ""] = host.replace(mapped, "").split("%");
  const version = isIP(bare);
  if (version === 4) return bare;
  return version === 6 ? ipaddr.process(bare).toString() : null;
}

/** The part of an address that counts as one visitor: IPv4 whole, of IPv6 the /64 of one line. */
export function networkOf(address: string): string {
  const known = parseAddress(address);
  if (!known) return address;
  const parsed = ipaddr.parse(known);
  if (parsed instanceof ipaddr.IPv4) return known;
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::`;
}

/** The part of an address that may be stored: its /24, or the /48 of an IPv6 line. */
export function shortenAddress(address: string): string | null {
  const known = parseAddress(address);
  if (!known) return null;
  const parsed = ipaddr.parse(known);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join(".")}.0/24`;
  const groups = parsed.parts.slice(0, 3).map((group) => group.toString(16));
  return `${groups.join(":")}::/48`;
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

const named: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

function parseRange(text: string): Range | null {
  const [address = "", bits] = text.split("/");
  const version = isIP(address);
  if (!version) return null;
  const longest = version === 4 ? 32 : 128;
  if (bits !== undefined && !/^[1-9]\d{0,2}$/.test(bits)) return null;
  const length = bits === undefined ? longest : Number(bits);
  const parsed = ipaddr.parse(address);
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress();
  return length > longest || isMapped ? null : [parsed, length];
}

/** Reads addresses, ranges and names: `10.0.0.0/8, ::1, private`. Null if one is invalid. */
export function parseRanges(text: string): Range[] | null {
  const items = text.split(",").map((item) => item.trim());
  const ranges = items.flatMap((item) => named[item] ?? [item]).map(parseRange);
  return ranges.every((range) => range !== null) ? ranges : null;
}

export function isWithin(address: string, ranges: Range[]): boolean {
  const known = parseAddress(address);
  if (!known) return false;
  const parsed = ipaddr.parse(known);
  return ranges.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match([network, bits]));
}
