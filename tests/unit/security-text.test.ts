import fc from "fast-check";
import { expect, it } from "vitest";
import { securityText } from "@/lib/registry/crawlers/text-files";
import { securityHeaders } from "@/server/http/security-headers";

const day = 24 * 60 * 60 * 1_000;

it("names the contact, the languages and the address of the text", () => {
  expect(securityText(new Date("2026-02-28T23:59:59Z"), "halo@ombak-andaman.example")).toBe(
    [
      "Contact: mailto:halo@ombak-andaman.example",
      "Expires: 2027-01-01T00:00:00.000Z",
      "Preferred-Languages: id, en",
      "Canonical: http://localhost:3000/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

//
it("expires between ten months and a year from now, on whatever day it is read", () => {
  const days = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2090-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (now) => {
      const [, text = ""] = /^Expires: (.+)$/m.exec(securityText(now, "x@y.example")) ?? [];
      const left = Date.parse(text) - now.getTime();
      expect(left).toBeGreaterThan(300 * day);
      expect(left).toBeLessThan(365 * day);
    }),
  );
});

//
it.each([
  [true, true, "max-age=63072000; includeSubDomains"],
  [true, false, "max-age=63072000"],
  [false, true, undefined],
])("https %s, subdomains %s: Strict-Transport-Security is %s", (https, subdomains, value) => {
  expect(securityHeaders(https, subdomains)["Strict-Transport-Security"]).toBe(value);
});
