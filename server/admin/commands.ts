import { createAdmin, listAdmins, setPassword } from "@/lib/auth/accounts.ts";
import { credentialsSchema } from "@/lib/auth/credentials.ts";
import { unlockLogins } from "@/lib/auth/login-limit.ts";
import { listSessions, revokeSessions } from "@/lib/auth/session-list.ts";
import { isDatabaseId } from "@/lib/database-id.ts";
import { parseAddress } from "@/lib/ip-address.ts";
import { StartProblem } from "../start-problem.ts";
import { printTable } from "./print-table.ts";
import { readPassword } from "./read-password.ts";

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

/** What `unlock NAME`, `unlock --address A` and `unlock --all` name; null where they name nothing. */
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
