import type { Page } from "@playwright/test";

/** The admin of the seeded data. */
export const seededAdmin = { username: "admin", password: "admin password of the tests" };

/** Signs a page's browser in through next-auth's own endpoints, without its form; all admins of the tests share the password. */
export async function signIn(page: Page, username = seededAdmin.username): Promise<void> {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { ...seededAdmin, username, csrfToken, json: "true" };
  const answer = await page.request.post("/api/auth/callback/credentials", { form });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}: ${await answer.text()}`);
}
