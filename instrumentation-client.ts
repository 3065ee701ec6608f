/** Read by zod before its first schema: the pages' Content-Security-Policy forbids the eval that it would try. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
