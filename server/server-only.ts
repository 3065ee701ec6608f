// Replaces the package `server-only` outside Next, where every module runs on the server.
export {};
