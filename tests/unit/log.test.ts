import { PassThrough } from "node:stream";
import { pino } from "pino";
import { expect, it } from "vitest";
import { logOptions } from "@/lib/core/log";

/** What a log writes of an entry, line by line. */
function written(entry: object, message = "something happened"): string[] {
  const target = new PassThrough();
  pino(logOptions("trace"), target).error(entry, message);
  return String(target.read()).split("\n").filter(Boolean);
}

const password = "kata-sandi-rahasia";

//
it("writes one JSON object a line, whatever the texts hold", () => {
  const lines = written({ err: new Error("two\nlines"), path: "/en\n{}" }, "first\nsecond");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 50, msg: "first\nsecond", path: "/en\n{}" });
});

//
it("never writes the token of a shared preview, in a path or in the text of an error", () => {
  const path = "/preview/3Jx_kq-token/en/tours";
  for (const line of [...written({ path }), ...written({ err: new Error(`${path} was refused`) })]) {
    expect(line).not.toContain("3Jx_kq-token");
    expect(line).toContain("/preview/[Redacted]/en");
  }
});

const asField = (key: string, value: string) => ({
  plain: { [key]: value },
  nested: { body: { [key]: value } },
  deep: { request: { headers: { [key]: value } } },
});

for (const key of [
  "password",
  "password_hash",
  "token",
  "secret",
  "authorization",
  "cookie",
  "set-cookie",
  "totp",
  "totp_secret",
  "recovery_codes",
]) {
  //
  it(`never writes the value of ${key}`, () => {
    for (const entry of Object.values(asField(key, password))) {
      const [line = ""] = written(entry);
      expect(line).not.toContain(password);
      expect(line).toContain("[Redacted]");
    }
  });
}

for (const text of [
  `connect postgresql://site:${password}@db.example:5432/tours failed`,
  `Authorization: Bearer ${password}`,
  `{"username":"admin","password":"${password}"}`,
  `{"username":"admin","totp":"${password}"}`,
  `username=admin&password=${password}&csrfToken=1`,
  `Cookie: next-auth.session-token=${password}`,
]) {
  it(`cuts the secret out of "${text.replace(password, "…")}"`, () => {
    const [message = ""] = written({ err: new Error(text) }, text);
    expect(message).not.toContain(password);
  });
}

it("writes of an error what helps to find it, and nothing that hangs on it", () => {
  const details = { meta: { parameters: ["Dewi", "dewi@example.com"] }, digest: "123", code: "P2002" };
  const [line = ""] = written({ err: Object.assign(new TypeError("odd"), details) });
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({ type: "TypeError", message: "odd", digest: "123", code: "P2002" });
  expect(err.stack).toContain("log.test.ts");
  expect(line).not.toContain("dewi@example.com");
});
