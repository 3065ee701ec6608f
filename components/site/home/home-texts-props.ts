import type { ChatContacts } from "@/lib/booking/chat-link";
import type { HomeView } from "@/lib/home/view";
import type { Language } from "@/lib/i18n/languages";

export interface HomeTextsProps {
  home: HomeView;
  language: Language;
  contacts: ChatContacts;
}
