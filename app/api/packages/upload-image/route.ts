// POST packages/upload-image multipart image, admin: 201 {"path","width","height"}
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { multipartBody } from "@/lib/api/multipart-body";
import { storeUpload } from "@/lib/storage/images";
import { imageReceipt, uploadedImageSchema } from "@/lib/storage/upload";

const body = multipartBody(uploadedImageSchema, { texts: 64 * 1024 });

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: endpoint({ auth: "admin", body, status: 201 }, async ({ body }) =>
    imageReceipt.encode(await storeUpload(body.image)),
  ),
});
