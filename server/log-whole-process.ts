import { format } from "node:util";
import { log } from "@/lib/log";
import { isReported } from "@/lib/reported-errors";

const levels = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;

let done = false;

/**
 * What Next, Node and packages print becomes lines of the log as well, so that every line after the start
 * is JSON. Errors that stand there already, with their request, are not repeated.
 */
export function logWholeProcess(): void {
  if (done) return;
  done = true;
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, "error" | "warn" | "info"][]) {
    console[name] = (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error);
      if (err && isReported(err)) return;
      const words = args.filter((arg) => !(arg instanceof Error));
      log()[level]({ err }, format(...words).trim() || "an error was printed");
    };
  }
  process.removeAllListeners("warning");
  process.on("warning", (err) => log().warn({ err }, "Node.js warns"));
}
