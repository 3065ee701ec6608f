import { describe, expect, it } from "vitest";
import { adminOfFile } from "./admin";
import { blogForm, promoForm } from "./bodies";
import { callAs, succeed } from "./call";
import { addBlog, addPromo } from "./records";
import { routeAt } from "./routes";

const admin = adminOfFile();

/** What is written, and the day of Bangkok's calendar that it is. */
const days = [
  ["2026-11-23", "2026-11-23"],
  ["2026-11-23T00:30:00+07:00", "2026-11-23"],
  ["2026-11-22T17:00:00Z", "2026-11-23"],
  ["2026-11-22T16:59:59.999Z", "2026-11-22"],
  ["2026-11-23T23:59:59+07:00", "2026-11-23"],
  ["2026-11-23T00:00:00.000Z", "2026-11-23"],
  ["2026-11-23T00:30:00+14:00", "2026-11-22"],
] as const;

const kinds = [
  {
    name: "blogs",
    field: "posting_date",
    form: blogForm(),
    all: routeAt("/blogs"),
    one: routeAt("/blogs/{id}"),
    add: addBlog,
  },
  {
    name: "promos",
    field: "end_date",
    form: promoForm(),
    all: routeAt("/promos"),
    one: routeAt("/promos/{id}"),
    add: addPromo,
  },
] as const;

describe.each(kinds)("$field of $name", ({ field, form, all, one, add }) => {
  //
  it.each(days)("%s is written as the day %s", async (sent, day) => {
    const stored = { [field]: `${day}T00:00:00.000Z` };
    const made = await callAs(admin, all.POST, { form: { ...form, [field]: sent } });
    expect([made.status, made.body]).toMatchObject([201, stored]);
    const { id } = await add();
    const change = (value: string) => callAs(admin, one.PUT, { id, form: { [field]: value } });
    expect(await change(sent)).toMatchObject({ status: 200, body: stored });
    // What GET gave may be sent back, and stays that day.
    const read = await succeed<Record<string, string>>(callAs(admin, one.GET, { id }));
    expect((await change(read[field] ?? "")).body).toMatchObject(stored);
  });
});
