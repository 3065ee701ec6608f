import type { DemoTour } from "../demo-content.ts";
import { cancellations, excluded, faqs, included, meals, t } from "./shared-blocks.ts";

export const general6: DemoTour[] = [
  {
    code: "PKT-26",
    tags: "private_service",
    rate: 4.7,
    currency: "THB",
    starting_price: 900,
    original_price: null,
    name: t("Phuket airport transfer", "Antar-jemput Bandara Phuket", "Трансфер из аэропорта Пхукета"),
    duration: t(
      "45–180 minutes, at any hour",
      "45–180 menit, kapan saja",
      "45–180 минут, в любое время суток",
    ),
    location: t(
      "Phuket International Airport (HKT)",
      "Bandara Internasional Phuket (HKT)",
      "Международный аэропорт Пхукета (HKT)",
    ),
    overview: t(
      "The driver tracks your flight and waits with a name board at Exit 3, whether you land early or three hours late. The fixed price covers the car, not the passenger, and holds at night and on New Year's Eve too. For the way back we tell you when to leave so that you neither rush nor sit in the terminal.",
      "Sopir memantau penerbangan Anda dan menunggu dengan papan nama di Pintu 3, baik pesawat tiba lebih cepat maupun terlambat tiga jam. Harga tetap dihitung per mobil, bukan per orang, termasuk tengah malam dan malam Tahun Baru. Untuk kepulangan, kami sarankan jam berangkat yang pas supaya tidak terburu-buru.",
      "Водитель следит за рейсом по табло и ждёт с табличкой у выхода № 3, даже если самолёт прилетел раньше или опоздал на три часа. Цена фиксированная, за машину, и не растёт ни ночью, ни в новогоднюю ночь. На обратный путь подскажем время выезда, чтобы вы не спешили и не сидели в терминале зря.",
    ),
    images: [
      "airport-transfer/dawn",
      "van-road/dusk",
      "minivan-family/day",
      "three-bays-view/dusk",
      "pool-villa/day",
      "palm-beach/day",
    ],
    prices: [
      {
        service_type: t(
          "Sedan to Patong, Kamala, Karon or Kata",
          "Sedan ke Patong, Kamala, Karon, atau Kata",
          "Седан в Патонг, Камалу, Карон или Кату",
        ),
        price: 900,
        description: t(
          "Up to 3 guests with 3 suitcases",
          "Maksimal 3 orang dengan 3 koper",
          "До 3 гостей и 3 чемоданов",
        ),
      },
      {
        service_type: t(
          "Van to any Phuket hotel",
          "Van ke hotel mana pun di Phuket",
          "Минивэн в любой отель Пхукета",
        ),
        price: 1300,
        description: t(
          "Up to 9 guests with luggage",
          "Maksimal 9 orang dengan koper",
          "До 9 гостей с багажом",
        ),
      },
      {
        service_type: t("Van to Khao Lak", "Van ke Khao Lak", "Минивэн в Као-Лак"),
        price: 2200,
        description: t("About 75 minutes", "Sekitar 75 menit", "Около 75 минут"),
      },
      {
        service_type: t(
          "Van to Krabi or Ao Nang",
          "Van ke Krabi atau Ao Nang",
          "Минивэн в Краби или Ао-Нанг",
        ),
        price: 3400,
        description: t(
          "About two and a half hours",
          "Sekitar dua setengah jam",
          "Около двух с половиной часов",
        ),
      },
    ],
    highlights: [
      t(
        "Fixed price per car, day and night",
        "Harga tetap per mobil, siang dan malam",
        "Фиксированная цена за машину днём и ночью",
      ),
      t(
        "Flight tracking and free waiting after a delay",
        "Penerbangan dipantau, sopir menunggu gratis saat pesawat terlambat",
        "Отслеживание рейса и бесплатное ожидание при задержке",
      ),
      t(
        "Name board at the exit, help with the bags",
        "Papan nama di pintu keluar, koper dibantu",
        "Встреча с табличкой и помощь с багажом",
      ),
      t(
        "Child seats, surfboards and wheelchairs at no charge",
        "Kursi anak, papan selancar, dan kursi roda tanpa biaya",
        "Детские кресла, доски для сёрфинга и инвалидные коляски без доплаты",
      ),
    ],
    itinerary: [
      {
        title: t(
          "From the gate to your room",
          "Dari pintu kedatangan ke kamar",
          "От выхода из самолёта до номера",
        ),
        activities: [
          {
            time: "14:00",
            description: t(
              "You land; the driver gets a message",
              "Pesawat mendarat; sopir menerima kabar",
              "Вы приземлились, водитель получил сообщение",
            ),
          },
          {
            time: "14:45",
            description: t(
              "Meeting at Exit 3 with a name board",
              "Bertemu di Pintu 3 dengan papan nama",
              "Встреча у выхода № 3 с табличкой",
            ),
          },
          {
            time: "15:00",
            description: t(
              "Departure; SIM card or exchange stop if you wish",
              "Berangkat; bisa mampir membeli kartu SIM atau menukar uang",
              "Выезд, по желанию заедем за сим-картой или в обменник",
            ),
          },
          {
            time: "16:00",
            description: t(
              "Arrival at your hotel in Patong or Kata",
              "Tiba di hotel di Patong atau Kata",
              "Прибытие в отель в Патонге или на Кате",
            ),
          },
        ],
        meals: [],
      },
    ],
    included: [
      t("Car or van with driver", "Mobil atau van dengan sopir", "Машина или минивэн с водителем"),
      t(
        "Fuel, airport fee and parking",
        "Bensin, biaya bandara, dan parkir",
        "Топливо, сбор аэропорта и парковка",
      ),
      t(
        "90 minutes of waiting after landing",
        "Menunggu 90 menit setelah mendarat",
        "90 минут ожидания после посадки",
      ),
      t("Drinking water", "Air minum", "Питьевая вода"),
      t("Passenger insurance", "Asuransi penumpang", "Страхование пассажиров"),
    ],
    excluded: [
      t(
        "Sedan surcharge to Rawai or Cape Panwa, THB 200",
        "Tambahan sedan ke Rawai atau Tanjung Panwa, 200 baht",
        "Доплата за седан в Равай или на мыс Панва, 200 батов",
      ),
      t("Second hotel stop, THB 200", "Singgah di hotel kedua, 200 baht", "Заезд во второй отель, 200 батов"),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "What if my flight is cancelled?",
          "Bagaimana jika penerbangan dibatalkan?",
          "Что, если рейс отменят?",
        ),
        answer: t(
          "Send us the new flight number; the transfer moves with you free of charge.",
          "Kirim nomor penerbangan baru; jadwal jemputan kami pindahkan tanpa biaya.",
          "Пришлите номер нового рейса, и мы бесплатно перенесём трансфер.",
        ),
      },
      {
        question: t("How do I find the driver?", "Bagaimana menemukan sopirnya?", "Как найти водителя?"),
        answer: t(
          "Before landing you get the driver's photo, name and number plate by WhatsApp. The airport Wi-Fi is free for two hours.",
          "Sebelum mendarat Anda menerima foto, nama, dan nomor polisi mobil lewat WhatsApp. Wi-Fi bandara gratis dua jam.",
          "До посадки вы получите в чате фото и имя водителя, номер машины. Wi-Fi в аэропорту два часа бесплатный.",
        ),
      },
      {
        question: t(
          "When must we leave for the return flight?",
          "Jam berapa harus berangkat ke bandara?",
          "За сколько выезжать на обратный рейс?",
        ),
        answer: t(
          "From Patong four hours before an international flight, from Kata four and a half in high season.",
          "Dari Patong empat jam sebelum penerbangan internasional, dari Kata empat setengah jam di musim ramai.",
          "Из Патонга за четыре часа до международного рейса, с Каты в высокий сезон — за четыре с половиной.",
        ),
      },
      faqs.payOnSpot,
    ],
    cancellation: cancellations.privateService,
    seo_title: t(
      "Phuket Airport Transfer, Fixed Price per Car",
      "Antar-Jemput Bandara Phuket, Harga Tetap per Mobil",
      "Трансфер из аэропорта Пхукета по фиксированной цене",
    ),
    seo_description: t(
      "Private transfer from Phuket Airport to Patong, Kata, Khao Lak or Krabi: name board, flight tracking, child seats. Fixed price from THB 900 per car.",
      "Jemputan privat Bandara Phuket ke Patong, Kata, Khao Lak, atau Krabi: papan nama, penerbangan dipantau, kursi anak. Harga tetap mulai 900 baht.",
      "Индивидуальный трансфер из аэропорта Пхукета в Патонг, Кату, Као-Лак и Краби: табличка, контроль рейса, детские кресла. От 900 батов за машину.",
    ),
  },
  {
    code: "PKT-27",
    tags: "multi_day_trip",
    rate: 4.8,
    currency: "THB",
    starting_price: 9900,
    original_price: 11500,
    name: t(
      "Phuket package 4D3N: islands and city",
      "Paket Phuket 4H3M: pulau dan kota",
      "Пхукет за 4 дня / 3 ночи: острова и город",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t(
      "Patong, Phi Phi and Phang Nga Bay",
      "Patong, Phi Phi, dan Teluk Phang Nga",
      "Патонг, Пхи-Пхи и залив Пханг-Нга",
    ),
    overview: t(
      "Our most booked package for a first visit: two boat days, one day of temples and Old Town, and enough free evenings to find your own favourite noodle stall. You stay three nights in Patong, a short walk from the beach and from halal restaurants. Departures every day from two guests; flights arrive and leave at any hour.",
      "Paket terlaris kami untuk kunjungan pertama: dua hari naik kapal, satu hari kuil dan Kota Tua, dan malam bebas untuk menemukan kedai mi favorit. Anda menginap tiga malam di Patong, dekat pantai dan restoran halal. Berangkat setiap hari mulai dua orang, jam penerbangan bebas.",
      "Наш самый популярный тур для первой поездки: два морских дня, день храмов и Старого города и свободные вечера, чтобы найти свою любимую лапшичную. Три ночи в Патонге, рядом пляж и халяльные рестораны. Заезды ежедневно от двух человек, время рейсов любое.",
    ),
    images: [
      "three-bays-view/day",
      "karst-bay/dusk",
      "longtail-boat/day",
      "speedboat/dawn",
      "old-town/night",
      "big-buddha/dawn",
      "palm-beach/dusk",
      "floating-village/day",
    ],
    prices: [
      {
        service_type: t("Adult, three-star hotel", "Dewasa, hotel bintang tiga", "Взрослый, отель 3*"),
        price: 9900,
        description: t(
          "Per person in a double room, minimum two",
          "Per orang sekamar berdua, minimal dua orang",
          "За человека в двухместном номере, от двух гостей",
        ),
      },
      {
        service_type: t("Adult, four-star hotel", "Dewasa, hotel bintang empat", "Взрослый, отель 4*"),
        price: 13200,
        description: t(
          "Pool, five minutes from the beach",
          "Kolam renang, lima menit dari pantai",
          "Бассейн, пять минут до пляжа",
        ),
      },
      {
        service_type: t(
          "Child 4–11 years, extra bed",
          "Anak 4–11 tahun, kasur tambahan",
          "Ребёнок 4–11 лет на доп. кровати",
        ),
        price: 7400,
        description: t(
          "In the parents' room, any category",
          "Sekamar dengan orang tua, semua kelas hotel",
          "В номере родителей, любая категория",
        ),
      },
    ],
    highlights: [
      t(
        "Phi Phi and Maya Bay by speedboat",
        "Phi Phi dan Maya Bay naik speedboat",
        "Пхи-Пхи и бухта Майя на катере",
      ),
      t(
        "James Bond Island with canoe and Ko Panyi lunch",
        "Pulau James Bond dengan kano dan makan siang di Ko Panyi",
        "Остров Джеймса Бонда: каноэ и обед на Ко-Паньи",
      ),
      t(
        "Big Buddha, Wat Chalong and the Old Town",
        "Big Buddha, Wat Chalong, dan Kota Tua",
        "Большой Будда, Ват Чалонг и Старый город",
      ),
      t(
        "Sunset at Promthep Cape on the first evening",
        "Matahari terbenam di Tanjung Promthep pada malam pertama",
        "Закат на мысе Промтеп в первый вечер",
      ),
      t(
        "Airport transfers and breakfast every day",
        "Antar-jemput bandara dan sarapan setiap hari",
        "Трансферы и ежедневные завтраки",
      ),
    ],
    itinerary: [
      {
        title: t("Arrival and Promthep Cape", "Kedatangan dan Tanjung Promthep", "Прилёт и мыс Промтеп"),
        activities: [
          {
            time: "12:00",
            description: t(
              "Meeting at Phuket Airport, drive to Patong",
              "Dijemput di Bandara Phuket, menuju Patong",
              "Встреча в аэропорту Пхукета и дорога в Патонг",
            ),
          },
          {
            time: "14:00",
            description: t("Check-in and rest", "Check-in hotel dan istirahat", "Заселение и отдых"),
          },
          {
            time: "16:30",
            description: t(
              "Karon viewpoint and Rawai fishermen's market",
              "Titik pandang Karon dan pasar nelayan Rawai",
              "Смотровая Карон и рыбный рынок Равая",
            ),
          },
          {
            time: "18:00",
            description: t(
              "Sunset at Promthep Cape",
              "Matahari terbenam di Tanjung Promthep",
              "Закат на мысе Промтеп",
            ),
          },
          {
            time: "19:15",
            description: t(
              "Seafood dinner in Rawai, return to Patong",
              "Makan malam hidangan laut di Rawai, kembali ke Patong",
              "Ужин с морепродуктами в Равае и возвращение в Патонг",
            ),
          },
        ],
        meals: [meals.dinner],
      },
      {
        title: t("Phi Phi Islands", "Kepulauan Phi Phi", "Острова Пхи-Пхи"),
        activities: [
          {
            time: "07:00",
            description: t(
              "Breakfast and transfer to Royal Phuket Marina",
              "Sarapan dan menuju Royal Phuket Marina",
              "Завтрак и трансфер в марину Royal Phuket",
            ),
          },
          {
            time: "09:00",
            description: t("Speedboat to Phi Phi Leh", "Speedboat ke Phi Phi Leh", "Катер к Пхи-Пхи-Ле"),
          },
          {
            time: "10:00",
            description: t(
              "Maya Bay and a swim in Pileh Lagoon",
              "Maya Bay dan berenang di Laguna Pileh",
              "Бухта Майя и купание в лагуне Пиле",
            ),
          },
          {
            time: "12:45",
            description: t("Lunch on Phi Phi Don", "Makan siang di Phi Phi Don", "Обед на Пхи-Пхи-Доне"),
          },
          {
            time: "14:30",
            description: t(
              "Khai Island: snorkelling and deckchairs",
              "Pulau Khai: snorkeling dan kursi pantai",
              "Остров Кхай: снорклинг и шезлонги",
            ),
          },
          {
            time: "17:30",
            description: t(
              "Back in Patong, free evening",
              "Kembali ke Patong, malam bebas",
              "Возвращение в Патонг, свободный вечер",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
      {
        title: t(
          "James Bond Island and Ko Panyi",
          "Pulau James Bond dan Ko Panyi",
          "Остров Джеймса Бонда и Ко-Паньи",
        ),
        activities: [
          {
            time: "07:30",
            description: t(
              "Breakfast and drive to Phang Nga",
              "Sarapan dan perjalanan ke Phang Nga",
              "Завтрак и дорога в Пханг-Нгу",
            ),
          },
          {
            time: "10:15",
            description: t(
              "Longtail from Surakul Pier through mangroves",
              "Longtail dari Dermaga Surakul menyusuri bakau",
              "Лонгтейл с пирса Суракул через мангры",
            ),
          },
          {
            time: "11:00",
            description: t("Canoe at Talu Island", "Berkano di Pulau Talu", "Каноэ у острова Талу"),
          },
          { time: "12:00", description: t("James Bond Island", "Pulau James Bond", "Остров Джеймса Бонда") },
          {
            time: "13:00",
            description: t(
              "Halal lunch on Ko Panyi",
              "Makan siang halal di Ko Panyi",
              "Халяльный обед на Ко-Паньи",
            ),
          },
          {
            time: "17:00",
            description: t(
              "Patong; evening at the night market or a show",
              "Patong; malam di pasar malam atau menonton pertunjukan",
              "Патонг; вечером ночной рынок или шоу",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
      {
        title: t("City tour and departure", "City tour dan kepulangan", "Обзорная экскурсия и вылет"),
        activities: [
          {
            time: "09:00",
            description: t(
              "Breakfast and check-out",
              "Sarapan dan check-out hotel",
              "Завтрак и выезд из отеля",
            ),
          },
          {
            time: "10:00",
            description: t(
              "Big Buddha and Wat Chalong",
              "Big Buddha dan Wat Chalong",
              "Большой Будда и Ват Чалонг",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Free lunch time in the Old Town",
              "Makan siang bebas di Kota Tua",
              "Свободное время и обед в Старом городе",
            ),
          },
          {
            time: "14:00",
            description: t(
              "Souvenirs: cashews, batik, dried fruit",
              "Belanja oleh-oleh: mete, batik, buah kering",
              "Сувениры: кешью, батик, сушёные фрукты",
            ),
          },
          {
            time: "15:30",
            description: t("Transfer to the airport", "Diantar ke bandara", "Трансфер в аэропорт"),
          },
        ],
        meals: [meals.breakfast],
      },
    ],
    included: [
      included.airportTransfer,
      t(
        "Three nights in a Patong hotel with breakfast",
        "Tiga malam di hotel Patong dengan sarapan",
        "Три ночи в отеле Патонга с завтраками",
      ),
      t("Both boat tours with lunch", "Dua tur kapal dengan makan siang", "Две морские экскурсии с обедом"),
      included.groundTransport,
      included.englishGuide,
      t("Seafood dinner in Rawai", "Makan malam hidangan laut di Rawai", "Ужин с морепродуктами в Равае"),
      included.insurance,
      included.hotline,
    ],
    excluded: [
      excluded.flights,
      t(
        "National park fees, THB 700 adult, THB 350 child in all",
        "Tiket taman nasional, total dewasa 700 baht, anak 350 baht",
        "Сборы парков за весь тур: взрослый 700 батов, детский 350",
      ),
      t(
        "Single-room supplement THB 3,900",
        "Tambahan kamar sendiri 3.900 baht",
        "Доплата за одноместное размещение 3900 батов",
      ),
      excluded.otherMeals,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Our flight lands in the evening. What then?",
          "Pesawat kami tiba malam. Bagaimana?",
          "Мы прилетаем вечером. Как быть?",
        ),
        answer: t(
          "We move Promthep Cape to the last day or to the evening after Phang Nga at no charge.",
          "Tanjung Promthep kami pindahkan ke hari terakhir atau ke malam sesudah Phang Nga tanpa biaya.",
          "Бесплатно перенесём мыс Промтеп на последний день или на вечер после Пханг-Нги.",
        ),
      },
      faqs.deposit,
      faqs.changeHotel,
      faqs.guideLanguage,
      faqs.vegetarian,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Phuket Package 4D3N with Phi Phi & Phang Nga",
      "Paket Wisata Phuket 4H3M: Phi Phi & Phang Nga",
      "Тур на Пхукет на 4 дня: Пхи-Пхи и Пханг-Нга",
    ),
    seo_description: t(
      "Four days in Phuket with hotel in Patong, Phi Phi speedboat tour, James Bond Island, Big Buddha, Old Town and airport transfers. From THB 9,900 per person.",
      "Empat hari di Phuket: hotel Patong, speedboat Phi Phi, Pulau James Bond, Big Buddha, Kota Tua, dan antar-jemput bandara. Mulai 9.900 baht per orang.",
      "Четыре дня на Пхукете: отель в Патонге, Пхи-Пхи на катере, остров Джеймса Бонда, Большой Будда, Старый город и трансферы. От 9900 батов с человека.",
    ),
  },
  {
    code: "PKT-28",
    tags: "multi_day_trip",
    rate: 5.0,
    currency: "THB",
    starting_price: 28900,
    original_price: null,
    name: t(
      "Phuket honeymoon 5D4N in a pool villa",
      "Paket bulan madu Phuket 5H4M di vila berkolam renang",
      "Медовый месяц на Пхукете: 5 дней / 4 ночи на вилле",
    ),
    duration: t("5 days 4 nights", "5 hari 4 malam", "5 дней / 4 ночи"),
    location: t("Kamala and Ko Yao Noi", "Kamala dan Ko Yao Noi", "Камала и Ко-Яо-Ной"),
    overview: t(
      "A villa with its own pool above Kamala Bay, a private longtail to the quiet side of Ko Yao Noi, and one evening when a table for two is laid on the sand. Half of every day stays empty on purpose. A photographer joins you for an hour at sunset and hands over forty edited pictures before you fly home.",
      "Vila dengan kolam renang sendiri di atas Teluk Kamala, longtail privat ke sisi sunyi Ko Yao Noi, dan satu malam ketika meja berdua disiapkan di atas pasir. Setiap hari sengaja kami sisakan setengah hari tanpa acara. Fotografer menemani satu jam saat senja dan menyerahkan empat puluh foto yang sudah diedit sebelum Anda pulang.",
      "Вилла с собственным бассейном над бухтой Камала, своя лодка к тихому берегу Ко-Яо-Ной и вечер, когда стол на двоих накрывают прямо на песке. Половина каждого дня намеренно свободна. На закате к вам на час присоединится фотограф, и до отъезда вы получите сорок обработанных снимков.",
    ),
    images: [
      "honeymoon/dusk",
      "pool-villa/day",
      "beach-dinner/dusk",
      "pool-villa/night",
      "spa/dusk",
      "hidden-cove/dawn",
      "longtail-boat/dusk",
      "palm-beach/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Per person, four-star villa",
          "Per orang, vila bintang empat",
          "За человека, вилла 4*",
        ),
        price: 28900,
        description: t(
          "Two people, private pool, garden view",
          "Berdua, kolam pribadi, pemandangan taman",
          "Вдвоём, свой бассейн, вид на сад",
        ),
      },
      {
        service_type: t(
          "Per person, five-star villa",
          "Per orang, vila bintang lima",
          "За человека, вилла 5*",
        ),
        price: 41500,
        description: t(
          "Two people, infinity pool, sea view",
          "Berdua, kolam tanpa tepi, pemandangan laut",
          "Вдвоём, панорамный бассейн, вид на море",
        ),
      },
      {
        service_type: t(
          "Extra night for two",
          "Tambahan semalam untuk berdua",
          "Дополнительная ночь на двоих",
        ),
        price: 9800,
        description: t(
          "Four-star villa with breakfast",
          "Vila bintang empat dengan sarapan",
          "Вилла 4* с завтраком",
        ),
      },
    ],
    highlights: [
      t(
        "Four nights in a villa with private pool",
        "Empat malam di vila dengan kolam pribadi",
        "Четыре ночи на вилле с собственным бассейном",
      ),
      t(
        "Candle-lit dinner on the beach",
        "Makan malam di pantai diterangi lilin",
        "Ужин при свечах на пляже",
      ),
      t(
        "Private longtail to Ko Yao Noi and Hong",
        "Longtail privat ke Ko Yao Noi dan Hong",
        "Своя лодка на Ко-Яо-Ной и Хонг",
      ),
      t(
        "Two-hour couple's massage with flower bath",
        "Pijat berdua dua jam dan mandi bunga",
        "Двухчасовой массаж для двоих и цветочная ванна",
      ),
      t(
        "Sunset photo session, forty edited pictures",
        "Sesi foto senja, empat puluh foto yang sudah diedit",
        "Закатная фотосессия, сорок готовых снимков",
      ),
      t(
        "Catamaran sunset off Kamala",
        "Senja di atas katamaran di lepas pantai Kamala",
        "Закат на катамаране у Камалы",
      ),
    ],
    itinerary: [
      {
        title: t("Welcome to Kamala", "Selamat datang di Kamala", "Добро пожаловать в Камалу"),
        activities: [
          {
            time: "13:00",
            description: t(
              "Private car from the airport with cold towels",
              "Mobil privat dari bandara dengan handuk dingin",
              "Индивидуальный трансфер из аэропорта, холодные полотенца",
            ),
          },
          {
            time: "14:15",
            description: t(
              "Check-in; flowers and fruit in the villa",
              "Check-in vila; bunga dan buah sudah menunggu",
              "Заселение: цветы и фрукты на вилле",
            ),
          },
          {
            time: "15:00",
            description: t(
              "Free afternoon by the pool",
              "Sore bebas di kolam renang",
              "Свободное время у бассейна",
            ),
          },
          {
            time: "18:15",
            description: t("Sunset on the terrace", "Menikmati senja di teras", "Закат на террасе"),
          },
          {
            time: "19:30",
            description: t(
              "Thai dinner served at the villa",
              "Makan malam Thailand disajikan di vila",
              "Тайский ужин на вилле",
            ),
          },
        ],
        meals: [meals.dinner],
      },
      {
        title: t("Spa and sails", "Spa dan berlayar", "Спа и паруса"),
        activities: [
          {
            time: "09:00",
            description: t(
              "Floating breakfast in the pool",
              "Sarapan terapung di kolam",
              "Плавучий завтрак в бассейне",
            ),
          },
          {
            time: "11:00",
            description: t(
              "Couple's massage and flower bath",
              "Pijat berdua dan mandi bunga",
              "Массаж для двоих и цветочная ванна",
            ),
          },
          {
            time: "13:30",
            description: t(
              "Free time at Kamala beach",
              "Waktu bebas di Pantai Kamala",
              "Свободное время на пляже Камала",
            ),
          },
          {
            time: "16:00",
            description: t(
              "Catamaran along the west coast",
              "Katamaran menyusuri pantai barat",
              "Катамаран вдоль западного берега",
            ),
          },
          {
            time: "18:20",
            description: t(
              "Sunset at sea with a toast and tapas",
              "Senja di laut dengan minuman dan camilan",
              "Закат в море, бокал и закуски",
            ),
          },
        ],
        meals: [
          meals.breakfast,
          t("Snacks on the catamaran", "Camilan di katamaran", "Закуски на катамаране"),
        ],
      },
      {
        title: t(
          "Private longtail to Ko Yao Noi",
          "Longtail privat ke Ko Yao Noi",
          "На своей лодке к Ко-Яо-Ной",
        ),
        activities: [
          {
            time: "08:30",
            description: t(
              "Breakfast, drive to Bang Rong Pier",
              "Sarapan, menuju Dermaga Bang Rong",
              "Завтрак и дорога к пирсу Банг-Ронг",
            ),
          },
          {
            time: "10:00",
            description: t(
              "Longtail to the lagoon of Hong",
              "Longtail ke laguna Hong",
              "Лодка к лагуне Хонг",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Lunch on a Ko Yao Noi beach",
              "Makan siang di pantai Ko Yao Noi",
              "Обед на пляже Ко-Яо-Ной",
            ),
          },
          {
            time: "14:00",
            description: t(
              "Rice fields and rubber groves by tuk-tuk",
              "Sawah dan kebun karet naik tuk-tuk",
              "Рисовые поля и каучуковые рощи на тук-туке",
            ),
          },
          { time: "16:00", description: t("Return to the villa", "Kembali ke vila", "Возвращение на виллу") },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
      {
        title: t(
          "Old Town and dinner on the sand",
          "Kota Tua dan makan malam di pasir",
          "Старый город и ужин на песке",
        ),
        activities: [
          { time: "10:00", description: t("Late breakfast", "Sarapan santai", "Поздний завтрак") },
          {
            time: "12:00",
            description: t(
              "Old Town with the guide: cafés and Peranakan dress",
              "Kota Tua bersama pemandu: kafe dan busana Peranakan",
              "Старый город с гидом: кофейни и наряды перанаканов",
            ),
          },
          { time: "15:00", description: t("Rest at the villa", "Istirahat di vila", "Отдых на вилле") },
          {
            time: "17:30",
            description: t("Photo session at sunset", "Sesi foto saat senja", "Фотосессия на закате"),
          },
          {
            time: "19:00",
            description: t(
              "Four-course dinner on the beach",
              "Makan malam empat hidangan di pantai",
              "Ужин из четырёх блюд на пляже",
            ),
          },
        ],
        meals: [meals.breakfast, meals.dinner],
      },
      {
        title: t("One last swim", "Berenang sekali lagi", "Последнее купание"),
        activities: [
          { time: "09:00", description: t("Breakfast at the villa", "Sarapan di vila", "Завтрак на вилле") },
          {
            time: "10:00",
            description: t(
              "Free morning by the pool",
              "Pagi bebas di kolam renang",
              "Свободное утро у бассейна",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Check-out, photographs handed over",
              "Check-out vila, penyerahan foto",
              "Выезд с виллы, вы получаете фотографии",
            ),
          },
          {
            time: "13:00",
            description: t(
              "Private transfer to the airport",
              "Diantar dengan mobil privat ke bandara",
              "Индивидуальный трансфер в аэропорт",
            ),
          },
        ],
        meals: [meals.breakfast],
      },
    ],
    included: [
      t(
        "Four nights in a pool villa with breakfast",
        "Empat malam di vila berkolam dengan sarapan",
        "Четыре ночи на вилле с бассейном и завтраками",
      ),
      included.airportTransfer,
      t(
        "Private longtail day with guide and lunch",
        "Sehari longtail privat dengan pemandu dan makan siang",
        "День на своей лодке с гидом и обедом",
      ),
      t("Catamaran sunset cruise", "Pelayaran senja dengan katamaran", "Закатный выход на катамаране"),
      t(
        "Couple's massage and flower bath",
        "Pijat berdua dan mandi bunga",
        "Массаж для двоих и цветочная ванна",
      ),
      t(
        "Beach dinner and villa dinner",
        "Makan malam di pantai dan di vila",
        "Ужин на пляже и ужин на вилле",
      ),
      t("One-hour photo session", "Sesi foto satu jam", "Часовая фотосессия"),
      included.hotline,
    ],
    excluded: [
      excluded.flights,
      excluded.alcohol,
      excluded.otherMeals,
      excluded.travelInsurance,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Is it only for newly-weds?",
          "Apakah khusus pengantin baru?",
          "Это только для молодожёнов?",
        ),
        answer: t(
          "No. Anniversaries, proposals and simply tired parents are welcome; tell us the occasion and we adjust the flowers and the cake.",
          "Tidak. Ulang tahun pernikahan, lamaran, atau orang tua yang ingin berlibur berdua pun bisa; sebutkan acaranya dan bunga serta kue kami sesuaikan.",
          "Нет. Ждём и на годовщину, и на предложение, и просто уставших родителей. Скажите повод, и мы подберём цветы и торт.",
        ),
      },
      {
        question: t(
          "Is the villa private for Muslim couples?",
          "Apakah vila cukup tertutup bagi pasangan muslim?",
          "Насколько уединённая вилла?",
        ),
        answer: t(
          "Yes: walls on all sides and no overlooking windows. Halal kitchen, prayer mat and qibla direction are ready on request.",
          "Ya, tembok di semua sisi dan tidak terlihat dari luar. Dapur halal, sajadah, dan arah kiblat disiapkan sesuai permintaan.",
          "Полностью: стены со всех сторон, бассейн не виден соседям. По просьбе готовят халяльную еду.",
        ),
      },
      faqs.deposit,
      faqs.changeHotel,
      faqs.weather,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Phuket Honeymoon Package 5D4N, Pool Villa",
      "Paket Bulan Madu Phuket 5H4M, Vila Privat",
      "Медовый месяц на Пхукете: вилла, 5 дней",
    ),
    seo_description: t(
      "Five days for two in Phuket: pool villa in Kamala, private longtail to Ko Yao Noi, couple's spa, catamaran sunset, beach dinner and photo session.",
      "Lima hari berdua di Phuket: vila berkolam di Kamala, longtail privat ke Ko Yao Noi, spa berdua, katamaran senja, makan malam di pantai, sesi foto.",
      "Пять дней вдвоём на Пхукете: вилла с бассейном в Камале, своя лодка на Ко-Яо-Ной, спа, закат на катамаране, ужин на пляже и фотосессия.",
    ),
  },
  {
    code: "PKT-29",
    tags: "multi_day_trip",
    rate: 4.7,
    currency: "THB",
    starting_price: 8900,
    original_price: 9900,
    name: t(
      "Phuket family package 3D2N",
      "Paket keluarga Phuket 3H2M",
      "Семейный отдых на Пхукете: 3 дня / 2 ночи",
    ),
    duration: t("3 days 2 nights", "3 hari 2 malam", "3 дня / 2 ночи"),
    location: t("Kata, Coral Island and Kathu", "Kata, Pulau Coral, dan Kathu", "Ката, остров Корал и Кату"),
    overview: t(
      "Planned around children's hours: nothing starts before half past eight, drives stay under an hour and there is a pool every afternoon. Day one is a water park, day two the closest island with shallow water, day three the elephants. The hotel in Kata has family rooms with bunk beds and a kids' club.",
      "Disusun mengikuti jam anak: tidak ada acara sebelum pukul setengah sembilan, perjalanan di bawah satu jam, dan setiap sore ada waktu berenang. Hari pertama taman air, hari kedua pulau terdekat yang airnya dangkal, hari ketiga gajah. Hotel di Kata punya kamar keluarga dengan ranjang tingkat dan klub anak.",
      "Программа построена под детский режим: ничего раньше половины девятого, переезды не дольше часа, и каждый день остаётся время на бассейн. Первый день — аквапарк, второй — ближайший остров с мелкой водой, третий — слоны. В отеле на Кате семейные номера с двухъярусными кроватями и детский клуб.",
    ),
    images: [
      "family-beach/day",
      "minivan-family/day",
      "elephants/dawn",
      "palm-beach/day",
      "snorkel-split/dawn",
      "pool-villa/day",
      "speedboat/dawn",
    ],
    prices: [
      {
        service_type: t("Adult", "Dewasa", "Взрослый"),
        price: 8900,
        description: t(
          "In a family room for two adults and two children",
          "Di kamar keluarga untuk dua dewasa dan dua anak",
          "В семейном номере на двоих взрослых и двоих детей",
        ),
      },
      {
        service_type: t("Child 4–11 years", "Anak usia 4–11 tahun", "Ребёнок 4–11 лет"),
        price: 5900,
        description: t(
          "Own bed, all tickets included",
          "Ranjang sendiri, semua tiket termasuk",
          "Своя кровать, все билеты включены",
        ),
      },
      {
        service_type: t("Toddler under 4", "Balita di bawah 4 tahun", "Малыш до 4 лет"),
        price: 900,
        description: t(
          "Cot, car seat and breakfast",
          "Boks bayi, kursi mobil, dan sarapan",
          "Кроватка, автокресло и завтрак",
        ),
      },
    ],
    highlights: [
      t("A day at the Andamanda water park", "Sehari di taman air Andamanda", "День в аквапарке «Андаманда»"),
      t(
        "Coral Island, fifteen minutes by boat, shallow water",
        "Pulau Coral, lima belas menit naik kapal, air dangkal",
        "Остров Корал: пятнадцать минут на катере, мелкая вода",
      ),
      t(
        "Feeding elephants at an ethical sanctuary",
        "Memberi makan gajah di suaka yang etis",
        "Кормление слонов в этичном приюте",
      ),
      t(
        "Family room with bunk beds, kids' club",
        "Kamar keluarga dengan ranjang tingkat, klub anak",
        "Семейный номер с двухъярусной кроватью и детский клуб",
      ),
      t(
        "Your own van with child seats for all three days",
        "Van sendiri dengan kursi anak selama tiga hari",
        "Свой минивэн с детскими креслами на все три дня",
      ),
    ],
    itinerary: [
      {
        title: t("Arrival and water park", "Kedatangan dan taman air", "Прилёт и аквапарк"),
        activities: [
          {
            time: "10:00",
            description: t(
              "Meeting at the airport, car seats fitted",
              "Dijemput di bandara, kursi anak sudah terpasang",
              "Встреча в аэропорту, детские кресла установлены",
            ),
          },
          {
            time: "11:15",
            description: t(
              "Andamanda water park in Kathu, lunch there",
              "Taman air Andamanda di Kathu, makan siang di sana",
              "Аквапарк «Андаманда» в Кату, обед на месте",
            ),
          },
          {
            time: "15:30",
            description: t(
              "Check-in at the hotel in Kata",
              "Check-in hotel di Kata",
              "Заселение в отель на Кате",
            ),
          },
          {
            time: "17:00",
            description: t("Beach and sandcastles", "Pantai dan istana pasir", "Пляж и замки из песка"),
          },
          {
            time: "18:30",
            description: t(
              "Family dinner near the hotel",
              "Makan malam keluarga dekat hotel",
              "Семейный ужин рядом с отелем",
            ),
          },
        ],
        meals: [meals.lunch, meals.dinner],
      },
      {
        title: t("Coral Island", "Pulau Coral", "Остров Корал"),
        activities: [
          {
            time: "08:30",
            description: t(
              "Breakfast, short drive to Chalong Pier",
              "Sarapan, perjalanan singkat ke Dermaga Chalong",
              "Завтрак и короткая дорога к пирсу Чалонг",
            ),
          },
          {
            time: "10:00",
            description: t("Boat to Banana Beach", "Kapal ke Pantai Banana", "Катер к пляжу Банана"),
          },
          {
            time: "10:30",
            description: t(
              "Swimming, sand toys, easy snorkelling",
              "Berenang, mainan pasir, snorkeling ringan",
              "Купание, игры в песке, лёгкий снорклинг",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Lunch with a children's menu",
              "Makan siang dengan menu anak",
              "Обед с детским меню",
            ),
          },
          {
            time: "14:30",
            description: t(
              "Back to the hotel, pool and kids' club",
              "Kembali ke hotel, kolam renang dan klub anak",
              "Возвращение в отель, бассейн и детский клуб",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
      {
        title: t("Elephants and departure", "Gajah dan kepulangan", "Слоны и вылет"),
        activities: [
          {
            time: "08:30",
            description: t(
              "Breakfast and check-out",
              "Sarapan dan check-out hotel",
              "Завтрак и выезд из отеля",
            ),
          },
          {
            time: "10:00",
            description: t(
              "Sanctuary: preparing food, meeting the elephants",
              "Suaka: menyiapkan pakan dan bertemu gajah",
              "Приют: готовим корм и знакомимся со слонами",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Lunch with a view of the mud pool",
              "Makan siang menghadap kolam lumpur",
              "Обед с видом на грязевой пруд",
            ),
          },
          {
            time: "13:30",
            description: t(
              "Ice cream stop, change of clothes",
              "Mampir makan es krim dan berganti baju",
              "Мороженое и смена одежды",
            ),
          },
          {
            time: "14:30",
            description: t(
              "Airport, thirty minutes away",
              "Bandara, tiga puluh menit perjalanan",
              "Аэропорт, полчаса пути",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
    ],
    included: [
      t(
        "Two nights in a family room with breakfast",
        "Dua malam di kamar keluarga dengan sarapan",
        "Две ночи в семейном номере с завтраками",
      ),
      t(
        "Private van with child seats",
        "Van privat dengan kursi anak",
        "Индивидуальный минивэн с детскими креслами",
      ),
      t(
        "Tickets: water park, boat, sanctuary",
        "Tiket taman air, kapal, dan suaka gajah",
        "Билеты в аквапарк, на катер и в приют",
      ),
      included.mealsAsListed,
      included.englishGuide,
      included.insurance,
      included.hotline,
    ],
    excluded: [
      excluded.flights,
      excluded.otherMeals,
      t(
        "Lockers and cabanas at the water park",
        "Loker dan gazebo di taman air",
        "Шкафчики и беседки в аквапарке",
      ),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "From what age is it suitable?",
          "Cocok mulai usia berapa?",
          "С какого возраста подходит?",
        ),
        answer: t(
          "From about two years. For babies we replace the boat with Phuket Aquarium and a shaded beach.",
          "Mulai sekitar dua tahun. Untuk bayi, kapal kami ganti dengan Akuarium Phuket dan pantai yang teduh.",
          "Примерно с двух лет. Для младенцев заменим катер океанариумом и тенистым пляжем.",
        ),
      },
      {
        question: t(
          "Can grandparents have a separate room?",
          "Bisa kamar terpisah untuk kakek dan nenek?",
          "Можно ли отдельный номер бабушке с дедушкой?",
        ),
        answer: t(
          "Yes, next door to yours; the price per adult stays the same when two share it.",
          "Bisa, bersebelahan dengan kamar Anda; harga per dewasa tetap sama jika diisi berdua.",
          "Да, по соседству с вашим. Цена за взрослого та же, если живут вдвоём.",
        ),
      },
      faqs.deposit,
      faqs.changeHotel,
      faqs.vegetarian,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Phuket Family Package 3D2N with Children",
      "Paket Liburan Keluarga ke Phuket 3H2M",
      "Пхукет с детьми: семейный тур на 3 дня",
    ),
    seo_description: t(
      "Three relaxed days with children in Phuket: water park, Coral Island, elephant sanctuary, family room in Kata, own van with child seats. From THB 8,900.",
      "Tiga hari santai bersama anak di Phuket: taman air, Pulau Coral, suaka gajah, kamar keluarga di Kata, van dengan kursi anak. Mulai 8.900 baht.",
      "Три спокойных дня с детьми на Пхукете: аквапарк, остров Корал, слоны, семейный номер на Кате и свой минивэн с автокреслами. От 8900 батов.",
    ),
  },
  {
    code: "PKT-30",
    tags: "multi_day_trip",
    rate: 4.8,
    currency: "THB",
    starting_price: null,
    original_price: null,
    name: t(
      "Phuket study tour for schools and universities",
      "Study tour Phuket untuk sekolah dan kampus",
      "Учебная поездка на Пхукет для школ и вузов",
    ),
    duration: t(
      "3 days 2 nights, can be extended",
      "3 hari 2 malam, bisa diperpanjang",
      "3 дня / 2 ночи, можно продлить",
    ),
    location: t(
      "Phuket Town, Kathu and Cape Panwa",
      "Phuket Town, Kathu, dan Tanjung Panwa",
      "Пхукет-Таун, Кату и мыс Панва",
    ),
    overview: t(
      "Marine biology, tourism economics and living heritage in one compact programme for groups of 20 to 120 students. Every visit has a host who works there and a worksheet in your language, and teachers receive the risk assessment with the offer. The price depends on group size, hotel and season: send us the dates and we answer within two working days.",
      "Biologi laut, ekonomi pariwisata, dan warisan budaya dalam satu program ringkas untuk 20–120 pelajar atau mahasiswa. Setiap kunjungan didampingi narasumber setempat dan lembar kerja berbahasa Indonesia; guru menerima penilaian risiko bersama penawaran. Harga bergantung pada jumlah peserta, hotel, dan musim: kirim tanggalnya, kami jawab dalam dua hari kerja.",
      "Биология моря, экономика туризма и живые традиции в одной компактной программе для групп от 20 до 120 человек. В каждом месте вас встречает тот, кто там работает, к визиту прилагается рабочий лист на русском, а педагоги вместе с предложением получают оценку рисков. Цена зависит от размера группы, отеля и сезона: пришлите даты, ответим за два рабочих дня.",
    ),
    images: [
      "study-group/day",
      "mangrove-canoe/day",
      "old-town/day",
      "sea-turtle/day",
      "thai-temple/day",
      "cooking-class/dusk",
      "fishing-pier/dawn",
    ],
    prices: [],
    highlights: [
      t(
        "Marine biology session at Cape Panwa",
        "Kelas biologi laut di Tanjung Panwa",
        "Занятие по морской биологии на мысе Панва",
      ),
      t(
        "Mangrove planting with a fishing community",
        "Menanam bakau bersama masyarakat nelayan",
        "Посадка мангров вместе с рыбацкой общиной",
      ),
      t(
        "Half a day on a university campus in Kathu",
        "Setengah hari di kampus universitas di Kathu",
        "Полдня в университетском кампусе в Кату",
      ),
      t(
        "Old Town heritage trail done as a team quiz",
        "Jejak warisan Kota Tua dalam bentuk kuis beregu",
        "Квест по Старому городу в командах",
      ),
      t(
        "One leader free for every fifteen students",
        "Satu pendamping gratis untuk lima belas peserta",
        "Один сопровождающий бесплатно на пятнадцать участников",
      ),
    ],
    itinerary: [
      {
        title: t("Heritage and tin", "Warisan budaya dan timah", "Наследие и олово"),
        activities: [
          {
            time: "10:00",
            description: t(
              "Arrival, coach transfer, introduction on board",
              "Kedatangan, naik bus, perkenalan",
              "Прилёт, автобус, знакомство в пути",
            ),
          },
          {
            time: "12:00",
            description: t("Lunch in Phuket Town", "Makan siang di Phuket Town", "Обед в Пхукет-Тауне"),
          },
          {
            time: "13:30",
            description: t(
              "Thai Hua Museum: migration and trade",
              "Museum Thai Hua: migrasi dan perdagangan",
              "Музей Тхай-Хуа: миграция и торговля",
            ),
          },
          {
            time: "15:00",
            description: t(
              "Team quiz through the Old Town",
              "Kuis beregu di Kota Tua",
              "Командный квест по Старому городу",
            ),
          },
          {
            time: "17:00",
            description: t(
              "Hotel check-in, dinner, evening debriefing",
              "Check-in hotel, makan malam, evaluasi malam",
              "Заселение, ужин, вечернее обсуждение",
            ),
          },
        ],
        meals: [meals.lunch, meals.dinner],
      },
      {
        title: t("Sea and mangroves", "Laut dan hutan bakau", "Море и мангры"),
        activities: [
          {
            time: "08:00",
            description: t(
              "Breakfast and drive to Cape Panwa",
              "Sarapan dan perjalanan ke Tanjung Panwa",
              "Завтрак и дорога на мыс Панва",
            ),
          },
          {
            time: "09:00",
            description: t(
              "Phuket Aquarium and a talk on coral restoration",
              "Akuarium Phuket dan paparan pemulihan karang",
              "Океанариум Пхукета и лекция о восстановлении кораллов",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Lunch in a fishing village",
              "Makan siang di kampung nelayan",
              "Обед в рыбацкой деревне",
            ),
          },
          {
            time: "13:30",
            description: t(
              "Mangrove planting and water sampling",
              "Menanam bakau dan mengambil sampel air",
              "Посадка мангров и отбор проб воды",
            ),
          },
          {
            time: "16:00",
            description: t(
              "Free time on the beach under supervision",
              "Waktu bebas di pantai dengan pengawasan",
              "Пляж под присмотром",
            ),
          },
          {
            time: "19:00",
            description: t(
              "Dinner and group presentations",
              "Makan malam dan presentasi kelompok",
              "Ужин и презентации групп",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch, meals.dinner],
      },
      {
        title: t("Campus day and departure", "Kunjungan kampus dan kepulangan", "День в кампусе и вылет"),
        activities: [
          {
            time: "08:00",
            description: t(
              "Breakfast and check-out",
              "Sarapan dan check-out hotel",
              "Завтрак и выезд из отеля",
            ),
          },
          {
            time: "09:00",
            description: t(
              "Campus in Kathu: tourism lecture and student exchange",
              "Kampus di Kathu: kuliah pariwisata dan dialog mahasiswa",
              "Кампус в Кату: лекция о туризме и встреча со студентами",
            ),
          },
          {
            time: "11:30",
            description: t(
              "Thai dessert workshop, tasting",
              "Lokakarya kue tradisional Thailand",
              "Мастер-класс по тайским десертам, дегустация",
            ),
          },
          {
            time: "13:00",
            description: t(
              "Lunch, certificates",
              "Makan siang dan pembagian sertifikat",
              "Обед и вручение сертификатов",
            ),
          },
          {
            time: "15:00",
            description: t("Transfer to the airport", "Diantar ke bandara", "Трансфер в аэропорт"),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
    ],
    included: [
      t("Coach with reserve driver", "Bus dengan sopir cadangan", "Автобус со сменным водителем"),
      t(
        "Two nights in triple rooms, leaders in singles",
        "Dua malam di kamar bertiga, pendamping di kamar sendiri",
        "Две ночи в трёхместных номерах, педагоги в одноместных",
      ),
      included.mealsAsListed,
      t(
        "Hosts, workshops and worksheets",
        "Narasumber, lokakarya, dan lembar kerja",
        "Специалисты, мастер-классы и рабочие листы",
      ),
      included.entranceTickets,
      included.insurance,
      t(
        "Certificate for every participant",
        "Sertifikat untuk setiap peserta",
        "Сертификат каждому участнику",
      ),
    ],
    excluded: [excluded.flights, excluded.visa, excluded.personalExpenses],
    faqs: [
      {
        question: t("How is the price calculated?", "Bagaimana harganya dihitung?", "Как считается цена?"),
        answer: t(
          "By number of students, hotel class and season. As a guide, 40 students in a three-star hotel pay less than they would for separate day tours.",
          "Berdasarkan jumlah peserta, kelas hotel, dan musim. Sebagai gambaran, 40 peserta di hotel bintang tiga membayar lebih murah daripada memesan tur harian satu per satu.",
          "По числу участников, классу отеля и сезону. Для ориентира: группе из 40 человек в отеле 3* это выйдет дешевле, чем отдельные экскурсии.",
        ),
      },
      {
        question: t(
          "How do you look after safety?",
          "Bagaimana soal keselamatan?",
          "Как обеспечена безопасность?",
        ),
        answer: t(
          "One guide for every 20 students, a nurse from 60, swimming only with lifeguards, and a phone number that is answered at night.",
          "Satu pemandu untuk 20 peserta, perawat mulai 60 peserta, berenang hanya dengan penjaga pantai, dan nomor telepon yang tetap aktif di malam hari.",
          "Один гид на 20 участников, медсестра в группах от 60 человек, купание только при спасателях и телефон, на который отвечают ночью.",
        ),
      },
      {
        question: t(
          "Can the programme match our curriculum?",
          "Bisakah program disesuaikan dengan kurikulum?",
          "Можно ли подстроить программу под учебный план?",
        ),
        answer: t(
          "Yes. Modules on hospitality, Islamic heritage, renewable energy and Thai language can replace any half day.",
          "Bisa. Modul perhotelan, warisan Islam, energi terbarukan, dan bahasa Thai dapat menggantikan setengah hari mana pun.",
          "Да. Любую половину дня заменят модули по гостиничному делу, исламскому наследию, возобновляемой энергии или тайскому языку.",
        ),
      },
      faqs.visaNeeded,
      faqs.vegetarian,
    ],
    cancellation: cancellations.multiDay,
    seo_title: t(
      "Phuket Study Tour for Schools & Universities",
      "Study Tour ke Phuket untuk Sekolah dan Kampus",
      "Учебный тур на Пхукет для школ и студентов",
    ),
    seo_description: t(
      "Three-day study tour in Phuket: marine biology, mangrove planting, campus visit, Old Town quiz. 20–120 students, worksheets, insurance, price on request.",
      "Study tour tiga hari di Phuket: biologi laut, menanam bakau, kunjungan kampus, kuis Kota Tua. Untuk 20–120 peserta, lengkap dengan asuransi.",
      "Учебная поездка на три дня: морская биология, посадка мангров, кампус, квест по Старому городу. Группы 20–120 человек, цена по запросу.",
    ),
  },
];
