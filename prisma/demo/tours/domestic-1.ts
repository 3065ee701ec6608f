import type { DemoTour } from "../demo-content.ts";
import { at, excludedExtra, faqExtra, fare, fareNote, meal } from "./abroad-blocks.ts";
import { cancellations, excluded, faqs, included, t } from "./shared-blocks.ts";

export const domestic1: DemoTour[] = [
  {
    code: "DOM-01",
    tags: "1_day_trip",
    rate: 4.7,
    currency: "IDR",
    starting_price: 485_000,
    original_price: 550_000,
    name: t(
      "Bali highlights: Ulun Danu, Jatiluwih and Tanah Lot",
      "Bali sehari: Ulun Danu, Jatiluwih, dan Tanah Lot",
      "Главное на Бали: Улун-Дану, Джатилувих и Танах-Лот",
    ),
    duration: t("1 day (11 hours)", "1 hari (11 jam)", "1 день (11 часов)"),
    location: t("Tabanan and Bedugul, Bali", "Tabanan dan Bedugul di Bali", "Табанан и Бедугул, Бали"),
    overview: t(
      "A day away from the traffic of the south: the lake temple of Ulun Danu Beratan in the cool of 1,200 metres, the UNESCO-listed rice terraces of Jatiluwih with their thousand-year-old irrigation, and Tanah Lot when the sun drops behind the sea temple. The guide is Balinese and explains what the offerings mean.",
      "Sehari menjauh dari macetnya Bali selatan: Pura Ulun Danu Beratan di ketinggian 1.200 meter yang sejuk, sawah terasering Jatiluwih warisan UNESCO dengan subak berusia seribu tahun, dan Tanah Lot saat matahari tenggelam di balik pura. Pemandunya orang Bali asli yang menjelaskan makna setiap sesajen.",
      "День вдали от пробок юга: храм на озере Улун-Дану-Бератан в прохладе на высоте 1200 метров, рисовые террасы Джатилувих из списка ЮНЕСКО с тысячелетней системой орошения и Танах-Лот, когда солнце садится за морским храмом. Гид-балиец объяснит, что означают подношения.",
    ),
    images: [
      "sea-cliff-temple/dusk",
      "lake-temple/dawn",
      "rice-terraces/day",
      "coffee-farm/day",
      "jungle-waterfall/day",
      "guide-group/dusk",
      "minivan-family/day",
    ],
    prices: [
      {
        service_type: fare.adult,
        price: 485_000,
        description: t(
          "Shared van, up to ten guests, lunch included",
          "Van bersama maksimal 10 orang, termasuk makan siang",
          "В группе до десяти человек, обед включён",
        ),
      },
      {
        service_type: fare.child,
        price: 340_000,
        description: t(
          "Own seat, child lunch",
          "Kursi sendiri, porsi anak",
          "Отдельное место, детская порция",
        ),
      },
      {
        service_type: fare.privateTour,
        price: 890_000,
        description: fareNote.ownCarTwo,
      },
    ],
    highlights: [
      t(
        "The eleven-tiered meru of Ulun Danu Beratan on the water",
        "Meru sebelas tingkat Ulun Danu Beratan di atas air",
        "Одиннадцатиярусная пагода-меру храма Улун-Дану-Бератан на воде",
      ),
      t(
        "A 90-minute walk through the terraces of Jatiluwih",
        "Jalan kaki 90 menit di terasering Jatiluwih",
        "Полуторачасовая прогулка по террасам Джатилувиха",
      ),
      t(
        "Lunch of red rice with a view of Mount Batukaru",
        "Makan siang nasi merah menghadap Gunung Batukaru",
        "Обед с красным рисом и видом на гору Батукару",
      ),
      t(
        "Sunset at Tanah Lot and the holy spring in its cave",
        "Matahari terbenam di Tanah Lot dan mata air suci di guanya",
        "Закат в Танах-Лоте и священный источник в гроте",
      ),
    ],
    itinerary: [
      {
        title: t("From the lake to the ocean", "Dari danau ke samudra", "От озера к океану"),
        activities: [
          at(
            "08:30",
            "Pick-up in Kuta, Seminyak, Canggu, Sanur or Ubud",
            "Penjemputan di Kuta, Seminyak, Canggu, Sanur, atau Ubud",
            "Выезд из Куты, Семиньяка, Чангу, Санура или Убуда",
          ),
          at(
            "10:15",
            "Ulun Danu Beratan: gardens, lake and temple court",
            "Ulun Danu Beratan: taman, danau, dan halaman pura",
            "Улун-Дану-Бератан: сады, озеро, двор храма",
          ),
          at(
            "11:45",
            "Fruit market of Candikuning, strawberries and passion fruit",
            "Pasar Candikuning, stroberi dan markisa",
            "Фруктовый рынок Чандикунинг: клубника и маракуйя",
          ),
          at(
            "13:00",
            "Jatiluwih: lunch, then the terrace walk",
            "Jatiluwih: makan siang, lalu menyusuri sawah",
            "Джатилувих: обед, затем прогулка по террасам",
          ),
          at(
            "16:45",
            "Tanah Lot: low-tide walk to the spring",
            "Tanah Lot: berjalan ke mata air saat surut",
            "Танах-Лот: в отлив проходим к источнику",
          ),
          at(
            "18:15",
            "Sunset from the western cliff, hotels by 19:30–20:00",
            "Matahari terbenam dari tebing barat, tiba di hotel 19.30–20.00",
            "Закат с западного обрыва, в отелях к 19:30–20:00",
          ),
        ],
        meals: [meal.lunch],
      },
    ],
    included: [
      t(
        "Hotel pick-up and return in south Bali and Ubud",
        "Antar-jemput hotel di Bali selatan dan Ubud",
        "Трансфер из отелей юга Бали и Убуда",
      ),
      included.entranceTickets,
      t(
        "Balinese guide speaking English or Indonesian",
        "Pemandu Bali berbahasa Indonesia atau Inggris",
        "Гид-балиец (английский или индонезийский)",
      ),
      included.lunch,
      t("Sarong and sash for the temples", "Kain dan selendang untuk pura", "Саронг и пояс для храмов"),
      included.drinkingWater,
    ],
    excluded: [
      t(
        "Bali tourist levy for foreigners, IDR 150,000",
        "Pungutan wisatawan asing Bali Rp150.000 (khusus WNA)",
        "Туристический сбор Бали для иностранцев, 150 000 рупий",
      ),
      excluded.personalExpenses,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "When are the rice terraces green?",
          "Kapan sawahnya hijau?",
          "Когда рисовые террасы зелёные?",
        ),
        answer: t(
          "The local red rice takes almost six months. March to June and September to November are the greenest; in July the fields are golden, and after harvest they mirror the sky.",
          "Padi merah lokal tumbuh hampir enam bulan. Paling hijau Maret–Juni dan September–November; Juli menguning, dan setelah panen sawah memantulkan langit.",
          "Местный красный рис растёт почти полгода. Зеленее всего с марта по июнь и с сентября по ноябрь; в июле поля золотые, а после жатвы в воде отражается небо.",
        ),
      },
      {
        question: t(
          "May we enter the temples?",
          "Bolehkah masuk ke dalam pura?",
          "Пускают ли внутрь храмов?",
        ),
        answer: t(
          "The outer courts, yes, in sarong and sash. The inner courts are for prayer. Women in their period are asked by custom to stay outside.",
          "Halaman luar boleh, dengan kain dan selendang. Halaman dalam untuk sembahyang. Menurut adat, perempuan yang sedang haid tidak masuk pura.",
          "Во внешние дворы — да, в саронге и с поясом. Внутренние предназначены для молитвы. По обычаю женщины в критические дни в храм не входят.",
        ),
      },
      faqs.weatherOnLand,
      faqs.hotelPickup,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Bali Highlights Day Tour: Ulun Danu & Tanah Lot",
      "Tur Bali 1 Hari: Ulun Danu, Jatiluwih, Tanah Lot",
      "Экскурсия по Бали: Улун-Дану и Танах-Лот",
    ),
    seo_description: t(
      "One day in Bali with a Balinese guide: lake temple Ulun Danu Beratan, the UNESCO rice terraces of Jatiluwih, lunch and sunset at Tanah Lot.",
      "Tur Bali sehari bersama pemandu lokal: Pura Ulun Danu Beratan, sawah Jatiluwih warisan UNESCO, makan siang, dan senja di Tanah Lot.",
      "Один день на Бали с местным гидом: храм Улун-Дану-Бератан, рисовые террасы Джатилувих из списка ЮНЕСКО, обед и закат в Танах-Лоте.",
    ),
  },
  {
    code: "DOM-02",
    tags: "1_day_trip",
    rate: 4.6,
    currency: "IDR",
    starting_price: 850_000,
    original_price: 990_000,
    name: t(
      "Nusa Penida: manta rays and Kelingking cliff",
      "Nusa Penida: pari manta dan tebing Kelingking",
      "Нуса-Пенида: манты и утёс Келингкинг",
    ),
    duration: t("1 day (12 hours)", "1 hari (12 jam)", "1 день (12 часов)"),
    location: t("Nusa Penida, Bali", "Nusa Penida di Bali", "Нуса-Пенида, Бали"),
    overview: t(
      "Half of the day in the water, half on the cliffs. A local snorkel boat takes you to Manta Bay and to two coral walls in the north; after lunch a car follows the west coast to Kelingking, Broken Beach and Angel's Billabong. The crossing from Sanur lasts 45 minutes.",
      "Separuh hari di air, separuh hari di atas tebing. Kapal snorkeling lokal membawa Anda ke Manta Bay dan dua dinding karang di utara; setelah makan siang mobil menyusuri pantai barat ke Kelingking, Broken Beach, dan Angel's Billabong. Penyeberangan dari Sanur 45 menit.",
      "Полдня в воде и полдня на скалах. Местная лодка везёт к бухте Манта и двум коралловым стенам на севере, а после обеда едем на машине вдоль западного берега к Келингкингу, Брокен-Бич и Ангельской купальне. Переправа из Санура — 45 минут.",
    ),
    images: [
      "manta/day",
      "snorkel-split/dawn",
      "island-aerial/day",
      "coral-reef/dawn",
      "sea-turtle/day",
      "speedboat/dawn",
    ],
    prices: [
      {
        service_type: fare.adult,
        price: 850_000,
        description: t(
          "Fast boat, snorkel boat of up to ten and car for six",
          "Fast boat, kapal snorkeling maksimal 10 orang, mobil isi 6",
          "Скоростной паром, лодка до десяти гостей и машина на шестерых",
        ),
      },
      {
        service_type: fare.child,
        price: 690_000,
        description: t(
          "From age six for snorkelling at Manta Bay",
          "Snorkeling di Manta Bay mulai usia 6 tahun",
          "Плавание с мантами — с шести лет",
        ),
      },
      {
        service_type: t("Land tour only", "Tur darat saja", "Только по суше"),
        price: 650_000,
        description: t(
          "Fast boat, car with driver and lunch, no snorkelling",
          "Fast boat, mobil dengan sopir, dan makan siang, tanpa snorkeling",
          "Паром, машина с водителем и обед, без снорклинга",
        ),
      },
      {
        service_type: fare.privateTour,
        price: 1_450_000,
        description: t(
          "Per person for two, own snorkel boat and car",
          "Per orang untuk berdua, kapal dan mobil sendiri",
          "За человека вдвоём: своя лодка и машина",
        ),
      },
    ],
    highlights: [
      t(
        "Snorkelling with reef mantas at Manta Bay",
        "Snorkeling bersama pari manta karang di Manta Bay",
        "Снорклинг с рифовыми мантами в бухте Манта",
      ),
      t(
        "Drift over the coral slope of Gamat Bay",
        "Snorkeling mengikuti arus di lereng karang Teluk Gamat",
        "Дрейф над коралловым склоном бухты Гамат",
      ),
      t(
        "The dinosaur-shaped headland of Kelingking",
        "Tanjung Kelingking yang mirip dinosaurus",
        "Мыс Келингкинг, похожий на тираннозавра",
      ),
      t(
        "Rock arch of Broken Beach and the pool of Angel's Billabong",
        "Lengkungan batu Broken Beach dan kolam Angel's Billabong",
        "Каменная арка Брокен-Бич и природный бассейн Ангельская купальня",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Under the surface, then up the cliff",
          "Dari bawah laut ke atas tebing",
          "Из-под воды на утёс",
        ),
        activities: [
          at(
            "06:00",
            "Pick-up from hotels in south Bali",
            "Penjemputan hotel di Bali selatan",
            "Выезд из отелей юга Бали",
          ),
          at(
            "07:30",
            "Fast boat from Sanur harbour",
            "Fast boat dari Pelabuhan Sanur",
            "Скоростной паром из порта Санур",
          ),
          at(
            "08:45",
            "Snorkel boat: Manta Bay, then Gamat and Crystal Bay",
            "Kapal snorkeling: Manta Bay, lalu Gamat dan Crystal Bay",
            "Снорклинг: бухта Манта, затем Гамат и бухта Кристал",
          ),
          at(
            "12:00",
            "Shower and lunch in Toyapakeh",
            "Bilas dan makan siang di Toyapakeh",
            "Душ и обед в Тоя-Паке",
          ),
          at("13:15", "Kelingking viewpoint", "Titik pandang Kelingking", "Смотровая Келингкинг"),
          at(
            "14:45",
            "Broken Beach and Angel's Billabong",
            "Broken Beach dan Angel's Billabong",
            "Брокен-Бич и Ангельская купальня",
          ),
          at(
            "16:45",
            "Boat to Sanur, hotels at about 18:30",
            "Kapal ke Sanur, tiba di hotel sekitar 18.30",
            "Паром в Санур, в отелях около 18:30",
          ),
        ],
        meals: [meal.lunch],
      },
    ],
    included: [
      t("Hotel transfers in south Bali", "Antar-jemput hotel di Bali selatan", "Трансфер из отелей юга Бали"),
      t(
        "Return fast boat Sanur–Nusa Penida",
        "Fast boat Sanur–Nusa Penida pulang-pergi",
        "Скоростной паром Санур — Нуса-Пенида и обратно",
      ),
      included.snorkelGear,
      t(
        "Snorkel guide in the water with an underwater camera",
        "Pemandu snorkeling dengan kamera bawah air",
        "Гид в воде с подводной камерой",
      ),
      included.lunch,
      included.insurance,
    ],
    excluded: [
      t("Island entry fee, IDR 25,000", "Retribusi masuk pulau Rp25.000", "Островной сбор, 25 000 рупий"),
      t(
        "Bali tourist levy for foreigners",
        "Pungutan wisatawan asing Bali (khusus WNA)",
        "Туристический сбор Бали для иностранцев",
      ),
      excluded.fins,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Are mantas there all year?",
          "Apakah manta ada sepanjang tahun?",
          "Манты там круглый год?",
        ),
        answer: t(
          "Yes, eight or nine trips in ten meet them. From July to September the southern swell sometimes closes Manta Bay; then we snorkel at three sites in the north.",
          "Ya, delapan sampai sembilan dari sepuluh trip bertemu. Juli–September ombak selatan kadang menutup Manta Bay; snorkeling dialihkan ke tiga titik di utara.",
          "Да, встречаем в восьми-девяти поездках из десяти. С июля по сентябрь южная волна иногда закрывает бухту, тогда плаваем в трёх местах на севере.",
        ),
      },
      {
        question: t(
          "Can we walk down to Kelingking beach?",
          "Bisa turun ke Pantai Kelingking?",
          "Можно ли спуститься на пляж Келингкинг?",
        ),
        answer: t(
          "Not on this tour. The path is steep, takes two hours there and back, and the surf is dangerous.",
          "Tidak di tur ini. Jalurnya terjal, perlu dua jam pulang-pergi, dan ombaknya berbahaya.",
          "В этом туре — нет. Тропа крутая, туда и обратно два часа, а прибой опасный.",
        ),
      },
      faqs.swimming,
      faqs.weather,
      faqs.whatToBring,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Nusa Penida Day Trip: Mantas and Kelingking",
      "Tur Nusa Penida 1 Hari: Manta dan Kelingking",
      "Нуса-Пенида за день: манты и Келингкинг",
    ),
    seo_description: t(
      "Nusa Penida from Sanur: snorkel with manta rays at Manta Bay and Gamat, lunch, Kelingking cliff, Broken Beach and Angel's Billabong in one day.",
      "Nusa Penida dari Sanur: snorkeling bersama manta dan di Gamat, makan siang, tebing Kelingking, Broken Beach, Angel's Billabong dalam sehari.",
      "Нуса-Пенида из Санура: снорклинг с мантами и в Гамате, обед, утёс Келингкинг, Брокен-Бич и Ангельская купальня за один день.",
    ),
  },
  {
    code: "DOM-03",
    tags: "multi_day_trip",
    rate: 4.8,
    currency: "IDR",
    starting_price: 2_650_000,
    original_price: 2_950_000,
    name: t(
      "Bromo and Ijen: sea of sand and blue fire",
      "Bromo–Ijen: lautan pasir dan api biru",
      "Бромо и Иджен: море песка и голубой огонь",
    ),
    duration: t("3 days 2 nights", "3 hari 2 malam", "3 дня / 2 ночи"),
    location: t("East Java", "Jawa Timur", "Восточная Ява"),
    overview: t(
      "From Surabaya to the eastern tip of Java over two volcanoes: a jeep to the sunrise above Bromo's sea of sand, and a night climb to the crater lake of Ijen, where burning sulphur glows blue and miners carry baskets of seventy kilograms. The tour ends at the Ketapang ferry, an hour from Bali.",
      "Dari Surabaya ke ujung timur Jawa lewat dua gunung api: naik jip menyambut fajar di atas lautan pasir Bromo, lalu mendaki malam ke danau kawah Ijen tempat belerang menyala biru dan penambang memikul tujuh puluh kilogram. Tur berakhir di pelabuhan Ketapang, satu jam dari Bali.",
      "Из Сурабаи до восточного края Явы через два вулкана: на джипе к рассвету над морем песка Бромо и ночной подъём к кратерному озеру Иджен, где горящая сера светится голубым, а рабочие несут корзины по семьдесят килограммов. Финиш у парома в Кетапанге, в часе от Бали.",
    ),
    images: [
      "bromo/dawn",
      "ijen/night",
      "bromo/day",
      "jungle-waterfall/day",
      "coffee-farm/day",
      "van-road/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Adult, group of four or more",
          "Dewasa, rombongan minimal 4 orang",
          "Взрослый, группа от четырёх человек",
        ),
        price: 2_650_000,
        description: fareNote.perPersonTwo,
      },
      {
        service_type: t("Adult, two travellers", "Dewasa, peserta berdua", "Взрослый, поездка вдвоём"),
        price: 3_200_000,
        description: fareNote.ownCarTwo,
      },
      { service_type: fare.singleSupplement, price: 550_000, description: fareNote.wholeStay },
      {
        service_type: t("Surcharge for foreign passports", "Tambahan untuk WNA", "Доплата для иностранцев"),
        price: 400_000,
        description: t(
          "Difference of the park tickets of Bromo and Ijen",
          "Selisih tiket masuk Bromo dan Ijen",
          "Разница в цене билетов на Бромо и Иджен",
        ),
      },
    ],
    highlights: [
      t(
        "Sunrise over Bromo, Batok and smoking Semeru from King Kong Hill",
        "Fajar di atas Bromo, Batok, dan Semeru dari Bukit King Kong",
        "Рассвет над Бромо, Батоком и дымящимся Семеру с холма Кинг-Конг",
      ),
      t(
        "Jeep across the sea of sand, 250 steps to the crater rim",
        "Jip melintasi lautan pasir, 250 anak tangga ke bibir kawah",
        "На джипе через море песка и 250 ступеней к кромке кратера",
      ),
      t(
        "The blue flames of Ijen before daybreak",
        "Api biru Ijen sebelum fajar",
        "Голубое пламя Иджена до рассвета",
      ),
      t(
        "Turquoise acid lake, the largest in the world",
        "Danau asam biru toska, terbesar di dunia",
        "Бирюзовое кислотное озеро, крупнейшее в мире",
      ),
      t(
        "Madakaripura waterfall in its green cauldron",
        "Air terjun Madakaripura di ceruk tebing hijau",
        "Водопад Мадакарипура в зелёном каменном колодце",
      ),
    ],
    itinerary: [
      {
        title: t("Surabaya to Cemoro Lawang", "Surabaya ke Cemoro Lawang", "Сурабая — Чеморо-Лаванг"),
        activities: [
          at(
            "09:00",
            "Pick-up at the airport, Gubeng station or hotel",
            "Penjemputan di bandara, Stasiun Gubeng, atau hotel",
            "Встреча в аэропорту, на вокзале Губенг или в отеле",
          ),
          at("12:00", "Lunch in Probolinggo", "Makan siang di Probolinggo", "Обед в Проболинго"),
          at(
            "13:30",
            "Madakaripura: half an hour's walk to the falls, raincoat provided",
            "Madakaripura: jalan setengah jam, jas hujan disediakan",
            "Мадакарипура: полчаса пешком, дождевики выдаём",
          ),
          at(
            "17:00",
            "Hotel on the caldera rim at 2,200 m",
            "Hotel di tepi kaldera, 2.200 mdpl",
            "Отель на краю кальдеры, 2200 м",
          ),
          at("19:00", "Dinner, early to bed", "Makan malam, tidur lebih awal", "Ужин и ранний отбой"),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Sunrise on Bromo, drive to Ijen",
          "Fajar di Bromo, lalu ke Ijen",
          "Рассвет на Бромо и дорога к Иджену",
        ),
        activities: [
          at("03:00", "Jeep to King Kong Hill", "Naik jip ke Bukit King Kong", "Джип на холм Кинг-Конг"),
          at(
            "05:15",
            "Sunrise, hot ginger tea",
            "Matahari terbit, wedang jahe hangat",
            "Рассвет и горячий имбирный чай",
          ),
          at(
            "06:45",
            "Sea of sand, temple Luhur Poten, crater rim",
            "Lautan pasir, Pura Luhur Poten, bibir kawah",
            "Море песка, храм Лухур-Потен, край кратера",
          ),
          at(
            "09:00",
            "Breakfast and shower at the hotel",
            "Sarapan dan mandi di hotel",
            "Завтрак и душ в отеле",
          ),
          at(
            "10:30",
            "Drive along the north coast, lunch on the way",
            "Menyusuri jalur pantura, makan siang di perjalanan",
            "Переезд вдоль северного берега, обед в пути",
          ),
          at(
            "17:30",
            "Hotel in Licin below Ijen, dinner",
            "Hotel di Licin di kaki Ijen, makan malam",
            "Отель в Личине под Идженом, ужин",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Blue fire and coffee", "Api biru dan kopi", "Голубой огонь и кофе"),
        activities: [
          at(
            "00:30",
            "Drive to Paltuding, gas masks and headlamps",
            "Menuju Paltuding, pembagian masker gas dan senter",
            "Выезд в Палтудинг, выдаём маски и фонари",
          ),
          at(
            "02:00",
            "The gate opens: three kilometres uphill with a local guide",
            "Gerbang dibuka: mendaki tiga kilometer bersama pemandu lokal",
            "Открытие ворот: три километра вверх с местным гидом",
          ),
          at(
            "04:00",
            "Blue fire, as far down as the wardens allow that night",
            "Api biru, sejauh yang diizinkan petugas malam itu",
            "Голубой огонь: спускаемся, насколько разрешат смотрители",
          ),
          at("05:20", "Sunrise over the lake", "Matahari terbit di atas danau kawah", "Рассвет над озером"),
          at(
            "08:30",
            "Breakfast and coffee farm at Kalibendo",
            "Sarapan dan kebun kopi Kalibendo",
            "Завтрак и кофейная ферма Калибендо",
          ),
          at(
            "11:30",
            "Drop-off: Ketapang ferry, Banyuwangi station or airport",
            "Diantar ke Pelabuhan Ketapang, stasiun, atau bandara Banyuwangi",
            "Высадка: паром Кетапанг, вокзал или аэропорт Баньюванги",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Two nights in good local hotels, twin room",
        "Dua malam di hotel lokal yang layak, sekamar berdua",
        "Две ночи в хороших местных отелях, двухместный номер",
      ),
      t(
        "Air-conditioned car Surabaya–Banyuwangi",
        "Mobil ber-AC Surabaya–Banyuwangi",
        "Машина с кондиционером Сурабая — Баньюванги",
      ),
      t(
        "Jeep on Bromo, mountain guide and gas mask on Ijen",
        "Jip di Bromo, pemandu gunung dan masker gas di Ijen",
        "Джип на Бромо, горный гид и противогаз на Иджене",
      ),
      t(
        "Park tickets at the Indonesian rate",
        "Tiket taman nasional tarif WNI",
        "Билеты в парки по местному тарифу",
      ),
      included.mealsAsListed,
    ],
    excluded: [
      excludedExtra.foreignParkFee,
      t("Horse to the foot of Bromo's steps", "Sewa kuda ke kaki tangga Bromo", "Лошадь до ступеней Бромо"),
      t(
        "Health certificate for Ijen (about IDR 50,000 on the spot)",
        "Surat sehat untuk Ijen (sekitar Rp50.000 di tempat)",
        "Медсправка для Иджена (около 50 000 рупий на месте)",
      ),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "On which days are the volcanoes closed?",
          "Kapan Bromo dan Ijen ditutup?",
          "В какие дни вулканы закрыты?",
        ),
        answer: t(
          "Ijen rests on the first Friday of each month. Bromo closes to vehicles at Nyepi, during the Wulan Kapitu month and around Yadnya Kasada; we know the dates and shift the order of days.",
          "Ijen libur pada Jumat pertama setiap bulan. Bromo tertutup bagi kendaraan saat Nyepi, Wulan Kapitu, dan sekitar Yadnya Kasada; jadwal kami sesuaikan.",
          "Иджен закрыт в первую пятницу месяца. На Бромо машины не пускают в Ньепи, в месяц Вулан Капиту и в дни праздника Ядня-Касада; мы знаем даты и меняем порядок дней.",
        ),
      },
      {
        question: t("How cold does it get?", "Sedingin apa di sana?", "Насколько там холодно?"),
        answer: t(
          "From 5 to 10 degrees before sunrise, in July and August even near zero. Bring a warm jacket, gloves and a hat; jackets can be hired at the jeep stop.",
          "Sekitar 5–10 derajat sebelum fajar, Juli–Agustus bisa mendekati nol. Bawa jaket tebal, sarung tangan, dan kupluk; jaket bisa disewa di lokasi.",
          "Перед рассветом 5–10 градусов, в июле и августе бывает около нуля. Возьмите тёплую куртку, перчатки и шапку; куртку можно взять напрокат на месте.",
        ),
      },
      {
        question: t(
          "Will I see the blue fire for sure?",
          "Apakah api biru pasti terlihat?",
          "Голубой огонь точно будет?",
        ),
        answer: t(
          "It burns every night, but wind, rain or a gas warning can keep visitors on the rim. The dry months April to October are best.",
          "Api menyala setiap malam, tetapi angin, hujan, atau peringatan gas bisa membatasi pengunjung hanya di bibir kawah. Terbaik April–Oktober.",
          "Он горит каждую ночь, но ветер, дождь или выброс газа могут оставить гостей наверху. Лучшее время — сухие месяцы, с апреля по октябрь.",
        ),
      },
      faqs.deposit,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Bromo Ijen Tour 3D2N from Surabaya to Bali",
      "Paket Bromo Ijen 3 Hari 2 Malam dari Surabaya",
      "Вулканы Бромо и Иджен: тур на 3 дня",
    ),
    seo_description: t(
      "Three days over two volcanoes of East Java: Bromo sunrise by jeep, Madakaripura falls, Ijen blue fire with guide and mask. Ends at the Bali ferry.",
      "Paket Bromo Ijen dari Surabaya: fajar Bromo dengan jip, Madakaripura, api biru Ijen dengan pemandu dan masker. Berakhir di Ketapang.",
      "Три дня на вулканах Восточной Явы: рассвет на Бромо, водопад Мадакарипура, голубой огонь Иджена с гидом и маской. Финиш у парома на Бали.",
    ),
  },
  {
    code: "DOM-04",
    tags: "open_trip",
    rate: 4.8,
    currency: "IDR",
    starting_price: 4_250_000,
    original_price: null,
    name: t(
      "Komodo by phinisi: Padar, Pink Beach, dragons",
      "Komodo naik phinisi: Padar, Pantai Pink, komodo",
      "Комодо на пиниси: Падар, Розовый пляж и вараны",
    ),
    duration: t("3 days 2 nights", "3 hari 2 malam", "3 дня / 2 ночи"),
    location: t(
      "Komodo National Park, Flores",
      "Taman Nasional Komodo, Flores",
      "Национальный парк Комодо, Флорес",
    ),
    overview: t(
      "Two nights on a wooden phinisi of eight cabins, sailing every Friday from Labuan Bajo. You are on the ridge of Padar before the day boats, meet the dragons with a ranger, and snorkel at five places, from the turtles of Siaba to the cleaning station of the mantas. The cook on board is from Bima and his sambal is fresh.",
      "Dua malam di kapal phinisi kayu berisi delapan kabin, berlayar setiap Jumat dari Labuan Bajo. Anda tiba di puncak Padar sebelum kapal harian datang, bertemu komodo bersama ranger, dan snorkeling di lima titik, dari penyu Siaba sampai tempat manta membersihkan diri. Juru masaknya orang Bima dengan sambal yang selalu segar.",
      "Две ночи на деревянной шхуне-пиниси с восемью каютами, выход из Лабуан-Баджо каждую пятницу. На гребень Падара поднимаемся раньше однодневных катеров, варанов смотрим с рейнджером, ныряем с маской в пяти местах — от черепах Сиабы до «станции очистки» мант. Готовит кок из Бимы, самбал всегда свежий.",
    ),
    images: [
      "padar-view/dawn",
      "phinisi/dusk",
      "komodo-dragon/day",
      "pink-beach/day",
      "sandbar/dawn",
      "snorkel-split/dawn",
      "coral-reef/dawn",
      "sea-turtle/day",
    ],
    prices: [
      {
        service_type: t(
          "Bed in a shared cabin for four",
          "Tempat tidur di kabin bersama isi 4",
          "Место в четырёхместной каюте",
        ),
        price: 4_250_000,
        description: t(
          "Per person, air conditioning, shared bathroom",
          "Per orang, ber-AC, kamar mandi bersama",
          "За человека, кондиционер, общий душ",
        ),
      },
      {
        service_type: t("Private cabin for two", "Kabin privat berdua", "Двухместная каюта"),
        price: 5_350_000,
        description: t(
          "Per person, own bathroom, sea window",
          "Per orang, kamar mandi dalam, jendela menghadap laut",
          "За человека, свой санузел, окно на море",
        ),
      },
      {
        service_type: t("Master cabin with balcony", "Kabin master dengan balkon", "Мастер-каюта с балконом"),
        price: 6_500_000,
        description: t(
          "Per person, upper deck, two guests",
          "Per orang, dek atas, dua tamu",
          "За человека, верхняя палуба, двое гостей",
        ),
      },
      {
        service_type: t("Whole ship", "Sewa satu kapal", "Судно целиком"),
        price: 68_000_000,
        description: t(
          "Up to sixteen guests, your own route and date",
          "Maksimal 16 tamu, rute dan tanggal sendiri",
          "До шестнадцати гостей, свой маршрут и дата",
        ),
      },
    ],
    highlights: [
      t(
        "Sunrise on Padar with its three bays of different colour",
        "Fajar di Padar dengan tiga teluk berbeda warna",
        "Рассвет на Падаре над тремя бухтами разного цвета",
      ),
      t(
        "Komodo dragons with a ranger at Loh Liang",
        "Melihat komodo bersama ranger di Loh Liang",
        "Комодские вараны с рейнджером в Ло-Лианге",
      ),
      t(
        "Pink Beach and the reef a few strokes from the sand",
        "Pantai Pink dan terumbu yang hanya beberapa kayuhan dari pasir",
        "Розовый пляж и риф в нескольких гребках от песка",
      ),
      t(
        "Drift snorkelling with mantas at Karang Makassar",
        "Snorkeling mengikuti arus bersama manta di Karang Makassar",
        "Дрейф-снорклинг с мантами в Каранг-Макассаре",
      ),
      t(
        "Thousands of flying foxes leaving Kalong at dusk",
        "Ribuan kalong terbang dari Pulau Kalong saat senja",
        "Тысячи летучих лисиц над островом Калонг на закате",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Labuan Bajo, Kelor and the flying foxes",
          "Labuan Bajo, Kelor, dan kalong",
          "Лабуан-Баджо, Келор и летучие лисицы",
        ),
        activities: [
          at(
            "09:30",
            "Meeting at the airport or hotel, transfer to the harbour",
            "Penjemputan di bandara atau hotel, ke pelabuhan",
            "Встреча в аэропорту или отеле, переезд в порт",
          ),
          at(
            "10:30",
            "Boarding, safety briefing, cabins",
            "Naik kapal, pengarahan keselamatan, kabin",
            "Посадка, инструктаж, каюты",
          ),
          at(
            "12:00",
            "Kelor: short climb and swim; lunch on board",
            "Kelor: mendaki singkat dan berenang; makan siang di kapal",
            "Келор: короткий подъём и купание, обед на борту",
          ),
          at("14:30", "Snorkelling at Manjarite", "Snorkeling di Manjarite", "Снорклинг у Манджарите"),
          at(
            "18:00",
            "Kalong island: the flight of the flying foxes",
            "Pulau Kalong: kawanan kalong beterbangan",
            "Остров Калонг: вылет летучих лисиц",
          ),
          at("19:30", "Dinner at anchor", "Makan malam saat kapal berlabuh", "Ужин на якорной стоянке"),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t("Padar, Komodo and the mantas", "Padar, Komodo, dan manta", "Падар, Комодо и манты"),
        activities: [
          at(
            "04:45",
            "Dinghy to Padar, 800 steps",
            "Sekoci ke Padar, 800 anak tangga",
            "На шлюпке к Падару, 800 ступеней",
          ),
          at("07:30", "Breakfast under sail", "Sarapan sambil berlayar", "Завтрак под парусами"),
          at(
            "09:00",
            "Loh Liang: dragon walk with ranger, 90 minutes",
            "Loh Liang: trekking komodo bersama ranger, 90 menit",
            "Ло-Лианг: прогулка к варанам с рейнджером, полтора часа",
          ),
          at("11:30", "Pink Beach", "Berenang di Pantai Pink", "Розовый пляж"),
          at(
            "14:00",
            "Taka Makassar sandbank and manta drift",
            "Gosong Taka Makassar dan snorkeling manta",
            "Отмель Така-Макассар и дрейф с мантами",
          ),
          at(
            "17:30",
            "Gili Lawa Darat viewpoint or sunset from the deck, depending on the rangers",
            "Bukit Gili Lawa Darat atau senja dari dek, sesuai izin petugas",
            "Холм Гили-Лава-Дарат или закат с палубы — как разрешат рейнджеры",
          ),
          at("19:30", "Barbecue dinner", "Makan malam barbeku", "Ужин-барбекю"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Turtles of Siaba and return", "Penyu Siaba dan kembali", "Черепахи Сиабы и возвращение"),
        activities: [
          at(
            "07:00",
            "Siaba: snorkelling among green turtles",
            "Siaba: snorkeling bersama penyu hijau",
            "Сиаба: снорклинг с зелёными черепахами",
          ),
          at(
            "09:30",
            "Kanawa jetty, starfish and coral garden",
            "Dermaga Kanawa, bintang laut dan taman karang",
            "Причал Канавы, морские звёзды и коралловый сад",
          ),
          at("11:30", "Lunch on the way back", "Makan siang dalam pelayaran pulang", "Обед на обратном пути"),
          at(
            "13:00",
            "Labuan Bajo, transfer to hotel or airport (flights after 15:00)",
            "Labuan Bajo, diantar ke hotel atau bandara (penerbangan setelah 15.00)",
            "Лабуан-Баджо, трансфер в отель или аэропорт (рейсы после 15:00)",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
    ],
    included: [
      t(
        "Two nights on board in the chosen cabin",
        "Dua malam di kapal sesuai kabin pilihan",
        "Две ночи на борту в выбранной каюте",
      ),
      t(
        "All meals on board, coffee, tea, water, fruit",
        "Semua makan di kapal, kopi, teh, air, buah",
        "Полное питание на борту, кофе, чай, вода, фрукты",
      ),
      included.snorkelGear,
      t(
        "Guide on board and park ranger on Komodo",
        "Pemandu di kapal dan ranger di Pulau Komodo",
        "Гид на борту и рейнджер на Комодо",
      ),
      included.airportTransfer,
      included.insurance,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      t(
        "Park tickets: about IDR 400,000 for Indonesians, IDR 900,000 for foreigners",
        "Tiket taman nasional: sekitar Rp400.000 WNI, Rp900.000 WNA",
        "Сборы парка: около 900 000 рупий для иностранцев, 400 000 для индонезийцев",
      ),
      t("Drone permit", "Izin drone", "Разрешение на дрон"),
      excluded.alcohol,
      excluded.tips,
    ],
    faqs: [
      {
        question: t("When is the sea calm?", "Kapan lautnya tenang?", "Когда море спокойное?"),
        answer: t(
          "From April to November. In January and February the harbour master often keeps ships in port for days; on such dates we do not open departures.",
          "April sampai November. Januari–Februari syahbandar sering menahan kapal berhari-hari; pada tanggal itu kami tidak membuka trip.",
          "С апреля по ноябрь. В январе и феврале капитан порта нередко закрывает выход на несколько дней, и рейсы на эти даты мы не открываем.",
        ),
      },
      {
        question: t("Are the dragons dangerous?", "Apakah komodo berbahaya?", "Опасны ли вараны?"),
        answer: t(
          "They are wild, so nobody walks without a ranger, and the group stays together at five metres. Tell the ranger about any open wound or menstruation.",
          "Komodo hewan liar, maka tidak ada yang berjalan tanpa ranger dan rombongan menjaga jarak lima meter. Beri tahu ranger bila ada luka terbuka atau sedang haid.",
          "Это дикие животные: ходим только с рейнджером, группой, на расстоянии пяти метров. Об открытых ранах и менструации рейнджера надо предупредить.",
        ),
      },
      {
        question: t(
          "Is there electricity and signal?",
          "Ada listrik dan sinyal?",
          "Есть ли электричество и связь?",
        ),
        answer: t(
          "Sockets in the cabins from 17:00 to 7:00. There is mobile signal near Komodo village and Kelor, none at Padar.",
          "Colokan di kabin menyala pukul 17.00–07.00. Sinyal ada di dekat Kampung Komodo dan Kelor, di Padar tidak ada.",
          "Розетки в каютах работают с 17:00 до 7:00. Связь есть у деревни Комодо и у Келора, на Падаре её нет.",
        ),
      },
      faqs.swimming,
      faqs.privateGroup,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Komodo Phinisi Liveaboard 3D2N, Labuan Bajo",
      "Open Trip Komodo Phinisi 3 Hari 2 Malam",
      "Комодо на шхуне-пиниси: круиз на 3 дня",
    ),
    seo_description: t(
      "Join a phinisi from Labuan Bajo: Padar at sunrise, Komodo dragons, Pink Beach, mantas, turtles of Siaba. Cabins for two or four, all meals on board.",
      "Open trip phinisi dari Labuan Bajo: fajar di Padar, komodo, Pantai Pink, manta, penyu Siaba. Kabin berdua atau berempat, makan lengkap.",
      "Круиз на пиниси из Лабуан-Баджо: рассвет на Падаре, вараны, Розовый пляж, манты и черепахи. Каюты на двоих и четверых, полное питание.",
    ),
  },
  {
    code: "DOM-05",
    tags: "multi_day_trip",
    rate: 4.9,
    currency: "IDR",
    starting_price: 11_900_000,
    original_price: null,
    name: t(
      "Raja Ampat: Piaynemo, Arborek and the Dampier Strait",
      "Raja Ampat: Piaynemo, Arborek, dan Selat Dampier",
      "Раджа-Ампат: Пьянемо, Арборек и пролив Дампир",
    ),
    duration: t("5 days 4 nights", "5 hari 4 malam", "5 дней / 4 ночи"),
    location: t(
      "Raja Ampat, Southwest Papua",
      "Raja Ampat, Papua Barat Daya",
      "Раджа-Ампат, Юго-Западное Папуа",
    ),
    overview: t(
      "Four nights in a wooden bungalow over the water of Kri, with boat days to the mushroom islets of Piaynemo, the weaving village of Arborek and Kabui Bay. Scientists counted more coral species here than in the whole Caribbean, and you notice it one metre below the jetty. The price includes the ferry from Sorong and the boats with their fuel, the costly part of any trip here.",
      "Empat malam di bungalo kayu di atas air Pulau Kri, dengan kapal ke gugusan karst Piaynemo, desa anyaman Arborek, dan Teluk Kabui. Jenis karang di sini lebih banyak daripada di seluruh Karibia, dan itu terasa bahkan satu meter di bawah dermaga. Harga sudah termasuk feri dari Sorong serta kapal dan bahan bakarnya, bagian termahal dari perjalanan ini.",
      "Четыре ночи в деревянном бунгало над водой на острове Кри и морские дни: островки-грибы Пьянемо, деревня плетельщиц Арборек, залив Кабуи. Видов кораллов здесь больше, чем во всём Карибском море, и это заметно уже в метре под причалом. В цене паром из Соронга и лодки с топливом — самая дорогая часть любой поездки сюда.",
    ),
    images: [
      "raja-ampat/day",
      "island-aerial/day",
      "coral-reef/dawn",
      "sandbar/dawn",
      "snorkel-split/dawn",
      "sea-turtle/day",
      "speedboat/dawn",
    ],
    prices: [
      {
        service_type: t(
          "Adult, group of four or more",
          "Dewasa, rombongan minimal 4 orang",
          "Взрослый, группа от четырёх человек",
        ),
        price: 11_900_000,
        description: t(
          "Per person, two guests sharing a bungalow",
          "Per orang, satu bungalo berdua",
          "За человека, бунгало на двоих",
        ),
      },
      {
        service_type: t("Adult, two travellers", "Dewasa, peserta berdua", "Взрослый, поездка вдвоём"),
        price: 14_000_000,
        description: t(
          "Per person with a boat for two",
          "Per orang dengan kapal untuk berdua",
          "За человека, лодка на двоих",
        ),
      },
      { service_type: fare.singleSupplement, price: 1_900_000, description: fareNote.wholeStay },
      {
        service_type: t("Two dives with a centre on Kri", "Dua kali selam di Kri", "Два погружения на Кри"),
        price: 1_750_000,
        description: t(
          "For certified divers, equipment extra",
          "Untuk penyelam bersertifikat, alat belum termasuk",
          "Для сертифицированных дайверов, снаряжение отдельно",
        ),
      },
    ],
    highlights: [
      t(
        "The view of Piaynemo after 320 wooden steps",
        "Pemandangan Piaynemo setelah 320 anak tangga kayu",
        "Вид на Пьянемо после 320 деревянных ступеней",
      ),
      t(
        "Manta Sandy and the school of jacks under Arborek jetty",
        "Manta Sandy dan kawanan ikan di bawah dermaga Arborek",
        "Мель Manta Sandy и косяки рыб под причалом Арборека",
      ),
      t(
        "Red birds-of-paradise at dawn near Sawinggrai",
        "Cenderawasih merah saat fajar di dekat Sawinggrai",
        "Красные райские птицы на рассвете у Савинграя",
      ),
      t(
        "Kabui Bay's karst maze and the stone of Batu Pensil",
        "Labirin karst Teluk Kabui dan Batu Pensil",
        "Карстовый лабиринт залива Кабуи и скала-карандаш",
      ),
      t(
        "Papuan hosts, fish from the morning's line",
        "Tuan rumah Papua, ikan hasil pancingan pagi",
        "Хозяева-папуасы и рыба, пойманная утром",
      ),
    ],
    itinerary: [
      {
        title: t(
          "By ferry and boat to Kri",
          "Naik kapal cepat menuju Kri",
          "На пароме и лодке к острову Кри",
        ),
        activities: [
          at(
            "07:30",
            "Meeting at Sorong airport, breakfast",
            "Penjemputan di bandara Sorong, sarapan",
            "Встреча в аэропорту Соронга, завтрак",
          ),
          at(
            "09:00",
            "Express ferry to Waisai, two hours",
            "Kapal cepat ke Waisai, dua jam",
            "Скоростной паром до Вайсая, два часа",
          ),
          at(
            "11:30",
            "Boat to Kri, forty minutes",
            "Perahu ke Kri, empat puluh menit",
            "Лодка до Кри, сорок минут",
          ),
          at("13:00", "Lunch, bungalow, rest", "Makan siang, bungalo, istirahat", "Обед, заселение, отдых"),
          at(
            "16:00",
            "First snorkelling from the jetty with blacktip pups",
            "Snorkeling pertama dari dermaga bersama anak hiu sirip hitam",
            "Первый снорклинг у причала с мальками рифовых акул",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Piaynemo and the star lagoon", "Piaynemo dan Telaga Bintang", "Пьянемо и Звёздная лагуна"),
        activities: [
          at(
            "07:00",
            "Boat west through the Dampier Strait, 1½ hours",
            "Berlayar ke barat lewat Selat Dampier, 1,5 jam",
            "На лодке на запад по проливу Дампир, полтора часа",
          ),
          at(
            "08:45",
            "Piaynemo viewpoint, coconut with the villagers",
            "Puncak Piaynemo, kelapa muda bersama warga",
            "Смотровая Пьянемо и кокос у местных жителей",
          ),
          at(
            "10:30",
            "Telaga Bintang, the star-shaped lagoon",
            "Telaga Bintang, laguna berbentuk bintang",
            "Телага-Бинтанг — лагуна в форме звезды",
          ),
          at(
            "12:00",
            "Picnic on Rufas, snorkelling at Melissa's Garden",
            "Piknik di Rufas, snorkeling di Melissa's Garden",
            "Пикник на Руфасе, снорклинг в «Саду Мелиссы»",
          ),
          at("16:30", "Back at Kri, sunset", "Kembali ke Kri, menikmati senja", "Возвращение на Кри, закат"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Mantas, Arborek and a sandbank",
          "Manta, Arborek, dan gosong pasir",
          "Манты, Арборек и отмель",
        ),
        activities: [
          at(
            "08:00",
            "Manta Sandy, in the season from October to April",
            "Manta Sandy, musim Oktober–April",
            "Manta Sandy, сезон — с октября по апрель",
          ),
          at(
            "10:30",
            "Arborek: jetty, weavers of hats and bags",
            "Arborek: dermaga, perajin topi dan noken",
            "Арборек: причал, плетёные шляпы и сумки-нокен",
          ),
          at("12:30", "Lunch in the village", "Makan siang di kampung", "Обед в деревне"),
          at(
            "14:30",
            "Pasir Timbul sandbank, open for two or three hours at low tide",
            "Pasir Timbul, muncul dua-tiga jam saat surut",
            "Отмель Пасир-Тимбул: выходит из воды на два-три часа в отлив",
          ),
          at(
            "16:00",
            "Yenbuba jetty snorkel",
            "Snorkeling di dermaga Yenbuba",
            "Снорклинг у причала Йенбуба",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Birds-of-paradise and Kabui", "Cenderawasih dan Teluk Kabui", "Райские птицы и Кабуи"),
        activities: [
          at(
            "04:45",
            "Boat and short climb to the dancing tree",
            "Perahu dan mendaki singkat ke pohon tari",
            "На лодке и пешком к дереву, где токуют птицы",
          ),
          at("06:15", "Red birds-of-paradise", "Menyaksikan cenderawasih merah", "Красные райские птицы"),
          at("08:30", "Breakfast at the homestay", "Sarapan di penginapan", "Завтрак в бунгало"),
          at(
            "10:30",
            "Kabui Bay between the karst walls, Batu Pensil",
            "Teluk Kabui di antara tebing karst, Batu Pensil",
            "Залив Кабуи среди скал, Бату-Пенсил",
          ),
          at(
            "14:00",
            "Friwen Wall, soft corals in every colour",
            "Friwen Wall, karang lunak beraneka warna",
            "Стена Фривен и мягкие кораллы",
          ),
          at(
            "19:00",
            "Evening with songs and grilled fish",
            "Malam keakraban dengan lagu dan ikan bakar",
            "Вечер с песнями и рыбой на гриле",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Return to Sorong", "Kembali ke Sorong", "Возвращение в Соронг"),
        activities: [
          at(
            "06:30",
            "Last swim and breakfast",
            "Berenang terakhir dan sarapan",
            "Последнее купание и завтрак",
          ),
          at("07:45", "Boat to Waisai", "Perahu ke Waisai", "Лодка в Вайсай"),
          at(
            "09:00",
            "Ferry to Sorong, 11:00 arrival",
            "Kapal cepat ke Sorong, tiba 11.00",
            "Паром в Соронг, прибытие в 11:00",
          ),
          at(
            "11:30",
            "Transfer to the airport (flights after 13:00)",
            "Diantar ke bandara (penerbangan setelah 13.00)",
            "Трансфер в аэропорт (рейсы после 13:00)",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Four nights in a water bungalow with fan and bathroom",
        "Empat malam di bungalo di atas air dengan kipas angin dan kamar mandi",
        "Четыре ночи в бунгало над водой: вентилятор, санузел",
      ),
      t(
        "Ferry Sorong–Waisai and all boats with fuel",
        "Kapal cepat Sorong–Waisai dan semua perahu dengan BBM",
        "Паром Соронг — Вайсай и все лодки с топливом",
      ),
      t(
        "Full board from breakfast in Sorong",
        "Semua makan, mulai sarapan di Sorong",
        "Полный пансион, начиная с завтрака в Соронге",
      ),
      included.snorkelGear,
      t("Papuan guide and boatman", "Pemandu dan juru mudi asli Papua", "Папуасский гид и лодочник"),
      t("Village and viewpoint fees", "Retribusi kampung dan titik pandang", "Сборы деревень и смотровых"),
    ],
    excluded: [
      t(
        "Flights to Sorong (from Jakarta about 4 hours)",
        "Tiket pesawat ke Sorong (sekitar 4 jam dari Jakarta)",
        "Перелёт до Соронга (из Джакарты около 4 часов)",
      ),
      t(
        "Conservation card: IDR 425,000 for Indonesians, IDR 700,000 for foreigners",
        "Kartu jasa lingkungan (KJL): Rp425.000 WNI, Rp700.000 WNA",
        "Природоохранный сбор: 700 000 рупий для иностранцев, 425 000 для индонезийцев",
      ),
      t("Diving", "Biaya selam", "Дайвинг"),
      excluded.alcohol,
      excluded.tips,
    ],
    faqs: [
      {
        question: t("When should we come?", "Kapan waktu terbaik?", "Когда лучше приезжать?"),
        answer: t(
          "October to April: calm sea and mantas. From June to early September south winds make the long boat rides wet and some days are spent on the reef in front of the house.",
          "Oktober sampai April: laut tenang dan musim manta. Juni–awal September angin selatan membuat pelayaran jauh berombak dan beberapa hari diisi snorkeling di depan penginapan.",
          "С октября по апрель: спокойное море и манты. С июня по начало сентября южный ветер поднимает волну, и часть дней проводим на рифе перед домом.",
        ),
      },
      {
        question: t("Is malaria a concern?", "Bagaimana dengan malaria?", "Есть ли риск малярии?"),
        answer: t(
          "Yes, a low one in Papua. Use repellent and long sleeves after dusk, sleep under the net that we provide, and ask your doctor about tablets.",
          "Ada, meski kecil. Pakai losion antinyamuk dan lengan panjang selepas senja, tidur di dalam kelambu yang kami sediakan, dan konsultasikan obat pencegahan ke dokter.",
          "Есть, хотя и небольшой. После заката — репеллент и длинный рукав, над кроватями натянуты сетки; о таблетках посоветуйтесь с врачом.",
        ),
      },
      {
        question: t(
          "How simple is the bungalow?",
          "Sesederhana apa bungalonya?",
          "Насколько простые бунгало?",
        ),
        answer: t(
          "Wood and palm leaf, good mattress, Western toilet, electricity from 18:00 to 6:00, hardly any internet. Ask us for a resort on Gam or Waigeo if you need air conditioning.",
          "Kayu dan daun sagu, kasur empuk, kloset duduk, listrik pukul 18.00–06.00, internet hampir tidak ada. Perlu AC? Kami tawarkan resor di Gam atau Waigeo.",
          "Дерево и пальмовый лист, хороший матрас, обычный унитаз, свет с 18:00 до 6:00, интернета почти нет. Нужен кондиционер — предложим отель на Гаме или Вайгео.",
        ),
      },
      faqExtra.identityCard,
      faqs.deposit,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Raja Ampat 5D4N Tour: Piaynemo, Mantas, Kri",
      "Paket Raja Ampat 5 Hari 4 Malam: Piaynemo, Kri",
      "Раджа-Ампат: тур на 5 дней, Пьянемо и манты",
    ),
    seo_description: t(
      "Five days in Raja Ampat with a water bungalow on Kri: Piaynemo, Arborek, Manta Sandy, birds-of-paradise. Ferry, boats, fuel and full board included.",
      "Paket Raja Ampat 5 hari: bungalo di atas air di Kri, Piaynemo, Arborek, Manta Sandy, cenderawasih. Kapal cepat, perahu, BBM, dan makan termasuk.",
      "Пять дней на Раджа-Ампате: бунгало над водой на Кри, Пьянемо, Арборек, манты, райские птицы. Паром, лодки, топливо и питание включены.",
    ),
  },
];
