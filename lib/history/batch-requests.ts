import { callApi } from "../api/client";
import type { Undone } from "./schema";

/** Takes a change of many records back. */
export function undoBatch(id: number): Promise<Undone> {
  return callApi(`change-batches/${id}/undo`, { method: "POST" });
}
