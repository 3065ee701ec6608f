"use client";

import { Menu } from "@base-ui/react/menu";
import {
  ArrowDown,
  ArrowUp,
  Copy,
  EllipsisVertical,
  Eye,
  EyeOff,
  ListOrdered,
  type LucideIcon,
  Pencil,
} from "lucide-react";
import { useAction } from "@/components/admin/account/use-action";
import { IconLink } from "@/components/admin/admin-link";
import { DeleteButton } from "@/components/admin/delete-button";
import { staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { changeVisibility } from "@/lib/tours/staff-list/api-calls";
import type { StaffTourRow } from "@/lib/tours/staff-list/staff-tours";
import { listText } from "../words";

export interface RowMoves {
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onMoveTo: (() => void) | null;
}

function RowItem({
  Icon,
  label,
  onChoose,
}: {
  Icon: LucideIcon;
  label: string;
  onChoose: (() => void) | null;
}) {
  return (
    <Menu.Item
      disabled={onChoose === null}
      onClick={() => onChoose?.()}
      className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-lg px-3 text-sm outline-none data-disabled:cursor-not-allowed data-highlighted:bg-sea-100 data-disabled:opacity-45"
    >
      <Icon aria-hidden="true" className="size-4.5 text-ink-soft" />
      {label}
    </Menu.Item>
  );
}

interface RowMenuProps extends RowMoves {
  label: string;
  visible: boolean;
  onVisibility: () => void;
}

function RowMenu({ label, onUp, onDown, onMoveTo, visible, onVisibility }: RowMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={label}
        title={label}
        className="inline-flex size-10 max-md:size-11 items-center justify-center rounded-full text-sea-800 transition-colors hover:bg-sea-100 data-popup-open:bg-sea-100"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40 outline-none">
          <Menu.Popup className="min-w-56 rounded-xl border border-line bg-white p-1.5 text-ink shadow-lift outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            <RowItem Icon={ListOrdered} label={adminText("tourList.moveTo")} onChoose={onMoveTo} />
            <RowItem Icon={ArrowUp} label={adminText("tourList.moveUp")} onChoose={onUp} />
            <RowItem Icon={ArrowDown} label={adminText("tourList.moveDown")} onChoose={onDown} />
            <RowItem
              Icon={visible ? EyeOff : Eye}
              label={adminText(visible ? "tourList.hide" : "tourList.show")}
              onChoose={onVisibility}
            />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface RowActionsProps {
  kind: Kind;
  tour: StaffTourRow;
  moves: RowMoves;
  onDeleted: () => void;
}

export function RowActions({ kind, tour, moves, onDeleted }: RowActionsProps) {
  const list = `/admin/${kind}`;
  const name = staffText(tour.name);
  const { run } = useAction();
  const handleVisibility = () =>
    void run(() => changeVisibility(tour), {
      success: adminText(tour.visible ? "tourList.hidden" : "tourList.nowVisible", { name }),
    });
  return (
    <div className="flex items-center sm:justify-end">
      <IconLink href={`${list}/${tour.id}`} label={adminText("tourList.view", { name })} Icon={Eye} />
      <IconLink href={`${list}/edit/${tour.id}`} label={adminText("tourList.edit", { name })} Icon={Pencil} />
      <IconLink
        href={`${list}/create?copyFrom=${tour.id}`}
        label={adminText("tourList.copy", { name })}
        Icon={Copy}
      />
      <span data-delete="" className="inline-flex">
        <DeleteButton
          variant="icon"
          path={`packages/${tour.id}`}
          record={{ entity: "tour", id: tour.id }}
          name={name}
          question={listText(kind, "deleteQuestion")}
          success={listText(kind, "deleted")}
          failure={listText(kind, "deleteFailed")}
          label={adminText("tourList.delete")}
          accessibleLabel={adminText("tourList.deleteOf", { name })}
          busyLabel={adminText("tourList.deleting")}
          onDeleted={onDeleted}
        />
      </span>
      <RowMenu
        label={adminText("tourList.more", { name })}
        visible={tour.visible}
        onVisibility={handleVisibility}
        {...moves}
      />
    </div>
  );
}
