import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { swapOrder } from "@/lib/tours/order";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tourOperations.swapOrder, ({ body }) => swapOrder(body.first_package_id, body.second_package_id)),
);
