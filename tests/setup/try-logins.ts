import { logIn } from "@/lib/auth/log-in";
import { closeDb, db } from "@/lib/db";
import { AppError } from "@/lib/errors";

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

// A busy machine may take its time for the first connection.
await db().$connect();
console.log((await Promise.all(Array.from({ length: attempts }, guess))).join("\n"));
await closeDb();
