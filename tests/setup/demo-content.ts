import { readDemoContent } from "@/prisma/demo-content";

/** The demo content, which takes a second to read, once for all test files of a process. */
export const demoContent = readDemoContent();

export const demoTours = Object.values(demoContent.tours).flat();
