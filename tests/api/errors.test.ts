import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { fieldErrorMap } from "@/lib/content/field-error-map";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { call } from "./call";

afterEach(() => vi.restoreAllMocks());

const failing = (error: unknown) => endpoint({ auth: "public" }, () => Promise.reject(error));

it("gives an AppError its status and text, and fields with 422 alone", async () => {
  const conflict = await call(failing(new AppError(409, "Sudah diubah.")), "/api/x");
  expect(conflict).toMatchObject({ status: 409, body: { message: "Sudah diubah." } });
  const fields = { image: ["Rusak."] };
  const invalid = await call(failing(new AppError(422, "Rusak.", fields)), "/api/x");
  expect(invalid).toMatchObject({ status: 422, body: { message: "Rusak.", errors: fields } });
});

it("keys field errors by path", async () => {
  const schema = z.object({ faqs: z.array(z.object({ question: z.string() })) });
  const { error } = schema.safeParse({ faqs: [{ question: 5 }] });
  const { status, body } = await call(failing(error), "/api/x");
  expect(status).toBe(422);
  expect(body).toEqual({ message: expect.any(String), errors: { "faqs.0.question": [expect.any(String)] } });
});

it("hides what went wrong inside behind a request id that the log has", async () => {
  const logged = vi.spyOn(log(), "error");
  const { status, headers, body } = await call(
    failing(new Error("password=hunter2 at /srv/site/lib/db.ts")),
    "/api/x",
  );
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/hunter2|srv|db\.ts/);
  const id = headers.get("x-request-id");
  expect(body).toEqual({ message: expect.any(String), request_id: id });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ request_id: id }), expect.any(String));
});

it.each([null, undefined, "text", 5, {}])("survives %j being thrown", async (thrown) => {
  expect((await call(failing(thrown), "/api/x")).status).toBe(500);
});

it("says of a value that is missing that it must be there", async () => {
  const schema = z.object({
    from: z.iso.date(),
    kind: z.enum(["a"]),
    own: z.string("Isi teks."),
    list: z.array(z.int()),
  });
  const { error } = schema.safeParse({ list: [1, null] }, fieldErrorMap);
  const { body } = await call(failing(error), "/api/x");
  expect(body).toEqual({
    message: "Data tidak valid.",
    errors: {
      from: ["Wajib diisi."],
      kind: ["Wajib diisi."],
      own: ["Isi teks."],
      "list.1": [expect.stringContaining("diharapkan")],
    },
  });
});
