import type { DemoTour } from "../demo-content.ts";
import { at, faqExtra, fare, fareNote, includedExtra, meal } from "./abroad-blocks.ts";
import { cancellations, excluded, faqs, included, t } from "./shared-blocks.ts";

export const international2: DemoTour[] = [
  {
    code: "INT-06",
    tags: "1_day_trip",
    rate: 4.6,
    currency: "USD",
    starting_price: 79,
    original_price: null,
    name: t(
      "Golden Bridge at Ba Na Hills and Hoi An by lantern light",
      "Jembatan Emas Ba Na Hills dan Hoi An di malam lampion",
      "Золотой мост на Бана-Хиллз и вечерний Хойан",
    ),
    duration: t("1 day (13 hours)", "1 hari (13 jam)", "1 день (13 часов)"),
    location: t("Da Nang and Hoi An, Vietnam", "Da Nang dan Hoi An, Vietnam", "Дананг и Хойан, Вьетнам"),
    overview: t(
      "An early cable car gets you onto the Golden Bridge, held by two stone hands at 1,400 metres, before the first large groups arrive. In the afternoon you drive down to the coast, stop at the Marble Mountains, and reach Hoi An in time for the hour when the silk lanterns are switched on along the Hoai river.",
      "Kereta gantung pagi membawa Anda ke Jembatan Emas yang ditopang dua tangan batu di ketinggian 1.400 meter sebelum rombongan besar datang. Siangnya turun ke pesisir, singgah di Pegunungan Marmer, lalu tiba di Hoi An tepat saat lampion sutra dinyalakan di sepanjang Sungai Hoai.",
      "Утром, раньше больших групп, канатная дорога поднимает вас к Золотому мосту: на высоте 1400 метров его держат две каменные ладони. Днём спускаемся к побережью, останавливаемся у Мраморных гор и приезжаем в Хойан как раз к тому часу, когда вдоль реки Хоай зажигают шёлковые фонари.",
    ),
    images: [
      "golden-bridge/day",
      "old-town/dusk",
      "night-market/night",
      "street-food/dusk",
      "guide-group/dusk",
      "minivan-family/day",
    ],
    prices: [
      {
        service_type: fare.adult,
        price: 79,
        description: t(
          "Shared van, up to fourteen guests, buffet lunch included",
          "Van bersama maksimal 14 peserta, termasuk makan siang prasmanan",
          "В группе до 14 человек, обед «шведский стол» включён",
        ),
      },
      {
        service_type: t("Child 100–140 cm", "Anak tinggi 100–140 cm", "Ребёнок ростом 100–140 см"),
        price: 64,
        description: t(
          "Below one metre the cable car is free",
          "Di bawah satu meter gratis tiket kereta gantung",
          "Детям ниже метра канатная дорога бесплатна",
        ),
      },
      {
        service_type: fare.privateTour,
        price: 119,
        description: fareNote.ownCarTwo,
      },
    ],
    highlights: [
      t(
        "The Golden Bridge in the first hour of the day",
        "Jembatan Emas pada jam pertama buka",
        "Золотой мост в первый час работы",
      ),
      t(
        "A cable car of almost six kilometres over the Truong Son forest",
        "Kereta gantung hampir enam kilometer di atas hutan Truong Son",
        "Канатная дорога почти в шесть километров над лесами Чыонгшона",
      ),
      t(
        "The French village with its cathedral and wine cellar",
        "Desa Prancis dengan katedral dan gudang anggur lama",
        "Французская деревня с собором и старым винным погребом",
      ),
      t(
        "Cave shrines of the Marble Mountains",
        "Kuil gua di Pegunungan Marmer",
        "Пещерные святилища Мраморных гор",
      ),
      t(
        "Boat with a paper lantern on the Hoai river",
        "Naik perahu sambil melepas lampion kertas di Sungai Hoai",
        "Лодка и бумажный фонарик на реке Хоай",
      ),
    ],
    itinerary: [
      {
        title: t(
          "From the hands of stone to the lanterns",
          "Dari tangan batu ke lampion sutra",
          "От каменных ладоней к фонарям",
        ),
        activities: [
          at(
            "07:00",
            "Pick-up at hotels in Da Nang (06:30 in Hoi An)",
            "Penjemputan hotel di Da Nang (06.30 di Hoi An)",
            "Выезд из отелей Дананга (из Хойана в 6:30)",
          ),
          at(
            "08:15",
            "Cable car, Golden Bridge and the Love Garden",
            "Kereta gantung, Jembatan Emas, dan taman bunga Le Jardin d'Amour",
            "Канатная дорога, Золотой мост и Сад любви",
          ),
          at(
            "10:30",
            "French village, Fantasy Park and the alpine coaster",
            "Desa Prancis, Fantasy Park, dan kereta luncur alpine",
            "Французская деревня, Fantasy Park и альпийские санки",
          ),
          at(
            "12:00",
            "Buffet lunch at the top",
            "Makan siang prasmanan di puncak",
            "Обед «шведский стол» наверху",
          ),
          at(
            "14:45",
            "Marble Mountains: lift up, Huyen Khong cave, stairs down",
            "Pegunungan Marmer: naik lift, Gua Huyen Khong, turun tangga",
            "Мраморные горы: лифт наверх, пещера Хуенхонг, спуск по лестнице",
          ),
          at(
            "16:45",
            "Hoi An: Japanese bridge, Phuc Kien assembly hall, a merchant's house",
            "Hoi An: jembatan Jepang, balai Phuc Kien, rumah saudagar",
            "Хойан: Японский мост, зал собраний Фукьен, дом купца",
          ),
          at(
            "18:15",
            "Lantern boat, a bowl of cao lau, return by 20:00",
            "Perahu lampion, semangkuk cao lau, kembali pukul 20.00",
            "Лодка с фонариками, тарелка као-лау, возвращение к 20:00",
          ),
        ],
        meals: [meal.lunch, t("Cao lau noodles in Hoi An", "Mi cao lau di Hoi An", "Лапша као-лау в Хойане")],
      },
    ],
    included: [
      t(
        "Pick-up and return in Da Nang or Hoi An",
        "Antar-jemput hotel di Da Nang atau Hoi An",
        "Трансфер из отелей Дананга или Хойана",
      ),
      t(
        "Ba Na Hills ticket with cable car",
        "Tiket Ba Na Hills termasuk kereta gantung",
        "Билет на Бана-Хиллз с канатной дорогой",
      ),
      t(
        "Hoi An old-town ticket and lantern boat",
        "Tiket kota tua Hoi An dan perahu lampion",
        "Билет в старый город Хойана и лодка с фонариками",
      ),
      included.englishGuide,
      included.mealsAsListed,
    ],
    excluded: [
      t(
        "Wax museum and funicular at Ba Na Hills",
        "Museum lilin dan funikular di Ba Na Hills",
        "Музей восковых фигур и фуникулёр на Бана-Хиллз",
      ),
      excluded.alcohol,
      excluded.tips,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t(
          "Can we see the bridge if the mountain is in fog?",
          "Apakah jembatan terlihat saat gunung berkabut?",
          "Видно ли мост, когда на горе туман?",
        ),
        answer: t(
          "From February to August mornings are usually clear. From September to January clouds drift across the bridge; it often opens for some minutes, but nobody can promise the view.",
          "Februari–Agustus pagi hari biasanya cerah. September–Januari awan sering lewat; kadang terbuka beberapa menit, tetapi pemandangan tidak bisa dijamin.",
          "С февраля по август по утрам обычно ясно. С сентября по январь мост то и дело накрывают облака; окна бывают, но обещать вид никто не может.",
        ),
      },
      {
        question: t(
          "Are the lanterns lit every evening?",
          "Apakah lampion menyala setiap malam?",
          "Фонари горят каждый вечер?",
        ),
        answer: t(
          "Yes. On the fourteenth day of the lunar month the old town even turns off its electric light and only candles and lanterns remain.",
          "Ya. Pada tanggal 14 kalender lunar kota tua bahkan mematikan lampu listrik dan hanya diterangi lilin dan lampion.",
          "Да. А на четырнадцатый день лунного месяца в старом городе гасят электричество и остаются только свечи и фонари.",
        ),
      },
      faqs.vegetarian,
      faqs.hotelPickup,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Golden Bridge Ba Na Hills & Hoi An Day Tour",
      "Tur Ba Na Hills, Jembatan Emas, dan Hoi An 1 Hari",
      "Золотой мост, Бана-Хиллз и Хойан за один день",
    ),
    seo_description: t(
      "Day trip from Da Nang: early cable car to the Golden Bridge, buffet lunch at Ba Na Hills, Marble Mountains and a lantern boat in Hoi An at dusk.",
      "Tur sehari dari Da Nang: Jembatan Emas lebih awal, makan siang di Ba Na Hills, Pegunungan Marmer, dan perahu lampion di Hoi An saat senja.",
      "Экскурсия из Дананга: Золотой мост до толп, обед на Бана-Хиллз, Мраморные горы и лодка с фонариками в вечернем Хойане. Билеты в цене.",
    ),
  },
  {
    code: "INT-07",
    tags: "1_day_trip",
    rate: 4.9,
    currency: "USD",
    starting_price: 29,
    original_price: null,
    name: t(
      "Angkor Wat at sunrise, Bayon and Ta Prohm",
      "Matahari terbit di Angkor Wat, Bayon, dan Ta Prohm",
      "Рассвет у Ангкор-Вата, Байон и Та-Пром",
    ),
    duration: t("1 day (10 hours)", "1 hari (10 jam)", "1 день (10 часов)"),
    location: t("Siem Reap, Cambodia", "Siem Reap, Kamboja", "Сиемреап, Камбоджа"),
    overview: t(
      "We stand at the northern lotus pond while the five towers turn from grey to gold, then walk through the galleries of Angkor Wat against the flow of visitors. After breakfast come the 216 faces of Bayon and Ta Prohm, where strangler figs still hold the walls. You are back at the hotel before the worst heat.",
      "Dari tepi kolam teratai utara Anda melihat lima menara berubah dari kelabu menjadi emas, lalu menyusuri galeri Angkor Wat berlawanan arah dengan arus pengunjung. Setelah sarapan giliran 216 wajah Bayon, lalu Ta Prohm yang dililit akar beringin. Sebelum puncak terik Anda sudah kembali ke hotel.",
      "Встаём у северного лотосового пруда, пока пять башен из серых становятся золотыми, и проходим галереи Ангкор-Вата навстречу потоку. После завтрака — 216 ликов Байона и Та-Пром, стены которого держат корни фикусов. В отель возвращаемся до самой сильной жары.",
    ),
    images: [
      "angkor-wat/dawn",
      "angkor-wat/dusk",
      "guide-group/dusk",
      "minivan-family/day",
      "street-food/dusk",
      "night-market/night",
    ],
    prices: [
      {
        service_type: fare.adult,
        price: 29,
        description: t(
          "Small group of up to ten, air-conditioned van, without Angkor Pass",
          "Rombongan kecil maksimal 10 orang, van ber-AC, belum termasuk Angkor Pass",
          "Группа до десяти человек, минивэн с кондиционером, без Angkor Pass",
        ),
      },
      {
        service_type: fare.child,
        price: 19,
        description: t(
          "Under 12 the Angkor Pass is free; bring the passport",
          "Di bawah 12 tahun Angkor Pass gratis; bawa paspor",
          "До 12 лет Angkor Pass бесплатный; возьмите паспорт",
        ),
      },
      {
        service_type: fare.privateTour,
        price: 68,
        description: fareNote.ownCarTwo,
      },
      {
        service_type: t("Angkor Pass, one day", "Angkor Pass satu hari", "Angkor Pass на один день"),
        price: 37,
        description: t(
          "Official ticket with your photo, bought online by us on request",
          "Tiket resmi dengan foto Anda, kami belikan online bila diminta",
          "Официальный билет с вашей фотографией, по просьбе купим онлайн",
        ),
      },
    ],
    highlights: [
      t(
        "Sunrise over the reflecting pond of Angkor Wat",
        "Matahari terbit yang terpantul di kolam Angkor Wat",
        "Рассвет над прудом-зеркалом Ангкор-Вата",
      ),
      t(
        "The bas-relief of the Churning of the Ocean of Milk",
        "Relief Pengadukan Lautan Susu",
        "Барельеф «Пахтанье молочного океана»",
      ),
      t(
        "The smiling stone faces of Bayon",
        "Wajah-wajah batu Bayon yang tersenyum",
        "Улыбающиеся каменные лики Байона",
      ),
      t(
        "Ta Prohm with the roots of century-old trees",
        "Ta Prohm yang dililit akar pohon ratusan tahun",
        "Та-Пром в корнях вековых деревьев",
      ),
      t(
        "A licensed Khmer guide from Siem Reap",
        "Pemandu Khmer berlisensi dari Siem Reap",
        "Лицензированный кхмерский гид из Сиемреапа",
      ),
    ],
    itinerary: [
      {
        title: t("One day in the Khmer capital", "Sehari di ibu kota Khmer", "День в кхмерской столице"),
        activities: [
          at("04:30", "Pick-up in Siem Reap", "Penjemputan hotel di Siem Reap", "Выезд из отелей Сиемреапа"),
          at(
            "05:15",
            "Place at the northern pond, sunrise between 05:40 and 06:20",
            "Menunggu di kolam utara, matahari terbit 05.40–06.20",
            "Место у северного пруда, рассвет между 5:40 и 6:20",
          ),
          at(
            "06:30",
            "Galleries and the Bakan tower of Angkor Wat (closed on Buddhist holy days)",
            "Galeri dan menara Bakan Angkor Wat (tutup pada hari suci Buddha)",
            "Галереи и башня Бакан (закрыта в буддийские праздники)",
          ),
          at("08:30", "Breakfast near the moat", "Sarapan di dekat parit", "Завтрак у рва"),
          at(
            "09:30",
            "Angkor Thom: South Gate, Bayon, Terrace of the Elephants",
            "Angkor Thom: Gerbang Selatan, Bayon, Teras Gajah",
            "Ангкор-Тхом: Южные ворота, Байон, Терраса слонов",
          ),
          at("12:00", "Ta Prohm", "Menjelajahi Ta Prohm", "Та-Пром"),
          at(
            "13:15",
            "Lunch of fish amok or vegetables, hotel at 14:30",
            "Makan siang amok ikan atau sayur, tiba di hotel pukul 14.30",
            "Обед: рыбный или овощной амок, отель в 14:30",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
    ],
    included: [
      t(
        "Hotel pick-up and return in Siem Reap",
        "Antar-jemput hotel di Siem Reap",
        "Трансфер из отеля в Сиемреапе и обратно",
      ),
      t(
        "Licensed English-speaking temple guide",
        "Pemandu candi berlisensi berbahasa Inggris",
        "Лицензированный англоговорящий гид по храмам",
      ),
      included.mealsAsListed,
      t(
        "Cold water and scented towels",
        "Air dingin dan handuk segar",
        "Холодная вода и освежающие полотенца",
      ),
      t(
        "Torch for the walk before dawn",
        "Senter untuk jalan sebelum fajar",
        "Фонарик для прогулки до рассвета",
      ),
    ],
    excluded: [
      t("Angkor Pass, USD 37", "Angkor Pass, 37 dolar", "Билет Angkor Pass, 37 долларов"),
      excluded.visa,
      excluded.tips,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t(
          "How should we dress in the temples?",
          "Bagaimana aturan berpakaian di candi?",
          "Как одеться для храмов?",
        ),
        answer: t(
          "Shoulders and knees covered, also for men; a scarf over a top is not accepted at the Bakan tower. Closed shoes help on the steep stairs.",
          "Bahu dan lutut tertutup, termasuk pria; selendang saja tidak diterima di menara Bakan. Pakai sepatu tertutup untuk tangga curam.",
          "Плечи и колени должны быть закрыты, у мужчин тоже; накинутый шарф на башне Бакан не засчитывают. На крутых лестницах удобнее закрытая обувь.",
        ),
      },
      {
        question: t(
          "Do we need a visa for Cambodia?",
          "Apakah ke Kamboja perlu visa?",
          "Нужна ли виза в Камбоджу?",
        ),
        answer: t(
          "Indonesian and Thai citizens do not for 30 days. Others buy a 30-day tourist visa on arrival or as e-visa, about USD 30. The e-Arrival card is filled in online by everybody who flies in.",
          "WNI bebas visa 30 hari. Kartu e-Arrival wajib diisi online oleh semua penumpang pesawat sebelum tiba.",
          "Россиянам нужна туристическая виза на 30 дней: по прилёте или онлайн, около 30 долларов. Все, кто прилетает, заполняют электронную карту e-Arrival.",
        ),
      },
      {
        question: t(
          "Is the rainy season a problem?",
          "Apakah musim hujan mengganggu?",
          "Мешает ли сезон дождей?",
        ),
        answer: t(
          "From June to October showers fall mostly after 15:00, when this tour is over, and the moats are full. The clearest sunrises are from November to February.",
          "Juni–Oktober hujan umumnya turun setelah pukul 15.00, saat tur sudah selesai, dan kolam penuh air. Matahari terbit paling jelas pada November–Februari.",
          "С июня по октябрь ливни идут в основном после 15:00, когда тур уже закончен, зато рвы полны воды. Самые ясные рассветы — с ноября по февраль.",
        ),
      },
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Angkor Wat Sunrise Tour from Siem Reap",
      "Tur Matahari Terbit Angkor Wat dari Siem Reap",
      "Рассвет в Ангкор-Вате: тур из Сиемреапа",
    ),
    seo_description: t(
      "Small-group Angkor day tour: sunrise at Angkor Wat, the faces of Bayon, the roots of Ta Prohm, breakfast and lunch, licensed guide, back by 14:30.",
      "Tur Angkor rombongan kecil: matahari terbit di Angkor Wat, wajah Bayon, akar Ta Prohm, sarapan dan makan siang, pemandu berlisensi.",
      "Ангкор небольшой группой: рассвет у Ангкор-Вата, лики Байона, корни Та-Прома, завтрак и обед, лицензированный гид, возвращение к 14:30.",
    ),
  },
  {
    code: "INT-08",
    tags: "private_service",
    rate: 4.8,
    currency: "USD",
    starting_price: 40,
    original_price: null,
    name: t(
      "Tour guide in Hong Kong: Peak, temples, Star Ferry",
      "Pemandu wisata di Hong Kong: Peak, kuil, Star Ferry",
      "Гид в Гонконге: пик Виктория, храмы, Star Ferry",
    ),
    duration: t("1 day (8 hours)", "1 hari (8 jam)", "1 день (8 часов)"),
    location: t("Hong Kong, China", "Hong Kong, Tiongkok", "Гонконг, Китай"),
    overview: t(
      "Your own licensed guide for eight hours, on foot and by tram, escalator and ferry, the way locals get around. The route below is a proposal: tell the guide what you care about, and it becomes street food in Sham Shui Po, the cable car to the Big Buddha on Lantau or a morning of tailors and camera shops.",
      "Pemandu pribadi berlisensi selama delapan jam: jalan kaki, naik trem, eskalator, dan feri seperti warga Hong Kong. Rute di bawah hanya usulan; sampaikan minat Anda dan rute bisa menjadi kuliner Sham Shui Po, kereta gantung ke Big Buddha di Lantau, atau pagi berburu kamera dan penjahit.",
      "Ваш личный лицензированный гид на восемь часов: пешком, на трамвае, эскалаторе и пароме — так, как передвигаются сами гонконгцы. Маршрут ниже — лишь предложение: скажите, что вам интересно, и получится уличная еда Шамсёйпхоу, канатная дорога к Большому Будде на Лантау или утро среди портных и магазинов фототехники.",
    ),
    images: [
      "hong-kong/night",
      "hong-kong/day",
      "guide-group/dusk",
      "night-market/night",
      "street-food/dusk",
      "rooftop-bar/night",
    ],
    prices: [
      {
        service_type: t(
          "Per person in a group of eight",
          "Per orang untuk rombongan 8 orang",
          "За человека в группе из восьми",
        ),
        price: 40,
        description: t(
          "Eight hours, private group of eight",
          "Delapan jam, rombongan privat 8 orang",
          "Восемь часов, своя компания из восьми человек",
        ),
      },
      {
        service_type: t("Full day, 8 hours", "Sehari penuh, 8 jam", "Полный день, 8 часов"),
        price: 320,
        description: t(
          "Per group of one to eight guests",
          "Per rombongan 1–8 orang",
          "За группу от одного до восьми гостей",
        ),
      },
      {
        service_type: t("Half day, 4 hours", "Setengah hari, 4 jam", "Полдня, 4 часа"),
        price: 190,
        description: t(
          "Per group, morning or evening start",
          "Per rombongan, mulai pagi atau sore",
          "За группу, начало утром или вечером",
        ),
      },
      {
        service_type: t("Extra hour", "Tambahan per jam", "Дополнительный час"),
        price: 45,
        description: t(
          "Agreed on the spot with the guide",
          "Disepakati langsung dengan pemandu",
          "По договорённости с гидом на месте",
        ),
      },
    ],
    highlights: [
      t(
        "Victoria Peak by the historic funicular",
        "Victoria Peak dengan funikular bersejarah",
        "Пик Виктория на старинном фуникулёре",
      ),
      t(
        "Coils of incense in the Man Mo temple",
        "Dupa spiral raksasa di Kuil Man Mo",
        "Спирали благовоний в храме Маньмо",
      ),
      t(
        "Dim sum with somebody who reads the menu for you",
        "Dim sum (ada pilihan halal) dengan pemandu yang paham menunya",
        "Димсамы с человеком, который прочтёт вам меню",
      ),
      t(
        "The Star Ferry to Kowloon for a few coins",
        "Star Ferry ke Kowloon dengan beberapa koin",
        "Паром Star Ferry в Коулун за несколько монет",
      ),
      t(
        "A route that you may change at any moment",
        "Rute yang boleh diubah kapan saja",
        "Маршрут, который можно менять на ходу",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Sample route: the island and Kowloon",
          "Contoh rute: Pulau Hong Kong dan Kowloon",
          "Пример маршрута: остров и Коулун",
        ),
        activities: [
          at(
            "10:00",
            "Meeting in your hotel lobby",
            "Bertemu di lobi hotel Anda",
            "Встреча в лобби вашего отеля",
          ),
          at(
            "10:30",
            "Central: bank towers, the Mid-Levels escalator, Graham Street market",
            "Central: gedung bank, eskalator Mid-Levels, pasar Graham Street",
            "Сентрал: башни банков, эскалатор Мид-Левелс, рынок Грэм-стрит",
          ),
          at(
            "11:45",
            "Man Mo temple and the antique lane Upper Lascar Row",
            "Kuil Man Mo dan gang barang antik Upper Lascar Row",
            "Храм Маньмо и антикварный переулок Аппер-Ласкар-Роу",
          ),
          at("12:45", "Dim sum lunch", "Makan siang dim sum", "Обед с димсамами"),
          at(
            "14:15",
            "Peak Tram and the level walk around Lugard Road",
            "Peak Tram dan jalan santai di Lugard Road",
            "Фуникулёр на пик и ровная прогулка по Лугард-роуд",
          ),
          at(
            "16:30",
            "Star Ferry to Tsim Sha Tsui, Clock Tower, Avenue of Stars",
            "Star Ferry ke Tsim Sha Tsui, Menara Jam, Avenue of Stars",
            "Паром в Чимсачёй, Часовая башня, Аллея звёзд",
          ),
          at(
            "18:00",
            "End at Temple Street market, tips for the light show at 20:00",
            "Selesai di pasar Temple Street, info pertunjukan cahaya pukul 20.00",
            "Финал на рынке Темпл-стрит, советы к световому шоу в 20:00",
          ),
        ],
        meals: [meal.onYourOwn],
      },
    ],
    included: [
      t(
        "Licensed private guide for eight hours",
        "Pemandu pribadi berlisensi selama delapan jam",
        "Лицензированный личный гид на восемь часов",
      ),
      t("Meeting at your hotel", "Dijemput di lobi hotel", "Встреча в вашем отеле"),
      t(
        "Route planned with you by message beforehand",
        "Rute disusun bersama lewat pesan sebelumnya",
        "Маршрут, заранее согласованный с вами в переписке",
      ),
      included.hotline,
    ],
    excluded: [
      t(
        "Public transport (about 100 Hong Kong dollars per person)",
        "Transportasi umum (sekitar 100 dolar Hong Kong per orang)",
        "Общественный транспорт (около 100 гонконгских долларов на человека)",
      ),
      t("Peak Tram and museum tickets", "Tiket Peak Tram dan museum", "Билеты на фуникулёр и в музеи"),
      t(
        "Meals; inviting the guide to lunch is a kind gesture",
        "Makan; mentraktir makan siang pemandu dianggap sopan",
        "Питание; угостить гида обедом — приятный жест",
      ),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Which languages do the guides in Hong Kong speak?",
          "Pemandu di Hong Kong berbahasa apa?",
          "На каких языках работают гиды?",
        ),
        answer: t(
          "English and Cantonese at the price shown. Indonesian- and Russian-speaking guides cost USD 60 more per day and need a week's notice.",
          "Inggris dan Kanton dengan harga di atas. Pemandu berbahasa Indonesia atau Rusia ditambah 60 dolar per hari dan dipesan seminggu sebelumnya.",
          "На английском и кантонском — по указанной цене. Русскоговорящий гид дороже на 60 долларов в день, бронировать его нужно за неделю.",
        ),
      },
      {
        question: t("Can we have a car as well?", "Bisa ditambah mobil?", "Можно ли добавить машину?"),
        answer: t(
          "Yes, a seven-seater with driver is USD 420 for eight hours. In the centre the MTR is faster; a car makes sense for Lantau or the New Territories.",
          "Bisa, mobil 7 penumpang dengan sopir 420 dolar untuk delapan jam. Di pusat kota MTR lebih cepat; mobil cocok untuk Lantau atau New Territories.",
          "Да, семиместная машина с водителем стоит 420 долларов за восемь часов. В центре быстрее на метро, а машина удобна для Лантау и Новых территорий.",
        ),
      },
      {
        question: t(
          "Do I need a visa for Hong Kong?",
          "Perlu visa ke Hong Kong?",
          "Нужна ли виза в Гонконг?",
        ),
        answer: t(
          "Indonesian and Thai passports: 30 days without a visa. Russian passports: 14 days. For mainland China separate rules apply.",
          "Paspor Indonesia bebas visa 30 hari. Untuk masuk ke Tiongkok daratan berlaku aturan lain.",
          "Россиянам до 14 дней виза не нужна. На материковый Китай действуют отдельные правила.",
        ),
      },
    ],
    cancellation: cancellations.privateService,
    seo_title: t(
      "Private Tour Guide in Hong Kong, 8 Hours",
      "Pemandu Wisata Pribadi di Hong Kong, 8 Jam",
      "Индивидуальная экскурсия с гидом по Гонконгу",
    ),
    seo_description: t(
      "Book a licensed private guide in Hong Kong: Victoria Peak, Man Mo temple, dim sum, Star Ferry and markets. Flexible route for one to eight guests.",
      "Sewa pemandu berlisensi di Hong Kong: Victoria Peak, Kuil Man Mo, dim sum, Star Ferry, dan pasar. Rute fleksibel untuk 1–8 orang.",
      "Лицензированный гид в Гонконге: пик Виктория, храм Маньмо, димсамы, Star Ferry и рынки. Гибкий маршрут для компании до восьми человек.",
    ),
  },
  {
    code: "INT-09",
    tags: "private_service",
    rate: null,
    currency: "IDR",
    starting_price: 510_000,
    original_price: 580_000,
    name: t(
      "Van rental in Seoul with driver",
      "Sewa van di Seoul dengan sopir",
      "Аренда минивэна с водителем в Сеуле",
    ),
    duration: t("1 day (10 hours)", "1 hari (10 jam)", "1 день (10 часов)"),
    location: t(
      "Seoul and surroundings, South Korea",
      "Seoul dan sekitarnya, Korea Selatan",
      "Сеул и окрестности, Южная Корея",
    ),
    overview: t(
      "A Hyundai Staria for six or a Solati for ten guests with suitcases, with a driver who knows where coaches may stop in Myeong-dong. Use it for the city, for Nami Island and the Garden of Morning Calm, for a ski day or the ride from Incheon. Ten hours and 150 kilometres are in the price; fuel, tolls and parking too.",
      "Hyundai Staria untuk enam orang atau Solati untuk sepuluh orang beserta koper, dengan sopir yang tahu tempat berhenti di Myeong-dong. Bisa dipakai keliling kota, ke Pulau Nami dan Garden of Morning Calm, main ski, atau jemputan dari Incheon. Sudah termasuk 10 jam, 150 kilometer, bensin, tol, dan parkir.",
      "Hyundai Staria на шестерых или Solati на десять гостей с чемоданами и водитель, который знает, где можно встать в Мёндоне. Машина подойдёт для города, острова Нами и Сада утреннего спокойствия, лыжного дня или дороги из Инчхона. В цене десять часов, 150 километров, топливо, платные дороги и парковки.",
    ),
    images: [
      "seoul-palace/day",
      "minivan-family/day",
      "airport-transfer/day",
      "van-road/dusk",
      "night-market/night",
      "street-food/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Per person in a Solati with ten guests",
          "Per orang, Solati isi 10 orang",
          "За человека, Solati на десятерых",
        ),
        price: 510_000,
        description: t(
          "Ten hours, the price of the van divided by ten",
          "Sepuluh jam, harga van dibagi sepuluh",
          "Десять часов, цена машины, делённая на десять",
        ),
      },
      {
        service_type: t("Hyundai Staria, 10 hours", "Hyundai Staria, 10 jam", "Hyundai Staria, 10 часов"),
        price: 4_200_000,
        description: t(
          "Per van, up to six guests with luggage",
          "Per mobil, maksimal 6 orang dengan koper",
          "За машину, до шести гостей с багажом",
        ),
      },
      {
        service_type: t("Hyundai Solati, 10 hours", "Hyundai Solati, 10 jam", "Hyundai Solati, 10 часов"),
        price: 5_100_000,
        description: t(
          "Per van, up to ten guests with luggage",
          "Per mobil, maksimal 10 orang dengan koper",
          "За машину, до десяти гостей с багажом",
        ),
      },
      {
        service_type: t(
          "Incheon Airport transfer",
          "Antar-jemput Bandara Incheon",
          "Трансфер аэропорт Инчхон",
        ),
        price: 1_450_000,
        description: t(
          "Staria, one way, name board in arrivals",
          "Staria, sekali jalan, dijemput dengan papan nama",
          "Staria, в одну сторону, встреча с табличкой",
        ),
      },
    ],
    highlights: [
      t(
        "New vans with USB sockets, Wi-Fi and child seats on request",
        "Van baru dengan colokan USB, Wi-Fi, dan kursi anak bila diminta",
        "Новые машины с USB, Wi-Fi и детскими креслами по запросу",
      ),
      t(
        "English-speaking drivers, routes agreed in writing beforehand",
        "Sopir berbahasa Inggris, rute disepakati tertulis sebelumnya",
        "Водители говорят по-английски, маршрут согласуем письменно",
      ),
      t(
        "Prayer stops and halal restaurants near Itaewon planned in",
        "Singgah salat dan restoran halal di Itaewon sudah diperhitungkan",
        "Остановки у халяльных ресторанов Итхэвона по желанию",
      ),
      t(
        "One bill: fuel, tolls, parking and the driver's meals",
        "Satu harga: bensin, tol, parkir, dan makan sopir",
        "Один счёт: топливо, платные дороги, парковки и питание водителя",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Sample day: Nami Island and Gapyeong",
          "Contoh sehari: Pulau Nami dan Gapyeong",
          "Пример дня: остров Нами и Капхён",
        ),
        activities: [
          at(
            "08:30",
            "Pick-up at your hotel in Seoul",
            "Dijemput di hotel di Seoul",
            "Подача машины к отелю в Сеуле",
          ),
          at(
            "10:15",
            "Ferry to Nami Island, the avenue of metasequoias",
            "Feri ke Pulau Nami, jalan berpohon metasequoia",
            "Паром на остров Нами, аллея метасеквой",
          ),
          at(
            "12:45",
            "Dakgalbi lunch in Gapyeong",
            "Makan siang dakgalbi di Gapyeong",
            "Обед с таккальби в Капхёне",
          ),
          at(
            "14:15",
            "Petite France or Gangchon Rail Park",
            "Petite France atau Gangchon Rail Park",
            "«Маленькая Франция» или рельсовые велосипеды в Канчхоне",
          ),
          at(
            "16:15",
            "Garden of Morning Calm, illuminated from December to March",
            "Garden of Morning Calm, berhias lampu Desember–Maret",
            "Сад утреннего спокойствия, с декабря по март с подсветкой",
          ),
          at(
            "18:30",
            "Back in Seoul, drop-off in Myeong-dong",
            "Kembali ke Seoul, turun di Myeong-dong",
            "Возвращение в Сеул, высадка в Мёндоне",
          ),
        ],
        meals: [meal.onYourOwn],
      },
    ],
    included: [
      t(
        "Van with driver, ten hours and 150 km",
        "Van dengan sopir, sepuluh jam dan 150 km",
        "Минивэн с водителем на десять часов и 150 км",
      ),
      includedExtra.fuelAndTolls,
      t(
        "Passenger insurance under Korean law",
        "Asuransi penumpang sesuai hukum Korea",
        "Страхование пассажиров по корейскому закону",
      ),
      included.drinkingWater,
      included.hotline,
    ],
    excluded: [
      t(
        "Overtime, IDR 380,000 per hour",
        "Kelebihan waktu, Rp380.000 per jam",
        "Дополнительное время, 380 000 рупий в час",
      ),
      t(
        "Guide, available from IDR 3,600,000 a day",
        "Pemandu wisata, mulai Rp3.600.000 per hari",
        "Гид, от 3 600 000 рупий в день",
      ),
      t("Entrance tickets and meals", "Tiket masuk dan makan", "Входные билеты и питание"),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Do Indonesians need a visa for Korea?",
          "Apakah WNI perlu visa Korea?",
          "Нужна ли россиянам виза в Корею?",
        ),
        answer: t(
          "Yes, through the visa centre in Jakarta, two to three weeks ahead. Russian and Thai visitors apply online for the K-ETA instead.",
          "Perlu, lewat pusat aplikasi visa Korea di Jakarta, dua sampai tiga minggu sebelumnya. Kami bantu surat pemesanan mobil dan jadwal.",
          "Для туризма виза не нужна, но до вылета оформляют электронное разрешение K-ETA: онлайн, лучше за неделю. Гражданам Индонезии нужна обычная виза.",
        ),
      },
      {
        question: t(
          "Can the van wait at the ski resort?",
          "Bisakah van menunggu di resor ski?",
          "Подождёт ли машина на горнолыжном курорте?",
        ),
        answer: t(
          "Yes. Vivaldi Park and Elysian Gangchon fit into a twelve-hour day; add two hours of overtime. The season runs from early December to early March.",
          "Bisa. Vivaldi Park dan Elysian Gangchon cukup dalam 12 jam, jadi ada kelebihan waktu dua jam. Musim ski awal Desember sampai awal Maret.",
          "Да. На Vivaldi Park или Elysian Gangchon нужно двенадцать часов, то есть два дополнительных. Сезон — с начала декабря по начало марта.",
        ),
      },
      {
        question: t(
          "How early must we book?",
          "Berapa lama sebelumnya harus pesan?",
          "За сколько дней бронировать?",
        ),
        answer: t(
          "Three days is enough in most months. For cherry blossom (early April), autumn leaves (late October) and Lunar New Year reserve a month before.",
          "Biasanya tiga hari cukup. Untuk musim sakura (awal April), daun gugur (akhir Oktober), dan Seollal pesan sebulan sebelumnya.",
          "Обычно хватает трёх дней. На цветение вишни (начало апреля), осенние клёны (конец октября) и лунный Новый год — за месяц.",
        ),
      },
    ],
    cancellation: cancellations.privateService,
    seo_title: t(
      "Van Rental in Seoul with Driver, 10 Hours",
      "Sewa Van di Seoul + Sopir, 10 Jam",
      "Аренда минивэна в Сеуле с водителем",
    ),
    seo_description: t(
      "Rent a Staria or Solati van with driver in Seoul: city tours, Nami Island, ski days and Incheon transfers. Fuel, tolls and parking are included.",
      "Sewa Staria atau Solati dengan sopir di Seoul: keliling kota, Pulau Nami, main ski, jemputan Incheon. Bensin, tol, dan parkir termasuk.",
      "Staria или Solati с водителем в Сеуле: город, остров Нами, лыжи и трансфер из Инчхона. Топливо, платные дороги и парковки уже в цене.",
    ),
  },
  {
    code: "INT-10",
    tags: "multi_day_trip",
    rate: 4.8,
    currency: "IDR",
    starting_price: 17_900_000,
    original_price: 19_500_000,
    name: t(
      "Tokyo, Mount Fuji and a night at an onsen",
      "Tokyo, Gunung Fuji, dan menginap di onsen",
      "Токио, Фудзи и ночь в гостинице с онсэном",
    ),
    duration: t("6 days 5 nights", "6 hari 5 malam", "6 дней / 5 ночей"),
    location: t(
      "Tokyo and Kawaguchiko, Japan",
      "Tokyo dan Kawaguchiko, Jepang",
      "Токио и Кавагутико, Япония",
    ),
    overview: t(
      "A first journey to Japan with the flight from Denpasar already in the price. Three nights in Tokyo's Ueno, one at Lake Kawaguchi with hot springs and, on clear days, Fuji in the bath window, one close to the airport train. One day is yours: Disneyland, Kamakura or simply shopping.",
      "Perjalanan pertama ke Jepang, tiket pesawat dari Denpasar sudah termasuk. Tiga malam di Ueno, satu malam di Danau Kawaguchi dengan pemandian air panas yang saat cerah menghadap Fuji, dan satu malam dekat kereta bandara. Satu hari bebas untuk Disneyland, Kamakura, atau belanja.",
      "Первое знакомство с Японией, перелёт из Денпасара уже в цене. Три ночи в токийском районе Уэно, одна у озера Кавагути с горячими источниками и Фудзи в окне купальни, если погода ясная, и ещё одна рядом с поездом в аэропорт. Один день свободный: Диснейленд, Камакура или магазины.",
    ),
    images: [
      "fuji/dawn",
      "fuji/dusk",
      "hot-spring/dusk",
      "street-food/dusk",
      "rooftop-bar/night",
      "guide-group/dusk",
      "airport-transfer/day",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 17_900_000, description: fareNote.perPersonTwo },
      { service_type: fare.singleSupplement, price: 4_600_000, description: fareNote.wholeStay },
      { service_type: fare.child, price: 16_400_000, description: fareNote.childExtraBed },
      {
        service_type: t("Without flights", "Tanpa tiket pesawat", "Без авиаперелёта"),
        price: 10_900_000,
        description: t(
          "Land programme for guests who arrive on their own",
          "Program darat bagi peserta dengan tiket sendiri",
          "Наземная программа для тех, кто прилетает сам",
        ),
      },
    ],
    highlights: [
      t(
        "Chureito pagoda with Fuji behind it, 398 steps up",
        "Pagoda Chureito berlatar Fuji, naik 398 anak tangga",
        "Пагода Тюрэйто на фоне Фудзи, 398 ступеней вверх",
      ),
      t(
        "A night with onsen and kaiseki dinner at Lake Kawaguchi",
        "Semalam dengan onsen dan makan malam kaiseki di Danau Kawaguchi",
        "Ночь с онсэном и ужином кайсэки у озера Кавагути",
      ),
      t(
        "Senso-ji in Asakusa and the lanes of old Yanaka",
        "Kuil Senso-ji di Asakusa dan gang tua Yanaka",
        "Храм Сэнсо-дзи в Асакусе и старые улочки Янаки",
      ),
      t(
        "Breakfast at Tsukiji outer market",
        "Sarapan di pasar luar Tsukiji",
        "Завтрак на внешнем рынке Цукидзи",
      ),
      t(
        "Shibuya crossing from above and at street level",
        "Persimpangan Shibuya dari atas dan dari jalan",
        "Перекрёсток Сибуя сверху и изнутри",
      ),
      t(
        "A free day with a prepaid metro pass",
        "Satu hari bebas dengan kartu metro prabayar",
        "Свободный день с проездным на метро",
      ),
    ],
    itinerary: [
      {
        title: t("Night flight and Asakusa", "Terbang malam dan Asakusa", "Ночной рейс и Асакуса"),
        activities: [
          at(
            "00:30",
            "Direct flight from Denpasar (meeting at check-in the evening before, 21:30)",
            "Penerbangan langsung dari Denpasar (kumpul di konter check-in malam sebelumnya pukul 21.30)",
            "Прямой рейс из Денпасара (сбор у стойки накануне в 21:30)",
          ),
          at(
            "08:50",
            "Arrival at Narita, coach to the city",
            "Tiba di Narita, bus ke kota",
            "Прилёт в Нариту, автобус в город",
          ),
          at(
            "11:30",
            "Asakusa: Senso-ji, Nakamise street, lunch of tempura rice",
            "Asakusa: Senso-ji, Nakamise, makan siang nasi tempura",
            "Асакуса: Сэнсо-дзи, улица Накамисэ, обед с темпурой",
          ),
          at(
            "14:30",
            "Sumida river bank with a view of the Skytree",
            "Tepi Sungai Sumida dengan pemandangan Skytree",
            "Набережная Сумиды с видом на Skytree",
          ),
          at(
            "16:00",
            "Check-in in Ueno, early night",
            "Check-in di Ueno, istirahat",
            "Заселение в Уэно, отдых",
          ),
        ],
        meals: [meal.onTheFlight, meal.lunch],
      },
      {
        title: t(
          "Tokyo from market to crossing",
          "Tokyo dari pasar ke persimpangan",
          "Токио от рынка до перекрёстка",
        ),
        activities: [
          at(
            "08:00",
            "Tsukiji outer market: grilled scallops, tamagoyaki",
            "Pasar luar Tsukiji: kerang bakar, tamagoyaki",
            "Внешний рынок Цукидзи: гребешки на гриле, тамагояки",
          ),
          at(
            "10:30",
            "Meiji shrine in its forest",
            "Kuil Meiji di tengah hutan kota",
            "Святилище Мэйдзи в городском лесу",
          ),
          at(
            "12:00",
            "Harajuku: Takeshita street and lunch",
            "Harajuku: Jalan Takeshita dan makan siang",
            "Харадзюку: улица Такэсита и обед",
          ),
          at(
            "15:00",
            "Shibuya: crossing, Hachiko, rooftop view (optional)",
            "Shibuya: persimpangan, Hachiko, dek pandang (opsional)",
            "Сибуя: перекрёсток, Хатико, смотровая (по желанию)",
          ),
          at(
            "18:30",
            "Shinjuku: free Metropolitan Government viewing floor, Omoide Yokocho",
            "Shinjuku: dek pandang gratis Gedung Metropolitan, Omoide Yokocho",
            "Синдзюку: бесплатная смотровая мэрии и переулок Омоидэ-ёкотё",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("To the foot of Fuji", "Ke kaki Gunung Fuji", "К подножию Фудзи"),
        activities: [
          at("08:00", "Coach along the Chuo motorway", "Bus lewat tol Chuo", "Выезд по автостраде Тюо"),
          at(
            "10:15",
            "Arakurayama Sengen park and the Chureito pagoda",
            "Taman Arakurayama Sengen dan pagoda Chureito",
            "Парк Аракураяма-Сэнгэн и пагода Тюрэйто",
          ),
          at("12:00", "Hoto noodle lunch", "Makan siang mi hoto", "Обед: лапша хото"),
          at(
            "13:30",
            "Oshino Hakkai, eight ponds of snow water",
            "Oshino Hakkai, delapan kolam air lelehan salju",
            "Осино-Хаккай — восемь прудов с талой водой",
          ),
          at(
            "15:30",
            "Oishi park by the lake: lavender in June, red kochia in October",
            "Taman Oishi di tepi danau: lavender di Juni, kochia merah di Oktober",
            "Парк Оиси у озера: лаванда в июне, алая кохия в октябре",
          ),
          at(
            "17:00",
            "Onsen hotel, yukata, kaiseki dinner",
            "Hotel onsen, yukata, makan malam kaiseki",
            "Отель с онсэном, юката, ужин кайсэки",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Fuji fifth station and Hakone",
          "Pos kelima Fuji dan Hakone",
          "Пятая станция Фудзи и Хаконэ",
        ),
        activities: [
          at(
            "06:00",
            "Sunrise at the lake for those who wish",
            "Melihat fajar di danau bagi yang mau",
            "Рассвет на озере для желающих",
          ),
          at(
            "09:00",
            "Subaru Line to the fifth station, 2,305 m (weather permitting)",
            "Subaru Line ke pos kelima, 2.305 m (bila cuaca baik)",
            "По дороге Субару на пятую станцию, 2305 м (по погоде)",
          ),
          at("12:00", "Lunch in Gotemba", "Makan siang di Gotemba", "Обед в Готэмбе"),
          at(
            "13:30",
            "Owakudani: sulphur vents and black eggs",
            "Owakudani: kawah belerang dan telur hitam",
            "Овакудани: серные источники и чёрные яйца",
          ),
          at("15:00", "Boat on Lake Ashi", "Naik kapal di Danau Ashi", "Прогулка на корабле по озеру Аси"),
          at("18:30", "Back in Ueno", "Kembali ke Ueno", "Возвращение в Уэно"),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("Your own day", "Hari bebas", "Свободный день"),
        activities: [
          at(
            "09:00",
            "Handing out of the 24-hour metro pass and maps",
            "Pembagian kartu metro 24 jam dan peta",
            "Раздаём проездные на метро на 24 часа и карты",
          ),
          at(
            "09:30",
            "Choice A: Disneyland or DisneySea with the guide's help at the gate (ticket extra)",
            "Pilihan A: Disneyland atau DisneySea, dibantu pemandu di gerbang (tiket tambahan)",
            "Вариант A: Диснейленд или DisneySea, гид поможет на входе (билет отдельно)",
          ),
          at(
            "10:00",
            "Choice B: Kamakura and its bronze Buddha by train with the guide",
            "Pilihan B: Kamakura dan Buddha perunggu naik kereta bersama pemandu",
            "Вариант B: Камакура и бронзовый Будда, на поезде с гидом",
          ),
          at(
            "18:00",
            "Move to the hotel beside the airport train; farewell ramen (halal shop)",
            "Pindah ke hotel dekat kereta bandara; ramen perpisahan (kedai halal)",
            "Переезд в отель у поезда в аэропорт, прощальный рамэн (халяль)",
          ),
        ],
        meals: [meal.breakfast, meal.dinner],
      },
      {
        title: t("Flight to Denpasar", "Penerbangan ke Denpasar", "Вылет в Денпасар"),
        activities: [
          at(
            "07:30",
            "Breakfast box and train to Narita",
            "Sarapan kotak dan kereta ke Narita",
            "Завтрак с собой и поезд в Нариту",
          ),
          at("11:00", "Direct flight home", "Penerbangan langsung pulang", "Прямой рейс домой"),
          at(
            "17:20",
            "Arrival in Denpasar, local time",
            "Tiba di Denpasar, waktu setempat",
            "Прилёт в Денпасар по местному времени",
          ),
        ],
        meals: [meal.breakfastBox, meal.onTheFlight],
      },
    ],
    included: [
      includedExtra.flightsFromDenpasar,
      t(
        "Four nights in three-star city hotels, one night in an onsen hotel",
        "Empat malam di hotel kota bintang tiga, satu malam di hotel onsen",
        "Четыре ночи в городских отелях 3 звезды и одна в гостинице с онсэном",
      ),
      included.groundTransport,
      included.entranceTickets,
      t("24-hour Tokyo metro pass", "Kartu metro Tokyo 24 jam", "Проездной на токийское метро на 24 часа"),
      t(
        "Tour leader from Denpasar speaking Indonesian and English",
        "Pemimpin tur dari Denpasar berbahasa Indonesia dan Inggris",
        "Сопровождающий из Денпасара (индонезийский и английский языки)",
      ),
      included.mealsAsListed,
    ],
    excluded: [
      excluded.visa,
      excluded.travelInsurance,
      excluded.optionalActivities,
      excluded.otherMeals,
      excluded.tips,
    ],
    faqs: [
      {
        question: t("Do I need a visa for Japan?", "Bagaimana visa Jepang?", "Нужна ли виза в Японию?"),
        answer: t(
          "Holders of an Indonesian e-passport register for the visa waiver (15 days, free); with an ordinary passport you apply at the visa centre. Russian citizens need a visa. We supply the schedule and hotel list.",
          "Pemegang e-paspor cukup registrasi bebas visa (waiver) untuk 15 hari, gratis. Paspor biasa mengajukan visa di pusat aplikasi; jadwal dan daftar hotel kami siapkan.",
          "Гражданам России нужна туристическая виза; расписание, бронь отелей и гарантийные письма подготовим. На оформление отведите не меньше трёх недель.",
        ),
      },
      {
        question: t("Will we really see Fuji?", "Apakah Fuji pasti terlihat?", "Точно ли будет виден Фудзи?"),
        answer: t(
          "From November to February on about three mornings out of four, in June and July rarely. That is why the programme gives the mountain two days.",
          "November–Februari sekitar tiga dari empat pagi cerah, Juni–Juli jarang. Karena itu program menyediakan dua hari di kaki gunung.",
          "С ноября по февраль — примерно три утра из четырёх, в июне и июле редко. Поэтому в программе у горы два дня.",
        ),
      },
      {
        question: t(
          "Are halal meals possible?",
          "Apakah makanannya halal?",
          "Есть ли еда для вегетарианцев и мусульман?",
        ),
        answer: t(
          "Group meals can be halal if you ask when booking; the onsen dinner is then served without pork and mirin. Tokyo has many certified ramen and wagyu shops.",
          "Makan rombongan bisa halal bila diminta saat memesan; makan malam onsen disajikan tanpa babi dan mirin. Di Tokyo banyak ramen dan wagyu bersertifikat.",
          "Сообщите при бронировании: общие обеды сделаем халяльными или вегетарианскими, ужин в онсэне подадут без свинины и мирина.",
        ),
      },
      faqs.deposit,
      faqExtra.groupSize,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Tokyo and Mount Fuji 6D5N Tour from Bali",
      "Paket Jepang Tokyo–Fuji 6 Hari 5 Malam",
      "Тур в Японию: Токио и Фудзи, 6 дней с Бали",
    ),
    seo_description: t(
      "Six days in Japan with direct flights from Denpasar: Tokyo, Chureito pagoda, Lake Kawaguchi onsen night, Hakone and a free day for Disney or Kamakura.",
      "Paket Jepang 6 hari dari Denpasar: Tokyo, pagoda Chureito, onsen Kawaguchiko, Hakone, dan satu hari bebas. Tiket pesawat sudah termasuk.",
      "Япония за 6 дней с прямым перелётом из Денпасара: Токио, пагода Тюрэйто, онсэн у озера Кавагути, Хаконэ и свободный день для Диснейленда.",
    ),
  },
];
