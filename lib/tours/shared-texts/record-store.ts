import "server-only";
import { defineTableStore } from "../../core/entity/table-store";
import { AppError } from "../../core/errors";
import { sharedTextEntity } from "./entity";
import { sharedTextProblems, sharedTextSchemas } from "./fields";
import { sharedTextRows } from "./queries";

export const sharedTextStore = defineTableStore(sharedTextEntity, sharedTextSchemas, sharedTextRows, {
  columns: (_, { kind, question = null, text }, { before }) => {
    const problems =
      before && before.kind !== kind
        ? { kind: "Jenis tidak dapat diubah. Buat teks baru." }
        : sharedTextProblems({ kind, question, text });
    const [message] = Object.values(problems);
    if (message !== undefined) {
      const errors = Object.entries(problems).map(([path, problem]) => [path, [problem]]);
      throw new AppError(422, message, Object.fromEntries(errors));
    }
    return { kind, question, text };
  },
});
