import type { Page } from "playwright/test";
import sharp from "sharp";
import { operatorDay } from "@/lib/core/content/days";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { deleteFromList } from "../setup/delete-from-list";
import { expectUsable } from "../setup/expect-usable";
import { holdRequests } from "../setup/hold-requests";
import { elements, startTags, textOf } from "../setup/html-document";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { signIn } from "../setup/sign-in";

let own: OwnSite;

test.describe.configure({ mode: "default" });

test.beforeAll(({ site }) => {
  own = site;
});

test.beforeEach(({ page }) => signIn(page));

const day = 24 * 60 * 60 * 1_000;
const inDays = (days: number) =>
  new Date(operatorDay(new Date()).getTime() + days * day).toISOString().slice(0, 10);

let made = 0;
const uniqueName = () => {
  made += 1;
  return `Uji ${process.pid}-${made}`;
};

interface BlogOver {
  title?: Partial<Record<Language, string>>;
  content?: Partial<Record<Language, string>>;
  posting_date?: string;
  category?: string;
}

/** A blog in the database, as a colleague would have made it. */
async function addBlog(over: BlogOver = {}): Promise<{ id: number; name: string }> {
  const name = uniqueName();
  const { title = {}, content = {}, ...rest } = over;
  const row = {
    title: { en: `${name} EN`, id: `${name} ID`, ru: `${name} RU`, ...title },
    content: { en: "<p>Words</p>", id: "<p>Kata</p>", ru: "<p>Слова</p>", ...content },
    posting_date: inDays(-1),
    category: "Uji",
    ...rest,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [blog] = await own.sql(
    `INSERT INTO blog (${columns}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return { id: blog.id, name };
}

const stored = async (name: string) =>
  (await own.sql("SELECT * FROM blog WHERE title ->> 'en' = $1", [`${name} EN`]))[0];

const articleIn = (page: Page, language: string) => page.getByRole("textbox", { name: `Isi (${language})` });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar").getByRole("button", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Simpan Blog" }).click();
const chooseLanguage = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const tabs = [
  ["EN", "English"],
  ["ID", "Bahasa Indonesia"],
  ["RU", "Русский"],
] as const;

const picture = (red: number) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: red % 256, g: 90, b: 120 } } })
    .png()
    .toBuffer();

async function openCreate(page: Page) {
  await page.goto("/admin/blogs/create");
  await expect(articleIn(page, "EN")).toBeVisible();
}

async function openEdit(page: Page, id: number) {
  await page.goto(`/admin/blogs/edit/${id}`);
  await expect(articleIn(page, "EN")).toBeVisible();
}

async function fillRequired(page: Page, name: string) {
  await page.getByLabel("Judul (EN)").fill(`${name} EN`);
  await articleIn(page, "EN").click();
  await page.keyboard.type("Some words.");
  await page.getByLabel("Kategori").fill("Uji");
  await page.getByLabel("Tanggal Terbit").fill(inDays(30));
}

/** Pastes as the browser does when something was copied elsewhere. */
async function paste(page: Page, data: { html?: string; text?: string; file?: Buffer }) {
  await page.evaluate(
    ({ html, text, bytes }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData("text/html", html);
      if (text) clipboardData.setData("text/plain", text);
      if (bytes) {
        clipboardData.items.add(new File([new Uint8Array(bytes)], "tempel.png", { type: "image/png" }));
      }
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    { html: data.html, text: data.text, bytes: data.file && [...data.file] },
  );
}

/** Writes an article in all languages, with a picture in the text and one above the article. */
async function writeArticle(page: Page, name: string) {
  for (const [language, tab] of tabs) {
    await chooseLanguage(page, tab);
    await page.getByLabel(`Judul (${language})`).fill(`${name} ${language}`);
    await articleIn(page, language).click();
    await tool(page, "Judul 2").click();
    await page.keyboard.type(`Heading ${language}`);
    await page.keyboard.press("Enter");
    await page.keyboard.type(`Text ${language} `);
    await tool(page, "Tebal").click();
    await page.keyboard.type("bold");
  }
  const uploads = page.locator("input[type=file]");
  const file = async (name: string, red: number) => ({
    name,
    mimeType: "image/png",
    buffer: await picture(red),
  });
  await uploads.first().setInputFiles(await file("artikel.png", 134));
  const inText = articleIn(page, "RU").locator("img");
  await expect(inText).toHaveJSProperty("complete", true);
  await inText.click();
  await page.getByLabel("Teks alternatif").fill('Laut "tenang"');
  await page.getByLabel("Kategori").fill("Kategori baru");
  await expect(page.getByText("Kategori baru: pastikan belum ada yang serupa.")).toBeVisible();
  await expect(page.getByText("Langsung tampil setelah disimpan.")).toBeVisible();
  await uploads.last().setInputFiles(await file("blog.png", 135));
  await chooseLanguage(page, "English");
  await page.getByLabel("Judul SEO (EN)").fill("What searchers read");
}

//
test("an article is written in three languages, read, changed and deleted on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = uniqueName();
  const row = page.getByRole("row").filter({ hasText: `${name} ID` });
  await page.goto("/admin/blogs");
  await page.getByRole("link", { name: "Tambah Blog" }).click();
  await expect(articleIn(page, "EN")).toBeVisible();

  await test.step("the form takes texts, pictures and a category, and previews the search result", async () => {
    await writeArticle(page, name);
    const preview = page.getByRole("region", { name: /^Pratinjau hasil pencarian/ });
    await expect(preview).toContainText("What searchers read");
    await expect(preview).toContainText("Text ID bold");
    await expectUsable(page);
    await save(page);
  });

  await test.step("the list shows the article, which is stored as HTML", async () => {
    await expect(page).toHaveURL("/admin/blogs");
    await expect(page.getByText("Blog berhasil ditambahkan!")).toBeVisible();
    await expect(row).toContainText("Kategori baru");
    await expect(row).toContainText("Terbit");
    await expect(row.locator("img")).toHaveJSProperty("complete", true);
    await expectUsable(page);
  });
  const created = await stored(name);
  expect(created.content.en).toBe("<h2>Heading EN</h2>\n<p>Text EN <strong>bold</strong></p>");
  expect(created.content.ru).toMatch(
    /^<h2>Heading RU<\/h2>\n<p>Text RU <strong>bold<\/strong><\/p>\n<img src="\/storage\/\S+" alt="Laut &quot;tenang&quot;" width="640" height="480" loading="lazy" \/>$/,
  );

  await test.step("the detail shows each language, and leads to the public page", async () => {
    await row.getByRole("link", { name: /^Lihat/ }).click();
    await expect(page).toHaveURL(`/admin/blogs/${created.id}`);
    for (const [language, tab] of [tabs[0], tabs[2]]) {
      await chooseLanguage(page, tab);
      await expect(page.getByRole("heading", { name: `Heading ${language}` })).toBeVisible();
    }
    await expect(page.getByRole("main")).toContainText("What searchers read");
    await expectUsable(page);
    const publicPage = page.getByRole("main").getByRole("link", { name: "Русский", exact: true });
    const html = await (await own.send((await publicPage.getAttribute("href")) ?? "")).text();
    expect(elements(html, "h1").map(({ inner }) => textOf(inner))).toEqual([`${name} RU`]);
    expect(startTags(html, "img").map(({ alt }) => alt)).toContain('Laut "tenang"');
  });

  await test.step("a change of one language leaves the others and the picture", async () => {
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await expect(articleIn(page, "EN")).toContainText("Heading EN");
    await articleIn(page, "EN").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" and more");
    await save(page);
    await expect(page.getByText("Blog berhasil diperbarui!")).toBeVisible();
    const changed = await stored(name);
    expect(changed.content.en).toBe("<h2>Heading EN</h2>\n<p>Text EN <strong>bold and more</strong></p>");
    expect([changed.content.ru, changed.image]).toEqual([created.content.ru, created.image]);
  });

  await test.step("the detail asks before it deletes", async () => {
    await row.getByRole("link", { name: /^Lihat/ }).click();
    await page.getByRole("button", { name: "Hapus" }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Tindakan ini tidak dapat dibatalkan.");
    await expect(question).toContainText("Artinya: data ini langsung hilang dari situs.");
    await question.getByRole("button", { name: "Hapus" }).click();
    await expect(page).toHaveURL("/admin/blogs");
    await expect(page.getByText("Blog berhasil dihapus!")).toBeVisible();
    expect(await stored(name)).toBeUndefined();
  });
});

//
test("a new article is checked, kept on the device, refused, saved once, and seen by no visitor before its day", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/404|422/);
  const name = uniqueName();
  const title = page.getByLabel("Judul (EN)");
  const day = page.getByLabel("Tanggal Terbit");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await openCreate(page);

  await test.step("what is missing is said beside its field, and nothing is sent", async () => {
    await day.fill("");
    await save(page);
    await expect(title).toBeFocused();
    await expect(page.getByText("Wajib diisi.", { exact: true })).toHaveCount(2);
    await expect(page.getByText("Teks bahasa Inggris wajib diisi.", { exact: true })).toHaveCount(2);
    await title.fill(`${name} EN`);
    await chooseLanguage(page, "Русский");
    await save(page);
    await expect(articleIn(page, "EN")).toBeFocused();
    await page.keyboard.type("Some words.");
    await expect(articleIn(page, "EN")).toHaveAttribute("aria-invalid", "false");
    expect(sent).toEqual([]);
  });

  await test.step("a draft is kept on the device and offered on return", async () => {
    await page.getByLabel("Kategori").fill("Uji");
    await day.fill(inDays(30));
    await expect(page.getByText(/^Cadangan di perangkat ini/)).toBeVisible();
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await page.getByRole("button", { name: "Lanjutkan cadangan" }).click();
    await expect(articleIn(page, "EN")).toHaveText("Some words.");
  });

  await test.step("the form says from when the article shows", async () => {
    await expect(
      page.getByText(/^Tampil mulai \S+ \d+ \S+ \d{4}, pukul 00.00 waktu setempat\.$/),
    ).toBeVisible();
    await day.fill(inDays(-3));
    await expect(page.getByText(/^Langsung tampil, bertanggal /)).toBeVisible();
    await day.fill(inDays(1));
  });

  await test.step("a refusal is said at its field, loses nothing and can be tried again", async () => {
    const errors = { content_ru: ["Terlalu panjang sekali."] };
    await page.route("**/api/blogs", (route) =>
      route.fulfill({ status: 422, json: { message: "Data tidak valid.", errors } }),
    );
    await save(page);
    await expect(page.getByRole("alert").filter({ hasText: "Data tidak valid." })).toContainText("Error!");
    await expect(articleIn(page, "RU")).toBeFocused();
    await expect(page.getByText("Terlalu panjang sekali.", { exact: true })).toBeVisible();
    await chooseLanguage(page, "English");
    await expect(articleIn(page, "EN")).toHaveText("Some words.");
    await page.unroute("**/api/blogs");
  });

  await test.step("a double click saves once, and leaves no draft", async () => {
    await page.getByRole("button", { name: "Simpan Blog" }).dblclick();
    await expect(page).toHaveURL("/admin/blogs");
    expect(await own.sql("SELECT 1 FROM blog WHERE title ->> 'en' = $1", [`${name} EN`])).toHaveLength(1);
    await page.getByRole("link", { name: "Tambah Blog" }).click();
    await expect(articleIn(page, "EN")).toBeVisible();
    await expect(page.getByRole("button", { name: "Lanjutkan cadangan" })).toHaveCount(0);
    await page.goBack();
  });

  await test.step("staff see that the article is scheduled, and visitors find nothing", async () => {
    const row = page.getByRole("row").filter({ hasText: name });
    await expect(row).toContainText("Terjadwal");
    await row.getByRole("link", { name: /^Lihat/ }).click();
    await expect(page.getByRole("main")).toContainText("Belum dapat dibuka pengunjung.");
    const { id } = await stored(name);
    expect((await own.send(`/en/blogs/x-${id}`)).status).toBe(404);
    expect((await own.send(`/api/blogs/${id}`)).status).toBe(404);
    expect(await (await own.send("/en/blogs")).text()).not.toContain(name);
  });
});

//
test("a colleague's save meanwhile is shown as text with the new parts in bold, and the editor takes what is chosen", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/409/);
  const { id, name } = await addBlog({ content: { en: "<p>First &amp; last</p><p>Second</p>" } });
  const theirs = {
    en: '<p>First &amp; last</p>\n<h2>News</h2>\n<ul>\n<li>A <a href="https://example.com/" rel="noopener noreferrer">link</a></li>\n</ul>',
    id: "<p>Rekan</p>",
  };
  await openEdit(page, id);
  await articleIn(page, "EN").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" mine");
  await own.sql("UPDATE blog SET content = content || $2, updated_at = now() WHERE id = $1", [id, theirs]);
  await save(page);
  const dialog = page.getByRole("dialog", { name: "Data ini juga diubah oleh orang lain" });
  const article = dialog.getByRole("group", { name: "Isi (EN)" });
  const version = (name: string) => article.getByText(name).locator("xpath=following-sibling::*");
  await expect(version("Versi rekan").locator(".font-semibold")).toHaveText([
    "News",
    "• A link (https://example.com/)",
  ]);
  await expect(version("Versi saya").locator(".font-semibold")).toHaveText(["Second mine"]);
  await expect(version("Versi rekan").locator("span").first()).toHaveText("First & last");
  await expect(dialog).not.toContainText("<p>");
  await dialog.getByRole("button", { name: "Pakai semua versi rekan" }).click();
  await dialog.getByRole("button", { name: "Simpan pilihan" }).click();
  await expect(page).toHaveURL("/admin/blogs");
  expect(await stored(name)).toMatchObject({ content: theirs });
});

//
test("an unsaved article is seen on its public page, which follows what is typed", async ({ page }) => {
  const { id, name } = await addBlog({ category: "Customs" });
  const hostile = `<p>Words</p><img src=x onerror="document.title='hacked'"><script>document.title='hacked'</script>`;
  await openEdit(page, id);
  await page.getByLabel("Judul (EN)").fill("Not saved yet");
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Pratinjau", exact: true }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Not saved yet");
  await expect(preview.getByText("Pratinjau: belum disimpan")).toBeVisible();
  await articleIn(page, "EN").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" still typing");
  await expect(preview.getByRole("article")).toContainText("Words still typing");
  await expectUsable(preview);
  await preview.getByRole("link", { name: "Русский" }).first().click();
  await expect(preview.locator("html")).toHaveAttribute("lang", "ru");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(`${name} RU`);
  await expect(preview.getByRole("article")).toContainText("Обычаи");
  expect((await stored(name)).content.en).toBe("<p>Words</p>");

  // Whatever lies on the device in its place is cleaned as a save would.
  await preview.evaluate(
    ([key, html]) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? "{}");
      localStorage.setItem(key, JSON.stringify({ ...draft, content: { ...draft.content, ru: html } }));
    },
    [`preview:blogs/${id}`, hostile] as const,
  );
  await preview.reload();
  await expect(preview.getByRole("article")).toContainText("Words");
  await expect(preview.locator("article .prose :is(img, script)")).toHaveCount(0);
  expect(await preview.title()).not.toContain("hacked");
});

/** HTML without the line breaks between elements. */
const flat = (html: string) => html.replace(/\n(?=<)|(?<=>)\n/g, "");

//
test("every stored article comes back from the editor to the letter", async ({ page }) => {
  const odd =
    '<h3>A &amp; B</h3><p>a<br />b <u>c</u> <s>c</s> <code>d &lt;e&gt;</code></p><ol start="4"><li>x<ul><li>y</li></ul></li></ol><pre><code>f\n  g</code></pre><hr /><table><tbody><tr><th colspan="2">h</th></tr><tr><td>i</td><td><p>j</p><p>k</p></td></tr></tbody></table>';
  // One article with the texts of several is one form to open.
  const demo = await own.sql("SELECT content FROM blog WHERE category <> 'Uji' ORDER BY id LIMIT 3");
  const { id } = await addBlog({
    content: Object.fromEntries(
      languages.map((language) => [
        language,
        [odd, ...demo.map(({ content }) => content[language])].filter(Boolean).join("\n"),
      ]),
    ),
  });
  const contentOf = async () => (await own.sql("SELECT content FROM blog WHERE id = $1", [id]))[0]?.content;
  const before = await contentOf();
  await openEdit(page, id);
  for (const [language, tab] of tabs) {
    await chooseLanguage(page, tab);
    await articleIn(page, language).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
  }
  await page.getByLabel("Kategori").fill("Lain");
  await save(page);
  await expect(page).toHaveURL("/admin/blogs");
  const after = await contentOf();
  for (const language of languages) expect(flat(after[language]), language).toBe(flat(before[language]));
});

//
test("the editor is worked by keyboard alone: shortcuts, tools, links, tables", async ({ page }) => {
  const name = uniqueName();
  await openCreate(page);
  await fillRequired(page, name);
  const article = articleIn(page, "EN");
  await article.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Control+Alt+3");
  await page.keyboard.type("Three");
  await page.keyboard.press("Enter");
  for (const key of ["b", "i", "u"]) await page.keyboard.press(`Control+${key}`);
  await page.keyboard.type("all");
  for (const key of ["b", "i", "u"]) await page.keyboard.press(`Control+${key}`);
  await page.keyboard.type(" ");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Tautan" });
  await expect(dialog.getByLabel("Alamat tautan")).toBeFocused();
  await page.keyboard.type("java\tscript:alert(1)".replace("\t", ""));
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Alamat ini tidak dapat dipakai.");
  await dialog.getByLabel("Alamat tautan").fill("ombak.example");
  await dialog.getByLabel("Teks tautan").fill("site");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(article).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("- one");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");

  await page.keyboard.press("Alt+F10");
  await expect(tool(page, "Urungkan")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tool(page, "Sisipkan tur")).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft");
  await expect(tool(page, "Sisipkan tabel")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(article).toBeFocused();
  await page.keyboard.type("head");
  for (const name of ["Kolom di kanan", "Baris di bawah", "Hapus kolom"]) {
    await page.getByRole("group", { name: "Tabel" }).getByRole("button", { name }).press("Enter");
  }
  await expect(page.getByText(/^4 kata$/)).toBeVisible();
  await save(page);
  await expect(page).toHaveURL("/admin/blogs");
  const { content } = await stored(name);
  expect(content.en).toContain(
    '<h3>Three</h3>\n<p><strong><em><u>all</u></em></strong> <a href="https://ombak.example" rel="noopener noreferrer">site</a> </p>\n<ul>\n<li>one</li>\n</ul>\n<table><tbody><tr>',
  );
  expect(content.en.match(/<tr>/g)).toHaveLength(4);
  expect(content.en.match(/<th>/g)).toHaveLength(3);
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
<p class=MsoTitle>Title</p><h1>One</h1><p class=MsoNormal style='margin:0'><b><span style='color:red'>Bold</span></b> text<o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>First</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Nested</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Second</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Number</p>
<table class=MsoTableGrid><tr><td width=100><p class=MsoNormal>cell</p></td></tr></table><img src="file:///C:/x.png"></body></html>`;
const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Head</span></h2><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic"> italic</span> <a href="https://g.example"><span style="text-decoration:underline">link</span></a></p><br /><ul><li dir="ltr" style="list-style-type:disc"><p role="presentation">First</p></li><ul><li><p>Nested</p></li></ul></ul><p><img src="https://lh3.example/x"><img src="https://lh3.example/y"></p></b>`;

/** Pasted HTML by the language of the article that takes the paste, and the stored HTML. */
const pasted = [
  {
    language: "ID",
    tab: "Bahasa Indonesia",
    program: "Word",
    html: word,
    dropped: 1,
    expected:
      "<h2>Title</h2>\n<h2>One</h2>\n<p><strong>Bold</strong> text</p>\n<ul>\n<li>First<ul>\n<li>Nested</li>\n</ul></li>\n<li>Second</li>\n</ul>\n<ol>\n<li>Number</li>\n</ol>\n<table><tbody><tr><td>cell</td></tr></tbody></table>",
  },
  {
    language: "RU",
    tab: "Русский",
    program: "Google Docs",
    html: googleDocs,
    dropped: 2,
    expected:
      '<h2>Head</h2>\n<p><strong>Bold</strong><em> italic</em> <a href="https://g.example" rel="noopener noreferrer">link</a></p>\n<ul>\n<li>First<ul>\n<li>Nested</li>\n</ul></li>\n</ul>',
  },
];

//
test("a paste keeps headings, lists and tables alone, and a tour is inserted as a paragraph that pages show as its card", async ({
  page,
}) => {
  const { id } = await addBlog();
  await openEdit(page, id);
  for (const { language, tab, program, html, dropped } of pasted) {
    await test.step(`what is pasted from ${program}`, async () => {
      await chooseLanguage(page, tab);
      await articleIn(page, language).focus();
      await page.keyboard.press("Control+a");
      await paste(page, { html, text: "plain" });
      await expect(page.getByText(`${dropped} gambar dari tempat lain tidak ikut ditempel.`)).toBeVisible();
    });
  }
  await test.step("a tour is found by its name and inserted", async () => {
    await chooseLanguage(page, "English");
    await articleIn(page, "EN").click();
    await tool(page, "Sisipkan tur").click();
    await page.getByLabel("Cari tur menurut nama atau kode").fill("similan");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Similan Islands by speedboat/ })
      .click();
    await expect(page.locator(".tour-block")).toHaveText("Similan Islands by speedboat");
  });
  await save(page);
  await expect(page).toHaveURL("/admin/blogs");
  const [blog] = await own.sql("SELECT content FROM blog WHERE id = $1", [id]);
  for (const { language, program, expected } of pasted)
    expect(blog.content[language.toLowerCase()], program).toBe(expected);
  expect(blog.content.en).toMatch(
    /<p><a href="\/en\/tours\/similan-islands-by-speedboat-\d+">[^<]+<\/a><\/p>$/,
  );
});

//
test("three languages stand side by side, and a pasted picture is uploaded and awaited by the save", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/422/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await addBlog();
  await openEdit(page, id);
  await test.step("the languages fill the screen, and Tab stays among them", async () => {
    await page.getByRole("button", { name: /^Berdampingan/ }).click();
    for (const [language] of tabs) await expect(articleIn(page, language)).toBeVisible();
    const filled = await page.locator("[data-fills-window]").boundingBox();
    expect(filled).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await articleIn(page, "RU").click();
    await expect(page.getByRole("toolbar", { name: "Format teks (Русский)" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /^Berdampingan/ })).toBeFocused();
    await expectUsable(page);
    await page.getByRole("button", { name: "Satu per satu" }).click();
    await expect(articleIn(page, "EN")).toBeHidden();
  });

  await chooseLanguage(page, "English");
  await articleIn(page, "EN").focus();
  await page.keyboard.press("Control+End");
  await test.step("a picture that fails says why", async () => {
    await paste(page, { file: Buffer.from("no picture") });
    await expect(page.getByText(/^Gambar tempel.png gagal diunggah: /)).toBeVisible();
  });
  await test.step("the save waits for a picture on its way", async () => {
    const release = await holdRequests(page, "**/api/packages/upload-image");
    await paste(page, { file: await picture(7) });
    await expect(page.getByRole("progressbar", { name: "Mengunggah tempel.png" })).toBeVisible();
    await save(page);
    await expect(page).toHaveURL(`/admin/blogs/edit/${id}`);
    release();
    await expect(page).toHaveURL("/admin/blogs");
  });
  const [blog] = await own.sql("SELECT content FROM blog WHERE id = $1", [id]);
  expect(blog.content.en).toMatch(/^<p>Words<\/p>\n<img src="\/storage\/[^"]+\.webp" alt="" width="640"/);
});

