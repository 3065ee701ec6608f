import { TourMissing } from "@/components/admin/tours/detail/tour-missing";

export default function TourNotFound() {
  return <TourMissing />;
}
