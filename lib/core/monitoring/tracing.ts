import "server-only";
import { PrismaInstrumentation } from "@prisma/instrumentation";
import { registerOTel } from "@vercel/otel";

export function startTracing(): void {
  registerOTel({ serviceName: "ombak-andaman", instrumentations: [new PrismaInstrumentation()] });
}
