import type { Page } from "playwright/test";
import { expect } from "./browser-test";

/** Deletes the record of that title by its row in a list, after the question that names it. */
export async function deleteFromList(page: Page, title: string, question: string): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: title });
  await row.getByRole("button", { name: /^Hapus/ }).click();
  const dialog = page.getByRole("dialog", { name: question });
  await expect(dialog).toContainText(title);
  await expect(dialog).toContainText("Salinannya tersimpan 30 hari di Tempat Sampah.");
  await expect(dialog).not.toContainText("Tindakan ini tidak dapat dibatalkan.");
  await dialog.getByRole("button", { name: "Hapus" }).click();
  await expect(dialog).toBeHidden();
}
