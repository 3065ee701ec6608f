import type { ChatContacts } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/core/i18n/languages";
import type { HomeView } from "@/lib/home/view";

export interface HomeTextsProps {
  home: HomeView;
  language: Language;
  contacts: ChatContacts;
}
