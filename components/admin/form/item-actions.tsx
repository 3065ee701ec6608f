import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { classNames } from "@/lib/class-names";
import { adminText } from "@/lib/i18n/admin-messages";
import { ListButton } from "./list-button";

interface ItemActionsProps {
  index: number;
  count: number;
  label: string;
  onMove: (from: number, to: number, focus: "up" | "down") => void;
  onRemove: (index: number) => void;
  className?: string;
}

/** Moves an item of a list by one place, or removes it. */
export function ItemActions({ index, count, label, onMove, onRemove, className }: ItemActionsProps) {
  return (
    <div className={classNames("flex shrink-0 gap-0.5", className)}>
      <ListButton
        Icon={ChevronUp}
        data-action="up"
        label={adminText("form.itemUp", { item: label })}
        aria-disabled={index === 0}
        onClick={() => onMove(index, index - 1, "up")}
      />
      <ListButton
        Icon={ChevronDown}
        data-action="down"
        label={adminText("form.itemDown", { item: label })}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index, index + 1, "down")}
      />
      <ListButton
        Icon={Trash2}
        data-action="remove"
        label={adminText("form.itemRemove", { item: label })}
        onClick={() => onRemove(index)}
        className="hover:bg-alert-50 hover:text-alert-600"
      />
    </div>
  );
}
