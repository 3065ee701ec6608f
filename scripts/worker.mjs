import { register } from "tsx/esm/api";

/** One of several processes that serve the site; started by the first one, which prepared everything. */
register({ tsconfig: "tsconfig.server.json" });
await import(new URL("../server/worker.ts", import.meta.url).href);
