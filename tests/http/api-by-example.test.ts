import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnSite, ownSite } from "../setup/own-site";
import { seededAdmin } from "../setup/sign-in";

const root = path.resolve(import.meta.dirname, "../..");
const document = readFileSync(path.join(root, "docs/api-by-example.md"), "utf8");

let own: OwnSite;
beforeAll(async () => {
  own = await ownSite();
});
afterAll(() => own?.stop());

/** The examples below each heading as one script, which says the heading before what they print. */
function scriptOf(url: string): string {
  const parts = document.split(/^## /m).map((part) => {
    const [heading = ""] = part.split("\n");
    const examples = [...part.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code]) => code);
    return [`echo; echo '## ${heading}'`, ...examples].join("\n");
  });
  // A call that fails says so.
  return ['curl() { command curl --show-error "$@"; }', ...parts]
    .join("\n")
    .replace("http://localhost:3000/api", `${url}/api`)
    .replace("the one npm start printed", seededAdmin.password);
}

interface Run {
  code: number | null;
  /** What the examples below a heading printed. */
  printed: Record<string, string>;
  problems: string;
}

/** Runs a script as a reader does who copies it into a terminal. */
async function run(script: string): Promise<Run> {
  // Playwright asks its programs for colours, which a terminal does not.
  const { FORCE_COLOR: _, ...env } = process.env;
  const shell = spawn("sh", ["-ec", script], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, problems] = ["", ""];
  shell.stdout.on("data", (chunk) => {
    out += chunk;
  });
  shell.stderr.on("data", (chunk) => {
    problems += chunk;
  });
  const code = await new Promise<number | null>((resolve) => shell.once("close", resolve));
  const parts = out.split(/^## /m).map((part) => {
    const [heading = "", ...lines] = part.trim().split("\n");
    return [heading, lines.join("\n")];
  });
  return { code, printed: Object.fromEntries(parts), problems };
}

test("the examples of the API do what they say, one after another", async () => {
  const { code, printed, problems } = await run(scriptOf(own.url));
  expect({ code, problems }, JSON.stringify(printed)).toEqual({ code: 0, problems: "" });
  expect(Object.entries(printed).filter(([, text]) => text.includes("undefined"))).toEqual([]);
  expect(printed).toMatchObject({
    "Read, as anybody": expect.stringContaining("Phi Phi"),
    "Sign in": expect.stringContaining('"username":"admin"'),
    "Change a part": "1400",
    "Move it in its list": "204",
    "A promo, as multipart": "1,500 THB",
    "Texts for search engines": "Phuket tours",
    "Prices of many tours": "1500\n1",
    "Tours as a sheet": "1",
    Translations: "1",
    "Back to what it was": "1500",
    "Clean up": "204\n204",
  });
});
