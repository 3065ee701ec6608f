import "server-only";
import { isDeepStrictEqual } from "node:util";
import { staffText } from "../content/localized-text";
import { changedFields, snapshotOf } from "../entity/snapshot";
import { defineTableStore } from "../entity/table-store";
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
  title: ({ word }) => word,
  columns: (tx, typed, { before, id }) => readFiller(tx, typed, before?.id ?? id),
});

/** All tours get their words anew, because any of them may mention the activity. */
export const activityStore = defineTableStore(
  activityEntity,
  { ...activitySchemas, create: activityRestore },
  activityRows,
  {
    title: ({ name }) => staffText(name),
    columns: async (tx, { name, chip = false, ...typed }, { before, id }) => {
      const isKnown = before && isDeepStrictEqual(typed.words, before.words);
      const words = isKnown ? before.words : await readPhrases(tx, typed.words);
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
