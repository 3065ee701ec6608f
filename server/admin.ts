import { openDatabase } from "./admin/open-database.ts";
import { ensurePrismaClient } from "./prisma-client.ts";
import { reportProblem } from "./report-problem.ts";
import { shutDown, stopOnSignals } from "./shutdown.ts";

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
  // Not before the client is generated.
  const { commands } = await import("./admin/commands.ts");
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
