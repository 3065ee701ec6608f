import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const program = pathToFileURL(path.join(ROOT, "scripts/install-packages.mjs")).href;
let dir: string;

/** Stands for npm: notes its arguments, and unpacks the packages of the lockfile with a source map each. */
const npm = `
  const fs = require("node:fs");
  const args = process.argv.slice(2);
  fs.appendFileSync("calls", args.slice(0, args.indexOf("--no-audit")).join(" ") + "\\n");
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
  const chosen = Object.entries(packages).filter(([, each]) => args.includes("--include=dev") || !each.dev);
  for (const [folder] of chosen) {
    if (!folder || packages[folder].optional) continue;
    fs.mkdirSync(folder, { recursive: true });
    for (const name of ["package.json", "index.js.map"]) fs.writeFileSync(folder + "/" + name, "{}");
  }
  const installed = Object.fromEntries(chosen.filter(([, each]) => !each.optional));
  fs.writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));`;

function lock(version: string, { tools = version } = {}) {
  const packages = {
    "": { name: "site" },
    "node_modules/framework": { version },
    "node_modules/of-another-machine": { version, optional: true },
    "node_modules/linter": { version: tools, dev: true },
  };
  writeFileSync(path.join(dir, "package-lock.json"), JSON.stringify({ packages }));
}

function install(packages: "site" | "all", env: Record<string, string> = {}) {
  const code = `import { installPackages } from "${program}"; await installPackages("${packages}", console.log);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: dir,
    env: { ...process.env, npm_execpath: path.join(dir, "npm.cjs"), ...env },
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

const calls = () => readFileSync(path.join(dir, "calls"), "utf8").trim().split("\n");

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-packages-"));
  mkdirSync(path.join(dir, "node_modules"));
  writeFileSync(path.join(dir, "npm.cjs"), npm);
  lock("1.0.0");
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("missing packages", () => {
  //
  it("are installed for a start without those of the development, and without source maps", () => {
    const { stdout } = install("site");
    expect(calls()).toEqual(["ci --omit=dev"]);
    expect(stdout).toMatch(/^installing 1 packages of package-lock\.json\ninstalled \(\d+ s\)\n$/);
    expect(existsSync(path.join(dir, "node_modules/linter"))).toBe(false);
    expect(existsSync(path.join(dir, "node_modules/framework/index.js.map"))).toBe(false);
    install("site");
    expect(calls()).toHaveLength(1);
  });

  //
  it("are added for the tests to the installed packages, which a running site may use", () => {
    install("site");
    install("all");
    expect(calls()).toEqual(["ci --omit=dev", "install --no-save --include=dev"]);
    install("all");
    install("site");
    expect(calls()).toHaveLength(2);
  });

  it.each([
    ["of a site", { version: "2.0.0", tools: "1.0.0" }],
    ["of the development", { version: "1.0.0", tools: "2.0.0" }],
  ])("%s replace those of an older version, and those of the development stay", (_, { version, tools }) => {
    install("all");
    lock(version, { tools });
    install("site");
    expect(calls().at(-1)).toBe("install --no-save --include=dev");
  });

  it("that npm cannot install end the command with its reasons", () => {
    writeFileSync(path.join(dir, "npm.cjs"), "console.error('no space left'); process.exitCode = 1;");
    const { stdout, stderr, status } = install("site");
    expect(stdout).toContain("no space left");
    expect(stderr).toContain("npm could not install the packages; its reasons stand above.");
    expect(status).toBe(1);
  });
});
