// POST packages/swap-order {first_package_id, second_package_id}, admin: 204
import { endpoint } from "@/lib/api/endpoint";
import { jsonBody } from "@/lib/api/json-body";
import { methods } from "@/lib/api/methods";
import { swapOrder } from "@/lib/tours/order";
import { swapOrderSchema } from "@/lib/tours/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint({ auth: "admin", body: jsonBody(swapOrderSchema), status: 204 }, ({ body }) =>
    swapOrder(body.first_package_id, body.second_package_id),
  ),
});
