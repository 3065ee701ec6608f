import page from "./same-page.json";

export const revalidate = 60;

/** The page that it is compared with: the same elements and texts. Everything else is Next's. */
export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: page.html }} />;
}
