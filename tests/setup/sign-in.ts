import type { APIRequestContext, Page } from "playwright/test";

/** The admin of the seeded data. */
export const seededAdmin = { username: "admin", password: "admin password of the tests" };

/** Signs a client in through next-auth's own endpoints, without its form. All accounts of the tests share one password. */
export async function signInBy(request: APIRequestContext, username = seededAdmin.username): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const form = { ...seededAdmin, username, csrfToken, json: "true" };
  const answer = await request.post("/api/auth/callback/credentials", { form });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}: ${await answer.text()}`);
}

/** Signs the browser of a page in. */
export function signIn(page: Page, username?: string): Promise<void> {
  return signInBy(page.request, username);
}
