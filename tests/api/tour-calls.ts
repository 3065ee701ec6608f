import type { Admin } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { callAs, succeed } from "./call";

/** A record as the API responds with it. */
export type WireRecord = Record<string, unknown> & { id: number; updated_at: string };

/** Creates and changes tours as `admin`, and fails where the API refuses. `body` has the fields of every created tour. */
export function tourCalls<Tour extends { id: number } = WireRecord>(admin: Admin, body: object = tourBody()) {
  const post = (fields: object = {}) => callAs(admin, api.createTour, { json: { ...body, ...fields } });
  const put = (id: number, json: unknown) => callAs(admin, api.updateTour, { id, json });
  return {
    /** The responses of the API, also its refusals. */
    post,
    put,
    create: (fields?: object) => succeed<Tour>(post(fields)),
    save: (id: number, json: unknown) => succeed<Tour>(put(id, json)),
  };
}
