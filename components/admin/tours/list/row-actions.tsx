"use client";

import { Copy, Eye, Pencil } from "lucide-react";
import { DeleteButton } from "@/components/admin/delete-button";
import { IconLink } from "@/components/admin/table/icon-link";
import { adminText } from "@/lib/i18n/admin-messages";
import type { Kind } from "@/lib/tours/kinds";
import { type AdminTour, staffText } from "@/lib/tours/list-admin-row";
import { listText } from "./list-words";
import { RowMenu, type RowMoves } from "./row-menu";

interface RowActionsProps {
  kind: Kind;
  tour: AdminTour;
  moves: RowMoves;
  onDeleted: () => void;
}

/** What can be done with a tour of the list. */
export function RowActions({ kind, tour, moves, onDeleted }: RowActionsProps) {
  const area = `/admin/${kind}`;
  const name = staffText(tour.name);
  return (
    <div className="flex items-center sm:justify-end">
      <IconLink href={`${area}/${tour.id}`} label={adminText("tourList.view", { name })} Icon={Eye} />
      <IconLink href={`${area}/edit/${tour.id}`} label={adminText("tourList.edit", { name })} Icon={Pencil} />
      <IconLink
        href={`${area}/create?copyFrom=${tour.id}`}
        label={adminText("tourList.copy", { name })}
        Icon={Copy}
      />
      <span data-delete="" className="inline-flex">
        <DeleteButton
          look="icon"
          path={`packages/${tour.id}`}
          name={name}
          question={listText(kind, "deleteQuestion")}
          irreversible
          success={listText(kind, "deleted")}
          failure={listText(kind, "deleteFailed")}
          label={adminText("tourList.delete")}
          accessibleLabel={adminText("tourList.deleteOf", { name })}
          busyLabel={adminText("tourList.deleting")}
          onDeleted={onDeleted}
        />
      </span>
      <RowMenu label={adminText("tourList.more", { name })} {...moves} />
    </div>
  );
}
