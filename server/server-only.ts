// Stands for the package of this name outside Next: what runs under plain Node is the server.
export {};
