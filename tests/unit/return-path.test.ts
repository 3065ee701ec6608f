import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, returnPath } from "@/lib/core/auth/return-path";

describe("returnPath", () => {
  it.each([
    ["/admin"],
    ["/admin/tours"],
    ["/admin/tours/create?copyFrom=12"],
    ["/admin/blogs?search=pulau+phi#atas"],
    ["/admin?x"],
    ["/admin/tours?q=%2F%2Fevil.example"],
  ])("leads back to %s", (from) => expect(returnPath(from)).toBe(from));

  it.each([
    [undefined],
    [["/admin/tours", "/admin"]],
    [""],
    ["/"],
    ["/en/tours"],
    ["/administrator"],
    ["admin"],
    ["//evil.example/admin"],
    ["/\\evil.example/admin"],
    ["\\\\evil.example\\admin"],
    ["https://evil.example/admin"],
    ["javascript:alert(1)"],
    ["/admin/../en"],
    ["/admin/..//evil.example"],
    ["/admin/%2e%2e/en"],
    ["/admin/%2E%2E/%2E%2E//evil.example"],
    ["/admin//evil.example"],
    ["/admin/\\evil.example"],
    ["/admin/%2fevil.example"],
    ["/admin/%5cevil.example"],
    ["/\t/evil.example"],
    ["/admin\t/..//evil.example"],
    ["\n/admin"],
    ["http://[/admin"],
  ])("never leads to %j", (from) => expect(returnPath(from)).toBe("/admin"));

  //
  it("stays on this site and under /admin, whatever it is given", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      "..",
      ".",
      "admin",
      "%2e",
      "%2f",
      "%5c",
      "evil.example",
      "@",
      ":",
      "\t",
      "?",
      "#",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(part).map((parts) => `/admin${parts.join("")}`),
    );
    fc.assert(
      fc.property(text, (from) => {
        const { origin, pathname } = new URL(returnPath(from), "https://this.example");
        expect(origin).toBe("https://this.example");
        expect(pathname).toMatch(/^\/admin(?:\/|$)/);
      }),
    );
  });
});

it("keeps a path through the login page's address", () => {
  const from = "/admin/tours?search=a&b=ü+#x";
  const address = new URL(loginPath(from), "http://localhost");
  expect(address.pathname).toBe("/login");
  expect(address.searchParams.get("from")).toBe(from);
});
