import type { DemoTour } from "../demo-content.ts";
import { at, excludedExtra, faqExtra, fare, fareNote, includedExtra, meal } from "./abroad-blocks.ts";
import { cancellations, excluded, faqs, included, t } from "./shared-blocks.ts";

export const domestic3: DemoTour[] = [
  {
    code: "DOM-11",
    tags: "multi_day_trip",
    rate: 4.8,
    currency: "IDR",
    starting_price: 18_900_000,
    original_price: 20_500_000,
    name: t(
      "From Lombok to Kelimutu: Gili, Komodo, Flores overland",
      "Dari Lombok ke Kelimutu: Gili, Komodo, jelajah Flores",
      "От Ломбока до Келимуту: Гили, Комодо и Флорес",
    ),
    duration: t("12 days 11 nights", "12 hari 11 malam", "12 дней / 11 ночей"),
    location: t(
      "Lombok, Komodo and Flores, Nusa Tenggara",
      "Lombok, Komodo, dan Flores di Nusa Tenggara",
      "Ломбок, Комодо и Флорес, Нуса-Тенгара",
    ),
    overview: t(
      "Eastward across more than six hundred kilometres of islands without flying once until the last day: the beaches of Mandalika and the three Gilis, four days on a wooden ship past Moyo and Satonda to Komodo, then the whole length of Flores by car. The last morning but one you stand at 1,639 metres above the coloured lakes of Kelimutu.",
      "Ke timur melintasi lebih dari enam ratus kilometer kepulauan tanpa naik pesawat sampai hari terakhir: pantai Mandalika dan tiga Gili, empat hari di kapal kayu lewat Moyo dan Satonda menuju Komodo, lalu menyusuri seluruh Flores dengan mobil. Menjelang akhir, Anda berdiri di ketinggian 1.639 meter di atas danau tiga warna Kelimutu.",
      "На восток через шестьсот с лишним километров островов и ни одного перелёта до последнего дня: пляжи Мандалики и три Гили, четыре дня на деревянном судне мимо Мойо и Сатонды к Комодо, затем весь Флорес на машине. В предпоследнее утро вы стоите на высоте 1639 метров над цветными озёрами Келимуту.",
    ),
    images: [
      "kelimutu/dawn",
      "phinisi/dusk",
      "komodo-dragon/day",
      "pink-beach/day",
      "sea-turtle/day",
      "whale-shark/day",
      "rice-terraces/day",
      "jungle-waterfall/day",
    ],
    prices: [
      {
        service_type: t(
          "Adult, shared cabin on the ship",
          "Dewasa, kabin bersama di kapal",
          "Взрослый, общая каюта на судне",
        ),
        price: 18_900_000,
        description: t(
          "Per person, hotels in twin rooms",
          "Per orang, hotel sekamar berdua",
          "За человека, в отелях двухместный номер",
        ),
      },
      {
        service_type: t(
          "Adult, private cabin on the ship",
          "Dewasa, kabin privat di kapal",
          "Взрослый, отдельная каюта",
        ),
        price: 20_900_000,
        description: t(
          "Per person, cabin for two with bathroom",
          "Per orang, kabin berdua dengan kamar mandi",
          "За человека, каюта на двоих с санузлом",
        ),
      },
      { service_type: fare.singleSupplement, price: 4_200_000, description: fareNote.wholeStay },
      {
        service_type: fare.child,
        price: 16_500_000,
        description: t("From age eight", "Mulai usia 8 tahun", "С восьми лет"),
      },
    ],
    highlights: [
      t(
        "Green turtles off Gili Air and Gili Meno",
        "Penyu hijau di sekitar Gili Air dan Gili Meno",
        "Зелёные черепахи у Гили-Эйр и Гили-Мено",
      ),
      t(
        "Whale sharks of Saleh Bay and the crater lake of Satonda",
        "Hiu paus Teluk Saleh dan danau kawah Satonda",
        "Китовые акулы залива Салех и кратерное озеро Сатонды",
      ),
      t(
        "Padar, the dragons and Pink Beach from the ship",
        "Padar, komodo, dan Pantai Pink dari kapal",
        "Падар, вараны и Розовый пляж прямо с судна",
      ),
      t(
        "Lingko, the spider-web rice fields of Cancar",
        "Lingko, sawah jaring laba-laba di Cancar",
        "Линко — рисовые поля-паутины Чанчара",
      ),
      t(
        "Bena, a Ngada village of thatch and megaliths",
        "Bena, kampung Ngada dengan rumah ilalang dan batu megalit",
        "Бена — деревня народа нгада с мегалитами",
      ),
      t(
        "Sunrise over the three lakes of Kelimutu",
        "Fajar di atas tiga danau Kelimutu",
        "Рассвет над тремя озёрами Келимуту",
      ),
    ],
    itinerary: [
      {
        title: t("South Lombok", "Lombok selatan", "Юг Ломбока"),
        activities: [
          at(
            "12:00",
            "Meeting at Lombok airport, lunch",
            "Penjemputan di Bandara Lombok, makan siang",
            "Встреча в аэропорту Ломбока, обед",
          ),
          at(
            "14:00",
            "Sade, a Sasak weaving village",
            "Sade, desa tenun suku Sasak",
            "Саде — деревня ткачей-сасаков",
          ),
          at(
            "16:00",
            "Merese hill above Tanjung Aan, sunset",
            "Bukit Merese di atas Tanjung Aan, senja",
            "Холм Мересе над Танджунг-Ааном, закат",
          ),
          at(
            "19:00",
            "Hotel in Kuta Mandalika, dinner of taliwang chicken",
            "Hotel di Kuta Mandalika, makan malam ayam taliwang",
            "Отель в Кута-Мандалике, ужин: курица таливанг",
          ),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t("To Gili Air", "Menyeberang ke Gili Air", "На Гили-Эйр"),
        activities: [
          at(
            "08:00",
            "Beach morning or surf lesson at Gerupuk (optional)",
            "Pagi di pantai atau belajar selancar di Gerupuk (opsional)",
            "Утро на пляже или урок сёрфинга в Герупуке (по желанию)",
          ),
          at(
            "11:30",
            "Drive by the Senggigi coast road, lunch with view",
            "Lewat jalan pantai Senggigi, makan siang",
            "По прибрежной дороге Сенггиги, обед с видом",
          ),
          at(
            "15:00",
            "Boat from Bangsal, fifteen minutes",
            "Perahu dari Bangsal, lima belas menit",
            "Лодка из Бангсала, пятнадцать минут",
          ),
          at(
            "16:00",
            "Gili Air: no engines, bicycles and horse carts",
            "Gili Air: tanpa kendaraan bermotor, sepeda dan cidomo",
            "Гили-Эйр: без моторов, велосипеды и повозки",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("Three Gilis under water", "Tiga Gili di bawah air", "Три Гили под водой"),
        activities: [
          at(
            "09:00",
            "Snorkel boat: Turtle Point and the statues of Gili Meno",
            "Kapal snorkeling: Turtle Point dan patung bawah laut Gili Meno",
            "Лодка: Черепаший мыс и подводные статуи Гили-Мено",
          ),
          at("12:30", "Lunch on Gili Trawangan", "Makan siang di Gili Trawangan", "Обед на Гили-Траванган"),
          at(
            "14:30",
            "Third reef, return to Gili Air",
            "Terumbu ketiga, kembali ke Gili Air",
            "Третий риф, возвращение на Гили-Эйр",
          ),
          at(
            "18:00",
            "Sunset with Mount Agung across the strait",
            "Senja dengan Gunung Agung di seberang selat",
            "Закат с видом на Агунг за проливом",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t(
          "Senaru waterfalls, boarding",
          "Air terjun Senaru, lalu naik kapal",
          "Водопады Сенару и посадка на судно",
        ),
        activities: [
          at(
            "07:30",
            "Boat to Lombok, road to the foot of Rinjani",
            "Perahu ke Lombok, menuju kaki Rinjani",
            "Лодка на Ломбок, дорога к подножию Ринджани",
          ),
          at(
            "10:00",
            "Sendang Gile and Tiu Kelep falls",
            "Air terjun Sendang Gile dan Tiu Kelep",
            "Водопады Сенданг-Гиле и Тиу-Келеп",
          ),
          at("12:30", "Lunch in Senaru", "Makan siang di Senaru", "Обед в Сенару"),
          at(
            "15:30",
            "Boarding at Kayangan, cabins and briefing",
            "Naik kapal di Kayangan, kabin dan pengarahan",
            "Посадка в Каянгане, каюты, инструктаж",
          ),
          at(
            "17:30",
            "Kenawa: grass hill and sunset",
            "Kenawa: bukit savana dan senja",
            "Кенава: травяной холм и закат",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Saleh Bay and Moyo", "Teluk Saleh dan Moyo", "Залив Салех и остров Мойо"),
        activities: [
          at(
            "06:00",
            "Whale sharks at the bagan of Saleh Bay",
            "Hiu paus di bagan Teluk Saleh",
            "Китовые акулы у платформ залива Салех",
          ),
          at("09:30", "Breakfast, sailing to Moyo", "Sarapan, berlayar ke Moyo", "Завтрак, переход к Мойо"),
          at(
            "13:30",
            "Mata Jitu waterfall, turquoise pools",
            "Air terjun Mata Jitu, kolam toska",
            "Водопад Мата-Джиту и бирюзовые чаши",
          ),
          at(
            "17:00",
            "Overnight sailing eastward",
            "Berlayar semalaman ke timur",
            "Ночной переход на восток",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Satonda and the long blue", "Satonda dan laut lepas", "Сатонда и открытое море"),
        activities: [
          at(
            "07:00",
            "Satonda: salt lake in an old crater, wishing tree",
            "Satonda: danau asin di kawah tua, pohon harapan",
            "Сатонда: солёное озеро в кратере, дерево желаний",
          ),
          at(
            "09:30",
            "Reef snorkel on the outer wall",
            "Snorkeling di terumbu luar",
            "Снорклинг у внешней стены рифа",
          ),
          at(
            "12:00",
            "Lunch; sailing past Sangeang volcano, dolphins likely",
            "Makan siang; melewati Gunung Sangeang, sering ada lumba-lumba",
            "Обед; проходим вулкан Сангеанг, часто видим дельфинов",
          ),
          at(
            "20:00",
            "Stars from the upper deck",
            "Menatap bintang dari dek atas",
            "Звёзды с верхней палубы",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Komodo National Park", "Taman Nasional Komodo", "Национальный парк Комодо"),
        activities: [
          at("05:00", "Padar at sunrise", "Mendaki Padar saat fajar", "Падар на рассвете"),
          at(
            "08:30",
            "Komodo dragons with a ranger",
            "Melihat komodo bersama ranger",
            "Комодские вараны с рейнджером",
          ),
          at(
            "11:00",
            "Pink Beach, lunch on board",
            "Pantai Pink, makan siang di kapal",
            "Розовый пляж, обед на борту",
          ),
          at(
            "13:30",
            "Manta drift at Karang Makassar",
            "Snorkeling manta di Karang Makassar",
            "Дрейф с мантами в Каранг-Макассаре",
          ),
          at("18:00", "Flying foxes of Kalong", "Kawanan kalong di Pulau Kalong", "Летучие лисицы Калонга"),
          at("20:30", "Labuan Bajo, hotel", "Tiba di Labuan Bajo, hotel", "Лабуан-Баджо, отель"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Spider-web fields and Ruteng",
          "Sawah jaring laba-laba dan Ruteng",
          "Поля-паутины и Рутенг",
        ),
        activities: [
          at(
            "09:00",
            "Slow start, Batu Cermin cave",
            "Berangkat santai, Gua Batu Cermin",
            "Неспешное утро, пещера Бату-Чермин",
          ),
          at(
            "11:00",
            "Trans-Flores road into the hills",
            "Jalan Trans-Flores ke pegunungan",
            "По дороге Транс-Флорес в горы",
          ),
          at("13:30", "Lunch in Lembor", "Makan siang di Lembor", "Обед в Лемборе"),
          at(
            "15:30",
            "Cancar: the round fields from the hill",
            "Cancar: sawah lingko dari atas bukit",
            "Чанчар: круглые поля с холма",
          ),
          at(
            "17:30",
            "Ruteng, 1,200 m, coffee and dinner",
            "Ruteng, 1.200 mdpl, kopi dan makan malam",
            "Рутенг, 1200 м, кофе и ужин",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Bajawa and the village of Bena", "Bajawa dan Kampung Bena", "Баджава и деревня Бена"),
        activities: [
          at(
            "07:30",
            "Lake Ranamese, arak distillers by the road",
            "Danau Ranamese, penyuling sopi di tepi jalan",
            "Озеро Ранамесе, винокуры у дороги",
          ),
          at(
            "12:30",
            "Lunch in Aimere by the sea",
            "Makan siang di Aimere, tepi laut",
            "Обед в Аймере у моря",
          ),
          at(
            "14:30",
            "Bena below Inerie volcano",
            "Kampung Bena di kaki Gunung Inerie",
            "Бена у подножия вулкана Инерие",
          ),
          at(
            "16:30",
            "Malanage, where hot and cold streams meet",
            "Malanage, pertemuan sungai panas dan dingin",
            "Маланаге: слияние горячего и холодного ручьёв",
          ),
          at("18:30", "Hotel in Bajawa", "Hotel di Bajawa", "Отель в Баджаве"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Blue stones, Ende and Moni", "Batu biru, Ende, dan Moni", "Голубые камни, Энде и Мони"),
        activities: [
          at("08:00", "Down to the south coast", "Turun ke pantai selatan", "Спуск к южному берегу"),
          at(
            "11:00",
            "Penggajawa beach of blue-green stones",
            "Pantai Penggajawa dengan batu hijau kebiruan",
            "Пляж Пенгаджава с сине-зелёной галькой",
          ),
          at("12:30", "Lunch in Ende", "Makan siang di Ende", "Обед в Энде"),
          at(
            "14:00",
            "The house where Sukarno lived in exile",
            "Rumah pengasingan Bung Karno",
            "Дом, где жил в ссылке Сукарно",
          ),
          at(
            "17:00",
            "Moni at the foot of Kelimutu, early dinner",
            "Moni di kaki Kelimutu, makan malam lebih awal",
            "Мони у подножия Келимуту, ранний ужин",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Kelimutu and Maumere", "Kelimutu dan Maumere", "Келимуту и Маумере"),
        activities: [
          at(
            "04:15",
            "Drive to the car park, half an hour on steps",
            "Ke area parkir, lalu setengah jam naik tangga",
            "До парковки на машине, полчаса по ступеням",
          ),
          at(
            "05:30",
            "Sunrise over the three lakes",
            "Matahari terbit di atas tiga danau",
            "Рассвет над тремя озёрами",
          ),
          at(
            "08:30",
            "Breakfast in Moni, waterfall Murundao",
            "Sarapan di Moni, air terjun Murundao",
            "Завтрак в Мони, водопад Мурундао",
          ),
          at(
            "12:00",
            "Paga beach, lunch of sour fish soup or grilled fish",
            "Pantai Paga, makan siang ikan kuah asam atau ikan bakar",
            "Пляж Пага, на обед рыбный суп с кислинкой или рыба на гриле",
          ),
          at(
            "15:00",
            "Sikka weavers and their 1899 church",
            "Perajin tenun Sikka dan gereja tahun 1899",
            "Ткачихи Сикки и церковь 1899 года",
          ),
          at(
            "17:30",
            "Hotel in Maumere, farewell dinner",
            "Hotel di Maumere, makan malam perpisahan",
            "Отель в Маумере, прощальный ужин",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Flight from Maumere", "Terbang dari Maumere", "Вылет из Маумере"),
        activities: [
          at("07:00", "Breakfast, fish market", "Sarapan, pasar ikan", "Завтрак, рыбный рынок"),
          at(
            "09:00",
            "Transfer to Frans Seda airport",
            "Diantar ke Bandara Frans Seda",
            "Трансфер в аэропорт Франс Седа",
          ),
          at(
            "10:30",
            "Flight to Denpasar with one stop",
            "Terbang ke Denpasar dengan satu kali transit",
            "Рейс в Денпасар с одной посадкой",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Eight nights in local hotels, three on the ship",
        "Delapan malam di hotel lokal, tiga malam di kapal",
        "Восемь ночей в местных отелях, три на судне",
      ),
      t("Flight Maumere–Denpasar", "Tiket pesawat Maumere–Denpasar", "Перелёт Маумере — Денпасар"),
      included.groundTransport,
      included.boatTransfer,
      included.snorkelGear,
      t(
        "Park tickets at the Indonesian rate, rangers",
        "Tiket taman nasional tarif WNI dan ranger",
        "Билеты в парки по местному тарифу, рейнджеры",
      ),
      included.mealsAsListed,
    ],
    excluded: [
      t("Flight to Lombok", "Tiket pesawat ke Lombok", "Перелёт на Ломбок"),
      t(
        "Park surcharge for foreign passports, about IDR 1,100,000",
        "Selisih tiket taman nasional WNA, sekitar Rp1.100.000",
        "Доплата за парки для иностранцев, около 1 100 000 рупий",
      ),
      excluded.otherMeals,
      excluded.alcohol,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "When does this journey run?",
          "Kapan perjalanan ini dijalankan?",
          "Когда проводится это путешествие?",
        ),
        answer: t(
          "From April to November, departures every second Saturday. In the rain months the sea route and parts of the Trans-Flores road are not reliable.",
          "April sampai November, berangkat setiap dua minggu pada hari Sabtu. Di musim hujan jalur laut dan sebagian Trans-Flores tidak bisa diandalkan.",
          "С апреля по ноябрь, выезд каждую вторую субботу. В дождливые месяцы морской путь и часть дороги Транс-Флорес ненадёжны.",
        ),
      },
      {
        question: t(
          "Why do the lakes change colour?",
          "Mengapa warna danaunya berubah?",
          "Почему озёра меняют цвет?",
        ),
        answer: t(
          "Volcanic gas changes the minerals in the water. Within a few years a lake may go from turquoise to brown or almost black, each on its own.",
          "Gas vulkanik mengubah mineral dalam air. Dalam beberapa tahun danau bisa berubah dari toska menjadi cokelat atau nyaris hitam, dan tiap danau berubah sendiri-sendiri.",
          "Вулканический газ меняет состав минералов в воде. За несколько лет озеро может из бирюзового стать бурым или почти чёрным, причём каждое само по себе.",
        ),
      },
      {
        question: t(
          "Can we book only a part?",
          "Bisa ikut sebagian saja?",
          "Можно ли поехать только на часть пути?",
        ),
        answer: t(
          "Yes: Lombok and the ship (days 1–7) or Flores from Labuan Bajo (days 8–12). Ask us for the price.",
          "Bisa: Lombok dan kapal (hari 1–7) atau Flores dari Labuan Bajo (hari 8–12). Tanyakan harganya.",
          "Да: Ломбок и судно (дни 1–7) или Флорес из Лабуан-Баджо (дни 8–12). Цену пришлём по запросу.",
        ),
      },
      faqExtra.groupSize,
      faqs.deposit,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Lombok to Kelimutu 12 Days: Komodo and Flores",
      "Jelajah Lombok–Komodo–Flores 12 Hari 11 Malam",
      "Ломбок, Комодо и Флорес: тур на 12 дней",
    ),
    seo_description: t(
      "Twelve days across Nusa Tenggara: Gili islands, four days on a wooden ship to Komodo, Flores overland with Bena village and the Kelimutu lakes.",
      "Jelajah 12 hari Nusa Tenggara: tiga Gili, empat hari di kapal kayu menuju Komodo, lalu darat ke Kampung Bena dan danau tiga warna Kelimutu.",
      "Двенадцать дней по Нуса-Тенгара: острова Гили, четыре дня на деревянном судне до Комодо, Флорес на машине, Бена и озёра Келимуту.",
    ),
  },
  {
    code: "DOM-12",
    tags: "multi_day_trip",
    rate: 5,
    currency: "IDR",
    starting_price: 4_650_000,
    original_price: 5_300_000,
    name: t(
      "Bali honeymoon: Ubud pool villa and Jimbaran sunset",
      "Bulan madu Bali: vila Ubud dan senja Jimbaran",
      "Медовый месяц на Бали: вилла в Убуде и закат в Джимбаране",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t("Ubud and Jimbaran, Bali", "Ubud dan Jimbaran di Bali", "Убуд и Джимбаран, Бали"),
    overview: t(
      "Two nights in a villa with its own pool above the Ayung valley, one night by the sea. The days leave room: a floating breakfast, a swing over the rice fields, two hours of massage side by side, a candle-lit table on the sand. Car and driver are only yours, and everything can be moved to another hour.",
      "Dua malam di vila dengan kolam pribadi di atas lembah Ayung, satu malam di tepi laut. Waktunya longgar: sarapan terapung, ayunan di atas sawah, dua jam pijat berdua, dan meja berlilin di atas pasir. Mobil dan sopir khusus untuk Anda, dan semua acara boleh digeser jamnya.",
      "Две ночи на вилле с собственным бассейном над долиной Аюнг и одна у моря. Программа неспешная: плавающий завтрак, качели над рисовыми полями, двухчасовой массаж вдвоём, столик со свечами на песке. Машина с водителем только для вас, всё можно перенести на другой час.",
    ),
    images: [
      "honeymoon/dawn",
      "pool-villa/day",
      "bali-swing/day",
      "spa/day",
      "beach-dinner/dusk",
      "rice-terraces/day",
      "jungle-waterfall/day",
    ],
    prices: [
      {
        service_type: t(
          "Per person, one-bedroom pool villa",
          "Per orang, vila satu kamar dengan kolam",
          "За человека, вилла с бассейном",
        ),
        price: 4_650_000,
        description: t(
          "Low season, weekdays; IDR 9,300,000 per couple",
          "Musim sepi, hari kerja; Rp9.300.000 per pasangan",
          "Низкий сезон, будни; 9 300 000 рупий за пару",
        ),
      },
      {
        service_type: t("Per person, high season", "Per orang, musim ramai", "За человека, высокий сезон"),
        price: 5_650_000,
        description: t(
          "July, August and 20 December – 5 January",
          "Juli, Agustus, dan 20 Desember–5 Januari",
          "Июль, август и 20 декабря — 5 января",
        ),
      },
      {
        service_type: t("Photographer, two hours", "Fotografer, dua jam", "Фотограф, два часа"),
        price: 1_800_000,
        description: t(
          "Per couple, forty edited pictures",
          "Per pasangan, empat puluh foto yang sudah diedit",
          "За пару, сорок обработанных снимков",
        ),
      },
    ],
    highlights: [
      t(
        "Villa with private pool, flowers and cake on arrival",
        "Vila dengan kolam pribadi, hiasan bunga, dan kue saat tiba",
        "Вилла со своим бассейном, цветы и торт к приезду",
      ),
      t(
        "Floating breakfast once in the pool",
        "Sekali sarapan terapung di kolam",
        "Один раз — плавающий завтрак в бассейне",
      ),
      t(
        "Two hours of Balinese massage and flower bath for two",
        "Dua jam pijat Bali dan mandi bunga berdua",
        "Два часа балийского массажа и цветочная ванна на двоих",
      ),
      t(
        "Candle-lit seafood dinner on Jimbaran beach",
        "Makan malam hidangan laut dengan cahaya lilin di Pantai Jimbaran",
        "Ужин с морепродуктами при свечах на пляже Джимбарана",
      ),
      t(
        "Kecak dance above the cliffs of Uluwatu",
        "Tari Kecak di atas tebing Uluwatu",
        "Танец кечак на скалах Улувату",
      ),
    ],
    itinerary: [
      {
        title: t("Flowers and Ubud", "Bunga dan Ubud", "Цветы и Убуд"),
        activities: [
          at(
            "13:00",
            "Welcome at Denpasar airport with frangipani garlands",
            "Sambutan di Bandara Denpasar dengan kalung bunga kamboja",
            "Встреча в аэропорту с гирляндами из франжипани",
          ),
          at(
            "14:30",
            "Celuk silversmiths: engrave a ring (optional)",
            "Perajin perak Celuk: ukir cincin (opsional)",
            "Серебряных дел мастера в Челуке: гравировка кольца (по желанию)",
          ),
          at(
            "16:00",
            "Check-in at the villa, afternoon tea",
            "Check-in di vila, teh sore",
            "Заселение на виллу, послеобеденный чай",
          ),
          at(
            "19:00",
            "Dinner at the villa, three courses",
            "Makan malam tiga hidangan di vila",
            "Ужин на вилле из трёх блюд",
          ),
        ],
        meals: [meal.dinner],
      },
      {
        title: t("Swing, terraces, massage", "Ayunan, sawah, pijat", "Качели, террасы, массаж"),
        activities: [
          at("08:30", "Floating breakfast", "Sarapan terapung di kolam", "Плавающий завтрак"),
          at(
            "10:00",
            "Swing and nests above the Tegallalang terraces, dress hire",
            "Ayunan dan sarang di atas sawah Tegallalang, sewa gaun",
            "Качели и гнёзда над террасами Тегаллаланг, прокат платья",
          ),
          at("12:30", "Lunch over the valley", "Makan siang di tepi lembah", "Обед над долиной"),
          at(
            "14:30",
            "Massage and flower bath, two hours",
            "Pijat dan mandi bunga, dua jam",
            "Массаж и цветочная ванна, два часа",
          ),
          at(
            "18:00",
            "Evening free in Ubud, driver on call until 22:00",
            "Malam bebas di Ubud, sopir siaga sampai pukul 22.00",
            "Свободный вечер в Убуде, водитель на связи до 22:00",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t(
          "Waterfall, Uluwatu, Jimbaran",
          "Air terjun, Uluwatu, Jimbaran",
          "Водопад, Улувату, Джимбаран",
        ),
        activities: [
          at(
            "09:00",
            "Check-out, Kanto Lampo waterfall",
            "Check-out, air terjun Kanto Lampo",
            "Выезд с виллы, водопад Канто-Лампо",
          ),
          at("12:30", "Lunch on the way south", "Makan siang dalam perjalanan", "Обед по дороге на юг"),
          at(
            "14:30",
            "Hotel by the sea in Jimbaran",
            "Hotel tepi laut di Jimbaran",
            "Отель у моря в Джимбаране",
          ),
          at(
            "16:30",
            "Uluwatu temple and Kecak at sunset",
            "Pura Uluwatu dan Kecak saat senja",
            "Храм Улувату и кечак на закате",
          ),
          at(
            "19:30",
            "Candle-lit dinner on the beach",
            "Makan malam berlilin di pantai",
            "Ужин при свечах на пляже",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("A last morning", "Pagi terakhir", "Последнее утро"),
        activities: [
          at("08:00", "Breakfast by the beach", "Sarapan di tepi pantai", "Завтрак у пляжа"),
          at(
            "10:30",
            "Krisna market or Jimbaran fish market, as you like",
            "Pusat oleh-oleh Krisna atau pasar ikan, sesuai selera",
            "Сувениры в «Кришне» или рыбный рынок — на выбор",
          ),
          at(
            "12:00",
            "Airport (flights after 14:00)",
            "Bandara (penerbangan setelah 14.00)",
            "Аэропорт (рейсы после 14:00)",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Two nights in a pool villa in Ubud, one in a beach hotel",
        "Dua malam di vila berkolam di Ubud, satu malam di hotel pantai",
        "Две ночи на вилле с бассейном в Убуде, одна в отеле у моря",
      ),
      t(
        "Private car with driver, ten hours a day",
        "Mobil pribadi dengan sopir, sepuluh jam sehari",
        "Отдельная машина с водителем, десять часов в день",
      ),
      t(
        "Flowers, cake, floating breakfast",
        "Hiasan bunga, kue, sarapan terapung",
        "Цветы, торт, плавающий завтрак",
      ),
      t("Two-hour couple's massage", "Pijat berdua dua jam", "Массаж для двоих, два часа"),
      included.entranceTickets,
      included.mealsAsListed,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      t(
        "Bali tourist levy for foreigners, IDR 150,000",
        "Pungutan wisatawan asing Bali Rp150.000 (khusus WNA)",
        "Туристический сбор Бали для иностранцев, 150 000 рупий",
      ),
      excluded.alcohol,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t(
          "Do we have to prove that we are married?",
          "Perlu menunjukkan buku nikah?",
          "Нужно ли подтверждать брак?",
        ),
        answer: t(
          "No. Anniversaries and engagements are welcome too; tell us the date and we set up the cake accordingly.",
          "Tidak. Ulang tahun pernikahan dan lamaran juga boleh; beri tahu tanggalnya supaya kue kami siapkan.",
          "Нет. Годовщина или помолвка тоже подойдут: сообщите дату, и мы сделаем надпись на торте.",
        ),
      },
      {
        question: t("Can we stay longer?", "Bisa menambah malam?", "Можно ли остаться дольше?"),
        answer: t(
          "Yes, from IDR 2,100,000 per villa and night, breakfast included. Many couples add Nusa Penida or Gili Air.",
          "Bisa, mulai Rp2.100.000 per vila per malam dengan sarapan. Banyak pasangan menambah Nusa Penida atau Gili Air.",
          "Да, от 2 100 000 рупий за виллу в сутки с завтраком. Многие добавляют Нуса-Пениду или Гили-Эйр.",
        ),
      },
      {
        question: t(
          "What if it rains on the beach evening?",
          "Bagaimana jika hujan saat makan di pantai?",
          "Если в вечер на пляже пойдёт дождь?",
        ),
        answer: t(
          "The table moves under the roof of the same restaurant, or we swap evenings. From April to October rain is rare.",
          "Meja dipindah ke area beratap restoran yang sama, atau malamnya ditukar. April–Oktober jarang hujan.",
          "Стол перенесут под крышу того же ресторана или поменяем вечера местами. С апреля по октябрь дожди редки.",
        ),
      },
      faqs.changeHotel,
      faqs.deposit,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Bali Honeymoon Package 4D3N with Pool Villa",
      "Paket Bulan Madu Bali 4 Hari 3 Malam, Vila Kolam",
      "Медовый месяц на Бали: вилла с бассейном, 4 дня",
    ),
    seo_description: t(
      "Bali for two: pool villa in Ubud, floating breakfast, swing, two-hour massage, Uluwatu Kecak and a candle-lit Jimbaran dinner, private car and driver.",
      "Bulan madu Bali: vila berkolam di Ubud, sarapan terapung, ayunan, pijat berdua, Kecak Uluwatu, makan malam berlilin, mobil pribadi.",
      "Бали для двоих: вилла с бассейном в Убуде, плавающий завтрак, качели, массаж, кечак в Улувату и ужин при свечах. Машина с водителем.",
    ),
  },
  {
    code: "DOM-13",
    tags: "private_service",
    rate: 4.7,
    currency: "IDR",
    starting_price: 110_000,
    original_price: null,
    name: t(
      "Bali car rental with driver, 10 hours",
      "Sewa mobil Bali dengan sopir, 10 jam",
      "Аренда машины с водителем на Бали, 10 часов",
    ),
    duration: t("1 day (10 hours)", "1 hari (10 jam)", "1 день (10 часов)"),
    location: t("Whole of Bali", "Seluruh Bali", "Весь остров Бали"),
    overview: t(
      "Avanza, Innova or HiAce with a driver from our own team, ten hours, petrol and parking included. You decide the route; the driver knows when the road to Uluwatu is blocked and which warung has clean toilets. Long trips to Lovina, Amed or Menjangan cost a supplement that we tell you in advance.",
      "Avanza, Innova, atau HiAce dengan sopir tim kami sendiri, sepuluh jam, sudah termasuk bensin dan parkir. Rute bebas Anda tentukan; sopir tahu kapan jalan ke Uluwatu macet dan warung mana yang toiletnya bersih. Perjalanan jauh ke Lovina, Amed, atau Menjangan dikenakan tambahan yang kami sebutkan di awal.",
      "Avanza, Innova или HiAce с водителем из нашей команды на десять часов, бензин и парковки в цене. Маршрут выбираете вы, а водитель знает, когда встаёт дорога на Улувату и в каком варунге чисто. За дальние поездки в Ловину, Амед или Менджанган берём доплату, о которой говорим заранее.",
    ),
    images: [
      "van-road/dawn",
      "minivan-family/day",
      "airport-transfer/day",
      "rice-terraces/day",
      "lake-temple/dawn",
      "bali-swing/day",
    ],
    prices: [
      {
        service_type: t(
          "Per person in an Avanza with six guests",
          "Per orang, Avanza isi 6 orang",
          "За человека, Avanza на шестерых",
        ),
        price: 110_000,
        description: t(
          "Ten hours, the price of the car divided by six",
          "Sepuluh jam, harga mobil dibagi enam",
          "Десять часов, цена машины, делённая на шесть",
        ),
      },
      {
        service_type: t("Toyota Avanza, 10 hours", "Toyota Avanza, 10 jam", "Toyota Avanza, 10 часов"),
        price: 660_000,
        description: t(
          "Per car, up to six guests",
          "Per mobil, maksimal 6 orang",
          "За машину, до шести гостей",
        ),
      },
      {
        service_type: t("Innova Reborn, 10 hours", "Innova Reborn, 10 jam", "Innova Reborn, 10 часов"),
        price: 850_000,
        description: t(
          "Per car, five guests with luggage",
          "Per mobil, 5 orang dengan koper",
          "За машину, пятеро с багажом",
        ),
      },
      {
        service_type: t("HiAce Premio, 10 hours", "HiAce Premio, 10 jam", "HiAce Premio, 10 часов"),
        price: 1_450_000,
        description: t(
          "Per van, up to eleven guests",
          "Per mobil, maksimal 11 orang",
          "За минивэн, до одиннадцати гостей",
        ),
      },
    ],
    highlights: [
      t(
        "Cars younger than four years, air conditioning front and rear",
        "Mobil di bawah empat tahun, AC depan dan belakang",
        "Машины не старше четырёх лет, кондиционер спереди и сзади",
      ),
      t(
        "Petrol, parking and the driver's meals included",
        "Bensin, parkir, dan makan sopir sudah termasuk",
        "Бензин, парковки и питание водителя включены",
      ),
      t(
        "Child seats free of charge when ordered a day ahead",
        "Kursi anak gratis bila dipesan sehari sebelumnya",
        "Детское кресло бесплатно, если заказать за день",
      ),
      t(
        "Route suggestions by message the evening before",
        "Saran rute lewat pesan malam sebelumnya",
        "Советы по маршруту в чате накануне вечером",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Sample route: the north in a day",
          "Contoh rute: Bali utara sehari",
          "Пример маршрута: север за день",
        ),
        activities: [
          at("08:00", "Pick-up at your hotel", "Dijemput di hotel Anda", "Подача машины к вашему отелю"),
          at(
            "10:00",
            "Handara gate and Beratan lake",
            "Gerbang Handara dan Danau Beratan",
            "Ворота Хандара и озеро Бератан",
          ),
          at(
            "12:00",
            "Wanagiri viewpoint over the twin lakes",
            "Wanagiri dengan pemandangan Danau Buyan dan Tamblingan",
            "Смотровая Ванагири над озёрами-близнецами",
          ),
          at("13:00", "Lunch in Munduk", "Makan siang di Munduk", "Обед в Мундуке"),
          at(
            "14:30",
            "Banyumala or Munduk waterfall",
            "Air terjun Banyumala atau Munduk",
            "Водопад Баньюмала или Мундук",
          ),
          at("18:00", "Return to the hotel", "Kembali ke hotel", "Возвращение в отель"),
        ],
        meals: [meal.onYourOwn],
      },
    ],
    included: [
      t(
        "Car with driver for ten hours",
        "Mobil dengan sopir selama sepuluh jam",
        "Машина с водителем на десять часов",
      ),
      includedExtra.fuelAndTolls,
      included.drinkingWater,
      t(
        "Vehicle and passenger insurance",
        "Asuransi kendaraan dan penumpang",
        "Страховка машины и пассажиров",
      ),
      included.hotline,
    ],
    excluded: [
      t(
        "Overtime: IDR 65,000 an hour (HiAce IDR 130,000)",
        "Kelebihan waktu, Rp65.000 per jam (HiAce Rp130.000)",
        "Дополнительное время: 65 000 рупий в час (HiAce — 130 000)",
      ),
      t("Entrance tickets and meals", "Tiket masuk dan makan", "Входные билеты и питание"),
      t(
        "Supplement for Lovina, Amed, Menjangan (IDR 150,000–300,000)",
        "Tambahan ke Lovina, Amed, Menjangan (Rp150.000–300.000)",
        "Доплата за Ловину, Амед, Менджанган (150 000–300 000 рупий)",
      ),
      excluded.tips,
    ],
    faqs: [
      {
        question: t("May I drive myself?", "Bisa lepas kunci?", "Можно ли взять машину без водителя?"),
        answer: t(
          "No, we only rent with a driver. It costs little more than the car alone and saves you the parking and the one-way streets.",
          "Tidak, kami hanya menyewakan dengan sopir. Selisihnya kecil dan Anda bebas dari urusan parkir dan jalan satu arah.",
          "Нет, сдаём только с водителем. Это ненамного дороже и избавляет от поиска парковки и одностороннего движения.",
        ),
      },
      {
        question: t(
          "Which languages do the drivers speak?",
          "Sopirnya berbahasa apa?",
          "На каком языке говорят водители?",
        ),
        answer: t(
          "Indonesian and practical English. For explanations in temples, book our private guide in addition.",
          "Bahasa Indonesia dan Inggris percakapan. Untuk penjelasan di pura, tambahkan pemandu pribadi kami.",
          "По-индонезийски и немного по-английски. Если нужны рассказы в храмах, добавьте нашего личного гида.",
        ),
      },
      {
        question: t(
          "Is the driver free during Nyepi?",
          "Apakah melayani saat Nyepi?",
          "Работаете ли вы в Ньепи?",
        ),
        answer: t(
          "On the Day of Silence (March) nobody drives in Bali and the airport is closed for 24 hours. The evening before, roads close for the ogoh-ogoh parades.",
          "Saat Nyepi (Maret) tidak ada kendaraan di Bali dan bandara tutup 24 jam. Malam sebelumnya jalan ditutup untuk pawai ogoh-ogoh.",
          "В День тишины (март) на Бали никто не ездит, аэропорт закрыт на сутки. Накануне вечером улицы перекрывают ради шествий ого-ого.",
        ),
      },
      {
        question: t("How do we pay?", "Bagaimana pembayarannya?", "Как оплатить?"),
        answer: t(
          "By transfer or QRIS when booking, or in rupiah to the driver at the end of the day.",
          "Transfer atau QRIS saat memesan, atau tunai kepada sopir di akhir hari.",
          "Переводом при бронировании или наличными рупиями водителю в конце дня.",
        ),
      },
    ],
    cancellation: cancellations.privateService,
    seo_title: t(
      "Bali Car Rental with Driver: Avanza, Innova, HiAce",
      "Sewa Mobil Bali + Sopir: Avanza, Innova, HiAce",
      "Аренда авто с водителем на Бали: 10 часов",
    ),
    seo_description: t(
      "Car rental with driver in Bali for ten hours: Avanza, Innova or HiAce, petrol and parking included, child seats free, your own route around the island.",
      "Sewa mobil Bali dengan sopir 10 jam: Avanza, Innova, HiAce, termasuk bensin dan parkir, kursi anak gratis, rute bebas keliling pulau.",
      "Машина с водителем на Бали на 10 часов: Avanza, Innova или HiAce, бензин и парковки включены, детское кресло бесплатно, свой маршрут.",
    ),
  },
  {
    code: "DOM-14",
    tags: "private_service",
    rate: null,
    currency: "IDR",
    starting_price: 100_000,
    original_price: null,
    name: t(
      "Private guide in Bali: Lempuyang and the east",
      "Pemandu wisata pribadi di Bali: Lempuyang dan Bali timur",
      "Личный гид на Бали: Лемпуянг и восток острова",
    ),
    duration: t("1 day (10 hours)", "1 hari (10 jam)", "1 день (10 часов)"),
    location: t(
      "Karangasem and wherever you stay in Bali",
      "Karangasem dan seluruh wilayah Bali",
      "Карангасем и любой район Бали",
    ),
    overview: t(
      "A licensed guide from the Balinese guides' association who accompanies you in your own or our car. On request in Indonesian, English or Russian. The east makes the best first day: the split gate of Lempuyang before the queue, the water palace of Tirta Gangga, salt makers in Kusamba. Other days can be about healers, markets, architecture or good coffee.",
      "Pemandu berlisensi anggota HPI Bali yang mendampingi dengan mobil Anda atau mobil kami, berbahasa Indonesia, Inggris, atau Rusia. Bali timur paling pas untuk hari pertama: gapura Lempuyang sebelum antrean, taman air Tirta Gangga, petani garam Kusamba. Hari lain bisa bertema penyembuh tradisional, pasar, arsitektur, atau kopi.",
      "Лицензированный гид из балийской ассоциации, который поедет с вами на вашей или нашей машине; язык — русский, английский или индонезийский. Для первого дня лучше всего восток: врата Лемпуянга до очереди, водный дворец Тирта-Гангга, солевары Кусамбы. Другие дни можно посвятить целителям, рынкам, архитектуре или хорошему кофе.",
    ),
    images: [
      "bali-gate/dawn",
      "guide-group/dusk",
      "rice-terraces/day",
      "batik-craft/day",
      "lake-temple/dawn",
      "coffee-farm/day",
    ],
    prices: [
      {
        service_type: t(
          "Per person in a group of six",
          "Per orang untuk rombongan 6 orang",
          "За человека в группе из шести",
        ),
        price: 100_000,
        description: t(
          "Guide only, ten hours, Indonesian or English",
          "Pemandu saja, sepuluh jam, bahasa Indonesia atau Inggris",
          "Только гид, десять часов, английский или индонезийский",
        ),
      },
      {
        service_type: t(
          "Guide, Indonesian or English",
          "Pemandu berbahasa Indonesia atau Inggris",
          "Гид, английский или индонезийский язык",
        ),
        price: 600_000,
        description: t(
          "Per group of up to eight, ten hours",
          "Per rombongan maksimal 8 orang, sepuluh jam",
          "За группу до восьми гостей, десять часов",
        ),
      },
      {
        service_type: t("Guide, Russian", "Pemandu berbahasa Rusia", "Русскоговорящий гид"),
        price: 1_250_000,
        description: t(
          "Per group of up to six, ten hours",
          "Per rombongan maksimal 6 orang, sepuluh jam",
          "За группу до шести гостей, десять часов",
        ),
      },
      {
        service_type: t(
          "Guide and Innova with driver",
          "Pemandu dan Innova dengan sopir",
          "Гид и Innova с водителем",
        ),
        price: 1_400_000,
        description: t(
          "Per car of up to five, petrol included",
          "Per mobil maksimal 5 orang, termasuk bensin",
          "За машину до пяти гостей, с бензином",
        ),
      },
    ],
    highlights: [
      t(
        "Licence of the provincial tourism office, shown on request",
        "Lisensi Dinas Pariwisata Bali, bisa diperiksa",
        "Лицензия управления туризма Бали, покажем по просьбе",
      ),
      t(
        "Among the first in the queue at the gate of Lempuyang",
        "Nomor antrean awal di gapura Lempuyang",
        "Первые номера в очереди к вратам Лемпуянга",
      ),
      t(
        "Tirta Gangga: stepping stones between carp and fountains",
        "Tirta Gangga: batu pijakan di antara ikan koi dan air mancur",
        "Тирта-Гангга: дорожки из камней среди карпов и фонтанов",
      ),
      t(
        "Double ikat weavers of Tenganan",
        "Perajin tenun gringsing di Tenganan",
        "Ткачихи двойного иката в деревне Тенганан",
      ),
    ],
    itinerary: [
      {
        title: t("Sample day: Karangasem", "Contoh sehari: Karangasem", "Пример дня: Карангасем"),
        activities: [
          at("05:30", "Meeting at your hotel", "Bertemu di hotel Anda", "Встреча в вашем отеле"),
          at(
            "07:30",
            "Lempuyang: gate, prayer court, view of Agung",
            "Lempuyang: gapura, halaman pura, pemandangan Agung",
            "Лемпуянг: врата, двор храма, вид на Агунг",
          ),
          at("10:00", "Tirta Gangga water palace", "Taman air Tirta Gangga", "Водный дворец Тирта-Гангга"),
          at(
            "11:30",
            "Tenganan, a village older than the Hindu kingdoms",
            "Tenganan, desa Bali Aga",
            "Тенганан — деревня коренных балийцев",
          ),
          at(
            "13:00",
            "Lunch by the sea in Candidasa",
            "Makan siang di tepi laut Candidasa",
            "Обед у моря в Чандидасе",
          ),
          at(
            "14:15",
            "Salt makers of Kusamba, Goa Lawah bat temple",
            "Petani garam Kusamba, Pura Goa Lawah",
            "Солевары Кусамбы и храм летучих мышей Гоа-Лавах",
          ),
          at("15:30", "End of the tour at your hotel", "Selesai di hotel Anda", "Завершение у вашего отеля"),
        ],
        meals: [meal.onYourOwn],
      },
    ],
    included: [
      t(
        "Licensed guide for ten hours",
        "Pemandu berlisensi selama sepuluh jam",
        "Лицензированный гид на десять часов",
      ),
      t("Planning of the route beforehand", "Penyusunan rute sebelumnya", "Составление маршрута заранее"),
      t("Sarong and sash on loan", "Pinjaman kain dan selendang", "Саронг и пояс на время тура"),
      included.hotline,
    ],
    excluded: [
      t(
        "Car, see our rental with driver",
        "Mobil, lihat layanan sewa mobil dengan sopir",
        "Машина — см. нашу аренду с водителем",
      ),
      t(
        "Entrance tickets and shuttle at Lempuyang (about IDR 150,000)",
        "Tiket masuk dan shuttle Lempuyang (sekitar Rp150.000)",
        "Билет и шаттл Лемпуянга (около 150 000 рупий)",
      ),
      excluded.otherMeals,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Is the water under the gate real?",
          "Apakah pantulan air di gapura asli?",
          "Вода под вратами настоящая?",
        ),
        answer: t(
          "No. The famous reflection is made with a small mirror under the camera lens. The view through the gate to Mount Agung is real, clearest before 9:00.",
          "Tidak. Pantulan itu dibuat dengan cermin kecil di bawah kamera. Pemandangan Gunung Agung di balik gapura memang asli, paling jernih sebelum pukul 09.00.",
          "Нет. Знаменитое отражение делают зеркальцем под объективом. А вот вид на Агунг сквозь врата настоящий, яснее всего до 9:00.",
        ),
      },
      {
        question: t(
          "Can the guide interpret at an appointment?",
          "Bisakah pemandu menerjemahkan saat janji temu?",
          "Может ли гид переводить на встрече?",
        ),
        answer: t(
          "Yes, at the notary, a clinic or a property viewing; tell us beforehand so that we choose the right person.",
          "Bisa, di notaris, klinik, atau saat melihat properti; kabari dulu supaya kami pilih orang yang tepat.",
          "Да: у нотариуса, в клинике, при осмотре недвижимости. Предупредите заранее, и мы подберём подходящего человека.",
        ),
      },
      {
        question: t(
          "How far ahead should we book?",
          "Berapa hari sebelumnya harus pesan?",
          "За сколько дней бронировать?",
        ),
        answer: t(
          "English and Indonesian two days, Russian one week. Around Galungan many guides are with their families.",
          "Bahasa Indonesia dan Inggris dua hari, Rusia seminggu. Sekitar Galungan banyak pemandu libur bersama keluarga.",
          "Английский — за два дня, русский — за неделю. В праздник Галунган многие гиды проводят время с семьёй.",
        ),
      },
    ],
    cancellation: cancellations.privateService,
    seo_title: t(
      "Private Guide in Bali: Lempuyang & East Bali",
      "Pemandu Wisata Pribadi di Bali: Lempuyang & Bali Timur",
      "Индивидуальный гид на Бали: Лемпуянг и восток",
    ),
    seo_description: t(
      "Licensed private guide in Bali in English, Indonesian or Russian: Lempuyang gate early, Tirta Gangga, Tenganan weavers, or a route of your own.",
      "Pemandu berlisensi di Bali berbahasa Indonesia, Inggris, atau Rusia: Lempuyang pagi, Tirta Gangga, tenun Tenganan, atau rute pilihan Anda.",
      "Лицензированный русскоговорящий гид на Бали: врата Лемпуянга без очереди, Тирта-Гангга, ткачи Тенганана или ваш собственный маршрут.",
    ),
  },
];
