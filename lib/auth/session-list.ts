import "server-only";
import { db } from "../db";
import { sweepSessions } from "./sessions";

/** The sessions that are alive, those used last first; of one admin or of all. */
export async function listSessions(username?: string) {
  await sweepSessions();
  const rows = await db().session.findMany({
    where: { user: { username } },
    orderBy: { last_used_at: "desc" },
    select: {
      id: true,
      kind: true,
      created_at: true,
      last_used_at: true,
      expires_at: true,
      user: { select: { username: true } },
    },
  });
  return rows.map(({ user, ...row }) => ({ ...row, username: user.username }));
}

/** Ends sessions, by id or all of an admin; returns how many. */
export async function revokeSessions(which: { id: number } | { username: string }): Promise<number> {
  const where = "id" in which ? which : { user: which };
  const { count } = await db().session.deleteMany({ where });
  return count;
}
