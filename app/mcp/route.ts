// POST /mcp, all: the door for assistants, by the Model Context Protocol; server/assistants answers everything else
import { answerAssistant } from "@/lib/assistants/mcp-server";

export function POST(request: Request): Promise<Response> {
  return answerAssistant(request);
}
