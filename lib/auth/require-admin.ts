import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { whileDatabaseAnswers } from "../db";
import { sessionOf } from "./request-session";
import { loginPath, requestedPathHeader, returnPath } from "./return-path";

/** The admin who asks for a page, or null; asked of the database once per request. */
export const currentAdmin = cache(async () => {
  const session = await whileDatabaseAnswers(sessionOf(await headers()));
  return session?.user ?? null;
});

/** The admin who asks for a page of the back office; everybody else is sent to the login page. */
export async function requireAdmin(): Promise<{ id: number; username: string }> {
  const admin = await currentAdmin();
  if (!admin) redirect(loginPath(returnPath((await headers()).get(requestedPathHeader))));
  return admin;
}
