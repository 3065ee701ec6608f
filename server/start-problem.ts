/** Why the site cannot start, said in one line to the person who started it. */
export class StartProblem extends Error {}
