import type { DemoActivity } from "../demo-content.ts";
import { t } from "./shared-blocks.ts";

export const at = (time: string, en: string, id: string, ru: string): DemoActivity => ({
  time,
  description: t(en, id, ru),
});

export const meal = {
  breakfast: t("Breakfast", "Sarapan", "Завтрак"),
  breakfastBox: t("Breakfast box", "Sarapan kotak", "Завтрак с собой"),
  lunch: t("Lunch", "Makan siang", "Обед"),
  dinner: t("Dinner", "Makan malam", "Ужин"),
  onTheFlight: t("Meal on the flight", "Makan di pesawat", "Питание на борту самолёта"),
  onYourOwn: t("Meals on your own", "Makan atas biaya sendiri", "Питание самостоятельно"),
};

export const fare = {
  adult: t("Adult", "Dewasa", "Взрослый"),
  adultTwin: t("Adult, twin share", "Dewasa, sekamar berdua", "Взрослый в двухместном номере"),
  singleSupplement: t("Single supplement", "Tambahan kamar sendiri", "Доплата за одноместный номер"),
  child: t("Child 4–11 years", "Anak 4–11 tahun", "Ребёнок 4–11 лет"),
  privateTour: t("Private tour", "Tur privat", "Индивидуальный тур"),
};

export const fareNote = {
  perPersonTwo: t(
    "Per person, two guests sharing a room",
    "Per orang, satu kamar untuk dua orang",
    "За человека при двухместном размещении",
  ),
  wholeStay: t(
    "Added to the adult price for the whole tour",
    "Ditambahkan ke harga dewasa untuk seluruh program",
    "Прибавляется к взрослой цене за весь тур",
  ),
  childExtraBed: t(
    "With an extra bed in the parents' room",
    "Dengan ranjang tambahan di kamar orang tua",
    "На дополнительной кровати в номере с родителями",
  ),
  childNoBed: t(
    "In the parents' bed, breakfast included",
    "Seranjang dengan orang tua, termasuk sarapan",
    "Без отдельной кровати, завтрак включён",
  ),
  ownCarTwo: t(
    "Per person when two travel with their own car and guide",
    "Per orang untuk dua peserta dengan mobil dan pemandu sendiri",
    "За человека при поездке вдвоём, отдельная машина и гид",
  ),
};

export const includedExtra = {
  flightsFromDenpasar: t(
    "Return flights from Denpasar, economy class, with 20 kg or more of luggage",
    "Tiket pesawat pulang-pergi dari Denpasar kelas ekonomi, bagasi minimal 20 kg",
    "Авиаперелёт из Денпасара и обратно, эконом-класс, багаж от 20 кг",
  ),
  multilingualGuide: t(
    "Local guide speaking English or Indonesian",
    "Pemandu lokal berbahasa Indonesia atau Inggris",
    "Местный гид, говорящий по-английски или по-индонезийски",
  ),
  fuelAndTolls: t(
    "Fuel, toll roads and parking",
    "Bensin, tol, dan parkir",
    "Топливо, платные дороги и парковки",
  ),
};

export const excludedExtra = {
  flightsToStart: t(
    "Flights to the starting point and back home",
    "Tiket pesawat ke titik awal tur dan kembali",
    "Перелёт до места начала тура и обратно",
  ),
  foreignParkFee: t(
    "Surcharge on park tickets for foreign passport holders",
    "Selisih harga tiket taman nasional untuk WNA",
    "Доплата к билетам в парки для иностранцев",
  ),
};

export const faqExtra = {
  passport: {
    question: t(
      "How long must my passport be valid?",
      "Berapa lama masa berlaku paspor yang diminta?",
      "Каким должен быть срок действия паспорта?",
    ),
    answer: t(
      "At least six months from the date of entry, with two empty pages. Send us a photo of the main page when you book, so that the names on the vouchers match.",
      "Minimal enam bulan sejak tanggal masuk, dengan dua halaman kosong. Kirim foto halaman identitas saat memesan supaya nama di voucer sama persis.",
      "Не меньше шести месяцев с даты въезда и две чистые страницы. При бронировании пришлите фото основной страницы, чтобы имена в ваучерах совпали.",
    ),
  },
  identityCard: {
    question: t(
      "Which document do I need for domestic flights?",
      "Dokumen apa yang dibawa untuk penerbangan domestik?",
      "Какой документ нужен на внутренних рейсах?",
    ),
    answer: t(
      "Indonesians fly with their identity card, children with a birth certificate or child card; all other guests need the passport with a valid stay permit or visa.",
      "WNI cukup membawa KTP, anak memakai KIA atau akta kelahiran; tamu asing membawa paspor dengan visa atau izin tinggal yang masih berlaku.",
      "Граждане Индонезии летают по удостоверению личности, дети — по свидетельству о рождении; остальным нужен паспорт с действующей визой.",
    ),
  },
  halal: {
    question: t(
      "Is halal food available on this route?",
      "Apakah makanan halal mudah didapat?",
      "Можно ли питаться только халяльным?",
    ),
    answer: t(
      "Yes. Tell us when you book: group meals are then ordered in halal-certified or Muslim-owned restaurants, and the guide plans stops for prayer.",
      "Bisa. Sampaikan saat memesan: makan rombongan kami pesan di restoran bersertifikat halal atau milik muslim, dan pemandu mengatur waktu salat.",
      "Да. Скажите об этом при бронировании: общие обеды и ужины закажем в халяльных ресторанах, а гид заложит время на молитву.",
    ),
  },
  groupSize: {
    question: t("How large is the group?", "Berapa jumlah peserta rombongan?", "Сколько человек в группе?"),
    answer: t(
      "Between six and sixteen people. With fewer than six the tour still runs, in a smaller vehicle and at the same price, if you confirm 21 days ahead.",
      "Antara 6 dan 16 orang. Kurang dari enam pun tetap berangkat dengan kendaraan lebih kecil dan harga sama, asal pasti 21 hari sebelumnya.",
      "От шести до шестнадцати. Если набралось меньше, тур всё равно состоится на машине поменьше и по той же цене, когда бронь подтверждена за 21 день.",
    ),
  },
};
