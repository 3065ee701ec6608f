import { ensurePrismaClient } from "@/server/prisma-client.ts";

await ensurePrismaClient(process.cwd());
