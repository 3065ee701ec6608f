import type { APIRequestContext, BrowserContext, Page } from "playwright/test";

export const seededAdmin = { username: "admin", password: "admin password of the tests" };

/** Signs a client in through next-auth's own endpoints, without its form. All accounts of the tests share one password. */
export async function signInBy(request: APIRequestContext, username = seededAdmin.username): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const form = { ...seededAdmin, username, csrfToken, json: "true" };
  const answer = await request.post("/api/auth/callback/credentials", { form });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}: ${await answer.text()}`);
}

/** Signs in through next-auth's own endpoints, as the back office does, and returns the cookies of the session. */
export async function sessionCookie(
  send: (address: string, init?: RequestInit) => Promise<Response>,
): Promise<string> {
  const cookiesOf = (response: Response) =>
    response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const csrf = await send("/api/auth/csrf");
  const { csrfToken } = await csrf.json();
  const signedIn = await send("/api/auth/callback/credentials", {
    method: "POST",
    headers: { Cookie: cookiesOf(csrf).join("; "), "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ ...seededAdmin, csrfToken, json: "true" }),
  });
  return cookiesOf(signedIn).find((cookie) => cookie.includes("session-token")) ?? "";
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Cookies of the seeded admin's last session, by site: hashing the password again for every test takes time. */
const sessions = new Map<string, Cookies>();

/**
 * Signs the browser of a page in. Tests of one worker share the session of the seeded admin as long as the site takes it;
 * another account gets a session of its own each time.
 */
export async function signIn(page: Page, username = seededAdmin.username): Promise<void> {
  const context = page.context();
  if (username !== seededAdmin.username) return signInBy(context.request, username);
  const current = "/api/users/current";
  const unknown = await context.request.get(current);
  const { origin } = new URL(unknown.url());
  await context.addCookies(sessions.get(origin) ?? []);
  if ((await context.request.get(current)).ok()) return;
  await signInBy(context.request);
  sessions.set(origin, await context.cookies(origin));
}
