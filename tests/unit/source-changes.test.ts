import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { serverSources, watchSources } from "@/server/source-changes";

it("knows the files that the server runs itself", async () => {
  const files = await serverSources(path.resolve(import.meta.dirname, "../.."));
  expect(files).toContain("server/router.ts");
  expect(files).toContain("lib/tours/pages/address.ts");
  expect(files).not.toContain("components/page/define-page.tsx");
  expect([...files].filter((file) => file.includes("node_modules"))).toEqual([]);
});

//
it("tells of the files that are written together, at once and by their paths", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-sources-"));
  for (const folder of ["app/[lang]", "components", "lib", "messages", "prisma/client", "server"])
    mkdirSync(path.join(dir, folder), { recursive: true });
  const told: string[][] = [];
  const end = watchSources(dir, (files) => told.push([...files].sort()));
  writeFileSync(path.join(dir, "app/[lang]/page.tsx"), "1");
  writeFileSync(path.join(dir, "messages/en.json"), "{}");
  await expect.poll(() => told.flat()).toEqual(["app/[lang]/page.tsx", "messages/en.json"]);
  end();
  rmSync(dir, { recursive: true });
});
