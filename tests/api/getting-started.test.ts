import { describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { storeImage } from "@/lib/core/storage/images";
import { listGettingStarted, readMissingForLive } from "@/lib/registry/getting-started/queries";
import { missingForLive } from "@/lib/registry/getting-started/steps";
import { addAdmin, adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { pictureFile } from "./pictures";
import { addTour } from "./records";

const admin = adminOfEachTest();

const put = (json: object) => callAs(admin, api.updateSiteSettings, { json });
const states = async () =>
  Object.fromEntries((await listGettingStarted()).map(({ step, state }) => [step, state]));

describe("the first steps", () => {
  //
  it("of an empty site are open, and are done by what staff enter", async () => {
    const { staff, ...rest } = await states();
    expect(staff).toBe("optional");
    expect(new Set(Object.values(rest))).toEqual(new Set(["empty"]));
    await put({
      name: "Harbour Days",
      whatsapp_number: "+62 361 123 456",
      phones: [{ number: "+62 361 123 456" }],
    });
    await addTour({ published: false });
    expect(await states()).toMatchObject({ tour: "empty" });
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

  //
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

  //
  it("ask for own pictures of the slides as long as the slides show those of the demo content", async () => {
    const [demo, own] = await Promise.all(
      ["#123", "#321"].map(async (colour) => {
        const file = await pictureFile(colour);
        return (await storeImage(new Uint8Array(await file.arrayBuffer()))).path;
      }),
    );
    const slides = (picture = "") => [{ title: { en: "Sea" }, subtitle: { en: "Sand" }, picture }];
    const putHome = (json: object) => callAs(admin, api.updateHomeContent, { json });
    expect(await states()).toMatchObject({ pictures: "empty" });
    await putHome({ slides: slides(demo) });
    await db().recordVersion.deleteMany();
    await db().demoRecord.create({ data: { entity: "home", record_key: "1" } });
    expect(await states()).toMatchObject({ pictures: "demo" });
    await putHome({ hero_title: { en: "Boats" } });
    expect(await states()).toMatchObject({ pictures: "demo", home: "done" });
    await putHome({ slides: slides(own) });
    expect(await states()).toMatchObject({ pictures: "done" });
  });

  //
  it("name what is missing before the site can be opened, and no more", async () => {
    const missing = (siteUrl: string, hasBackup = false, email: string | null = null) =>
      missingForLive({ siteUrl, hasBackup, email }).map(({ step }) => step);
    expect(missing("http://localhost:3000")).toEqual(["domain", "https", "backup", "email"]);
    for (const host of ["127.0.0.1", "[::1]", "boat", "boat.local"])
      expect(missing(`https://${host}`, true, "a@b.example")).toEqual(["domain"]);
    expect(missing("http://boats.com", true, "a@boats.com")).toEqual(["https"]);
    expect(missing("https://boats.com", true, "a@boats.com")).toEqual([]);
    await put({ email: "halo@boats.com" });
    expect((await readMissingForLive()).map(({ step }) => step)).not.toContain("email");
  });

  //
  it("are hidden and shown again for all staff", async () => {
    const send = (open: boolean) => callAs(admin, api.setGettingStarted, { json: { open } });
    expect(await send(false)).toMatchObject({ status: 200, body: { open: false } });
    expect(await listGettingStarted()).toEqual([]);
    await send(true);
    expect(await listGettingStarted()).toHaveLength(9);
  });
});
