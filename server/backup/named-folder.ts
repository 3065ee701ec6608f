import path from "node:path";
import { StartProblem } from "../start-problem.ts";

interface Named {
  /** Absolute, from the folder in which the command was given. */
  dir: string;
  flags: string[];
}

/** The one folder that a command names, and its flags; says how it is used where they do not fit. */
export function namedFolder(usage: string, args: string[], known: string[] = []): Named {
  const flags = args.filter((arg) => arg.startsWith("-"));
  const [dir, ...rest] = args.filter((arg) => !arg.startsWith("-"));
  if (!dir || rest.length > 0 || flags.some((flag) => !known.includes(flag))) throw new StartProblem(usage);
  return { dir: path.resolve(process.env.INIT_CWD ?? process.cwd(), dir), flags };
}
