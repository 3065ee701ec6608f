import { dispatch } from "@/lib/api/methods";
import { allEndpoints } from "@/lib/endpoints/all";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = dispatch(allEndpoints);
