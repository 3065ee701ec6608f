/** Whether a text is an address on the web, or a path of this site, such as that of a document in `public/`. */
export function isDocumentAddress(value: string): boolean {
  if (/^\/[^/\\]/.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value) && !/[\s\\]/.test(value);
}

export const documentAddressError = "Harus berupa alamat http(s) yang valid.";
