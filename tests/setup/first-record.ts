import { type APIRequestContext, expect } from "playwright/test";

/** Path of the first record in a list, read from the list's HTML without a browser. */
export async function firstRecord(request: APIRequestContext, list: string): Promise<string> {
  const response = await request.get(list);
  const html = await response.text();
  expect(response.status(), `${list} is answered`).toBe(200);
  const [path = ""] = new URL(list, "http://localhost").pathname.split("?");
  const address = new RegExp(`href="(${path}/[^"?#]+-\\d+)"`).exec(html)?.[1] ?? "";
  expect(address, `${list} shows a record`).not.toBe("");
  return address;
}
