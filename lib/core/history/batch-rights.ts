import type { Permission } from "../auth/permissions";
import type { BatchKind } from "./schema";

/** The permission to change many records so, and to undo the change. Operations, pages and the undo ask this table. */
export const batchRights = {
  prices: "editContent",
  sheet: "editContent",
  texts: "editContent",
  closures: "closeDays",
  demo: "manageSite",
} as const satisfies Record<BatchKind, Permission>;
