import { z } from "zod";
import { callApi } from "../api/client";
import type { Fields } from "../content/field";
import { type DraftOf, draftForm, draftOf, type RecordOf, sentValues } from "../content/field-drafts";
import { fromWire, wireShape } from "../content/field-schemas";
import { confirmedBy, targetLanguages } from "../translations/schema";

interface Sending {
  updatedAt: string | null;
  idempotencyKey: string;
  signal?: AbortSignal;
  /** The translations stay valid although the English text changed. */
  isSmallChange?: boolean;
}

/** Sends `POST {path}`, or `POST {path}/{id}` with `_method=PUT`. Throws 409 for an outdated `updatedAt`. */
export async function saveRecord(
  path: string,
  fields: Fields,
  id: number | null,
  draft: Record<string, unknown>,
  { updatedAt, idempotencyKey, signal, isSmallChange }: Sending,
): Promise<unknown> {
  const form = draftForm(fields, draft, id === null ? undefined : { updatedAt });
  if (isSmallChange) form.set("translations_confirmed", targetLanguages.join());
  return callApi(id === null ? path : `${path}/${id}`, {
    method: "POST",
    form,
    headers: { "Idempotency-Key": idempotencyKey },
    signal,
    stays: true,
  });
}

async function sendJson(
  path: string,
  method: "POST" | "PUT",
  json: object,
  { idempotencyKey, signal }: Sending,
): Promise<unknown> {
  return callApi(path, { method, json, headers: { "Idempotency-Key": idempotencyKey }, signal, stays: true });
}

/** Saves in JSON: `POST {path}`, or `PUT {path}/{key}`. Throws like `saveRecord`. */
export function saveJsonRecord(
  path: string,
  fields: Fields,
  key: number | string | null,
  draft: Record<string, unknown>,
  sending: Sending,
): Promise<unknown> {
  return sendJsonRecord(path, key, sentValues(fields, draft), sending);
}

export async function sendJsonRecord(
  path: string,
  key: number | string | null,
  values: Record<string, unknown>,
  sending: Sending,
): Promise<unknown> {
  const { updatedAt, isSmallChange } = sending;
  return sendJson(
    key === null ? path : `${path}/${key}`,
    key === null ? "POST" : "PUT",
    key === null ? values : { ...values, ...confirmedBy(isSmallChange), updated_at: updatedAt },
    sending,
  );
}

/** An empty field is sent as well, because a change keeps the fields that it does not name. */
function withEmptyFields(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).map(([key, value]) => {
    const kind = Object.hasOwn(fields, key) && fields[key]?.kind;
    const nothing = kind === "number" || kind === "localized" ? null : "";
    return [key, value ?? nothing];
  });
  return Object.fromEntries(entries);
}

/** Saves the one record of an entity in JSON with `PUT`. Throws like `saveRecord`. */
export async function saveSingleRecord(
  path: string,
  fields: Fields,
  draft: Record<string, unknown>,
  sending: Sending,
): Promise<void> {
  const values = withEmptyFields(fields, sentValues(fields, draft));
  const more = { ...confirmedBy(sending.isSmallChange), updated_at: sending.updatedAt };
  await sendJson(path, "PUT", { ...values, ...more }, sending);
}

const version = z.object({ updated_at: z.iso.datetime() });

interface StoredDraft<F extends Fields> {
  values: DraftOf<F>;
  updatedAt: string;
}

function storedDraft<F extends Fields>(response: unknown, fields: F): StoredDraft<F> {
  const record = fromWire(fields, z.object(wireShape(fields)).parse(response));
  return { values: draftOf(fields, record as RecordOf<F>), updatedAt: version.parse(response).updated_at };
}

export async function readRecord<F extends Fields>(path: string, fields: F): Promise<StoredDraft<F>> {
  return storedDraft(await callApi(path, { stays: true }), fields);
}

const listed = z.array(z.looseObject({ id: z.int() }));

export async function readListedRecord<F extends Fields>(
  path: string,
  id: number,
  fields: F,
): Promise<StoredDraft<F>> {
  const records = listed.parse(await callApi(path, { stays: true }));
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(`${path}/${id} is gone`);
  return storedDraft(record, fields);
}

/** Stores a file that staff have chosen, and returns its path, which the save of a form then names. */
export async function uploadFile(call: string, file: File): Promise<string> {
  const form = new FormData();
  form.append("file", file);
  const { path } = await callApi<{ path: string }>(call, { method: "POST", form, stays: true });
  return path;
}
