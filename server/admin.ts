import { ensurePrismaClient } from "./database/prisma-client.ts";
import { openDatabase } from "./database/site-database.ts";
import { reportProblem, shutDown, stopOnSignals } from "./process/lifecycle.ts";

const usage = `npm run admin -- <command>

  create NAME           make an admin; the password is asked for, or read from standard input
  set-password NAME     change a password, which ends all sessions of that admin
  list                  the admins
  sessions [NAME]       who is signed in
  revoke ID             end a session
  revoke --user NAME    end all sessions of an admin
  unlock NAME           forget the failed logins of an admin, from all addresses
  unlock --address A    forget the failed logins from an address
  unlock --all          forget all failed logins
`;

const names = ["create", "set-password", "list", "sessions", "revoke", "unlock"];

async function run(name: string, args: string[]) {
  await ensurePrismaClient(process.cwd());
  await openDatabase();
  // Imports the generated client, which exists only now.
  const { commands } = await import("./admin-commands.ts");
  const { closeDb } = await import("@/lib/db.ts");
  try {
    return (await commands.get(name)?.(...args)) ?? false;
  } finally {
    await closeDb();
  }
}

async function start([name = "", ...args]: string[]) {
  stopOnSignals();
  const done = names.includes(name) && (await run(name, args));
  if (!done) console.error(usage);
  await shutDown(done ? 0 : 1);
}

start(process.argv.slice(2)).catch(reportProblem);
