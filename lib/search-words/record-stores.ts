import "server-only";
import { isDeepStrictEqual } from "node:util";
import { advisoryLocks } from "../core/advisory-locks";
import type { Transaction } from "../core/content/change-content";
import { changedFields, snapshotOf } from "../core/entity/snapshot";
import { defineTableStore } from "../core/entity/table-store";
import { AppError } from "../core/errors";
import { activityEntity, aliasEntity, fillerEntity } from "./entities";
import { activityFields, activityRestore, activitySchemas, aliasSchemas, fillerSchemas } from "./fields";
import { activityRows, aliasRows, fillerRows } from "./queries";
import {
  freeActivityCode,
  readAlias,
  readFiller,
  readPhrases,
  refuseExactMatch,
  refuseKnown,
} from "./written-words";

export const aliasStore = defineTableStore(aliasEntity, aliasSchemas, aliasRows, {
  title: ({ word, meant }) => `${word} → ${meant}`,
  columns: async (tx, { instead = false, ...typed }, { before, id }) => {
    const words = await readAlias(tx, typed, before?.id ?? id);
    // A deleted word that comes back is not compared with the texts again.
    const isKnown = before ? before.word === words.word : id !== undefined;
    if (!isKnown) await refuseExactMatch(tx, words.word);
    return { instead, ...words };
  },
});

export const fillerStore = defineTableStore(fillerEntity, fillerSchemas, fillerRows, {
  columns: (tx, typed, { before, id }) => readFiller(tx, typed, before?.id ?? id),
});

/** Every save of an activity reads all of them and gives every tour its words anew, so their number is limited. */
const mostActivities = { records: 200, words: 2_000 };

/** Throws 422 if all activities with this one would be too many, or would have too many words. */
async function refuseTooMany(tx: Transaction, words: readonly string[], id: number | undefined) {
  const where = id === undefined ? {} : { id: { not: id } };
  const others = await tx.searchActivity.findMany({ where, select: { words: true } });
  const refuse = (field: string, message: string) => {
    throw new AppError(422, message, { [field]: [message] });
  };
  if (others.length >= mostActivities.records)
    refuse("name", `Paling banyak ${mostActivities.records} aktivitas. Hapus yang tidak dipakai.`);
  const total = others.reduce((sum, other) => sum + other.words.length, words.length);
  if (total > mostActivities.words)
    refuse(
      "words",
      `Paling banyak ${mostActivities.words} kata untuk semua aktivitas; dengan ini ada ${total}.`,
    );
}

/** All tours get their words anew, because any of them may mention the activity. */
export const activityStore = defineTableStore(
  activityEntity,
  { ...activitySchemas, create: activityRestore },
  activityRows,
  {
    // Two new activities at once must not exceed the limit together.
    lock: async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${advisoryLocks.searchActivities})`;
    },
    columns: async (tx, { name, chip = false, ...typed }, { before, id }) => {
      const isKnown = before && isDeepStrictEqual(typed.words, before.words);
      const words = isKnown ? before.words : await readPhrases(tx, typed.words);
      // A site that had more before may still rename and shorten them.
      if (!before || words.length > before.words.length) await refuseTooMany(tx, words, before?.id ?? id);
      if (before) return { name, chip, words };
      const code = typed.code ?? (await freeActivityCode(tx, name.en));
      await refuseKnown(tx.searchActivity.findUnique({ where: { code } }), "name", id);
      const { _max } = await tx.searchActivity.aggregate({ _max: { position: true } });
      const { position = (_max.position ?? 0) + 1, facts = [] } = typed;
      return { code, name, chip, words, position, facts };
    },
    snapshot: (activity) => {
      const { code, position, facts } = activity;
      return { code, position, facts, ...snapshotOf(activityFields, activity) };
    },
    changed: (before, after) => changedFields(activityFields, before, after),
  },
);
