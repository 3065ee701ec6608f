import type { PrismaConfig } from "prisma-cli/config";

export default {
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
} satisfies PrismaConfig;
