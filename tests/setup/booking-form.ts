import type { BrowserContext, Page } from "playwright/test";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { expect } from "./browser-test";
import { firstRecord } from "./first-record";

/** Answers chats with an empty page, so that nothing leaves this machine. */
export const keepChatsHere = (context: BrowserContext) =>
  context.route(/^https:\/\/(?:t\.me|wa\.me)\//, (route) =>
    route.fulfill({ body: "", contentType: "text/html" }),
  );

/** Opens the booking form of a tour, by default the first one of a list. */
export async function openBooking(page: Page, language: Language, address?: string): Promise<void> {
  await page.goto(address ?? (await firstRecord(page.request, `/${language}/tours`)));
  await page.getByRole("tab").last().click();
  await expect(page.getByLabel(messagesOf(language, "booking").fullName)).toBeVisible();
}

/** Fills what a booking form requires of a guest. */
export async function fillGuest(page: Page, language: Language, fullName = "Anna Petrova"): Promise<void> {
  const words = messagesOf(language, "booking");
  await page.getByLabel(words.fullName).fill(fullName);
  await page.getByLabel(words.email).fill("anna@example.com");
  await page.getByLabel(words.nationality).selectOption("RU");
}

/** The buttons that add a participant, one for each price line. */
export const moreGuests = (page: Page, language: Language) =>
  page.getByRole("button", { name: messagesOf(language, "booking").increase.split("{")[0] });

/** Sends the request of a form with one press, and returns the address of the chat. */
export async function sendRequest(page: Page, language: Language, button?: string): Promise<URL> {
  const { confirm } = messagesOf(language, "booking");
  await keepChatsHere(page.context());
  const chat = page.context().waitForEvent("page", { timeout: 30_000 });
  await page.getByRole("button", { name: button ?? confirm }).click();
  const opened = await chat.catch(() => null);
  if (opened) return new URL(opened.url());
  const alerts = await page.getByRole("alert").allTextContents();
  const wrong = await page.locator("[aria-invalid=true]").evaluateAll((fields) => fields.map(({ id }) => id));
  throw new Error(
    `The press opened no chat. Alerts: "${alerts.join('", "')}". Wrong fields: ${wrong.join(", ")}.`,
  );
}

/** As `sendRequest`, and returns the message of the chat. */
export async function sentMessage(page: Page, language: Language, button?: string): Promise<string> {
  return (await sendRequest(page, language, button)).searchParams.get("text") ?? "";
}
