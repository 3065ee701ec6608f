import fc from "fast-check";

const nasty = fc.constantFrom(
  ...[
    "",
    "0",
    "-1",
    "1",
    "1e9",
    "9".repeat(400),
    "%",
    "%zz",
    "%00",
    "%ff",
    "%2e%2e%2f",
    "..",
    "[id]",
    "null",
  ],
  ...[
    "__proto__",
    "constructor",
    "%25",
    "%E2%80%AE",
    "'%20OR%201=1--",
    "{}",
    "$",
    "\u00e9",
    "a".repeat(3000),
  ],
);
const places = fc.constantFrom(
  ...["packages", "promos", "blogs", "seo-content", "users", "login", "logout", "current", "auth", "session"],
  ...[
    "callback",
    "credentials",
    "signout",
    "csrf",
    "swap-order",
    "upload-image",
    "health",
    "docs",
    "openapi.json",
  ],
);
const known = fc.constantFrom(
  ...[
    "packages",
    "packages/1",
    "packages/swap-order",
    "packages/upload-image",
    "promos",
    "promos/1",
    "blogs",
  ],
  ...["blogs/1", "seo-content", "users/login", "auth/callback/credentials", "auth/signin", "auth/session"],
);
const somePath = fc.oneof(
  known,
  fc.array(fc.oneof(places, nasty), { maxLength: 4 }).map((parts) => parts.join("/")),
);

const names = fc.constantFrom(
  ...[
    "page",
    "per_page",
    "search",
    "tags",
    "tour_type",
    "min_rate",
    "category",
    "callbackUrl",
    "error",
    "a[b]",
    "",
  ],
);
const query = fc
  .array(fc.tuple(names, nasty), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

const visible = fc.string({ unit: fc.constantFrom(...'abc019 %;,="/\\{}<>*:'), maxLength: 30 });
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      "Accept",
      "Accept-Encoding",
      "Accept-Language",
      "Cookie",
      "Origin",
      "Sec-Fetch-Site",
      "Range",
      "If-None-Match",
    ],
    ...[
      "Idempotency-Key",
      "X-Forwarded-For",
      "X-Forwarded-Host",
      "X-HTTP-Method-Override",
      "Next-Action",
      "RSC",
    ],
    ...["x-middleware-subrequest", "x-nextjs-data", "Content-Encoding", "X-Requested-Path"],
  ),
  visible,
  { maxKeys: 4 },
);

const value = fc.oneof(
  nasty,
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom<unknown>(1e308, -1, 2 ** 53, 0.1, null, true, "\0", "a\0b", "\ud800", [[]], { en: 1 }),
  fc.constantFrom<unknown>(
    { not: "" },
    { contains: "" },
    { $ne: null },
    { increment: 1 },
    { deleteMany: {} },
  ),
);
const fields = [
  "tour_type",
  "name",
  "duration",
  "location",
  "overview",
  "price",
  "prices",
  "faqs",
  "images",
  "updated_at",
  "username",
  "password",
  "first_package_id",
  "second_package_id",
  "home",
  "rate",
  "_method",
  "title_en",
];
const json = fc.oneof(
  fc.dictionary(fc.constantFrom(...fields), value).map((body) => JSON.stringify(body)),
  fc.json(),
  fc.constantFrom(
    '{"a":1e999}',
    "{",
    '"\\u0000"',
    "[".repeat(20_000),
    `{"tour_type":${"9".repeat(5000)}}`,
    "\ufeff{}",
  ),
);
const part = fc
  .tuple(fc.constantFrom(...fields, "image", '"', "\0"), fc.oneof(nasty, visible))
  .map(([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`);
const multipart = fc
  .tuple(fc.array(part, { maxLength: 4 }), fc.constantFrom("--b--\r\n", "--b", "", "--c--\r\n", "\0\0"))
  .map(([parts, end]) => parts.join("") + end);

const form = "multipart/form-data; boundary=b";
const body = fc.oneof(
  fc.tuple(fc.constant("application/json"), json),
  fc.tuple(fc.constantFrom(form, "multipart/form-data", "multipart/form-data; boundary="), multipart),
  fc.tuple(fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "a/b;;", form), json),
);

/** A request to the API in which every part may be malformed. */
export const malformedCall = fc.record({
  method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"),
  path: somePath,
  query,
  odd: oddHeaders,
  body,
  signedIn: fc.boolean(),
});

export type MalformedCall = typeof malformedCall extends fc.Arbitrary<infer T> ? T : never;
