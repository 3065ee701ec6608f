import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { whileDatabaseResponds } from "../db";
import { type Actor, may, type Permission } from "./permissions";
import { actorOf, sessionOf } from "./request-session";
import { loginPath, requestedPathHeader, returnPath } from "./return-path";
import type { AdminSession } from "./sessions";

export const currentSession = cache(async () => whileDatabaseResponds(sessionOf(await headers())));

export async function currentAdmin(): Promise<Actor | null> {
  const session = await currentSession();
  return session && actorOf(session);
}

/** Redirects to the login page without a session, and responds with 404 without the permission. */
export async function requireSessionOfPage(permission: Permission = "readContent"): Promise<AdminSession> {
  const session = await currentSession();
  if (!session) redirect(loginPath(returnPath((await headers()).get(requestedPathHeader))));
  if (!may(actorOf(session), permission)) notFound();
  return session;
}

export async function requireAdmin(permission: Permission = "readContent"): Promise<Actor> {
  return actorOf(await requireSessionOfPage(permission));
}
