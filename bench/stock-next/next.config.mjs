// Next as it comes: incremental static pages, compressed by Next itself.
export default {};
