import { callApi } from "../api/client";

export async function requestDemoRemoval(plan: string, password: string): Promise<void> {
  await callApi("demo-content/removal", { method: "POST", json: { plan, password } });
}
