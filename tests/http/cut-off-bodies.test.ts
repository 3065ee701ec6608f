import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { send as ask } from "../setup/shared-site";
import { seededAdmin } from "../setup/sign-in";

const site = () => new URL(process.env.E2E_URL ?? "");
let token = "";

beforeAll(async () => {
  const headers = { "Content-Type": "application/json" };
  const answer = await ask("/api/users/login", {
    method: "POST",
    headers,
    body: JSON.stringify(seededAdmin),
  });
  token = (await answer.json()).data.token;
});

interface Sending {
  headers: Record<string, string>;
  body: string;
  /** Hangs up when everything is sent, whatever was declared. */
  hangUp?: boolean;
}

/** Sends bytes as they stand; resolves with the status of the answer, 0 where there is none. */
function send(path: string, { headers, body, hangUp }: Sending): Promise<number> {
  const all = { Host: site().host, Authorization: `Bearer ${token}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(site().port), site().hostname);
    socket.on("error", reject);
    socket.on("close", () => resolve(0));
    socket.on("data", (data) => {
      resolve(Number(String(data).split(" ")[1]));
      socket.destroy();
    });
    socket.write(`${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
    if (hangUp) socket.end();
  });
}

const multipart = { "Content-Type": "multipart/form-data; boundary=b" };
const begun = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf a picture';

describe("a body", () => {
  test("that was cut off is never a success", async () => {
    const upload = "POST /api/packages/upload-image";
    const long = { ...multipart, "Content-Length": "5000" };
    expect([0, 400]).toContain(await send(upload, { headers: long, body: begun, hangUp: true }));
    const exact = { ...multipart, "Content-Length": String(begun.length) };
    expect(await send(upload, { headers: exact, body: begun })).toBe(400);
    const json = { "Content-Type": "application/json", "Content-Length": "500" };
    expect([0, 400]).toContain(
      await send("PUT /api/seo-content", { headers: json, body: '{"home":{}', hangUp: true }),
    );
  });
});