//
test("the list is searched and narrowed by category, state and missing language, page by page", async ({
  page,
}) => {
  const customs = await addBlog({ category: "Customs" });
  const later = await addBlog({ posting_date: inDays(9), category: "Kelompok" });
  const lacking = await addBlog({
    content: { ru: undefined },
    category: "Kelompok",
    title: { en: "Zebra crossings EN" },
  });
  await own.sql(
    `INSERT INTO blog (title, content, posting_date, category)
      SELECT jsonb_build_object('en', 'Banyak ' || n), '{"en": "<p>x</p>"}', '2001-01-01', 'Banyak'
      FROM generate_series(1, 60) n`,
  );
  await page.goto("/admin/blogs");
  const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: /^Lihat/ }) });
  await expect(rows).toHaveCount(25);

  await test.step("categories say in brackets what visitors read", async () => {
    await expect(rows.filter({ hasText: customs.name })).toContainText("Customs (Adat)");
    await page.getByLabel("Kategori").selectOption("Customs (Adat)");
    await expect(page).toHaveURL("/admin/blogs?category=Customs");
    await expect(rows.first()).toContainText("Customs (Adat)");
  });
  await test.step("filters are combined", async () => {
    await page.getByLabel("Kategori").selectOption("Kelompok");
    await expect(page).toHaveURL("/admin/blogs?category=Kelompok");
    await expect(rows).toHaveCount(2);
    await page.getByLabel("Status").selectOption("Terjadwal");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(later.name);
    await page.getByLabel("Status").selectOption("");
    await page.getByLabel("Terjemahan").selectOption("Belum ada Русский");
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole("link", { name: /Русский \(belum diterjemahkan\)$/ })).toBeVisible();
    await expect(rows).toContainText(`${lacking.name} ID`);
  });
  await test.step("a search finds words, or says that nothing matches", async () => {
    await page.getByLabel("Cari blog").fill("tidak akan ada");
    await expect(page.getByText("Tidak ada blog yang cocok")).toBeVisible();
    await page.getByRole("link", { name: "Hapus semua filter" }).click();
    await page.getByLabel("Cari blog").fill("zebra");
    await expect(page).toHaveURL("/admin/blogs?search=zebra");
    await expect(rows).toHaveCount(1);
  });
  await test.step("a long list has pages", async () => {
    await page.goto("/admin/blogs?category=Banyak");
    await expect(page.getByText("60 blog")).toBeVisible();
    await page.getByRole("link", { name: "3 dari 3" }).click();
    await expect(page).toHaveURL("/admin/blogs?category=Banyak&page=3");
    await expect(rows).toHaveCount(10);
  });
  await own.sql("DELETE FROM blog WHERE category = 'Banyak'");
  await page.goto(`/admin/blogs/${customs.id}`);
  await expect(page.getByText("Customs (Adat)")).toBeVisible();
});

