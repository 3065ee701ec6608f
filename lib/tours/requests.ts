import { callApi } from "../api/client";

/** Creates a link that shows a hidden tour for some days. Only this response contains the link's address. */
export function requestPreviewLink(id: number, days: number): Promise<{ id: number; url: string }> {
  return callApi(`packages/${id}/preview-links`, { method: "POST", json: { days } });
}

export async function requestPreviewLinkDeletion(id: number): Promise<void> {
  await callApi(`preview-links/${id}`, { method: "DELETE" });
}
