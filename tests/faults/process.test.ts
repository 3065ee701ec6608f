import { afterAll, beforeAll, expect, test } from "vitest";
import { crash } from "./crash";
import { canMakeDisks, diskFull } from "./disk-full";
import { type FaultBed, faultBed } from "./fault-bed";

let bed: FaultBed;

beforeAll(async () => {
  bed = await faultBed();
});

afterAll(() => bed?.stop());

//
test("a site that is killed in the middle of saves and uploads leaves nothing half written", async () => {
  expect((await crash(bed)).lost).toBe(0);
});

// Only Linux gives a process a disk of its own, which can be filled.
if (canMakeDisks()) {
  //
  test("a full disk of pictures refuses an upload with 507, and nothing partial stays", async () => {
    expect((await diskFull(bed, "STORAGE_DIR")).lost).toBe(0);
  });
}
