import { spawnSync } from "node:child_process";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { admission, hasCredentials, visitorOf } from "@/server/admission/admission";
import { Abandoned, QueueStalled, throwIfAbandoned } from "@/server/admission/fair-queue";

const pipelined = 30;

let server: Server;
let client: Socket;
let requests: { request: IncomingMessage; response: ServerResponse }[];

const reach = () => connect((server.address() as AddressInfo).port, "127.0.0.1");

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    request.headers["x-visitor-address"] = String(request.headers["x-from"] ?? "10.0.0.1");
    requests.push({ request, response });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = reach();
});

afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

async function send(count: number, header = "") {
  client.write(`GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n`.repeat(count));
  await expect.poll(() => requests.length).toBe(count);
}

async function sendOne(header?: string) {
  await send(1, header);
  const [one] = requests;
  if (!one) throw new Error("No request has arrived.");
  return one;
}

it("knows that a visitor has left, also of requests whose responses wait behind others", async () => {
  await send(pipelined);
  const visitors = requests.map(({ request, response }) => visitorOf(request, response));
  expect(visitors.some(({ gone }) => gone?.aborted)).toBe(false);
  client.destroy();
  await expect.poll(() => visitors.filter(({ gone }) => gone?.aborted).length).toBe(pipelined);
});

//
it("knows who hung up before their request was read", async () => {
  const here = new Promise((resolve) =>
    server.once("request", (request, response) =>
      throwIfAbandoned(visitorOf(request, response)).then(resolve, resolve),
    ),
  );
  const { port } = server.address() as AddressInfo;
  // While this process waits for it, the whole visit is in the connection: request and end.
  const visit = `require("node:net").connect(${port}, "127.0.0.1").end("GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n", () => process.exit())`;
  expect(spawnSync(process.execPath, ["-e", visit]).status).toBe(0);
  expect(await here).toBeInstanceOf(Abandoned);
});

it("knows who is still there", async () => {
  const { request, response } = await sendOne();
  await expect(throwIfAbandoned(visitorOf(request, response))).resolves.toBeUndefined();
});

it("takes a visitor for gone when the response has been sent", async () => {
  const { request, response } = await sendOne();
  const { gone } = visitorOf(request, response);
  response.end("done");
  await expect.poll(() => gone?.aborted).toBe(true);
});

it("takes all addresses of a /64 for one", async () => {
  await send(2, "X-From: 2001:db8::1\r\n");
  const [one, other] = requests;
  if (!one || !other) throw new Error("no request came");
  other.request.headers["x-visitor-address"] = "2001:db8::ffff:2";
  expect(visitorOf(one.request, one.response).address).toBe(visitorOf(other.request, other.response).address);
});

it("bounds the changes of an address that are under way, and forgets them when it leaves", async () => {
  const admitted = admission(
    async () => true,
    async () => null,
  );
  await send(160);
  const admits = () => requests.map(({ request, response }) => admitted.admitChange(request, response));
  const first = admits().filter(Boolean).length;
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThan(160);
  const { request } = requests[0] ?? {};
  client.destroy();
  await expect.poll(() => request?.socket.destroyed).toBe(true);
  requests = [];
  client = reach();
  await send(160);
  expect(admits().filter(Boolean).length).toBe(first);
});

it.each([
  [{ authorization: "Bearer x" }, true],
  [{ authorization: "" }, true],
  [{ cookie: "a=b; next-auth.session-token=x" }, true],
  [{ cookie: "__Secure-next-auth.session-token.0=x" }, true],
  [{ cookie: "a=b; __Host-next-auth.session-token=x" }, true],
  [{ cookie: "userLanguage=ru; x=next-auth.session-token" }, false],
  [{}, false],
])("says of %j whether it shows a session: %s", (headers, shown) => {
  expect(hasCredentials(headers)).toBe(shown);
});

//
it("answers everybody with credentials while the database is silent, however many wait for a look-up of their session", async () => {
  const lanes = admission(
    async () => false,
    () => new Promise(() => undefined),
  );
  const { request } = await sendOne("Authorization: Bearer unknown\r\n");
  const look = (n: number, lane: "api" | "pages") => {
    request.headers.authorization = `Bearer unknown-${n}`;
    return lanes.laneOf(request, { address: `10.0.0.${n}` }, lane);
  };
  // Two look-ups run and never end.
  for (const n of [1, 2]) void look(n, "api");
  const calls = Array.from({ length: 40 }, (_, n) => look(10 + n, "api"));
  const page = look(90, "pages");
  expect(lanes.stats().sessions).toMatchObject({ running: 2, waiting: 41 });
  for (const call of calls) await expect(call).rejects.toThrow(QueueStalled);
  expect(await page).toBe(lanes.pages);
});
