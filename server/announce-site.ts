import type { Env } from "@/lib/env.ts";
import { announce } from "./announce.ts";

/** Says where the site is and, when the admin was made just now, how to sign in. */
export function announceSite(env: Env, newAdminPassword: string | null) {
  announce("site", `${env.SITE_URL} (listening on ${env.HOSTNAME}:${env.PORT})`);
  announce("back office", `${env.SITE_URL}/admin`);
  if (newAdminPassword === null) return;
  const password = env.ADMIN_PASSWORD
    ? "the one of ADMIN_PASSWORD"
    : `${newAdminPassword} (shown only this once)`;
  announce("admin", `user ${env.ADMIN_USERNAME}, password ${password}`);
}
