import type { Page } from "playwright/test";
import { seededAdmin } from "./sign-in";

/** Signs in over a form whose session ended under a save, and lets the save go on. */
export async function signInOverForm(page: Page, username = seededAdmin.username): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sesi berakhir" });
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(seededAdmin.password);
  await dialog.getByRole("button", { name: "Login dan simpan" }).click();
}
