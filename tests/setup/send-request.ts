import type { Page } from "playwright/test";
import type { Language } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";

/** Sends the request of a booking form, confirms a day that was only proposed, and returns the address of the chat. */
export async function sendRequest(page: Page, language: Language): Promise<URL> {
  const { confirm, yesDay } = messagesOf(language, "booking");
  const chat = page.context().waitForEvent("page");
  await page.getByRole("button", { name: confirm }).click();
  const [start = ""] = yesDay.split("{");
  const yes = page.getByRole("main").getByRole("button", { name: new RegExp(`^${start}`) });
  if (await yes.isVisible()) await yes.click();
  return new URL((await chat).url());
}
