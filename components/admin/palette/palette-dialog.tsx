"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { leaveSession } from "@/lib/core/api/client";
import { leaveWithCare } from "@/lib/core/forms/leave-guard";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type FoundRecords, searchRecords } from "./find-records";
import {
  commandItems,
  commandStarts,
  isPageNamed,
  matching,
  type PaletteGroup,
  type PaletteItem,
  readCommand,
  tourItems,
} from "./palette-items";

const pause = 150;
const nothing: FoundRecords = { tours: [], others: [] };

function useRecords(text: string) {
  const [found, setFound] = useState({ text: "", records: nothing });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // A search that fails finds nothing; pages and actions stay.
      searchRecords(text, controller.signal)
        .catch(() => nothing)
        .then((records) => !controller.signal.aborted && setFound({ text, records }));
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return { records: found.records, isSearching: found.text !== text };
}

function groupsOf(text: string, records: FoundRecords, pages: PaletteItem[]): PaletteGroup[] {
  const { command, search } = readCommand(text);
  const named = {
    value: adminText("palette.groups.pages"),
    items: command === null ? matching(pages, search) : [],
  };
  const found = {
    value: adminText("palette.groups.records"),
    items: [...tourItems(command, records.tours, text), ...records.others],
  };
  const groups = [
    { value: adminText("palette.groups.commands"), items: commandItems(command, text) },
    ...(isPageNamed(named.items, search) ? [named, found] : [found, named]),
    {
      value: adminText("palette.groups.starts"),
      items: command === null ? matching(commandStarts(), search) : [],
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

interface PaletteDialogProps {
  pages: PaletteItem[];
  onClose: () => void;
  onShortcuts: () => void;
}

/** Finds records, pages, actions and commands in one box. */
export function PaletteDialog({ pages, onClose, onShortcuts }: PaletteDialogProps) {
  const router = useRouter();
  const [text, setText] = useState("");
  const { records, isSearching } = useRecords(text);
  const choose = ({ href, insert, action }: PaletteItem) => {
    if (insert !== undefined) return setText(insert);
    onClose();
    if (href) leaveWithCare(() => router.push(href));
    else if (action === "signOut") leaveWithCare(() => void leaveSession());
    else onShortcuts();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-sea-950/50" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center overflow-hidden px-3 pt-3 pb-3 sm:pt-20">
          <Dialog.Popup
            aria-label={adminText("palette.title")}
            className="flex max-h-[min(38rem,calc(100dvh-1.5rem))] w-full max-w-xl flex-col overflow-hidden rounded-card bg-white text-ink shadow-lift outline-none"
          >
            <Autocomplete.Root
              open
              inline
              items={groupsOf(text, records, pages)}
              itemToStringValue={({ label }: PaletteItem) => label}
              filter={null}
              value={text}
              onValueChange={(value, { reason }) => reason !== "item-press" && setText(value)}
              autoHighlight="always"
              keepHighlight
            >
              <div className="relative border-line border-b">
                <Search
                  aria-hidden="true"
                  className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-ink-soft"
                />
                <Autocomplete.Input
                  aria-label={adminText("palette.title")}
                  placeholder={adminText("palette.placeholder")}
                  className="h-14 w-full bg-transparent pr-5 pl-13 text-base outline-none placeholder:text-ink-soft"
                />
              </div>
              <Dialog.Close className="sr-only">{adminText("form.close")}</Dialog.Close>
              <div className="min-h-0 grow overflow-y-auto overscroll-contain py-2">
                <Autocomplete.Empty>
                  <p className="px-5 py-8 text-center text-ink-soft text-sm empty:hidden">
                    {!isSearching && adminText("palette.empty")}
                  </p>
                </Autocomplete.Empty>
                <Autocomplete.List>
                  {(group: PaletteGroup) => (
                    <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
                      <Autocomplete.GroupLabel className="px-5 py-1.5 font-semibold text-ink-soft text-xs">
                        {group.value}
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(item: PaletteItem) => (
                          <Autocomplete.Item
                            key={item.value}
                            value={item}
                            onClick={() => choose(item)}
                            className="mx-2 flex min-h-11 cursor-pointer select-none flex-wrap items-center justify-between gap-x-4 rounded-lg px-3 py-1.5 text-sm outline-none data-highlighted:bg-sea-100"
                          >
                            <span className="wrap-anywhere min-w-0 font-medium">{item.label}</span>
                            {item.hint && <span className="text-ink-soft text-xs">{item.hint}</span>}
                          </Autocomplete.Item>
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
            </Autocomplete.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
