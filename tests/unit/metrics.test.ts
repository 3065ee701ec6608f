import { expect, it } from "vitest";
import { metrics, readMetric } from "@/lib/core/monitoring/metrics";
import { routeClass } from "@/server/metrics-server";

it.each([
  ["/", "page"],
  ["/en", "page"],
  ["/ru/tours?page=2", "page"],
  ["/id/blogs/besok-12", "page"],
  ["/en/tours?search=phi", "search"],
  ["/en/tours?page=2&search=", "search"],
  ["/api/health", "health"],
  ["/api/health/live", "health"],
  ["/api/packages?search=phi", "api"],
  ["/api/users/login", "login"],
  ["/api/auth/callback/credentials?", "login"],
  ["/login?from=%2Fadmin", "login"],
  ["/admin", "back office"],
  ["/admin/tours/1", "back office"],
  ["/storage/0011.webp", "picture"],
  ["/og/tours-1.png", "picture"],
  ["/_next/static/chunks/a.js", "file"],
  ["/favicon.svg", "file"],
  ["/robots.txt", "file"],
  ["/english", "other"],
  ["/.well-known/security.txt", "other"],
  ["//evil.example", "other"],
])("counts %s as %s", (url, route) => {
  expect(routeClass(url)).toBe(route);
});

it("has few kinds of address, whatever is asked for: figures by address would have no end", () => {
  const kinds = new Set(
    Array.from({ length: 2_000 }, (_, n) => routeClass(`/${n}/${"x".repeat(n % 50)}?${n}`)),
  );
  expect([...kinds]).toEqual(["other"]);
});

it("reads what something else keeps when it is asked for", async () => {
  let kept = 1;
  readMetric("site_test_total", "Of this test.", "what", () => ({ things: kept }), "counter");
  for (kept of [1, 7, 9])
    expect(await metrics().registry.getSingleMetricAsString("site_test_total")).toContain(
      `site_test_total{what="things"} ${kept}`,
    );
});
