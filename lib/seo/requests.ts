import { ApiError, callApi } from "../api/client";
import { draftPath } from "./draft";
import type { SeoInput } from "./input";
import type { SeoContent } from "./schema";

/** The same refusal with its errors at the fields of the draft. */
function atDraft(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([path, messages]) => [draftPath(path), messages]);
  return new ApiError(error.status, error.message, Object.fromEntries(fields));
}

/** Changes the texts that are named and answers all as stored. Stays on the page when the session has ended. */
export async function saveSeoContent(changes: SeoInput, signal?: AbortSignal): Promise<SeoContent> {
  try {
    return await callApi<SeoContent>("seo-content", { method: "PUT", json: changes, signal, stays: true });
  } catch (error) {
    throw atDraft(error);
  }
}
