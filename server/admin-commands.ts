import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import {
  createAccount,
  getAccount,
  listAccounts,
  setPassword,
  updateAccount,
} from "@/lib/core/auth/accounts.ts";
import { accountCreateSchema } from "@/lib/core/auth/credentials.ts";
import { unlockLogins } from "@/lib/core/auth/login-limit.ts";
import { describePasswordProblem } from "@/lib/core/auth/new-password.ts";
import type { AccountUpdate } from "@/lib/core/auth/permissions.ts";
import { type Role, roles } from "@/lib/core/auth/permissions.ts";
import { listSessions, revokeSessions } from "@/lib/core/auth/sessions.ts";
import { endTwoStep } from "@/lib/core/auth/two-step.ts";
import { isDatabaseId } from "@/lib/core/db.ts";
import { AppError } from "@/lib/core/errors.ts";
import { parseAddress } from "@/lib/core/ip-address.ts";
import { readSiteSettings } from "@/lib/site/queries.ts";
import { StartProblem } from "./process/lifecycle.ts";

const gap = "  ";

function cell(value: unknown): string {
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return String(value);
}

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

async function ask(question: string) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const aborted = new Promise<never>((_, reject) => {
    reader.once("close", () => reject(new StartProblem("The input ended, so nothing was changed.")));
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

/** Reads from a prompt or standard input, because other users could see an argument. */
async function readPassword(username: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const password = isTerminal ? await askTwice(username) : (await text(process.stdin)).replace(/\r?\n$/, "");
  // A password that holds the name of the site is easily guessed.
  const problem = describePasswordProblem(password, username, await readSiteSettings());
  if (problem) throw new StartProblem(problem);
  return password;
}

/** Resolves with false if the arguments do not fit. */
type Command = (...args: string[]) => Promise<boolean>;

function counted(count: number) {
  return count === 1 ? "1 session" : `${count} sessions`;
}

async function requireAccount(username: string): Promise<{ username: string }> {
  if (await getAccount({ username })) return { username };
  throw new StartProblem(
    `The account ${username} does not exist. List the accounts with: npm run admin -- list`,
  );
}

function readRole(text: string | undefined): Role {
  const role = roles.find((each) => each === text);
  if (role) return role;
  throw new StartProblem(`The role must be ${roles.join(" or ")}.`);
}

const create: Command = async (username = "", option, role, ...rest) => {
  const known = option === undefined || (option === "--role" && role !== undefined);
  if (!username || !known || rest.length > 0) return false;
  if (!accountCreateSchema.shape.username.safeParse(username).success) {
    throw new StartProblem("The username must have 1 to 100 characters, without spaces at its ends.");
  }
  const given = option === undefined ? "admin" : readRole(role);
  const password = await readPassword(username);
  if (!(await createAccount(username, password, given))) {
    throw new StartProblem(`The account ${username} already exists. Choose another name.`);
  }
  console.log(`Account ${username} was created with the role ${given}.`);
  return true;
};

const changePassword: Command = async (username = "", ...rest) => {
  if (!username || rest.length > 0) return false;
  await requireAccount(username);
  const ended = await setPassword(username, await readPassword(username));
  console.log(`Account ${username} has a new password; ${counted(ended ?? 0)} ended.`);
  return true;
};

const list: Command = async (...rest) => {
  if (rest.length > 0) return false;
  const accounts = await listAccounts();
  const rows = accounts.map(({ username, role, active, two_step, sessions, created_at, last_seen_at }) => ({
    username,
    role,
    active: active ? "yes" : "no",
    two_step: two_step ? "on" : "off",
    created_at,
    sessions,
    last_seen_at: last_seen_at ?? "-",
  }));
  printTable(rows, "There is no account.");
  return true;
};

async function change(username: string, update: AccountUpdate): Promise<void> {
  try {
    await updateAccount(await requireAccount(username), update);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new StartProblem(`${username} is the last active admin. Make another account an admin first.`);
  }
}

const setRole: Command = async (username = "", role, ...rest) => {
  if (!username || role === undefined || rest.length > 0) return false;
  await change(username, { role: readRole(role) });
  console.log(`Account ${username} has the role ${role}.`);
  return true;
};

function setActive(active: boolean): Command {
  return async (username = "", ...rest) => {
    if (!username || rest.length > 0) return false;
    await change(username, { active });
    console.log(
      `Account ${username} is ${active ? "active" : "deactivated; its sessions and API tokens ended"}.`,
    );
    return true;
  };
}

const resetTwoStep: Command = async (username = "", ...rest) => {
  if (!username || rest.length > 0) return false;
  await endTwoStep(await requireAccount(username));
  console.log(`Account ${username} signs in with its password alone.`);
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
  if (ended === 0)
    throw new StartProblem(
      "This session does not exist. List the sessions with: npm run admin -- sessions NAME",
    );
  console.log(`${counted(ended)} ended.`);
  return true;
};

/** Parses `NAME`, `--address A` or `--all`. Returns null for anything else. */
async function unlockTarget(which: string, address: string | undefined) {
  if (which === "--all") return address === undefined ? "all" : null;
  if (which !== "--address") {
    if (which === "" || address !== undefined) return null;
    return requireAccount(which);
  }
  if (address === undefined) return null;
  const known = parseAddress(address);
  if (known) return { address: known };
  throw new StartProblem(`${address} is not an IP address.`);
}

const unlock: Command = async (which = "", address, ...rest) => {
  const target = rest.length === 0 ? await unlockTarget(which, address) : null;
  if (!target) return false;
  const lifted = await unlockLogins(target);
  console.log(
    lifted === 0
      ? "No failed logins were recorded, so there is nothing to unlock."
      : "The failed logins are forgotten: it may be tried again.",
  );
  return true;
};

export const commands = new Map<string, Command>([
  ["create", create],
  ["set-password", changePassword],
  ["set-role", setRole],
  ["reset-2fa", resetTwoStep],
  ["activate", setActive(true)],
  ["deactivate", setActive(false)],
  ["list", list],
  ["sessions", showSessions],
  ["revoke", revoke],
  ["unlock", unlock],
]);
