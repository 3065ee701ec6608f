// Preloaded into a site under test: does what a test wishes, by message or, for the error, by signal.
import { closeSync, openSync } from "node:fs";
import { Server } from "node:http";

const servers = new Set();
const { listen } = Server.prototype;
Server.prototype.listen = function (...values) {
  servers.add(this);
  return listen.apply(this, values);
};

function listeners(emitter) {
  const named = (event) => emitter.listeners(event).map(({ name }) => name);
  return Object.fromEntries(emitter.eventNames().map((event) => [String(event), named(event)]));
}

const descriptors = [];
function takeDescriptors() {
  try {
    for (;;) descriptors.push(openSync("/dev/null"));
  } catch {
    return descriptors.length;
  }
}

const fail = () => {
  throw new Error("an error that a test provoked");
};

const wishes = {
  listeners: () => [...servers].map(listeners),
  descriptors: takeDescriptors,
  release: () => descriptors.splice(0).map((each) => closeSync(each)).length,
  throw: () => setImmediate(fail) && null,
  reject: () => void Promise.reject(new Error("a rejection that a test provoked")),
};

process.on("SIGUSR2", () => setImmediate(fail));
process.on("message", (wish) => process.send({ wish, granted: wishes[wish]?.() ?? null }));
