import { startRun } from "./run-site";

/** Global setup of Playwright and of vitest's project `http`. */
export default startRun;
