import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { siteVariables } from "../../lib/core/env";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** As the commands in package.json start the site. */
const NODE_FLAGS = ["--max-semi-space-size=32"];
const NO_VARIABLES = Object.fromEntries(siteVariables.map((name) => [name, ""]));

export interface SiteProcess {
  child: ChildProcess;
  /** Everything printed so far. */
  output: { out: string; error: string };
  /** Resolves with the exit code; null when a signal ended the process. */
  ended: Promise<number | null>;
}

/**
 * Starts a program of the project with an environment of its own: of the caller's variables none
 * that the site reads, of the given ones all.
 *
 * @param program for example `scripts/site.mjs`; a TypeScript file runs as the server's do
 * @param launcher a command, with its arguments, that runs Node.js in surroundings of its own
 * @param args of the program
 * @param root the folder of the site, where it is not this one
 */
export function startProgram(
  program: string,
  values: Record<string, string>,
  launcher: string[] = [],
  args: string[] = [],
  root = ROOT,
): SiteProcess {
  const env = { ...process.env, NODE_OPTIONS: "", TSX_TSCONFIG_PATH: "server/tsconfig.server.json" };
  const loader = program.endsWith(".ts") ? ["--import", "tsx"] : [];
  const [execPath = process.execPath, ...before] = launcher.length ? [...launcher, process.execPath] : [];
  const child = fork(path.join(root, program), args, {
    cwd: root,
    env: { ...env, ...NO_VARIABLES, ...values },
    execPath,
    execArgv: [
      ...before,
      ...NODE_FLAGS,
      "--import",
      path.join(ROOT, "tests/setup/end-with-parent.mjs"),
      ...loader,
    ],
    silent: true,
  });
  const output = { out: "", error: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output.out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output.error += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output, ended };
}

/** Runs a program to its end; fails with what it printed when that is no success. */
export async function runProgram(
  program: string,
  values: Record<string, string>,
  args: string[] = [],
  root = ROOT,
) {
  const { output, ended } = startProgram(program, values, [], args, root);
  const code = await ended;
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output.out}${output.error}`);
  return output;
}
