import { completeEnv, type Env } from "@/lib/env.ts";
import { announce } from "./announce.ts";
import { readAuthSecret } from "./auth-secret.ts";
import { checkLocale } from "./check-locale.ts";
import { migrate } from "./migrate.ts";
import { checkSiteDatabase, startSiteDatabase } from "./site-database.ts";

async function openDatabase({ DATABASE_URL, AUTH_SECRET, DATA_DIR, SEED_DEMO }: Env) {
  if (DATABASE_URL) {
    await checkSiteDatabase(DATABASE_URL);
    return DATABASE_URL;
  }
  const url = await startSiteDatabase(DATA_DIR);
  const secret = AUTH_SECRET ?? readAuthSecret(DATA_DIR);
  completeEnv({ DATABASE_URL: url, AUTH_SECRET: secret, SEED_DEMO: String(SEED_DEMO) });
  return url;
}

/** Opens the database, the embedded one where no other is named, and brings it to the newest form. */
export async function prepareDatabase(env: Env): Promise<void> {
  const url = await openDatabase(env);
  const applied = await migrate(url);
  if (applied.length > 0) announce("database", `migrated: ${applied.join(", ")}`);
  await checkLocale(url);
}
