import { closeDb } from "@/lib/db.ts";
import { demoSite } from "../prisma/demo/demo-site.ts";
import { seed } from "../prisma/seed.ts";
import { announce } from "./announce.ts";

// A program of its own: what encoding a hundred pictures takes of memory goes back when it ends.
await seed(demoSite, (text) => announce("demo", text));
await closeDb();
