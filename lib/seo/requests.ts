import { callApi } from "../api/client";
import type { SeoInput } from "./input";
import type { SeoContent } from "./schema";

/** Changes the texts that are named and answers all as stored. */
export function saveSeoContent(changes: SeoInput, signal?: AbortSignal): Promise<SeoContent> {
  return callApi<SeoContent>("seo-content", { method: "PUT", json: changes, signal });
}
