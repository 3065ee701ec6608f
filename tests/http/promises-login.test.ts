import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnSite, ownSite } from "../setup/own-site";
import { seededAdmin } from "../setup/sign-in";

let own: OwnSite;

beforeAll(async () => {
  own = await ownSite({ LOG_LEVEL: "debug", TRUST_PROXY: "192.0.2.0/24, loopback" });
});

afterAll(() => own?.stop());

const logIn = (credentials: object, headers = {}) =>
  own.sendJson("POST", "/api/users/login", credentials, headers);

/** The tables of which a row holds the text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await own.sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const found = await Promise.all(
    tables.map(async ({ tablename }) => {
      const query = `SELECT 1 FROM "${tablename}" t WHERE strpos(t::text, $1) > 0 LIMIT 1`;
      return (await own.sql(query, [text])).length ? [String(tablename)] : [];
    }),
  );
  return found.flat();
}

//
test("without an endpoint for traces every line after the start is JSON", async () => {
  await own.send("/api/packages?search=island", {
    headers: { Authorization: `Bearer ${await own.token()}` },
  });
  await own.send("/en/tours?search=secret-of-a-visitor");
  await own.send("/en/nowhere");
  const afterStart = own.output.out.slice(own.output.out.indexOf("back office"));
  const lines = afterStart.split("\n").slice(1).filter(Boolean);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: "request",
      request_id: expect.any(String),
      path: "/api/packages",
      status: 200,
    }),
  );
  expect(own.output.out).not.toContain("secret-of-a-visitor");
  expect(own.output.error).toBe("");
});

//
test("nothing that could be used to log in is in the database or the logs", async () => {
  const answer = await logIn(seededAdmin);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { token } = (await answer.json()).data;
  expect(token).toMatch(/^[\w-]{43}$/);
  await logIn({ ...seededAdmin, password: "a mistyped secret" });
  expect(await tablesWith(seededAdmin.username)).toEqual(["admin_user"]);
  const bytes = Buffer.from(token, "base64url").toString("hex");
  for (const secret of [token, bytes, seededAdmin.password, "a mistyped secret"]) {
    expect(await tablesWith(secret)).toEqual([]);
    expect(own.output.out + own.output.error).not.toContain(secret);
  }
  const [admin] = await own.sql("SELECT password_hash FROM admin_user");
  expect(admin?.password_hash).toMatch(/^\$argon2id\$/);
});

//
test("behind a trusted proxy each visitor is limited alone, whatever the visitor writes into headers", async () => {
  const status = async (forwarded: string, password: string) => {
    const headers = { "X-Forwarded-For": forwarded, "X-Visitor-Address": "203.0.113.99" };
    return (await logIn({ ...seededAdmin, password }, headers)).status;
  };
  const visitor = (n: number) => `198.51.100.${n}, 203.0.113.8:${40_000 + n}, 192.0.2.1`;
  const guesses = await Promise.all(Array.from({ length: 10 }, (_, n) => status(visitor(n), "salah")));
  expect(guesses).toEqual(Array(10).fill(401));
  expect(await status(visitor(10), seededAdmin.password)).toBe(429);
  expect(await status("203.0.113.9", seededAdmin.password)).toBe(200);
  expect(own.output.out).not.toContain("TRUST_PROXY");
});
