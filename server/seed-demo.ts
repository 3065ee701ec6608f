import { closeDb } from "@/lib/db.ts";
import { readDemoContent } from "../prisma/demo-content.ts";
import { seed } from "../prisma/seed.ts";
import { announce } from "./announce.ts";

// A program of its own: what encoding a hundred pictures takes of memory goes back when it ends.
await seed(readDemoContent(), (text) => announce("demo", text));
await closeDb();
