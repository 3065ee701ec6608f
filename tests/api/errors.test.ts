import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "@/lib/core/api/endpoint";
import { fieldErrorMap } from "@/lib/core/content/field-error-map";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { call } from "./call";

afterEach(() => vi.restoreAllMocks());

const failing = (error: unknown) => endpoint({ auth: "public" }, () => Promise.reject(error));

//
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

//
it("hides what went wrong inside behind a request id that the log has", async () => {
  const logged = vi.spyOn(log(), "error");
  const { status, headers, body } = await call(
    failing(new Error("password=hunter2 at /srv/site/lib/core/db.ts")),
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

//
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
      "list.1": ["Nilai ini harus berupa angka."],
    },
  });
});

describe("the errors of a request", () => {
  const unknown = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key-${n}`, n]));

  //
  it("name at most 100 fields in a small response, each unknown key with a text of its own", async () => {
    const { error } = z.strictObject({}).safeParse(unknown(20_000));
    const { status, body } = await call(failing(error), "/api/x");
    const { errors } = body as { errors: Record<string, string[]> };
    expect(status).toBe(422);
    expect(Object.keys(errors)).toHaveLength(100);
    expect(errors["key-7"]).toEqual(["Kolom ini tidak dikenal."]);
    expect(JSON.stringify(body).length).toBeLessThan(10_000);
  });

  //
  it("are short, also where an AppError names many fields with long texts", async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [`${n} ${"x".repeat(9_000)}`, Array(50).fill("y".repeat(9_000))]),
    );
    const { body } = await call(failing(new AppError(422, "z".repeat(9_000), fields)), "/api/x");
    expect(JSON.stringify(body).length).toBeLessThan(200_000);
  });

  //
  it("say of whatever is missing that it has to be filled in", async () => {
    const query = z.object({ from: z.iso.date(), kind: z.enum(["a", "b"]), count: z.int() });
    const reading = endpoint({ auth: "public", query }, async () => ({}));
    const { body } = await call(reading, "/api/x");
    const missing = ["Wajib diisi."];
    expect(body).toMatchObject({ errors: { from: missing, kind: missing, count: missing } });
  });
});
