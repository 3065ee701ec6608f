import fc from "fast-check";
import { expect, it } from "vitest";
import { fieldErrorMap } from "@/lib/core/content/field-error-map";
import { siteUpdateSchema } from "@/lib/site/schema";

/** A value as it is typed, and as it is stored; `null` stored means that the value is refused. */
interface Typed {
  typed: unknown;
  stored: unknown;
}

const right = (typed: unknown, stored: unknown): Typed => ({ typed, stored });
const harmed = (typed: unknown): Typed => ({ typed, stored: null });

const digits = (least: number, most: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }),
    )
    .map(([first, rest]) => [first, ...rest].join(""));

/** Marks of direction and of no width, which travel with a number that is copied from a phone. */
const unseen = fc.constantFrom("", "", "\u200e", "\u202a", "\u202c", "\u2060", "\ufeff");
const gap = fc.constantFrom("", " ", "-", ".", "\u00a0", "\u2011", " – ", "/");
const subscriber = fc.record({
  country: fc.constantFrom("62", "66"),
  rest: digits(7, 9),
  gaps: fc.array(gap, { minLength: 10, maxLength: 10 }),
  before: unseen,
  behind: unseen,
});

const whatsapp = fc
  .tuple(
    subscriber,
    fc.constantFrom("plain", "zeros", "bare", "bracket", "trunk", "brackets", "tel", "link", "send", "app"),
  )
  .map(([{ country, rest, gaps, before, behind }, form]) => {
    const written = [...rest]
      .map((digit, index) => `${digit}${gaps[index] ?? ""}`)
      .join("")
      .replace(/[^\d]+$/, "");
    const forms: Record<typeof form, string> = {
      plain: `+${country} ${written}`,
      zeros: `00${country} ${written}`,
      bare: `${country} ${written}`,
      bracket: `+${country} (0)${written}`,
      trunk: `+${country} 0${written}`,
      brackets: `(+${country}) ${written}`,
      tel: `tel:+${country}${rest}`,
      link: `https://wa.me/${country}${rest}?text=Hello`,
      send: `https://api.whatsapp.com/send?text=hi&phone=%2B${country}${rest}`,
      app: `whatsapp://send?phone=${country}${rest}`,
    };
    return right(`${before}${forms[form]}${behind}`, `+${country}${rest}`);
  });

const harmedNumber = fc
  .oneof(
    fc.constantFrom(
      ...[
        "081234567890",
        "+62 812",
        "https://wa.me/qr/ABC123",
        "https://wa.me/message/XYZ",
        "https://chat.whatsapp.com/Ab1",
      ],
      ...[
        "halo@contoh.id",
        "+62 812 3456 7890 ext 5",
        "+62 812 3456 7890 / +62 813 3456 7890",
        "+0 812 3456 789",
      ],
    ),
    fc
      .tuple(digits(8, 10), fc.constantFrom("x", "я", "@", "#", "١"))
      .map(([number, letter]) => `+62${number}${letter}`),
  )
  .map(harmed);

const account = fc
  .tuple(
    fc.stringMatching(/^[A-Za-z]\w{4,20}[a-z]$/).filter((name) => !/bot$/i.test(name)),
    fc.constantFrom("", "@", "https://t.me/", "t.me/", "http://telegram.me/"),
    fc.constantFrom("", "/"),
  )
  .map(([name, before, behind]) => right(` ${before}${name}${before.includes("/") ? behind : ""} `, name));
const harmedAccount = fc
  .constantFrom("ab", "1abcde", "имя_имя", "a b c d e", "booking_bot", "https://t.me/+AbCdEf")
  .map(harmed);

const year = fc.integer({ min: 1800, max: new Date().getFullYear() }).map((each) => right(each, each));
const harmedYear = fc
  .oneof(
    fc.integer({ min: new Date().getFullYear() + 1, max: 9_999 }),
    fc.integer({ min: -10, max: 1_799 }),
    fc.constantFrom(2_000.5, "2000", true),
  )
  .map(harmed);

const prefix = fc.stringMatching(/^[a-zA-Z]{2,4}$/).map((text) => right(` ${text} `, text.toUpperCase()));
const harmedPrefix = fc.constantFrom("A", "ABCDE", "A1", "ЯЯ", "A-B").map(harmed);

const email = fc
  .stringMatching(/^[a-z]{1,9}$/)
  .map((name) => right(`${name}@contoh.id`, `${name}@contoh.id`));
const harmedEmail = fc
  .constantFrom("halo", "halo@", "@contoh.id", "a b@contoh.id", "halo@contoh")
  .map(harmed);

const shortName = fc.stringMatching(/^[A-Za-z]{1,12}$/).map((name) => right(name, name));
const harmedShortName = fc.stringMatching(/^[A-Za-z]{13,30}$/).map(harmed);

const document = fc
  .stringMatching(/^[0-9a-f]{32}$/)
  .map((name) => right(`/documents/${name}.pdf`, `/documents/${name}.pdf`));
const harmedDocument = fc
  .constantFrom(
    "/etc/passwd",
    "/documents/../x.pdf",
    "https://a.example/b.pdf",
    "documents/x.pdf",
    "/documents/x.exe",
  )
  .map(harmed);

const fields = {
  whatsapp_number: [whatsapp, harmedNumber],
  telegram_account: [account, harmedAccount],
  founded: [year, harmedYear],
  booking_prefix: [prefix, harmedPrefix],
  email: [email, harmedEmail],
  short_name: [shortName, harmedShortName],
  privacy_policy: [document, harmedDocument],
} as const;

const settings = fc
  .record(
    Object.fromEntries(
      Object.entries(fields).map(([name, [good, bad]]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: good as fc.Arbitrary<Typed> }, { weight: 1, arbitrary: bad }),
      ]),
    ),
    { requiredKeys: [] },
  )
  .chain((values) => {
    const names = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
    return fc.shuffledSubarray(names, { minLength: names.length });
  });

//
it("settings are stored as they were meant, or refused by name in Indonesian, in any order and with any harm", () => {
  fc.assert(
    fc.property(settings, (typed) => {
      const { data, error } = siteUpdateSchema.safeParse(
        Object.fromEntries(typed.map(([name, value]) => [name, value.typed])),
        fieldErrorMap,
      );
      const refused = new Set(error?.issues.map(({ path }) => String(path[0])));
      const wrong = typed.flatMap(([name, { stored }]) => (stored === null ? [name] : []));
      expect([...refused].sort()).toEqual(wrong.sort());
      for (const { message } of error?.issues ?? [])
        expect(message).not.toMatch(/\b(?:Invalid|expected|must)\b/i);
      if (!data) return;
      for (const [name, { stored }] of typed) expect([name, Reflect.get(data, name)]).toEqual([name, stored]);
    }),
    { numRuns: 2_000 },
  );
});
