import { callApi } from "../../core/api/client";
import type { StaffTourRow } from "./staff-tours";

export async function changeVisibility({ id, visible, toShow }: StaffTourRow): Promise<void> {
  await callApi(`packages/${id}`, { method: "PUT", json: visible ? { published: false } : toShow });
}

export async function moveTour(first: number, second: number): Promise<void> {
  const json = { first_package_id: first, second_package_id: second };
  await callApi("packages/swap-order", { method: "POST", json });
}
