import { ChevronRight } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { firstText } from "@/lib/forms/first-text";
import { adminText } from "@/lib/i18n/admin-messages";
import { useRecordForm } from "./record-form-context";

interface ItemHeadProps {
  id: string;
  name: string;
  label: string;
  collapsed: boolean;
  onToggle: (id: string) => void;
}

/** Names an item and folds it; a folded one shows how it begins. */
export function ItemHead({ id, name, label, collapsed, onToggle }: ItemHeadProps) {
  const { form } = useRecordForm();
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
      onClick={() => onToggle(id)}
      className="flex min-h-9 min-w-0 grow items-center gap-1.5 rounded-lg px-1 text-left font-semibold text-sm hover:bg-sea-100"
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames(
          "size-4 shrink-0 text-ink-soft transition-transform",
          !collapsed && "rotate-90",
        )}
      />
      <span className="shrink-0">{label}</span>
      {collapsed && (
        <span className="truncate font-normal text-ink-soft">
          {firstText(form.getValues(name)) || adminText("form.itemEmpty")}
        </span>
      )}
    </button>
  );
}