//
test("a row marks an outdated language, is deleted after a question, and is copied as a draft; a list without rows says so", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/500/);
  const { id, name } = await addBlog();
  const gone = await addBlog();
  await own.sql("INSERT INTO translation_state VALUES ('blog', $1, 'ru', 0, 1, 0)", [String(id)]);
  await page.goto("/admin/blogs");
  const row = page.getByRole("row").filter({ hasText: `${name} ID` });
  await expect(row.getByRole("link", { name: /Русский \(terjemahan kedaluwarsa\)$/ })).toBeVisible();

  await test.step("a deletion that fails says why, and the next one deletes", async () => {
    const remove = () =>
      deleteFromList(page, `${gone.name} ID`, "Apakah Anda yakin ingin menghapus blog ini?");
    await page.route(`**/api/blogs/${gone.id}`, (route) => route.fulfill({ status: 500, body: "x" }));
    await remove();
    await expect(page.getByText("Terjadi kesalahan saat menghapus blog.")).toBeVisible();
    await page.unroute(`**/api/blogs/${gone.id}`);
    await remove();
    await expect(page.getByText("Blog berhasil dihapus!")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: `${gone.name} ID` })).toHaveCount(0);
  });
  await test.step("a copy is a draft with the words of the article", async () => {
    await row.getByRole("link", { name: `Salin ${name} ID` }).click();
    await expect(page.getByText("Isi blog berhasil disalin sebagai draf.")).toBeVisible();
    await expect(articleIn(page, "EN")).toHaveText("Words");
    await page.getByLabel("Judul (EN)").fill(`${name} copy EN`);
    await save(page);
    await expect(page.getByText("Blog berhasil ditambahkan!")).toBeVisible();
    expect(await stored(`${name} copy`)).toMatchObject({ published: false, category: "Uji" });
  });
  await test.step("a list without blogs says so", async () => {
    await own.sql("ALTER TABLE blog RENAME TO blog_away; CREATE TABLE blog (LIKE blog_away INCLUDING ALL)");
    await page.goto("/admin/blogs");
    await expect(page.getByText("Tidak ada data blog")).toBeVisible();
    await own.sql("DROP TABLE blog; ALTER TABLE blog_away RENAME TO blog");
  });
});
