import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { formatRate } from "@/lib/format-rate";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";

interface RatingBadgeProps {
  rate: number | null;
  language: Language;
  className?: string;
}

/** The rating that staff gave a tour; nothing where there is none. */
export function RatingBadge({ rate, language, className }: RatingBadgeProps) {
  if (rate === null) return null;
  const shown = formatRate(rate, language);
  return (
    <Badge look="paper" className={className}>
      <Icon name="star" className="size-4 fill-star text-star" />
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{translate(language)("tours.rating", { rate: shown })}</span>
    </Badge>
  );
}
