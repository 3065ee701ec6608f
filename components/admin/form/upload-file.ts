import { callApi } from "@/lib/core/api/client";

/** Stores a file that staff have chosen, and returns its path, which the save of a form then names. */
export async function uploadFile(call: string, file: File): Promise<string> {
  const form = new FormData();
  form.append("file", file);
  const { path } = await callApi<{ path: string }>(call, { method: "POST", form, stays: true });
  return path;
}
