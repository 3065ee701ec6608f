import { sharedState } from "../shared-state";
import { adminText } from "./admin-messages";

type AdminKey = Parameters<typeof adminText>[0];

/** The operator's own names that stand in the back office in place of words of the software. */
export type StaffNames = Partial<Record<AdminKey, string>>;

const known = sharedState("staff-names", (): { names: StaffNames } => ({ names: {} }));

/** Takes over the names of the settings that were just read. */
export function rememberStaffNames(names: StaffNames): void {
  known.names = names;
}

export function staffNames(): StaffNames {
  return known.names;
}

/** The operator's own name for a word of the back office, or the word. */
export function staffName(word: AdminKey): string {
  return known.names[word] ?? adminText(word);
}
