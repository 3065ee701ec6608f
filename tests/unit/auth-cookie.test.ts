import { describe, expect, it } from "vitest";
import {
  hasPlausibleSession,
  readCookie,
  readSessionCookie,
  sessionCookieNames,
} from "@/lib/core/auth/cookie";

const token = "eyJhbGciOiJkaXIifQ..Zm9v.YmFy-_.cXV4";

describe("hasPlausibleSession", () => {
  //
  it.each(["http://localhost:3000", "https://example.com"])("knows the cookie of %s", (siteUrl) => {
    for (const name of sessionCookieNames(siteUrl))
      expect(hasPlausibleSession((asked) => (asked === name ? token : undefined))).toBe(true);
  });
  it.each(["", "x", "a.b.c", "..", `${token}.more`, "a b..c.d.e"])("turns %j away", (value) => {
    expect(hasPlausibleSession(() => value)).toBe(false);
  });
  it("turns away who has none", () => expect(hasPlausibleSession(() => undefined)).toBe(false));
});

//
describe("a session cookie behind https", () => {
  const [current, earlier] = sessionCookieNames("https://example.com");

  it("has a name that no other host can set", () => expect(current).toMatch(/^__Host-/));
  it("is still read under the name of earlier releases, but not beside a cookie of the current name", () => {
    expect(readSessionCookie(`${earlier}=old`, "https://example.com")).toBe("old");
    expect(readSessionCookie(`${earlier}=old; ${current}=new`, "https://example.com")).toBe("new");
    expect(readSessionCookie(`${current}=new; ${earlier}=old`, "https://example.com")).toBe("new");
  });
  it("is read under no name of http, which another host could set", () => {
    expect(readSessionCookie("next-auth.session-token=x", "https://example.com")).toBeUndefined();
    expect(sessionCookieNames("http://localhost:3000")).toEqual(["next-auth.session-token"]);
  });
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
