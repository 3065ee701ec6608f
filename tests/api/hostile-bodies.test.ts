import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import * as blog from "@/app/api/blogs/[id]/route";
import * as blogs from "@/app/api/blogs/route";
import { GET as live } from "@/app/api/health/route";
import * as tour from "@/app/api/packages/[id]/route";
import * as tours from "@/app/api/packages/route";
import * as swap from "@/app/api/packages/swap-order/route";
import * as upload from "@/app/api/packages/upload-image/route";
import * as priceChanges from "@/app/api/price-changes/route";
import * as promo from "@/app/api/promos/[id]/route";
import * as promos from "@/app/api/promos/route";
import * as seo from "@/app/api/seo-content/route";
import * as tourSheet from "@/app/api/tour-sheet/route";
import type { RouteHandler } from "@/lib/api/endpoint";
import { type Admin, addAdmin } from "./admin";
import { call } from "./call";
import { addBlog, addPromo, addTour, clearContent } from "./records";

let admin: Admin;

beforeAll(async () => {
  await clearContent();
  admin = await addAdmin();
  await Promise.all([addTour(), addPromo(), addBlog()]);
});

const jsonCalls: [string, RouteHandler, "POST" | "PUT"][] = [
  ["POST packages", tours.POST, "POST"],
  ["PUT packages/{id}", tour.PUT, "PUT"],
  ["POST packages/swap-order", swap.POST, "POST"],
  ["PUT seo-content", seo.PUT, "PUT"],
  ["POST price-changes", priceChanges.POST, "POST"],
];

const multipartCalls: [string, RouteHandler, "POST" | "PUT"][] = [
  ["POST packages/upload-image", upload.POST, "POST"],
  ["POST tour-sheet", tourSheet.POST, "POST"],
  ["POST promos", promos.POST, "POST"],
  ["POST promos/{id}", promo.POST, "POST"],
  ["PUT promos/{id}", promo.PUT, "PUT"],
  ["POST blogs", blogs.POST, "POST"],
  ["PUT blogs/{id}", blog.PUT, "PUT"],
];

/** Whatever comes: a success or a 4xx with a message, never a 5xx, in the form of the contract. */
async function send(
  handler: RouteHandler,
  method: string,
  type: string,
  body: string | Uint8Array,
  id = "1",
) {
  const headers = { ...admin.headers, "Content-Type": type };
  const payload = typeof body === "string" ? body : new Uint8Array(body);
  const answer = await call(handler, "/x", { method, params: { id }, headers, body: payload });
  if (answer.status >= 300) {
    expect([400, 404, 409, 413, 415, 422]).toContain(answer.status);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/./) });
  }
  return answer.status;
}

const nasty = fc.constantFrom(
  ...[
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
  ],
  ...["' OR 1=1 --", "%", "../../etc/passwd", "<script>", "{{7*7}}", "x".repeat(5_000), "9".repeat(400)],
  ...[
    "2026-02-30",
    "0000-01-01",
    "9999-12-31T23:59:59-12:00",
    "+010000-01-01T00:00:00Z",
    "1970-01-01T00:00:00Z",
  ],
);
const numbers = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1,
    1.005,
    5e-324,
    1e-7,
    1e21,
    1.7976931348623157e308,
    2 ** 31,
    2 ** 53,
    999_999_999_999.99,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);
const operators = fc.constantFrom<unknown>(
  ...[{ not: "" }, { contains: "" }, { set: null }, { increment: 1 }, { $ne: null }, { connect: { id: 1 } }],
  ...[
    { deleteMany: {} },
    { __proto__: null },
    { constructor: {} },
    { toString: 1 },
    [[]],
    [null],
    [{}],
    true,
    null,
  ],
);
const leaf = fc.oneof(nasty, numbers, operators, fc.string({ unit: "binary", maxLength: 20 }));
const anything = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.dictionary(fc.string(), leaf, { maxKeys: 3 }),
);

const text = { en: "Text" };
const part = fc.record(
  Object.fromEntries(
    [
      ...[
        "id",
        "path",
        "order",
        "service_type",
        "price",
        "description",
        "day",
        "title",
        "activities",
        "meals",
        "time",
      ],
      ...["type", "question", "answer"],
    ].map((key) => [key, fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(text) }, anything)]),
  ),
  { requiredKeys: [] },
);

/** A good body with some of its values made bad. */
function spoilt(good: Record<string, unknown>, lists: string[] = []) {
  const values = Object.entries(good).map(([key, value]) => [
    key,
    fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, anything),
  ]);
  const parts = lists.map((key) => [key, fc.oneof(fc.array(part, { maxLength: 2 }), anything)]);
  return fc.record(Object.fromEntries([...values, ...parts]) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  });
}

const badTour = spoilt(
  {
    ...{
      tour_type: 1,
      name: text,
      duration: text,
      location: text,
      overview: text,
      code: "A",
      tags: "open_trip",
    },
    ...{
      rate: 4.5,
      currency: "THB",
      starting_price: 10,
      original_price: 20,
      seo_title_en: "T",
      updated_at: "x",
    },
  },
  ["images", "prices", "highlights", "itineraries", "included_excluded", "faqs", "cancellation_policies"],
);
const badSwap = spoilt({ first_package_id: 1, second_package_id: 1 });
const badSeo = fc.record({
  home: fc.oneof(
    fc.record({
      en: spoilt({
        title: "T",
        description: "D",
        author: "A",
        robots: "R",
        canonicalUrl: "https://a.b",
        hreflang: {},
      }),
    }),
    anything,
  ),
});
const badBodies = fc.oneof(badTour, badSwap, badSeo, anything);

