// Replaces the package of this name outside Next, where every module runs on the server.
export {};
