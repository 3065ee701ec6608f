import { Secret } from "otpauth";
import { expect, it } from "vitest";
import { createTotp, openSecret, sealSecret, stepOf } from "@/lib/core/auth/totp";
import { completeEnv } from "@/lib/core/env";
import { shortenAddress } from "@/lib/core/ip-address";

completeEnv({ AUTH_SECRET: "a secret for tests, long enough for the site", LOG_LEVEL: "silent" });

/** The codes of RFC 6238, appendix B, whose last six of eight digits the site uses. */
const secret = Secret.fromUTF8("12345678901234567890").base32;

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("at second %d the code is %s", (second, code) => {
  const step = Math.floor(second / 30);
  expect(stepOf(secret, code, second * 1_000)).toBe(step);
  expect(stepOf(secret, code, (second + 30) * 1_000)).toBe(step);
  expect(stepOf(secret, code, (second - 30) * 1_000)).toBe(step);
  expect(stepOf(secret, code, (second + 90) * 1_000)).toBeNull();
  expect(stepOf(secret, code, (second - 90) * 1_000)).toBeNull();
});

it.each(["", "28708", "2870822", "abcdef", "２８７０８２"])("%j is the code of no moment", (code) => {
  expect(stepOf(secret, code, 59_000)).toBeNull();
});

it("a setup names the site and the account, in an address that a QR code shows", () => {
  const setup = createTotp("Ombak Andaman", "sari & budi");
  const uri = new URL(setup.uri);
  expect(uri.protocol).toBe("otpauth:");
  expect(uri.searchParams.get("secret")).toBe(setup.secret);
  expect(decodeURIComponent(uri.pathname)).toBe("/Ombak Andaman:sari & budi");
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotp("Ombak Andaman", "sari").secret).not.toBe(setup.secret);
});

//
it("a secret is sealed differently each time, for one account, and opens whole or not at all", () => {
  const sealed = sealSecret(secret, 7);
  expect(sealed).not.toBe(sealSecret(secret, 7));
  expect(openSecret(sealed, 7)).toBe(secret);
  expect(openSecret(sealed, 8)).toBeNull();
  expect(openSecret(sealed.slice(0, -4), 7)).toBeNull();
  expect(openSecret("", 7)).toBeNull();
});

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:abcd:12::5", "2001:db8:abcd::/48"],
  ["unknown", null],
])("of %s %s is kept", (address, kept) => {
  expect(shortenAddress(address)).toBe(kept);
});
