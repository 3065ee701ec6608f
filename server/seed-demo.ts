import { closeDb } from "@/lib/core/db.ts";
import { readDemoContent } from "../prisma/demo-content.ts";
import { seed } from "../prisma/seed.ts";
import { announce } from "./process/lifecycle.ts";

// A process of its own frees the memory for encoding a hundred pictures.
await seed(readDemoContent(), (text) => announce("demo", text));
await closeDb();
