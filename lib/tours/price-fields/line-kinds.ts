import { z } from "zod";

/** For whom a price line is. */
export const priceKinds = ["adult", "child", "infant", "group", "extra"] as const;

export const storedKind = z.enum(priceKinds).nullable();

export type PriceKind = (typeof priceKinds)[number];

const personKinds: readonly PriceKind[] = ["adult", "child", "infant"];

export function hasAges(kind: PriceKind | null | undefined): boolean {
  return kind !== null && kind !== undefined && personKinds.includes(kind);
}

/** A whole year of age, as `facts.age` limits it. */
export const lineAge = z.int().min(0).max(99);

/** Persons of one group, as `facts.group` limits them. */
export const groupSize = z.int().min(1).max(400);

/** The persons for whom a price line is. Ages are whole years and both are included. A null age is not limited. */
export interface LinePersons {
  kind: PriceKind | null;
  age_from: number | null;
  age_to: number | null;
  group_size: number | null;
}

export const anyPersons: LinePersons = { kind: null, age_from: null, age_to: null, group_size: null };

/** A change of a line leaves these keys out if the client does not know them. */
export type GivenPersons = Partial<LinePersons>;

/** Conflicts between the fields of a line, by field. */
export function personsProblems({
  kind,
  age_from,
  age_to,
  group_size,
}: GivenPersons): Record<string, string> {
  const problems: Record<string, string> = {};
  const [from, to, size] = [age_from ?? null, age_to ?? null, group_size ?? null];
  const onlyAges = "Umur hanya untuk baris dewasa, anak, atau bayi.";
  if (from !== null && !hasAges(kind)) problems.age_from = onlyAges;
  if (to !== null && !hasAges(kind)) problems.age_to = onlyAges;
  else if (from !== null && to !== null && to < from) problems.age_to = "Tidak boleh di bawah umur terendah.";
  if (size !== null && kind !== "group") problems.group_size = "Jumlah orang hanya untuk baris grup.";
  return problems;
}

export function checkPersons({ value, issues }: z.core.ParsePayload<GivenPersons[]>): void {
  for (const [index, line] of value.entries()) {
    for (const [field, message] of Object.entries(personsProblems(line))) {
      issues.push({ code: "custom", input: line, path: [index, field], message });
    }
  }
}
