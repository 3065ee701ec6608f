import type { DemoTour } from "../demo-content.ts";
import { cancellations, excluded, faqs, included, meals, priceLines, t } from "./shared-blocks.ts";

export const general2: DemoTour[] = [
  {
    code: "PKT-06",
    tags: "open_trip",
    rate: 4.6,
    currency: "THB",
    starting_price: 1500,
    original_price: 1900,
    name: t(
      "James Bond Island by longtail or speedboat, with canoe",
      "Pulau James Bond naik longtail atau speedboat plus kano",
      "Остров Джеймса Бонда: каноэ, лонгтейл или катер",
    ),
    duration: t("1 day (9 hours)", "1 hari (9 jam)", "1 день (9 часов)"),
    location: t(
      "Ao Phang Nga National Park",
      "Taman Nasional Ao Phang Nga",
      "Национальный парк Ао-Пханг-Нга",
    ),
    overview: t(
      "The needle of Ko Tapu, filmed in 1974 for The Man with the Golden Gun, is only one stop on this round trip. A longtail carries you through the mangrove channels to the caves of Talu Island, where a boatman paddles your canoe under the stalactites, and lunch is on stilts in the fishing village of Ko Panyi. If you prefer less road and more sea, take the speedboat from Ao Po instead.",
      "Batu runcing Ko Tapu, lokasi film The Man with the Golden Gun tahun 1974, hanyalah salah satu persinggahan. Perahu longtail membawa Anda melewati alur bakau ke gua-gua Pulau Talu, lalu pendayung mengantar Anda berkano di bawah stalaktit. Makan siang disajikan di kampung panggung Ko Panyi yang penduduknya muslim. Bagi yang ingin lebih banyak waktu di laut, tersedia speedboat dari Ao Po.",
      "Скала-игла Ко-Тапу из фильма 1974 года «Человек с золотым пистолетом» — лишь одна из остановок. Лонгтейл идёт по мангровым протокам к гротам острова Талу, где гребец провезёт вас на каноэ под сталактитами, а обед ждёт на сваях, в рыбацкой деревне Ко-Паньи. Кто хочет меньше дороги и больше моря, выбирает катер из Ао-По.",
    ),
    images: [
      "james-bond-rock/day",
      "floating-village/day",
      "longtail-boat/day",
      "sea-kayak-cave/dusk",
      "karst-bay/day",
      "mangrove-canoe/day",
      "hidden-cove/dawn",
    ],
    prices: [
      {
        service_type: t("Adult, by longtail", "Dewasa, naik longtail", "Взрослый, на лонгтейле"),
        price: 1500,
        description: t(
          "From Surakul Pier in Phang Nga, with the cave temple on the way",
          "Dari Dermaga Surakul di Phang Nga, mampir ke kuil gua",
          "С пирса Суракул в Пханг-Нге, по дороге пещерный храм",
        ),
      },
      {
        service_type: t(
          "Child 4–11 years, by longtail",
          "Anak 4–11 tahun, naik longtail",
          "Ребёнок 4–11 лет, на лонгтейле",
        ),
        price: 1100,
        description: t(
          "Shares a canoe with the parents",
          "Satu kano dengan orang tua",
          "В одном каноэ с родителями",
        ),
      },
      {
        service_type: t("Adult, by speedboat", "Dewasa, naik speedboat", "Взрослый, на катере"),
        price: 2200,
        description: t(
          "From Ao Po, with a swim at Lawa Island instead of the temple",
          "Dari Ao Po, berenang di Pulau Lawa sebagai pengganti kuil",
          "Из Ао-По, вместо храма — купание на острове Лава",
        ),
      },
      {
        service_type: t("Private longtail", "Longtail privat", "Индивидуальный лонгтейл"),
        price: 9800,
        description: t(
          "Up to 6 guests, van transfer and guide included",
          "Maksimal 6 orang, termasuk van dan pemandu",
          "До 6 гостей, с минивэном и гидом",
        ),
      },
    ],
    highlights: [
      t(
        "Ko Tapu seen from the beach of Khao Phing Kan",
        "Ko Tapu dilihat dari pantai Khao Phing Kan",
        "Ко-Тапу с пляжа острова Као-Пинг-Кан",
      ),
      t(
        "Canoe through the sea caves of Talu Island",
        "Berkano menembus gua laut Pulau Talu",
        "На каноэ сквозь гроты острова Талу",
      ),
      t(
        "Halal seafood lunch in the stilt village of Ko Panyi",
        "Makan siang hidangan laut halal di kampung panggung Ko Panyi",
        "Халяльный обед с морепродуктами в свайной деревне Ко-Паньи",
      ),
      t(
        "Reclining Buddha and macaques at Wat Suwan Kuha",
        "Buddha tidur dan monyet di Wat Suwan Kuha",
        "Лежащий Будда и макаки в храме Ват Суван Куха",
      ),
      t(
        "Flat water all year, even in the monsoon",
        "Air tenang sepanjang tahun, termasuk musim hujan",
        "Спокойная вода круглый год, даже в сезон дождей",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Caves, canoes and the stilt village",
          "Gua, kano, dan kampung panggung",
          "Гроты, каноэ и деревня на сваях",
        ),
        activities: [
          {
            time: "07:30",
            description: t(
              "Pick-up and drive to Phang Nga",
              "Penjemputan dan perjalanan ke Phang Nga",
              "Выезд из отеля в Пханг-Нгу",
            ),
          },
          {
            time: "09:15",
            description: t(
              "Cave temple Wat Suwan Kuha",
              "Kuil gua Wat Suwan Kuha",
              "Пещерный храм Ват Суван Куха",
            ),
          },
          {
            time: "10:15",
            description: t(
              "Longtail from Surakul Pier through the mangroves",
              "Longtail dari Dermaga Surakul menyusuri hutan bakau",
              "Лонгтейл от пирса Суракул через мангры",
            ),
          },
          {
            time: "11:00",
            description: t(
              "Canoe ride at Talu Island, paddled by a local boatman",
              "Berkano di Pulau Talu bersama pendayung setempat",
              "Каноэ у острова Талу, на вёслах местный лодочник",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Forty minutes ashore at James Bond Island",
              "Empat puluh menit di Pulau James Bond",
              "Сорок минут на острове Джеймса Бонда",
            ),
          },
          {
            time: "13:00",
            description: t(
              "Lunch and a stroll past the floating football pitch of Ko Panyi",
              "Makan siang dan jalan-jalan melihat lapangan bola terapung Ko Panyi",
              "Обед и прогулка мимо плавучего футбольного поля Ко-Паньи",
            ),
          },
          {
            time: "14:45",
            description: t(
              "Return by boat and van; hotels by about 17:00",
              "Kembali dengan perahu dan van; tiba di hotel sekitar 17.00",
              "Обратно на лодке и минивэне; в отеле около 17:00",
            ),
          },
        ],
        meals: [
          t(
            "Halal Thai lunch on Ko Panyi",
            "Makan siang halal khas Thailand di Ko Panyi",
            "Халяльный тайский обед на Ко-Паньи",
          ),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      t("Canoe with paddler", "Kano dengan pendayung", "Каноэ с гребцом"),
      included.lunch,
      included.softDrinks,
      included.insurance,
    ],
    excluded: [
      t(
        "National park fee: THB 300 adult, THB 150 child",
        "Tiket taman nasional: dewasa 300 baht, anak 150 baht",
        "Сбор национального парка: взрослый 300 батов, детский 150",
      ),
      t(
        "Tip for the canoe paddler, usually THB 50–100",
        "Tip untuk pendayung kano, biasanya 50–100 baht",
        "Чаевые гребцу, обычно 50–100 батов",
      ),
      excluded.farHotels,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t("Longtail or speedboat?", "Pilih longtail atau speedboat?", "Лонгтейл или катер?"),
        answer: t(
          "The longtail is slower, quieter and cheaper, with an hour and a half on the road each way. The speedboat leaves from Ao Po and adds a beach, but it can bounce in the afternoon wind.",
          "Longtail lebih pelan, tenang, dan murah, dengan perjalanan darat satu setengah jam sekali jalan. Speedboat berangkat dari Ao Po dan menambah satu pantai, tetapi bisa terguncang angin sore.",
          "Лонгтейл медленнее, тише и дешевле, но полтора часа в одну сторону едем по суше. Катер идёт из Ао-По и ещё заходит на пляж, правда, днём на ветру может потрясти.",
        ),
      },
      {
        question: t("Do we have to paddle?", "Apakah harus mendayung sendiri?", "Нужно ли грести самим?"),
        answer: t(
          "No. A local paddler sits behind you; two adults and a small child fit into one canoe.",
          "Tidak. Pendayung duduk di belakang; satu kano muat dua orang dewasa dan satu anak kecil.",
          "Нет. Гребёт местный лодочник, в одно каноэ садятся двое взрослых и маленький ребёнок.",
        ),
      },
      faqs.children,
      faqs.vegetarian,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "James Bond Island Tour from Phuket with Sea Canoe",
      "Tur Pulau James Bond dari Phuket plus Kano Gua",
      "Экскурсия на остров Джеймса Бонда с Пхукета: каноэ",
    ),
    seo_description: t(
      "James Bond Island by longtail or speedboat: canoe in the sea caves of Talu, lunch on Ko Panyi, cave temple, hotel transfer. From THB 1,500 per adult.",
      "Pulau James Bond naik longtail atau speedboat: kano di gua Talu, makan siang halal di Ko Panyi, kuil gua, antar-jemput hotel. Mulai 1.500 baht.",
      "Остров Джеймса Бонда на лонгтейле или катере: каноэ в гротах Талу, обед в деревне Ко-Паньи, пещерный храм, трансфер. От 1500 батов.",
    ),
  },
  {
    code: "PKT-07",
    tags: "1_day_trip",
    rate: 4.9,
    currency: "THB",
    starting_price: 3500,
    original_price: 3900,
    name: t(
      "James Bond Island at sunset by premium boat",
      "Senja di Pulau James Bond dengan kapal premium",
      "Закат у острова Джеймса Бонда на премиальном судне",
    ),
    duration: t("8 hours, noon to evening", "8 jam, siang hingga malam", "8 часов, с полудня до вечера"),
    location: t("Phang Nga Bay from Ao Po", "Teluk Phang Nga dari Ao Po", "Залив Пханг-Нга, выход из Ао-По"),
    overview: t(
      "We sail at one in the afternoon, when the morning boats are heading home, and reach James Bond Island after the souvenir crowd has thinned out. The boat has three decks, sofas, a proper kitchen and space for 80, but we sell 45 places. Canoes go into the hongs of Panak before dinner is grilled on the rear deck and the sun drops behind the cliffs.",
      "Kapal berangkat pukul satu siang saat kapal pagi mulai pulang, sehingga Pulau James Bond sudah lengang ketika kami tiba. Kapal tiga dek dengan sofa dan dapur lengkap ini berkapasitas 80 orang, tetapi kami hanya menjual 45 kursi. Kano masuk ke laguna tersembunyi di Panak, lalu makan malam dipanggang di dek belakang sambil matahari turun di balik tebing.",
      "Мы выходим в час дня, когда утренние катера уже идут домой, и добираемся до острова Джеймса Бонда, когда толпа у сувенирных лавок редеет. На трёхпалубном судне с диванами и настоящей кухней 80 мест, но продаём мы только 45. Сначала каноэ заходят в хонги, скрытые лагуны острова Панак, потом на корме жарят ужин, и солнце садится за скалы.",
    ),
    images: [
      "james-bond-rock/dusk",
      "karst-bay/dusk",
      "yacht-harbour/dusk",
      "sea-kayak-cave/dusk",
      "hidden-cove/dawn",
      "beach-dinner/dusk",
      "floating-village/day",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 3500,
        description: t(
          "Canoe, dinner and park fee included",
          "Termasuk kano, makan malam, dan tiket taman nasional",
          "Каноэ, ужин и сбор парка включены",
        ),
      },
      {
        service_type: priceLines.child,
        price: 2600,
        description: t(
          "Children's menu on request",
          "Menu anak sesuai permintaan",
          "Детское меню по запросу",
        ),
      },
      {
        service_type: t(
          "Top-deck table for two",
          "Meja dek atas untuk berdua",
          "Столик на верхней палубе для двоих",
        ),
        price: 8200,
        description: t(
          "Reserved table by the rail, sparkling wine or juice, dessert",
          "Meja khusus di tepi dek, jus atau anggur bersoda, dan hidangan penutup",
          "Столик у борта только для вас, игристое или сок, десерт",
        ),
      },
    ],
    highlights: [
      t(
        "Ko Tapu in the late light, with few other boats",
        "Ko Tapu di cahaya sore saat kapal lain sudah sedikit",
        "Ко-Тапу в вечернем свете, когда лодок почти не осталось",
      ),
      t(
        "Canoeing into the hidden lagoons of Panak Island",
        "Berkano ke laguna tersembunyi Pulau Panak",
        "На каноэ в скрытые лагуны острова Панак",
      ),
      t(
        "Barbecue dinner at anchor",
        "Makan malam barbeku saat kapal berlabuh",
        "Ужин-барбекю на якорной стоянке",
      ),
      t(
        "Swim stop off a beach without day trippers",
        "Berenang di pantai yang sudah sepi",
        "Купание у пляжа, где уже никого нет",
      ),
      t(
        "Live acoustic guitar on the way home",
        "Gitar akustik langsung di perjalanan pulang",
        "Живая гитара на обратном пути",
      ),
    ],
    itinerary: [
      {
        title: t(
          "An afternoon and a sunset in the bay",
          "Sore dan matahari terbenam di teluk",
          "Вторая половина дня и закат в заливе",
        ),
        activities: [
          {
            time: "11:30",
            description: t(
              "Pick-up at your hotel after a late breakfast",
              "Penjemputan di hotel setelah sarapan santai",
              "Выезд из отеля после неспешного завтрака",
            ),
          },
          {
            time: "13:00",
            description: t(
              "Boarding at Ao Po Grand Marina, welcome drink and canapés",
              "Naik kapal di Ao Po Grand Marina, minuman dan camilan pembuka",
              "Посадка в марине Ao Po Grand, напитки и закуски",
            ),
          },
          {
            time: "14:15",
            description: t(
              "Panak Island: canoe through the bat cave into the lagoon",
              "Pulau Panak: berkano lewat gua kelelawar ke laguna",
              "Остров Панак: на каноэ через пещеру летучих мышей в лагуну",
            ),
          },
          {
            time: "16:00",
            description: t(
              "Landing at James Bond Island",
              "Mendarat di Pulau James Bond",
              "Высадка на остров Джеймса Бонда",
            ),
          },
          {
            time: "17:00",
            description: t(
              "Swimming from the boat near Hong Island",
              "Berenang dari kapal di dekat Pulau Hong",
              "Купание с борта у острова Хонг",
            ),
          },
          {
            time: "18:00",
            description: t(
              "Sunset at anchor and barbecue dinner",
              "Matahari terbenam di tempat berlabuh dan makan malam barbeku",
              "Закат на якоре и ужин-барбекю",
            ),
          },
          {
            time: "19:30",
            description: t(
              "Arrival at Ao Po; hotels by about 20:30",
              "Tiba di Ao Po; sampai hotel sekitar 20.30",
              "Прибытие в Ао-По; в отеле около 20:30",
            ),
          },
        ],
        meals: [
          t("Canapés on boarding", "Camilan saat naik kapal", "Закуски при посадке"),
          t("Barbecue dinner on board", "Makan malam barbeku di kapal", "Ужин-барбекю на борту"),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      t("Canoe with guide in the caves", "Kano dengan pemandu di dalam gua", "Каноэ с гидом в пещерах"),
      included.dinner,
      included.softDrinks,
      included.parkFee,
      included.towels,
      included.insurance,
    ],
    excluded: [excluded.alcohol, excluded.photos, excluded.farHotels, excluded.tips],
    faqs: [
      {
        question: t(
          "Is the sunset guaranteed?",
          "Apakah pasti melihat matahari terbenam?",
          "Закат точно будет?",
        ),
        answer: t(
          "From November to April nearly always. In the green season clouds may hide it, but the light in the bay is dramatic; rough-sea days are cancelled with a full refund.",
          "Pada November–April hampir selalu terlihat. Di musim hujan kadang tertutup awan, walau cahayanya tetap indah; jika laut tidak aman, uang kembali penuh.",
          "С ноября по апрель — почти всегда. В сезон дождей солнце могут закрыть облака, зато свет в заливе очень красив; если волна опасна, мы отменяем поездку и возвращаем всю сумму.",
        ),
      },
      {
        question: t("Is there a dress code?", "Ada aturan berpakaian?", "Есть ли дресс-код?"),
        answer: t(
          "None. Swimwear by day, something dry for dinner; there are two showers and changing rooms on board.",
          "Tidak ada. Baju renang di siang hari dan baju kering untuk makan malam; di kapal ada dua kamar mandi dan ruang ganti.",
          "Нет. Днём купальник, к ужину — сухая одежда; на борту два душа и раздевалки.",
        ),
      },
      faqs.vegetarian,
      faqs.swimming,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "James Bond Island Sunset Cruise with Dinner",
      "Pelayaran Senja ke Pulau James Bond & Makan Malam",
      "Закатный круиз к острову Джеймса Бонда с ужином",
    ),
    seo_description: t(
      "Afternoon cruise from Ao Po: canoe into the Panak lagoons, James Bond Island without the crowd, swim, barbecue dinner at sunset. Park fee included.",
      "Pelayaran sore dari Ao Po: kano ke laguna Panak, Pulau James Bond saat sepi, berenang, dan makan malam barbeku saat matahari terbenam. Tiket termasuk.",
      "Круиз из Ао-По после полудня: каноэ в лагунах Панака, остров Джеймса Бонда без толпы, купание и ужин-барбекю на закате. Сбор парка включён.",
    ),
  },
  {
    code: "PKT-08",
    tags: "1_day_trip",
    rate: 4.4,
    currency: "THB",
    starting_price: 2600,
    original_price: null,
    name: t(
      "Phang Nga Bay kayaking in the mangroves of Sam Chong",
      "Kayak Teluk Phang Nga di hutan bakau Sam Chong",
      "Каякинг в заливе Пханг-Нга: мангры деревни Сам-Чонг",
    ),
    duration: t(
      "1 day (9.5 hours, 3 hours of paddling)",
      "1 hari (9,5 jam, 3 jam mendayung)",
      "1 день (9,5 часа, из них 3 на вёслах)",
    ),
    location: t(
      "Ban Sam Chong Tai, Phang Nga",
      "Kampung Sam Chong Tai, Phang Nga",
      "Деревня Бан-Сам-Чонг-Тай, Пханг-Нга",
    ),
    overview: t(
      "Here you hold the paddle yourself. From the fishing village of Sam Chong Tai, twelve guests and two guides follow tidal creeks where kingfishers hunt and macaques pick crabs, then cross to a cliff with four-thousand-year-old rock paintings. The village families who rent us the kayaks also cook lunch, and the day ends at the Samet Nangshe viewpoint.",
      "Di sini Anda mendayung sendiri. Dari kampung nelayan Sam Chong Tai, dua belas peserta dan dua pemandu menyusuri alur pasang surut tempat burung raja udang berburu dan monyet mencari kepiting, lalu menyeberang ke tebing berlukisan purba. Keluarga pemilik kayak juga memasak makan siang. Hari ditutup di titik pandang Samet Nangshe.",
      "Здесь весло у вас в руках. Из рыбацкой деревни Сам-Чонг-Тай двенадцать гостей и два гида идут по приливным протокам, где охотятся зимородки и макаки ловят крабов, а затем пересекают залив к скале с рисунками, которым около четырёх тысяч лет. Обед готовят семьи, у которых мы берём каяки, а завершается день на смотровой площадке Самет-Нангше.",
    ),
    images: [
      "sea-kayak-cave/day",
      "mangrove-canoe/day",
      "karst-bay/dawn",
      "fishing-pier/dawn",
      "hidden-cove/dawn",
      "floating-village/day",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2600,
        description: t(
          "Double sit-on-top kayak, small group",
          "Kayak terbuka untuk berdua, rombongan kecil",
          "Двухместный открытый каяк, небольшая группа",
        ),
      },
      {
        service_type: t("Child 8–14 years", "Anak 8–14 tahun", "Ребёнок 8–14 лет"),
        price: 1900,
        description: t(
          "Paddles together with an adult",
          "Mendayung bersama orang dewasa",
          "В каяке вместе со взрослым",
        ),
      },
      {
        service_type: t(
          "Single kayak supplement",
          "Tambahan untuk kayak tunggal",
          "Доплата за одноместный каяк",
        ),
        price: 400,
        description: t(
          "For experienced paddlers",
          "Untuk yang sudah berpengalaman",
          "Для тех, у кого есть опыт",
        ),
      },
    ],
    highlights: [
      t(
        "Paddling your own kayak, at most twelve guests",
        "Mendayung kayak sendiri, paling banyak dua belas peserta",
        "Свой каяк, в группе не больше двенадцати человек",
      ),
      t(
        "Mangrove creeks with kingfishers, mudskippers and macaques",
        "Alur bakau dengan burung raja udang, ikan gelodok, dan monyet",
        "Мангровые протоки с зимородками, илистыми прыгунами и макаками",
      ),
      t(
        "Prehistoric rock paintings reached only from the water",
        "Lukisan tebing prasejarah yang hanya bisa dicapai lewat air",
        "Доисторические рисунки, к которым можно подойти только по воде",
      ),
      t(
        "Home-cooked lunch in a Muslim fishing village",
        "Makan siang rumahan di kampung nelayan muslim",
        "Домашний обед в мусульманской рыбацкой деревне",
      ),
      t(
        "Samet Nangshe viewpoint over the whole bay",
        "Titik pandang Samet Nangshe ke seluruh teluk",
        "Смотровая Самет-Нангше с видом на весь залив",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Creeks, cliffs and a viewpoint",
          "Alur bakau, tebing, dan titik pandang",
          "Протоки, скалы и смотровая площадка",
        ),
        activities: [
          {
            time: "07:30",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "09:15",
            description: t(
              "Sam Chong Tai: coffee, choice of paddles, a short lesson",
              "Sam Chong Tai: kopi, memilih dayung, latihan singkat",
              "Сам-Чонг-Тай: кофе, подбор вёсел, короткий урок",
            ),
          },
          {
            time: "09:45",
            description: t(
              "Into the mangrove creeks on the rising tide",
              "Masuk alur bakau saat air pasang",
              "Заходим в мангровые протоки на приливе",
            ),
          },
          {
            time: "11:15",
            description: t(
              "Crossing to the painted cliff, swim from a sandbank",
              "Menyeberang ke tebing berlukisan, berenang di gosong pasir",
              "Переход к скале с рисунками, купание с отмели",
            ),
          },
          {
            time: "12:45",
            description: t(
              "Back to the village for lunch",
              "Kembali ke kampung untuk makan siang",
              "Возвращение в деревню и обед",
            ),
          },
          {
            time: "14:00",
            description: t(
              "Visit to the soft-shell crab farm",
              "Mengunjungi tambak kepiting soka",
              "Ферма мягкопанцирных крабов",
            ),
          },
          {
            time: "15:15",
            description: t(
              "Samet Nangshe viewpoint",
              "Titik pandang Samet Nangshe",
              "Смотровая площадка Самет-Нангше",
            ),
          },
          {
            time: "17:00",
            description: t("Arrival at your hotel", "Tiba kembali di hotel", "Возвращение в отель"),
          },
        ],
        meals: [
          t(
            "Village lunch of fish, curry and vegetables",
            "Makan siang kampung: ikan, kari, dan sayur",
            "Деревенский обед: рыба, карри, овощи",
          ),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      t(
        "Kayak, paddle, life jacket and dry bag",
        "Kayak, dayung, pelampung, dan tas kedap air",
        "Каяк, весло, жилет и гермомешок",
      ),
      included.englishGuide,
      included.lunch,
      included.drinkingWater,
      t(
        "Entrance to the Samet Nangshe viewpoint",
        "Tiket masuk titik pandang Samet Nangshe",
        "Вход на смотровую Самет-Нангше",
      ),
      included.insurance,
    ],
    excluded: [
      excluded.farHotels,
      t(
        "Water shoes (for sale in the village, THB 150)",
        "Sepatu air (dijual di kampung, 150 baht)",
        "Коралловые тапочки (продаются в деревне, 150 батов)",
      ),
      excluded.tips,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t("Do I need experience?", "Perlu pengalaman mendayung?", "Нужен ли опыт?"),
        answer: t(
          "No. The creeks are sheltered and the kayaks very stable. You should be able to paddle gently for an hour with pauses.",
          "Tidak. Alurnya terlindung dan kayaknya stabil. Cukup sanggup mendayung santai satu jam dengan jeda istirahat.",
          "Нет. В протоках тихо, каяки очень устойчивые. Достаточно спокойно грести около часа с передышками.",
        ),
      },
      {
        question: t("Will my phone stay dry?", "Apakah ponsel aman dari air?", "Не намокнет ли телефон?"),
        answer: t(
          "Every kayak carries a ten-litre dry bag. For photos on the water bring a waterproof pouch with a lanyard.",
          "Setiap kayak dilengkapi tas kedap air sepuluh liter. Untuk memotret di air, bawalah kantong ponsel kedap air bertali.",
          "В каждом каяке есть гермомешок на десять литров. Для съёмки на воде возьмите чехол на шнурке.",
        ),
      },
      faqs.weather,
      faqs.swimming,
      faqs.vegetarian,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Phang Nga Bay Kayaking Tour: Mangroves & Caves",
      "Tur Kayak Teluk Phang Nga: Hutan Bakau dan Tebing",
      "Каякинг в заливе Пханг-Нга: мангры и скалы",
    ),
    seo_description: t(
      "Paddle your own kayak from Sam Chong village: mangrove creeks, rock paintings, village lunch and Samet Nangshe viewpoint. Small group, Phuket transfer.",
      "Mendayung kayak sendiri dari kampung Sam Chong: alur bakau, lukisan purba, makan siang rumahan, dan Samet Nangshe. Rombongan kecil, dijemput di Phuket.",
      "Каяк из деревни Сам-Чонг: мангровые протоки, наскальные рисунки, деревенский обед и смотровая Самет-Нангше. Небольшая группа, трансфер с Пхукета.",
    ),
  },
  {
    code: "PKT-09",
    tags: "open_trip",
    rate: 4.6,
    currency: "THB",
    starting_price: 2300,
    original_price: 2700,
    name: t(
      "Hong Islands & Lading by speedboat",
      "Kepulauan Hong & Lading naik speedboat",
      "Острова Хонг и Ладинг на скоростном катере",
    ),
    duration: t("1 day (9.5 hours)", "1 hari (9,5 jam)", "1 день (9,5 часа)"),
    location: t(
      "Than Bok Khorani National Park, Krabi",
      "Taman Nasional Than Bok Khorani, Krabi",
      "Национальный парк Тан-Бок-Корани, Краби",
    ),
    overview: t(
      "Hong means room: behind a gap in the cliff lies a round, shallow lagoon the colour of green glass. After the lagoon you can climb 419 steps to the viewing platform above the archipelago or simply stay in the water with the sergeant fish. Quiet Lading, Pakbia's double beach and the short crossing make it the gentlest of our speedboat days.",
      "Hong berarti kamar: di balik celah tebing tersembunyi laguna bundar yang dangkal dan bening kehijauan. Sesudahnya Anda bisa menaiki 419 anak tangga ke menara pandang atau tetap berenang bersama ikan sersan. Lading yang tenang, pantai kembar Pakbia, dan penyeberangan yang singkat: inilah tur speedboat kami yang paling santai.",
      "«Хонг» значит «комната»: за щелью в скале прячется круглая мелкая лагуна цвета зелёного стекла. После неё можно одолеть 419 ступеней до смотровой платформы или остаться в воде с полосатыми рыбками-сержантами. Тихий Ладинг, двойной пляж Пакбии и короткий переход делают эту поездку самой спокойной из всех наших поездок на катере.",
    ),
    images: [
      "hidden-cove/day",
      "longtail-boat/day",
      "karst-bay/dawn",
      "snorkel-split/dawn",
      "palm-beach/day",
      "island-aerial/day",
      "speedboat/dawn",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2300,
        description: t(
          "Shared speedboat with lunch",
          "Speedboat bersama dengan makan siang",
          "Групповой катер с обедом",
        ),
      },
      {
        service_type: priceLines.child,
        price: 1800,
        description: t(
          "Includes child-size life jacket",
          "Termasuk pelampung ukuran anak",
          "С детским спасательным жилетом",
        ),
      },
      {
        service_type: t("Private speedboat", "Speedboat privat", "Индивидуальный катер"),
        price: 32000,
        description: t(
          "Up to 12 guests, departure at any hour",
          "Maksimal 12 orang, jam berangkat bebas",
          "До 12 гостей, выход в любое время",
        ),
      },
    ],
    highlights: [
      t(
        "The enclosed green lagoon of Hong Island",
        "Laguna hijau tertutup di Pulau Hong",
        "Закрытая зелёная лагуна острова Хонг",
      ),
      t(
        "A 360-degree platform 419 steps above the sea",
        "Menara pandang 360 derajat setinggi 419 anak tangga",
        "Смотровая платформа с круговым обзором, 419 ступеней над морем",
      ),
      t(
        "Lading Island, a pocket beach under overhanging cliffs",
        "Pulau Lading, pantai kecil di bawah tebing menjorok",
        "Остров Ладинг: маленький пляж под нависающей скалой",
      ),
      t(
        "Pakbia, where two beaches meet at low tide",
        "Pakbia, tempat dua pantai bertemu saat surut",
        "Пакбия, где в отлив сходятся два пляжа",
      ),
      t(
        "Only 45 minutes by sea from Ao Po",
        "Hanya 45 menit lewat laut dari Ao Po",
        "Всего 45 минут по морю от Ао-По",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Four stops around Hong",
          "Empat persinggahan di sekitar Hong",
          "Четыре остановки вокруг Хонга",
        ),
        activities: [
          {
            time: "07:30",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "08:45",
            description: t(
              "Check-in and coffee at Ao Po Grand Marina",
              "Check-in dan minum kopi di Ao Po Grand Marina",
              "Регистрация и кофе в марине Ao Po Grand",
            ),
          },
          {
            time: "10:00",
            description: t(
              "Slow cruise into the Hong lagoon",
              "Kapal masuk perlahan ke laguna Hong",
              "Тихим ходом в лагуну Хонг",
            ),
          },
          {
            time: "10:45",
            description: t(
              "Hong beach: swim or climb to the platform",
              "Pantai Hong: berenang atau naik ke menara pandang",
              "Пляж Хонга: купание или подъём на платформу",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Thai set lunch in the shade",
              "Makan siang menu Thailand di tempat teduh",
              "Тайский обед в тени",
            ),
          },
          {
            time: "13:45",
            description: t(
              "Snorkelling off Lading Island",
              "Snorkeling di Pulau Lading",
              "Снорклинг у острова Ладинг",
            ),
          },
          {
            time: "14:45",
            description: t(
              "Free time on Pakbia's twin beach",
              "Waktu bebas di pantai kembar Pakbia",
              "Отдых на двойном пляже Пакбии",
            ),
          },
          {
            time: "15:45",
            description: t(
              "Return to Ao Po; hotels by about 17:00",
              "Kembali ke Ao Po; tiba di hotel sekitar 17.00",
              "Возвращение в Ао-По; в отеле около 17:00",
            ),
          },
        ],
        meals: [meals.lunch],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      included.lightBreakfast,
      included.lunch,
      included.softDrinks,
      included.snorkelGear,
      included.insurance,
    ],
    excluded: [
      t(
        "National park fee: THB 300 adult, THB 150 child, cash",
        "Tiket taman nasional: dewasa 300 baht, anak 150 baht, tunai",
        "Сбор национального парка: взрослый 300 батов, детский 150, наличными",
      ),
      excluded.fins,
      excluded.farHotels,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "How is it different from Phi Phi?",
          "Apa bedanya dengan Phi Phi?",
          "Чем отличается от Пхи-Пхи?",
        ),
        answer: t(
          "Shorter crossing, calmer sea, fewer boats; the coral is plainer. Choose Hong with children, Phi Phi for the famous views.",
          "Penyeberangan lebih singkat, laut lebih tenang, kapal lebih sedikit; karangnya lebih sederhana. Pilih Hong bila membawa anak, Phi Phi untuk pemandangan ternamanya.",
          "Переход короче, море спокойнее, лодок меньше, но и кораллы попроще. С детьми лучше Хонг, за знаменитыми видами — Пхи-Пхи.",
        ),
      },
      {
        question: t("Is the climb difficult?", "Apakah tangganya berat?", "Тяжёлый ли подъём?"),
        answer: t(
          "Steel stairs with handrails, about fifteen minutes up. Wear shoes and take water; it is optional.",
          "Tangga baja dengan pegangan, sekitar lima belas menit ke atas. Pakai alas kaki dan bawa air; tidak wajib.",
          "Стальная лестница с перилами, минут пятнадцать наверх. Нужны обувь и вода; подниматься не обязательно.",
        ),
      },
      faqs.children,
      faqs.weather,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Hong Islands Speedboat Tour from Phuket",
      "Tur Kepulauan Hong Krabi dari Phuket",
      "Экскурсия на острова Хонг с Пхукета на катере",
    ),
    seo_description: t(
      "Green lagoon of Hong, 419 steps to the viewpoint, snorkelling at Lading and Pakbia's twin beach. Calm-sea speedboat day from Ao Po, from THB 2,300.",
      "Laguna hijau Hong, menara pandang 419 anak tangga, snorkeling di Lading, pantai kembar Pakbia. Tur sehari dari Ao Po, mulai 2.300 baht per orang.",
      "Зелёная лагуна Хонг, 419 ступеней до смотровой, снорклинг у Ладинга и двойной пляж Пакбии. Спокойный день на катере из Ао-По, от 2300 батов.",
    ),
  },
  {
    code: "PKT-10",
    tags: "1_day_trip",
    rate: 4.3,
    currency: "THB",
    starting_price: 2900,
    original_price: null,
    name: t(
      "Night plankton cruise with squid fishing",
      "Pelayaran malam: plankton bercahaya & mancing cumi",
      "Ночной круиз: светящийся планктон и ловля кальмаров",
    ),
    duration: t("6 hours, afternoon to night", "6 jam, sore hingga malam", "6 часов, с вечера до ночи"),
    location: t(
      "Naka and Ko Yao Noi waters, Phang Nga Bay",
      "Perairan Naka dan Ko Yao Noi, Teluk Phang Nga",
      "Острова Нака и Ко-Яо-Ной, залив Пханг-Нга",
    ),
    overview: t(
      "On dark nights the sheltered water between Naka and Ko Yao Noi lights up blue wherever a hand or a fin moves. We arrive before sunset, try our luck with squid jigs beside the green lamps of the fishing fleet, eat the catch, and then switch everything off and slide into the glow. Departures follow the moon: roughly twenty nights a month.",
      "Pada malam gelap, perairan terlindung antara Naka dan Ko Yao Noi menyala biru setiap kali tangan atau sirip bergerak. Kami tiba sebelum matahari terbenam, memancing cumi di dekat lampu hijau kapal nelayan, menyantap hasilnya, lalu mematikan semua lampu dan masuk ke air bercahaya. Jadwal mengikuti fase bulan, sekitar dua puluh malam dalam sebulan.",
      "В тёмные ночи защищённая вода между Накой и Ко-Яо-Ной вспыхивает голубым от каждого движения руки или ласты. Мы приходим до заката, ловим кальмаров рядом с зелёными огнями рыболовных судов, ужинаем уловом, а потом гасим весь свет и спускаемся в сияющую воду. Выходы зависят от луны: около двадцати ночей в месяц.",
    ),
    images: [
      "night-plankton/night",
      "karst-bay/dusk",
      "longtail-boat/dusk",
      "fishing-pier/dawn",
      "beach-dinner/night",
      "yacht-harbour/dusk",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2900,
        description: t(
          "Wooden boat with roof, up to 20 guests",
          "Kapal kayu beratap, maksimal 20 orang",
          "Деревянное судно с навесом, до 20 гостей",
        ),
      },
      {
        service_type: t("Child 6–11 years", "Anak 6–11 tahun", "Ребёнок 6–11 лет"),
        price: 2200,
        description: t(
          "Not suitable for younger children",
          "Belum sesuai untuk anak yang lebih kecil",
          "Для детей младше не подходит",
        ),
      },
      {
        service_type: t("Private boat", "Kapal privat", "Индивидуальное судно"),
        price: 28000,
        description: t(
          "Up to 10 guests with captain, cook and guide",
          "Maksimal 10 orang dengan kapten, juru masak, dan pemandu",
          "До 10 гостей, с капитаном, поваром и гидом",
        ),
      },
    ],
    highlights: [
      t(
        "Swimming in blue bioluminescence",
        "Berenang di antara plankton bercahaya biru",
        "Купание в голубом сиянии планктона",
      ),
      t(
        "Squid fishing with the crew's hand lines",
        "Memancing cumi dengan pancing ulur bersama awak kapal",
        "Ловля кальмаров на ручную снасть вместе с командой",
      ),
      t(
        "Dinner of the catch, rice and southern curry",
        "Makan malam hasil pancingan, nasi, dan kari selatan",
        "Ужин из улова с рисом и южным карри",
      ),
      t(
        "Stargazing away from the lights of Patong",
        "Melihat bintang jauh dari lampu Patong",
        "Звёзды вдали от огней Патонга",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Sunset, squid and a glowing sea",
          "Senja, cumi, dan laut bercahaya",
          "Закат, кальмары и светящееся море",
        ),
        activities: [
          {
            time: "15:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Выезд из отеля"),
          },
          {
            time: "16:30",
            description: t(
              "Departure from Ao Po, fruit and tea",
              "Berangkat dari Ao Po, buah dan teh",
              "Выход из Ао-По, фрукты и чай",
            ),
          },
          {
            time: "17:15",
            description: t(
              "Swim at Naka Noi, home of the pearl farm",
              "Berenang di Naka Noi, pulau budi daya mutiara",
              "Купание у Нака-Ной, острова жемчужной фермы",
            ),
          },
          {
            time: "18:15",
            description: t(
              "Sunset and the first casts for squid",
              "Matahari terbenam dan mulai memancing cumi",
              "Закат и первые забросы на кальмара",
            ),
          },
          { time: "19:15", description: t("Dinner on deck", "Makan malam di dek", "Ужин на палубе") },
          {
            time: "20:00",
            description: t(
              "Lights out: swimming among the plankton",
              "Lampu dimatikan: berenang di antara plankton",
              "Гасим свет: купание среди планктона",
            ),
          },
          {
            time: "21:00",
            description: t(
              "Back at Ao Po; hotels by about 22:15",
              "Kembali ke Ao Po; tiba di hotel sekitar 22.15",
              "Ао-По; в отеле около 22:15",
            ),
          },
        ],
        meals: [
          t(
            "Dinner on deck with the day's catch",
            "Makan malam di dek dengan hasil tangkapan",
            "Ужин на палубе с уловом дня",
          ),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      t(
        "Squid lines, masks and glow sticks for the life jackets",
        "Alat pancing cumi, masker, dan stik cahaya untuk pelampung",
        "Снасти, маски и светящиеся метки на жилеты",
      ),
      included.dinner,
      included.softDrinks,
      included.towels,
      included.insurance,
    ],
    excluded: [excluded.alcohol, excluded.farHotels, excluded.tips, excluded.personalExpenses],
    faqs: [
      {
        question: t(
          "Will we certainly see the plankton?",
          "Apakah pasti melihat plankton bercahaya?",
          "Планктон точно будет светиться?",
        ),
        answer: t(
          "It depends on the moon and the plankton itself. We do not sail in the week around full moon; if there is no glow at all, you get a voucher for half the price.",
          "Tergantung bulan dan planktonnya. Seminggu di sekitar purnama kami tidak berlayar; jika sama sekali tidak menyala, Anda menerima voucer separuh harga.",
          "Это зависит от луны и самого планктона. В неделю полнолуния мы не выходим, а если свечения нет совсем, дарим ваучер на половину стоимости.",
        ),
      },
      {
        question: t("Can it be photographed?", "Bisakah difoto?", "Можно ли это сфотографировать?"),
        answer: t(
          "Phones hardly catch it. Bring a camera with manual settings, a wide lens and a small tripod, and enjoy the rest with your eyes.",
          "Ponsel sulit menangkapnya. Bawalah kamera dengan pengaturan manual, lensa lebar, dan tripod kecil; selebihnya nikmati langsung.",
          "Телефон почти ничего не возьмёт. Нужны камера с ручными настройками, светосильный широкий объектив и штатив, а лучше просто смотреть.",
        ),
      },
      faqs.swimming,
      faqs.weather,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Night Plankton & Squid Fishing Cruise, Phuket",
      "Wisata Malam Plankton & Mancing Cumi di Phuket",
      "Светящийся планктон на Пхукете: ночной круиз",
    ),
    seo_description: t(
      "Swim in glowing plankton off Ko Yao Noi, fish for squid and dine on deck. Small-boat night cruise from Ao Po on moonless nights, hotel transfer included.",
      "Berenang di plankton bercahaya dekat Ko Yao Noi, memancing cumi, makan malam di dek. Kapal kecil dari Ao Po saat bulan gelap, antar-jemput hotel.",
      "Купание в светящемся планктоне у Ко-Яо-Ной, ловля кальмаров и ужин на палубе. Ночной круиз из Ао-По в безлунные ночи, трансфер из отеля.",
    ),
  },
];
