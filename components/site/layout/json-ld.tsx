import { StaticHtml } from "@/server/in-next/static-html";

/** Structured data for search engines, sent as HTML alone. `<` is escaped, so that no text can close the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <StaticHtml className="hidden">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </StaticHtml>
  );
}
