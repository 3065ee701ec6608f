import type { Locator, Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { connectAssistant } from "../setup/assistant";
import { keepChatsHere, openBooking, sentMessage } from "../setup/booking-form";
import { test as base, expect } from "../setup/browser-test";
import { comingDay } from "../setup/coming-day";
import { expectUsable } from "../setup/expect-usable";

/** A browser in which assistants can fill in the forms of a page (WebMCP). */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--enable-features=WebMCP"] }),
    { scope: "worker" },
  ],
});

const [first, second] = ["03-05", "03-09"].map(comingDay) as [string, string];

interface FormTool {
  name: string;
  description: string;
  inputSchema: { properties: Record<string, { description?: string }> };
}

/** The form as Chromium 150 and later ones describe it: the former as a text in JSON, and so it takes the input. */
type BrowserTool = Omit<FormTool, "inputSchema"> & { inputSchema: FormTool["inputSchema"] | string };

interface ModelContext {
  getTools: () => Promise<BrowserTool[]>;
  executeTool: (tool: BrowserTool, input: object | string) => Promise<unknown>;
}

/** Returns what an assistant in the browser knows of the forms of a page. */
const listTools = (page: Page): Promise<FormTool[]> =>
  page.evaluate(async () => {
    const { modelContext } = document as Document & { modelContext?: ModelContext };
    const tools = (await modelContext?.getTools()) ?? [];
    return tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      inputSchema: typeof inputSchema === "string" ? JSON.parse(inputSchema) : inputSchema,
    }));
  });

/** Fills in a form as an assistant in the browser does. The browser answers the assistant when a person has sent the form. */
async function fillAsAssistant(page: Page, name: string, input: object): Promise<void> {
  await expect.poll(async () => (await listTools(page)).map((tool) => tool.name)).toContain(name);
  await page.evaluate(
    async ([wanted, values]) => {
      const { modelContext } = document as Document & { modelContext?: ModelContext };
      const tool = (await modelContext?.getTools())?.find((each) => each.name === wanted);
      if (!modelContext || !tool) throw new Error(`The page has no form ${wanted}.`);
      const taken = typeof tool.inputSchema === "string" ? JSON.stringify(values) : values;
      void modelContext.executeTool(tool, taken).catch(() => undefined);
    },
    [name, input] as const,
  );
}

/** The numbers of a tour's price lines that the plan shows, by the name of the field. */
const countsOf = async (card: Locator) =>
  Object.fromEntries(
    await card
      .locator("input[name^='booking-line-']")
      .evaluateAll((fields) =>
        fields.flatMap((field) =>
          field instanceof HTMLInputElement && field.value ? [[field.name, field.value]] : [],
        ),
      ),
  );

for (const language of languages) {
  //
  test(`a link of an assistant opens a form with exactly the asked tours, days and people, and asks to check (${language})`, async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const { ask } = await connectAssistant(origin);
    const party = { adults: 2, children: [7] };
    const { tours } = await ask("search_tours", { day: first, ...party, language });
    const complete = tours.filter(({ total, doubts }) => total !== null && doubts.length === 0).slice(0, 3);
    expect(complete).toHaveLength(3);
    const [one, two, three] = complete.map(({ id }) => ({ id, day: first, ...party }));
    const byLine = { ...three, adults: undefined, children: undefined, day: second };
    const { lines } = await ask("price_of", { id: byLine.id ?? 0, day: second, ...party, language });
    const counts = lines.slice(0, 1).map(({ line }) => ({ line, count: 4 }));
    for (const asked of [[one], [one, two, { ...byLine, counts }]]) {
      const link = await ask("request_link", { language, tours: asked });
      await page.goto("about:blank");
      await page.goto(link.url.replace(new URL(link.url).origin, origin));
      const notice = page.getByText(messagesOf(language, "plan").prepared);
      await expect(notice).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(link.tours.length);
      for (const tour of link.tours) {
        const card = page.locator(`#plan-${tour.id}`);
        await expect(card.getByRole("heading")).toHaveText(tour.name);
        await expect(card.getByLabel(messagesOf(language, "plan").day, { exact: true })).toHaveValue(
          tour.day,
        );
        expect(await countsOf(card)).toEqual(
          Object.fromEntries(tour.lines.map(({ line, count }) => [`booking-line-${line}`, String(count)])),
        );
      }
      const { fullName, email, hotel, notes } = messagesOf(language, "booking");
      for (const label of [fullName, email, hotel, notes])
        await expect(page.getByLabel(label)).toHaveValue("");
      if (asked.length === 1) continue;
      // The request to check stays while the person changes values, and over a reload.
      await page.getByLabel(messagesOf(language, "plan").day, { exact: true }).first().fill(second);
      await expect(page).toHaveURL(/#0~/);
      await page.reload();
      await expect(notice).toBeVisible();
      await expect(page.getByLabel(messagesOf(language, "plan").day, { exact: true }).first()).toHaveValue(
        second,
      );
    }
    await page.goto("about:blank");
    await page.goto(`/${language}/plan?tours=${one?.id}#${one?.id}-${first.replaceAll("-", "")}`);
    await expect(page.getByLabel(messagesOf(language, "plan").day, { exact: true })).toHaveValue(first);
    await expect(page.getByText(messagesOf(language, "plan").prepared)).toBeHidden();
  });

  //
  test(`forms tell an assistant in the browser their purpose and fields (${language})`, async ({ page }) => {
    const toolsOf = async (path: string) => {
      await page.goto(path);
      return listTools(page);
    };
    await openBooking(page, language);
    const pages = [
      await listTools(page),
      await toolsOf(`/${language}/tours`),
      await toolsOf(`/${language}/search`),
    ];
    expect(pages.map((tools) => tools.map(({ name }) => name).sort())).toEqual([
      expect.arrayContaining(["request_booking"]),
      ["find_tours"],
      ["find_tours", "search_site"],
    ]);
    for (const { description, inputSchema } of pages.flat()) {
      expect(/[а-я]/.test(description)).toBe(language === "ru");
      const fields = Object.entries(inputSchema.properties);
      expect(fields.length).toBeGreaterThan(1);
      for (const [name, field] of fields)
        expect([name, field.description ?? ""]).toEqual([name, expect.stringMatching(/\S/)]);
    }
    await expect(page.locator("[toolautosubmit]")).toHaveCount(0);
  });
}