describe.each(jsonCalls)("%s", (_, handler, method) => {
  it("survives any JSON", async () => {
    await fc.assert(
      fc.asyncProperty(badBodies, async (body) => {
        await send(handler, method, "application/json", JSON.stringify(body) ?? "");
      }),
      { numRuns: 25 },
    );
  });

  it("survives what is no JSON", async () => {
    const broken = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.uint8Array(),
      fc.constantFrom("{", '{"a":1', "[".repeat(100_000), '{"a":'.repeat(50_000), "NaN", '"\\ud800"', ""),
    );
    await fc.assert(
      fc.asyncProperty(broken, async (body) => {
        expect(await send(handler, method, "application/json", body)).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: 25 },
    );
  });

  it("refuses lists and objects within each other with 400, and takes what brackets stand in texts", async () => {
    for (const depth of [65, 5_000, 50_000]) {
      for (const body of [
        "[".repeat(depth) + "]".repeat(depth),
        `${'{"tour_type":'.repeat(depth)}1${"}".repeat(depth)}`,
        `{"name":"\\"","tags":${"[".repeat(depth)}${"]".repeat(depth)}}`,
      ]) {
        expect(await send(handler, method, "application/json", body)).toBe(400);
      }
    }
    const quoted = JSON.stringify({ tour_type: `\\"${"[{".repeat(5_000)}` });
    expect(await send(handler, method, "application/json", quoted)).toBe(422);
  });

  it("refuses more than 1 MiB, whatever it says", async () => {
    const body = JSON.stringify({ note: "x".repeat(1024 * 1024) });
    expect(await send(handler, method, "application/json", body)).toBe(413);
  });
});

/** A multipart body from parts whose every piece may be odd. */
const partText = fc
  .record({
    name: fc.oneof(
      fc.constantFrom(
        "title_en",
        "content_en",
        "image",
        "end_date",
        "posting_date",
        "price",
        "_method",
        "updated_at",
      ),
      fc.constantFrom("__proto__", "constructor", "", "a\0b", "x".repeat(300)),
      fc.string({ unit: "binary", maxLength: 10 }),
    ),
    file: fc.option(fc.constantFrom("a.png", "", "../../a", 'a"b', "a\\b", "\0")),
    type: fc.option(
      fc.constantFrom("image/png", "text/plain; charset=utf-7", "application/octet-stream", ";;;", "\0"),
    ),
    value: fc.oneof(nasty, fc.string({ unit: "binary" }), fc.constantFrom("<b>".repeat(5_000), "PUT")),
    end: fc.constantFrom("\r\n", "\n", "", "\r\n\r\n"),
  })
  .map(({ name, file, type, value, end }) =>
    [
      `--b\r\nContent-Disposition: form-data; name="${name}"`,
      file === null ? "" : `; filename="${file}"`,
      type === null ? "" : `\r\nContent-Type: ${type}`,
      `\r\n\r\n${value}${end}`,
    ].join(""),
  );
const badMultipart = fc
  .tuple(fc.array(partText, { maxLength: 5 }), fc.constantFrom("--b--\r\n", "--b--", "--b", "", "--c--\r\n"))
  .map(([parts, end]) => parts.join("") + end);
const badTypes = fc.constantFrom(
  ...Array<string>(6).fill("multipart/form-data; boundary=b"),
  ...[
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary="',
    "multipart/mixed; boundary=b",
  ],
  ...[`multipart/form-data; boundary=${"b".repeat(500)}`, "text/plain", ""],
);

describe.each(multipartCalls)("%s", (_, handler, method) => {
  it("survives any multipart", async () => {
    await fc.assert(
      fc.asyncProperty(badMultipart, badTypes, async (body, type) => {
        await send(handler, method, type, body);
      }),
      { numRuns: 25 },
    );
  });

  it("survives bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await send(handler, method, "multipart/form-data; boundary=b", bytes)).toBeGreaterThanOrEqual(
          400,
        );
      }),
      { numRuns: 25 },
    );
  });

  it("survives every field holding what is nasty", async () => {
    const names = [
      "title_en",
      "title_id",
      "content_en",
      "posting_date",
      "category",
      "end_date",
      "pdf_url",
      "price",
    ];
    const fields = fc.record(
      Object.fromEntries(
        [...names, "image", "old_price", "seo_title_en", "updated_at"].map((name) => [name, nasty]),
      ),
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (values) => {
        const entries = Object.entries({ _method: "PUT", ...values });
        const parts = entries.map(
          ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        );
        await send(handler, method, "multipart/form-data; boundary=b", `${parts.join("")}--b--\r\n`);
      }),
      { numRuns: 25 },
    );
  });
});

it.each([
  "0",
  "-1",
  "1e3",
  "0x1",
  "1.0",
  "99999999999999999999",
  "\0",
  "%00",
  "a",
  "1;",
  "１",
  "__proto__",
  "",
])("knows no record %j", async (id) => {
  for (const { PUT, DELETE } of [tour, promo, blog]) {
    expect(await send(PUT, "PUT", "application/json", "{}", id)).toBe(404);
    expect(await send(DELETE, "DELETE", "", "", id)).toBe(404);
  }
});

it("lives on", async () => {
  expect((await call(live, "/api/health")).status).toBe(200);
});
