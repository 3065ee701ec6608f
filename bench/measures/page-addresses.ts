/** One page of each kind, by name, as addresses of the site at `origin`. */
export async function pageAddresses(
  origin: string,
): Promise<Record<"home" | "list" | "tour" | "blog", string>> {
  const first = async (list: string) => {
    const text = await (await fetch(`${origin}/en/${list}`)).text();
    return new RegExp(`href="(/en/${list}/[^"?]+-\\d+)"`).exec(text)?.[1] ?? "";
  };
  return { home: "/en", list: "/en/tours", tour: await first("tours"), blog: await first("blogs") };
}
