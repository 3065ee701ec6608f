import { config } from "zod";

// In the browser zod would try to compile its checks with `eval`, which the pages' policy forbids. Stands
// first among the imports of what the browser begins with: every schema asks when it is made.
if (typeof window !== "undefined") config({ jitless: true });
