import { Client, type FetchLike, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { doorPath } from "@/lib/assistants/door";
import type { ToolName, ToolResult } from "@/lib/assistants/schemas";

export const revisions = ["2026-07-28", "2025-11-25"] as const;

export type Revision = (typeof revisions)[number];

export interface Called {
  isError?: boolean;
  content: { type: string; text?: string }[];
  structuredContent?: Record<string, unknown>;
}

/** The official client of the protocol, connected to a site. */
export async function connectAssistant(
  site: string,
  { revision = "2026-07-28", fetch }: { revision?: Revision; fetch?: FetchLike } = {},
) {
  const mode = revision === "2026-07-28" ? { pin: revision } : ("legacy" as const);
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(doorPath, site), { fetch }));
  const call = (name: string, input: object) =>
    client.callTool({ name, arguments: { ...input } }) as Promise<Called>;
  return {
    client,
    call,
    /** The structured content of an answer that is no error. */
    async ask<Name extends ToolName>(name: Name, input: object): Promise<ToolResult<Name>> {
      const { isError, content, structuredContent } = await call(name, input);
      if (isError) throw new Error(content[0]?.text);
      return structuredContent as ToolResult<Name>;
    },
  };
}
