import type { FirstAdmin } from "@/lib/auth/ensure-admin.ts";
import type { Env } from "@/lib/env.ts";
import { announce } from "./announce.ts";

/** Says where the site is and how to sign in. */
export function announceSite(env: Env, admin: FirstAdmin) {
  announce("site", `${env.SITE_URL} (listening on ${env.HOSTNAME}:${env.PORT})`);
  announce("back office", `${env.SITE_URL}/admin, user ${admin.username}`);
  if (admin.newPassword === null) return;
  const password = env.ADMIN_PASSWORD
    ? "the one of ADMIN_PASSWORD"
    : `${admin.newPassword} (shown only this once)`;
  announce("password", password);
}
