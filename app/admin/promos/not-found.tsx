import { RecordMissing } from "@/components/admin/entity/record-missing";

export default function PromoNotFound() {
  return <RecordMissing words="promos" />;
}
