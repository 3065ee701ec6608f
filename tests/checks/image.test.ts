import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { programs } from "@/deploy/copy-site.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

// That the files suffice is shown by faults/container.test.ts, which runs them.
describe("the container image", () => {
  it("has every program that is started in a container", () => {
    const texts = ["Dockerfile", "docker-compose.yml", "docs/operating.md"].map(read).join("\n");
    const started = named(texts, /\b(scripts\/[\w-]+\.mjs)\b/g);
    expect(started.length).toBeGreaterThan(4);
    expect(started.filter((name) => !programs.includes(name))).toEqual([]);
  });

  it("has every program that another program starts, except those of npm start and of a build", () => {
    const sources = readdirSync(path.join(root, "server"), { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts"),
    );
    const startedBy = (name: string) => {
      const code = read(`server/${name}`);
      const relative = named(code, /new URL\("([^"]+\.(?:ts|mjs))", import\.meta\.url\)/g);
      const places = relative.map((each) => path.join("server", path.dirname(name), each));
      return [...places, ...named(code, /"(scripts\/[\w-]+\.mjs)"/g)];
    };
    const started = sources.filter((name) => !name.startsWith("database/embedded/")).flatMap(startedBy);
    expect(started).toContain("server/seed-demo.ts");
    expect(started.filter((name) => !programs.includes(name))).toEqual([]);
  });

  it("has every program that a module of lib starts", () => {
    const sources = readdirSync(path.join(root, "lib"), { recursive: true, encoding: "utf8" });
    const code = sources.filter((name) => name.endsWith(".ts")).map((name) => read(`lib/${name}`));
    const started = named(code.join("\n"), /"(lib\/[\w/-]+\.mjs)"/g);
    expect(started).toContain("lib/core/storage/svg-process.mjs");
    expect(started.filter((name) => !programs.includes(name))).toEqual([]);
  });

  it("knows the commands that an operator runs in a container", () => {
    const texts = ["Dockerfile", "docker-compose.yml", "docs/operating.md"].map(read).join("\n");
    const commands = named(texts, /scripts\/site\.mjs"?,? "?([a-z:]+)/g);
    expect(new Set(commands).size).toBeGreaterThan(4);
    const known = named(read("scripts/site.mjs"), /^ {2}"?([a-z:]+)"?: SITE,$/gm);
    expect(commands.filter((name) => ![...known, "health"].includes(name))).toEqual([]);
  });

  it("is built from every file at the top that a build reads", () => {
    const settings = /^(?:next\.config|postcss\.config|middleware|instrumentation|tsconfig\.json)/;
    const names = readdirSync(root).filter((name) => settings.test(name));
    expect(names.length).toBeGreaterThanOrEqual(6);
    const allowed = read(".dockerignore").split("\n");
    expect(names.filter((name) => !allowed.includes(`!${name}`))).toEqual([]);
  });
});
