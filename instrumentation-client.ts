/**
 * Zod reads this setting before its first schema. Without it Zod would try `eval`, which the
 * Content-Security-Policy forbids.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
