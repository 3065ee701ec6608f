import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { describePasswordProblem } from "@/lib/auth/new-password.ts";
import { StartProblem } from "../start-problem.ts";

/** Asks without showing what is typed. */
async function ask(question: string) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const aborted = new Promise<never>((_, reject) => {
    reader.once("close", () => reject(new StartProblem("Nothing was changed.")));
  });
  process.stdout.write(question);
  try {
    return await Promise.race([reader.question(""), aborted]);
  } finally {
    process.stdout.write("\n");
    aborted.catch(() => {});
    reader.close();
  }
}

async function askTwice(username: string) {
  const password = await ask(`New password of ${username}: `);
  if ((await ask("Once more: ")) !== password) throw new StartProblem("The two passwords differ.");
  return password;
}

/** A new password from a prompt, or from standard input where that is no terminal; never from an argument. */
export async function readPassword(username: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const password = isTerminal ? await askTwice(username) : (await text(process.stdin)).replace(/\r?\n$/, "");
  const problem = describePasswordProblem(password, username);
  if (problem) throw new StartProblem(problem);
  return password;
}
