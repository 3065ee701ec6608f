import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { tripPassOperations } from "@/lib/openapi/operations/trip-passes";
import { signPassDigest } from "@/lib/trip-pass/mutations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(tripPassOperations.signTripPass, ({ body, actor }) => signPassDigest(body.digest, actor.id)),
);
