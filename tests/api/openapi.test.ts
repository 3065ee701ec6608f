import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import { apiDocument, operations } from "@/lib/registry/api";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { call } from "./call";
import { checkResponse } from "./check-response";

const run = promisify(execFile);
const admin = adminOfFile();

describe("the OpenAPI document", () => {
  //
  it("is answered at /api/openapi.json", async () => {
    const { status, body } = await call(api.getOpenApi, "/api/openapi.json");
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(apiDocument())));
    expect(body).toMatchObject({ openapi: "3.1.0" });
  });

  //
  it("passes the linter without an error or a warning", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "ombak-openapi-"));
    const contract = path.join(folder, "openapi.json");
    await writeFile(contract, JSON.stringify(apiDocument()));
    const lint = [
      "node_modules/@redocly/cli/bin/cli.js",
      "lint",
      "--config",
      "tests/api/redocly.yaml",
      "--format",
      "json",
    ];
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    const { stdout } = await run(process.execPath, [...lint, contract], { env });
    await rm(folder, { recursive: true });
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  });

  //
  it("knows every operation, and no others", () => {
    const described = Object.entries(apiDocument().paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
    );
    expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
  });

  //
  it("is what answers are held against", () => {
    expect(() => checkResponse(api.getOpenApi, 418, {})).toThrow("does not know");
    expect(() => checkResponse(api.listPromos, 200, [{ id: "1" }])).toThrow("unlike its document");
    expect(() => checkResponse(api.getDocs, 405, {})).toThrow("unlike its document");
  });
});

//
it("marks the parameters without which an operation answers 422", () => {
  const { paths } = apiDocument();
  const required = (path: string) => {
    const operation = (
      paths as Record<string, { get?: { parameters: { name: string; required?: true }[] } }>
    )[path];
    return operation?.get?.parameters.filter((each) => each.required).map(({ name }) => name);
  };
  expect(required("/figures")).toEqual(["from", "until"]);
  expect(required("/packages/{id}/availability")).toEqual(["id", "from", "until"]);
});

describe("the page at /api/docs", () => {
  const get = (handler: RouteHandler, params: Record<string, string>, init: RequestInit = {}) =>
    handler(new Request("http://localhost:3000/api/docs", init), { params: Promise.resolve(params) });

  //
  it("is for signed-in admins, with scripts of this site alone", async () => {
    expect((await get(api.getDocs, {})).status).toBe(401);
    const page = await get(api.getDocs, {}, admin);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self';/);
    const html = await page.text();
    expect(html).not.toMatch(/<script>|https?:\/\//);
    for (const [, name = ""] of html.matchAll(/\/api\/docs\/([\w.-]+)/g)) {
      expect((await get(api.getDocsFile, { file: name })).status).toBe(401);
      const answer = await get(api.getDocsFile, { file: name }, admin);
      expect([name, answer.status]).toEqual([name, 200]);
      expect((await answer.text()).length).toBeGreaterThan(50);
    }
  });

  it.each(["../package.json", "index.html", "constructor", ""])("has no file %j", async (name) => {
    expect((await get(api.getDocsFile, { file: name }, admin)).status).toBe(404);
  });
});
