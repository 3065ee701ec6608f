import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { styleHashes } from "@/server/http/security-headers";

const source = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

it("allows exactly the styles that the viewer's package inserts", () => {
  const main = createRequire(import.meta.url).resolve("react-zoom-pan-pinch");
  const code = readFileSync(path.join(path.dirname(main), "index.esm.js"), "utf8");
  const [, literal = '""'] = /css_248z = ("(?:[^"\\]|\\.)*");/.exec(code) ?? [];
  const css: string = JSON.parse(literal);
  expect(css).toContain("{");
  expect(styleHashes).toEqual([source(css), source("")]);
});
