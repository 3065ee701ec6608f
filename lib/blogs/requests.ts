import { callApi } from "../api/client";
import { type BlogDraft, type BlogResponse, fromDraft, toDraft } from "./draft";

interface Sending {
  /** As the blog was read; null: a new one. */
  updatedAt: string | null;
  idempotencyKey: string;
  signal: AbortSignal;
}

/**
 * `POST blogs`, or `POST blogs/{id}` with `_method=PUT`. Throws an `ApiError` of 409 where it was
 * saved since.
 */
export function saveBlog(id: number | null, draft: BlogDraft, sending: Sending): Promise<BlogResponse> {
  const { updatedAt, idempotencyKey, signal } = sending;
  return callApi<BlogResponse>(id === null ? "blogs" : `blogs/${id}`, {
    method: "POST",
    form: fromDraft(draft, id === null ? undefined : { updatedAt }),
    headers: { "Idempotency-Key": idempotencyKey },
    signal,
    stays: true,
  });
}

/** The blog as it is stored now. */
export async function readBlog(id: number): Promise<{ values: BlogDraft; updatedAt: string }> {
  const blog = await callApi<BlogResponse>(`blogs/${id}`, { stays: true });
  return { values: toDraft(blog), updatedAt: new Date(blog.updated_at).toISOString() };
}
