import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openConnection } from "../setup/open-connection";
import { type OwnSite, ownSite } from "../setup/own-site";
import { sendChunked } from "../setup/send-chunked";
import { sendRaw } from "../setup/send-raw";
import { runProgram } from "../setup/site-process";

let own: OwnSite;
let headers: Record<string, string>;

beforeAll(async () => {
  own = await ownSite();
  headers = { Authorization: `Bearer ${await own.token()}` };
});

afterAll(() => own?.stop());

const json = { "Content-Type": "application/json" };
const multipart = { "Content-Type": "multipart/form-data; boundary=b" };
const begin = Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
const end = Buffer.from("\r\n--b--\r\n");

/** `size` bytes between two texts, in pieces. */
function* pieces(first: Uint8Array, size: number, last: Uint8Array) {
  yield first;
  const piece = Buffer.alloc(65_536, "a");
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
  yield last;
}

const jsonOf = (size: number) => pieces(Buffer.from('{"code":"'), size - 11, Buffer.from('"}'));
const picture = (size: number) => pieces(begin, size, end);
const post = (address: string, type: Record<string, string>, body: Iterable<Uint8Array>) =>
  sendChunked(own.url + address, { headers: { ...headers, ...type }, pieces: body });

const limits = [
  { name: "JSON", limit: 1024 * 1024, address: "/api/packages", type: json, body: jsonOf },
  { name: "a login", limit: 8 * 1024, address: "/api/users/login", type: json, body: jsonOf },
  {
    name: "a picture",
    limit: 15_000_000,
    address: "/api/packages/upload-image",
    type: multipart,
    body: picture,
  },
];

describe("a body", () => {
  for (const { name, limit, address, type, body } of limits) {
    //
    test(`of ${name} that is refused before its end keeps no later request of its connection waiting`, async () => {
      const { hostname, port, host } = new URL(own.url);
      const lines = Object.entries({ ...headers, ...type, Host: host }).map(
        ([field, value]) => `${field}: ${value}`,
      );
      const socket = connect(Number(port), hostname);
      let answers = "";
      socket.setEncoding("latin1").on("data", (part: string) => {
        answers += part;
      });
      const closed = new Promise((resolve) => socket.on("close", resolve));
      socket.write([`POST ${address} HTTP/1.1`, ...lines, "Transfer-Encoding: chunked", "", ""].join("\r\n"));
      for (const piece of body(limit + 1_000_000)) {
        socket.write(`${piece.length.toString(16)}\r\n`);
        socket.write(piece);
        socket.write("\r\n");
      }
      socket.write(`0\r\n\r\nGET /api/promos HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      await closed;
      // The first body has a length and no line end behind it.
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
    });
  }

  //
  test("a refused body is read away, so that the next request of its connection is answered", async () => {
    const { socket, received } = openConnection(own.url);
    const size = 3_000_000;
    const head = [
      "POST /api/packages HTTP/1.1",
      "Host: localhost",
      "Content-Type: application/json",
      `Content-Length: ${size}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    socket.write(Buffer.alloc(size, "a"));
    socket.write("GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    await expect
      .poll(received, { timeout: 10_000 })
      .toMatch(/^HTTP\/1.1 401[\s\S]*HTTP\/1.1 200 OK[\s\S]*"ok"/);
    socket.destroy();
  });

  //
  test("twenty oversized ones at once take less than 150 MB of memory", async () => {
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${own.pid}/status`, "utf8"))?.[1]) * 1024;
    const before = memory();
    let [most, sending] = [before, true];
    const watching = (async () => {
      while (sending) {
        most = Math.max(most, memory());
        await sleep(20);
      }
    })();
    const sendings = Array.from({ length: 20 }, (_, n) =>
      n % 2
        ? post("/api/packages/upload-image", multipart, picture(30_000_000))
        : post("/api/packages", json, jsonOf(30_000_000)),
    );
    const answers = await Promise.all(sendings);
    sending = false;
    await watching;
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(413));
    expect(most - before).toBeLessThan(150_000_000);
  });
});

/** Ways up and out of a folder, as a request may spell them. */
const ways = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..\\",
  "..%5c",
  "%2E%2E%5C",
  "%252e%252e%252f",
  "....//",
  "..;/",
  ".%2e/",
  "%c0%ae%c0%ae/",
  "%uff0e%uff0e/",
  "a/../../",
  "//../",
  "\\\\..\\",
  "./.././",
];
const targets = ["outside.webp", "etc/passwd", "package.json"];
const absolute = [
  "/etc/passwd",
  "//etc/passwd",
  "%2fetc%2fpasswd",
  "\\etc\\passwd",
  "file:///etc/passwd",
  "C:\\outside.webp",
  "\0",
  "%00",
  "%",
  "%zz",
  "%e0%a4",
  "..",
  ".",
  "../",
  "..%00/outside.webp",
  "CON",
  "-",
  "*",
  "~root/.profile",
];

describe("files", () => {
  //
  test("no spelling of a path leads out of the store", async () => {
    writeFileSync(path.join(own.dataDir, "outside.webp"), "a secret outside of the store");
    const climbs = ways.flatMap((way) =>
      [1, 2, 6].flatMap((steps) => targets.map((target) => way.repeat(steps) + target)),
    );
    const [{ path: stored }] = await own.sql("SELECT path FROM stored_image LIMIT 1");
    const spoilt = [`${stored}%00`, `${stored}\0`, `${stored}%2f..%2f..%2foutside.webp`];
    const names = [...climbs, ...absolute, ...spoilt];
    const [folder] = stored.split("/");
    const paths = names.flatMap((name) => [`/storage/${name}`, `/storage/${folder}/${name}`]);
    for (const asked of [...paths, "/storage", "/storage/", `/storage/${folder}`, `/storage/${folder}/`]) {
      const answer = await sendRaw(own.url, `GET ${asked} HTTP/1.1`);
      expect([301, 307, 308, 400, 404], asked).toContain(Number(answer.split(" ")[1]));
      expect(answer).not.toMatch(/a secret outside|root:|"dependencies"/);
    }
    expect((await own.send(`/storage/${stored}`)).status).toBe(200);
  });

  //
  test("a sweep beside the running site takes what nothing uses, and nothing else", async () => {
    const body = new FormData();
    const unseen = sharp({ create: { width: 64, height: 48, channels: 3, background: "#2288aa" } });
    body.append("image", new Blob([new Uint8Array(await unseen.jpeg().toBuffer())]));
    const uploaded = await own.send("/api/packages/upload-image", { method: "POST", headers, body });
    expect(uploaded.status).toBe(201);
    await own.sql("UPDATE stored_image SET created_at = now() - interval '2 days'");
    const inUse =
      "SELECT path FROM tour_image UNION SELECT path FROM home_picture UNION SELECT image FROM promo UNION SELECT image FROM blog";
    const used = `SELECT path FROM stored_image WHERE path IN (${inUse}) ORDER BY path`;
    const unused = `SELECT path FROM stored_image WHERE path NOT IN (SELECT path FROM (${inUse}) u WHERE path IS NOT NULL)`;
    const before = await own.sql(used);
    expect(before.length).toBeGreaterThan(0);
    expect(await own.sql(unused)).toHaveLength(1);
    await runProgram("scripts/site.mjs", own.settings, ["storage:sweep"]);
    expect(await own.sql(used)).toEqual(before);
    expect(await own.sql(unused)).toEqual([]);
    for (const { path: name } of before) expect((await own.send(`/storage/${name}`)).status).toBe(200);
  });
});
