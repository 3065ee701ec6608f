import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { createAdmin, listAdmins, setPassword } from "@/lib/auth/accounts.ts";
import { credentialsSchema } from "@/lib/auth/credentials.ts";
import { unlockLogins } from "@/lib/auth/login-limit.ts";
import { describePasswordProblem } from "@/lib/auth/new-password.ts";
import { listSessions, revokeSessions } from "@/lib/auth/sessions.ts";
import { isDatabaseId } from "@/lib/db.ts";
import { parseAddress } from "@/lib/ip-address.ts";
import { StartProblem } from "./process/lifecycle.ts";

const gap = "  ";

function cell(value: unknown): string {
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return String(value);
}

/** Prints rows under their column names, or a line where there are none. */
function printTable(rows: object[], none: string): void {
  const [first] = rows;
  if (!first) {
    console.log(none);
    return;
  }
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => Object.values(row).map(cell))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join(gap)
        .trimEnd(),
    );
  }
}

/** Asks without echoing the input. */
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
async function readPassword(username: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const password = isTerminal ? await askTwice(username) : (await text(process.stdin)).replace(/\r?\n$/, "");
  const problem = describePasswordProblem(password, username);
  if (problem) throw new StartProblem(problem);
  return password;
}

/** Carries out `npm run admin -- <name> <args>`; false when the arguments do not fit. */
type Command = (...args: string[]) => Promise<boolean>;

function counted(count: number) {
  return count === 1 ? "1 session" : `${count} sessions`;
}

const create: Command = async (username = "", ...rest) => {
  if (!username || rest.length > 0) return false;
  if (!credentialsSchema.shape.username.safeParse(username).success) {
    throw new StartProblem("A username has 1 to 100 characters.");
  }
  const password = await readPassword(username);
  if (!(await createAdmin(username, password)))
    throw new StartProblem(`There is an admin ${username} already.`);
  console.log(`Admin ${username} is there.`);
  return true;
};

const changePassword: Command = async (username = "", ...rest) => {
  if (!username || rest.length > 0) return false;
  const admins = await listAdmins();
  if (!admins.some((admin) => admin.username === username)) {
    throw new StartProblem(`There is no admin ${username}.`);
  }
  const ended = await setPassword(username, await readPassword(username));
  console.log(`Admin ${username} has a new password; ${counted(ended ?? 0)} ended.`);
  return true;
};

const list: Command = async (...rest) => {
  if (rest.length > 0) return false;
  printTable(await listAdmins(), "There is no admin.");
  return true;
};

const showSessions: Command = async (username, ...rest) => {
  if (rest.length > 0) return false;
  printTable(await listSessions(username), "Nobody is signed in.");
  return true;
};

const revoke: Command = async (which = "", username, ...rest) => {
  const byUser = which === "--user" && username !== undefined && rest.length === 0;
  const byId = isDatabaseId(Number(which)) && username === undefined;
  if (!byUser && !byId) return false;
  const ended = await revokeSessions(byUser ? { username } : { id: Number(which) });
  if (ended === 0) throw new StartProblem("There is no such session.");
  console.log(`${counted(ended)} ended.`);
  return true;
};

/** The target of `unlock NAME`, `unlock --address A` or `unlock --all`; null where the arguments do not fit. */
async function unlockTarget(which: string, address: string | undefined) {
  if (which === "--all") return address === undefined ? "all" : null;
  if (which !== "--address") {
    if (which === "" || address !== undefined) return null;
    const admins = await listAdmins();
    if (admins.some(({ username }) => username === which)) return { username: which };
    throw new StartProblem(`There is no admin ${which}.`);
  }
  if (address === undefined) return null;
  const known = parseAddress(address);
  if (known) return { address: known };
  throw new StartProblem(`${address} is no IP address.`);
}

const unlock: Command = async (which = "", address, ...rest) => {
  const target = rest.length === 0 ? await unlockTarget(which, address) : null;
  if (!target) return false;
  const lifted = await unlockLogins(target);
  console.log(
    lifted === 0
      ? "No failed logins were counted."
      : "The failed logins are forgotten: it may be tried again.",
  );
  return true;
};

export const commands = new Map<string, Command>(
  Object.entries({ create, "set-password": changePassword, list, sessions: showSessions, revoke, unlock }),
);
