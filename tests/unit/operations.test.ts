import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoint } from "@/lib/api/endpoint";
import { methods, route } from "@/lib/api/methods";
import { needsSession, type Operation } from "@/lib/api/operation";
import { operationTags } from "@/lib/openapi/contract";
import type { tourOperations } from "@/lib/openapi/operations/tours";
import { jsonSchema } from "@/lib/openapi/schemas";

type Module = Record<string, Endpoint<Operation>>;

const modules = import.meta.glob<Module>("/app/api/**/route.ts", { eager: true });

/** Routes that are no operations: the page that shows the contract, next-auth's own endpoints, all other addresses. */
const outside = ["/docs", "/docs/{file}", "/auth/[...nextauth]", "/[[...path]]"];

const routes = Object.entries(modules)
  .map(([file, module]) => ({
    path: file.replace(/^\/app\/api|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, "{$1}"),
    module,
  }))
  .filter(({ path }) => !outside.includes(path));

/** Changes that are asked for without a session. */
const openChanges = ["POST /users/login", "POST /users/invitations/accept"];

const operations: Operation[] = operationTags.flatMap((tag) => Object.values(tag.operations));
const nameOf = ({ method, path }: Pick<Operation, "method" | "path">) => `${method} ${path}`;

async function allowed({ OPTIONS }: Module): Promise<string[]> {
  const request = new Request("http://localhost:3000/", { method: "OPTIONS" });
  const response = await OPTIONS?.(request, { params: Promise.resolve({}) });
  const names = response?.headers.get("allow")?.split(", ") ?? [];
  return names.filter((name) => name !== "HEAD" && name !== "OPTIONS");
}

describe("operations and routes", () => {
  it.each(routes)("$path serves what is declared for it", async ({ path, module }) => {
    const served = await allowed(module);
    expect(served.length).toBeGreaterThan(0);
    for (const method of served) {
      const declaration = module[method]?.declaration;
      expect(operations, `${method} ${path}`).toContain(declaration);
      expect(declaration).toMatchObject({ method, path });
    }
  });

  it("every operation has its route, and one id", async () => {
    const served = await Promise.all(
      routes.map(async ({ path, module }) => (await allowed(module)).map((method) => `${method} ${path}`)),
    );
    expect(operations.map(nameOf).sort()).toEqual(served.flat().sort());
    const ids = operationTags.flatMap((tag) => Object.keys(tag.operations));
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations.map((operation) => [nameOf(operation), operation] as const))(
    "%s agrees with itself",
    (_, { method, path, params, body, versioned, idempotent, auth }) => {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(placeholders);
      if (method === "GET") expect([body, versioned, idempotent]).toEqual([undefined, undefined, undefined]);
      else expect(needsSession(auth)).toBe(!openChanges.includes(nameOf({ method, path })));
      if (versioned)
        expect(body && jsonSchema(body.schema, "request")).toHaveProperty("properties.updated_at");
      if (body?.encoding === "multipart" && body.methodField) expect(method).toBe("POST");
      if (idempotent) expect(method).toBe("POST");
    },
  );
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
      return { total: call.body.days };
    });
    type Of<D extends Operation> = Parameters<typeof endpoint<D>>[1];
    expectTypeOf(async () => ({ total: 1 })).toExtend<Of<typeof change>>();
    expectTypeOf(async () => ({ total: "1" })).not.toExtend<Of<typeof change>>();
    expectTypeOf(async () => ({})).not.toExtend<Of<typeof change>>();
    expectTypeOf(async () => ({ id: 1 })).not.toExtend<Of<typeof tourOperations.getTour>>();
    // A save that is compared with its record has to be told how the record is found.
    expectTypeOf<Parameters<typeof endpoint<typeof tourOperations.updateTour>>>().not.toExtend<
      [unknown, unknown]
    >();
  });

  it("stands under the method that it declares", async () => {
    const get = endpoint({ ...operation, method: "GET" }, async () => ({ total: 1 }));
    const made = route(
      get,
      endpoint(change, async () => ({ total: 2 })),
    );
    expect(made.GET).toBe(get);
    const refused = methods({}).GET;
    expect(await allowed(made as unknown as Module)).toEqual(["GET", "PUT"]);
    const request = new Request("http://localhost:3000/");
    const at = { params: Promise.resolve({ id: "7" }) };
    expect(await (await made.GET(request, at)).json()).toEqual({ total: 1 });
    expect((await made.POST(request, at)).status).toBe(405);
    expect((await refused(request, at)).headers.get("allow")).toBe("OPTIONS");
  });
});
