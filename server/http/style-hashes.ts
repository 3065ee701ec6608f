/**
 * CSP sources of the only styles that a script of the public site inserts: those of react-zoom-pan-pinch,
 * and the empty element that it fills with them. A test computes them from the installed package.
 */
export const styleHashes = [
  "'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];
