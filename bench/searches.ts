import { destinations, trips } from "./tour-words.ts";

const languages = ["en", "id", "ru"] as const;
const kinds = ["tours", "international-tours", "domestic-tours"] as const;

/** Varies upper and lower case, which makes an address with the same words that no cache has seen. */
function spelt(text: string, variant: number): string {
  return [...text]
    .map((letter, index) => ((variant >> (index % 6)) & 1 ? letter.toUpperCase() : letter))
    .join("");
}

/** Returns addresses of `count` different searches that find tours. */
export function searchPaths(count: number, first = 0): string[] {
  const paths = Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const language = languages[number % languages.length] ?? "en";
    const kind = kinds[number % kinds.length] ?? "tours";
    const place = destinations[number % destinations.length] ?? destinations[0];
    const trip = trips[Math.floor(number / destinations.length) % trips.length] ?? trips[0];
    const [word = ""] = trip.name[language].split(" ");
    const text = `${place[language].split(" ").at(-1)} ${number % 2 ? word : ""}`.trim().toLowerCase();
    const query = new URLSearchParams({ search: spelt(text, Math.floor(number / 97)) });
    return `/${language}/${kind}?${query}`;
  });
  return [...new Set(paths)];
}
