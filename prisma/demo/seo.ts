import type { SeoPage } from "../../lib/seo/schema.ts";
import { site } from "../../lib/site.ts";
import type { DemoLanguage } from "./demo-content.ts";

/** What search engines are told of the five pages whose texts staff edit. */
export const seo: Record<SeoPage, Record<DemoLanguage, { title: string; description: string }>> = {
  home: {
    en: {
      title: `Phuket tours, island trips and guides | ${site.name}`,
      description:
        "Phi Phi, James Bond Island, Similan and trips across Indonesia, run from Phuket in English, Indonesian and Russian. Book by chat, pay on the day.",
    },
    id: {
      title: `Tur Phuket dan wisata pulau | ${site.name}`,
      description:
        "Tur Phi Phi, Pulau James Bond, Similan, dan perjalanan di Indonesia dengan pemandu berbahasa Indonesia. Pesan lewat chat, bayar di hari tur.",
    },
    ru: {
      title: `Туры и экскурсии на Пхукете | ${site.name}`,
      description:
        "Экскурсии на Пхи-Пхи, остров Джеймса Бонда и Симиланы, туры по Индонезии, русскоговорящие гиды. Бронь в чате, трансфер, оплата в день поездки.",
    },
  },
  blogs: {
    en: {
      title: `Phuket and Indonesia travel notes | ${site.name}`,
      description:
        "Seasons, ferries, food, temples and visas: practical notes on Phuket, the Andaman Sea and Indonesia by people who take guests there every week.",
    },
    id: {
      title: `Catatan perjalanan Phuket & Indonesia | ${site.name}`,
      description:
        "Musim, feri, makanan halal, adat, dan dokumen: catatan praktis tentang Phuket, Laut Andaman, dan Indonesia dari pemandu yang ke sana tiap minggu.",
    },
    ru: {
      title: `Заметки о Пхукете и Индонезии | ${site.name}`,
      description:
        "Сезоны, паромы, еда, храмы и визы: полезные заметки о Пхукете, Андаманском море и Индонезии от тех, кто возит туда гостей каждую неделю.",
    },
  },
  tours: {
    en: {
      title: `Tours in Phuket: boats, islands, elephants | ${site.name}`,
      description:
        "Day trips and longer tours in Phuket: Phi Phi, Phang Nga Bay, Similan, elephants, zipline, VIP vans and guides, with full prices and hotel pick-up.",
    },
    id: {
      title: `Paket tur Phuket: kapal, pulau, gajah | ${site.name}`,
      description:
        "Tur sehari dan paket beberapa hari di Phuket: Phi Phi, Teluk Phang Nga, Similan, gajah, zipline, sewa van, dan pemandu. Harga lengkap, dijemput.",
    },
    ru: {
      title: `Экскурсии на Пхукете: цены и программы | ${site.name}`,
      description:
        "Экскурсии и туры на Пхукете: Пхи-Пхи, залив Пханг-Нга, Симиланы, слоны, зиплайн, минивэн с водителем, гиды. Полные цены, трансфер из отеля.",
    },
  },
  intlTours: {
    en: {
      title: `Tours abroad: Asia and beyond | ${site.name}`,
      description:
        "Singapore, Kuala Lumpur, Bangkok, Vietnam, Angkor, Japan, Türkiye and the Maldives: guided trips with day-by-day programmes and full price lists.",
    },
    id: {
      title: `Tur internasional: Asia hingga Turki | ${site.name}`,
      description:
        "Singapura, Kuala Lumpur, Bangkok, Vietnam, Angkor, Jepang, Turki, dan Maladewa: tur dengan pemandu, jadwal harian, dan daftar harga yang jelas.",
    },
    ru: {
      title: `Туры по Азии и миру: цены, программы | ${site.name}`,
      description:
        "Сингапур, Куала-Лумпур, Бангкок, Вьетнам, Ангкор, Япония, Турция и Мальдивы: туры с гидом, программой по дням и понятным списком цен.",
    },
  },
  domesticTours: {
    en: {
      title: `Tours in Indonesia: Bali, Komodo, Bromo | ${site.name}`,
      description:
        "Bali, Komodo, Bromo and Ijen, Raja Ampat, Toba and Tanjung Puting: tours in Indonesia by people who live there, arranged from our office in Sanur.",
    },
    id: {
      title: `Tur domestik: Bali, Komodo, Bromo | ${site.name}`,
      description:
        "Bali, Komodo, Bromo dan Ijen, Raja Ampat, Danau Toba, Tanjung Puting: tur domestik bersama pemandu setempat, diatur dari kantor kami di Sanur.",
    },
    ru: {
      title: `Туры по Индонезии: Бали, Комодо, Бромо | ${site.name}`,
      description:
        "Бали, Комодо, Бромо и Иджен, Раджа-Ампат, Тоба и Танджунг-Путинг: туры по Индонезии с местными гидами. Их готовит наш офис в Сануре на Бали.",
    },
  },
};
