import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { tourOperations } from "@/lib/openapi/operations/tours";
import { storeUpload } from "@/lib/storage/images";
import { imageReceipt } from "@/lib/storage/upload";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tourOperations.uploadImage, async ({ body }) =>
    imageReceipt.encode(await storeUpload(body.image)),
  ),
);
