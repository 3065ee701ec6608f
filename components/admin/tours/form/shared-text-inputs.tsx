"use client";

import { TextQuote, Unlink } from "lucide-react";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { AdminLink } from "@/components/admin/admin-link";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { failureText } from "@/lib/core/api/client";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { tourFields } from "@/lib/tours/fields";
import { readSharedTexts } from "@/lib/tours/shared-texts/api-calls";
import { type CopyList, copyLists, draftOfSharedText } from "@/lib/tours/shared-texts/copy";
import { type SharedText, sharedTextKinds, sharedTextName } from "@/lib/tours/shared-texts/fields";
import { detached } from "@/lib/tours/shared-texts/origin";

/** Says that an item is a copy of a shared text, and offers to detach it. */
export function CopyOrigin({ name }: { name: string }) {
  const { form } = useRecordForm();
  const path = `${name}.shared_text_id`;
  const id: unknown = useWatch({ name: path });
  if (typeof id !== "string" || id === "" || id === detached) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-xs">
      <span className="inline-flex items-center gap-1.5">
        <TextQuote aria-hidden="true" className="size-3.5 shrink-0" />
        <AdminLink
          href={`/admin/shared-texts/edit/${id}`}
          target="_blank"
          className="underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {adminText("sharedTexts.isCopy")}
        </AdminLink>
      </span>
      <button
        type="button"
        onClick={() => form.setValue(path, detached, { shouldDirty: true })}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-semibold text-sea-700 hover:bg-sea-50"
      >
        <Unlink aria-hidden="true" className="size-3.5" />
        {adminText("sharedTexts.detach")}
      </button>
    </p>
  );
}

interface ChoiceProps {
  text: SharedText;
  isThere: boolean;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

function Choice({ text, isThere, chosen, onChange }: ChoiceProps) {
  const { kind, question } = text;
  return (
    <li>
      <label className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-3 py-2.5 text-sm transition-colors hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50">
        <input
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => onChange(target.checked)}
          className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-sea-700"
        />
        <span className="wrap-anywhere grid min-w-0 gap-0.5">
          <bdi className={question ? "font-semibold" : undefined}>{staffText(sharedTextName(text))}</bdi>
          {question && <bdi className="line-clamp-2 text-ink-soft">{staffText(text.text)}</bdi>}
          {(copyLists[kind] === "included_excluded" || isThere) && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {copyLists[kind] === "included_excluded" && (
                <Badge variant="sand">{adminText(`sharedTexts.kinds.${kind}`)}</Badge>
              )}
              {isThere && <Badge>{adminText("sharedTexts.isThere")}</Badge>}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

const wordsOf = ({ question, text }: SharedText) =>
  [question, text]
    .flatMap((texts) => Object.values(texts ?? {}))
    .join("\n")
    .toLowerCase();

interface InsertProps {
  list: CopyList;
  insert: (items: object[]) => void;
  room: number;
}

/** The texts, the reason why they could not be loaded, or null while loading. */
type Loaded = SharedText[] | { failure: string } | null;

/** Inserts copies of shared texts into a list. Each copy stores the id of its text. */
export function InsertSharedTexts({ list, insert, room }: InsertProps) {
  const { form } = useRecordForm();
  const searchId = useId();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [there, setThere] = useState<ReadonlySet<string>>(new Set());
  const load = async () => {
    setLoaded(null);
    try {
      const kinds = sharedTextKinds.filter((kind) => copyLists[kind] === list);
      setLoaded((await Promise.all(kinds.map(readSharedTexts))).flat());
    } catch (error) {
      setLoaded({ failure: failureText(error, adminText("sharedTexts.loadFailure")) });
    }
  };
  const begin = () => {
    const items: { shared_text_id?: string }[] = form.getValues(list) ?? [];
    setThere(new Set(items.flatMap(({ shared_text_id }) => shared_text_id || [])));
    setChosen(new Set());
    setSearch("");
    setOpen(true);
    void load();
  };
  const texts = Array.isArray(loaded) ? loaded : [];
  const shown = texts.filter((text) => wordsOf(text).includes(search.trim().toLowerCase()));
  const isTooMany = chosen.size > room;
  const finish = () => {
    if (chosen.size === 0 || isTooMany) return;
    setOpen(false);
    insert(texts.filter(({ id }) => chosen.has(id)).map(draftOfSharedText));
  };
  const choose = (id: number, on: boolean) =>
    setChosen((all) => (on ? new Set([...all, id]) : new Set([...all].filter((each) => each !== id))));
  return (
    <>
      <button
        type="button"
        aria-label={`${adminText("sharedTexts.insert")}: ${adminText(tourFields[list].label)}`}
        onClick={begin}
        className={button({ variant: "quiet", size: "small" })}
      >
        <TextQuote aria-hidden="true" className="size-4" />
        {adminText("sharedTexts.insert")}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={adminText("sharedTexts.insert")}
        text={adminText("sharedTexts.insertText")}
        closeLabel={adminText("form.cancel")}
        footer={
          <>
            <button type="button" onClick={() => setOpen(false)} className={button({ variant: "outline" })}>
              {adminText("form.cancel")}
            </button>
            <button
              type="button"
              aria-disabled={chosen.size === 0 || isTooMany}
              onClick={finish}
              className={button({ className: "aria-disabled:opacity-60" })}
            >
              {adminText("sharedTexts.insertChosen", { count: chosen.size })}
            </button>
          </>
        }
      >
        <div className="grid gap-3">
          {loaded === null && <p className="text-ink-soft text-sm">{adminText("sharedTexts.loading")}</p>}
          {loaded !== null && "failure" in loaded && (
            <p role="alert" className="grid justify-items-start gap-2 text-alert-600 text-sm">
              {loaded.failure}
              <button
                type="button"
                onClick={() => void load()}
                className={button({ variant: "outline", size: "small" })}
              >
                {adminText("frame.retry")}
              </button>
            </p>
          )}
          {Array.isArray(loaded) && texts.length === 0 && (
            <p className="text-sm">{adminText("sharedTexts.emptyHint")}</p>
          )}
          {texts.length > 0 && (
            <label htmlFor={searchId} className="grid gap-1 font-medium text-sm">
              {adminText("sharedTexts.search")}
              <input
                id={searchId}
                type="search"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
                className="min-h-11 w-full rounded-lg border border-sand-500 bg-white px-3 py-2 font-normal text-base"
              />
            </label>
          )}
          {texts.length > 0 && shown.length === 0 && (
            <p className="text-ink-soft text-sm">{adminText("sharedTexts.nothingFound")}</p>
          )}
          <ul className="grid gap-2">
            {shown.map((text) => (
              <Choice
                key={text.id}
                text={text}
                isThere={there.has(String(text.id))}
                chosen={chosen.has(text.id)}
                onChange={(on) => choose(text.id, on)}
              />
            ))}
          </ul>
          {isTooMany && (
            <p role="alert" className="font-medium text-alert-600 text-sm">
              {adminText("sharedTexts.tooMany", { room })}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
