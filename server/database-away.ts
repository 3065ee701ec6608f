import { StartProblem } from "./start-problem.ts";

/** The database of `DATABASE_URL` does not answer; that may be a matter of time. */
export class DatabaseAway extends StartProblem {}
