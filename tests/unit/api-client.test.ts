import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, callApi, sessionEndEvent } from "@/lib/core/api/client";
import { patient } from "../setup/patient";

function answer(...responses: Response[]) {
  const send = vi.fn<typeof fetch>(async () => responses.shift() ?? new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", send);
  return send;
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(() => null).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("no ApiError was thrown");
  return error;
}

afterEach(() => void vi.unstubAllGlobals());

describe("callApi", () => {
  it("gives the answer's JSON", async () => {
    const send = answer(Response.json({ id: 1 }, { status: 201 }));
    expect(await callApi("packages", { method: "POST", json: { a: 1 } })).toEqual({ id: 1 });
    expect(send.mock.calls[0]?.[0]).toBe("/api/packages");
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      body: '{"a":1}',
      headers: { "Content-Type": "application/json" },
    });
  });

  //
  it("gives nothing for 204 and for what is not JSON", async () => {
    answer(new Response(null, { status: 204 }), new Response("fine"));
    expect(await callApi("x")).toBeUndefined();
    expect(await callApi("x")).toBeUndefined();
  });

  //
  it.each([
    [
      "the server's message, with its field errors",
      Response.json({ message: "Tidak valid.", errors: { "faqs.0.question": ["Wajib."] } }, { status: 422 }),
      { status: 422, message: "Tidak valid.", fields: { "faqs.0.question": ["Wajib."] }, told: true },
    ],
    [
      "the status text and the first 200 characters of any other body",
      new Response("y".repeat(300), { status: 502, statusText: "Bad Gateway" }),
      { message: `API error: Bad Gateway ${"y".repeat(200)}` },
    ],
    [
      "the status text of JSON without a message",
      Response.json({}, { status: 500, statusText: "Internal Server Error" }),
      { message: "API error: Internal Server Error", told: false },
    ],
  ])("raises %s", async (_, response, raised) => {
    answer(response);
    expect(await failure(callApi("x"))).toMatchObject(raised);
  });

  it("takes a 401 of somebody who signs in as an answer", async () => {
    answer(Response.json({ message: "Username atau password salah" }, { status: 401 }));
    const error = await failure(callApi("auth/callback/credentials", { method: "POST", anonymous: true }));
    expect(error.message).toBe("Username atau password salah");
  });

  //
  it("leaves a 401 to a caller who signs the person in over the page", async () => {
    const send = answer(new Response(null, { status: 401 }));
    const error = await failure(callApi("packages/1", { method: "PUT", json: {}, stays: true }));
    expect(error).toMatchObject({ status: 401, message: "Unauthorized: Token expired or invalid." });
    expect(send).toHaveBeenCalledTimes(1);
  });

  //
  it("ends the session on any other 401 and replaces the page with the login page, once", async () => {
    const [replace, dispatchEvent] = [vi.fn(), vi.fn()];
    vi.stubGlobal("window", {
      location: { pathname: "/admin/tours", search: "?page=2", replace },
      dispatchEvent,
    });
    const send = answer(new Response(null, { status: 401 }), new Response(null, { status: 401 }));
    const errors = await Promise.all([failure(callApi("promos")), failure(callApi("blogs"))]);
    expect(errors.map(({ message }) => message)).toEqual(
      Array(2).fill("Unauthorized: Token expired or invalid."),
    );
    await vi.waitFor(() => expect(replace).toHaveBeenCalled(), patient);
    expect(replace.mock.calls).toEqual([["/login?from=%2Fadmin%2Ftours%3Fpage%3D2&expired=1"]]);
    expect(send.mock.calls.filter(([path]) => path === "/api/users/logout")).toHaveLength(1);
    expect(dispatchEvent.mock.calls.map(([{ type }]) => type)).toEqual([sessionEndEvent]);
  });
});
