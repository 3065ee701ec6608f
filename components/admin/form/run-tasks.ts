import { ApiError } from "@/lib/api/client";
import { adminText } from "@/lib/i18n/admin-messages";
import { SaveStopped } from "./save-stopped";

/** Awaits all tasks. One that fails stops the save in its own words; an ended session is for the save to clear up. */
export async function runTasks(tasks: (() => Promise<unknown>)[]): Promise<void> {
  try {
    await Promise.all(tasks.map((task) => task()));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    throw new SaveStopped(error instanceof Error ? error.message : adminText("form.checkFields"));
  }
}
