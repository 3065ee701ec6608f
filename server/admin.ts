import { openDatabase } from "./database/site-database.ts";

const usage = `npm run admin -- <command>

  create NAME [--role editor]
                        make an account, of an admin unless said otherwise; the password is asked for, or read
                        from standard input
  set-password NAME     change a password, which ends all sessions of that account; API tokens stay
  set-role NAME ROLE    make an account an admin or an editor
  reset-2fa NAME        let an account sign in without its second step, as after a lost phone
  deactivate NAME       end everything an account can do; its name stays
  activate NAME         take that back
  list                  the accounts
  sessions [NAME]       who is signed in, and which API tokens there are
  revoke ID             end a session or a token
  revoke --user NAME    end all sessions and tokens of an account
  unlock NAME           forget the failed logins of an account, from all addresses
  unlock --address A    forget the failed logins from an address
  unlock --all          forget all failed logins
`;

const names = [
  "create",
  "set-password",
  "set-role",
  "reset-2fa",
  "activate",
  "deactivate",
  "list",
  "sessions",
  "revoke",
  "unlock",
];

async function run(name: string, args: string[]): Promise<boolean> {
  await openDatabase();
  // Reads the address of the database when it is loaded.
  const { commands } = await import("./admin-commands.ts");
  const { closeDb } = await import("@/lib/core/db.ts");
  try {
    return (await commands.get(name)?.(...args)) ?? false;
  } finally {
    await closeDb();
  }
}

/** Manages accounts (`npm run admin -- COMMAND`). May run beside the site. Resolves with the exit code. */
export async function admin([name = "", ...args]: string[]): Promise<number> {
  const done = names.includes(name) && (await run(name, args));
  if (!done) console.error(usage);
  return done ? 0 : 1;
}
