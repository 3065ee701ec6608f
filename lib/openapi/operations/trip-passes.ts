import { jsonBody, type Operations } from "../../api/operation";
import { passSignatureSchema, publicPassKeySchema, signatureInput } from "../../trip-pass/schema";

/** Signatures of trip passes (docs/decisions/46). */
export const tripPassOperations = {
  signTripPass: {
    method: "POST",
    path: "/trip-passes/signatures",
    summary: "A signature for a trip pass, of whose content only the digest is sent",
    auth: "editContent",
    body: jsonBody(signatureInput, 1024),
    status: 200,
    response: passSignatureSchema,
  },
  rotateTripPassKey: {
    method: "POST",
    path: "/trip-passes/keys",
    summary: "A new key for trip passes, for admins; passes of earlier keys stay valid",
    auth: "manageStaff",
    status: 201,
    response: publicPassKeySchema,
  },
} as const satisfies Operations;
