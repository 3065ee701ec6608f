import { callApi } from "../api/client";

export async function requestGettingStarted(open: boolean): Promise<void> {
  await callApi("getting-started", { method: "PUT", json: { open } });
}
