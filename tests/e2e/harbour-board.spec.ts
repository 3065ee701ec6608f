import { addDays, phuketDay } from "@/lib/calendar/days";
import { messagesOf } from "@/lib/i18n/messages";
import { expect, test } from "../setup/own-site-test";
import { signIn } from "../setup/sign-in";

test.use({ siteOf: "harbour-board", viewport: { width: 390, height: 844 } });

test("the sea is closed from the dashboard with one press, shown to visitors, and opened again with one", async ({
  page,
  site,
}) => {
  const day = addDays(phuketDay(new Date()), 2);
  const [tour] = await site.sql(
    `SELECT id FROM tour WHERE tour_type = 1 AND facts->>'sea' = 'open' ORDER BY "order" LIMIT 1`,
  );
  const { harbour: reason } = messagesOf("en", "closure").reasons;
  const inList = page.getByRole("article").locator(`a[href$="-${tour?.id}"]`).filter({ visible: true });
  const openList = () => page.goto(`/en/tours?date=${day}`);
  await openList();
  await expect(inList.first()).toBeVisible();
  const path = (await inList.first().getAttribute("href")) ?? "";

  await signIn(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Laut ditutup" }).click();
  const board = page.getByRole("region", { name: "Laut ditutup" });
  await board.locator(`label:has(input[value="${day}"])`).click();
  const close = board.getByRole("button", { name: /^Tutup laut: / });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  const reopen = board.getByRole("button", { name: "Buka lagi" });
  await expect(reopen).toBeVisible();

  await openList();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(inList).toHaveCount(0);
  await page.goto(path);
  await expect(page.getByText(reason).filter({ visible: true }).first()).toBeVisible();

  await page.goto("/admin/closed-days");
  await reopen.click();
  await expect(board.getByText("Sedang ditutup")).toHaveCount(0);
  await openList();
  await expect(inList.first()).toBeVisible();
});
