import { sharedState } from "../shared-state";
import type { Operation } from "./operation";

const declared = sharedState("public-reads", () => new Map<string, Operation>());

/**
 * Declares the reads whose response is the same for all visitors. Next loads the API in a bundle of its own, so the server in
 * front of Next, which caches these responses, learns them here instead of loading all handlers a second time.
 */
export function declarePublicReads(operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (operation.method === "GET" && operation.auth === "public") declared.set(operation.path, operation);
  }
}

/** The public reads by their path. Empty until Next has loaded the API. */
export const publicReads: ReadonlyMap<string, Operation> = declared;
