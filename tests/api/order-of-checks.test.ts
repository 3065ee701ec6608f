import { beforeAll, describe, expect, it } from "vitest";
import * as blog from "@/app/api/blogs/[id]/route";
import * as blogs from "@/app/api/blogs/route";
import * as tour from "@/app/api/packages/[id]/route";
import * as tours from "@/app/api/packages/route";
import * as swap from "@/app/api/packages/swap-order/route";
import * as upload from "@/app/api/packages/upload-image/route";
import * as promo from "@/app/api/promos/[id]/route";
import * as promos from "@/app/api/promos/route";
import * as seo from "@/app/api/seo-content/route";
import * as tourSheet from "@/app/api/tour-sheet/route";
import type { RouteHandler } from "@/lib/api/endpoint";
import { type Admin, addAdmin } from "./admin";
import { call } from "./call";
import { addBlog, addPromo, addTour, clearContent } from "./records";

type Kind = "json" | "multipart" | "none";
type Method = "POST" | "PUT" | "DELETE";

const writes: [name: string, handler: RouteHandler, method: Method, kind: Kind, hasId: boolean][] = [
  ["POST packages", tours.POST, "POST", "json", false],
  ["PUT packages/{id}", tour.PUT, "PUT", "json", true],
  ["DELETE packages/{id}", tour.DELETE, "DELETE", "none", true],
  ["POST packages/swap-order", swap.POST, "POST", "json", false],
  ["POST packages/upload-image", upload.POST, "POST", "multipart", false],
  ["POST tour-sheet", tourSheet.POST, "POST", "multipart", false],
  ["POST promos", promos.POST, "POST", "multipart", false],
  ["POST promos/{id}", promo.POST, "POST", "multipart", true],
  ["PUT promos/{id}", promo.PUT, "PUT", "multipart", true],
  ["DELETE promos/{id}", promo.DELETE, "DELETE", "none", true],
  ["POST blogs", blogs.POST, "POST", "multipart", false],
  ["POST blogs/{id}", blog.POST, "POST", "multipart", true],
  ["PUT blogs/{id}", blog.PUT, "PUT", "multipart", true],
  ["DELETE blogs/{id}", blog.DELETE, "DELETE", "none", true],
  ["PUT seo-content", seo.PUT, "PUT", "json", false],
];

let admin: Admin;

beforeAll(async () => {
  await clearContent();
  admin = await addAdmin();
  await Promise.all([addTour(), addPromo(), addBlog()]);
});

const types = { json: "application/json", multipart: "multipart/form-data; boundary=b", none: "" };
const wrongTypes = { json: "text/plain", multipart: "application/json", none: "" };

describe.each(writes)("%s", (_, handler, method, kind, hasId) => {
  /** Everything is wrong with it that is not said to be right. */
  const send = (right: { headers?: Record<string, string>; id?: string; body?: string; type?: string }) =>
    call(handler, "/x", {
      method,
      params: { id: right.id ?? "999999" },
      headers: { "Content-Type": right.type ?? wrongTypes[kind], ...right.headers },
      body: right.body ?? "{broken",
    });
  const id = hasId ? "1" : "999999";

  it("asks first who it is: 401", async () => {
    expect((await send({})).status).toBe(401);
    expect((await send({ headers: { Authorization: "Bearer wrong" } })).status).toBe(401);
  });

  if (hasId)
    it("then whether there is such a record: 404", async () => {
      expect((await send(admin)).status).toBe(404);
      expect((await send({ ...admin, id: "1x" })).status).toBe(404);
    });

  if (kind !== "none") {
    it("then for the content type: 415", async () => {
      const large = { "Content-Length": "99999999" };
      expect((await send({ headers: { ...admin.headers, ...large }, id })).status).toBe(415);
    });

    it("then for the size: 413", async () => {
      const headers = { ...admin.headers, "Content-Length": "99999999" };
      expect((await send({ headers, id, type: types[kind] })).status).toBe(413);
    });

    it("then whether the body can be read: 400", async () => {
      const { status, body } = await send({ ...admin, id, type: types[kind] });
      expect([status, body]).toEqual([400, { message: expect.any(String) }]);
    });
  }
});

describe.each([
  ["packages/{id}", tour.PUT, (fields: object) => JSON.stringify(fields), "application/json"],
  ["promos/{id}", promo.PUT, multipart, types.multipart],
  ["blogs/{id}", blog.PUT, multipart, types.multipart],
] as const)("PUT %s", (_, handler, bodyOf, type) => {
  it("says 409 before 422", async () => {
    const send = (updated_at: string) =>
      call(handler, "/x", {
        method: "PUT",
        params: { id: "1" },
        headers: { ...admin.headers, "Content-Type": type },
        body: bodyOf({ updated_at, name: "", title_en: "" }),
      });
    expect((await send("2020-01-01T00:00:00.000Z")).status).toBe(409);
    expect((await send("not a time")).status).toBe(422);
  });
});

function multipart(fields: object): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--b--\r\n`;
}
