import { RecordMissing } from "@/components/admin/entity/record-missing";

export default function BlogNotFound() {
  return <RecordMissing words="blogs" />;
}
