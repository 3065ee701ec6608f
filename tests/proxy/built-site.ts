import { runProgram } from "../setup/site-process";

/** Builds the site where its sources have changed. */
export default async function setUp() {
  await runProgram("tests/setup/build-site.ts", {});
}
