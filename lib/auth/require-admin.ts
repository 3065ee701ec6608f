import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { whileDatabaseAnswers } from "../db";
import { type Actor, may, type Permission } from "./permissions";
import { actorOf, sessionOf } from "./request-session";
import { loginPath, requestedPathHeader, returnPath } from "./return-path";
import type { AdminSession } from "./sessions";

/** The session that asks for a page, or null; asked of the database once per request. */
export const currentSession = cache(async () => whileDatabaseAnswers(sessionOf(await headers())));

/** Who asks for a page, or null. */
export async function currentAdmin(): Promise<Actor | null> {
  const session = await currentSession();
  return session && actorOf(session);
}

/**
 * The session that asks for a page of the back office. Strangers are sent to the login page; for staff without the
 * permission the page is not there.
 */
export async function requireSessionOfPage(permission: Permission = "readContent"): Promise<AdminSession> {
  const session = await currentSession();
  if (!session) redirect(loginPath(returnPath((await headers()).get(requestedPathHeader))));
  if (!may(actorOf(session), permission)) notFound();
  return session;
}

/** Who asks for a page of the back office, as `requireSessionOfPage` lets them in. */
export async function requireAdmin(permission: Permission = "readContent"): Promise<Actor> {
  return actorOf(await requireSessionOfPage(permission));
}
