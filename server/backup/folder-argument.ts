import path from "node:path";
import { StartProblem } from "../process/lifecycle.ts";

interface Named {
  dir: string;
  flags: string[];
}

/** Throws the usage text if the arguments do not fit. */
export function namedFolder(usage: string, args: string[], known: string[] = []): Named {
  const flags = args.filter((arg) => arg.startsWith("-"));
  const [dir, ...rest] = args.filter((arg) => !arg.startsWith("-"));
  if (!dir || rest.length > 0 || flags.some((flag) => !known.includes(flag))) throw new StartProblem(usage);
  return { dir: path.resolve(process.env.INIT_CWD ?? process.cwd(), dir), flags };
}
