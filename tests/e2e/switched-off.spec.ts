import { adminText } from "@/lib/core/i18n/admin-messages";
import { translate } from "@/lib/core/i18n/messages";
import { tcpProxy } from "../faults/tcp-proxy";
import { expect, test } from "../setup/browser-test";
import { type OwnSite, ownSite } from "../setup/own-site";
import { signIn } from "../setup/sign-in";

// One site, which counts no visits and keeps no pages on devices.
test.describe.configure({ mode: "default" });

let site: OwnSite;

test.beforeAll(async () => {
  site = await ownSite({ FIGURES: "off", OFFLINE: "off" });
});

test.afterAll(() => site?.stop());

//
test("FIGURES=off: no page has the script, nobody listens, and staff are told so beside what was counted before", async ({
  browser,
}) => {
  expect(await (await site.send("/en")).text()).not.toContain("/seen-");
  expect(await (await site.send("/en/counting")).text()).toContain(translate("en")("counting.off"));
  expect((await site.sendJson("POST", "/seen", { path: "/en" })).status).toBe(405);

  const page = await browser.newPage({ baseURL: site.url });
  await signIn(page);
  await page.goto("/admin");
  const panel = page.getByRole("region", { name: adminText("dashboard.figures") });
  await expect(panel.getByText(adminText("figures.off"), { exact: true })).toBeVisible();
  await page.goto("/admin/figures");
  await expect(page.getByRole("status").getByText(adminText("figures.off"))).toBeVisible();
  await expect(page.getByRole("heading", { name: adminText("figures.perDay") })).toBeVisible();
  await site.sql("DELETE FROM figure");
  await page.reload();
  await expect(page.getByText(adminText("figures.offHint"))).toBeVisible();
  await expect(page.getByRole("heading", { name: adminText("figures.perDay") })).toBeHidden();
  await page.close();
});

test.describe("a browser that keeps pages", () => {
  test.use({ serviceWorkers: "allow" });

  //
  test("OFFLINE=off empties a browser that kept pages, within one visit", async ({
    page,
    baseURL,
    allowProblem,
  }) => {
    // Requests that the browser still sends are lost while the second site replaces the first one.
    allowProblem(/net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|FAILED)/);
    let address = baseURL ?? "";
    const line = await tcpProxy(() => Number(new URL(address).port));
    const origin = `http://127.0.0.1:${line.port}`;
    await page.goto(`${origin}/en/tours`);
    const kept = () => page.evaluate(async () => (await (await caches.open("pages")).keys()).length);
    await expect.poll(kept).toBeGreaterThan(0);
    address = site.url;
    line.cut();
    await page.goto(`${origin}/en`);
    const left = () =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]);
    await expect.poll(left).toEqual([[], 0]);
    await page.reload();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await line.away();
  });
});
