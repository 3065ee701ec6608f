import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPage, type Page, plainBody } from "@/server/cache/page";
import { PageCache } from "@/server/cache/page-cache";

function page(text: string, status = 200): Promise<Page> {
  return createPage({ status, location: undefined, contentType: "text/html", body: Buffer.from(text) }, 1);
}

const textOf = async (given: Page) => (await plainBody(given)).toString();

describe("PageCache", () => {
  it("renders once for many waiters and then not at all", async () => {
    let renders = 0;
    const cache = new PageCache(
      () => "1",
      async (url) => {
        renders += 1;
        return page(url);
      },
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get("/en")));
    await cache.get("/en");
    expect(renders).toBe(1);
    expect(answers.every(({ stale }) => !stale)).toBe(true);
  });

  it("renders anew for a new version, also while the old one is being rendered", async () => {
    let version = 1;
    const finish: (() => void)[] = [];
    const cache = new PageCache(
      () => String(version),
      async () => {
        const seen = version;
        await new Promise<void>((resolve) => finish.push(resolve));
        return page(`v${seen}`);
      },
    );
    const before = cache.get("/en");
    version = 2;
    const after = cache.get("/en");
    // The newer render ends first; the older one must not take its place.
    finish[1]?.();
    expect(await textOf((await after).page)).toBe("v2");
    finish[0]?.();
    expect(await textOf((await before).page)).toBe("v1");
    expect(await textOf((await cache.get("/en")).page)).toBe("v2");
  });

  it.each(["a 500", "an error"])("answers the last good page where rendering gives %s", async (failure) => {
    let version = 1;
    const cache = new PageCache(
      () => String(version),
      async () => {
        if (version === 1) return page("good");
        if (failure === "an error") throw new Error("the database is away");
        return page("broken", 500);
      },
    );
    await cache.get("/en");
    version = 2;
    const answer = await cache.get("/en");
    expect(answer.stale).toBe(true);
    expect(answer.page.status).toBe(200);
    expect(await textOf(answer.page)).toBe("good");
  });

  it("does not keep failures, redirects and missing pages", async () => {
    for (const status of [308, 404, 500]) {
      let renders = 0;
      const cache = new PageCache(
        () => "1",
        async () => {
          renders += 1;
          return page("x", status);
        },
      );
      await cache.get("/en");
      await cache.get("/en");
      expect(renders).toBe(2);
    }
  });

  it("never shows a page older than the version at the time of asking", async () => {
    const steps = fc.array(fc.constantFrom("ask", "save", "finish", "fail"), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        let version = 1;
        const running: { end(ok: boolean): void }[] = [];
        const cache = new PageCache(
          () => String(version),
          () => {
            const seen = version;
            return new Promise<Page>((resolve, reject) => {
              running.push({ end: (ok) => (ok ? resolve(page(String(seen))) : reject(new Error("away"))) });
            });
          },
        );
        const asked: Promise<void>[] = [];
        for (const step of sequence) {
          if (step === "save") version += 1;
          else if (step === "finish") running.shift()?.end(true);
          else if (step === "fail") running.shift()?.end(false);
          else {
            const atLeast = version;
            asked.push(
              cache.get("/en").then(
                async ({ page: shown, stale }) => {
                  if (!stale) expect(Number(await textOf(shown))).toBeGreaterThanOrEqual(atLeast);
                },
                (error: Error) => expect(error.message).toBe("away"),
              ),
            );
          }
          await Promise.resolve();
        }
        while (running.length > 0) running.shift()?.end(true);
        await Promise.all(asked);
      }),
      { numRuns: 200 },
    );
  });
});
