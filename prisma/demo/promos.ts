import type { DemoPromo } from "./demo-content.ts";

/** A path of this site; the seed makes it a whole address. */
const terms = "/documents/promo-terms.pdf";

/** Prices are free text: baht, and the same in rupiah. The last one has ended. */
export const promos: DemoPromo[] = [
  {
    title: {
      en: "Phi Phi at sunrise, for two",
      id: "Phi Phi saat matahari terbit, untuk berdua",
      ru: "Рассвет на Пхи-Пхи для двоих",
    },
    description: {
      en: "The early boat to Maya Bay, first round at seven: two seats, breakfast box on board, national park fee and hotel transfer included.",
      id: "Kapal subuh ke Maya Bay, gelombang pertama jam tujuh: dua kursi, bekal sarapan di kapal, tiket taman nasional dan antar-jemput hotel sudah termasuk.",
      ru: "Ранний катер в бухту Майя, первый сеанс в семь: два места, завтрак на борту, сбор парка и трансфер из отеля включены.",
    },
    price: "THB 4,600",
    old_price: "THB 5,400",
    price2: "IDR 2.300.000",
    old_price2: "IDR 2.700.000",
    endsInDays: 24,
    pdf_url: terms,
    image: "longtail-boat/dawn",
  },
  {
    title: {
      en: "Similan, Monday to Thursday",
      id: "Similan, Senin sampai Kamis",
      ru: "Симиланы с понедельника по четверг",
    },
    description: {
      en: "The same islands and the same boat on the quieter days of the week. Snorkelling gear, lunch and park fee are in the price; valid while the park is open.",
      id: "Pulau yang sama, kapal yang sama, di hari yang lebih sepi. Alat snorkeling, makan siang, dan tiket taman nasional sudah termasuk; berlaku selama taman nasional dibuka.",
      ru: "Те же острова и тот же катер в более тихие дни недели. Снаряжение, обед и сбор парка в цене; действует, пока парк открыт.",
    },
    price: "THB 2,990",
    old_price: "THB 3,500",
    price2: "IDR 1.495.000",
    old_price2: "IDR 1.750.000",
    endsInDays: 38,
    pdf_url: terms,
    image: "snorkel-split/day",
  },
  {
    title: {
      en: "James Bond Island for a family of four",
      id: "Pulau James Bond untuk keluarga berempat",
      ru: "Остров Джеймса Бонда для семьи из четырёх человек",
    },
    description: {
      en: "Two adults and two children up to eleven, by longtail, with canoe and lunch in the village on stilts. Child-size life jackets are on board.",
      id: "Dua dewasa dan dua anak sampai sebelas tahun, naik longtail, termasuk kano dan makan siang halal di kampung panggung Ko Panyi. Jaket pelampung anak tersedia.",
      ru: "Двое взрослых и двое детей до одиннадцати лет, на лонгтейле, с каноэ и обедом в деревне на сваях. Детские жилеты есть на борту.",
    },
    price: "THB 4,900",
    old_price: "THB 5,200",
    price2: "IDR 2.450.000",
    old_price2: "IDR 2.600.000",
    endsInDays: 52,
    pdf_url: terms,
    image: "floating-village/day",
  },
  {
    title: {
      en: "VIP van for three days",
      id: "Van VIP untuk tiga hari",
      ru: "VIP-минивэн на три дня",
    },
    description: {
      en: "Ten hours a day with the same driver, up to nine guests, fuel included. Use the days one after another or within two weeks.",
      id: "Sepuluh jam sehari dengan sopir yang sama, sampai sembilan orang, bensin termasuk. Boleh dipakai berturut-turut atau dalam rentang dua minggu.",
      ru: "По десять часов в день с одним и тем же водителем, до девяти гостей, топливо включено. Дни можно взять подряд или в пределах двух недель.",
    },
    price: "THB 7,500",
    old_price: "THB 9,900",
    price2: "IDR 3.750.000",
    old_price2: "IDR 4.950.000",
    endsInDays: 75,
    pdf_url: terms,
    image: "van-road/dusk",
  },
  {
    title: {
      en: "Bali honeymoon with dinner on Jimbaran beach",
      id: "Bulan madu di Bali plus makan malam di Pantai Jimbaran",
      ru: "Медовый месяц на Бали с ужином на пляже Джимбаран",
    },
    description: {
      en: "Two nights in a villa with its own pool near Ubud and one by the sea, transfers, one spa treatment for two and grilled fish with your feet in the sand. Price per person.",
      id: "Dua malam di vila dengan kolam pribadi dekat Ubud dan satu malam di tepi laut, antar-jemput, satu sesi spa berdua, dan makan malam ikan bakar di atas pasir. Harga per orang.",
      ru: "Две ночи на вилле с бассейном под Убудом и одна у моря, трансферы, спа на двоих и ужин с рыбой на углях прямо на песке. Цена за человека.",
    },
    price: "THB 8,700",
    old_price: "THB 9,300",
    price2: "IDR 4.350.000",
    old_price2: "IDR 4.650.000",
    endsInDays: 110,
    pdf_url: terms,
    image: "beach-dinner/dusk",
  },
  {
    title: {
      en: "Elephants in the morning, cooking in the afternoon",
      id: "Pagi bersama gajah, sore belajar masak",
      ru: "Утром слоны, днём кулинарный мастер-класс",
    },
    description: {
      en: "Two half days in one: the sanctuary while it is cool, then market, wok and curry paste. The transfers between them are included.",
      id: "Dua tur setengah hari dalam sehari: suaka gajah selagi sejuk, lalu pasar, wajan, dan bumbu kari. Antar-jemput di antara keduanya sudah termasuk.",
      ru: "Два тура на полдня за один день: слоны, пока не жарко, потом рынок, вок и паста карри. Переезд между ними за наш счёт.",
    },
    price: "THB 4,200",
    old_price: "THB 4,700",
    price2: "IDR 2.100.000",
    old_price2: "IDR 2.350.000",
    endsInDays: -12,
    pdf_url: terms,
    image: "cooking-class/day",
  },
];
