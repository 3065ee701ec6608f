import type { Facts } from "../../tours/facts/schema";

/** What guests ask for in their notes, in the three languages of the site. */
const patterns = {
  vegetarian: /vegetari|вегетариан/iu,
  vegan: /\bvegan|веган/iu,
  halal: /halal|халял/iu,
  allergy: /allerg|alergi|аллерг|gluten|глютен|\bnuts?\b|kacang|орех/iu,
  pregnant: /pregnan|hamil|беремен/iu,
  wheelchair: /wheel ?chair|kursi roda|инвалидн|коляск[аеу] для инвалид/iu,
  stroller: /stroller|pram\b|kereta bayi|детск[а-яё]+ коляск/iu,
  babySeat: /(?:child|baby|car) ?-?seat|kursi (?:anak|bayi)|детск[а-яё]+ (?:кресл|автокресл)/iu,
  swimming:
    /(?:can ?not|can['’]t|don['’]t|not) swim|(?:tidak|nggak|gak) bisa (?:be)?renang|не уме[а-яё]+ плав/iu,
} as const;

export type NoteTopic = keyof typeof patterns;

const diets: readonly NoteTopic[] = ["vegetarian", "vegan", "halal", "allergy"];

export function noteTopics(notes: string): NoteTopic[] {
  return (Object.keys(patterns) as NoteTopic[]).filter((topic) => patterns[topic].test(notes));
}

export function dietTopics(notes: string): NoteTopic[] {
  return noteTopics(notes).filter((topic) => diets.includes(topic));
}

export type TopicAnswer = "yes" | "no" | "ask";

/** What the tour's facts say of a wish. `ask` where the facts do not say. */
export function topicAnswer(topic: NoteTopic, facts: Facts): TopicAnswer {
  switch (topic) {
    case "vegetarian":
    case "vegan":
    case "halal":
      return facts.diets?.includes(topic) ? "yes" : "ask";
    case "pregnant":
    case "wheelchair":
    case "stroller":
      return facts[topic] ?? "ask";
    case "swimming":
      if (facts.swim === undefined) return "ask";
      return facts.swim === "needed" ? "no" : "yes";
    default:
      return "ask";
  }
}