//
test("an assistant in the browser fills in a request, which nothing but the press of a person sends", async ({
  page,
}) => {
  const opened: string[] = [];
  page.context().on("page", (each) => opened.push(each.url()));
  await keepChatsHere(page.context());
  await openBooking(page, "en");
  const line = await page.locator("input[name^='booking-line-']").first().getAttribute("name");
  await fillAsAssistant(page, "request_booking", {
    "booking-date": second,
    [line ?? ""]: "3",
    "booking-hotel": "Kata Rocks",
    "booking-fullName": "Anna Petrova",
    "booking-email": "anna@example.com",
    "booking-nationality": "RU",
    "booking-notes": "One guest eats no fish.",
  });
  const words = messagesOf("en", "booking");
  await expect(page.getByLabel(words.date, { exact: true })).toHaveValue(second);
  await expect(page.locator(`[name='${line}']`)).toHaveValue("3");
  await expect(page.getByLabel(words.hotel)).toHaveValue("Kata Rocks");
  await expect(page.getByLabel(words.fullName)).toHaveValue("Anna Petrova");
  await expect(page.getByLabel(words.notes)).toHaveValue("One guest eats no fish.");
  await expect(page.getByText(words.panel.title)).toBeHidden();
  expect(opened).toEqual([]);
  const message = await sentMessage(page, "en");
  expect(opened).toHaveLength(1);
  for (const text of ["3 x", "Kata Rocks", "Anna Petrova", "anna@example.com", "One guest eats no fish."]) {
    expect(message).toContain(text);
  }
});

for (const width of [390, 1440]) {
  //
  test(`an assistant in the browser fills in the question of the day at ${width} px, and a person asks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/en/tours");
    await fillAsAssistant(page, "find_tours", {
      date: first,
      adults: 3,
      children: "6, 9",
      stay: "Kata",
    });
    const words = messagesOf("en", "trip");
    const show = page.getByRole("button", { name: words.show });
    await expect(page.getByLabel(words.question)).toHaveValue(first);
    await expect(page.getByLabel(words.question)).toBeVisible();
    await expect(page.getByLabel(words.adults, { exact: true })).toHaveValue("3");
    await expect(page.getByLabel(`${words.age} 2`)).toHaveValue("9");
    await expect(page.getByLabel(words.stay)).toHaveValue("Kata");
    await expect(page).toHaveURL(/\/en\/tours$/);
    await show.click();
    await expect(page).toHaveURL(new RegExp(`/en/tours\\?.*date=${first}.*adults=3`));
  });
}

//
test("an assistant in the browser fills in the search, and a person searches", async ({ page }) => {
  await page.goto("/en/search");
  await fillAsAssistant(page, "search_site", { search: "similan", category: "" });
  await expect(page.locator("#page-search-text")).toHaveValue("similan");
  await expect(page).toHaveURL(/\/en\/search$/);
  await page.getByRole("main").getByRole("search").getByRole("button").click();
  await expect(page).toHaveURL(/search=similan/);
});

//
test("the request to check is readable and fits a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ru/plan?tours=1#0~1-${first.replaceAll("-", "")}`);
  await expect(page.getByText(messagesOf("ru", "plan").prepared)).toBeVisible();
  await expectUsable(page);
});
