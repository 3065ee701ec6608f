import type { DemoTour } from "../demo-content.ts";
import { cancellations, excluded, faqs, included, meals, priceLines, t } from "./shared-blocks.ts";

export const general5: DemoTour[] = [
  {
    code: "PKT-21",
    tags: "1_day_trip",
    rate: 4.5,
    currency: "THB",
    starting_price: 3200,
    original_price: null,
    name: t(
      "Khao Sok & Cheow Lan Lake in one day",
      "Khao Sok & Danau Cheow Lan sehari",
      "Као-Сок и озеро Чео-Лан за один день",
    ),
    duration: t("1 day (13 hours)", "1 hari (13 jam)", "1 день (13 часов)"),
    location: t(
      "Ratchaprapha Dam, Surat Thani",
      "Bendungan Ratchaprapha, Surat Thani",
      "Плотина Ратчапрапа, провинция Сураттани",
    ),
    overview: t(
      "Limestone walls rise straight out of a fresh-water lake ringed by one of the oldest rainforests on the planet. A longtail takes you past the Three Rocks to a raft house for lunch and a swim, then to a walk through Pakarang cave. It is a long day by van, but the only way to see Cheow Lan without packing a bag.",
      "Tebing kapur menjulang langsung dari danau air tawar yang dikelilingi salah satu hutan hujan tertua di dunia. Longtail membawa Anda melewati Tiga Batu ke rumah rakit untuk makan siang dan berenang, lalu menyusuri Gua Pakarang. Perjalanan vannya panjang, tetapi inilah cara melihat Cheow Lan tanpa perlu menginap.",
      "Известняковые стены поднимаются прямо из пресного озера, вокруг — один из древнейших тропических лесов планеты. Лодка идёт мимо «Трёх скал» к плавучему домику, где вас ждут обед и купание, а потом к пещере Пакаранг. День получится длинным, зато не нужно собирать вещи на ночёвку.",
    ),
    images: [
      "raft-lake/day",
      "raft-lake/dusk",
      "longtail-boat/day",
      "jungle-waterfall/day",
      "rubber-trees/dawn",
      "van-road/dusk",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 3200,
        description: t(
          "Van, longtail and lunch; park fee included",
          "Van, longtail, makan siang, dan tiket taman nasional",
          "Минивэн, лодка, обед и сбор парка",
        ),
      },
      {
        service_type: priceLines.child,
        price: 2400,
        description: t("Recommended from 5 years", "Disarankan mulai usia 5 tahun", "Рекомендуем с 5 лет"),
      },
      {
        service_type: t(
          "Private van and longtail",
          "Van dan longtail privat",
          "Индивидуальные минивэн и лодка",
        ),
        price: 16500,
        description: t(
          "Up to 6 guests, start when you like",
          "Maksimal 6 orang, jam mulai bebas",
          "До 6 гостей, выезд в удобное время",
        ),
      },
    ],
    highlights: [
      t(
        "The Three Rocks, Cheow Lan's best-known view",
        "Tiga Batu, pemandangan paling terkenal di Cheow Lan",
        "«Три скалы», главный вид озера Чео-Лан",
      ),
      t(
        "Swimming and kayaks off a floating raft house",
        "Berenang dan kayak dari rumah rakit terapung",
        "Купание и каяки у плавучего домика",
      ),
      t(
        "Stalactites of Pakarang, the Coral Cave",
        "Stalaktit Gua Pakarang yang mirip karang",
        "Сталактиты «коралловой» пещеры Пакаранг",
      ),
      t(
        "Gibbon calls and hornbills along the shore",
        "Suara owa dan burung rangkong di tepi danau",
        "Голоса гиббонов и птицы-носороги вдоль берега",
      ),
    ],
    itinerary: [
      {
        title: t("To the lake and back", "Pergi ke danau dan kembali", "К озеру и обратно"),
        activities: [
          { time: "06:30", description: t("Pick-up in Phuket", "Penjemputan di Phuket", "Выезд с Пхукета") },
          {
            time: "08:30",
            description: t(
              "Coffee stop at Khao Lak",
              "Berhenti minum kopi di Khao Lak",
              "Остановка на кофе в Као-Лаке",
            ),
          },
          {
            time: "10:15",
            description: t(
              "View from Ratchaprapha Dam, boarding the longtail",
              "Pemandangan dari Bendungan Ratchaprapha, naik longtail",
              "Вид с плотины Ратчапрапа и посадка в лодку",
            ),
          },
          {
            time: "11:15",
            description: t("Photo stop at the Three Rocks", "Berfoto di Tiga Batu", "Фото у «Трёх скал»"),
          },
          {
            time: "12:00",
            description: t(
              "Lunch, swim and kayaks at the raft house",
              "Makan siang, berenang, dan kayak di rumah rakit",
              "Обед, купание и каяки у плавучего домика",
            ),
          },
          {
            time: "13:45",
            description: t(
              "Bamboo raft and walk to Pakarang Cave",
              "Rakit bambu dan jalan kaki ke Gua Pakarang",
              "Бамбуковый плот и прогулка к пещере Пакаранг",
            ),
          },
          {
            time: "15:30",
            description: t(
              "Return to the pier, drive to Phuket",
              "Kembali ke dermaga, perjalanan ke Phuket",
              "Возвращение на причал и дорога на Пхукет",
            ),
          },
          { time: "19:00", description: t("Arrival at your hotel", "Tiba di hotel", "Прибытие в отель") },
        ],
        meals: [
          t(
            "Lunch on the raft house with lake fish",
            "Makan siang ikan danau di rumah rakit",
            "Обед в плавучем домике с озёрной рыбой",
          ),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      included.parkFee,
      included.englishGuide,
      t(
        "Longtail boat, bamboo raft and kayaks",
        "Perahu longtail, rakit bambu, dan kayak",
        "Лодка, бамбуковый плот и каяки",
      ),
      included.lunch,
      included.drinkingWater,
      included.insurance,
    ],
    excluded: [excluded.farHotels, excluded.alcohol, excluded.tips],
    faqs: [
      {
        question: t("Is one day enough?", "Apakah sehari cukup?", "Хватит ли одного дня?"),
        answer: t(
          "You see the lake, the rocks and one cave. For mist at sunrise, wildlife and silence take the two-day trip with a night on the raft.",
          "Anda melihat danau, tebing, dan satu gua. Untuk kabut pagi, satwa, dan ketenangan, pilih paket dua hari dengan bermalam di rakit.",
          "Вы увидите озеро, скалы и одну пещеру. За рассветным туманом, животными и тишиной поезжайте в двухдневный тур с ночёвкой на плоту.",
        ),
      },
      {
        question: t("Which season is best?", "Musim apa yang terbaik?", "Когда лучше ехать?"),
        answer: t(
          "December to April for dry paths; from June to October the water is high, the forest loud and the boats few. The tour runs all year.",
          "Desember–April untuk jalur kering; Juni–Oktober air tinggi, hutan riuh oleh suara satwa, dan kapal sedikit. Tur berjalan sepanjang tahun.",
          "С декабря по апрель тропы сухие, с июня по октябрь вода высокая, лес шумит, а лодок мало. Тур проходит круглый год.",
        ),
      },
      faqs.swimming,
      faqs.whatToBring,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Khao Sok & Cheow Lan Lake Day Trip from Phuket",
      "Tur Sehari Khao Sok & Danau Cheow Lan dari Phuket",
      "Као-Сок и озеро Чео-Лан: экскурсия с Пхукета",
    ),
    seo_description: t(
      "Cheow Lan Lake in a day from Phuket: longtail to the Three Rocks, raft-house lunch, swimming, kayaks and Pakarang Cave. Park fee included, from THB 3,200.",
      "Danau Cheow Lan sehari dari Phuket: longtail ke Tiga Batu, makan siang di rumah rakit, kayak, Gua Pakarang. Tiket termasuk, mulai 3.200 baht.",
      "Озеро Чео-Лан за день с Пхукета: лодка к «Трём скалам», обед в плавучем домике, каяки и пещера Пакаранг. Сбор парка включён, от 3200 батов.",
    ),
  },
  {
    code: "PKT-22",
    tags: "multi_day_trip",
    rate: 4.9,
    currency: "THB",
    starting_price: 5900,
    original_price: 6800,
    name: t(
      "Khao Sok Lake 2D1N in a floating raft house",
      "Danau Khao Sok 2H1M di rumah rakit terapung",
      "Као-Сок с ночёвкой в плавучем домике: 2 дня / 1 ночь",
    ),
    duration: t("2 days 1 night", "2 hari 1 malam", "2 дня / 1 ночь"),
    location: t(
      "Khao Sok National Park, Surat Thani",
      "Taman Nasional Khao Sok, Surat Thani",
      "Национальный парк Као-Сок, провинция Сураттани",
    ),
    overview: t(
      "You fall asleep to frogs and wake to gibbons, three metres from the water. The programme adds what day trippers miss: an evening boat safari for macaques and hornbills, a morning paddle through the mist and a jungle walk with a park ranger. Rooms on the raft are simple but have their own bathroom, mosquito net and electricity in the evening.",
      "Anda tertidur ditemani suara katak dan bangun oleh nyanyian owa, tiga meter dari air. Program ini memberi apa yang terlewat dalam tur sehari: safari perahu di sore hari mencari monyet dan rangkong, mendayung di kabut pagi, dan jalan kaki di hutan bersama ranger. Kamar rakit sederhana, tetapi ada kamar mandi sendiri, kelambu, dan listrik pada malam hari.",
      "Засыпаете вы под хор лягушек, просыпаетесь под пение гиббонов, в трёх метрах от воды. В программе то, чего не видят однодневные туристы: вечернее лодочное сафари с макаками и птицами-носорогами, каяк в утреннем тумане и прогулка по джунглям с рейнджером. Домики простые, но со своей ванной, москитной сеткой и электричеством по вечерам.",
    ),
    images: [
      "raft-lake/dawn",
      "raft-lake/dusk",
      "raft-lake/night",
      "jungle-waterfall/day",
      "longtail-boat/dawn",
      "mangrove-canoe/day",
      "van-road/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Adult in a double raft room",
          "Dewasa, kamar rakit untuk dua orang",
          "Взрослый в двухместном домике",
        ),
        price: 5900,
        description: t(
          "All meals from lunch to lunch",
          "Semua makan, dari makan siang sampai makan siang berikutnya",
          "Полное питание от обеда до обеда",
        ),
      },
      {
        service_type: t("Child 5–11 years", "Anak 5–11 tahun", "Ребёнок 5–11 лет"),
        price: 4400,
        description: t(
          "Mattress in the parents' room",
          "Kasur di kamar orang tua",
          "Матрас в домике родителей",
        ),
      },
      {
        service_type: t(
          "Adult, premium floating villa",
          "Dewasa, vila terapung premium",
          "Взрослый, плавучая вилла премиум",
        ),
        price: 9200,
        description: t(
          "Air conditioning, private deck and kayak",
          "AC, dek pribadi, dan kayak",
          "Кондиционер, своя терраса и каяк",
        ),
      },
    ],
    highlights: [
      t(
        "A night on the water in the middle of the park",
        "Bermalam di atas air di tengah taman nasional",
        "Ночь на воде посреди национального парка",
      ),
      t(
        "Sunrise boat safari through the mist",
        "Safari perahu saat matahari terbit di tengah kabut",
        "Рассветное сафари на лодке сквозь туман",
      ),
      t(
        "Jungle walk with a ranger, two hours",
        "Dua jam menyusuri hutan bersama ranger",
        "Двухчасовая прогулка по джунглям с рейнджером",
      ),
      t(
        "Kayaks free to use from your door",
        "Kayak gratis langsung dari depan kamar",
        "Каяки бесплатно, прямо от двери",
      ),
      t(
        "Four meals cooked on the raft",
        "Empat kali makan yang dimasak di rakit",
        "Четыре приёма пищи, всё готовят на плоту",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Across Cheow Lan to the raft house",
          "Menyeberangi Cheow Lan ke rumah rakit",
          "Через Чео-Лан к плавучему домику",
        ),
        activities: [
          {
            time: "06:30",
            description: t(
              "Pick-up in Phuket and drive north",
              "Penjemputan di Phuket dan perjalanan ke utara",
              "Выезд с Пхукета на север",
            ),
          },
          {
            time: "10:30",
            description: t(
              "Longtail from Ratchaprapha Pier, stop at the Three Rocks",
              "Longtail dari Dermaga Ratchaprapha, singgah di Tiga Batu",
              "Лодка с пирса Ратчапрапа, остановка у «Трёх скал»",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Lunch and check-in, swim off the deck",
              "Makan siang, check-in, berenang dari dek",
              "Обед, заселение, купание с террасы",
            ),
          },
          {
            time: "14:30",
            description: t(
              "Ranger walk and Pakarang Cave",
              "Jalan bersama ranger dan Gua Pakarang",
              "Прогулка с рейнджером и пещера Пакаранг",
            ),
          },
          {
            time: "17:15",
            description: t("Evening safari by boat", "Safari sore dengan perahu", "Вечернее сафари на лодке"),
          },
          {
            time: "19:00",
            description: t(
              "Dinner of lake fish and southern curry",
              "Makan malam ikan danau dan kari selatan",
              "Ужин: озёрная рыба и южное карри",
            ),
          },
        ],
        meals: [meals.lunch, meals.dinner],
      },
      {
        title: t(
          "Mist, kayaks and the way home",
          "Kabut pagi, kayak, dan perjalanan pulang",
          "Туман, каяки и дорога домой",
        ),
        activities: [
          {
            time: "06:15",
            description: t(
              "Sunrise safari: langurs, hornbills, morning mist",
              "Safari pagi: lutung, rangkong, dan kabut",
              "Рассветное сафари: лангуры, птицы-носороги, туман",
            ),
          },
          { time: "08:00", description: t("Breakfast on the raft", "Sarapan di rakit", "Завтрак на плоту") },
          {
            time: "09:00",
            description: t(
              "Kayaks and free swimming",
              "Kayak dan berenang bebas",
              "Каяки и свободное купание",
            ),
          },
          {
            time: "11:00",
            description: t(
              "Check-out and early lunch",
              "Check-out dan makan siang lebih awal",
              "Освобождаем домики, ранний обед",
            ),
          },
          { time: "12:30", description: t("Boat to the dam", "Perahu ke bendungan", "Лодка к плотине") },
          {
            time: "17:00",
            description: t(
              "Arrival at your hotel in Phuket",
              "Tiba di hotel di Phuket",
              "Прибытие в отель на Пхукете",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
    ],
    included: [
      included.hotelTransfer,
      t("One night in a floating raft house", "Satu malam di rumah rakit terapung", "Ночь в плавучем домике"),
      included.mealsAsListed,
      included.parkFee,
      t(
        "Longtail, kayaks and two boat safaris",
        "Longtail, kayak, dan dua kali safari perahu",
        "Лодка, каяки и два лодочных сафари",
      ),
      included.englishGuide,
      included.insurance,
    ],
    excluded: [
      t(
        "Single-room supplement THB 900",
        "Tambahan kamar sendiri 900 baht",
        "Доплата за одноместное размещение 900 батов",
      ),
      excluded.alcohol,
      excluded.tips,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t(
          "Is there Wi-Fi or a phone signal?",
          "Apakah ada Wi-Fi atau sinyal?",
          "Есть ли Wi-Fi и связь?",
        ),
        answer: t(
          "Hardly any. The raft kitchen has a satellite phone for emergencies; tell your family that you are offline for a day.",
          "Hampir tidak ada. Dapur rakit punya telepon satelit untuk keadaan darurat; kabari keluarga bahwa Anda tidak terhubung sehari.",
          "Почти нет. На кухне есть спутниковый телефон на крайний случай; предупредите близких, что на сутки пропадёте.",
        ),
      },
      {
        question: t(
          "What luggage can we bring?",
          "Boleh membawa bagasi seperti apa?",
          "Какой багаж можно взять?",
        ),
        answer: t(
          "A small backpack per person. Suitcases stay in the locked van at the dam.",
          "Satu ransel kecil per orang. Koper disimpan di van yang terkunci di bendungan.",
          "Небольшой рюкзак на человека. Чемоданы остаются в запертом минивэне у плотины.",
        ),
      },
      {
        question: t(
          "Are there leeches and mosquitoes?",
          "Ada lintah dan nyamuk?",
          "Есть ли пиявки и комары?",
        ),
        answer: t(
          "Few on the lake, some leeches on the forest path after rain. We lend leech socks; bring repellent.",
          "Di danau sedikit, di jalur hutan ada pacet setelah hujan. Kaus kaki antipacet kami pinjamkan; bawalah losion antinyamuk.",
          "На озере комаров почти нет, на тропе после дождя бывают пиявки. Дадим защитные гетры, репеллент возьмите с собой.",
        ),
      },
      faqs.vegetarian,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Khao Sok Lake 2D1N: Floating Raft House Tour",
      "Khao Sok 2H1M: Menginap di Rumah Rakit",
      "Као-Сок на 2 дня: ночь в плавучем домике",
    ),
    seo_description: t(
      "Two days on Cheow Lan Lake: night in a raft house, sunrise safari, ranger walk, kayaks and all meals. Transfer from Phuket included, from THB 5,900.",
      "Dua hari di Danau Cheow Lan: bermalam di rumah rakit, safari pagi, jalan bersama ranger, kayak, dan makan. Dijemput di Phuket, mulai 5.900 baht.",
      "Два дня на озере Чео-Лан: ночь в плавучем домике, рассветное сафари, джунгли с рейнджером, каяки и питание. Трансфер с Пхукета, от 5900 батов.",
    ),
  },
  {
    code: "PKT-23",
    tags: "1_day_trip",
    rate: null,
    currency: "THB",
    starting_price: 3300,
    original_price: null,
    name: t("Muay Thai & spa day", "Sehari Muay Thai & spa", "День муай-тай и спа"),
    duration: t("1 day (8 hours)", "1 hari (8 jam)", "1 день (8 часов)"),
    location: t(
      "Soi Ta-iad and Rawai, south Phuket",
      "Soi Ta-iad dan Rawai, Phuket selatan",
      "Улица Та-Иад и Равай, юг Пхукета",
    ),
    overview: t(
      "A morning of pads and footwork with a former Lumpini fighter on Chalong's famous training street, and an afternoon in which trained hands undo the damage. Beginners work one to one with a coach for ninety minutes; after a light lunch come a herbal steam, a salt scrub and two hours of Thai massage in Rawai. Women may choose a female coach and therapist.",
      "Paginya Anda berlatih pukulan dan tendangan bersama mantan petarung Lumpini di kawasan latihan Chalong yang terkenal, siangnya tubuh dipulihkan oleh tangan-tangan terampil. Pemula dilatih satu lawan satu selama sembilan puluh menit; setelah makan siang ringan ada uap herbal, lulur garam, dan dua jam pijat Thailand di Rawai. Tamu perempuan dapat memilih pelatih dan terapis perempuan.",
      "Утром — лапы и работа ног с бывшим бойцом стадиона Лумпини на знаменитой тренировочной улице Чалонга, днём — умелые руки, которые всё поправят. Новички полтора часа занимаются с тренером один на один, после лёгкого обеда — травяная парная, соляной скраб и два часа тайского массажа в Равае. Женщины могут выбрать тренера и мастера-женщину.",
    ),
    images: [
      "muay-thai/day",
      "spa/day",
      "muay-thai/night",
      "spa/dusk",
      "street-food/day",
      "promthep-cape/dusk",
    ],
    prices: [
      {
        service_type: t("Full day", "Paket sehari", "Полный день"),
        price: 3300,
        description: t(
          "Training, lunch and three spa treatments",
          "Latihan, makan siang, dan tiga perawatan spa",
          "Тренировка, обед и три спа-процедуры",
        ),
      },
      {
        service_type: t("Training only", "Hanya latihan", "Только тренировка"),
        price: 1200,
        description: t(
          "90 minutes with a personal coach",
          "90 menit dengan pelatih pribadi",
          "90 минут с личным тренером",
        ),
      },
      {
        service_type: t("Evening at the boxing stadium", "Malam di stadion tinju", "Вечер на стадионе бокса"),
        price: 1800,
        description: t(
          "Ringside seat and transfer, on top of the day",
          "Kursi dekat ring dan antar-jemput, di luar paket",
          "Место у ринга и трансфер, в дополнение к программе",
        ),
      },
    ],
    highlights: [
      t(
        "One-to-one pad work with a former champion",
        "Latihan pad satu lawan satu dengan mantan juara",
        "Работа на лапах один на один с бывшим чемпионом",
      ),
      t(
        "Hands wrapped the traditional way, wraps yours to keep",
        "Tangan dibalut cara tradisional, kain balutnya untuk Anda",
        "Бинтование рук по традиции, бинты остаются вам",
      ),
      t(
        "Herbal steam with lemongrass and kaffir lime",
        "Uap herbal serai dan jeruk purut",
        "Травяная парная с лемонграссом и каффир-лаймом",
      ),
      t(
        "Two hours of traditional Thai massage",
        "Dua jam pijat tradisional Thailand",
        "Два часа традиционного тайского массажа",
      ),
      t(
        "Optional evening of live fights",
        "Opsional: menonton pertandingan malam hari",
        "По желанию — вечерние бои на стадионе",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Train hard, recover well",
          "Berlatih keras, pulih sempurna",
          "Потренироваться и восстановиться",
        ),
        activities: [
          {
            time: "08:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "09:00",
            description: t(
              "Wraps, stance and skipping rope",
              "Balut tangan, kuda-kuda, dan lompat tali",
              "Бинты, стойка и скакалка",
            ),
          },
          {
            time: "09:30",
            description: t(
              "Pads, clinch and the wai khru ritual",
              "Latihan pad, clinch, dan ritual wai khru",
              "Лапы, клинч и ритуал вай-кру",
            ),
          },
          {
            time: "11:00",
            description: t(
              "Shower, coconut and a light lunch",
              "Mandi, kelapa muda, dan makan siang ringan",
              "Душ, кокос и лёгкий обед",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Herbal steam and salt scrub in Rawai",
              "Uap herbal dan lulur garam di Rawai",
              "Травяная парная и соляной скраб в Равае",
            ),
          },
          {
            time: "13:45",
            description: t("Two-hour Thai massage", "Pijat Thailand dua jam", "Двухчасовой тайский массаж"),
          },
          {
            time: "16:00",
            description: t(
              "Ginger tea, return to your hotel",
              "Teh jahe, kembali ke hotel",
              "Имбирный чай и возвращение в отель",
            ),
          },
        ],
        meals: [
          t(
            "Light lunch: grilled chicken, papaya salad, rice",
            "Makan siang ringan: ayam bakar, salad pepaya, nasi",
            "Лёгкий обед: курица-гриль, салат из папайи, рис",
          ),
        ],
      },
    ],
    included: [
      included.privateTransfer,
      t(
        "Personal coach, gloves and hand wraps",
        "Pelatih pribadi, sarung tinju, dan kain balut",
        "Личный тренер, перчатки и бинты",
      ),
      t(
        "Steam, scrub and two-hour massage",
        "Uap, lulur, dan pijat dua jam",
        "Парная, скраб и массаж два часа",
      ),
      included.lunch,
      included.drinkingWater,
    ],
    excluded: [
      t(
        "Stadium ticket, unless booked",
        "Tiket stadion, kecuali dipesan",
        "Билет на бои, если он не забронирован",
      ),
      excluded.tips,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t("Do I have to be fit?", "Harus punya stamina bagus?", "Нужна ли подготовка?"),
        answer: t(
          "No. The coach adapts the rounds; half of our guests have never worn gloves. Tell us about injuries and high blood pressure.",
          "Tidak. Pelatih menyesuaikan intensitas; separuh tamu kami belum pernah memakai sarung tinju. Sampaikan bila ada cedera atau tekanan darah tinggi.",
          "Нет. Тренер подстроит нагрузку, половина наших гостей впервые надевает перчатки. Предупредите о травмах и высоком давлении.",
        ),
      },
      {
        question: t(
          "Can my partner do only the spa?",
          "Pasangan boleh ikut spa saja?",
          "Можно ли спутнику взять только спа?",
        ),
        answer: t(
          "Yes, for THB 2,100, with a later pick-up at 11:30 on request.",
          "Boleh, 2.100 baht, dan bisa dijemput lebih siang pukul 11.30.",
          "Да, это 2100 батов, забрать можем позже, в 11:30.",
        ),
      },
      faqs.privateGroup,
      faqs.hotelPickup,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Muay Thai Training & Spa Day in Phuket",
      "Latihan Muay Thai dan Spa Sehari di Phuket",
      "Муай-тай и спа на Пхукете: тренировка и массаж",
    ),
    seo_description: t(
      "Ninety minutes of Muay Thai with a personal coach in Chalong, then herbal steam, scrub and a two-hour massage. Lunch and private transfer, from THB 3,300.",
      "Latihan Muay Thai 90 menit dengan pelatih pribadi di Chalong, lalu uap herbal, lulur, dan pijat dua jam. Makan siang, antar-jemput, mulai 3.300 baht.",
      "Полтора часа муай-тай с личным тренером в Чалонге, затем травяная парная, скраб и двухчасовой массаж. Обед и трансфер из отеля, от 3300 батов.",
    ),
  },
  {
    code: "PKT-24",
    tags: "private_service",
    rate: 4.8,
    currency: "THB",
    starting_price: 2800,
    original_price: 3200,
    name: t("VIP van rental with driver", "Sewa van VIP dengan sopir", "Аренда VIP-минивэна с водителем"),
    duration: t("8 or 10 hours", "8 atau 10 jam", "8 или 10 часов"),
    location: t(
      "Phuket, Khao Lak, Phang Nga and Krabi",
      "Phuket, Khao Lak, Phang Nga, dan Krabi",
      "Пхукет, Као-Лак, Пханг-Нга и Краби",
    ),
    overview: t(
      "One van, one driver, your own plan. The nine reclining seats, USB sockets and cold towels suit families, golf groups and guests who want to see four places at their own speed. Prices are per van and include fuel and parking on the island; we suggest a route if you have none.",
      "Satu van, satu sopir, rencana Anda sendiri. Sembilan kursi rebah, colokan USB, dan handuk dingin cocok untuk keluarga, rombongan golf, atau tamu yang ingin melihat beberapa tempat tanpa terburu-buru. Harga per van, sudah termasuk bensin dan parkir di Phuket; rute bisa kami sarankan.",
      "Один минивэн, один водитель и ваш собственный план. Девять откидных кресел, розетки USB и холодные полотенца — для семей, гольф-компаний и тех, кто хочет объехать несколько мест в своём темпе. Цена за машину, топливо и парковки на острове включены; маршрут, если нужно, предложим сами.",
    ),
    images: [
      "van-road/day",
      "van-road/dusk",
      "minivan-family/day",
      "promthep-cape/dusk",
      "three-bays-view/dusk",
      "thai-temple/day",
    ],
    prices: [
      {
        service_type: t("Van, 8 hours in Phuket", "Van, 8 jam di Phuket", "Минивэн, 8 часов по Пхукету"),
        price: 2800,
        description: t(
          "Per van, up to 9 guests, extra hour THB 300",
          "Per van, maksimal 9 orang, tambahan per jam 300 baht",
          "За машину, до 9 гостей, доп. час 300 батов",
        ),
      },
      {
        service_type: t("Van, 10 hours in Phuket", "Van, 10 jam di Phuket", "Минивэн, 10 часов по Пхукету"),
        price: 3300,
        description: t(
          "Per van, sunrise or late dinner possible",
          "Per van, bisa mulai subuh atau sampai malam",
          "За машину, можно с рассвета или до ночи",
        ),
      },
      {
        service_type: t(
          "Van to Khao Lak or Phang Nga",
          "Van ke Khao Lak atau Phang Nga",
          "Минивэн в Као-Лак или Пханг-Нгу",
        ),
        price: 3900,
        description: t(
          "Per van, 10 hours, return on the same day",
          "Per van, 10 jam, pulang hari yang sama",
          "За машину, 10 часов, с возвращением",
        ),
      },
      {
        service_type: t("Van to Krabi", "Van ke Krabi", "Минивэн в Краби"),
        price: 4800,
        description: t(
          "Per van, 12 hours, return on the same day",
          "Per van, 12 jam, pulang hari yang sama",
          "За машину, 12 часов, с возвращением",
        ),
      },
    ],
    highlights: [
      t(
        "Nine reclining seats, luggage for nine",
        "Sembilan kursi rebah dan ruang koper memadai",
        "Девять откидных кресел и место для багажа",
      ),
      t(
        "Fuel, parking and driver's meals included",
        "Termasuk bensin, parkir, dan makan sopir",
        "Топливо, парковки и питание водителя включены",
      ),
      t(
        "Licensed driver with at least five years on the island",
        "Sopir berizin dengan pengalaman minimal lima tahun",
        "Водитель с лицензией и стажем на острове от пяти лет",
      ),
      t(
        "No commission shops on the way",
        "Tanpa mampir ke toko komisi",
        "Никаких магазинов с комиссией по дороге",
      ),
      t(
        "Change the route at any time by WhatsApp",
        "Rute bisa diubah kapan saja lewat WhatsApp",
        "Маршрут можно менять на ходу: напишите в чат",
      ),
    ],
    itinerary: [
      {
        title: t(
          "A sample day around the island",
          "Contoh rute sehari keliling pulau",
          "Пример маршрута вокруг острова",
        ),
        activities: [
          {
            time: "09:00",
            description: t(
              "The van waits at your hotel",
              "Van menunggu di hotel Anda",
              "Минивэн ждёт у отеля",
            ),
          },
          {
            time: "09:45",
            description: t(
              "Big Buddha and Wat Chalong",
              "Big Buddha dan Wat Chalong",
              "Большой Будда и Ват Чалонг",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Seafood lunch on the Rawai seafront",
              "Makan siang hidangan laut di tepi pantai Rawai",
              "Обед с морепродуктами на набережной Равая",
            ),
          },
          {
            time: "13:30",
            description: t(
              "Old Town: two hours on foot, the van follows your call",
              "Kota Tua: dua jam jalan kaki, van datang saat ditelepon",
              "Старый город: два часа пешком, минивэн подъедет по звонку",
            ),
          },
          {
            time: "15:45",
            description: t(
              "Kata and Karon viewpoint",
              "Titik pandang Kata dan Karon",
              "Смотровая над Катой и Кароном",
            ),
          },
          {
            time: "17:00",
            description: t(
              "Return to your hotel, or on to Promthep Cape with extra time",
              "Kembali ke hotel, atau lanjut ke Promthep dengan tambahan waktu",
              "Возвращение в отель или, с доплатой за время, закат на мысе Промтеп",
            ),
          },
        ],
        meals: [meals.lunchOwn],
      },
    ],
    included: [
      t("VIP van with air conditioning", "Van VIP ber-AC", "VIP-минивэн с кондиционером"),
      t(
        "Driver, fuel and parking in Phuket",
        "Sopir, bensin, dan parkir di Phuket",
        "Водитель, топливо и парковки на Пхукете",
      ),
      t(
        "Drinking water and cold towels",
        "Air minum dan handuk dingin",
        "Питьевая вода и холодные полотенца",
      ),
      t("Child seat on request", "Kursi anak sesuai permintaan", "Детское кресло по запросу"),
      t("Passenger insurance", "Asuransi penumpang", "Страхование пассажиров"),
    ],
    excluded: [
      t(
        "Guide (from THB 3,000 per day)",
        "Pemandu (mulai 3.000 baht per hari)",
        "Гид (от 3000 батов в день)",
      ),
      t("Entrance tickets and meals", "Tiket masuk dan makan", "Входные билеты и питание"),
      t(
        "Overtime, THB 300 per hour",
        "Kelebihan waktu, 300 baht per jam",
        "Дополнительное время, 300 батов в час",
      ),
    ],
    faqs: [
      {
        question: t(
          "Does the driver speak English?",
          "Apakah sopir bisa berbahasa Inggris?",
          "Говорит ли водитель по-английски?",
        ),
        answer: t(
          "Simple English, and our office translates by phone. For stories and history please add a licensed guide.",
          "Bahasa Inggris sederhana, dan kantor kami membantu menerjemahkan lewat telepon. Untuk penjelasan sejarah, tambahkan pemandu berlisensi.",
          "Немного, а офис переведёт по телефону. Если нужны рассказы и история, добавьте лицензированного гида.",
        ),
      },
      {
        question: t("Is the price per person?", "Apakah harganya per orang?", "Цена за человека?"),
        answer: t(
          "Per van. Nine people pay the same as two.",
          "Per van. Sembilan orang membayar sama dengan dua orang.",
          "За машину. Девять человек платят столько же, сколько двое.",
        ),
      },
      {
        question: t("Can we have several vans?", "Bisa menyewa beberapa van?", "Можно несколько машин?"),
        answer: t(
          "Up to fourteen on one day, with radio contact between the drivers. For larger groups we also have coaches with 40 seats.",
          "Sampai empat belas unit sehari dengan komunikasi radio antarsopir. Untuk rombongan besar tersedia bus 40 kursi.",
          "До четырнадцати в день, водители держат связь по рации. Для больших групп есть автобусы на 40 мест.",
        ),
      },
      faqs.payOnSpot,
    ],
    cancellation: cancellations.privateService,
    seo_title: t(
      "Phuket VIP Van Rental with Driver, 8–10 Hours",
      "Sewa Van VIP Phuket dengan Sopir, 8–10 Jam",
      "Аренда минивэна с водителем на Пхукете",
    ),
    seo_description: t(
      "Nine-seat VIP van with licensed driver, fuel and parking: Phuket, Khao Lak, Phang Nga or Krabi by your own plan. From THB 2,800 per van for 8 hours.",
      "Van VIP sembilan kursi dengan sopir, bensin, dan parkir: Phuket, Khao Lak, Phang Nga, atau Krabi sesuai rencana Anda. Mulai 2.800 baht per van.",
      "VIP-минивэн на девять мест с водителем, топливом и парковками: Пхукет, Као-Лак, Пханг-Нга, Краби по вашему плану. От 2800 батов за 8 часов.",
    ),
  },
  {
    code: "PKT-25",
    tags: "private_service",
    rate: 4.9,
    currency: "THB",
    starting_price: 3000,
    original_price: null,
    name: t(
      "Licensed tour guide: English, Russian or Indonesian",
      "Pemandu wisata berlisensi: bahasa Indonesia, Inggris, atau Rusia",
      "Лицензированный гид: русский, английский, индонезийский",
    ),
    duration: t("4 or 8 hours", "4 atau 8 jam", "4 или 8 часов"),
    location: t(
      "Phuket and neighbouring provinces",
      "Phuket dan provinsi sekitarnya",
      "Пхукет и соседние провинции",
    ),
    overview: t(
      "All our guides carry the badge of the Department of Tourism and speak to you in your own language, not from a recording. Hire one for a temple morning, a shopping day, a factory visit, a doctor's appointment or a whole programme that you plan together. The guide joins your car or our van; up to ten guests share one fee.",
      "Semua pemandu kami memegang lisensi Departemen Pariwisata Thailand dan berbicara langsung dalam bahasa Anda. Sewa untuk keliling kuil, belanja, kunjungan pabrik, pendampingan ke dokter, atau seluruh program yang Anda susun bersama. Pemandu ikut mobil Anda atau van kami; satu tarif berlaku hingga sepuluh orang.",
      "У каждого нашего гида — лицензия Департамента туризма Таиланда, и говорит он с вами вживую и на вашем языке. Его можно пригласить на утро в храмах, на шопинг, на фабрику, на приём к врачу или на целую программу, которую вы составите вместе. Гид поедет в вашей машине или в нашем минивэне, одна цена — на группу до десяти человек.",
    ),
    images: [
      "guide-group/day",
      "old-town/day",
      "thai-temple/day",
      "big-buddha/dawn",
      "minivan-family/day",
      "night-market/night",
    ],
    prices: [
      {
        service_type: t("English-speaking, 8 hours", "Bahasa Inggris, 8 jam", "Английский язык, 8 часов"),
        price: 3000,
        description: t(
          "Per guide, group of up to 10",
          "Per pemandu, maksimal 10 orang",
          "За гида, группа до 10 человек",
        ),
      },
      {
        service_type: t("Russian-speaking, 8 hours", "Bahasa Rusia, 8 jam", "Русский язык, 8 часов"),
        price: 3800,
        description: t("Book three days ahead", "Pesan tiga hari sebelumnya", "Бронируйте за три дня"),
      },
      {
        service_type: t(
          "Indonesian-speaking, 8 hours",
          "Bahasa Indonesia, 8 jam",
          "Индонезийский язык, 8 часов",
        ),
        price: 3800,
        description: t(
          "Muslim guide on request",
          "Pemandu muslim sesuai permintaan",
          "Гид-мусульманин по запросу",
        ),
      },
      {
        service_type: t("Any language, 4 hours", "Bahasa apa pun, 4 jam", "Любой язык, 4 часа"),
        price: 2200,
        description: t("Morning, afternoon or evening", "Pagi, siang, atau malam", "Утром, днём или вечером"),
      },
    ],
    highlights: [
      t(
        "Licensed by the Department of Tourism",
        "Berlisensi resmi Departemen Pariwisata",
        "Официальная лицензия Департамента туризма",
      ),
      t(
        "One fee for the whole group of up to ten",
        "Satu tarif untuk rombongan hingga sepuluh orang",
        "Одна цена на группу до десяти человек",
      ),
      t(
        "Programme planned with you beforehand by WhatsApp",
        "Program disusun bersama lebih dulu lewat WhatsApp",
        "Программу заранее составим вместе в чате",
      ),
      t(
        "Help with halal restaurants and prayer times",
        "Dibantu mencari restoran halal dan waktu salat",
        "Помощь с халяльными ресторанами и временем молитвы",
      ),
      t(
        "Interpreting for meetings, clinics and offices",
        "Penerjemah untuk rapat, klinik, dan kantor",
        "Перевод на встречах, в клиниках и учреждениях",
      ),
    ],
    itinerary: [
      {
        title: t("A sample day with a guide", "Contoh sehari bersama pemandu", "Пример дня с гидом"),
        activities: [
          {
            time: "08:30",
            description: t(
              "The guide meets you in the lobby",
              "Pemandu menemui Anda di lobi",
              "Гид встречает вас в лобби",
            ),
          },
          {
            time: "09:15",
            description: t(
              "Wat Chalong: how to offer lotus and gold leaf",
              "Wat Chalong: cara mempersembahkan teratai dan kertas emas",
              "Ват Чалонг: как подносить лотос и сусальное золото",
            ),
          },
          {
            time: "11:00",
            description: t(
              "Thai Hua Museum and the Baba families",
              "Museum Thai Hua dan kisah keluarga Baba",
              "Музей Тхай-Хуа и история семей перанаканов",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Lunch where the guide eats too",
              "Makan siang di tempat langganan pemandu",
              "Обед там, где ест сам гид",
            ),
          },
          {
            time: "14:00",
            description: t(
              "Pearl farm, market or viewpoint, as you wish",
              "Budi daya mutiara, pasar, atau titik pandang, sesuai keinginan",
              "Жемчужная ферма, рынок или смотровая — на выбор",
            ),
          },
          {
            time: "16:30",
            description: t(
              "Return to your hotel, tips for the next days",
              "Kembali ke hotel, saran untuk hari berikutnya",
              "Возвращение в отель и советы на следующие дни",
            ),
          },
        ],
        meals: [meals.lunchOwn],
      },
    ],
    included: [
      t(
        "Licensed guide for the booked hours",
        "Pemandu berlisensi selama jam yang dipesan",
        "Лицензированный гид на забронированное время",
      ),
      t(
        "Programme planning before the day",
        "Penyusunan program sebelum hari tur",
        "Составление программы заранее",
      ),
      t("Guide's insurance and meals", "Asuransi dan makan pemandu", "Страховка и питание гида"),
      included.hotline,
    ],
    excluded: [
      t(
        "Transport (van with driver from THB 2,800)",
        "Transportasi (van dengan sopir mulai 2.800 baht)",
        "Транспорт (минивэн с водителем от 2800 батов)",
      ),
      t(
        "Entrance tickets and guests' meals",
        "Tiket masuk dan makan tamu",
        "Входные билеты и питание гостей",
      ),
      t(
        "Overtime, THB 400 per hour",
        "Kelebihan waktu, 400 baht per jam",
        "Дополнительное время, 400 батов в час",
      ),
    ],
    faqs: [
      {
        question: t(
          "Can the guide come on a boat trip?",
          "Bisakah pemandu ikut tur kapal?",
          "Может ли гид поехать на морскую экскурсию?",
        ),
        answer: t(
          "Yes. You pay the guide's day and one extra adult seat on the boat.",
          "Bisa. Anda membayar tarif pemandu dan satu kursi dewasa di kapal.",
          "Да. Вы оплачиваете день гида и одно взрослое место на судне.",
        ),
      },
      {
        question: t(
          "We are more than ten. What then?",
          "Kami lebih dari sepuluh orang. Bagaimana?",
          "Нас больше десяти. Как быть?",
        ),
        answer: t(
          "From eleven guests we send a second guide, so that everybody hears the stories; from twenty people there is a group price.",
          "Mulai sebelas orang kami kirim pemandu kedua supaya semua peserta bisa mendengar; mulai dua puluh orang ada harga rombongan.",
          "Если вас одиннадцать и больше, приедет второй гид, чтобы слышно было всем, а от двадцати человек действует групповая цена.",
        ),
      },
      {
        question: t(
          "How early should we book?",
          "Pesan berapa hari sebelumnya?",
          "За сколько дней бронировать?",
        ),
        answer: t(
          "English: the day before is enough. Russian and Indonesian: three days, a week in the New Year season.",
          "Bahasa Inggris: cukup sehari sebelumnya. Bahasa Indonesia dan Rusia: tiga hari, seminggu di musim Tahun Baru.",
          "Гида с английским — накануне, с русским или индонезийским — за три дня, в новогодний сезон — за неделю.",
        ),
      },
      faqs.payOnSpot,
    ],
    cancellation: cancellations.privateService,
    seo_title: t(
      "Licensed Tour Guide in Phuket, 3 Languages",
      "Pemandu Wisata Berbahasa Indonesia di Phuket",
      "Русскоязычный гид на Пхукете с лицензией",
    ),
    seo_description: t(
      "Hire a licensed guide in Phuket who speaks English, Russian or Indonesian: temples, shopping, interpreting. One fee for up to ten guests, from THB 3,000.",
      "Sewa pemandu berlisensi di Phuket yang berbahasa Indonesia, Inggris, atau Rusia: kuil, belanja, penerjemahan. Satu tarif untuk sepuluh orang.",
      "Лицензированный гид на Пхукете на русском, английском или индонезийском: храмы, шопинг, перевод. Одна цена на группу до десяти человек.",
    ),
  },
];
