/** The address of the door for assistants. */
export const doorPath = "/mcp";

/** Describes the door for clients that have not connected yet. */
export const cardPath = "/mcp/server-card";

export const catalogPath = "/.well-known/mcp/catalog.json";

/** The largest body of a call, in bytes. */
export const mostBytes = 64 * 1024;
