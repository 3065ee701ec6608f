import "server-only";
import { endpoints } from "../api/endpoint";
import { tripPassOperations } from "../openapi/operations/trip-passes";
import { rotatePassKey, signPassDigest } from "../trip-pass/mutations";

export const tripPassEndpoints = endpoints(tripPassOperations, {
  signTripPass: ({ body, actor }) => signPassDigest(body.digest, actor.id),
  rotateTripPassKey: () => rotatePassKey(),
});
