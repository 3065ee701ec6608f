import "server-only";
import type { NextAuthOptions } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { whileDatabaseResponds } from "../db";
import { daySeconds } from "../durations";
import { env, nameSiteToNextAuth } from "../env";
import { sessionCookieNames } from "./cookie";
import { credentialsSchema } from "./credentials";
import { logIn } from "./log-in";
import { endSession, findSession } from "./sessions";

declare module "next-auth" {
  interface User {
    secret: string;
  }
}

/** Keeps errors that next-auth would swallow or turn into an error page. */
export interface Outcome {
  failure?: unknown;
}

const thirtyDays = 30 * daySeconds;

/**
 * Makes next-auth for one request. Its cookie contains only a session's secret, whose row every request reads
 * (docs/decisions/02).
 */
export function nextAuthOptions(headers: Headers, outcome: Outcome): NextAuthOptions {
  nameSiteToNextAuth();
  const { SITE_URL, AUTH_SECRET } = env();
  const noting = async <T>(task: Promise<T>): Promise<T> => {
    try {
      return await task;
    } catch (error) {
      outcome.failure = error;
      throw error;
    }
  };
  const logInForCookie = async (input: unknown) => {
    const { user, secret } = await logIn(credentialsSchema.parse(input), headers, "cookie");
    return { id: String(user.id), name: user.username, secret };
  };
  const secure = SITE_URL.startsWith("https:");
  const [name] = sessionCookieNames(SITE_URL);
  const rowOf = async (secret: unknown) =>
    typeof secret === "string" ? whileDatabaseResponds(findSession(secret)) : null;
  return {
    secret: AUTH_SECRET,
    useSecureCookies: secure,
    cookies: { sessionToken: { name, options: { httpOnly: true, sameSite: "lax", path: "/", secure } } },
    session: { strategy: "jwt", maxAge: thirtyDays },
    pages: { signIn: "/login", error: "/login" },
    providers: [
      Credentials({
        credentials: {
          username: { label: "Username" },
          password: { label: "Password", type: "password" },
          totp: { label: "Kode verifikasi" },
        },
        authorize: (input) => noting(logInForCookie(input)),
      }),
    ],
    callbacks: {
      async jwt({ token, user }) {
        if (user) return { secret: user.secret };
        if (await noting(rowOf(token.secret))) return token;
        throw new Error("The session has ended.");
      },
      async session({ session, token }) {
        const row = await noting(rowOf(token.secret));
        if (!row?.expires_at) return session;
        return { user: { name: row.user.username }, expires: row.expires_at.toISOString() };
      },
    },
    events: {
      async signOut({ token }) {
        const row = await noting(rowOf(token.secret));
        if (row) await noting(endSession(row.id));
      },
    },
    // An ended session is not an error, and real errors are in `outcome`.
    logger: { error() {}, warn() {}, debug() {} },
  };
}
