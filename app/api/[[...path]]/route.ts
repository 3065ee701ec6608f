import { dispatch } from "@/lib/core/api/methods";
import { declarePublicReads } from "@/lib/core/api/public-reads";
import { allEndpoints, operations } from "@/lib/registry/api";

declarePublicReads(operations);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(allEndpoints);
