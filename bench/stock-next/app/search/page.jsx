import { Pool } from "pg";
import { createElement } from "react";
import page from "./same-elements.json";

export const dynamic = "force-dynamic";

const pool = new Pool({ connectionString: process.env.SEARCHED_DATABASE });

/** The query of the page that it is compared with. */
const find = `
  WITH typed AS MATERIALIZED (SELECT search_query($1) AS query),
    found AS MATERIALIZED (
      SELECT id, "order" FROM tour, typed WHERE search_words @@ typed.query AND tour_type = $2
    )
  SELECT (SELECT count(*)::int FROM found) AS total,
    ARRAY(SELECT id FROM found ORDER BY "order", id DESC LIMIT 12) AS ids`;

function draw(node, cards, key) {
  if (typeof node === "string") return node;
  const [name, properties, children] = node;
  if (name === "cards") return cards;
  const { class: className, ...others } = properties;
  return createElement(
    name,
    { ...others, className, key },
    ...children.map((each, index) => draw(each, cards, index)),
  );
}

/** The elements of that page, with a card for each tour that is found. Everything else is Next's. */
export default async function Page({ searchParams }) {
  const { search = "", type = "1" } = await searchParams;
  const { rows } = await pool.query(find, [search, type]);
  const cards = rows[0].ids.map((id) => draw(page.card, null, id));
  return page.body.map((node, index) => draw(node, cards, index));
}
