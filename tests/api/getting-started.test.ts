import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { listGettingStarted } from "@/lib/getting-started/queries";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { addTour } from "./records";

const admin = adminOfEachTest();

const put = (json: object) => callAs(admin, api.updateSiteSettings, { json });
const states = async () =>
  Object.fromEntries((await listGettingStarted()).map(({ step, state }) => [step, state]));

describe("the first steps", () => {
  it("of an empty site are open, and are done by what staff enter", async () => {
    expect(new Set(Object.values(await states()))).toEqual(new Set(["empty"]));
    await put({
      name: "Harbour Days",
      whatsapp_number: "+62 361 123 456",
      phones: [{ number: "+62 361 123 456" }],
    });
    await addTour();
    await addAdmin("second");
    expect(await states()).toMatchObject({
      identity: "partial",
      chats: "done",
      phones: "done",
      address: "empty",
      tour: "done",
      staff: "done",
    });
  });

  it("of the demo content are an example until staff replace it, and say what visitors see", async () => {
    const demo = { name: "Ombak Andaman", phones: [{ number: "+66 90 000 0000" }] };
    await db().site.update({ where: { id: 1 }, data: demo });
    const { id } = await addTour();
    await db()
      .$executeRaw`INSERT INTO demo_record (entity, record_key) VALUES ('site', '1'), ('tour', ${String(id)})`;
    expect(await states()).toMatchObject({ identity: "demo", phones: "demo", tour: "demo", chats: "empty" });
    expect((await listGettingStarted())[0]?.seen).toBe("Ombak Andaman");
    await put({ name: "Harbour Days" });
    expect(await states()).toMatchObject({ identity: "partial", phones: "demo" });
  });

  it("are hidden and shown again for all staff", async () => {
    const send = (open: boolean) => callAs(admin, api.setGettingStarted, { json: { open } });
    expect(await send(false)).toMatchObject({ status: 200, body: { open: false } });
    expect(await listGettingStarted()).toEqual([]);
    await send(true);
    expect(await listGettingStarted()).toHaveLength(9);
  });
});
