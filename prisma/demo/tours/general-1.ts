import type { DemoTour } from "../demo-content.ts";
import { cancellations, excluded, faqs, included, meals, priceLines, t } from "./shared-blocks.ts";

export const general1: DemoTour[] = [
  {
    code: "PKT-01",
    tags: "open_trip",
    rate: 4.7,
    currency: "THB",
    starting_price: 2300,
    original_price: 2900,
    name: t(
      "Phi Phi Islands & Maya Bay by speedboat",
      "Tur speedboat Phi Phi & Maya Bay",
      "Острова Пхи-Пхи и бухта Майя на скоростном катере",
    ),
    duration: t("1 day (10 hours)", "1 hari (10 jam)", "1 день (10 часов)"),
    location: t(
      "Phi Phi Islands, Krabi Province",
      "Kepulauan Phi Phi, Provinsi Krabi",
      "Острова Пхи-Пхи, провинция Краби",
    ),
    overview: t(
      "One day covers the five classic stops of the archipelago: Maya Bay, Pileh Lagoon, Viking Cave, lunch on Phi Phi Don and a last swim at Khai Island. The crossing from Royal Phuket Marina takes just under an hour on a three-engine speedboat with a shaded deck. Our guide plans the order of stops around the tide, so you reach Maya Bay before the big ferries unload.",
      "Dalam sehari Anda mengunjungi lima tempat utama di Phi Phi: Maya Bay, Laguna Pileh, Gua Viking, makan siang di Phi Phi Don, lalu berenang terakhir di Pulau Khai. Dari Royal Phuket Marina, speedboat tiga mesin beratap menyeberang kurang dari satu jam. Urutan kunjungan kami atur mengikuti pasang surut supaya tiba di Maya Bay sebelum rombongan feri besar.",
      "За день вы увидите всё главное на архипелаге: бухту Майя (она же Майя-Бэй), лагуну Пиле и пещеру Викингов, пообедаете на Пхи-Пхи-Доне и напоследок искупаетесь у острова Кхай. От марины Royal Phuket трёхмоторный катер с навесом идёт меньше часа. Порядок остановок гид подбирает по приливу, чтобы попасть в бухту Майя раньше больших паромов.",
    ),
    images: [
      "phi-phi-lagoon/day",
      "speedboat/dawn",
      "longtail-boat/day",
      "coral-reef/dawn",
      "palm-beach/day",
      "island-aerial/day",
      "yacht-harbour/dawn",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2300,
        description: t(
          "Seat on the shared boat, transfer and lunch; park fee paid separately",
          "Kursi di kapal bersama, antar-jemput, dan makan siang; tiket taman nasional terpisah",
          "Место на групповом катере, трансфер и обед; сбор парка отдельно",
        ),
      },
      {
        service_type: priceLines.child,
        price: 1800,
        description: t(
          "Under 4 years free on the lap",
          "Di bawah 4 tahun gratis jika dipangku",
          "До 4 лет бесплатно, на коленях",
        ),
      },
      {
        service_type: t("Private speedboat", "Speedboat privat", "Индивидуальный катер"),
        price: 33000,
        description: t(
          "Whole boat for up to 15 guests with guide and lunch",
          "Satu kapal untuk maksimal 15 orang, termasuk pemandu dan makan siang",
          "Катер целиком, до 15 гостей, с гидом и обедом",
        ),
      },
    ],
    highlights: [
      t(
        "An hour on the sand of Maya Bay, reached by the boardwalk from Loh Samah",
        "Satu jam di pasir Maya Bay lewat jalur kayu dari Teluk Loh Samah",
        "Час на песке бухты Майя, куда ведут мостки от Ло-Самы",
      ),
      t(
        "Swimming in the green water of Pileh Lagoon between hundred-metre cliffs",
        "Berenang di air hijau Laguna Pileh di antara tebing setinggi seratus meter",
        "Купание в зелёной воде лагуны Пиле среди стометровых скал",
      ),
      t(
        "Snorkelling over the reef off Phi Phi Leh with parrotfish and clownfish",
        "Snorkeling di karang Phi Phi Leh bersama ikan kakatua dan ikan badut",
        "Снорклинг у рифа Пхи-Пхи-Ле среди рыб-попугаев и рыб-клоунов",
      ),
      t(
        "Viking Cave and its swiftlet-nest ladders seen from the boat",
        "Gua Viking dan tangga pemanen sarang walet dilihat dari kapal",
        "Пещера Викингов с лестницами сборщиков ласточкиных гнёзд — вид с катера",
      ),
      t(
        "A last hour under a parasol on Khai Island, 15 minutes from Phuket",
        "Satu jam bersantai di bawah payung di Pulau Khai, 15 menit dari Phuket",
        "Час под зонтиком на острове Кхай, в 15 минутах от Пхукета",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Phi Phi Leh, Phi Phi Don and Khai Island",
          "Phi Phi Leh, Phi Phi Don, dan Pulau Khai",
          "Пхи-Пхи-Ле, Пхи-Пхи-Дон и остров Кхай",
        ),
        activities: [
          {
            time: "07:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "08:15",
            description: t(
              "Check-in at Royal Phuket Marina: coffee, masks and a safety briefing",
              "Check-in di Royal Phuket Marina: kopi, pembagian masker, dan pengarahan keselamatan",
              "Регистрация в марине Royal Phuket: кофе, выдача масок, инструктаж",
            ),
          },
          {
            time: "09:00",
            description: t(
              "Crossing to Phi Phi Leh past Viking Cave",
              "Menyeberang ke Phi Phi Leh melewati Gua Viking",
              "Переход к Пхи-Пхи-Ле мимо пещеры Викингов",
            ),
          },
          {
            time: "10:00",
            description: t(
              "Maya Bay: walk, photos and paddling along the marked shore",
              "Maya Bay: jalan santai, foto, dan bermain air di batas yang ditandai",
              "Бухта Майя: прогулка, фото, можно зайти в воду у отмеченной линии",
            ),
          },
          {
            time: "11:15",
            description: t(
              "Swim in Pileh Lagoon, then snorkel at Loh Samah",
              "Berenang di Laguna Pileh, lalu snorkeling di Loh Samah",
              "Купание в лагуне Пиле, затем снорклинг в бухте Ло-Сама",
            ),
          },
          {
            time: "12:45",
            description: t(
              "Buffet lunch by the beach at Tonsai, Phi Phi Don",
              "Makan siang prasmanan di tepi pantai Tonsai, Phi Phi Don",
              "Обед «шведский стол» у пляжа Тонсай на Пхи-Пхи-Доне",
            ),
          },
          {
            time: "14:30",
            description: t(
              "Khai Island: deckchair, fruit and shallow-water snorkelling",
              "Pulau Khai: kursi pantai, buah, dan snorkeling di air dangkal",
              "Остров Кхай: шезлонг, фрукты и снорклинг на мелководье",
            ),
          },
          {
            time: "16:00",
            description: t(
              "Return to the marina; hotels by about 17:30",
              "Kembali ke marina; tiba di hotel sekitar 17.30",
              "Возвращение в марину; в отеле около 17:30",
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
      included.buffetLunch,
      included.softDrinks,
      included.snorkelGear,
      included.insurance,
    ],
    excluded: [
      t(
        "Phi Phi national park fee: THB 400 adult, THB 200 child",
        "Tiket taman nasional Phi Phi: dewasa 400 baht, anak 200 baht",
        "Сбор национального парка Пхи-Пхи: взрослый 400 батов, детский 200",
      ),
      excluded.fins,
      excluded.farHotels,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Is Maya Bay always open?",
          "Apakah Maya Bay selalu buka?",
          "Всегда ли открыта бухта Майя?",
        ),
        answer: t(
          "The park closes it every year from 1 August to 30 September so that the reef can recover. During these weeks we look into the bay from the boat and stay longer at Pileh Lagoon and Bamboo Island.",
          "Taman nasional menutupnya setiap 1 Agustus–30 September untuk pemulihan karang. Pada masa itu kami melihat teluk dari kapal dan menambah waktu di Laguna Pileh serta Pulau Bamboo.",
          "Каждый год с 1 августа по 30 сентября парк закрывает бухту, чтобы кораллы восстановились. В эти недели мы смотрим на неё с катера и дольше стоим в лагуне Пиле и на острове Бамбу.",
        ),
      },
      faqs.babiesAtSea,
      faqs.children,
      faqs.seasickness,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Phi Phi & Maya Bay Speedboat Tour from Phuket",
      "Tur Phi Phi & Maya Bay Naik Speedboat dari Phuket",
      "Экскурсия на Пхи-Пхи с Пхукета на катере: бухта Майя",
    ),
    seo_description: t(
      "Full-day speedboat tour from Phuket: Maya Bay, Pileh Lagoon, snorkelling, lunch on Phi Phi Don and Khai Island. Hotel transfer, from THB 2,300.",
      "Tur sehari naik speedboat dari Phuket: Maya Bay, Laguna Pileh, snorkeling, makan siang di Phi Phi Don, Pulau Khai. Antar-jemput, mulai 2.300 baht.",
      "Пхи-Пхи за день на катере: бухта Майя, лагуна Пиле, снорклинг, обед и остров Кхай. Трансфер из отеля на Пхукете, цена от 2300 батов.",
    ),
  },
  {
    code: "PKT-02",
    tags: "1_day_trip",
    rate: 4.9,
    currency: "THB",
    starting_price: 2700,
    original_price: null,
    name: t(
      "Phi Phi Sunrise: early-bird trip to Maya Bay",
      "Phi Phi Sunrise: berangkat subuh ke Maya Bay",
      "Рассвет на Пхи-Пхи: ранний выезд в бухту Майя",
    ),
    duration: t(
      "1 day (9 hours, back by early afternoon)",
      "1 hari (9 jam, kembali siang hari)",
      "1 день (9 часов, возвращение днём)",
    ),
    location: t("Phi Phi Leh and Bamboo Island", "Phi Phi Leh dan Pulau Bamboo", "Пхи-Пхи-Ле и остров Бамбу"),
    overview: t(
      "We leave the marina in the dark, watch the sun come up over the Andaman Sea and stand at the Maya Bay ticket post when it opens at seven. For about forty minutes the beach belongs to early boats only. With no more than 24 guests aboard, each stop is quick to reach and quiet, and you are back at your hotel in time for a siesta.",
      "Kapal berangkat saat hari masih gelap, menyaksikan matahari terbit di Laut Andaman, dan tiba di pos Maya Bay tepat saat dibuka pukul tujuh. Selama sekitar empat puluh menit pantai hanya diisi kapal-kapal pagi. Peserta maksimal 24 orang, jadi setiap persinggahan terasa tenang dan Anda sudah kembali di hotel pada siang hari.",
      "Мы выходим из марины затемно, встречаем рассвет в Андаманском море и к семи утра, к самому открытию, стоим у входа в бухту Майя. Минут сорок на пляже нет никого, кроме пассажиров первых лодок. На борту не больше 24 гостей, поэтому на каждой остановке спокойно, а в отель вы вернётесь к дневному отдыху.",
    ),
    images: [
      "phi-phi-lagoon/dawn",
      "yacht-harbour/dawn",
      "karst-bay/dawn",
      "longtail-boat/dawn",
      "snorkel-split/dawn",
      "sea-turtle/day",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2700,
        description: t(
          "Small group of up to 24, breakfast and lunch",
          "Rombongan kecil maksimal 24 orang, sarapan dan makan siang",
          "Небольшая группа до 24 человек, завтрак и обед",
        ),
      },
      {
        service_type: priceLines.child,
        price: 2200,
        description: t(
          "Recommended from 6 years because of the early start",
          "Disarankan mulai usia 6 tahun karena berangkat subuh",
          "Из-за раннего подъёма советуем с 6 лет",
        ),
      },
    ],
    highlights: [
      t(
        "Sunrise at sea with coffee in hand",
        "Matahari terbit di tengah laut ditemani kopi hangat",
        "Рассвет в открытом море с чашкой кофе",
      ),
      t(
        "First landing of the day at Maya Bay",
        "Rombongan pertama hari itu di Maya Bay",
        "Первая высадка дня в бухте Майя",
      ),
      t(
        "Pileh Lagoon before the longtails arrive",
        "Laguna Pileh sebelum perahu longtail berdatangan",
        "Лагуна Пиле до прихода лонгтейлов",
      ),
      t(
        "Snorkelling on the shallow reef of Bamboo Island",
        "Snorkeling di karang dangkal Pulau Bamboo",
        "Снорклинг на мелком рифе острова Бамбу",
      ),
      t(
        "Back at the hotel around two in the afternoon",
        "Kembali di hotel sekitar pukul dua siang",
        "Возвращение в отель около двух часов дня",
      ),
    ],
    itinerary: [
      {
        title: t("Maya Bay at opening time", "Maya Bay tepat saat dibuka", "Бухта Майя к самому открытию"),
        activities: [
          {
            time: "04:45",
            description: t(
              "Pick-up at your hotel while the roads are empty",
              "Penjemputan di hotel saat jalan masih lengang",
              "Выезд из отеля по пустым дорогам",
            ),
          },
          {
            time: "05:40",
            description: t(
              "Coffee, toast and fruit at Royal Phuket Marina, then departure",
              "Kopi, roti panggang, dan buah di Royal Phuket Marina, lalu berangkat",
              "Кофе, тосты и фрукты в марине Royal Phuket, выход в море",
            ),
          },
          {
            time: "06:25",
            description: t(
              "Engines off for the sunrise between Phuket and Phi Phi",
              "Mesin dimatikan untuk menikmati matahari terbit di antara Phuket dan Phi Phi",
              "Глушим моторы и встречаем рассвет между Пхукетом и Пхи-Пхи",
            ),
          },
          {
            time: "07:00",
            description: t(
              "Maya Bay with the first visitors of the day",
              "Maya Bay bersama pengunjung pertama hari itu",
              "Бухта Майя вместе с первыми посетителями дня",
            ),
          },
          {
            time: "08:15",
            description: t(
              "Swim in Pileh Lagoon, a look at Viking Cave",
              "Berenang di Laguna Pileh, melihat Gua Viking",
              "Купание в лагуне Пиле, пещера Викингов с борта",
            ),
          },
          {
            time: "09:30",
            description: t(
              "Bamboo Island: beach time and snorkelling",
              "Pulau Bamboo: bersantai di pantai dan snorkeling",
              "Остров Бамбу: пляж и снорклинг",
            ),
          },
          {
            time: "11:30",
            description: t(
              "Early lunch on Phi Phi Don before the midday boats",
              "Makan siang lebih awal di Phi Phi Don sebelum kapal siang datang",
              "Ранний обед на Пхи-Пхи-Доне, пока не пришли дневные катера",
            ),
          },
          {
            time: "12:45",
            description: t(
              "Return crossing; hotels by about 14:00",
              "Perjalanan pulang; tiba di hotel sekitar 14.00",
              "Обратный путь; в отеле около 14:00",
            ),
          },
        ],
        meals: [
          t("Light breakfast at the pier", "Sarapan ringan di dermaga", "Лёгкий завтрак на причале"),
          meals.lunch,
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      t("Light breakfast and early lunch", "Sarapan ringan dan makan siang", "Лёгкий завтрак и ранний обед"),
      included.parkFee,
      included.softDrinks,
      included.snorkelGear,
      included.towels,
      included.insurance,
    ],
    excluded: [excluded.farHotels, excluded.alcohol, excluded.photos, excluded.tips],
    faqs: [
      {
        question: t(
          "Will we really have the beach to ourselves?",
          "Apakah pantainya benar-benar sepi?",
          "Пляж правда будет пустым?",
        ),
        answer: t(
          "Not quite: two or three other early boats land with us. It is still a tenth of what you meet after ten o'clock.",
          "Ada dua atau tiga kapal pagi lain yang mendarat bersama kami. Tetapi jumlahnya hanya sepersepuluh dari keramaian setelah pukul sepuluh.",
          "Не совсем: вместе с нами приходят ещё две-три ранние лодки. Но людей раз в десять меньше, чем после десяти утра.",
        ),
      },
      {
        question: t(
          "Can we swim in Maya Bay itself?",
          "Boleh berenang di Maya Bay?",
          "Можно ли купаться в самой бухте Майя?",
        ),
        answer: t(
          "The park allows paddling up to the knees, because blacktip reef sharks breed there. The swimming stops are Pileh Lagoon and Bamboo Island.",
          "Taman nasional hanya mengizinkan bermain air sebatas lutut karena hiu karang sirip hitam berkembang biak di sana. Untuk berenang ada Laguna Pileh dan Pulau Bamboo.",
          "Парк разрешает заходить только по колено: там выводят потомство чернопёрые рифовые акулы. Купаемся мы в лагуне Пиле и на острове Бамбу.",
        ),
      },
      faqs.hotelPickup,
      faqs.weather,
      faqs.swimming,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Phi Phi Sunrise Tour: Early Bird Maya Bay",
      "Tur Phi Phi Sunrise ke Maya Bay dari Phuket",
      "Рассвет на Пхи-Пхи: ранняя экскурсия в бухту Майя",
    ),
    seo_description: t(
      "Leave Phuket before dawn, see the sunrise at sea and reach Maya Bay at opening time. Pileh Lagoon, Bamboo Island, breakfast, lunch and park fee included.",
      "Berangkat subuh dari Phuket, matahari terbit di laut, dan tiba saat Maya Bay dibuka. Laguna Pileh, Pulau Bamboo, sarapan, makan siang, tiket masuk.",
      "Выход с Пхукета до рассвета, солнце встаёт над морем, и вы в бухте Майя к открытию. Лагуна Пиле, остров Бамбу, завтрак, обед и сбор парка включены.",
    ),
  },
  {
    code: "PKT-03",
    tags: "1_day_trip",
    rate: 4.8,
    currency: "THB",
    starting_price: 3600,
    original_price: 4200,
    name: t(
      "Phi Phi Islands by catamaran",
      "Kepulauan Phi Phi naik katamaran",
      "Острова Пхи-Пхи на катамаране",
    ),
    duration: t("1 day (10.5 hours)", "1 hari (10,5 jam)", "1 день (10,5 часа)"),
    location: t(
      "Phi Phi Islands from Chalong Pier",
      "Kepulauan Phi Phi dari Dermaga Chalong",
      "Острова Пхи-Пхи, выход с пирса Чалонг",
    ),
    overview: t(
      "The wide hull of our power catamaran stays level where speedboats bounce, so grandparents, toddlers and anyone prone to seasickness can visit Phi Phi in comfort. There are nets over the bow, a shaded saloon, two toilets, freshwater showers and a slide into the sea. Lunch is cooked on board and served at anchor off Phi Phi Leh.",
      "Lambung lebar katamaran bermesin kami tetap stabil di ombak yang membuat speedboat terguncang, cocok untuk orang tua, balita, dan yang mudah mabuk laut. Ada jaring santai di haluan, ruang duduk beratap, dua toilet, pancuran air tawar, dan perosotan ke laut. Makan siang dimasak di kapal dan disajikan saat berlabuh di Phi Phi Leh.",
      "Широкий моторный катамаран идёт ровно там, где катера прыгают по волнам, поэтому на Пхи-Пхи спокойно едут и бабушки с дедушками, и малыши, и те, кого укачивает. На носу натянуты сетки, есть тенистый салон, два туалета, душ с пресной водой и горка в море. Обед готовят на борту и подают на стоянке у Пхи-Пхи-Ле.",
    ),
    images: [
      "catamaran/day",
      "karst-bay/day",
      "snorkel-split/dawn",
      "longtail-boat/day",
      "palm-beach/day",
      "coral-reef/dawn",
      "promthep-cape/dusk",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 3600,
        description: t(
          "Up to 40 guests on a boat built for 60",
          "Maksimal 40 tamu di kapal berkapasitas 60",
          "До 40 гостей на судне, рассчитанном на 60",
        ),
      },
      {
        service_type: priceLines.child,
        price: 2700,
        description: t(
          "Toddlers under 4 travel free",
          "Balita di bawah 4 tahun gratis",
          "Малыши до 4 лет бесплатно",
        ),
      },
      {
        service_type: t(
          "Front-deck lounge for two",
          "Sofa dek depan untuk berdua",
          "Диван на носу для двоих",
        ),
        price: 8600,
        description: t(
          "Reserved double daybed, fruit platter and two cocktails or mocktails",
          "Daybed khusus berdua, sepiring buah, dan dua koktail atau mocktail",
          "Двухместный лежак только для вас, фрукты и два коктейля, можно безалкогольных",
        ),
      },
    ],
    highlights: [
      t(
        "A steady ride even with small children",
        "Pelayaran stabil meski membawa anak kecil",
        "Ровный ход, удобно и с маленькими детьми",
      ),
      t(
        "Bow nets, water slide and two paddle boards",
        "Jaring haluan, perosotan air, dan dua papan dayung",
        "Сетки на носу, водная горка и два сапборда",
      ),
      t(
        "Maya Bay, Pileh Lagoon and Monkey Beach without rushing",
        "Maya Bay, Laguna Pileh, dan Monkey Beach tanpa terburu-buru",
        "Бухта Майя, лагуна Пиле и Обезьяний пляж без спешки",
      ),
      t(
        "Thai and grilled lunch fresh from the galley",
        "Makan siang Thailand dan panggang segar dari dapur kapal",
        "Тайский обед и гриль прямо с камбуза",
      ),
      t(
        "Sunset off Promthep Cape on the way home",
        "Matahari terbenam di lepas Tanjung Promthep saat pulang",
        "Закат у мыса Промтеп на обратном пути",
      ),
    ],
    itinerary: [
      {
        title: t("Slow travel to Phi Phi", "Berlayar santai ke Phi Phi", "Неспешный день на Пхи-Пхи"),
        activities: [
          {
            time: "07:30",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "08:45",
            description: t(
              "Boarding at Chalong Pier, welcome drink and safety talk",
              "Naik kapal di Dermaga Chalong, minuman selamat datang, dan pengarahan",
              "Посадка на пирсе Чалонг, приветственный напиток и инструктаж",
            ),
          },
          {
            time: "10:45",
            description: t(
              "Landing at Maya Bay through Loh Samah",
              "Mendarat di Maya Bay lewat Loh Samah",
              "Высадка в бухте Майя со стороны Ло-Самы",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Anchor at Pileh Lagoon: slide, paddle boards, swimming",
              "Berlabuh di Laguna Pileh: perosotan, papan dayung, berenang",
              "Стоянка в лагуне Пиле: горка, сапборды, купание",
            ),
          },
          {
            time: "13:00",
            description: t("Lunch on board", "Makan siang di atas kapal", "Обед на борту"),
          },
          {
            time: "14:15",
            description: t(
              "Snorkelling at Monkey Beach, Phi Phi Don",
              "Snorkeling di Monkey Beach, Phi Phi Don",
              "Снорклинг у Обезьяньего пляжа на Пхи-Пхи-Доне",
            ),
          },
          {
            time: "15:30",
            description: t(
              "Cruise home with fruit, tea and music",
              "Berlayar pulang ditemani buah, teh, dan musik",
              "Путь домой: фрукты, чай, музыка",
            ),
          },
          {
            time: "17:15",
            description: t(
              "Arrival at Chalong; hotels by about 18:00",
              "Tiba di Chalong; sampai hotel sekitar 18.00",
              "Прибытие в Чалонг; в отеле около 18:00",
            ),
          },
        ],
        meals: [
          t("Lunch cooked on board", "Makan siang yang dimasak di kapal", "Обед, приготовленный на борту"),
          t("Fruit and afternoon tea", "Buah dan teh sore", "Фрукты и чай во второй половине дня"),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      included.parkFee,
      included.lunch,
      included.softDrinks,
      included.snorkelGear,
      t("Paddle boards and water slide", "Papan dayung dan perosotan air", "Сапборды и водная горка"),
      included.insurance,
    ],
    excluded: [excluded.alcohol, excluded.farHotels, excluded.photos, excluded.personalExpenses],
    faqs: [
      {
        question: t(
          "Can a baby or a pregnant guest come along?",
          "Boleh untuk bayi dan ibu hamil?",
          "Можно ли ехать с младенцем или во время беременности?",
        ),
        answer: t(
          "Yes, up to the 24th week and in calm weather. We keep a travel cot in the saloon; please ask for it when booking.",
          "Boleh, sampai usia kandungan 24 minggu dan saat laut tenang. Di ruang duduk tersedia boks bayi; mohon diminta saat memesan.",
          "Да, до 24-й недели и в спокойную погоду. В салоне есть детская кроватка — попросите её при бронировании.",
        ),
      },
      faqs.swimming,
      faqs.vegetarian,
      faqs.weather,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Phi Phi Islands by Catamaran: Family Day Trip",
      "Tur Phi Phi Naik Katamaran, Nyaman untuk Keluarga",
      "Пхи-Пхи на катамаране: комфортная экскурсия с Пхукета",
    ),
    seo_description: t(
      "A steady power catamaran from Chalong to Phi Phi: Maya Bay, Pileh Lagoon, Monkey Beach, lunch on board, water slide. Good for children and grandparents.",
      "Katamaran stabil dari Chalong ke Phi Phi: Maya Bay, Laguna Pileh, Monkey Beach, makan siang di kapal, perosotan air. Cocok untuk anak dan orang tua.",
      "Устойчивый катамаран из Чалонга на Пхи-Пхи: бухта Майя, лагуна Пиле, обед на борту, водная горка. Подходит детям и пожилым гостям.",
    ),
  },
  {
    code: "PKT-04",
    tags: "multi_day_trip",
    rate: 4.6,
    currency: "THB",
    starting_price: 4900,
    original_price: 5600,
    name: t("Phi Phi overnight 2D1N", "Menginap di Phi Phi 2H1M", "Пхи-Пхи с ночёвкой: 2 дня / 1 ночь"),
    duration: t("2 days 1 night", "2 hari 1 malam", "2 дня / 1 ночь"),
    location: t("Phi Phi Don and Phi Phi Leh", "Phi Phi Don dan Phi Phi Leh", "Пхи-Пхи-Дон и Пхи-Пхи-Ле"),
    overview: t(
      "Once the day boats have gone, Phi Phi Don turns back into a car-free village of lanes, grills and fire dancers. This two-day trip gives you that evening, plus a longtail at first light to Maya Bay and time to climb the viewpoint above the twin bays. The hotel is a ten-minute walk from Tonsai Pier; a porter brings your bags by cart.",
      "Setelah kapal harian pulang, Phi Phi Don kembali menjadi kampung tanpa mobil dengan gang kecil, warung ikan bakar, dan penari api. Dalam paket dua hari ini Anda menikmati malam itu, ditambah perahu longtail subuh ke Maya Bay dan waktu mendaki titik pandang di atas dua teluk. Hotel berjarak sepuluh menit jalan kaki dari Dermaga Tonsai; koper dibawa porter dengan gerobak.",
      "Когда дневные лодки уходят, Пхи-Пхи-Дон снова становится посёлком без машин: узкие улочки, запах гриля, огненные шоу. За два дня вы застанете такой вечер, на рассвете доплывёте на лонгтейле до бухты Майя и подниметесь на смотровую площадку над двумя бухтами. От пирса Тонсай до отеля десять минут пешком, вещи привезёт носильщик на тележке.",
    ),
    images: [
      "phi-phi-lagoon/dusk",
      "ferry/day",
      "longtail-boat/dawn",
      "beach-dinner/night",
      "palm-beach/dusk",
      "island-aerial/day",
      "coral-reef/dawn",
      "karst-bay/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Adult in a double room",
          "Dewasa, kamar untuk dua orang",
          "Взрослый в двухместном номере",
        ),
        price: 4900,
        description: t(
          "Three-star hotel near Loh Dalum with breakfast",
          "Hotel bintang tiga dekat Loh Dalum dengan sarapan",
          "Отель 3* рядом с Ло-Далам, с завтраком",
        ),
      },
      {
        service_type: t(
          "Child 4–11 years, extra bed",
          "Anak 4–11 tahun, kasur tambahan",
          "Ребёнок 4–11 лет на доп. кровати",
        ),
        price: 3700,
        description: t("In the parents' room", "Sekamar dengan orang tua", "В номере родителей"),
      },
      {
        service_type: t(
          "Beach bungalow upgrade",
          "Pindah ke bungalo tepi pantai",
          "Бунгало у моря вместо отеля",
        ),
        price: 6400,
        description: t(
          "Per adult, Long Beach bungalow with sea view",
          "Per dewasa, bungalo Long Beach menghadap laut",
          "За взрослого, бунгало на Лонг-Бич с видом на море",
        ),
      },
    ],
    highlights: [
      t(
        "An evening on Phi Phi Don after the day visitors leave",
        "Malam di Phi Phi Don setelah wisatawan harian pulang",
        "Вечер на Пхи-Пхи-Доне, когда однодневные туристы уехали",
      ),
      t(
        "Private longtail to Maya Bay for seven o'clock",
        "Perahu longtail privat ke Maya Bay pukul tujuh pagi",
        "Своя лодка в бухту Майя к семи утра",
      ),
      t(
        "The 186-metre viewpoint above both bays",
        "Titik pandang 186 meter di atas dua teluk",
        "Смотровая площадка на высоте 186 метров над двумя бухтами",
      ),
      t(
        "Fire show on Loh Dalum beach",
        "Pertunjukan api di Pantai Loh Dalum",
        "Огненное шоу на пляже Ло-Далам",
      ),
      t(
        "Ferry both ways with an open upper deck",
        "Feri pulang-pergi dengan dek atas terbuka",
        "Паром туда и обратно с открытой верхней палубой",
      ),
    ],
    itinerary: [
      {
        title: t("By ferry to Phi Phi Don", "Naik feri ke Phi Phi Don", "На пароме на Пхи-Пхи-Дон"),
        activities: [
          {
            time: "07:00",
            description: t(
              "Pick-up and drive to Rassada Pier",
              "Penjemputan dan perjalanan ke Dermaga Rassada",
              "Выезд из отеля на пирс Рассада",
            ),
          },
          {
            time: "08:30",
            description: t(
              "Ferry to Tonsai, two hours with views of Phi Phi Leh",
              "Feri ke Tonsai, dua jam dengan pemandangan Phi Phi Leh",
              "Паром до Тонсая: два часа с видом на Пхи-Пхи-Ле",
            ),
          },
          {
            time: "11:00",
            description: t(
              "Luggage to the hotel, lunch in the village",
              "Titip koper di hotel, makan siang di kampung",
              "Вещи — в отель, обед в посёлке",
            ),
          },
          {
            time: "14:30",
            description: t(
              "Longtail trip: Monkey Beach, Pileh Lagoon and snorkelling",
              "Naik longtail: Monkey Beach, Laguna Pileh, dan snorkeling",
              "Прогулка на лодке: Обезьяний пляж, лагуна Пиле, снорклинг",
            ),
          },
          {
            time: "18:00",
            description: t(
              "Sunset from the boat off Nui Bay",
              "Matahari terbenam dari perahu di Teluk Nui",
              "Закат с лодки у бухты Нуи",
            ),
          },
          {
            time: "19:30",
            description: t(
              "Seafood dinner, then the fire show at Loh Dalum",
              "Makan malam hidangan laut, lalu pertunjukan api di Loh Dalum",
              "Ужин с морепродуктами, затем огненное шоу на Ло-Далам",
            ),
          },
        ],
        meals: [meals.lunch, meals.dinner],
      },
      {
        title: t(
          "Maya Bay at first light and the viewpoint",
          "Maya Bay pagi hari dan titik pandang",
          "Утренняя бухта Майя и смотровая площадка",
        ),
        activities: [
          {
            time: "06:15",
            description: t(
              "Longtail from Tonsai to Phi Phi Leh",
              "Longtail dari Tonsai ke Phi Phi Leh",
              "Лонгтейл из Тонсая к Пхи-Пхи-Ле",
            ),
          },
          {
            time: "07:00",
            description: t("Maya Bay at opening time", "Maya Bay saat baru dibuka", "Бухта Майя к открытию"),
          },
          {
            time: "09:00",
            description: t(
              "Breakfast and rest at the hotel",
              "Sarapan dan istirahat di hotel",
              "Завтрак и отдых в отеле",
            ),
          },
          {
            time: "10:30",
            description: t(
              "Climb to the viewpoint, about 25 minutes of steps",
              "Naik tangga ke titik pandang, sekitar 25 menit",
              "Подъём по ступеням на смотровую, около 25 минут",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Check-out and free time on the beach",
              "Check-out dan waktu bebas di pantai",
              "Выезд из отеля и свободное время на пляже",
            ),
          },
          {
            time: "14:30",
            description: t(
              "Ferry to Phuket; hotels by about 17:30",
              "Feri ke Phuket; tiba di hotel sekitar 17.30",
              "Паром на Пхукет; в отеле около 17:30",
            ),
          },
        ],
        meals: [meals.breakfast],
      },
    ],
    included: [
      included.hotelTransfer,
      t(
        "Return ferry Rassada–Tonsai",
        "Tiket feri Rassada–Tonsai pulang-pergi",
        "Паром Рассада — Тонсай в обе стороны",
      ),
      included.hotelTwin,
      t(
        "Two longtail trips with boatman",
        "Dua kali sewa perahu longtail dengan juru mudi",
        "Две прогулки на лонгтейле с лодочником",
      ),
      included.mealsAsListed,
      included.snorkelGear,
      included.insurance,
      included.hotline,
    ],
    excluded: [
      t(
        "National park fee THB 400/200 and Phi Phi pier fee THB 20",
        "Tiket taman nasional 400/200 baht dan retribusi dermaga Phi Phi 20 baht",
        "Сбор национального парка 400/200 батов и сбор на пирсе Пхи-Пхи 20 батов",
      ),
      t(
        "Single-room supplement THB 1,300",
        "Tambahan kamar sendiri 1.300 baht",
        "Доплата за одноместное размещение 1300 батов",
      ),
      excluded.otherMeals,
      excluded.tips,
    ],
    faqs: [
      {
        question: t("Is it noisy at night?", "Apakah malamnya bising?", "Шумно ли ночью?"),
        answer: t(
          "Beach bars on Loh Dalum play until about two. Our hotel stands behind the hill; if you sleep lightly, take the Long Beach bungalow.",
          "Musik di bar pantai Loh Dalum terdengar sampai sekitar pukul dua. Hotel kami di balik bukit; kalau mudah terbangun, pilih bungalo di Long Beach.",
          "Бары на Ло-Далам играют часов до двух. Наш отель стоит за холмом, а если сон чуткий, берите бунгало на Лонг-Бич.",
        ),
      },
      {
        question: t("Can we keep luggage with us?", "Boleh membawa koper besar?", "Можно ли взять чемоданы?"),
        answer: t(
          "One suitcase each is fine on the ferry. Large bags can stay at our Phuket office free of charge until you return.",
          "Satu koper per orang boleh dibawa naik feri. Koper besar bisa dititipkan gratis di kantor kami di Phuket sampai Anda kembali.",
          "На паром можно по чемодану на человека. Крупный багаж бесплатно полежит в нашем офисе на Пхукете до вашего возвращения.",
        ),
      },
      {
        question: t(
          "Can we continue to Krabi instead?",
          "Bisa lanjut ke Krabi?",
          "Можно ли уехать не на Пхукет, а в Краби?",
        ),
        answer: t(
          "Yes, the afternoon ferry to Klong Jilad Pier in Krabi costs the same. Tell us when booking.",
          "Bisa, feri sore ke Dermaga Klong Jilad di Krabi harganya sama. Mohon sebutkan saat memesan.",
          "Да, дневной паром до пирса Клонг-Джилад в Краби стоит столько же. Скажите об этом при бронировании.",
        ),
      },
      faqs.weather,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Phi Phi Overnight 2D1N from Phuket with Hotel",
      "Paket Menginap di Phi Phi 2H1M dari Phuket",
      "Тур на Пхи-Пхи с ночёвкой: 2 дня с Пхукета",
    ),
    seo_description: t(
      "Two days on Phi Phi: ferry from Rassada, hotel, longtail to Pileh Lagoon, fire show, Maya Bay at opening time and the viewpoint. From THB 4,900 per person.",
      "Dua hari di Phi Phi: feri dari Rassada, hotel, longtail ke Laguna Pileh, pertunjukan api, Maya Bay pagi hari, dan titik pandang. Mulai 4.900 baht.",
      "Два дня на Пхи-Пхи: паром из Рассады, отель, лагуна Пиле на лодке, огненное шоу, утренняя бухта Майя и смотровая площадка. От 4900 батов с человека.",
    ),
  },
  {
    code: "PKT-05",
    tags: "open_trip",
    rate: 4.5,
    currency: "THB",
    starting_price: 2400,
    original_price: null,
    name: t(
      "Krabi Four Islands by speedboat",
      "Tur Empat Pulau Krabi naik speedboat",
      "Четыре острова Краби на скоростном катере",
    ),
    duration: t("1 day (10 hours)", "1 hari (10 jam)", "1 день (10 часов)"),
    location: t("Ao Nang and Railay, Krabi", "Ao Nang dan Railay, Krabi", "Ао-Нанг и Рейли, Краби"),
    overview: t(
      "At low tide a strip of white sand rises from the sea and joins Tup and Mor islands: this is Thale Waek, the reason most people come to Krabi by boat. We time the visit by the tide table and add Chicken Island, Poda and the cave shrine of Phra Nang below the Railay cliffs. The sea route from Ao Po passes the limestone towers of the bay and saves you four hours on the road.",
      "Saat air surut, jalur pasir putih muncul dari laut dan menghubungkan Pulau Tup dengan Pulau Mor. Itulah Thale Waek, alasan utama orang naik kapal di Krabi. Kunjungan kami sesuaikan dengan jadwal pasang surut, lalu singgah di Pulau Chicken, Poda, dan gua keramat Phra Nang di bawah tebing Railay. Jalur laut dari Ao Po melewati menara-menara kapur dan menghemat empat jam perjalanan darat.",
      "В отлив из моря поднимается полоса белого песка и соединяет острова Туп и Мор — это Тале-Вэк, ради которого и едут в Краби. Время визита мы подбираем по таблице приливов, а ещё заходим на остров Курица, на Поду и к пещере-святилищу Пра-Нанг под скалами Рейли. Морской путь от Ао-По идёт мимо известняковых башен залива и экономит четыре часа дороги.",
    ),
    images: [
      "sandbar/day",
      "karst-bay/day",
      "speedboat/dawn",
      "palm-beach/day",
      "longtail-boat/dusk",
      "snorkel-split/dawn",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2400,
        description: t(
          "Shared speedboat, lunch box picnic on Poda",
          "Speedboat bersama, piknik makan siang di Poda",
          "Групповой катер, обед-пикник на острове Пода",
        ),
      },
      {
        service_type: priceLines.child,
        price: 1900,
        description: t(
          "With child life jacket and mask",
          "Termasuk pelampung dan masker anak",
          "С детским жилетом и маской",
        ),
      },
      {
        service_type: t("Private speedboat", "Speedboat privat", "Индивидуальный катер"),
        price: 36000,
        description: t(
          "Up to 12 guests, route by your wishes",
          "Maksimal 12 orang, rute bisa disesuaikan",
          "До 12 гостей, маршрут по вашему желанию",
        ),
      },
    ],
    highlights: [
      t(
        "Walking across the sea on the Thale Waek sandbar",
        "Berjalan di tengah laut lewat gosong pasir Thale Waek",
        "Прогулка посреди моря по косе Тале-Вэк",
      ),
      t(
        "Chicken Island and its long-necked rock",
        "Pulau Chicken dengan batu berleher panjang",
        "Остров Курица и скала с длинной шеей",
      ),
      t(
        "Picnic under the casuarinas of Poda",
        "Piknik di bawah pohon cemara laut Pulau Poda",
        "Пикник под казуаринами острова Пода",
      ),
      t(
        "Phra Nang cave shrine and Railay's climbing walls",
        "Gua keramat Phra Nang dan tebing panjat Railay",
        "Пещера Пра-Нанг и скалодромы Рейли под открытым небом",
      ),
    ],
    itinerary: [
      {
        title: t("Across the bay to Railay", "Menyeberangi teluk menuju Railay", "Через залив к Рейли"),
        activities: [
          {
            time: "07:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "08:30",
            description: t(
              "Coffee and briefing at Ao Po Grand Marina",
              "Kopi dan pengarahan di Ao Po Grand Marina",
              "Кофе и инструктаж в марине Ao Po Grand",
            ),
          },
          {
            time: "10:00",
            description: t(
              "Phra Nang beach: the princess cave and a swim below the cliffs",
              "Pantai Phra Nang: gua sang putri dan berenang di bawah tebing",
              "Пляж Пра-Нанг: пещера принцессы и купание под скалами",
            ),
          },
          {
            time: "11:30",
            description: t(
              "Tup Island and the sandbar at low tide",
              "Pulau Tup dan gosong pasir saat surut",
              "Остров Туп и песчаная коса в отлив",
            ),
          },
          {
            time: "12:45",
            description: t(
              "Picnic lunch and beach time on Poda",
              "Makan siang piknik dan waktu bebas di Poda",
              "Пикник и отдых на пляже Поды",
            ),
          },
          {
            time: "14:15",
            description: t(
              "Snorkelling off Chicken Island",
              "Snorkeling di sekitar Pulau Chicken",
              "Снорклинг у острова Курица",
            ),
          },
          {
            time: "15:15",
            description: t(
              "Return across Phang Nga Bay; hotels by about 17:30",
              "Kembali lewat Teluk Phang Nga; tiba di hotel sekitar 17.30",
              "Обратно через залив Пханг-Нга; в отеле около 17:30",
            ),
          },
        ],
        meals: [
          t(
            "Picnic lunch in reusable boxes",
            "Makan siang piknik dalam kotak pakai ulang",
            "Обед-пикник в многоразовых контейнерах",
          ),
        ],
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
        "National park fee: THB 400 adult, THB 200 child",
        "Tiket taman nasional: dewasa 400 baht, anak 200 baht",
        "Сбор национального парка: взрослый 400 батов, детский 200",
      ),
      excluded.farHotels,
      excluded.fins,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Is the sandbar visible every day?",
          "Apakah gosong pasir terlihat setiap hari?",
          "Коса видна каждый день?",
        ),
        answer: t(
          "It is dry around new and full moon; on other days you wade through ankle- to knee-deep water. The guide shifts the stop to the lowest hour.",
          "Pasirnya kering di sekitar bulan baru dan purnama; di hari lain air setinggi mata kaki sampai lutut. Pemandu menggeser jadwal ke jam surut terendah.",
          "Сухой она бывает около новолуния и полнолуния, в остальные дни идут вброд по щиколотку или по колено. Гид сдвигает остановку на самый низкий час.",
        ),
      },
      faqs.children,
      faqs.whatToBring,
      faqs.babiesAtSea,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Krabi Four Islands Day Trip from Phuket by Boat",
      "Tur Empat Pulau Krabi dari Phuket, Sehari Penuh",
      "Четыре острова Краби: морская экскурсия с Пхукета",
    ),
    seo_description: t(
      "Thale Waek sandbar, Chicken Island, Poda and Phra Nang cave in one day by speedboat from Phuket. Picnic lunch, guide and hotel transfer, from THB 2,400.",
      "Gosong pasir Thale Waek, Pulau Chicken, Poda, dan gua Phra Nang dalam sehari dari Phuket. Piknik, pemandu, dan antar-jemput, mulai 2.400 baht.",
      "Коса Тале-Вэк, остров Курица, Пода и пещера Пра-Нанг за один день с Пхукета на катере. Пикник, гид и трансфер из отеля, от 2400 батов.",
    ),
  },
];
