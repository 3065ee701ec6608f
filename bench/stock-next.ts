import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { freePort } from "../server/process/free-port.ts";
import { type Node, readTree } from "./html-tree.ts";
import type { OtherServer } from "./nginx.ts";

const dir = path.join(import.meta.dirname, "stock-next");
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const env = { ...process.env, NODE_ENV: "production" as const, NEXT_DIST_DIR: "", NODE_OPTIONS: "" };

/** With webpack: Turbopack, whose root has to hold the packages, takes this project's middleware in as well. */
function build(): Promise<void> {
  const child = spawn(process.execPath, [next, "build", "--webpack", dir], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("close", (code) => (code === 0 ? resolve() : reject(new Error("stock Next does not build"))));
  });
}

/** Cuts pictures of the site's home page in the width that a phone takes, for `/four`. */
async function cutPictures(): Promise<void> {
  mkdirSync(path.join(dir, "public"), { recursive: true });
  const pictures = path.join(dir, "../../prisma/demo/pictures");
  for (const name of ["packages", "family", "premium", "honeymoon"]) {
    const picture = sharp(path.join(pictures, `home-${name}.webp`)).resize(640, 800);
    await picture.avif({ quality: 52 }).toFile(path.join(dir, "public", `${name}-tall-640.avif`));
  }
}

function bodyOf(document: string): string {
  const [, body = ""] = /<body[^>]*>([\s\S]*)<\/body>/.exec(document) ?? [];
  const html = body.replace(/<script\b[\s\S]*?<\/script>/g, "");
  if (!html.includes("<h1")) throw new Error("there is no page to compare with");
  return html;
}

/**
 * Makes the project's first page show the body of `document` without its scripts. Next adds its own scripts
 * and sends the content twice, as HTML and as data.
 */
function writePage(document: string): void {
  const html = bodyOf(document);
  writeFileSync(path.join(dir, "app/same-page.json"), JSON.stringify({ html }));
}

/** Takes the cards out of a tree and leaves one placeholder for them. */
function withoutCards(nodes: Node[], cards: Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === "string") return [node];
    const [name, properties, children] = node;
    if (name !== "article") return [[name, properties, withoutCards(children, cards)]];
    cards.push(node);
    return cards.length === 1 ? [["cards", {}, []]] : [];
  });
}

/** Makes the project's search page render the elements of `document`, each as an element of React. */
function writeSearch(document: string): void {
  const cards: Node[] = [];
  const body = withoutCards(readTree(bodyOf(document)), cards);
  const [card] = cards;
  if (!card) throw new Error("there is no search with tours to compare with");
  writeFileSync(path.join(dir, "app/search/same-elements.json"), JSON.stringify({ body, card }));
}

export interface Compared {
  /** The document that the static page shows. */
  page: string;
  /** A search with tours in its result, which the dynamic page renders, and the address of its database. */
  search?: { document: string; database: string };
}

/**
 * Builds and starts the small Next project in this folder, whose pages show the same content as the site's.
 */
export async function startStockNext({ page, search }: Compared): Promise<OtherServer> {
  await cutPictures();
  writePage(page);
  writeSearch(search?.document ?? page);
  await build();
  const port = await freePort("127.0.0.1");
  const child = spawn(process.execPath, [next, "start", dir, "-p", String(port), "-H", "127.0.0.1"], {
    env: { ...env, SEARCHED_DATABASE: search?.database ?? "" },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/four`, { redirect: "manual" }).then(
      ({ status }) => status === 200,
      () => false,
    );
  let tries = 0;
  while (!(await answers())) {
    tries += 1;
    if (tries > 200) throw new Error("stock Next does not answer with its own page");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    path: "/",
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
