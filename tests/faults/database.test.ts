import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { databaseFaults } from "./database-faults";
import { type FaultBed, type FaultSite, faultBed } from "./fault-bed";
import { startBeforeDatabase } from "./start-before-database";

let bed: FaultBed;
let site: FaultSite;

beforeAll(async () => {
  bed = await faultBed();
  site = await bed.start();
});

afterAll(() => bed?.stop());
afterEach(() => bed.proxy.restore());

for (const [name, fault] of Object.entries(databaseFaults)) {
  //
  test(`database ${name}: nothing is lost, and all is back within 10 s without a restart`, async () => {
    const { lost, recovery } = await fault(bed, site);
    expect(lost).toBe(0);
    expect(recovery).toBeLessThan(10_000);
  });
}

//
test("a site that is started before its database serves as soon as that is there", async () => {
  expect((await startBeforeDatabase(bed)).recovery).toBeLessThan(10_000);
});
