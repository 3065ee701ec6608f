import path from "node:path";

// Next as it comes: incremental static pages, compressed by Next itself.
export default { turbopack: { root: path.join(import.meta.dirname, "../..") } };
