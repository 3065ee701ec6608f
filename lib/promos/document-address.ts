import { isWebAddress } from "../web-address";

/** Whether a text is an address on the web, or a path of this site, such as that of a document in `public/`. */
export function isDocumentAddress(value: string): boolean {
  return /^\/[^/\\]/.test(value) || isWebAddress(value);
}

export const documentAddressError = "Harus berupa alamat http(s) yang valid.";
