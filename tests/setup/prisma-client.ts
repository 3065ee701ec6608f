import { ensurePrismaClient } from "@/server/database/prisma-client.ts";

/** Before any test: a fresh clone has no client yet, and one of another schema hides what the tests are about. */
export default async function setUp() {
  await ensurePrismaClient(process.cwd());
}
