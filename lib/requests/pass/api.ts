import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { jsonBody } from "../../core/api/operation";
import { pageRequest } from "../../core/api/query";
import { pageOf } from "../../core/api/responses";
import { found } from "../../core/errors";
import { rotatePassKey, signPassDigest, withdrawPassKey } from "./mutations";
import { listPassKeys, listPassSignatures } from "./queries";
import {
  passKeyParams,
  passKeySchema,
  passSignatureSchema,
  publicPassKeySchema,
  signatureInput,
  signatureQuery,
  signedPassSchema,
} from "./schema";

/** Signatures of trip passes (docs/decisions/46). */
export const tripPassApi = {
  signTripPass: endpoint(
    {
      method: "POST",
      path: "/trip-passes/signatures",
      summary:
        "Signs a trip pass and notes the account and the moment. Only the digest of the pass is sent, never its content.",
      auth: "signTripPasses",
      body: jsonBody(signatureInput, 1024),
      status: 200,
      response: passSignatureSchema,
    },
    ({ body, actor, hold }) => signPassDigest(body.digest, actor, hold),
  ),

  listTripPassSignatures: endpoint(
    {
      method: "GET",
      path: "/trip-passes/signatures",
      summary: "Lists who signed trip passes, the latest first. Only for admins.",
      auth: "manageStaff",
      query: signatureQuery,
      status: 200,
      response: pageOf(signedPassSchema),
    },
    async ({ query, viewer }) => {
      const { signatures, pagination } = await listPassSignatures(pageRequest(query, viewer), query.digest);
      return { data: z.encode(z.array(signedPassSchema), signatures), pagination };
    },
  ),

  listTripPassKeys: endpoint(
    {
      method: "GET",
      path: "/trip-passes/keys",
      summary: "Lists the keys of trip passes, the latest first. Only for admins.",
      auth: "manageStaff",
      status: 200,
      response: z.object({ data: z.array(passKeySchema) }),
    },
    async () => ({ data: z.encode(z.array(passKeySchema), await listPassKeys()) }),
  ),

  rotateTripPassKey: endpoint(
    {
      method: "POST",
      path: "/trip-passes/keys",
      summary:
        "Creates a new key for trip passes. Only admins may. Passes that were signed with earlier keys stay valid.",
      auth: "manageStaff",
      status: 201,
      response: publicPassKeySchema,
    },
    ({ hold }) => rotatePassKey(hold),
  ),

  withdrawTripPassKey: endpoint(
    {
      method: "POST",
      path: "/trip-passes/keys/{key}/withdrawal",
      summary: "Withdraws a key for good, so that none of its passes is genuine any more. Only for admins.",
      auth: "manageStaff",
      params: passKeyParams,
      status: 204,
    },
    async ({ params, actor, hold }) => found(await withdrawPassKey(params.key, actor, hold)),
  ),
} satisfies Api;
