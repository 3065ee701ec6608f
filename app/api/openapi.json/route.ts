// GET openapi.json, all: 200, the contract as OpenAPI 3.1
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { openApiDocument } from "@/lib/openapi/document";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({}, async () => openApiDocument()),
});
