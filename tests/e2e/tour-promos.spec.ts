import { addDays, phuketDay } from "@/lib/calendar/days";
import { messagesOf } from "@/lib/i18n/messages";
import { expect, test } from "../setup/browser-test";

/** Chats answer with an empty page: nothing leaves this machine. */
test.beforeEach(async ({ context }) => {
  await context.route(/^https:\/\/(?:t\.me|wa\.me)\//, (route) =>
    route.fulfill({ body: "", contentType: "text/html" }),
  );
});

test("the first button of a promo leads to its tour, whose form prices its days and no others", async ({
  page,
}) => {
  const words = messagesOf("en", "booking");
  const today = phuketDay(new Date());
  await page.goto("/en");
  const card = page.getByRole("article").filter({ hasText: "Phi Phi at sunrise, for two" });
  const [first] = await card.getByRole("link").all();
  await first?.click();
  await page.waitForURL(/\/en\/tours\/phi-phi-sunrise/);
  const promo = page.getByRole("complementary").getByRole("listitem").filter({ hasText: "Promo until" });
  await expect(promo).toContainText("THB 2,300");
  await expect(promo).toContainText("Phi Phi at sunrise, for two");

  await page.getByRole("tab").last().click();
  const participants = page.getByRole("group", { name: words.participants });
  const adult = participants.getByRole("listitem").first();
  await page.getByLabel(words.date).first().fill(addDays(today, 24));
  await expect(adult).toContainText("THB 2,300");
  await expect(adult.locator("s")).toHaveText("THB 2,700");
  await adult.getByRole("button").last().click();
  await expect(page.locator("output")).toHaveText("THB 2,300");
  await page.getByLabel(words.fullName).fill("Anna Petrova");
  await page.getByLabel(words.email).fill("anna@example.com");
  await page.getByLabel(words.nationality).selectOption("RU");
  const chat = page.context().waitForEvent("page");
  await page.getByRole("button", { name: words.confirm }).click();
  const message = new URL((await chat).url()).searchParams.get("text");
  expect(message).toContain("Promo: Phi Phi at sunrise, for two");
  expect(message).toContain("THB 2,300");

  await page.getByRole("button", { name: words.panel.back }).click();
  await page.getByLabel(words.date).first().fill(addDays(today, 25));
  await expect(adult).not.toContainText("2,300");
  await expect(page.locator("output")).toHaveText("THB 2,700");
});
