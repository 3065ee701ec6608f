import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { endpoint } from "@/lib/core/api/endpoint";
import { dispatch, type MethodHandlers } from "@/lib/core/api/methods";
import { type Operation, requiresSession } from "@/lib/core/api/operation";
import { apiTags, operations } from "@/lib/registry/api";
import { jsonSchema } from "@/lib/registry/openapi/schemas";
import type { tourApi } from "@/lib/tours/api";
import { servedEndpoints } from "../api/routes";

/** The pages that show the contract are no part of the contract. */
const outside = /^\/docs/;

/** Changes that are asked for without a session. */
const openChanges = ["POST /users/login", "POST /users/invitations/accept"];

const served = servedEndpoints
  .map(({ declaration }) => declaration)
  .filter(({ path }) => !outside.test(path));
const nameOf = ({ method, path }: Pick<Operation, "method" | "path">) => `${method} ${path}`;

describe("operations and endpoints", () => {
  it("every operation has its endpoint, and one id", () => {
    expect(served.map(nameOf).sort()).toEqual(operations.map(nameOf).sort());
    expect(new Set(operations.map(nameOf)).size).toBe(operations.length);
    const ids = apiTags.flatMap(({ api }) => Object.keys(api));
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations.map((operation) => [nameOf(operation), operation] as const))(
    "%s agrees with itself",
    (_, { method, path, params, body, versioned, idempotent, auth }) => {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(placeholders);
      if (method === "GET") expect([body, versioned, idempotent]).toEqual([undefined, undefined, undefined]);
      else expect(requiresSession(auth)).toBe(!openChanges.includes(nameOf({ method, path })));
      if (versioned)
        expect(body && jsonSchema(body.schema, "request")).toHaveProperty("properties.updated_at");
      if (body?.encoding === "multipart" && body.methodField) expect(method).toBe("POST");
      if (idempotent) expect(method).toBe("POST");
    },
  );
});

function keysOf({ body }: Operation): string[] {
  return Object.keys(
    z
      .object({ properties: z.record(z.string(), z.unknown()) })
      .parse(body ? jsonSchema(body.schema, "request") : { properties: {} }).properties,
  );
}

describe("the own password", () => {
  const ofSessions = operations.filter(({ auth }) => requiresSession(auth));

  //
  it("is taken by the operations that declare so, and by no other", () => {
    const taking = ofSessions.filter((each) =>
      keysOf(each).some((key) => ["password", "current_password"].includes(key)),
    );
    const declaring = operations.filter(({ provesPassword }) => provesPassword);
    expect(taking.map(nameOf)).toEqual(declaring.map(nameOf));
    expect(declaring.length).toBeGreaterThan(8);
    expect(declaring.filter(({ auth }) => !requiresSession(auth))).toEqual([]);
  });

  //
  it("is asked for by endpoints alone, which refuse every token before", () => {
    const asking = ["lib", "app", "server", "components"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
      )
      .filter((name) => /\.tsx?$/.test(name) && /requireOwnPassword/.test(readFileSync(name, "utf8")));
    expect(asking.toSorted()).toEqual(["lib/core/api/endpoint.ts", "lib/core/auth/log-in.ts"]);
  });
});

describe("an endpoint", () => {
  const params = z.object({ id: z.string().transform(Number) });
  const body = { encoding: "json", schema: z.object({ days: z.int() }), limit: 100 } as const;
  const response = z.object({ total: z.number() });
  const operation = { path: "/x/{id}", summary: "x", auth: "public", params, response, status: 200 } as const;
  const change = { ...operation, method: "PUT", auth: "editContent", body } as const;

  it("is given what its operation declares, and returns what that says: the compiler compares them", () => {
    endpoint(change, async (call) => {
      expectTypeOf(call.params).toEqualTypeOf<{ id: number }>();
      expectTypeOf(call.body).toEqualTypeOf<{ days: number }>();
      expectTypeOf(call.query).toEqualTypeOf<undefined>();
      expectTypeOf(call.session.id).toEqualTypeOf<number>();
      expectTypeOf(call.actor.kind).toEqualTypeOf<"cookie" | "bearer" | "token">();
      expectTypeOf(call.idempotent).toEqualTypeOf<undefined>();
      expectTypeOf(call.provePassword).toEqualTypeOf<undefined>();
      return { total: call.body.days };
    });
    type Of<D extends Operation> = Parameters<typeof endpoint<D>>[1];
    expectTypeOf(async () => ({ total: 1 })).toExtend<Of<typeof change>>();
    expectTypeOf(async () => ({ total: "1" })).not.toExtend<Of<typeof change>>();
    expectTypeOf(async () => ({})).not.toExtend<Of<typeof change>>();
    expectTypeOf(async () => ({ id: 1 })).not.toExtend<Of<(typeof tourApi.getTour)["declaration"]>>();
    // A save that is compared with its record has to be told how the record is found.
    expectTypeOf<Parameters<typeof endpoint<(typeof tourApi.updateTour)["declaration"]>>>().not.toExtend<
      [unknown, unknown]
    >();
  });

  describe("in the catch-all", () => {
    const get = endpoint({ ...operation, method: "GET" }, async ({ params: { id } }) => ({ total: id }));
    const fixed = endpoint({ ...operation, method: "GET", params: undefined, path: "/x/all" }, async () => ({
      total: 0,
    }));
    const served = dispatch([get, endpoint(change, async () => ({ total: 2 })), fixed]);
    const send = (method: keyof MethodHandlers, path: string[]) =>
      served[method](new Request("http://localhost:3000/", { method }), {
        params: Promise.resolve({ path }),
      });

    it("is called with the parameters of its path, unless a fixed path is meant", async () => {
      expect(await (await send("GET", ["x", "7"])).json()).toEqual({ total: 7 });
      expect(await (await send("GET", ["x", "all"])).json()).toEqual({ total: 0 });
    });

    it.each([[], ["x"], ["x", "7", "y"], ["x/7"], ["y", "7"]])(
      "is not found at %s %s %s",
      async (...path) => {
        expect((await send("GET", path)).status).toBe(404);
      },
    );

    it("leaves 405 with Allow to other methods, and answers HEAD and OPTIONS", async () => {
      const refused = await send("POST", ["x", "7"]);
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT, OPTIONS"]);
      expect((await send("OPTIONS", ["x", "7"])).headers.get("allow")).toBe("GET, HEAD, PUT, OPTIONS");
      const head = await send("HEAD", ["x", "7"]);
      expect([head.status, await head.text()]).toEqual([200, ""]);
    });
  });
});
