import { ApiError, callApi } from "../api/client";
import { adminText } from "../i18n/admin-messages";
import { draftPath } from "./draft";
import type { SeoInput } from "./input";
import type { SeoContent } from "./schema";

/** The same refusal with the specified words before the server's, and its errors at the fields of the draft. */
function atDraft(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, message, fields, told } = error;
  const placed = Object.entries(fields).map(([path, messages]) => [draftPath(path), messages]);
  return new ApiError(status, `${adminText("seo.failure")} ${message}`, Object.fromEntries(placed), told);
}

/** Changes the texts that are named and answers all as stored. Stays on the page when the session has ended. */
export async function saveSeoContent(changes: SeoInput, signal?: AbortSignal): Promise<SeoContent> {
  try {
    return await callApi<SeoContent>("seo-content", { method: "PUT", json: changes, signal, stays: true });
  } catch (error) {
    throw atDraft(error);
  }
}
