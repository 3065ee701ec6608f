/** Pages send events to this address that the server cannot see itself. */
export const seenPath = "/seen";
