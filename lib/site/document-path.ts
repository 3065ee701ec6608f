export const documentLimit = 10 * 1024 * 1024;

/** A file of this site: uploaded, or one of the demonstration below `public/documents`. */
export function isDocumentPath(path: string): boolean {
  return /^\/documents\/[\w-]{1,100}\.pdf$/.test(path);
}

/** The documents of the demonstration, which stand below `public/documents`. */
const demoDocuments = ["payment-methods-ru", "privacy-policy", "promo-terms"];

export function isDemoDocument(path: string): boolean {
  return demoDocuments.some((name) => path === `/documents/${name}.pdf`);
}
