import { ensurePrismaClient } from "@/server/database/prisma-client.ts";

await ensurePrismaClient(process.cwd());
