import "server-only";
import { Prisma } from "../../../prisma/client/client.ts";
import { db } from "../db.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { type HoldCaller, isUsernameTaken } from "./accounts.ts";
import type { InvitationAcceptance } from "./credentials.ts";
import { type Operator, requireGoodPassword } from "./new-password.ts";
import { hashPassword } from "./password.ts";
import { type Role, roleOf } from "./permissions.ts";
import { hashSecret, newSecret } from "./secrets.ts";

export const invitationDays = 7;

/** The token stands in the fragment of the address, which neither servers nor previews of chats receive. */
export const invitationPath = "/login/invitation";

export interface OpenInvitation {
  id: number;
  role: Role;
  created_by: string;
  created_at: Date;
  expires_at: Date;
}

export async function createInvitation(
  { id }: { id: number },
  role: Role,
  hold?: HoldCaller,
): Promise<{ id: number; role: Role; url: string; expires_at: Date }> {
  const secret = newSecret();
  const [row] = await db().$transaction(async (tx) => {
    await hold?.(tx);
    return tx.$queryRaw<{ id: number; expires_at: Date }[]>`
      WITH old AS (DELETE FROM invitation WHERE expires_at <= now())
      INSERT INTO invitation (token_hash, role, created_by, expires_at)
      VALUES (${hashSecret(secret)}, ${role}, ${id}, now() + make_interval(days => ${invitationDays}::int))
      RETURNING id, expires_at`;
  });
  if (!row) throw new Error("The invitation could not be stored.");
  return { ...row, role, url: `${env().SITE_URL}${invitationPath}#${secret}` };
}

export async function listInvitations(): Promise<OpenInvitation[]> {
  const rows = await db().invitation.findMany({
    where: { expires_at: { gt: new Date() } },
    orderBy: { id: "desc" },
    select: {
      id: true,
      role: true,
      created_at: true,
      expires_at: true,
      creator: { select: { username: true } },
    },
  });
  return rows.map(({ creator, role, ...row }) => ({
    ...row,
    role: roleOf(role),
    created_by: creator.username,
  }));
}

export async function deleteInvitation(id: number, hold?: HoldCaller): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await hold?.(tx);
    return (await tx.invitation.deleteMany({ where: { id } })).count > 0;
  });
}

const notValid = () => new AppError(404, "Undangan ini tidak berlaku lagi. Mintalah tautan yang baru.");

export const usernameTaken = "Username ini sudah dipakai, atau terlalu mirip dengan yang sudah dipakai.";

const nameTaken = () => new AppError(422, "Data tidak valid.", { username: [usernameTaken] });

function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Works once. Used, expired, withdrawn and guessed tokens behave alike. */
export async function acceptInvitation(
  { token, username, password }: InvitationAcceptance,
  operator: Operator,
) {
  const where = { token_hash: hashSecret(token), expires_at: { gt: new Date() } };
  if (!(await db().invitation.findFirst({ where, select: { id: true } }))) throw notValid();
  requireGoodPassword({ field: "password", password, username }, operator);
  const password_hash = await hashPassword(password);
  try {
    return await db().$transaction(async (tx) => {
      const [invitation] = await tx.$queryRaw<{ role: string }[]>`
        DELETE FROM invitation WHERE token_hash = ${where.token_hash} AND expires_at > now() RETURNING role`;
      if (!invitation) throw notValid();
      if (await isUsernameTaken(tx, username)) throw nameTaken();
      const role = roleOf(invitation.role);
      const { id } = await tx.adminUser.create({ data: { username, password_hash, role } });
      return { id, username, role };
    });
  } catch (error) {
    throw isTaken(error) ? nameTaken() : error;
  }
}
