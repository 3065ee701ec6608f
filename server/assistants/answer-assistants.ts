import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { doorPath, mostBytes } from "@/lib/assistants/door";
import { toolNames } from "@/lib/assistants/schemas";
import { readBounded } from "@/lib/core/bounded-body";
import { fallbackLanguage, languages } from "@/lib/core/i18n/languages";
import { type Admission, visitorOf } from "../admission/admission";
import { Abandoned, QueueFull, QueueStalled } from "../admission/fair-queue";
import { type NextHandler, renderPosted } from "../page-cache/render";
import { sendRendered } from "../page-cache/send-page";
import type { Visits } from "../visits/visits";

const allowed = "POST, OPTIONS";

/** Pages of any origin may call without credentials. A preflight without the names of headers gets the same answer. */
const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": allowed,
  "Access-Control-Allow-Headers": "Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name",
  "Access-Control-Expose-Headers": "Retry-After",
  "Access-Control-Max-Age": "86400",
};

/** What the protocol reads. Cookies, sessions and all other headers of a caller stay here. */
const passedOn = ["content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "mcp-session-id"];

/** Every answer is JSON, also for a client that accepts only this. */
const accept = "application/json, text/event-stream";

const retryAfter = "5";

function refuseCall(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32_000, message } });
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(body);
}

function mediaType({ headers }: IncomingMessage): string | undefined {
  return headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
}

/** Reads the body. Refuses a body that is too long or breaks off, and returns null. */
async function readCall(request: IncomingMessage, response: ServerResponse): Promise<Buffer | null> {
  const isTooLong = Number(request.headers["content-length"]) > mostBytes;
  const parts = request.iterator({ destroyOnReturn: false });
  const body = isTooLong ? null : await readBounded(parts, mostBytes).catch(() => "broken" as const);
  if (body === "broken") refuseCall(response, 400, "The body broke off.");
  else if (!body) refuseCall(response, 413, `A call has at most ${mostBytes} bytes.`);
  else return body;
  return null;
}

const toolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({
    name: z.enum(toolNames),
    arguments: z
      .object({ language: z.enum(languages).catch(fallbackLanguage) })
      .catch({ language: fallbackLanguage }),
  }),
});

/** Counts the tool that a call asked, and nothing about who asked. */
function countCall(body: Buffer, visits: Pick<Visits, "countTool">): void {
  const { data } = toolCall.safeParse(JSON.parse(body.toString()));
  if (data) visits.countTool(data.params.name, data.params.arguments.language);
}

/** Answers calls of assistants. A call waits for its turn when its body has arrived, so that slow senders hold no place. */
export function answerAssistants(
  handler: NextHandler,
  host: string,
  admission: Admission,
  visits: Visits | null,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (request.method !== "POST") {
      response.setHeader("Allow", allowed);
      return refuseCall(response, 405, "Calls are sent with POST.");
    }
    if (mediaType(request) !== "application/json") {
      return refuseCall(response, 415, "The Content-Type has to be application/json.");
    }
    const body = await readCall(request, response);
    if (!body) return;
    const sent = passedOn.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const headers = { ...Object.fromEntries(sent), accept, host };
    try {
      const visitor = visitorOf(request, response);
      const task = () => renderPosted(handler, doorPath, headers, body);
      const answered = await admission.assistants.run(task, visitor);
      if (visits && answered.status === 200) countCall(body, visits);
      response.setHeader("Cache-Control", "no-store");
      await sendRendered(request, response, answered, { names: ["content-type"] });
    } catch (error) {
      if (error instanceof Abandoned) return;
      const isFull = error instanceof QueueFull;
      if (!isFull && !(error instanceof QueueStalled)) throw error;
      response.setHeader("Retry-After", retryAfter);
      refuseCall(response, isFull ? 429 : 503, "The site answers other calls. Try again in a moment.");
    }
  };
}
