import type { Endpoint } from "@/lib/core/api/endpoint";
import { type MethodHandlers, route } from "@/lib/core/api/methods";
import type { Operation } from "@/lib/core/api/operation";
import { allEndpoints } from "@/lib/registry/api";

const modules = import.meta.glob<Record<string, Endpoint<Operation>>>(
  ["/app/api/**/route.ts", "!/app/api/auth/**", "!/app/api/[[]**"],
  { eager: true },
);

const besideTheCatchAll = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(({ declaration }) => declaration),
);

/** All that the API serves, by the catch-all and by routes of their own. */
export const servedEndpoints: readonly Endpoint<Operation>[] = [...allEndpoints, ...besideTheCatchAll];

export function routeAt(path: string): MethodHandlers {
  const ofPath = servedEndpoints.filter(({ declaration }) => declaration.path === path);
  if (ofPath.length === 0) throw new Error(`${path} has no endpoint`);
  return route(...ofPath);
}
