/** The address to which pages send what the server cannot see itself. */
export const seenPath = "/seen";
