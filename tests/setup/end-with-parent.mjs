// Preloaded into programs that tests start: they stop when the tests are gone, however that happens.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
