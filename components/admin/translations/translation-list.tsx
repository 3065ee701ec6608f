"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLeaveGuard } from "@/components/admin/form/use-leave-guard";
import { preloadCyrillic } from "@/components/site/layout/preload-fonts";
import { ConfirmDialog } from "@/components/ui/dialog";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type Saying, saveTranslation } from "@/lib/registry/translation-queue/api-calls";
import { withHeldItems } from "@/lib/registry/translation-queue/shown-items";
import { type ShownTranslation, TranslationEditor } from "./translation-item";

interface ListItem {
  row: ShownTranslation;
  source: ReactNode;
}

const keyOf = ({ row }: ListItem) => `${row.entity} ${row.record_key} ${row.language} ${row.path}`;

/** Tells a saved text from the same text that the list has again, such as a machine translation. */
const stateOf = ({ row }: ListItem) => `${row.source_print} ${row.state} ${row.target}`;

/** Runs saves one after another in the order of the requests. */
function useSaveQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (row: ShownTranslation, saying: Saying): Promise<void> => {
    const save = last.current.then(() => saveTranslation(row, saying));
    last.current = save.catch(() => undefined);
    return save;
  };
}

/** Leaves saved items out, and keeps items with unsaved typing that the list no longer contains. */
function useShownItems(loaded: ListItem[]) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [saved, setSaved] = useState<ReadonlyMap<string, string>>(new Map());
  const [known, setKnown] = useState({ loaded, items: loaded });
  if (known.loaded !== loaded) {
    setKnown({ loaded, items: withHeldItems(known.items, loaded, keyOf, (key) => held.has(key)) });
  }
  return {
    held,
    saved,
    items: known.items.filter((item) => held.has(keyOf(item)) || saved.get(keyOf(item)) !== stateOf(item)),
    hold: (key: string, isHeld: boolean) =>
      setHeld((before) => {
        if (before.has(key) === isHeld) return before;
        const others = [...before].filter((each) => each !== key);
        return new Set(isHeld ? [...others, key] : others);
      }),
    noteSaved: (item: ListItem) => {
      setSaved((before) => new Map(before).set(keyOf(item), stateOf(item)));
      setHeld((before) => new Set([...before].filter((key) => key !== keyOf(item))));
    },
  };
}

interface TranslationListProps {
  items: ListItem[];
  empty: ReactNode;
}

/** A save continues while the next text is typed. The list is loaded only when no typing is unsaved. */
export function TranslationList({ items: loaded, empty }: TranslationListProps) {
  preloadCyrillic();
  const router = useRouter();
  const speaker = useRef<HTMLParagraphElement>(null);
  const save = useSaveQueue();
  const { items, held, saved, hold, noteSaved } = useShownItems(loaded);
  const guard = useLeaveGuard(() => held.size > 0);
  const isIdle = held.size === 0;
  const refreshedFor = useRef(saved);
  useEffect(() => {
    if (!isIdle || refreshedFor.current === saved) return;
    refreshedFor.current = saved;
    router.refresh();
  }, [isIdle, saved, router]);
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <p className="text-ink-soft text-sm max-lg:hidden">{adminText("translations.keys")}</p>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {items.map((item) => {
          const key = keyOf(item);
          return (
            <TranslationEditor
              key={key}
              row={item.row}
              save={(saying) => save(item.row, saying)}
              onHold={(isHeld) => hold(key, isHeld)}
              onSaved={(isDone) => {
                if (isDone) noteSaved(item);
                const { label, title } = item.row;
                speaker.current?.replaceChildren(adminText("translations.saved", { label, title }));
              }}
            >
              {item.source}
            </TranslationEditor>
          );
        })}
      </ol>
      <p ref={speaker} role="status" className="sr-only" />
      <ConfirmDialog
        open={guard.asking}
        onOpenChange={(open) => !open && guard.stay()}
        title={adminText("form.leaveTitle")}
        text={adminText("translations.leaveText")}
        confirmLabel={adminText("form.leaveConfirm")}
        cancelLabel={adminText("form.leaveStay")}
        onConfirm={guard.leave}
      />
    </>
  );
}
