import { request } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MalformedCall, malformedCall } from "../setup/malformed-call";
import { type OwnSite, ownSite } from "../setup/own-site";
import { sendRaw } from "../setup/send-raw";

let own: OwnSite;
let token = "";

beforeAll(async () => {
  own = await ownSite();
  token = await own.token();
});

afterAll(() => own?.stop());

/** Sends a call whose path `fetch` would mend. */
function send({ method, path, query, odd, body: [type, text], signedIn }: MalformedCall) {
  const session: Record<string, string> =
    signedIn && !path.includes("logout") ? { Authorization: `Bearer ${token}` } : {};
  const payload = Buffer.from(method === "GET" || method === "HEAD" ? "" : text);
  const described = payload.length ? { "Content-Type": type, "Content-Length": payload.length } : {};
  const { hostname, port } = new URL(own.url);
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const headers = { ...odd, ...session, ...described };
    const sending = request({ hostname, port, method, path: `/api/${path}?${query}`, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sending.on("error", reject);
    sending.end(payload);
  });
}

//
test("whatever is sent to the API gets less than 500, refusals a message, and the server lives on", async () => {
  await fc.assert(
    fc.asyncProperty(malformedCall, async (sent) => {
      const answer = await send(sent);
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 400 || sent.method === "HEAD") return;
      expect(answer.type).toMatch(/^application\/json/);
      expect(JSON.parse(answer.text)).toMatchObject({ message: expect.stringMatching(/./) });
    }),
    { numRuns: 300, endOnFailure: true },
  );
  expect((await own.send("/api/health")).status).toBe(200);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await own.send("/api/users/current", { headers })).status).toBe(200);
});

const odd: { name: string; status?: number; lines: string; body?: string }[] = [
  { name: "bytes that are no HTTP", lines: "POST /api/packages HTTP/1.1\r\nA\0: b" },
  { name: "another version of HTTP", lines: "GET /api/packages HTTP/9.9" },
  { name: "a raw letter in an address", lines: "GET /api/packages?search=\u00e9 HTTP/1.1" },
  { name: "two lengths", lines: "POST /api/packages HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2" },
  {
    name: "a length beside chunks",
    lines: "POST /api/promos HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked",
  },
  {
    name: "a chunk without a size",
    lines: "POST /api/packages HTTP/1.1\r\nTransfer-Encoding: chunked",
    body: "zz\r\n",
  },
  { name: "no Host", lines: "GET /api/packages HTTP/1.1\r\nHost:" },
  { name: "two Hosts", lines: "GET /api/packages HTTP/1.1\r\nHost: a.example\r\nHost: b.example" },
  { name: "one Host twice", lines: "GET /api/packages HTTP/1.1\r\nHost: a.example\r\nhOST: a.example" },
  {
    name: "chunks of HTTP/1.0",
    lines: "POST /api/packages HTTP/1.0\r\nTransfer-Encoding: chunked",
    body: "2\r\n{}\r\n0\r\n\r\n",
  },
  { name: "endless headers", status: 431, lines: `GET /api/packages HTTP/1.1\r\nA: ${"a".repeat(20_000)}` },
  { name: "an expectation", status: 404, lines: "GET /api/nothing HTTP/1.1\r\nExpect: a miracle" },
];

//
test("a page that is sent from memory is refused with two Hosts as well", async () => {
  const lines = "GET /en/tours HTTP/1.1";
  expect(await sendRaw(own.url, lines)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendRaw(own.url, lines)).toMatch(/^HTTP\/1\.1 200 /);
  const host = "Host: localhost";
  expect(await sendRaw(own.url, `${lines}\r\n${host}\r\n${host}`)).toMatch(/^HTTP\/1\.1 400 /);
});

for (const { name, status = 400, lines, body } of odd) {
  //
  test(`a request with ${name} gets ${status} with a message, and the server lives on`, async () => {
    const answer = await sendRaw(own.url, lines, body);
    expect(Number(answer.split(" ")[1])).toBe(status);
    expect(/^content-type: application\/json/im.test(answer)).toBe(true);
    expect(answer).toMatch(/\{"message":"[^"]+"\}/);
    expect((await own.send("/api/health")).status).toBe(200);
  });
}
