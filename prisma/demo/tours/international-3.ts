import type { DemoTour } from "../demo-content.ts";
import { at, excludedExtra, faqExtra, fare, fareNote, includedExtra, meal } from "./abroad-blocks.ts";
import { cancellations, excluded, faqs, included, t } from "./shared-blocks.ts";

export const international3: DemoTour[] = [
  {
    code: "INT-11",
    tags: "multi_day_trip",
    rate: 4.7,
    currency: "IDR",
    starting_price: 27_900_000,
    original_price: 29_900_000,
    name: t(
      "Grand Türkiye: Istanbul, Ephesus, Pamukkale, Cappadocia",
      "Keliling Turki: Istanbul, Efesus, Pamukkale, Cappadocia",
      "Большой тур по Турции: Стамбул, Эфес, Памуккале, Каппадокия",
    ),
    duration: t("12 days 9 nights", "12 hari 9 malam", "12 дней / 9 ночей"),
    location: t("Western and central Türkiye", "Turki bagian barat dan tengah", "Запад и центр Турции"),
    overview: t(
      "A loop of about 2,400 kilometres by coach with direct flights between Denpasar and Istanbul: the green city of Bursa, Ephesus and the white terraces of Pamukkale, the dervishes of Konya, three nights in Cappadocia and a last look at Istanbul from the Bosphorus. Two nights are spent on the plane and nine in hotels, one of them cut into the tuff.",
      "Perjalanan darat sekitar 2.400 kilometer dengan penerbangan langsung Denpasar–Istanbul: Bursa yang hijau, Efesus dan teras putih Pamukkale, kota para darwis Konya, tiga malam di Cappadocia, lalu Istanbul dari Selat Bosphorus. Dua malam di pesawat dan sembilan malam di hotel, termasuk hotel gua.",
      "Кольцо длиной около 2400 километров на автобусе и прямые рейсы Денпасар — Стамбул: зелёная Бурса, Эфес и белые террасы Памуккале, Конья с дервишами, три ночи в Каппадокии и прощание со Стамбулом на Босфоре. Две ночи в самолёте и девять в отелях, в Каппадокии — в пещерном.",
    ),
    images: [
      "cappadocia/dawn",
      "bosphorus/dusk",
      "mosque/dusk",
      "hot-spring/dusk",
      "night-market/night",
      "guide-group/dusk",
      "airport-transfer/day",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 27_900_000, description: fareNote.perPersonTwo },
      { service_type: fare.singleSupplement, price: 6_900_000, description: fareNote.wholeStay },
      { service_type: fare.child, price: 25_500_000, description: fareNote.childExtraBed },
      {
        service_type: t(
          "Balloon flight in Cappadocia",
          "Balon udara di Cappadocia",
          "Полёт на воздушном шаре",
        ),
        price: 3_900_000,
        description: t(
          "Optional, about one hour, price varies with the season",
          "Opsional, sekitar satu jam, harga mengikuti musim",
          "По желанию, около часа, цена зависит от сезона",
        ),
      },
    ],
    highlights: [
      t(
        "Three nights in Cappadocia, so that wind does not cost you the balloons",
        "Tiga malam di Cappadocia agar peluang melihat balon lebih besar",
        "Три ночи в Каппадокии: если ветер, будет второе утро для шаров",
      ),
      t(
        "Library of Celsus and the great theatre of Ephesus",
        "Perpustakaan Celsus dan teater besar Efesus",
        "Библиотека Цельса и большой театр Эфеса",
      ),
      t(
        "Barefoot over the travertine of Pamukkale to Hierapolis",
        "Berjalan tanpa alas kaki di travertin Pamukkale menuju Hierapolis",
        "Босиком по травертинам Памуккале к Иераполису",
      ),
      t(
        "Rumi's green-domed mausoleum in Konya",
        "Makam Jalaluddin Rumi berkubah hijau di Konya",
        "Мавзолей Руми с зелёным куполом в Конье",
      ),
      t(
        "Bosphorus by boat, with tea and simit on deck",
        "Menyusuri Bosphorus dengan kapal sambil minum teh dan makan simit",
        "Прогулка по Босфору с чаем и симитом на палубе",
      ),
      t(
        "Hagia Sophia, Topkapi and the Grand Bazaar with a local historian",
        "Hagia Sophia, Topkapi, dan Grand Bazaar bersama sejarawan lokal",
        "Айя-София, Топкапы и Гранд-базар с местным историком",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Evening departure from Denpasar",
          "Berangkat malam dari Denpasar",
          "Вечерний вылет из Денпасара",
        ),
        activities: [
          at(
            "17:30",
            "Meeting in the departure hall with the tour leader",
            "Kumpul di aula keberangkatan bersama pemimpin tur",
            "Сбор группы с сопровождающим в зале вылета",
          ),
          at("18:00", "Check-in and briefing", "Check-in dan pengarahan", "Регистрация и инструктаж"),
          at(
            "21:00",
            "Direct night flight to Istanbul, about 13 hours",
            "Penerbangan malam langsung ke Istanbul, sekitar 13 jam",
            "Прямой ночной рейс в Стамбул, около 13 часов",
          ),
        ],
        meals: [meal.onTheFlight],
      },
      {
        title: t(
          "Istanbul: the Sultanahmet quarter",
          "Istanbul: kawasan Sultanahmet",
          "Стамбул: Султанахмет",
        ),
        activities: [
          at(
            "06:00",
            "Landing, Turkish breakfast in town",
            "Mendarat, sarapan ala Turki di kota",
            "Прилёт и турецкий завтрак в городе",
          ),
          at(
            "09:00",
            "Hippodrome and the Blue Mosque before the midday prayer",
            "Hipodrom dan Masjid Biru sebelum salat Zuhur",
            "Ипподром и Голубая мечеть до полуденной молитвы",
          ),
          at(
            "11:00",
            "Hagia Sophia, visitors' gallery",
            "Hagia Sophia, galeri pengunjung",
            "Айя-София, галерея для посетителей",
          ),
          at(
            "13:00",
            "Lunch of köfte and bean salad",
            "Makan siang köfte dan salad kacang",
            "Обед: кёфте и салат из фасоли",
          ),
          at("14:30", "Basilica Cistern", "Cisterna Basilica, waduk bawah tanah", "Цистерна Базилика"),
          at("16:30", "Hotel, rest and dinner", "Hotel, istirahat, dan makan malam", "Отель, отдых и ужин"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Bosphorus and the road to Bursa", "Bosphorus lalu menuju Bursa", "Босфор и дорога в Бурсу"),
        activities: [
          at(
            "09:00",
            "Boat on the Bosphorus: Dolmabahçe, Ortaköy, Rumeli fortress",
            "Kapal di Bosphorus: Dolmabahçe, Ortaköy, Benteng Rumeli",
            "Корабль по Босфору: Долмабахче, Ортакёй, крепость Румели",
          ),
          at("11:00", "Spice Bazaar", "Pasar Rempah", "Египетский базар пряностей"),
          at("12:30", "Lunch in Eminönü", "Makan siang di Eminönü", "Обед в Эминёню"),
          at(
            "14:00",
            "Osmangazi bridge to Bursa, 2½ hours",
            "Lewat Jembatan Osmangazi ke Bursa, dua setengah jam",
            "Через мост Османгази в Бурсу, два с половиной часа",
          ),
          at(
            "17:00",
            "Silk bazaar Koza Han and Iskender kebab for dinner",
            "Pasar sutra Koza Han dan kebab Iskender untuk makan malam",
            "Шёлковый базар Коза-хан и искендер-кебаб на ужин",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Bursa, Uludağ and the Aegean",
          "Bursa, Uludağ, dan pesisir Aegea",
          "Бурса, Улудаг и Эгейское море",
        ),
        activities: [
          at("08:30", "Green Mosque and Ulu Cami", "Masjid Hijau dan Ulu Cami", "Зелёная мечеть и Улу-джами"),
          at(
            "10:30",
            "Cable car on Uludağ; snow from December to March",
            "Kereta gantung Uludağ; bersalju Desember–Maret",
            "Канатная дорога на Улудаг; снег с декабря по март",
          ),
          at("13:00", "Lunch on the mountain", "Makan siang di gunung", "Обед на горе"),
          at(
            "14:30",
            "Drive to Kuşadası, 4½ hours with a stop",
            "Menuju Kuşadası, 4,5 jam dengan sekali singgah",
            "Переезд в Кушадасы, 4,5 часа с остановкой",
          ),
          at("19:30", "Dinner by the harbour", "Makan malam di tepi pelabuhan", "Ужин у гавани"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Ephesus and Şirince", "Efesus dan Şirince", "Эфес и Шириндже"),
        activities: [
          at(
            "08:30",
            "Ephesus: Curetes street, Celsus library, theatre",
            "Efesus: Jalan Curetes, Perpustakaan Celsus, teater",
            "Эфес: улица Куретов, библиотека Цельса, театр",
          ),
          at(
            "11:00",
            "House of the Virgin Mary above the ruins",
            "Rumah Bunda Maria di atas bukit",
            "Дом Девы Марии над руинами",
          ),
          at(
            "12:30",
            "Lunch in the hill village of Şirince",
            "Makan siang di desa Şirince",
            "Обед в горной деревне Шириндже",
          ),
          at(
            "14:30",
            "Leather and Turkish delight workshops",
            "Sentra kulit dan lokum",
            "Мастерские: кожа и рахат-лукум",
          ),
          at(
            "16:00",
            "Drive to Pamukkale, three hours; thermal pool at the hotel",
            "Menuju Pamukkale, tiga jam; kolam termal di hotel",
            "Дорога в Памуккале, три часа; термальный бассейн в отеле",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Pamukkale to Konya", "Dari Pamukkale ke Konya", "Из Памуккале в Конью"),
        activities: [
          at(
            "07:30",
            "White terraces in the first light, Hierapolis theatre",
            "Teras putih di pagi hari, teater Hierapolis",
            "Белые террасы на рассвете, театр Иераполиса",
          ),
          at(
            "11:00",
            "Drive through the lake region",
            "Perjalanan melewati kawasan danau",
            "Дорога через озёрный край",
          ),
          at("13:30", "Lunch by Lake Eğirdir", "Makan siang di Danau Eğirdir", "Обед у озера Эгирдир"),
          at(
            "18:00",
            "Konya, hotel and dinner",
            "Tiba di Konya, hotel dan makan malam",
            "Конья, отель и ужин",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Rumi's city and the caravanserai",
          "Kota Rumi dan karavanserai",
          "Город Руми и караван-сарай",
        ),
        activities: [
          at("08:30", "Mevlana mausoleum and museum", "Makam dan Museum Mevlana", "Мавзолей и музей Мевляны"),
          at(
            "10:30",
            "Bazaar quarter and Aziziye mosque",
            "Kawasan pasar dan Masjid Aziziye",
            "Базарный квартал и мечеть Азизие",
          ),
          at("12:00", "Lunch of etli ekmek", "Makan siang etli ekmek", "Обед: этли-экмек"),
          at(
            "14:30",
            "Sultanhanı, a caravanserai of 1229",
            "Sultanhanı, karavanserai tahun 1229",
            "Султанханы — караван-сарай 1229 года",
          ),
          at("17:30", "Cave hotel in Ürgüp", "Hotel gua di Ürgüp", "Пещерный отель в Ургюпе"),
          at("20:30", "Whirling dervish ceremony", "Upacara tari sufi", "Церемония кружащихся дервишей"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Balloons and painted churches",
          "Balon udara dan gereja berlukis",
          "Шары и расписные церкви",
        ),
        activities: [
          at(
            "05:00",
            "Balloon flight (optional) or watching from Lovers' Hill",
            "Naik balon (opsional) atau menonton dari Lovers' Hill",
            "Полёт на шаре (по желанию) или вид с холма Влюблённых",
          ),
          at("08:30", "Breakfast and rest", "Sarapan dan istirahat", "Завтрак и отдых"),
          at("10:30", "Göreme open-air museum", "Museum terbuka Göreme", "Музей под открытым небом Гёреме"),
          at(
            "13:00",
            "Lunch of pottery kebab in Avanos",
            "Makan siang kebab gerabah di Avanos",
            "Обед с кебабом в горшке в Аваносе",
          ),
          at(
            "15:00",
            "Paşabağ fairy chimneys and Devrent valley",
            "Cerobong peri Paşabağ dan Lembah Devrent",
            "«Трубы фей» Пашабаг и долина Деврент",
          ),
          at("18:00", "Sunset at Red Valley", "Matahari terbenam di Red Valley", "Закат в Красной долине"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Underground city and a slow afternoon",
          "Kota bawah tanah dan sore santai",
          "Подземный город и неспешный день",
        ),
        activities: [
          at(
            "05:00",
            "Second chance for the balloons",
            "Kesempatan kedua untuk balon",
            "Второй шанс для полёта на шаре",
          ),
          at(
            "09:30",
            "Kaymaklı, eight floors of which four are open",
            "Kaymaklı, delapan lantai dengan empat yang dibuka",
            "Каймаклы: восемь ярусов, открыты четыре",
          ),
          at(
            "11:30",
            "Uçhisar rock castle and Pigeon Valley",
            "Benteng batu Uçhisar dan Lembah Merpati",
            "Скальная крепость Учхисар и Голубиная долина",
          ),
          at(
            "13:00",
            "Lunch in a family house",
            "Makan siang di rumah keluarga setempat",
            "Обед в доме местной семьи",
          ),
          at(
            "15:00",
            "Free time: hammam, jeep or horse ride (optional)",
            "Acara bebas: hamam, jip, atau berkuda (opsional)",
            "Свободное время: хаммам, джипы или лошади (по желанию)",
          ),
          at("19:30", "Dinner at the cave hotel", "Makan malam di hotel gua", "Ужин в пещерном отеле"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Across the salt lake to Ankara",
          "Melintasi danau garam ke Ankara",
          "Через солёное озеро в Анкару",
        ),
        activities: [
          at(
            "08:30",
            "Drive to Tuz Gölü, walking on the salt crust in summer",
            "Menuju Tuz Gölü, berjalan di atas garam saat musim panas",
            "Дорога к озеру Туз, летом гуляем по солёной корке",
          ),
          at("12:30", "Lunch in Ankara", "Makan siang di Ankara", "Обед в Анкаре"),
          at(
            "14:00",
            "Anıtkabir, the mausoleum of Atatürk",
            "Anıtkabir, mausoleum Atatürk",
            "Аныткабир — мавзолей Ататюрка",
          ),
          at(
            "16:00",
            "Old town around the citadel",
            "Kota tua di sekitar benteng",
            "Старый город вокруг цитадели",
          ),
          at("18:30", "Dinner and hotel", "Makan malam dan hotel", "Ужин и отель"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Topkapi, the Grand Bazaar, night flight",
          "Topkapi, Grand Bazaar, terbang malam",
          "Топкапы, Гранд-базар, ночной рейс",
        ),
        activities: [
          at(
            "06:30",
            "High-speed train to Istanbul, 4½ hours",
            "Kereta cepat ke Istanbul, 4,5 jam",
            "Скоростной поезд в Стамбул, 4,5 часа",
          ),
          at("12:00", "Lunch near Sirkeci", "Makan siang dekat Sirkeci", "Обед у Сиркеджи"),
          at(
            "13:30",
            "Topkapi Palace and its treasury (on Tuesdays Dolmabahçe)",
            "Istana Topkapi dan ruang harta (Selasa diganti Dolmabahçe)",
            "Дворец Топкапы и сокровищница (по вторникам — Долмабахче)",
          ),
          at("16:30", "Grand Bazaar", "Belanja di Grand Bazaar", "Гранд-базар"),
          at("19:00", "Farewell dinner", "Makan malam perpisahan", "Прощальный ужин"),
          at("22:00", "Transfer to the airport", "Menuju bandara", "Трансфер в аэропорт"),
        ],
        meals: [meal.breakfastBox, meal.lunch, meal.dinner],
      },
      {
        title: t("Arrival in Denpasar", "Tiba di Denpasar", "Возвращение в Денпасар"),
        activities: [
          at(
            "01:45",
            "Direct flight from Istanbul",
            "Penerbangan langsung dari Istanbul",
            "Прямой рейс из Стамбула",
          ),
          at(
            "13:00",
            "Lunch served above the Indian Ocean",
            "Makan siang di atas Samudra Hindia",
            "Обед над Индийским океаном",
          ),
          at(
            "19:00",
            "Landing in Denpasar, local time",
            "Mendarat di Denpasar, waktu setempat",
            "Посадка в Денпасаре по местному времени",
          ),
        ],
        meals: [meal.onTheFlight],
      },
    ],
    included: [
      includedExtra.flightsFromDenpasar,
      t(
        "Nine nights in four-star hotels, in Cappadocia a cave hotel",
        "Sembilan malam di hotel bintang empat, di Cappadocia hotel gua",
        "Девять ночей в отелях 4 звезды, в Каппадокии — в пещерном",
      ),
      included.groundTransport,
      t(
        "High-speed train from Ankara to Istanbul",
        "Kereta cepat Ankara–Istanbul",
        "Скоростной поезд Анкара — Стамбул",
      ),
      included.entranceTickets,
      t(
        "Tour leader from Denpasar and a Turkish guide speaking Indonesian or English",
        "Pemimpin tur dari Denpasar dan pemandu Turki berbahasa Indonesia atau Inggris",
        "Сопровождающий из Денпасара и турецкий гид (английский или индонезийский)",
      ),
      included.mealsAsListed,
    ],
    excluded: [
      excluded.visa,
      excluded.travelInsurance,
      t(
        "Tips for guide and driver, USD 60 per person in total",
        "Tip pemandu dan sopir, total 60 dolar per orang",
        "Чаевые гиду и водителю: всего 60 долларов с человека",
      ),
      excluded.optionalActivities,
      excluded.otherMeals,
    ],
    faqs: [
      {
        question: t(
          "Do I need a visa for Türkiye?",
          "Apakah ke Turki perlu visa?",
          "Нужна ли виза в Турцию?",
        ),
        answer: t(
          "The rule for Indonesian passports has changed more than once; we check the official e-visa site for your date and, if a visa is asked for, it takes minutes online. Russian citizens stay up to 60 days without a visa.",
          "Aturan untuk paspor Indonesia beberapa kali berubah; kami cek situs resmi e-visa untuk tanggal Anda. Jika diminta, e-visa diurus online dalam hitungan menit.",
          "Гражданам России виза не нужна при поездке до 60 дней. Для других паспортов правила на вашу дату проверим на официальном сайте e-visa.",
        ),
      },
      {
        question: t(
          "How sure is the balloon flight?",
          "Seberapa pasti bisa naik balon?",
          "Насколько вероятен полёт на шаре?",
        ),
        answer: t(
          "Flights are allowed by the civil aviation office each morning. From May to October about nine mornings in ten are flown, in winter about half. If it is cancelled you get the money back.",
          "Izin terbang keluar setiap pagi dari otoritas penerbangan. Mei–Oktober sekitar sembilan dari sepuluh pagi bisa terbang, musim dingin separuhnya. Bila batal, uang kembali.",
          "Разрешение дают авиационные власти каждое утро. С мая по октябрь летают примерно девять дней из десяти, зимой — около половины. При отмене деньги возвращаем.",
        ),
      },
      {
        question: t(
          "Which season do you recommend?",
          "Musim apa yang disarankan?",
          "В какое время года ехать?",
        ),
        answer: t(
          "April and May for flowers and tulips in Istanbul, September and October for warm days. January brings snow to Cappadocia and the lowest prices.",
          "April–Mei untuk bunga dan tulip Istanbul, September–Oktober untuk cuaca hangat. Januari ada salju di Cappadocia dan harga paling murah.",
          "Апрель и май — цветение и тюльпаны в Стамбуле, сентябрь и октябрь — тепло без жары. В январе в Каппадокии снег и самые низкие цены.",
        ),
      },
      faqExtra.groupSize,
      faqs.deposit,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Türkiye 12-Day Tour from Bali: Istanbul–Cappadocia",
      "Paket Turki 12 Hari: Istanbul–Cappadocia",
      "Тур в Турцию на 12 дней: Стамбул — Каппадокия",
    ),
    seo_description: t(
      "Twelve days around Türkiye with direct flights from Denpasar: Istanbul, Bursa, Ephesus, Pamukkale, Konya and three nights in Cappadocia.",
      "Tur Turki 12 hari dari Denpasar: Istanbul, Bursa, Efesus, Pamukkale, Konya, dan tiga malam di Cappadocia. Tiket pesawat dan makan termasuk.",
      "Турция за 12 дней с прямым перелётом с Бали: Стамбул, Бурса, Эфес, Памуккале, Конья и три ночи в Каппадокии. Питание и гид включены.",
    ),
  },
  {
    code: "INT-12",
    tags: "1_day_trip",
    rate: 4.4,
    currency: "USD",
    starting_price: 95,
    original_price: 110,
    name: t(
      "Dubai in a day: the Creek, gold and a desert camp",
      "Dubai sehari: Creek, pasar emas, dan kemah gurun",
      "Дубай за один день: Крик, золото и лагерь в пустыне",
    ),
    duration: t("1 day (12 hours)", "1 hari (12 jam)", "1 день (12 часов)"),
    location: t("Dubai, United Arab Emirates", "Dubai, Uni Emirat Arab", "Дубай, ОАЭ"),
    overview: t(
      "Made for a stopover on the way to Europe or umrah: in the morning the coral-stone houses of Al Fahidi, a wooden abra over the Creek and the gold souk; in the afternoon the red dunes of Lahbab. The evening ends at a camp with carpets, barbecue and hardly a street lamp in sight.",
      "Cocok untuk transit menuju Eropa atau umrah: pagi menyusuri rumah batu karang Al Fahidi, naik abra kayu menyeberangi Creek, dan melihat pasar emas; sorenya ke gurun merah Lahbab. Malam ditutup di kemah beralas permadani dengan barbeku di bawah langit gelap.",
      "Идеально для стыковки по пути в Европу: утром дома из кораллового камня в Аль-Фахиди, деревянная абра через Крик и золотой рынок, днём — красные дюны Лахбаба. Вечер завершается в лагере на коврах, с барбекю и почти без городских огней.",
    ),
    images: [
      "desert-camp/dusk",
      "dubai-skyline/night",
      "desert-camp/night",
      "minivan-family/day",
      "guide-group/dusk",
      "street-food/dusk",
    ],
    prices: [
      {
        service_type: fare.adult,
        price: 95,
        description: t(
          "Six guests per off-road car, van in the city",
          "Satu mobil 4x4 untuk 6 orang, van di dalam kota",
          "По шесть гостей в джипе, по городу на минивэне",
        ),
      },
      {
        service_type: fare.child,
        price: 75,
        description: t(
          "From age four; dune driving is replaced by a camel walk on request",
          "Mulai 4 tahun; dune bashing bisa diganti naik unta",
          "С четырёх лет; вместо езды по дюнам можно покататься на верблюде",
        ),
      },
      {
        service_type: t("Desert only, from 15:00", "Gurun saja, mulai 15.00", "Только пустыня, с 15:00"),
        price: 59,
        description: t(
          "Dunes, camp and dinner, return about 21:30",
          "Gurun, kemah, dan makan malam, kembali sekitar 21.30",
          "Дюны, лагерь и ужин, возвращение около 21:30",
        ),
      },
      {
        service_type: t("Private off-road car", "Mobil 4x4 privat", "Отдельный джип"),
        price: 390,
        description: t(
          "Per car for up to six, full day",
          "Per mobil maksimal 6 orang, sehari penuh",
          "За машину до шести гостей, весь день",
        ),
      },
    ],
    highlights: [
      t(
        "Abra across Dubai Creek, as commuters do for one dirham",
        "Naik abra menyeberangi Creek seperti warga lokal",
        "Переправа через Крик на абре — как местные, за один дирхам",
      ),
      t(
        "Gold and spice souks with a guide who helps you bargain",
        "Pasar emas dan rempah bersama pemandu yang membantu menawar",
        "Рынки золота и пряностей с гидом, который поможет торговаться",
      ),
      t(
        "Forty minutes of dune driving in Lahbab",
        "Empat puluh menit menjelajah gundukan pasir Lahbab",
        "Сорок минут езды по дюнам Лахбаба",
      ),
      t(
        "Camel ride and sandboarding before sunset",
        "Naik unta dan sandboarding sebelum matahari terbenam",
        "Верблюды и сэндбординг перед закатом",
      ),
      t(
        "Barbecue with tanoura dance and a fire show",
        "Barbeku dengan tari tanoura dan pertunjukan api",
        "Барбекю, танец танура и огненное шоу",
      ),
    ],
    itinerary: [
      {
        title: t("Old Dubai and the dunes", "Dubai lama dan gurun", "Старый Дубай и дюны"),
        activities: [
          at(
            "09:30",
            "Pick-up from hotels or Terminal 3",
            "Penjemputan di hotel atau Terminal 3",
            "Встреча в отеле или в терминале 3",
          ),
          at(
            "10:00",
            "Al Fahidi quarter, wind towers and coffee museum",
            "Kawasan Al Fahidi, menara angin, museum kopi",
            "Квартал Аль-Фахиди: ветряные башни и музей кофе",
          ),
          at(
            "11:30",
            "Abra to Deira, spice and gold souks",
            "Abra ke Deira, pasar rempah dan emas",
            "На абре в Дейру, рынки пряностей и золота",
          ),
          at(
            "13:00",
            "Photo stop at the Burj Khalifa, lunch on your own in Dubai Mall",
            "Foto Burj Khalifa, makan siang bebas di Dubai Mall",
            "Фото у Бурдж-Халифы, самостоятельный обед в Dubai Mall",
          ),
          at(
            "15:30",
            "Change to off-road cars, drive to Lahbab",
            "Pindah ke mobil 4x4, menuju Lahbab",
            "Пересадка на джипы, дорога в Лахбаб",
          ),
          at(
            "16:30",
            "Dune driving, camels, sandboards, sunset",
            "Dune bashing, unta, sandboarding, matahari terbenam",
            "Дюны, верблюды, сэндборды, закат",
          ),
          at(
            "19:00",
            "Dinner and shows at the camp, return by 21:30",
            "Makan malam dan pertunjukan, kembali pukul 21.30",
            "Ужин и шоу в лагере, возвращение к 21:30",
          ),
        ],
        meals: [t("Barbecue dinner, halal", "Makan malam barbeku halal", "Ужин-барбекю, халяль")],
      },
    ],
    included: [
      t("Transfers within Dubai", "Antar-jemput di dalam Dubai", "Трансферы в пределах Дубая"),
      t(
        "Off-road car with licensed desert driver",
        "Mobil 4x4 dengan sopir gurun berlisensi",
        "Джип и водитель с лицензией на пустыню",
      ),
      t(
        "Camp entrance, camel ride and sandboard",
        "Tiket masuk kemah, naik unta, dan sandboarding",
        "Вход в лагерь, верблюды и сэндборд",
      ),
      included.englishGuide,
      included.dinner,
      included.drinkingWater,
    ],
    excluded: [
      excluded.visa,
      t("Ticket for the Burj Khalifa platform", "Tiket naik Burj Khalifa", "Билет на смотровую Бурдж-Халифы"),
      t("Quad bike in the desert", "Sewa ATV di gurun", "Квадроцикл в пустыне"),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Can I join during a long transit?",
          "Bisa ikut saat transit?",
          "Можно ли поехать во время стыковки?",
        ),
        answer: t(
          "Yes, from twelve hours between flights for the desert only, sixteen for the full day. Luggage stays in our van. Indonesian passports need a transit or tourist visa arranged beforehand through the airline.",
          "Bisa, minimal 12 jam transit untuk gurun saja atau 16 jam untuk sehari penuh. Koper aman di van. WNI perlu visa transit atau turis yang diurus lebih dulu lewat maskapai.",
          "Да: от 12 часов между рейсами хватит на пустыню, от 16 — на весь день. Багаж остаётся в нашей машине. Россиянам виза не нужна.",
        ),
      },
      {
        question: t(
          "Who should skip the dune driving?",
          "Siapa yang tidak disarankan ikut dune bashing?",
          "Кому нельзя кататься по дюнам?",
        ),
        answer: t(
          "Pregnant women, children under four and anyone with a bad back or heart. They drive to the camp on the flat track and lose nothing else.",
          "Ibu hamil, anak di bawah empat tahun, serta penderita sakit punggung atau jantung. Mereka langsung ke kemah lewat jalur datar.",
          "Беременным, детям до четырёх лет и людям с больной спиной или сердцем. Их везут в лагерь по ровной дороге, всё остальное в программе сохраняется.",
        ),
      },
      {
        question: t(
          "What changes in Ramadan and summer?",
          "Apa yang berbeda saat Ramadan dan musim panas?",
          "Что меняется в рамадан и летом?",
        ),
        answer: t(
          "In Ramadan the dinner starts after sunset without music or dance. From June to September it is over 40 degrees, and the desert part begins an hour later.",
          "Saat Ramadan makan malam dimulai setelah magrib tanpa musik dan tari. Juni–September suhu di atas 40 derajat, acara gurun mulai satu jam lebih sore.",
          "В рамадан ужинаем после заката, без музыки и танцев. С июня по сентябрь жарче 40 градусов, и в пустыню выезжаем на час позже.",
        ),
      },
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Dubai Day Tour: Creek, Gold Souk & Desert Safari",
      "Tur Dubai 1 Hari: Pasar Emas dan Safari Gurun",
      "Дубай за день: старый город и сафари в пустыне",
    ),
    seo_description: t(
      "Twelve hours in Dubai for a stopover: Al Fahidi, abra ride, gold souk, Lahbab dunes by off-road car, camel ride and barbecue dinner at a desert camp.",
      "Cocok untuk transit: Al Fahidi, abra, pasar emas, gurun Lahbab dengan mobil 4x4, naik unta, dan makan malam barbeku halal di kemah gurun.",
      "Двенадцать часов в Дубае: Аль-Фахиди, абра, золотой рынок, дюны Лахбаба на джипе, верблюды и ужин-барбекю в лагере. Удобно при стыковке.",
    ),
  },
  {
    code: "INT-13",
    tags: "multi_day_trip",
    rate: 4.9,
    currency: "USD",
    starting_price: 1_590,
    original_price: null,
    name: t(
      "Maldives: overwater villa on South Ari Atoll",
      "Maladewa: vila di atas air, Atol Ari Selatan",
      "Мальдивы: вилла на воде, атолл Южный Ари",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t("South Ari Atoll, Maldives", "Atol Ari Selatan, Maladewa", "Атолл Южный Ари, Мальдивы"),
    overview: t(
      "Three nights in a villa on stilts with steps into the lagoon, full board, on an atoll where whale sharks are seen in every month of the year. The house reef starts thirty metres from the jetty. We book the domestic flight to Maamigili together with your arrival, so that you do not lose a night in Malé.",
      "Tiga malam di vila panggung dengan tangga langsung ke laguna, tiga kali makan sehari, di atol yang dikunjungi hiu paus sepanjang tahun. Terumbu karang resor dimulai tiga puluh meter dari dermaga. Penerbangan domestik ke Maamigili kami sesuaikan dengan kedatangan Anda supaya tidak perlu menginap di Malé.",
      "Три ночи на вилле на сваях со спуском прямо в лагуну, полный пансион, а вокруг — атолл, где китовых акул встречают круглый год. Домашний риф начинается в тридцати метрах от причала. Рейс на Маамигили подбираем под ваш прилёт, чтобы не терять ночь в Мале.",
    ),
    images: [
      "overwater-huts/day",
      "overwater-huts/dusk",
      "whale-shark/day",
      "coral-reef/dawn",
      "sandbar/dawn",
      "sea-turtle/day",
      "beach-dinner/dusk",
      "spa/day",
    ],
    prices: [
      {
        service_type: t(
          "Adult, overwater villa for two",
          "Dewasa, vila di atas air berdua",
          "Взрослый, вилла на воде на двоих",
        ),
        price: 1_590,
        description: t(
          "Full board, per person, May to October",
          "Tiga kali makan sehari, per orang, Mei–Oktober",
          "Полный пансион, за человека, май — октябрь",
        ),
      },
      {
        service_type: t("Adult, high season", "Dewasa, musim ramai", "Взрослый, высокий сезон"),
        price: 1_980,
        description: t(
          "Same villa from November to April",
          "Vila yang sama, November–April",
          "Та же вилла, ноябрь — апрель",
        ),
      },
      {
        service_type: t("Beach villa instead", "Pilihan vila pantai", "Вилла на пляже"),
        price: 1_190,
        description: t(
          "Per person, low season, better with small children",
          "Per orang, musim sepi, cocok dengan balita",
          "За человека в низкий сезон, удобнее с малышами",
        ),
      },
      {
        service_type: fare.child,
        price: 690,
        description: t(
          "Beach villas only, resort rule for safety",
          "Hanya di vila pantai, aturan keselamatan resor",
          "Только на пляжных виллах, таково правило безопасности отеля",
        ),
      },
    ],
    highlights: [
      t(
        "Whale shark safari along the outer reef with a marine biologist",
        "Safari hiu paus di terumbu luar bersama ahli biologi laut",
        "Сафари к китовым акулам вдоль внешнего рифа с морским биологом",
      ),
      t(
        "House reef with turtles and blacktip sharks, no boat needed",
        "Terumbu dekat vila dengan penyu dan hiu sirip hitam, tanpa kapal",
        "Домашний риф с черепахами и рифовыми акулами, без катера",
      ),
      t(
        "Picnic on a sandbank that appears at low tide",
        "Piknik di gosong pasir yang muncul saat surut",
        "Пикник на отмели, которая появляется в отлив",
      ),
      t(
        "Dinner on the beach once during the stay",
        "Sekali makan malam di tepi pantai",
        "Один ужин на пляже за время отдыха",
      ),
      t(
        "Full board, soft drinks with meals and the green tax included",
        "Tiga kali makan sehari, minuman ringan saat makan, dan pajak hijau sudah termasuk",
        "Полный пансион, безалкогольные напитки к еде и «зелёный» налог в цене",
      ),
    ],
    itinerary: [
      {
        title: t("Malé, Maamigili, lagoon", "Malé, Maamigili, laguna", "Мале, Маамигили, лагуна"),
        activities: [
          at(
            "11:30",
            "Welcome at Velana airport, Malé",
            "Penyambutan di Bandara Velana, Malé",
            "Встреча в аэропорту Велана, Мале",
          ),
          at(
            "13:00",
            "Domestic flight to Maamigili, 25 minutes",
            "Penerbangan domestik ke Maamigili, 25 menit",
            "Внутренний рейс на Маамигили, 25 минут",
          ),
          at(
            "13:45",
            "Speedboat to the resort, 15 minutes",
            "Speedboat ke resor, 15 menit",
            "Катер до отеля, 15 минут",
          ),
          at(
            "14:15",
            "Late lunch and the key to your villa",
            "Makan siang dan penyerahan kunci vila",
            "Поздний обед и заселение на виллу",
          ),
          at(
            "16:30",
            "Reef briefing and snorkel check in the lagoon",
            "Pengarahan terumbu dan latihan snorkeling di laguna",
            "Инструктаж и проверка масок в лагуне",
          ),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t("With the whale sharks", "Bersama hiu paus", "День с китовыми акулами"),
        activities: [
          at(
            "07:00",
            "House reef at high tide, turtles feed early",
            "Terumbu dekat vila saat pasang, penyu makan pagi-pagi",
            "Домашний риф в прилив: черепахи кормятся рано",
          ),
          at(
            "09:30",
            "Whale shark safari by dhoni, two to three hours",
            "Safari hiu paus dengan kapal dhoni, dua sampai tiga jam",
            "Сафари на дони к китовым акулам, два-три часа",
          ),
          at("13:00", "Lunch, afternoon free", "Makan siang, sore bebas", "Обед, свободное время"),
          at(
            "17:00",
            "Talk by the marine biologist about the atoll",
            "Bincang dengan ahli biologi laut tentang atol",
            "Рассказ морского биолога об атолле",
          ),
          at("19:30", "Dinner on the beach", "Makan malam di pantai", "Ужин на пляже"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Sandbank and sunset", "Gosong pasir dan senja", "Отмель и закат"),
        activities: [
          at(
            "09:00",
            "Boat to the sandbank, parasols and picnic",
            "Kapal ke gosong pasir, payung, dan piknik",
            "Лодка на отмель, зонтики и пикник",
          ),
          at("13:30", "Villa, spa or paddle board", "Vila, spa, atau papan dayung", "Вилла, спа или сапборд"),
          at(
            "17:15",
            "Dolphin cruise into the sunset",
            "Berlayar mencari lumba-lumba saat senja",
            "Морская прогулка к дельфинам на закате",
          ),
          at(
            "20:00",
            "Maldivian dinner: tuna mas huni, curries, coconut",
            "Makan malam khas Maladewa: tuna, kari, kelapa",
            "Мальдивский ужин: тунец, карри, кокос",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Last swim and flight", "Renang terakhir, lalu terbang", "Последнее купание и вылет"),
        activities: [
          at(
            "07:00",
            "Last swim from your own steps",
            "Renang terakhir dari tangga vila",
            "Последнее купание со своего спуска",
          ),
          at(
            "10:30",
            "Check-out, speedboat to Maamigili",
            "Check-out, speedboat ke Maamigili",
            "Выезд с виллы, катер на Маамигили",
          ),
          at(
            "12:00",
            "Flight to Malé (international flights after 15:00)",
            "Terbang ke Malé (penerbangan internasional setelah pukul 15.00)",
            "Рейс в Мале (на международные рейсы после 15:00)",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Three nights in an overwater villa, full board",
        "Tiga malam di vila di atas air, tiga kali makan sehari",
        "Три ночи на вилле на воде, полный пансион",
      ),
      t(
        "Domestic flights Malé–Maamigili and speedboat",
        "Penerbangan domestik Malé–Maamigili dan speedboat",
        "Внутренние рейсы Мале — Маамигили и катер",
      ),
      t(
        "Whale shark safari, sandbank picnic and dolphin cruise",
        "Safari hiu paus, piknik gosong pasir, dan kapal lumba-lumba",
        "Сафари к китовым акулам, пикник на отмели, прогулка к дельфинам",
      ),
      included.snorkelGear,
      t("Green tax and service charge", "Pajak hijau dan biaya layanan", "«Зелёный» налог и сервисный сбор"),
      included.hotline,
    ],
    excluded: [
      t(
        "International flights to Malé",
        "Tiket pesawat internasional ke Malé",
        "Международный перелёт в Мале",
      ),
      excluded.alcohol,
      t("Spa treatments and diving", "Perawatan spa dan selam", "Спа-процедуры и дайвинг"),
      excluded.travelInsurance,
    ],
    faqs: [
      {
        question: t("Which entry rules apply?", "Bagaimana aturan masuk Maladewa?", "Какие правила въезда?"),
        answer: t(
          "All nationalities receive a free 30-day permit on arrival. Fill in the IMUGA declaration within 96 hours before the flight and have the hotel voucher at hand.",
          "Semua warga negara mendapat izin gratis 30 hari saat tiba. Isi deklarasi IMUGA dalam 96 jam sebelum terbang dan siapkan voucer hotel.",
          "Виза на 30 дней ставится бесплатно по прилёте гражданам любой страны. В последние 96 часов перед рейсом заполните анкету IMUGA, ваучер отеля держите под рукой.",
        ),
      },
      {
        question: t(
          "How likely is it to meet a whale shark?",
          "Seberapa besar peluang bertemu hiu paus?",
          "Какова вероятность встретить китовую акулу?",
        ),
        answer: t(
          "On our trips roughly seven outings in ten. If none appears, the crew takes you to a manta or turtle reef instead; a sighting cannot be guaranteed.",
          "Kira-kira tujuh dari sepuluh pelayaran. Jika tidak muncul, awak kapal mengarahkan ke terumbu manta atau penyu; perjumpaan tidak bisa dijamin.",
          "Примерно в семи выходах из десяти. Если не повезло, команда отвезёт на риф с мантами или черепахами; гарантировать встречу нельзя.",
        ),
      },
      {
        question: t(
          "Can we celebrate a honeymoon?",
          "Bisa untuk bulan madu?",
          "Подойдёт ли для медового месяца?",
        ),
        answer: t(
          "Yes. With a certificate not older than a year the resort gives a bed decoration, a cake and a couple's massage of thirty minutes.",
          "Bisa. Dengan buku nikah yang terbit kurang dari satu tahun lalu, resor memberi hiasan ranjang, kue, dan pijat berdua tiga puluh menit.",
          "Да. Если свидетельству о браке меньше года, отель украсит кровать, подарит торт и получасовой массаж на двоих.",
        ),
      },
      faqs.swimming,
      faqs.deposit,
    ],
    cancellation: [
      t(
        "45 days or more before arrival: full refund.",
        "45 hari atau lebih sebelum tiba: uang kembali penuh.",
        "За 45 дней и более до заезда — полный возврат.",
      ),
      t(
        "21–44 days: one night is charged.",
        "21–44 hari: dikenakan biaya satu malam.",
        "За 21–44 дня удерживается стоимость одной ночи.",
      ),
      t(
        "Less than 21 days, or any date from 20 December to 10 January: no refund.",
        "Kurang dari 21 hari, atau tanggal 20 Desember–10 Januari: uang tidak kembali.",
        "Менее чем за 21 день, а также на даты с 20 декабря по 10 января деньги не возвращаются.",
      ),
    ],
    seo_title: t(
      "Maldives Overwater Villa 4D3N, South Ari Atoll",
      "Paket Maladewa 4H3M: Vila di Atas Air",
      "Мальдивы: вилла на воде, 4 дня, Южный Ари",
    ),
    seo_description: t(
      "Three nights in an overwater villa on South Ari Atoll: full board, domestic flights, whale shark safari, sandbank picnic, all taxes included.",
      "Tiga malam di vila di atas air, Atol Ari Selatan: makan termasuk, penerbangan domestik, safari hiu paus, piknik gosong pasir, semua pajak termasuk.",
      "Три ночи на вилле на воде, атолл Южный Ари: полный пансион, внутренние рейсы, сафари к китовым акулам, пикник на отмели, налоги в цене.",
    ),
  },
  {
    code: "INT-14",
    tags: "open_trip",
    rate: 4.8,
    currency: "USD",
    starting_price: 590,
    original_price: null,
    name: t(
      "Nepal: Kathmandu, Pokhara and the Poon Hill trek",
      "Nepal: Kathmandu, Pokhara, dan trekking Poon Hill",
      "Непал: Катманду, Покхара и треккинг на Пун-Хилл",
    ),
    duration: t("7 days 6 nights", "7 hari 6 malam", "7 дней / 6 ночей"),
    location: t("Annapurna region, Nepal", "Kawasan Annapurna, Nepal", "Район Аннапурны, Непал"),
    overview: t(
      "The shortest trek that puts you face to face with eight-thousanders: three days on stone steps through rhododendron forest, nights in Gurung lodges, and sunrise at 3,210 metres with Dhaulagiri and Annapurna South in a row. Porters carry the bags. Kathmandu's stupas and the lakeside of Pokhara frame the walk.",
      "Trek terpendek untuk menatap puncak delapan ribuan: tiga hari menapaki tangga batu di hutan rododendron, bermalam di pondok suku Gurung, lalu matahari terbit di 3.210 meter dengan Dhaulagiri dan Annapurna Selatan berjajar. Barang dibawa porter. Sebelum dan sesudahnya ada stupa Kathmandu dan tepi danau Pokhara.",
      "Самый короткий трек, на котором встречаешься с восьмитысячниками лицом к лицу: три дня по каменным ступеням через рододендроновый лес, ночи в приютах гурунгов и рассвет на высоте 3210 метров с Дхаулагири и Южной Аннапурной в ряд. Вещи несут портеры. До и после — ступы Катманду и озеро в Покхаре.",
    ),
    images: [
      "snow-peak/dawn",
      "snow-peak/dusk",
      "rice-terraces/day",
      "jungle-waterfall/day",
      "van-road/dusk",
      "guide-group/dusk",
      "street-food/dusk",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 590, description: fareNote.perPersonTwo },
      {
        service_type: fare.singleSupplement,
        price: 140,
        description: t(
          "City hotels only; trail lodges have twin rooms",
          "Hanya di hotel kota; pondok trek berkamar dua orang",
          "Только в городских отелях; в приютах номера двухместные",
        ),
      },
      {
        service_type: fare.privateTour,
        price: 780,
        description: t(
          "Per person from two, your own dates, guide and porters",
          "Per orang minimal dua, tanggal, pemandu, dan porter sendiri",
          "За человека от двоих: свои даты, гид и портеры",
        ),
      },
    ],
    highlights: [
      t(
        "Sunrise on Poon Hill, 3,210 m, above a sea of cloud",
        "Fajar di Poon Hill, 3.210 m, di atas lautan awan",
        "Рассвет на Пун-Хилл, 3210 м, над морем облаков",
      ),
      t(
        "Ghandruk, a slate-roofed Gurung village under Machapuchare",
        "Ghandruk, desa Gurung beratap batu di kaki Machapuchare",
        "Гандрук — деревня гурунгов с каменными крышами под Мачапучаре",
      ),
      t(
        "Rowing on Phewa lake at dusk",
        "Mendayung di Danau Phewa saat senja",
        "Вечер на лодке по озеру Фева",
      ),
      t(
        "Boudhanath and Swayambhunath stupas",
        "Stupa Boudhanath dan Swayambhunath",
        "Ступы Боднатх и Сваямбунатх",
      ),
      t(
        "Licensed mountain guide and one porter for two guests",
        "Pemandu gunung berlisensi dan satu porter untuk dua tamu",
        "Лицензированный горный гид и портер на двоих",
      ),
    ],
    itinerary: [
      {
        title: t("Kathmandu", "Tiba di Kathmandu", "Катманду"),
        activities: [
          at(
            "13:30",
            "Meeting at Tribhuvan airport",
            "Penjemputan di Bandara Tribhuvan",
            "Встреча в аэропорту Трибхуван",
          ),
          at(
            "16:00",
            "Swayambhunath, the stupa with the painted eyes",
            "Swayambhunath, stupa bermata",
            "Сваямбунатх — ступа с нарисованными глазами",
          ),
          at(
            "18:00",
            "Trek briefing, check of boots and jackets",
            "Pengarahan trek, cek sepatu dan jaket",
            "Инструктаж, проверка обуви и курток",
          ),
          at(
            "19:30",
            "Dinner of momo and dal bhat in Thamel",
            "Makan malam momo dan dal bhat di Thamel",
            "Ужин в Тамеле: момо и дал-бат",
          ),
        ],
        meals: [meal.dinner],
      },
      {
        title: t("Flight to Pokhara", "Terbang ke Pokhara", "Перелёт в Покхару"),
        activities: [
          at(
            "09:30",
            "Flight of 25 minutes, mountains on the right",
            "Terbang 25 menit, gunung di sisi kanan",
            "Перелёт 25 минут, горы справа по борту",
          ),
          at("12:00", "Lunch at Lakeside", "Makan siang di Lakeside", "Обед на набережной"),
          at(
            "14:00",
            "Drive up to the World Peace Pagoda",
            "Naik mobil ke Pagoda Perdamaian Dunia",
            "Подъём на машине к Пагоде мира",
          ),
          at(
            "16:30",
            "Rowing boat on Phewa lake to the Tal Barahi temple",
            "Perahu dayung di Danau Phewa ke Kuil Tal Barahi",
            "На лодке по озеру Фева к храму Тал-Барахи",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("Ulleri to Ghorepani, 2,860 m", "Ulleri ke Ghorepani, 2.860 m", "Уллери — Горепани, 2860 м"),
        activities: [
          at(
            "07:00",
            "Jeep to Ulleri, three hours",
            "Jip ke Ulleri, tiga jam",
            "На джипе до Уллери, три часа",
          ),
          at(
            "10:30",
            "Start of the trek: oak and rhododendron forest",
            "Mulai trekking: hutan ek dan rododendron",
            "Начало трека: дубы и рододендроны",
          ),
          at("12:30", "Lunch in Banthanti", "Makan siang di Banthanti", "Обед в Бантанти"),
          at(
            "16:00",
            "Ghorepani lodge, stove in the dining room",
            "Pondok Ghorepani, ruang makan berpemanas",
            "Приют в Горепани, печь в столовой",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Poon Hill and on to Tadapani", "Poon Hill lalu ke Tadapani", "Пун-Хилл и Тадапани"),
        activities: [
          at(
            "04:45",
            "Climb by headlamp, 45 minutes",
            "Mendaki dengan senter kepala, 45 menit",
            "Подъём с фонариками, 45 минут",
          ),
          at(
            "05:45",
            "Sunrise over Dhaulagiri, Annapurna South, Machapuchare",
            "Fajar di atas Dhaulagiri, Annapurna Selatan, Machapuchare",
            "Рассвет: Дхаулагири, Южная Аннапурна, Мачапучаре",
          ),
          at("07:30", "Breakfast at the lodge", "Sarapan di pondok", "Завтрак в приюте"),
          at(
            "09:00",
            "Ridge path to Deurali and down to Tadapani, six hours",
            "Jalur punggungan ke Deurali dan turun ke Tadapani, enam jam",
            "По гребню в Деурали и вниз в Тадапани, шесть часов",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Ghandruk and back to Pokhara", "Ghandruk dan kembali ke Pokhara", "Гандрук и Покхара"),
        activities: [
          at(
            "06:30",
            "Morning view of the Fishtail",
            "Pemandangan pagi Puncak Ekor Ikan",
            "Утренний вид на «Рыбий хвост»",
          ),
          at(
            "08:00",
            "Walk down to Ghandruk, three hours",
            "Turun ke Ghandruk, tiga jam",
            "Спуск в Гандрук, три часа",
          ),
          at("11:30", "Gurung museum and lunch", "Museum Gurung dan makan siang", "Музей гурунгов и обед"),
          at(
            "13:30",
            "Jeep to Pokhara, three hours",
            "Jip ke Pokhara, tiga jam",
            "На джипе в Покхару, три часа",
          ),
          at(
            "18:30",
            "Hot shower, free evening by the lake",
            "Mandi air hangat, malam bebas di tepi danau",
            "Горячий душ и свободный вечер у озера",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("Bhaktapur and Boudhanath", "Bhaktapur dan Boudhanath", "Бхактапур и Боднатх"),
        activities: [
          at("09:00", "Flight to Kathmandu", "Terbang ke Kathmandu", "Перелёт в Катманду"),
          at(
            "11:30",
            "Bhaktapur: five-storey Nyatapola, potters' square",
            "Bhaktapur: Nyatapola lima tingkat, alun-alun gerabah",
            "Бхактапур: пятиярусный Ньятапола, площадь гончаров",
          ),
          at(
            "13:00",
            "Lunch with juju dhau yoghurt",
            "Makan siang dengan yoghurt juju dhau",
            "Обед с йогуртом джуджу-дхау",
          ),
          at(
            "16:30",
            "Evening circuit of Boudhanath among butter lamps",
            "Mengelilingi Boudhanath saat lampu mentega dinyalakan",
            "Вечерняя кора вокруг Боднатха при масляных лампах",
          ),
          at(
            "19:00",
            "Farewell dinner with Newari music",
            "Makan malam perpisahan dengan musik Newari",
            "Прощальный ужин с неварской музыкой",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Departure", "Kepulangan", "Вылет"),
        activities: [
          at(
            "08:00",
            "Breakfast, last shopping in Thamel",
            "Sarapan dan belanja terakhir di Thamel",
            "Завтрак и последние покупки в Тамеле",
          ),
          at("10:30", "Transfer to the airport", "Menuju bandara", "Трансфер в аэропорт"),
          at("13:30", "Flights home from 13:30", "Penerbangan pulang mulai 13.30", "Рейсы домой после 13:30"),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Four nights in city hotels, two nights in trail lodges",
        "Empat malam di hotel kota, dua malam di pondok trek",
        "Четыре ночи в городских отелях, две в горных приютах",
      ),
      t(
        "Flights Kathmandu–Pokhara and back",
        "Tiket Kathmandu–Pokhara pulang-pergi",
        "Перелёты Катманду — Покхара и обратно",
      ),
      t(
        "Annapurna permit and trekker registration",
        "Izin kawasan Annapurna dan registrasi pendaki",
        "Пермит на район Аннапурны и регистрация треккера",
      ),
      t(
        "Licensed guide, one porter for two guests (15 kg)",
        "Pemandu berlisensi, satu porter untuk dua tamu (15 kg)",
        "Лицензированный гид, портер на двоих (15 кг)",
      ),
      t(
        "Loan of down jacket and trekking poles",
        "Pinjaman jaket bulu angsa dan tongkat trek",
        "Пуховик и треккинговые палки напрокат",
      ),
      included.mealsAsListed,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      excluded.visa,
      t(
        "Travel insurance with helicopter rescue up to 4,000 m (required)",
        "Asuransi perjalanan dengan evakuasi helikopter hingga 4.000 m (wajib)",
        "Страховка с вертолётной эвакуацией до 4000 м (обязательна)",
      ),
      t(
        "Hot showers and charging in the lodges",
        "Mandi air panas dan isi daya di pondok",
        "Горячий душ и зарядка в приютах",
      ),
      excluded.tips,
    ],
    faqs: [
      {
        question: t("How fit must I be?", "Harus sebugar apa?", "Какая нужна подготовка?"),
        answer: t(
          "You walk four to six hours a day, much of it on steps. Anyone who can climb forty floors at their own speed will manage. The height rarely causes more than a headache.",
          "Anda berjalan empat sampai enam jam sehari, sebagian besar menaiki tangga. Jika Anda sanggup naik empat puluh lantai dengan tempo sendiri, Anda bisa. Ketinggiannya jarang menimbulkan lebih dari pusing ringan.",
          "Идём четыре-шесть часов в день, много ступеней. Если вы в своём темпе подниметесь на сороковой этаж, справитесь. Высота обычно даёт о себе знать разве что лёгкой головной болью.",
        ),
      },
      {
        question: t("When are the departures?", "Kapan jadwal keberangkatannya?", "Когда проходят заезды?"),
        answer: t(
          "March to May, when the rhododendron flowers, and October to early December, when the air is clearest. In the monsoon we do not run the trek.",
          "Maret–Mei saat rododendron mekar, dan Oktober–awal Desember saat udara paling jernih. Musim monsun trek ini tidak dijalankan.",
          "С марта по май, когда цветут рододендроны, и с октября до начала декабря, когда воздух прозрачнее всего. В сезон муссонов трек не проводим.",
        ),
      },
      {
        question: t("What about the visa?", "Bagaimana visanya?", "Что с визой?"),
        answer: t(
          "On arrival at Kathmandu airport for almost all nationalities, including Indonesian, Thai and Russian: USD 30 for 15 days. Fill in the form online and bring cash.",
          "Visa saat kedatangan di Kathmandu, 30 dolar untuk 15 hari, berlaku bagi WNI. Isi formulir online dan bawa uang tunai dolar.",
          "Виза по прилёте в Катманду, 30 долларов на 15 дней, доступна и россиянам. Анкету заполните онлайн, возьмите наличные.",
        ),
      },
      faqs.vegetarian,
      faqs.privateGroup,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Nepal Poon Hill Trek 7 Days: Annapurna Sunrise",
      "Open Trip Nepal 7 Hari: Trekking Poon Hill",
      "Треккинг в Непале: Пун-Хилл за 7 дней",
    ),
    seo_description: t(
      "Seven days in Nepal in a small group: Kathmandu stupas, Phewa lake in Pokhara and the Poon Hill trek with a licensed guide, porters and permits.",
      "Open trip Nepal 7 hari: stupa Kathmandu, Danau Phewa di Pokhara, dan trekking Poon Hill dengan pemandu berlisensi, porter, serta izin.",
      "Непал за 7 дней в небольшой группе: ступы Катманду, озеро Фева в Покхаре и треккинг на Пун-Хилл с гидом, портерами и пермитами.",
    ),
  },
];
