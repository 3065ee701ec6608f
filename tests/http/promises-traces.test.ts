import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ownSite } from "../setup/own-site";

//
test("traces of requests and queries reach the endpoint that is named, without bodies or tokens", async () => {
  let received = "";
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received += `${request.url} ${Buffer.concat(parts).toString("latin1")}`;
      response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => collector.once("listening", resolve));
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const own = await ownSite({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: "200" });
  const token = await own.token();
  await own.send("/api/packages", { headers: { Authorization: `Bearer ${token}` } });
  await expect.poll(() => received, { timeout: 20_000 }).toMatch(/\/v1\/traces [\s\S]*ombak-andaman/);
  await expect.poll(() => received, { timeout: 20_000 }).toContain("prisma:client");
  expect(received).not.toContain(token);
  await own.stop();
  collector.close();
});
