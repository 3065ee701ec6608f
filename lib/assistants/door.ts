import { absoluteUrl } from "../core/pages/absolute-url";

/** The address of the door for assistants. */
export const doorPath = "/mcp";

/** Describes the door for clients that have not connected yet. */
export const cardPath = "/mcp/server-card";

export const catalogPath = "/.well-known/mcp/catalog.json";

/** The largest body of a call, in bytes. */
export const mostBytes = 64 * 1024;

/** The version of the server. A change of the tools that assistants notice raises it. */
export const doorVersion = "1.0.0";

const protocolRevisions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"] as const;

const cardType = "application/mcp-server-card+json";

/** The last part of the server's name, which stands behind the host. */
const suffix = "tours";

function host(): string {
  return new URL(absoluteUrl("/")).hostname;
}

/** The name of the server: the host in reverse order, as `com.example/tours`. */
export function doorName(): string {
  const name = host();
  return `${/[a-z]/.test(name) ? name.split(".").reverse().join(".") : name}/${suffix}`;
}

/** Describes the server for clients that have not connected yet (SEP-2127). */
export function serverCard(operator: string): string {
  return JSON.stringify({
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: doorName(),
    version: doorVersion,
    title: operator,
    description: "Tours with prices by day and party, open days and links to the filled request form.",
    websiteUrl: absoluteUrl("/"),
    remotes: [
      {
        type: "streamable-http",
        url: absoluteUrl(doorPath),
        supportedProtocolVersions: protocolRevisions,
      },
    ],
  });
}

/** Lists the one server of the site, for clients that know the host alone. */
export function serverCatalog(operator: string): string {
  const identifier = `urn:air:${host()}:${suffix}`;
  const entry = { identifier, displayName: operator, type: cardType, url: absoluteUrl(cardPath) };
  return JSON.stringify({ specVersion: "draft", entries: [entry] });
}
