import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { type Admission, admission } from "@/server/admission/admission";
import { answerAssistants } from "@/server/assistants/answer-assistants";
import { createFastPath } from "@/server/page-cache/fast-path";
import { publicApi, publicPages } from "@/server/page-cache/public-cache";
import type { NextHandler } from "@/server/page-cache/render";
import { createRouter, otherDocuments } from "@/server/router";
import type { Visits } from "@/server/visits/visits";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What Next was asked. */
export interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
}

const text = "Phi Phi, Similan and back by dinner. ".repeat(200);

export type StubSite = Awaited<ReturnType<typeof stubSite>>;

/** The server's router on a stand-in for Next, which says who asked and waits while a test holds it. */
export async function stubSite(visits: Visits | null = null) {
  const asked: Asked[] = [];
  let release = () => {};
  let held = Promise.resolve();
  const handler: NextHandler = async ({ url = "", headers }, response) => {
    asked.push({ url, headers });
    await held;
    if (/\/missing/.test(url)) response.statusCode = 404;
    const json = url.startsWith("/api/");
    const type = json ? "application/json" : headers.rsc ? "text/x-component" : "text/html";
    response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", "no-store");
    const who = headers.authorization ?? headers.cookie ?? "everybody";
    response.end(
      json ? JSON.stringify({ url, who, text }) : `<html><link rel="x"><p>${url} ${who} ${text}</p></html>`,
    );
  };
  const admitted: Admission = admission(
    async () => true,
    // One session exists: the one of the token `x`.
    async (given) => (given.get("authorization") === "x" ? {} : null),
  );
  const database = { isUp: () => true, whileResponds: <T>(task: Promise<T>) => task };
  const pages = publicPages(handler, "site", database, admitted, visits ? [visits.script.path] : []);
  const api = publicApi(handler, "site", admitted);
  const fastPath = createFastPath(
    (url) => (url.startsWith("/api/") ? api : pages).current(url),
    visits?.countPage,
  );
  const documents = otherDocuments(handler, "site", pages, async () => null, database.isUp, admitted);
  const assistants = answerAssistants(handler, "site", admitted, visits);
  const route = createRouter({
    handler,
    pages,
    api,
    fastPath,
    documents,
    assistants,
    admission: admitted,
    visits,
  });
  const server: Server = createServer((request, response) => {
    if (fastPath.respond(request, response, [])) return;
    if (visits && request.url === visits.script.path) return visits.script.send(request, response);
    request.headers["x-visitor-address"] = String(request.headers["x-from"] ?? "10.0.0.9");
    void route(request, response, new URL(request.url ?? "", "http://site"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    admission: admitted,
    asked,
    /** The addresses that Next was asked for. */
    rendered: () => asked.map(({ url }) => url),
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    ask: (path: string, headers: Record<string, string> = {}, method = "GET", body = ""): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const all = { "X-From": "10.0.0.1", ...headers };
        const asking = request({ port, path, method, headers: all, agent: false }, (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () => {
            const sent = Buffer.concat(parts);
            const packed = sent.length > 0 && answer.headers["content-encoding"] === "br";
            const body = (packed ? brotliDecompressSync(sent) : sent).toString();
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
          });
        });
        asking.on("error", reject).end(body);
      }),
    close() {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
