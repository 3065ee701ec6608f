import "server-only";
import { PrismaInstrumentation } from "@prisma/instrumentation";
import { registerOTel } from "@vercel/otel";

/** Sends traces of requests, renders and queries to `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export function startTracing(): void {
  registerOTel({ serviceName: "ombak-andaman", instrumentations: [new PrismaInstrumentation()] });
}
