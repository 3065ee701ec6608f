/** Under which a request stands in the logs and in its answer; the door gives it, whatever a visitor sends. */
export const requestIdHeader = "x-request-id";
