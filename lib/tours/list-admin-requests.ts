import { callApi } from "../api/client";

/** The first tour takes the second one's place; those between move up by one. */
export async function moveTour(first: number, second: number): Promise<void> {
  const json = { first_package_id: first, second_package_id: second };
  await callApi("packages/swap-order", { method: "POST", json });
}
