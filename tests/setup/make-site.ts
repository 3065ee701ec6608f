import { seededData } from "./seeded-data";
import { runProgram } from "./site-process";

// Makes what every test on a built site starts from: the build, and the data folder with the demo content.
await Promise.all([runProgram("tests/setup/build-site.ts", {}), seededData()]);
