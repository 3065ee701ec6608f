// Next with its default settings: incremental static pages that Next compresses.
export default {};
