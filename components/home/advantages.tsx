import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { Section } from "./section";

const advantages = [
  { key: "price", icon: "receipt-text" },
  { key: "chat", icon: "message-circle" },
  { key: "pickup", icon: "bus-front" },
  { key: "weather", icon: "cloud-sun" },
  { key: "language", icon: "languages" },
  { key: "food", icon: "soup" },
] as const;

export function Advantages({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <Section
      id="advantages"
      lead={t("home.advantages.heading")}
      title={t("home.advantages.title")}
      subtitle={t("home.advantages.subtitle")}
    >
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
        {advantages.map(({ key, icon }) => (
          <li key={key} className="grid content-start gap-2 border-sea-200 border-t-2 pt-5">
            <Icon name={icon} className="stroke-[1.5] mb-2 size-8 text-sea-600" />
            <h3 className="font-semibold text-heading">{t(`home.advantages.items.${key}.title`)}</h3>
            <p className="text-ink-soft">{t(`home.advantages.items.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
