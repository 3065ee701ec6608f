/** The places and trips from which tours are composed: each place with each trip. */
export const destinations = [
  { en: "Phi Phi Islands", id: "Kepulauan Phi Phi", ru: "Острова Пхи-Пхи" },
  { en: "James Bond Island", id: "Pulau James Bond", ru: "Остров Джеймса Бонда" },
  { en: "Similan Islands", id: "Kepulauan Similan", ru: "Симиланские острова" },
  { en: "Phang Nga Bay", id: "Teluk Phang Nga", ru: "Залив Пханг Нга" },
  { en: "Krabi", id: "Krabi", ru: "Краби" },
  { en: "Racha Yai", id: "Racha Yai", ru: "Рача Яй" },
  { en: "Coral Island", id: "Pulau Karang", ru: "Коралловый остров" },
  { en: "Khao Sok Lake", id: "Danau Khao Sok", ru: "Озеро Као Сок" },
  { en: "Old Phuket Town", id: "Kota Tua Phuket", ru: "Старый город Пхукета" },
  { en: "Kata Beach", id: "Pantai Kata", ru: "Пляж Ката" },
  { en: "Surin Islands", id: "Kepulauan Surin", ru: "Суринские острова" },
  { en: "Bali", id: "Bali", ru: "Бали" },
  { en: "Nusa Penida", id: "Nusa Penida", ru: "Нуса-Пенида" },
  { en: "Mount Bromo", id: "Gunung Bromo", ru: "Вулкан Бромо" },
  { en: "Komodo", id: "Komodo", ru: "Комодо" },
  { en: "Borobudur", id: "Borobudur", ru: "Боробудур" },
  { en: "Lake Toba", id: "Danau Toba", ru: "Озеро Тоба" },
  { en: "Raja Ampat", id: "Raja Ampat", ru: "Раджа-Ампат" },
  { en: "Bangkok", id: "Bangkok", ru: "Бангкок" },
  { en: "Chiang Mai", id: "Chiang Mai", ru: "Чиангмай" },
] as const;

export const trips = [
  {
    name: { en: "speedboat and snorkelling", id: "speedboat dan snorkeling", ru: "катер и снорклинг" },
    text: {
      en: "A day at sea with masks, lunch on the beach and a guide who knows where the reef is calm.",
      id: "Sehari di laut dengan masker, makan siang di pantai dan pemandu yang tahu karang yang tenang.",
      ru: "День на море с масками, обедом на пляже и гидом, который знает, где у рифа спокойно.",
    },
  },
  {
    name: { en: "catamaran at sunset", id: "katamaran saat senja", ru: "катамаран на закате" },
    text: {
      en: "Slow sailing in the afternoon, fruit and barbecue aboard, home under the first stars.",
      id: "Berlayar santai di sore hari, buah dan barbekyu di kapal, pulang di bawah bintang pertama.",
      ru: "Неспешный ход под парусом после обеда, фрукты и барбекю на борту, домой под первыми звёздами.",
    },
  },
  {
    name: { en: "elephant sanctuary morning", id: "pagi di suaka gajah", ru: "утро в приюте слонов" },
    text: {
      en: "Feeding and walking with elephants, no riding, in small groups with their keepers.",
      id: "Memberi makan dan berjalan bersama gajah, tanpa menunggang, dalam kelompok kecil.",
      ru: "Кормим слонов и гуляем с ними, без катания, маленькими группами вместе с их смотрителями.",
    },
  },
  {
    name: { en: "zipline and ATV", id: "zipline dan ATV", ru: "зиплайн и квадроциклы" },
    text: {
      en: "Platforms between the trees, an hour of mud and a view over both coasts.",
      id: "Landasan di antara pepohonan, satu jam lumpur dan pemandangan ke dua pantai.",
      ru: "Площадки между деревьями, час грязи и вид на оба берега.",
    },
  },
  {
    name: { en: "private van with driver", id: "sewa van dengan sopir", ru: "минивэн с водителем" },
    text: {
      en: "Rental by the day: the route is yours, water and parking are in the price.",
      id: "Sewa harian: rute sesuai keinginan, air minum dan parkir termasuk dalam harga.",
      ru: "Аренда на день: маршрут ваш, вода и стоянки входят в цену.",
    },
  },
  {
    name: { en: "walk with a guide", id: "jalan kaki dengan pemandu", ru: "прогулка с гидом" },
    text: {
      en: "Temples, markets and stories, three hours on foot with plenty of shade and one long lunch.",
      id: "Kuil, pasar dan cerita, tiga jam berjalan kaki dengan banyak teduh dan makan siang panjang.",
      ru: "Храмы, рынки и истории: три часа пешком, много тени и один долгий обед.",
    },
  },
  {
    name: { en: "two days and a night", id: "dua hari satu malam", ru: "два дня и ночь" },
    text: {
      en: "When the day boats leave, the beach is yours; a bungalow, dinner and an early swim.",
      id: "Saat kapal harian pulang, pantai milik Anda; bungalo, makan malam dan berenang pagi.",
      ru: "Когда дневные лодки уходят, пляж остаётся вам: бунгало, ужин и раннее купание.",
    },
  },
  {
    name: { en: "diving for beginners", id: "menyelam untuk pemula", ru: "дайвинг для начинающих" },
    text: {
      en: "A pool hour first, then two dives with an instructor at your side.",
      id: "Satu jam di kolam dulu, lalu dua kali menyelam bersama instruktur.",
      ru: "Сначала час в бассейне, потом два погружения рядом с инструктором.",
    },
  },
  {
    name: { en: "canoe through the caves", id: "kano menembus gua", ru: "каноэ сквозь пещеры" },
    text: {
      en: "At low tide the caves open into lagoons with mangroves, monkeys and echo.",
      id: "Saat surut gua terbuka ke laguna dengan bakau, monyet dan gema.",
      ru: "В отлив пещеры открываются в лагуны с манграми, обезьянами и эхом.",
    },
  },
  {
    name: { en: "cooking class", id: "kelas memasak", ru: "кулинарный класс" },
    text: {
      en: "Shopping at the market, five dishes and the recipes to take home.",
      id: "Belanja di pasar, lima masakan dan resep untuk dibawa pulang.",
      ru: "Покупки на рынке, пять блюд и рецепты с собой.",
    },
  },
] as const;
