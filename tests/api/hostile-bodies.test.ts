import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Body, Operation } from "@/lib/core/api/operation";
import { operations } from "@/lib/registry/api";
import { jsonSchema } from "@/lib/registry/openapi/schemas";
import { type Admin, addAdmin } from "./admin";
import { api } from "./api";
import { blogForm, promoForm, tourBody } from "./bodies";
import { call, callAs } from "./call";
import { addOneOfEach, clearContent } from "./records";
import { routeAt } from "./routes";
import { admin as account } from "./signed-in";

let admin: Admin;

beforeAll(async () => {
  await clearContent();
  // With a real password: some operations verify the password that is sent against its hash.
  await account();
  admin = await addAdmin();
  await addOneOfEach();
});

interface Change {
  name: string;
  operation: Operation;
  body: Body;
}

const changes = operations.flatMap((operation): Change[] =>
  operation.body ? [{ name: `${operation.method} ${operation.path}`, operation, body: operation.body }] : [],
);
const of = (encoding: Body["encoding"]) => changes.filter(({ body }) => body.encoding === encoding);

const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 429];

/** Gives the status of a success or of a refusal with a message; the answer has the form of the contract. */
async function send({ method, path }: Operation, type: string, body: string | Uint8Array): Promise<number> {
  const answer = await call(routeAt(path)[method], `/api${path}`, {
    method,
    params: { id: "1", code: "maya-bay", day: "2027-03-05" },
    headers: { ...admin.headers, "Content-Type": type },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  if (answer.status >= 300) {
    expect(refusals).toContain(answer.status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/./) });
  }
  return answer.status;
}

const assertFor = <T>(values: fc.Arbitrary<T>, check: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(values, check), { numRuns: 15 });

const nasty = fc.constantFrom(
  "",
  " ",
  "\0",
  "a\0b",
  "\u0085",
  "\u00a0",
  "\ufeff",
  "\ud800",
  "💣",
  "{}",
  "[]",
  "null",
  '{"en":1}',
  '{"en":"\\u0000"}',
  "' OR 1=1 --",
  "%",
  "../../etc/passwd",
  "<script>",
  "{{7*7}}",
  "x".repeat(5_000),
  "9".repeat(400),
  "2026-02-30",
  "0000-01-01",
  "9999-12-31T23:59:59-12:00",
  "+010000-01-01T00:00:00Z",
);
const numbers = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1.005, 5e-324, 1e21, 1.7976931348623157e308, 2 ** 31, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);
const operators = fc.constantFrom<unknown>(
  { not: "" },
  { contains: "" },
  { set: null },
  { increment: 1 },
  { $ne: null },
  { connect: { id: 1 } },
  { deleteMany: {} },
  { __proto__: null },
  { constructor: {} },
  [[]],
  [null],
  [{}],
  true,
  null,
);
const leaf = fc.oneof(nasty, numbers, operators, fc.string({ unit: "binary", maxLength: 20 }));

/** Good values of the bodies that have parts. */
const good: Record<string, Record<string, unknown>> = {
  "/packages": tourBody({ code: "A", tags: "open_trip", rate: 4.5, currency: "THB", starting_price: 10 }),
  "/packages/swap-order": { first_package_id: 1, second_package_id: 1 },
  "/promos": promoForm(),
  "/blogs": blogForm(),
  "/price-changes": { select: { tour_type: 1 }, fields: ["prices"], change: { percent: 5 } },
};

/** A body whose fields, on every level, are those of the operation's schema, with good and bad values. */
function spoilt({ path, body }: Pick<Operation, "path"> & { body: Body }) {
  const schema = JSON.stringify(jsonSchema(body.schema, "request"));
  const names = [...new Set([...schema.matchAll(/"(\w+)":\{/g)].map(([, name = ""]) => name))];
  const part = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.constant<unknown>({ en: "Text" }), leaf),
    {
      maxKeys: 6,
    },
  );
  const anything = fc.oneof(leaf, part, fc.array(fc.oneof(leaf, part), { maxLength: 3 }));
  const whole = good[path.replace("/{id}", "")] ?? {};
  const fields = [...new Set([...Object.keys(whole), ...names])].map((name) => {
    const right = fc.constant(whole[name]);
    return [name, name in whole ? fc.oneof({ weight: 4, arbitrary: right }, anything) : anything];
  });
  const record: fc.Arbitrary<object> = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof({ weight: 6, arbitrary: record }, anything);
}

