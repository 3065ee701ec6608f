import type { DemoTour } from "../demo-content.ts";
import { at, excludedExtra, faqExtra, fare, fareNote, includedExtra, meal } from "./abroad-blocks.ts";
import { cancellations, excluded, faqs, included, t } from "./shared-blocks.ts";

export const international1: DemoTour[] = [
  {
    code: "INT-01",
    tags: "multi_day_trip",
    rate: 4.7,
    currency: "IDR",
    starting_price: 4_900_000,
    original_price: 5_450_000,
    name: t(
      "Singapore with Universal Studios and Marina Bay",
      "Singapura: Universal Studios dan Marina Bay",
      "Сингапур: Universal Studios и Марина-Бэй",
    ),
    duration: t("3 days 2 nights", "3 hari 2 malam", "3 дня / 2 ночи"),
    location: t("Singapore", "Singapura", "Сингапур"),
    overview: t(
      "Two nights in the Bugis quarter, within walking distance of two metro lines. The first evening belongs to Marina Bay and the light show among the Supertrees, the second day to the rides of Universal Studios on Sentosa, the third to the temples and shophouses of Chinatown, Little India and Kampong Glam. Tickets, transfers and a guide on two of the three days are arranged.",
      "Dua malam di kawasan Bugis, dekat dengan dua jalur MRT. Malam pertama untuk Marina Bay dan pertunjukan cahaya di Supertree Grove, hari kedua puas bermain di Universal Studios Sentosa, hari ketiga keliling Chinatown, Little India, dan Kampong Glam. Tiket, transportasi, dan pemandu pada hari pertama dan ketiga sudah diurus.",
      "Две ночи в районе Бугис, рядом с двумя линиями метро. Первый вечер проводим в Марина-Бэй и на световом шоу среди Супердеревьев, второй день отдан аттракционам Universal Studios на Сентозе, третий — Чайнатауну, Маленькой Индии и Кампонг-Гламу. Билеты, трансферы и гид в первый и третий дни входят в программу.",
    ),
    images: [
      "singapore-bay/night",
      "old-town/dusk",
      "rooftop-bar/night",
      "street-food/dusk",
      "night-market/night",
      "guide-group/dusk",
      "airport-transfer/day",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 4_900_000, description: fareNote.perPersonTwo },
      { service_type: fare.singleSupplement, price: 1_650_000, description: fareNote.wholeStay },
      { service_type: fare.child, price: 4_350_000, description: fareNote.childExtraBed },
      {
        service_type: fare.privateTour,
        price: 6_800_000,
        description: t(
          "Per person from four guests, own van on all three days",
          "Per orang minimal 4 peserta, van sendiri selama tiga hari",
          "За человека от четырёх гостей, отдельный минивэн все три дня",
        ),
      },
    ],
    highlights: [
      t(
        "The Rain Vortex at Jewel Changi, a 40-metre indoor waterfall",
        "Rain Vortex di Jewel Changi, air terjun dalam ruangan setinggi 40 meter",
        "Rain Vortex в Jewel Changi — водопад под крышей высотой 40 метров",
      ),
      t(
        "Garden Rhapsody light and music show under the Supertrees",
        "Pertunjukan Garden Rhapsody di bawah Supertree",
        "Светомузыкальное шоу Garden Rhapsody под Супердеревьями",
      ),
      t(
        "One-day ticket to Universal Studios Singapore",
        "Tiket satu hari Universal Studios Singapore",
        "Билет на целый день в Universal Studios Singapore",
      ),
      t(
        "Hainanese chicken rice at the Maxwell hawker centre",
        "Nasi ayam Hainan di Maxwell Food Centre",
        "Курица с рисом по-хайнаньски на фуд-корте Максвелл",
      ),
      t(
        "Haji Lane murals and the Sultan Mosque in Kampong Glam",
        "Mural Haji Lane dan Masjid Sultan di Kampong Glam",
        "Граффити Хаджи-лейн и мечеть Султана в Кампонг-Гламе",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Changi, Merlion and the Supertrees",
          "Changi, Merlion, dan Supertree",
          "Чанги, Мерлион и Супердеревья",
        ),
        activities: [
          at(
            "12:30",
            "The guide meets you in the arrivals hall of Changi Airport",
            "Pemandu menjemput di aula kedatangan Bandara Changi",
            "Гид встречает вас в зале прилёта аэропорта Чанги",
          ),
          at(
            "13:15",
            "Jewel Changi: the Rain Vortex and time for lunch",
            "Jewel Changi: melihat Rain Vortex dan makan siang bebas",
            "Jewel Changi: водопад Rain Vortex и время на обед",
          ),
          at(
            "15:30",
            "Check-in at the hotel in Bugis",
            "Check-in hotel di Bugis",
            "Заселение в отель в районе Бугис",
          ),
          at(
            "17:30",
            "Merlion Park and a walk along the Esplanade",
            "Merlion Park dan jalan santai di Esplanade",
            "Парк Мерлиона и прогулка по набережной Эспланада",
          ),
          at(
            "19:45",
            "Garden Rhapsody at Gardens by the Bay",
            "Garden Rhapsody di Gardens by the Bay",
            "Шоу Garden Rhapsody в Садах у залива",
          ),
          at(
            "21:00",
            "Spectra water show in front of Marina Bay Sands, then the hotel",
            "Pertunjukan air Spectra di depan Marina Bay Sands, lalu kembali ke hotel",
            "Шоу фонтанов Spectra у Marina Bay Sands, затем отель",
          ),
        ],
        meals: [meal.dinner],
      },
      {
        title: t("A day on Sentosa", "Seharian di Sentosa", "День на Сентозе"),
        activities: [
          at(
            "09:15",
            "Transfer across the causeway to Resorts World Sentosa",
            "Berangkat ke Resorts World Sentosa",
            "Переезд по дамбе в Resorts World Sentosa",
          ),
          at(
            "10:00",
            "Universal Studios opens: Transformers, Minion Land and Battlestar Galactica before the queues",
            "Universal Studios buka: Transformers, Minion Land, dan Battlestar Galactica sebelum antre panjang",
            "Открытие Universal Studios: «Трансформеры», Minion Land и Battlestar Galactica, пока нет очередей",
          ),
          at(
            "13:00",
            "Free time and lunch in the park",
            "Acara bebas dan makan siang di taman bermain",
            "Свободное время и обед в парке",
          ),
          at(
            "18:00",
            "Siloso Beach by the free monorail and beach shuttle",
            "Pantai Siloso naik monorel dan bus pantai gratis",
            "Пляж Силосо: едем на бесплатном монорельсе и пляжном автобусе",
          ),
          at(
            "19:40",
            "Wings of Time, a fire and water show above the sea (optional ticket)",
            "Wings of Time, pertunjukan api dan air di tepi laut (tiket opsional)",
            "Wings of Time — шоу огня и воды над морем (билет по желанию)",
          ),
          at("20:30", "Return to Bugis", "Kembali ke Bugis", "Возвращение в Бугис"),
        ],
        meals: [meal.breakfast],
      },
      {
        title: t(
          "Three old quarters, flight home",
          "Tiga kawasan lama, lalu pulang",
          "Три старых квартала и вылет",
        ),
        activities: [
          at(
            "08:30",
            "Check-out with luggage in the van",
            "Check-out, koper masuk van",
            "Выезд из отеля, багаж едет с нами",
          ),
          at(
            "09:00",
            "Buddha Tooth Relic Temple and Pagoda Street in Chinatown",
            "Buddha Tooth Relic Temple dan Pagoda Street di Chinatown",
            "Храм Зуба Будды и Пагода-стрит в Чайнатауне",
          ),
          at(
            "10:30",
            "Little India: Tekka Market and the painted Tan Teng Niah house",
            "Little India: Pasar Tekka dan rumah warna-warni Tan Teng Niah",
            "Маленькая Индия: рынок Текка и разноцветный дом Тан Тен Ниа",
          ),
          at(
            "11:45",
            "Kampong Glam: Sultan Mosque, Haji Lane",
            "Kampong Glam: Masjid Sultan dan Haji Lane",
            "Кампонг-Глам: мечеть Султана и Хаджи-лейн",
          ),
          at(
            "13:00",
            "Lunch of nasi padang or chicken rice",
            "Makan siang nasi padang atau nasi ayam",
            "Обед: наси-паданг или курица с рисом",
          ),
          at(
            "14:30",
            "Drop-off at Changi Airport (flights after 17:00)",
            "Diantar ke Bandara Changi (penerbangan setelah pukul 17.00)",
            "Трансфер в аэропорт Чанги (на рейсы после 17:00)",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
    ],
    included: [
      t(
        "Two nights in a three-star hotel in Bugis, twin or double room",
        "Dua malam di hotel bintang tiga di Bugis, satu kamar berdua",
        "Две ночи в трёхзвёздочном отеле в Бугисе, двухместный номер",
      ),
      included.airportTransfer,
      t(
        "One-day ticket to Universal Studios Singapore",
        "Tiket masuk Universal Studios Singapore satu hari",
        "Билет в Universal Studios Singapore на один день",
      ),
      includedExtra.multilingualGuide,
      included.mealsAsListed,
      included.hotline,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      excluded.visa,
      excluded.optionalActivities,
      excluded.otherMeals,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Do I need a visa for Singapore?",
          "Perlu visa ke Singapura?",
          "Нужна ли виза в Сингапур?",
        ),
        answer: t(
          "Indonesian and Thai passports enter visa-free for up to 30 days; Russian citizens need an e-visa through an accredited agent. Everyone files the free SG Arrival Card within three days before arrival.",
          "Paspor Indonesia bebas visa sampai 30 hari. Semua penumpang wajib mengisi SG Arrival Card gratis dalam tiga hari sebelum tiba; kami kirim panduannya.",
          "Гражданам России нужна электронная виза, её оформляют через аккредитованное агентство. Кроме того, все заполняют бесплатную SG Arrival Card в течение трёх дней до прилёта.",
        ),
      },
      {
        question: t(
          "Is the Express pass of Universal Studios worth it?",
          "Perlukah membeli Express Pass?",
          "Стоит ли покупать Express Pass?",
        ),
        answer: t(
          "On weekdays outside the school holidays one day is enough without it. On Saturdays and in June and December we advise adding it; the price changes daily.",
          "Pada hari kerja di luar libur sekolah, satu hari cukup tanpa Express. Untuk Sabtu, Juni, dan Desember sebaiknya ditambah; harganya berubah setiap hari.",
          "В будни вне школьных каникул хватает и обычного билета. По субботам, а также в июне и декабре лучше доплатить; цена меняется каждый день.",
        ),
      },
      faqExtra.halal,
      faqs.deposit,
      faqs.changeHotel,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Singapore 3D2N Tour with Universal Studios",
      "Paket Tur Singapura 3H2M + Universal Studios",
      "Тур в Сингапур на 3 дня с Universal Studios",
    ),
    seo_description: t(
      "Three days in Singapore: Marina Bay light shows, a full day at Universal Studios, Chinatown and Kampong Glam, hotel in Bugis, transfers and guide.",
      "Paket Singapura 3 hari 2 malam: Gardens by the Bay, tiket Universal Studios, Chinatown, Kampong Glam, hotel di Bugis, antar-jemput Changi.",
      "Три дня в Сингапуре: огни Марина-Бэй, целый день в Universal Studios, Чайнатаун и Кампонг-Глам. Отель в Бугисе, трансферы и гид включены.",
    ),
  },
  {
    code: "INT-02",
    tags: "multi_day_trip",
    rate: 4.5,
    currency: "IDR",
    starting_price: 3_750_000,
    original_price: null,
    name: t(
      "Kuala Lumpur, Batu Caves and Genting Highlands",
      "Kuala Lumpur, Batu Caves, dan Genting Highlands",
      "Куала-Лумпур, пещеры Бату и Гентинг",
    ),
    duration: t("3 days 2 nights", "3 hari 2 malam", "3 дня / 2 ночи"),
    location: t(
      "Kuala Lumpur and Pahang, Malaysia",
      "Kuala Lumpur dan Pahang, Malaysia",
      "Куала-Лумпур и Паханг, Малайзия",
    ),
    overview: t(
      "Malaysia's capital in a long weekend: the pink mosque of Putrajaya on the way from the airport, the Petronas Towers at dusk, and a cable car from the lowlands up to Genting at 1,800 metres, where you will want a jacket. You sleep in Bukit Bintang, next to the food stalls of Jalan Alor.",
      "Ibu kota Malaysia dalam akhir pekan panjang: Masjid Putra yang merah muda dalam perjalanan dari bandara, Menara Petronas saat senja, dan kereta gantung menuju Genting di ketinggian 1.800 meter yang sejuk. Menginap di Bukit Bintang, selangkah dari jajanan Jalan Alor.",
      "Столица Малайзии за длинные выходные: розовая мечеть Путраджаи по пути из аэропорта, башни Петронас на закате и канатная дорога в Гентинг, на высоту 1800 метров, где пригодится куртка. Живём в Букит-Бинтанге, рядом с уличной кухней Джалан-Алор.",
    ),
    images: [
      "kl-towers/dusk",
      "mosque/dusk",
      "street-food/dusk",
      "rooftop-bar/night",
      "night-market/night",
      "minivan-family/day",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 3_750_000, description: fareNote.perPersonTwo },
      { service_type: fare.singleSupplement, price: 1_100_000, description: fareNote.wholeStay },
      { service_type: fare.child, price: 3_200_000, description: fareNote.childExtraBed },
    ],
    highlights: [
      t(
        "Putra Mosque on the lake of Putrajaya",
        "Masjid Putra di tepi danau Putrajaya",
        "Мечеть Путра на озере в Путраджае",
      ),
      t(
        "Petronas Twin Towers and the fountains of KLCC Park after dark",
        "Menara Kembar Petronas dan air mancur Taman KLCC di malam hari",
        "Башни-близнецы Петронас и вечерние фонтаны парка KLCC",
      ),
      t(
        "272 rainbow steps to the Hindu shrines of Batu Caves",
        "272 anak tangga warna-warni menuju kuil Batu Caves",
        "272 разноцветные ступени к индуистским святилищам пещер Бату",
      ),
      t(
        "Awana SkyWay gondola with a stop at Chin Swee temple",
        "Gondola Awana SkyWay dengan singgah di Kuil Chin Swee",
        "Канатная дорога Awana SkyWay с остановкой у храма Чин-Сви",
      ),
      t(
        "Supper on Jalan Alor: satay, grilled stingray, durian",
        "Kuliner malam di Jalan Alor: sate, pari bakar, durian",
        "Ужин на улице Джалан-Алор: сатай, скат на гриле, дуриан",
      ),
    ],
    itinerary: [
      {
        title: t("Putrajaya and the towers of KLCC", "Putrajaya dan menara KLCC", "Путраджая и башни KLCC"),
        activities: [
          at(
            "12:00",
            "Meeting at KLIA, 25 minutes' drive to Putrajaya",
            "Penjemputan di KLIA, 25 menit menuju Putrajaya",
            "Встреча в аэропорту KLIA, 25 минут до Путраджаи",
          ),
          at(
            "13:00",
            "Putra Mosque and lunch beside the lake",
            "Masjid Putra dan makan siang di tepi danau",
            "Мечеть Путра и обед у озера",
          ),
          at(
            "15:30",
            "Check-in in Bukit Bintang",
            "Check-in hotel di Bukit Bintang",
            "Заселение в Букит-Бинтанге",
          ),
          at(
            "18:00",
            "Merdeka Square and the Sultan Abdul Samad Building",
            "Dataran Merdeka dan Bangunan Sultan Abdul Samad",
            "Площадь Независимости и дворец Султана Абдул-Самада",
          ),
          at(
            "20:00",
            "Petronas Towers and the Lake Symphony fountains",
            "Menara Petronas dan air mancur Lake Symphony",
            "Башни Петронас и фонтаны Lake Symphony",
          ),
        ],
        meals: [meal.lunch],
      },
      {
        title: t(
          "Batu Caves and Genting above the clouds",
          "Batu Caves dan Genting di atas awan",
          "Пещеры Бату и Гентинг над облаками",
        ),
        activities: [
          at(
            "08:30",
            "Batu Caves: the golden Murugan statue and the climb",
            "Batu Caves: patung emas Murugan dan menaiki tangga",
            "Пещеры Бату: золотая статуя Муругана и подъём",
          ),
          at("10:45", "Drive up to Awana station", "Menuju stasiun Awana", "Переезд к станции Авана"),
          at(
            "11:30",
            "SkyWay to Chin Swee temple, pagoda and viewing terrace",
            "SkyWay ke Kuil Chin Swee, pagoda, dan teras pandang",
            "SkyWay до храма Чин-Сви: пагода и смотровая терраса",
          ),
          at(
            "13:00",
            "Genting: lunch on your own, SkyAvenue, indoor park or Genting SkyWorlds (optional tickets)",
            "Genting: makan siang bebas, SkyAvenue, taman dalam ruangan, atau Genting SkyWorlds (tiket opsional)",
            "Гентинг: самостоятельный обед, молл SkyAvenue, крытый парк или Genting SkyWorlds (билеты по желанию)",
          ),
          at(
            "17:00",
            "Gondola down and return to the city",
            "Turun dengan gondola dan kembali ke kota",
            "Спуск и возвращение в город",
          ),
          at(
            "19:30",
            "Supper walk along Jalan Alor with the guide",
            "Jalan-jalan kuliner di Jalan Alor bersama pemandu",
            "Гастрономическая прогулка с гидом по Джалан-Алор",
          ),
        ],
        meals: [meal.breakfast, meal.dinner],
      },
      {
        title: t(
          "Central Market and departure",
          "Central Market dan kepulangan",
          "Центральный рынок и вылет",
        ),
        activities: [
          at(
            "09:00",
            "Thean Hou temple on its hill above the city",
            "Kuil Thean Hou di atas bukit",
            "Храм Тянь-Хоу на холме над городом",
          ),
          at(
            "10:15",
            "Central Market and Petaling Street, batik and white coffee",
            "Central Market dan Petaling Street, batik dan kopi putih",
            "Центральный рынок и Петалинг-стрит: батик и белый кофе",
          ),
          at(
            "12:00",
            "Chocolate tasting at a cocoa boutique",
            "Mencicipi cokelat di butik kakao",
            "Дегустация шоколада в какао-бутике",
          ),
          at(
            "13:00",
            "Transfer to KLIA (flights after 16:30)",
            "Diantar ke KLIA (penerbangan setelah pukul 16.30)",
            "Трансфер в KLIA (на рейсы после 16:30)",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Two nights in a three-star hotel in Bukit Bintang",
        "Dua malam di hotel bintang tiga di Bukit Bintang",
        "Две ночи в трёхзвёздочном отеле в Букит-Бинтанге",
      ),
      included.airportTransfer,
      t(
        "Awana SkyWay return ticket",
        "Tiket Awana SkyWay pulang-pergi",
        "Билет на Awana SkyWay в обе стороны",
      ),
      includedExtra.multilingualGuide,
      included.mealsAsListed,
      included.drinkingWater,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      t(
        "Malaysian tourism tax for foreigners, 10 ringgit per room and night",
        "Pajak turis Malaysia 10 ringgit per kamar per malam",
        "Туристический налог Малайзии: 10 ринггитов за номер в сутки",
      ),
      excluded.optionalActivities,
      excluded.otherMeals,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "What papers does Malaysia ask for?",
          "Dokumen apa yang diminta Malaysia?",
          "Какие документы нужны для въезда в Малайзию?",
        ),
        answer: t(
          "Indonesian, Thai and Russian tourists enter without a visa for up to 30 days. The digital arrival card (MDAC) must be filled in online within three days before arrival; it is free.",
          "WNI bebas visa hingga 30 hari. Kartu kedatangan digital (MDAC) wajib diisi online dalam tiga hari sebelum tiba dan tidak dipungut biaya.",
          "Россияне въезжают без визы на срок до 30 дней. Бесплатную цифровую карту прибытия (MDAC) заполняют онлайн в течение трёх дней до прилёта.",
        ),
      },
      {
        question: t(
          "Can we go up the Petronas Towers?",
          "Bisa naik ke Menara Petronas?",
          "Можно ли подняться на башни Петронас?",
        ),
        answer: t(
          "Yes, with a timed ticket for the bridge and level 86 that we book on request. The bridge is closed on Mondays.",
          "Bisa, dengan tiket masuk berjadwal ke jembatan dan lantai 86 yang kami pesankan. Setiap Senin jembatan tutup.",
          "Да, по билету на определённое время (мост и 86-й этаж), его бронируем по запросу. По понедельникам мост закрыт.",
        ),
      },
      {
        question: t(
          "How cold is it in Genting?",
          "Sedingin apa di Genting?",
          "Насколько прохладно в Гентинге?",
        ),
        answer: t(
          "Between 15 and 22 degrees, often with fog after noon. A light jacket is enough; on very windy days the gondola pauses and we drive up by road.",
          "Sekitar 15–22 derajat dan sering berkabut selepas siang. Jaket tipis cukup; bila angin kencang gondola berhenti dan kami naik lewat jalan raya.",
          "От 15 до 22 градусов, после полудня часто туман. Хватит лёгкой куртки; при сильном ветре канатную дорогу останавливают, тогда поднимаемся по шоссе.",
        ),
      },
      faqExtra.passport,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Kuala Lumpur & Genting Highlands 3D2N Tour",
      "Paket Kuala Lumpur Genting 3 Hari 2 Malam",
      "Куала-Лумпур и Гентинг: тур на 3 дня",
    ),
    seo_description: t(
      "Petronas Towers, Putrajaya, Batu Caves and the Awana SkyWay to Genting Highlands in three days. Hotel in Bukit Bintang, transfers and guide included.",
      "Tur Malaysia 3 hari 2 malam: Putrajaya, Menara Petronas, Batu Caves, dan gondola ke Genting. Hotel Bukit Bintang, antar-jemput, dan pemandu.",
      "Башни Петронас, Путраджая, пещеры Бату и канатная дорога в Гентинг за три дня. Отель в Букит-Бинтанге, трансферы и гид уже в цене тура.",
    ),
  },
  {
    code: "INT-03",
    tags: "multi_day_trip",
    rate: 4.6,
    currency: "THB",
    starting_price: 9_900,
    original_price: 11_500,
    name: t(
      "Bangkok and Pattaya with Coral Island",
      "Bangkok–Pattaya dan Pulau Coral",
      "Бангкок и Паттайя с островом Ко-Лан",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t(
      "Bangkok and Pattaya, Thailand",
      "Bangkok dan Pattaya, Thailand",
      "Бангкок и Паттайя, Таиланд",
    ),
    overview: t(
      "Two nights by the Gulf of Thailand, one in the capital. Swim off Ko Larn in the morning and see the carved wooden Sanctuary of Truth in the afternoon, then follow the Chao Phraya through Bangkok: Wat Arun by ferry, dinner on a river boat, the Grand Palace before the crowds.",
      "Dua malam di tepi Teluk Thailand, satu malam di ibu kota. Pagi berenang di Ko Larn, sore melihat ukiran kayu Sanctuary of Truth, lalu menyusuri Chao Phraya di Bangkok: menyeberang ke Wat Arun, makan malam di kapal, dan masuk Grand Palace sebelum ramai.",
      "Две ночи у Сиамского залива и одна в столице. Утром купаемся на Ко-Лане, днём осматриваем резной деревянный Храм Истины, а затем знакомимся с Бангкоком вдоль Чаопхраи: паром к Ват Аруну, ужин на теплоходе и Большой дворец до наплыва групп.",
    ),
    images: [
      "bangkok-river/dusk",
      "grand-palace/day",
      "speedboat/dawn",
      "night-market/night",
      "street-food/dusk",
      "rooftop-bar/night",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 9_900, description: fareNote.perPersonTwo },
      { service_type: fare.singleSupplement, price: 3_200, description: fareNote.wholeStay },
      { service_type: fare.child, price: 7_900, description: fareNote.childExtraBed },
      { service_type: fare.privateTour, price: 16_500, description: fareNote.ownCarTwo },
    ],
    highlights: [
      t(
        "Speedboat to Tawaen beach on Ko Larn",
        "Speedboat ke Pantai Tawaen di Ko Larn",
        "Катер на пляж Таваен на острове Ко-Лан",
      ),
      t(
        "Sanctuary of Truth, built of teak without metal nails",
        "Sanctuary of Truth, bangunan jati tanpa paku logam",
        "Храм Истины, построенный из тика без единого гвоздя",
      ),
      t(
        "Dinner cruise on the Chao Phraya past the lit temples",
        "Makan malam di kapal melewati kuil-kuil Chao Phraya",
        "Ужин на теплоходе по Чаопхрае мимо подсвеченных храмов",
      ),
      t(
        "Grand Palace and the Emerald Buddha at opening time",
        "Grand Palace dan Buddha Zamrud tepat saat buka",
        "Большой дворец и Изумрудный Будда к самому открытию",
      ),
      t(
        "Shopping at Chatuchak or Pratunam before the flight",
        "Belanja di Chatuchak atau Pratunam sebelum terbang",
        "Покупки на рынке Чатучак или в Пратунаме перед вылетом",
      ),
    ],
    itinerary: [
      {
        title: t("Airport to Pattaya", "Dari bandara ke Pattaya", "Из аэропорта в Паттайю"),
        activities: [
          at(
            "13:00",
            "Meeting at Suvarnabhumi or Don Mueang",
            "Penjemputan di Suvarnabhumi atau Don Mueang",
            "Встреча в Суварнабхуми или Донмыанге",
          ),
          at(
            "15:30",
            "Check-in in central Pattaya",
            "Check-in hotel di pusat kota Pattaya",
            "Заселение в центре Паттайи",
          ),
          at(
            "17:30",
            "Pattaya viewpoint above the bay and Big Buddha hill",
            "Bukit pandang Pattaya dan Bukit Big Buddha",
            "Смотровая площадка над бухтой и холм Большого Будды",
          ),
          at(
            "19:00",
            "Dinner at a seafood restaurant, evening free on the beach road",
            "Makan malam di restoran hidangan laut, lalu acara bebas",
            "Ужин в ресторане морепродуктов, свободный вечер",
          ),
        ],
        meals: [meal.dinner],
      },
      {
        title: t(
          "Ko Larn and the Sanctuary of Truth",
          "Ko Larn dan Sanctuary of Truth",
          "Ко-Лан и Храм Истины",
        ),
        activities: [
          at(
            "08:30",
            "Speedboat from Bali Hai Pier, 20 minutes",
            "Speedboat dari Dermaga Bali Hai, 20 menit",
            "Катер от пирса Бали-Хай, 20 минут",
          ),
          at(
            "09:00",
            "Swimming at Tawaen beach, deckchair included, water sports optional",
            "Berenang di Pantai Tawaen, kursi pantai tersedia, olahraga air opsional",
            "Купание на пляже Таваен: шезлонги включены, водные развлечения за доплату",
          ),
          at("12:30", "Lunch back in town", "Makan siang di kota", "Обед в городе"),
          at(
            "14:30",
            "Sanctuary of Truth with a guide to its carvings",
            "Sanctuary of Truth bersama pemandu",
            "Экскурсия по Храму Истины",
          ),
          at(
            "17:00",
            "Four Regions floating market",
            "Pasar terapung Empat Wilayah",
            "Плавучий рынок Четырёх регионов",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t(
          "Nong Nooch garden, Bangkok by the river",
          "Taman Nong Nooch dan Bangkok dari sungai",
          "Сад Нонг-Нуч и Бангкок с реки",
        ),
        activities: [
          at(
            "09:00",
            "Nong Nooch: French garden, cactus house, dinosaur valley",
            "Nong Nooch: taman Prancis, rumah kaktus, lembah dinosaurus",
            "Нонг-Нуч: французский сад, кактусы и долина динозавров",
          ),
          at(
            "12:00",
            "Lunch and drive to Bangkok",
            "Makan siang, lalu menuju Bangkok",
            "Обед и переезд в Бангкок",
          ),
          at(
            "15:30",
            "Check-in in the Pratunam quarter",
            "Check-in hotel di Pratunam",
            "Заселение в районе Пратунам",
          ),
          at(
            "17:00",
            "ICONSIAM and its indoor floating market",
            "ICONSIAM dan pasar terapung di dalamnya",
            "Торговый центр ICONSIAM с плавучим рынком внутри",
          ),
          at(
            "19:30",
            "Two-hour dinner cruise on the Chao Phraya",
            "Makan malam di kapal Chao Phraya, dua jam",
            "Двухчасовой круиз с ужином по Чаопхрае",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Grand Palace, Wat Arun, departure",
          "Grand Palace, Wat Arun, lalu pulang",
          "Большой дворец, Ват Арун и вылет",
        ),
        activities: [
          at(
            "08:30",
            "Grand Palace and the Temple of the Emerald Buddha",
            "Grand Palace dan Kuil Buddha Zamrud",
            "Большой дворец и храм Изумрудного Будды",
          ),
          at(
            "10:30",
            "Reclining Buddha of Wat Pho, then the ferry to Wat Arun",
            "Buddha tidur di Wat Pho, lalu menyeberang ke Wat Arun",
            "Лежащий Будда в Ват Пхо, затем паром к Ват Аруну",
          ),
          at("12:30", "Lunch by the river", "Makan siang di tepi sungai", "Обед у реки"),
          at(
            "14:00",
            "Chatuchak market at weekends, Pratunam on other days",
            "Pasar Chatuchak di akhir pekan, Pratunam di hari lain",
            "Рынок Чатучак по выходным, в будни — Пратунам",
          ),
          at(
            "16:00",
            "Transfer to the airport (flights after 19:00)",
            "Diantar ke bandara (penerbangan setelah pukul 19.00)",
            "Трансфер в аэропорт (на рейсы после 19:00)",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
    ],
    included: [
      t(
        "Two nights in Pattaya and one in Bangkok, four-star hotels",
        "Dua malam di Pattaya dan satu malam di Bangkok, hotel bintang empat",
        "Две ночи в Паттайе и одна в Бангкоке, отели 4 звезды",
      ),
      included.airportTransfer,
      included.groundTransport,
      included.entranceTickets,
      t(
        "Speedboat to Ko Larn and dinner cruise in Bangkok",
        "Speedboat ke Ko Larn dan makan malam di kapal di Bangkok",
        "Катер на Ко-Лан и круиз с ужином в Бангкоке",
      ),
      includedExtra.multilingualGuide,
      included.mealsAsListed,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      excluded.optionalActivities,
      excluded.alcohol,
      excluded.tips,
      excluded.travelInsurance,
    ],
    faqs: [
      {
        question: t(
          "Is a visa needed for Thailand?",
          "Apakah ke Thailand perlu visa?",
          "Нужна ли виза в Таиланд?",
        ),
        answer: t(
          "Indonesian and Russian tourists enter without one for a short holiday. Everybody registers the Thailand Digital Arrival Card (TDAC) online within three days before landing, free of charge.",
          "WNI bebas visa untuk wisata singkat. Semua penumpang mendaftarkan Thailand Digital Arrival Card (TDAC) secara online dalam tiga hari sebelum mendarat, gratis.",
          "Россиянам для короткого отпуска виза не нужна. Все пассажиры бесплатно заполняют онлайн-карту прибытия TDAC в течение трёх дней до прилёта.",
        ),
      },
      {
        question: t(
          "What must I wear at the Grand Palace?",
          "Bagaimana aturan pakaian di Grand Palace?",
          "Как одеться для посещения Большого дворца?",
        ),
        answer: t(
          "Covered shoulders and knees for men and women; ripped jeans and leggings are turned away. A sarong can be bought at the gate for about THB 200.",
          "Bahu dan lutut tertutup, baik pria maupun wanita; jin robek dan legging ditolak. Di gerbang dijual sarung sekitar 200 baht.",
          "Плечи и колени закрыты и у мужчин, и у женщин; в рваных джинсах и леггинсах не пустят. У входа можно купить саронг примерно за 200 батов.",
        ),
      },
      faqExtra.halal,
      faqs.deposit,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Bangkok–Pattaya 4D3N Tour with Coral Island",
      "Paket Bangkok Pattaya 4 Hari 3 Malam",
      "Тур Бангкок — Паттайя на 4 дня",
    ),
    seo_description: t(
      "Four days in Bangkok and Pattaya: Ko Larn by speedboat, Sanctuary of Truth, Chao Phraya dinner cruise and the Grand Palace, four-star hotels.",
      "Paket 4 hari 3 malam: Ko Larn, Sanctuary of Truth, makan malam di kapal Chao Phraya, dan Grand Palace. Hotel bintang empat dan pemandu.",
      "Четыре дня в Таиланде: остров Ко-Лан, Храм Истины, ужин на теплоходе по Чаопхрае и Большой дворец. Отели 4 звезды, трансферы и гид.",
    ),
  },
  {
    code: "INT-04",
    tags: "open_trip",
    rate: 4.9,
    currency: "THB",
    starting_price: 18_900,
    original_price: null,
    name: t(
      "Chiang Mai at Yi Peng, the night of sky lanterns",
      "Chiang Mai saat Yi Peng, malam ribuan lampion",
      "Чиангмай на Йи-Пенг — ночь небесных фонариков",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t("Chiang Mai, northern Thailand", "Chiang Mai, Thailand utara", "Чиангмай, север Таиланда"),
    overview: t(
      "Once a year, at the full moon of the twelfth lunar month (usually November), Chiang Mai lights the sky with paper lanterns and the Ping river with floating candles. We hold seats at the organised lantern release outside the city and build three more days around it: old-town temples, Doi Suthep, and an elephant sanctuary without riding.",
      "Setahun sekali, pada purnama bulan kedua belas kalender lunar (biasanya November), langit Chiang Mai dipenuhi lampion kertas dan Sungai Ping dihiasi lilin terapung. Kursi di acara pelepasan lampion resmi di luar kota sudah kami pesan, ditambah tiga hari untuk kuil-kuil kota tua, Doi Suthep, dan suaka tanpa tunggang gajah.",
      "Раз в год, в полнолуние двенадцатого лунного месяца (обычно в ноябре), в Чиангмае запускают в небо бумажные фонарики, а по реке Пинг пускают кратхонги со свечами. Места на большом запуске за городом мы выкупаем заранее, а вокруг праздника — храмы старого города, Дой-Сутхеп и приют, где на слонах не катаются.",
    ),
    images: [
      "lantern-festival/night",
      "elephants/dawn",
      "night-market/night",
      "coffee-farm/day",
      "street-food/dusk",
      "jungle-waterfall/day",
      "guide-group/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Adult, standard festival seat",
          "Dewasa, kursi festival standar",
          "Взрослый, стандартное место на празднике",
        ),
        price: 18_900,
        description: fareNote.perPersonTwo,
      },
      {
        service_type: t(
          "Adult, VIP festival seat",
          "Dewasa, kursi festival VIP",
          "Взрослый, VIP-место на празднике",
        ),
        price: 22_500,
        description: t(
          "Front rows, set dinner and two lanterns per person",
          "Baris depan, paket makan malam, dan dua lampion per orang",
          "Первые ряды, ужин и два фонарика на человека",
        ),
      },
      { service_type: fare.singleSupplement, price: 4_800, description: fareNote.wholeStay },
      { service_type: fare.child, price: 15_900, description: fareNote.childExtraBed },
    ],
    highlights: [
      t(
        "Reserved seats at the mass lantern release, dinner and transfer included",
        "Kursi di acara pelepasan lampion, termasuk makan malam dan transportasi",
        "Места на массовом запуске фонариков с ужином и трансфером",
      ),
      t(
        "Making and floating your own krathong on the Ping river",
        "Membuat dan menghanyutkan krathong sendiri di Sungai Ping",
        "Свой кратхонг: делаем сами и пускаем по реке Пинг",
      ),
      t(
        "Wat Phra That Doi Suthep, 309 steps between two nagas",
        "Wat Phra That Doi Suthep, 309 anak tangga diapit dua naga",
        "Ват Пхра Тхат Дой-Сутхеп: 309 ступеней между двумя нагами",
      ),
      t(
        "Half a day with rescued elephants in Mae Taeng, feeding and mud bath",
        "Setengah hari bersama gajah di Mae Taeng: memberi makan dan mandi lumpur",
        "Полдня со спасёнными слонами в Мэ-Тэнге: кормление и грязевые ванны",
      ),
      t(
        "A bowl of khao soi with a cook from the old town",
        "Semangkuk khao soi langsung dari juru masak kota tua",
        "Миска кхао-соя у повара из старого города",
      ),
    ],
    itinerary: [
      {
        title: t("The old town inside the moat", "Kota tua di dalam parit", "Старый город за рвом"),
        activities: [
          at(
            "13:00",
            "Meeting at Chiang Mai airport, 15 minutes to the hotel",
            "Penjemputan di bandara Chiang Mai, 15 menit ke hotel",
            "Встреча в аэропорту Чиангмая, 15 минут до отеля",
          ),
          at(
            "15:30",
            "Walk: Wat Phra Singh and the brick stupa of Wat Chedi Luang",
            "Jalan kaki: Wat Phra Singh dan stupa bata Wat Chedi Luang",
            "Прогулка: Ват Пхра Сингх и кирпичная ступа Ват Чеди Луанг",
          ),
          at(
            "18:00",
            "Novices lighting candles at Wat Phan Tao",
            "Para samanera menyalakan lilin di Wat Phan Tao",
            "Послушники зажигают свечи в Ват Пан Тао",
          ),
          at(
            "19:30",
            "Khantoke dinner of northern dishes",
            "Makan malam khantoke khas utara",
            "Ужин кханток из северных блюд",
          ),
        ],
        meals: [meal.dinner],
      },
      {
        title: t(
          "Doi Suthep and the lantern night",
          "Doi Suthep dan malam lampion",
          "Дой-Сутхеп и ночь фонариков",
        ),
        activities: [
          at(
            "08:00",
            "Up to Doi Suthep before the tour buses",
            "Naik ke Doi Suthep sebelum bus wisata datang",
            "Подъём на Дой-Сутхеп до туристических автобусов",
          ),
          at(
            "11:00",
            "Workshop: how the paper lanterns are made",
            "Lokakarya membuat lampion kertas",
            "Мастер-класс: как делают бумажные фонарики",
          ),
          at(
            "12:30",
            "Lunch, then rest at the hotel",
            "Makan siang, lalu istirahat di hotel",
            "Обед и отдых в отеле",
          ),
          at(
            "15:00",
            "Transfer to the festival grounds, crafts and northern food stalls",
            "Menuju lokasi festival, kerajinan dan jajanan khas utara",
            "Переезд на праздничную площадку, ремёсла и северная кухня",
          ),
          at(
            "18:30",
            "Chanting and meditation led by monks",
            "Doa dan meditasi bersama para biksu",
            "Молитва и медитация с монахами",
          ),
          at(
            "20:00",
            "Lantern release, two rounds, then back to town by 23:00",
            "Pelepasan lampion dua putaran, kembali ke kota sekitar pukul 23.00",
            "Запуск фонариков в два приёма, возвращение в город к 23:00",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Elephants and Loy Krathong", "Gajah dan Loy Krathong", "Слоны и Лой-Кратхонг"),
        activities: [
          at("08:30", "Drive to the Mae Taeng valley", "Menuju lembah Mae Taeng", "Дорога в долину Мэ-Тэнг"),
          at(
            "10:00",
            "Sanctuary: preparing food, walking with the herd, mud bath",
            "Suaka: menyiapkan pakan, berjalan bersama kawanan, mandi lumpur",
            "Приют: готовим корм, гуляем со стадом, грязевая ванна",
          ),
          at("13:00", "Lunch at the sanctuary", "Makan siang di suaka", "Обед в приюте"),
          at(
            "15:00",
            "Bua Tong, the limestone waterfall you climb barefoot",
            "Air terjun Bua Tong yang bisa dipanjat tanpa alas kaki",
            "Водопад Буа-Тонг, по которому поднимаются босиком",
          ),
          at(
            "19:00",
            "Your krathong on the Ping near Nawarat bridge",
            "Menghanyutkan krathong di dekat Jembatan Nawarat",
            "Пускаем кратхонги у моста Наварат",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("Market morning and flight", "Pagi di pasar, lalu pulang", "Утренний рынок и вылет"),
        activities: [
          at(
            "09:00",
            "Warorot market: dried mango, sai ua sausage, hill-tribe cotton",
            "Pasar Warorot: mangga kering, camilan, dan kain suku pegunungan",
            "Рынок Варорот: сушёное манго, колбаски сай-уа, ткани горных племён",
          ),
          at("10:30", "Coffee from Doi Chang beans", "Menikmati kopi Doi Chang", "Кофе из зёрен Дой-Чанг"),
          at(
            "12:00",
            "Transfer to the airport (flights after 14:00)",
            "Diantar ke bandara (penerbangan setelah pukul 14.00)",
            "Трансфер в аэропорт (на рейсы после 14:00)",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Three nights in a boutique hotel near Tha Phae Gate",
        "Tiga malam di hotel butik dekat Gerbang Tha Phae",
        "Три ночи в бутик-отеле у ворот Тхапхэ",
      ),
      t(
        "Festival ticket with dinner and one lantern",
        "Tiket festival dengan makan malam dan satu lampion",
        "Билет на праздник, ужин и один фонарик",
      ),
      included.airportTransfer,
      included.entranceTickets,
      included.englishGuide,
      included.mealsAsListed,
    ],
    excluded: [excludedExtra.flightsToStart, excluded.otherMeals, excluded.tips, excluded.travelInsurance],
    faqs: [
      {
        question: t(
          "On which dates does the festival fall?",
          "Kapan tanggal festivalnya?",
          "Какого числа проходит праздник?",
        ),
        answer: t(
          "It follows the full moon, so the date moves between early and late November. We publish departures about ten months ahead and the seats are usually gone by August.",
          "Mengikuti bulan purnama, jadi bergeser antara awal dan akhir November. Jadwal kami umumkan sekitar sepuluh bulan sebelumnya dan kursi biasanya habis di bulan Agustus.",
          "Дата привязана к полнолунию и сдвигается в пределах ноября. Заезды объявляем месяцев за десять, и к августу места обычно заканчиваются.",
        ),
      },
      {
        question: t(
          "What if it rains on the lantern night?",
          "Bagaimana jika hujan di malam lampion?",
          "А если в ночь фонариков пойдёт дождь?",
        ),
        answer: t(
          "November is dry, but in rain or strong wind the organiser delays the release or holds the ceremony under cover. Festival tickets are not refundable in that case.",
          "November termasuk kering, tetapi saat hujan atau angin kencang panitia menunda pelepasan atau memindahkan acara ke tempat beratap. Tiket festival tidak dapat dikembalikan.",
          "В ноябре сухо, но при дожде или сильном ветре организаторы сдвигают запуск либо проводят церемонию под крышей. Деньги за билеты на праздник в этом случае не возвращают.",
        ),
      },
      faqs.vegetarian,
      faqExtra.groupSize,
    ],
    cancellation: [
      t(
        "More than 90 days before the festival: the full amount is refunded.",
        "Lebih dari 90 hari sebelum festival: uang kembali penuh.",
        "Более чем за 90 дней до праздника возвращаем всю сумму.",
      ),
      t(
        "Between 30 and 90 days: everything except the festival ticket is refunded.",
        "Antara 30 dan 90 hari: semua dikembalikan kecuali tiket festival.",
        "За 30–90 дней возвращаем всё, кроме билета на праздник.",
      ),
      t(
        "Less than 30 days: no refund, but the place can be passed to another person.",
        "Kurang dari 30 hari: tidak ada pengembalian, tetapi tempat boleh dialihkan ke orang lain.",
        "Менее чем за 30 дней деньги не возвращаются, но место можно передать другому человеку.",
      ),
    ],
    seo_title: t(
      "Chiang Mai Yi Peng Lantern Festival 4D3N",
      "Open Trip Chiang Mai Festival Lampion 4H3M",
      "Фестиваль фонариков в Чиангмае: тур на 4 дня",
    ),
    seo_description: t(
      "Join the Yi Peng lantern release in Chiang Mai: reserved festival seats, Doi Suthep, elephant sanctuary without riding, three nights in the old town.",
      "Open trip Yi Peng di Chiang Mai: kursi festival lampion, Doi Suthep, suaka tanpa tunggang gajah, dan tiga malam di kota tua.",
      "Йи-Пенг в Чиангмае: места на запуске фонариков, Дой-Сутхеп, приют для слонов и три ночи в старом городе. Группа до 16 человек.",
    ),
  },
  {
    code: "INT-05",
    tags: "multi_day_trip",
    rate: 4.8,
    currency: "USD",
    starting_price: 345,
    original_price: 390,
    name: t(
      "Hanoi, Ninh Binh and a night on Ha Long Bay",
      "Hanoi, Ninh Binh, dan semalam di Teluk Ha Long",
      "Ханой, Ниньбинь и ночь в бухте Халонг",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t("Northern Vietnam", "Vietnam utara", "Северный Вьетнам"),
    overview: t(
      "Northern Vietnam's three landscapes in four days: the guild streets of Hanoi's Old Quarter, the flooded caves of Trang An that you pass in a rowing boat, and the limestone islands of Ha Long, where you sleep on a junk with a balcony over the water. No internal flights; the longest drive takes two and a half hours.",
      "Tiga wajah Vietnam utara dalam empat hari: gang-gang Old Quarter Hanoi, gua-gua Trang An yang disusuri dengan perahu dayung, dan pulau-pulau kapur Ha Long tempat Anda bermalam di kapal berbalkon. Tanpa penerbangan domestik; perjalanan darat terlama dua setengah jam.",
      "Три пейзажа северного Вьетнама за четыре дня: ремесленные улочки старого Ханоя, затопленные пещеры Чанган, через которые плывут на вёсельной лодке, и известняковые острова Халонга, где вы ночуете на джонке с балконом. Без внутренних перелётов, самый долгий переезд — два с половиной часа.",
    ),
    images: [
      "halong-junk/dawn",
      "sea-kayak-cave/dawn",
      "rice-terraces/day",
      "mangrove-canoe/day",
      "street-food/dusk",
      "night-market/night",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 345, description: fareNote.perPersonTwo },
      { service_type: fare.singleSupplement, price: 125, description: fareNote.wholeStay },
      { service_type: fare.child, price: 265, description: fareNote.childExtraBed },
      {
        service_type: t(
          "Upgrade to a five-star junk",
          "Pindah ke kapal bintang lima",
          "Джонка пять звёзд вместо четырёх",
        ),
        price: 75,
        description: t(
          "Per person for the night on board, suite with bathtub",
          "Per orang untuk semalam di kapal, kamar suite dengan bak mandi",
          "За человека за ночь на борту, сьют с ванной",
        ),
      },
    ],
    highlights: [
      t(
        "A night on a four-star junk among the islands of Ha Long",
        "Semalam di kapal bintang empat di antara pulau-pulau Ha Long",
        "Ночь на четырёхзвёздочной джонке среди островов Халонга",
      ),
      t(
        "Kayaking through Luon cave into a closed lagoon",
        "Kayak menembus Gua Luon menuju laguna tertutup",
        "На каяке через пещеру Луон в закрытую лагуну",
      ),
      t(
        "Two hours by rowing boat through the caves of Trang An",
        "Dua jam naik perahu dayung melewati gua-gua Trang An",
        "Два часа на вёсельной лодке по пещерам Чанган",
      ),
      t(
        "The 500 steps of Mua cave and its view over the rice fields of Tam Coc",
        "500 anak tangga Gua Mua dengan pemandangan sawah Tam Coc",
        "500 ступеней Хангмуа и вид на рисовые поля Тамкока",
      ),
      t(
        "Water puppets and egg coffee in the Old Quarter",
        "Wayang air dan kopi telur di Old Quarter",
        "Театр кукол на воде и яичный кофе в старом квартале",
      ),
    ],
    itinerary: [
      {
        title: t("Hanoi's Old Quarter", "Old Quarter Hanoi", "Старый Ханой"),
        activities: [
          at(
            "13:00",
            "Meeting at Noi Bai airport, 45 minutes to the centre",
            "Penjemputan di bandara Noi Bai, 45 menit ke pusat kota",
            "Встреча в аэропорту Нойбай, 45 минут до центра",
          ),
          at(
            "15:30",
            "Temple of Literature, Vietnam's first university",
            "Kuil Sastra, universitas pertama Vietnam",
            "Храм литературы — первый университет Вьетнама",
          ),
          at(
            "17:00",
            "Hoan Kiem lake, the red bridge and an egg coffee",
            "Danau Hoan Kiem, jembatan merah, dan kopi telur",
            "Озеро Возвращённого меча, красный мост и яичный кофе",
          ),
          at(
            "18:30",
            "Water puppet theatre Thang Long",
            "Teater wayang air Thang Long",
            "Театр кукол на воде «Тханглонг»",
          ),
          at(
            "20:00",
            "Bun cha dinner in the street of the silk guild",
            "Makan malam bun cha (atau pho ayam halal) di Jalan Sutra",
            "Ужин с бун-ча на Шёлковой улице",
          ),
        ],
        meals: [meal.dinner],
      },
      {
        title: t(
          "Ninh Binh by boat and on foot",
          "Ninh Binh dengan perahu dan jalan kaki",
          "Ниньбинь на лодке и пешком",
        ),
        activities: [
          at(
            "08:00",
            "Drive south, two hours",
            "Berangkat ke selatan, dua jam",
            "Выезд на юг, два часа пути",
          ),
          at(
            "10:00",
            "Hoa Lu, capital of the tenth century",
            "Hoa Lu, ibu kota abad kesepuluh",
            "Хоалы — столица X века",
          ),
          at(
            "12:00",
            "Buffet lunch with local goat and rice crust",
            "Makan siang prasmanan khas Ninh Binh",
            "Обед «шведский стол» с местной козлятиной и рисовыми корочками",
          ),
          at(
            "13:30",
            "Rowing boats through the caves of Trang An",
            "Perahu dayung melewati gua-gua Trang An",
            "На вёсельных лодках по пещерам Чанган",
          ),
          at(
            "16:00",
            "Climb to the dragon above Mua cave",
            "Mendaki ke patung naga di atas Gua Mua",
            "Подъём к дракону над Хангмуа",
          ),
          at(
            "19:30",
            "Back in Hanoi, evening free",
            "Tiba di Hanoi, acara bebas",
            "Возвращение в Ханой, свободный вечер",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("On board in Ha Long Bay", "Naik kapal di Teluk Ha Long", "На джонке по Халонгу"),
        activities: [
          at(
            "08:30",
            "Motorway to Tuan Chau marina",
            "Lewat jalan tol ke marina Tuan Chau",
            "По автостраде к причалу Туантяу",
          ),
          at(
            "12:00",
            "Boarding and lunch while the islands close in",
            "Naik kapal dan makan siang sambil berlayar",
            "Посадка и обед, пока джонка входит в лабиринт островов",
          ),
          at(
            "14:30",
            "Sung Sot, the largest cave of the bay",
            "Gua Sung Sot, gua terbesar di teluk",
            "Сунгшот — самая большая пещера бухты",
          ),
          at(
            "16:00",
            "Kayaks or bamboo boat in Luon lagoon, swimming at Ti Top",
            "Kayak atau perahu bambu di laguna Luon, berenang di Ti Top",
            "Каяки или бамбуковая лодка в лагуне Луон, купание на Титопе",
          ),
          at(
            "19:00",
            "Dinner, then squid fishing from the stern",
            "Makan malam, lalu memancing cumi di buritan",
            "Ужин и ловля кальмаров с кормы",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Morning in the bay, flight home", "Pagi di teluk, lalu pulang", "Утро в бухте и вылет"),
        activities: [
          at(
            "06:30",
            "Tai chi and coffee on the sun deck",
            "Tai chi dan kopi di dek atas",
            "Тай-чи и кофе на верхней палубе",
          ),
          at(
            "08:00",
            "Pearl farm or Me Cung cave, depending on the ship",
            "Budi daya mutiara atau Gua Me Cung, tergantung kapal",
            "Жемчужная ферма или пещера Мекунг, в зависимости от судна",
          ),
          at(
            "09:45",
            "Brunch while sailing back",
            "Makan siang lebih awal sambil berlayar kembali",
            "Бранч на обратном пути",
          ),
          at(
            "11:30",
            "Disembarkation and motorway to Hanoi",
            "Turun dari kapal, kembali lewat jalan tol",
            "Высадка и дорога в Ханой",
          ),
          at(
            "14:30",
            "Arrival at Noi Bai airport (flights after 17:00)",
            "Tiba di bandara Noi Bai (penerbangan setelah pukul 17.00)",
            "Прибытие в аэропорт Нойбай (на рейсы после 17:00)",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
    ],
    included: [
      t(
        "Two nights in a three-star hotel in Hanoi, one night in a balcony cabin on board",
        "Dua malam di hotel bintang tiga di Hanoi, satu malam di kabin berbalkon",
        "Две ночи в отеле 3 звезды в Ханое и ночь в каюте с балконом",
      ),
      included.airportTransfer,
      included.groundTransport,
      included.entranceTickets,
      included.englishGuide,
      t(
        "Kayaks in Ha Long, rowing boat in Trang An",
        "Kayak di Ha Long, perahu dayung di Trang An",
        "Каяки в Халонге и лодка в Чангане",
      ),
      included.mealsAsListed,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      excluded.visa,
      excluded.alcohol,
      excluded.tips,
      excluded.travelInsurance,
    ],
    faqs: [
      {
        question: t("Do I need a visa for Vietnam?", "Perlu visa ke Vietnam?", "Нужна ли виза во Вьетнам?"),
        answer: t(
          "Indonesian and Thai tourists stay 30 days without a visa, Russian tourists 45 days. Other nationalities apply for the e-visa about a week before.",
          "WNI bebas visa sampai 30 hari. Untuk paspor lain tersedia e-visa, diajukan sekitar seminggu sebelum berangkat.",
          "Гражданам России виза не нужна при поездке до 45 дней. Тем, кому она требуется, советуем оформить электронную визу примерно за неделю.",
        ),
      },
      {
        question: t("When is the best season?", "Kapan musim terbaik?", "Когда лучше ехать?"),
        answer: t(
          "October, November, March and April: dry and 20–27 degrees. December to February is cool and misty, and from July to September a typhoon may close the bay; the junk night is then replaced by a hotel.",
          "Oktober, November, Maret, dan April: kering, 20–27 derajat. Desember–Februari sejuk dan berkabut. Juli–September teluk bisa ditutup karena topan; malam di kapal kami ganti hotel.",
          "В октябре, ноябре, марте и апреле: сухо, 20–27 градусов. С декабря по февраль прохладно и туманно, а с июля по сентябрь бухту могут закрыть из-за тайфуна — тогда ночь на джонке заменим отелем.",
        ),
      },
      faqExtra.halal,
      faqs.deposit,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Hanoi, Ninh Binh & Ha Long Bay Cruise 4D3N",
      "Paket Hanoi Ninh Binh Ha Long 4 Hari 3 Malam",
      "Ханой, Ниньбинь и Халонг: тур на 4 дня",
    ),
    seo_description: t(
      "Northern Vietnam in four days: Hanoi's Old Quarter, the caves of Trang An by rowing boat and a night on a junk in Ha Long Bay. Guide and meals included.",
      "Vietnam utara 4 hari 3 malam: Old Quarter Hanoi, gua Trang An dengan perahu dayung, dan semalam di kapal Teluk Ha Long. Pemandu dan makan.",
      "Северный Вьетнам за четыре дня: старый Ханой, пещеры Чанган на вёсельной лодке и ночь на джонке в бухте Халонг. Гид и питание включены.",
    ),
  },
];
