// GET health/live, all: 200 {"status":"ok"} while the process serves
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, async () => ({ status: "ok" })),
});
