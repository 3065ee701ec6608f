// GET packages/{id}, all: 200 the bare tour
import { endpoint } from "@/lib/api/endpoint";
import { found } from "@/lib/api/found";
import { methods } from "@/lib/api/methods";
import { idParams } from "@/lib/api/query";
import { tourAnswer } from "@/lib/tours/answer";
import { getTour } from "@/lib/tours/queries";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: endpoint({ params: idParams }, async ({ params }) => tourAnswer(found(await getTour(params.id)))),
});
