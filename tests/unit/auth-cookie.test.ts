import { describe, expect, it } from "vitest";
import { hasPlausibleSession, readCookie, sessionCookieName } from "@/lib/auth/cookie";

const token = "eyJhbGciOiJkaXIifQ..Zm9v.YmFy-_.cXV4";

describe("hasPlausibleSession", () => {
  it.each(["http://localhost:3000", "https://example.com"])("knows the cookie of %s", (siteUrl) => {
    const name = sessionCookieName(siteUrl);
    expect(hasPlausibleSession((asked) => (asked === name ? token : undefined))).toBe(true);
  });
  it.each(["", "x", "a.b.c", "..", `${token}.more`, "a b..c.d.e"])("turns %j away", (value) => {
    expect(hasPlausibleSession(() => value)).toBe(false);
  });
  it("turns away who has none", () => expect(hasPlausibleSession(() => undefined)).toBe(false));
});

describe("readCookie", () => {
  it("finds a cookie by its whole name", () => {
    expect(readCookie("xname=1; name=2;  other=3", "name")).toBe("2");
    expect(readCookie("name=a=b", "name")).toBe("a=b");
  });
  it("gives nothing where there is none", () => {
    expect(readCookie("xname=1", "name")).toBeUndefined();
    expect(readCookie(null, "name")).toBeUndefined();
  });
});
