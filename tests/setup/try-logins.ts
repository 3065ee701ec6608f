import { logIn } from "@/lib/core/auth/log-in";
import { closeDb, db } from "@/lib/core/db";
import { AppError } from "@/lib/core/errors";

const attempts = 30;
const headers = new Headers({ "x-visitor-address": "192.0.2.77" });

// One of several processes that guess a password at the same time; prints the status of each guess.
async function guess() {
  try {
    await logIn({ username: "admin", password: "salah" }, headers, "bearer");
    return 200;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
}

/** Opens the connections that the guesses take: a busy machine may need longer for them than a login waits. */
async function connect(tries = 10): Promise<void> {
  try {
    await Promise.all(Array.from({ length: attempts }, () => db().$queryRaw`SELECT pg_sleep(0.1)::text`));
  } catch (error) {
    if (tries === 0) throw error;
    await connect(tries - 1);
  }
}

await connect();
console.log((await Promise.all(Array.from({ length: attempts }, guess))).join("\n"));
await closeDb();