describe.each(of("json"))("$name", ({ operation, body }) => {
  const json = "application/json";

  //
  it("survives any JSON", async () => {
    await assertFor(spoilt({ path: operation.path, body }), async (value) => {
      await send(operation, json, JSON.stringify(value) ?? "");
    });
  });

  it("survives what is no JSON", async () => {
    const broken = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.uint8Array(),
      fc.constantFrom("{", '{"a":1', "[".repeat(100_000), '{"a":'.repeat(50_000), "NaN", '"\\ud800"', ""),
    );
    await assertFor(broken, async (text) => {
      expect(await send(operation, json, text)).toBeGreaterThanOrEqual(400);
    });
  });

  it("refuses lists and objects within each other with 400, and takes what brackets stand in texts", async () => {
    const limit = body.encoding === "json" ? body.limit : 0;
    for (const depth of [65, 5_000, 50_000]) {
      for (const text of [
        "[".repeat(depth) + "]".repeat(depth),
        `${'{"tour_type":'.repeat(depth)}1${"}".repeat(depth)}`,
        `{"name":"\\"","tags":${"[".repeat(depth)}${"]".repeat(depth)}}`,
      ]) {
        expect(await send(operation, json, text)).toBe(text.length > limit ? 413 : 400);
      }
    }
    const quoted = JSON.stringify({ tour_type: `\\"${"[{".repeat(200)}` });
    expect([400, 413]).not.toContain(await send(operation, json, quoted));
  });

  //
  it("refuses one byte more than it may have, whatever it says", async () => {
    const limit = body.encoding === "json" ? body.limit : 0;
    const bytes = (size: number) => `{"note":"${"x".repeat(size - 11)}"}`;
    expect(await send(operation, json, bytes(limit))).not.toBe(413);
    expect(await send(operation, json, bytes(limit + 1))).toBe(413);
  });
});

//
it("a login has at most 8 KiB, a tour 1 MiB", () => {
  const limitOf = (path: string) => of("json").find(({ operation }) => operation.path === path)?.body;
  expect(limitOf("/users/login")).toMatchObject({ limit: 8 * 1024 });
  expect(limitOf("/packages")).toMatchObject({ limit: 1024 * 1024 });
});

const named = (name: unknown, value: unknown) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** A multipart body from parts whose every piece may be odd. */
const oddPart = fc
  .record({
    name: fc.oneof(
      fc.constantFrom("title_en", "content_en", "image", "file", "end_date", "_method", "updated_at"),
      fc.constantFrom("__proto__", "constructor", "", "a\0b", "x".repeat(300)),
      fc.string({ unit: "binary", maxLength: 10 }),
    ),
    file: fc.constantFrom(
      "",
      ...["a.png", "", "../../a", 'a"b', "a\\b", "\0"].map((name) => `; filename="${name}"`),
    ),
    type: fc.constantFrom(
      "",
      ...["image/png", "text/plain; charset=utf-7", ";;;", "\0"].map((type) => `\r\nContent-Type: ${type}`),
    ),
    value: fc.oneof(nasty, fc.string({ unit: "binary" }), fc.constantFrom("<b>".repeat(5_000), "PUT")),
    end: fc.constantFrom("\r\n", "\n", "", "\r\n\r\n"),
  })
  .map(
    ({ name, file, type, value, end }) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n${value}${end}`,
  );
const oddMultipart = fc
  .tuple(fc.array(oddPart, { maxLength: 5 }), fc.constantFrom("--b--\r\n", "--b--", "--b", "", "--c--\r\n"))
  .map(([parts, end]) => parts.join("") + end);
const multipart = "multipart/form-data; boundary=b";
const oddType = fc.oneof(
  { weight: 2, arbitrary: fc.constant(multipart) },
  fc.constantFrom(
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary="',
    "",
    "multipart/mixed; boundary=b",
    `multipart/form-data; boundary=${"b".repeat(500)}`,
    "text/plain",
  ),
);

describe.each(of("multipart"))("$name", ({ operation, body }) => {
  //
  it("survives any multipart", async () => {
    await assertFor(fc.tuple(oddMultipart, oddType), async ([text, type]) => {
      await send(operation, type, text);
    });
  });

  it("survives bytes", async () => {
    await assertFor(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(await send(operation, multipart, bytes)).toBeGreaterThanOrEqual(400);
    });
  });

  //
  it("survives every field holding what is nasty", async () => {
    await assertFor(spoilt({ path: operation.path, body }), async (values) => {
      const parts = Object.entries({ _method: "PUT", ...Object(values) }).map(([name, value]) =>
        named(name, typeof value === "object" ? JSON.stringify(value) : value),
      );
      await send(operation, multipart, `${parts.join("")}--b--\r\n`);
    });
  });
});

it("lives on", async () => {
  expect((await callAs(null, api.getHealth)).status).toBe(200);
});
