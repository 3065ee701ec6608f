import { closeDb } from "@/lib/db.ts";
import { readDemoContent } from "../prisma/demo-content.ts";
import { seed } from "../prisma/seed.ts";
import { announce } from "./process/lifecycle.ts";

// A program of its own, so that the memory for encoding a hundred pictures is freed when it ends.
await seed(readDemoContent(), (text) => announce("demo", text));
await closeDb();
