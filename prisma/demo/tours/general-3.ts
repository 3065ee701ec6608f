import type { DemoTour } from "../demo-content.ts";
import { cancellations, excluded, faqs, included, meals, priceLines, t } from "./shared-blocks.ts";

export const general3: DemoTour[] = [
  {
    code: "PKT-11",
    tags: "open_trip",
    rate: 4.8,
    currency: "THB",
    starting_price: 3500,
    original_price: 3900,
    name: t(
      "Similan Islands by speedboat",
      "Kepulauan Similan naik speedboat",
      "Симиланские острова на скоростном катере",
    ),
    duration: t(
      "1 day (13 hours from Phuket)",
      "1 hari (13 jam dari Phuket)",
      "1 день (13 часов при выезде с Пхукета)",
    ),
    location: t(
      "Mu Ko Similan National Park, Phang Nga",
      "Taman Nasional Mu Ko Similan, Phang Nga",
      "Национальный парк Му-Ко-Симилан, Пханг-Нга",
    ),
    overview: t(
      "Sixty kilometres offshore the water turns so clear that the boat seems to hover over the granite boulders. We snorkel at two reefs, walk the powder sand of Ko Miang and climb to Sail Rock above Donald Duck Bay. The park opens only from mid-October to mid-May and limits visitors per day, so January to March seats are best booked a week ahead.",
      "Enam puluh kilometer dari daratan, air begitu jernih sehingga kapal seolah melayang di atas batu granit. Kami snorkeling di dua titik karang, berjalan di pasir halus Ko Miang, dan naik ke Sail Rock di atas Teluk Donald Duck. Taman ini hanya buka pertengahan Oktober hingga pertengahan Mei dengan kuota harian, jadi untuk Januari–Maret sebaiknya pesan seminggu sebelumnya.",
      "В шестидесяти километрах от берега вода так прозрачна, что катер будто висит над гранитными валунами. Мы плаваем с маской у двух рифов, гуляем по мягкому песку Ко-Мианг и поднимаемся к скале Парус над бухтой Дональда Дака. Парк открыт лишь с середины октября до середины мая, число гостей в день ограничено, поэтому на январь — март места лучше бронировать за неделю.",
    ),
    images: [
      "similan-boulders/day",
      "coral-reef/dawn",
      "sea-turtle/day",
      "snorkel-split/dawn",
      "island-aerial/day",
      "palm-beach/day",
      "speedboat/dawn",
    ],
    prices: [
      {
        service_type: t("Adult from Phuket", "Dewasa dari Phuket", "Взрослый с Пхукета"),
        price: 3500,
        description: t(
          "Park fee of THB 500 already included",
          "Sudah termasuk tiket taman nasional 500 baht",
          "Сбор парка 500 батов уже включён",
        ),
      },
      {
        service_type: t(
          "Child 4–11 years from Phuket",
          "Anak 4–11 tahun dari Phuket",
          "Ребёнок 4–11 лет с Пхукета",
        ),
        price: 2600,
        description: t(
          "Park fee of THB 300 included",
          "Termasuk tiket taman nasional 300 baht",
          "Сбор парка 300 батов включён",
        ),
      },
      {
        service_type: t("Adult from Khao Lak", "Dewasa dari Khao Lak", "Взрослый из Као-Лака"),
        price: 3200,
        description: t(
          "Pick-up 07:30, twenty minutes to the pier",
          "Penjemputan 07.30, dua puluh menit ke dermaga",
          "Выезд в 7:30, до пирса двадцать минут",
        ),
      },
      {
        service_type: t("Private speedboat", "Speedboat privat", "Индивидуальный катер"),
        price: 68000,
        description: t(
          "Up to 20 guests, park fees extra",
          "Maksimal 20 orang, belum termasuk tiket taman nasional",
          "До 20 гостей, сборы парка отдельно",
        ),
      },
    ],
    highlights: [
      t(
        "Sail Rock above Donald Duck Bay on island no. 8",
        "Sail Rock di atas Teluk Donald Duck, pulau nomor 8",
        "Скала Парус над бухтой Дональда Дака на острове № 8",
      ),
      t(
        "Two snorkelling reefs with visibility of 20 metres and more",
        "Dua titik snorkeling dengan jarak pandang 20 meter lebih",
        "Два рифа для снорклинга с видимостью от 20 метров",
      ),
      t(
        "A fair chance of green turtles off Ko Payu",
        "Peluang bertemu penyu hijau di Ko Payu",
        "Хороший шанс встретить зелёных черепах у Ко-Паю",
      ),
      t(
        "Princess Bay on Ko Miang, sand as fine as flour",
        "Teluk Princess di Ko Miang dengan pasir sehalus tepung",
        "Бухта Принцессы на Ко-Мианг: песок как мука",
      ),
      t(
        "Nicobar pigeons and flying foxes on the forest path",
        "Junai emas dan kalong di jalur hutan",
        "Никобарские голуби и летучие лисицы на лесной тропе",
      ),
    ],
    itinerary: [
      {
        title: t("Islands no. 4 and no. 8", "Pulau nomor 4 dan nomor 8", "Острова № 4 и № 8"),
        activities: [
          {
            time: "05:30",
            description: t(
              "Pick-up in Phuket; sleep on in the van",
              "Penjemputan di Phuket; boleh lanjut tidur di van",
              "Выезд с Пхукета, в минивэне можно доспать",
            ),
          },
          {
            time: "07:45",
            description: t(
              "Breakfast and fitting of fins at Thap Lamu Pier",
              "Sarapan dan mencoba kaki katak di Dermaga Thap Lamu",
              "Завтрак и подбор ласт на пирсе Тап-Ламу",
            ),
          },
          {
            time: "08:45",
            description: t(
              "Seventy-minute crossing to the archipelago",
              "Menyeberang tujuh puluh menit ke kepulauan",
              "Переход к архипелагу, семьдесят минут",
            ),
          },
          {
            time: "10:00",
            description: t(
              "First snorkelling stop off Ko Payu",
              "Snorkeling pertama di Ko Payu",
              "Первый снорклинг у Ко-Паю",
            ),
          },
          {
            time: "11:00",
            description: t(
              "Ko Similan: climb to Sail Rock, swim in the bay",
              "Ko Similan: naik ke Sail Rock dan berenang di teluk",
              "Ко-Симилан: подъём к скале Парус и купание в бухте",
            ),
          },
          {
            time: "13:00",
            description: t(
              "Lunch and two beaches on Ko Miang",
              "Makan siang dan dua pantai di Ko Miang",
              "Обед и два пляжа на Ко-Мианг",
            ),
          },
          {
            time: "14:45",
            description: t(
              "Second snorkelling stop, return to Thap Lamu",
              "Snorkeling kedua, lalu kembali ke Thap Lamu",
              "Второй снорклинг и возвращение в Тап-Ламу",
            ),
          },
          {
            time: "18:30",
            description: t(
              "Arrival at your hotel in Phuket",
              "Tiba di hotel di Phuket",
              "Возвращение в отель на Пхукете",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
    ],
    included: [
      included.hotelTransfer,
      included.parkFee,
      included.englishGuide,
      t(
        "Breakfast at the pier and lunch on Ko Miang",
        "Sarapan di dermaga dan makan siang di Ko Miang",
        "Завтрак на пирсе и обед на Ко-Мианг",
      ),
      t(
        "Mask, fins and life jacket",
        "Masker, kaki katak, dan jaket pelampung",
        "Маска, ласты и спасательный жилет",
      ),
      included.softDrinks,
      included.insurance,
    ],
    excluded: [excluded.farHotels, excluded.photos, excluded.tips, excluded.personalExpenses],
    faqs: [
      {
        question: t("When is the park open?", "Kapan taman ini buka?", "Когда парк открыт?"),
        answer: t(
          "From 15 October to 15 May. The clearest water is from December to April; before that plankton can cloud it a little, but it attracts mantas.",
          "15 Oktober sampai 15 Mei. Air paling jernih pada Desember–April; sebelum itu plankton kadang membuatnya agak keruh, tetapi justru mengundang pari manta.",
          "С 15 октября по 15 мая. Прозрачнее всего вода с декабря по апрель, раньше её может мутить планктон, зато он привлекает мант.",
        ),
      },
      {
        question: t(
          "Is it worth such an early start?",
          "Apakah sepadan dengan berangkat subuh?",
          "Стоит ли ради этого так рано вставать?",
        ),
        answer: t(
          "If you love clear water, yes. With small children consider a night in Khao Lak: the pick-up there is two hours later and THB 300 cheaper.",
          "Kalau Anda suka air jernih, ya. Jika membawa anak kecil, pertimbangkan bermalam di Khao Lak: penjemputan dua jam lebih siang dan 300 baht lebih murah.",
          "Если любите прозрачную воду — да. С маленькими детьми удобнее переночевать в Као-Лаке: выезд на два часа позже и на 300 батов дешевле.",
        ),
      },
      faqs.babiesAtSea,
      faqs.seasickness,
      faqs.weather,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Similan Islands Day Trip from Phuket & Khao Lak",
      "Tur Kepulauan Similan dari Phuket dan Khao Lak",
      "Симиланские острова: экскурсия с Пхукета и Као-Лака",
    ),
    seo_description: t(
      "Similan Islands by speedboat: two snorkelling reefs, Donald Duck Bay, Ko Miang beaches, breakfast, lunch, fins and park fee. October–May, from THB 3,200.",
      "Kepulauan Similan naik speedboat: dua titik snorkeling, Teluk Donald Duck, Ko Miang, sarapan, makan siang, tiket taman nasional. Oktober–Mei, dari 3.200 baht.",
      "Симиланы на катере: два рифа, бухта Дональда Дака, пляжи Ко-Мианг, завтрак, обед, ласты и сбор парка. С октября по май, от 3200 батов.",
    ),
  },
  {
    code: "PKT-12",
    tags: "1_day_trip",
    rate: 4.7,
    currency: "THB",
    starting_price: 3900,
    original_price: null,
    name: t(
      "Surin Islands: snorkelling and Moken village",
      "Snorkeling Kepulauan Surin & kampung Moken",
      "Суринские острова: снорклинг и деревня мокенов",
    ),
    duration: t(
      "1 day (14 hours from Phuket)",
      "1 hari (14 jam dari Phuket)",
      "1 день (14 часов при выезде с Пхукета)",
    ),
    location: t(
      "Mu Ko Surin National Park, Phang Nga",
      "Taman Nasional Mu Ko Surin, Phang Nga",
      "Национальный парк Му-Ко-Сурин, Пханг-Нга",
    ),
    overview: t(
      "The Surin reefs lie so shallow that you see anemonefish and giant clams without diving down, which makes them the best snorkelling in Thailand for beginners. Three reefs fit into the day, with lunch at the park camp in Chong Khat Bay and an hour with the Moken, sea people who have lived on these islands for generations. Few boats come this far north.",
      "Terumbu di Surin sangat dangkal, sehingga ikan badut dan kima raksasa terlihat tanpa perlu menyelam: tempat snorkeling terbaik di Thailand untuk pemula. Dalam sehari kami mengunjungi tiga titik karang, makan siang di pos taman di Teluk Chong Khat, dan singgah satu jam di kampung Moken, suku laut yang turun-temurun hidup di sini. Tidak banyak kapal yang datang sejauh ini.",
      "Рифы Суринских островов лежат так близко к поверхности, что рыб-клоунов и гигантских тридакн видно без ныряния, — для новичков это лучший снорклинг в Таиланде. За день мы успеваем на три рифа, обедаем в лагере парка в бухте Чонг-Кхат и час проводим у мокенов, морского народа, живущего здесь из поколения в поколение. Так далеко на север заходит мало лодок.",
    ),
    images: [
      "snorkel-split/day",
      "coral-reef/dawn",
      "sea-turtle/day",
      "fishing-pier/dawn",
      "palm-beach/day",
      "whale-shark/day",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 3900,
        description: t(
          "Park fee, fins and two meals included",
          "Termasuk tiket taman nasional, kaki katak, dan dua kali makan",
          "Сбор парка, ласты и два приёма пищи включены",
        ),
      },
      {
        service_type: priceLines.child,
        price: 2900,
        description: t("Recommended from 6 years", "Disarankan mulai usia 6 tahun", "Рекомендуем с 6 лет"),
      },
      {
        service_type: t("Adult from Khao Lak", "Dewasa dari Khao Lak", "Взрослый из Као-Лака"),
        price: 3600,
        description: t("Pick-up at 07:00", "Penjemputan pukul 07.00", "Выезд в 7:00"),
      },
    ],
    highlights: [
      t(
        "Three shallow reefs: Ao Suthep, Mai Ngam and Torinla",
        "Tiga karang dangkal: Ao Suthep, Mai Ngam, dan Torinla",
        "Три мелководных рифа: Ао-Сутеп, Май-Нгам и Торинла",
      ),
      t(
        "Clownfish, giant clams and often a hawksbill turtle",
        "Ikan badut, kima raksasa, dan sering penyu sisik",
        "Рыбы-клоуны, гигантские тридакны и нередко черепаха бисса",
      ),
      t(
        "A visit to the Moken sea people of Ao Bon",
        "Berkunjung ke suku laut Moken di Ao Bon",
        "Визит к морскому народу мокенов в бухте Ао-Бон",
      ),
      t(
        "A snorkelling guide in the water for every eight guests",
        "Satu pemandu snorkeling di air untuk delapan tamu",
        "Гид по снорклингу в воде на каждых восемь гостей",
      ),
    ],
    itinerary: [
      {
        title: t("Three reefs and the Moken", "Tiga karang dan suku Moken", "Три рифа и мокены"),
        activities: [
          {
            time: "05:00",
            description: t(
              "Pick-up in Phuket with a breakfast box",
              "Penjemputan di Phuket dengan sarapan kotak",
              "Выезд с Пхукета, завтрак с собой",
            ),
          },
          {
            time: "08:45",
            description: t(
              "Kuraburi Pier: equipment and reef briefing",
              "Dermaga Kuraburi: alat dan pengarahan tentang karang",
              "Пирс Курабури: снаряжение и рассказ о рифе",
            ),
          },
          {
            time: "10:30",
            description: t("Snorkelling at Ao Suthep", "Snorkeling di Ao Suthep", "Снорклинг в Ао-Сутеп"),
          },
          {
            time: "11:45",
            description: t("Moken village at Ao Bon", "Kampung Moken di Ao Bon", "Деревня мокенов в Ао-Бон"),
          },
          {
            time: "13:00",
            description: t(
              "Lunch and beach at Chong Khat Bay",
              "Makan siang dan bersantai di Teluk Chong Khat",
              "Обед и пляж в бухте Чонг-Кхат",
            ),
          },
          {
            time: "14:15",
            description: t(
              "Mai Ngam and Torinla reefs",
              "Karang Mai Ngam dan Torinla",
              "Рифы Май-Нгам и Торинла",
            ),
          },
          {
            time: "15:45",
            description: t(
              "Return crossing, shower and tea at the pier",
              "Kembali, mandi, dan minum teh di dermaga",
              "Обратный переход, душ и чай на пирсе",
            ),
          },
          { time: "19:00", description: t("Arrival in Phuket", "Tiba di Phuket", "Прибытие на Пхукет") },
        ],
        meals: [t("Breakfast box", "Sarapan kotak", "Завтрак с собой"), meals.lunch],
      },
    ],
    included: [
      included.hotelTransfer,
      included.parkFee,
      t(
        "Snorkelling guide, mask and fins",
        "Pemandu snorkeling, masker, dan kaki katak",
        "Гид по снорклингу, маска и ласты",
      ),
      included.lunch,
      included.softDrinks,
      included.insurance,
    ],
    excluded: [
      t("Handicrafts in the Moken village", "Kerajinan di kampung Moken", "Поделки в деревне мокенов"),
      excluded.farHotels,
      excluded.tips,
    ],
    faqs: [
      {
        question: t("Similan or Surin?", "Similan atau Surin?", "Симиланы или Сурины?"),
        answer: t(
          "Similan for beaches, boulders and photographs; Surin for coral and fish. Both close from mid-May to mid-October.",
          "Similan untuk pantai, batu granit, dan foto; Surin untuk karang dan ikan. Keduanya tutup pertengahan Mei sampai pertengahan Oktober.",
          "Симиланы — ради пляжей, валунов и фотографий, Сурины — ради кораллов и рыб. Оба парка закрыты с середины мая до середины октября.",
        ),
      },
      {
        question: t(
          "How should we behave in the Moken village?",
          "Bagaimana bersikap di kampung Moken?",
          "Как вести себя в деревне мокенов?",
        ),
        answer: t(
          "Cover swimwear, ask before taking portraits and do not give sweets or money to children. Buying a model boat or a woven mat helps directly.",
          "Kenakan baju di atas pakaian renang, minta izin sebelum memotret, dan jangan memberi permen atau uang kepada anak-anak. Membeli perahu kayu kecil atau tikar anyaman sangat membantu.",
          "Накиньте одежду поверх купальника, спрашивайте разрешения, прежде чем фотографировать, и не давайте детям сладостей и денег. Лучше купите модель лодки или плетёный коврик: это настоящая помощь.",
        ),
      },
      faqs.swimming,
      faqs.weather,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Surin Islands Snorkelling Day Trip from Phuket",
      "Snorkeling Kepulauan Surin Sehari dari Phuket",
      "Суринские острова: снорклинг-тур с Пхукета",
    ),
    seo_description: t(
      "Snorkel three shallow reefs of the Surin Islands with a guide in the water, meet the Moken sea people, lunch and park fee included. Open October to May.",
      "Snorkeling di tiga karang dangkal Kepulauan Surin bersama pemandu, singgah di kampung Moken, makan siang dan tiket taman nasional. Buka Oktober–Mei.",
      "Три мелководных рифа Суринских островов с гидом в воде, деревня мокенов, обед и сбор парка включены. Сезон с октября по май, выезд с Пхукета.",
    ),
  },
  {
    code: "PKT-13",
    tags: "open_trip",
    rate: 4.5,
    currency: "THB",
    starting_price: 1900,
    original_price: 2300,
    name: t(
      "Coral Island & Racha Yai by speedboat",
      "Pulau Coral & Racha Yai naik speedboat",
      "Острова Корал и Рача-Яй на скоростном катере",
    ),
    duration: t("1 day (8.5 hours)", "1 hari (8,5 jam)", "1 день (8,5 часа)"),
    location: t(
      "South of Phuket, from Chalong Pier",
      "Selatan Phuket, dari Dermaga Chalong",
      "К югу от Пхукета, с пирса Чалонг",
    ),
    overview: t(
      "The closest islands to Phuket, and the easiest sea day with children: 35 minutes to Racha Yai, 15 back from Coral Island. Racha has the clear water of Siam Bay and a reef full of sergeant fish; Coral Island has Banana Beach, deckchairs and water sports for those who want them. You are home before the evening traffic.",
      "Dua pulau terdekat dari Phuket dan paling mudah untuk keluarga: 35 menit ke Racha Yai, 15 menit pulang dari Pulau Coral. Racha punya air jernih Teluk Siam dan karang yang ramai ikan sersan; Pulau Coral punya Pantai Banana, kursi pantai, dan wahana air bagi yang ingin mencoba. Anda sudah di hotel sebelum macet sore.",
      "Самые близкие к Пхукету острова и самый лёгкий морской день с детьми: 35 минут до Рача-Яй и 15 обратно с Корала. На Раче — прозрачная вода Сиамской бухты и риф с полосатыми сержантами, на Корале — пляж Банана, шезлонги и водные развлечения для желающих. В отеле вы будете до вечерних пробок.",
    ),
    images: [
      "speedboat/day",
      "palm-beach/day",
      "snorkel-split/dawn",
      "island-aerial/day",
      "coral-reef/dawn",
      "longtail-boat/day",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 1900,
        description: t(
          "Both islands with lunch at Racha",
          "Dua pulau dengan makan siang di Racha",
          "Оба острова с обедом на Раче",
        ),
      },
      {
        service_type: priceLines.child,
        price: 1400,
        description: t("Under 4 years free", "Di bawah 4 tahun gratis", "До 4 лет бесплатно"),
      },
      {
        service_type: t("Private speedboat", "Speedboat privat", "Индивидуальный катер"),
        price: 22000,
        description: t(
          "Up to 12 guests, six hours",
          "Maksimal 12 orang, enam jam",
          "До 12 гостей, шесть часов",
        ),
      },
    ],
    highlights: [
      t(
        "Turquoise water and soft sand at Siam Bay",
        "Air biru toska dan pasir lembut di Teluk Siam",
        "Бирюзовая вода и мягкий песок Сиамской бухты",
      ),
      t(
        "Snorkelling from the beach, good for first-timers",
        "Snorkeling dari pantai, cocok untuk pemula",
        "Снорклинг прямо с берега, удобно для первого раза",
      ),
      t(
        "Free deckchairs on Banana Beach, Coral Island",
        "Kursi pantai gratis di Pantai Banana, Pulau Coral",
        "Бесплатные шезлонги на пляже Банана острова Корал",
      ),
      t(
        "Optional parasailing, sea walk and banana boat",
        "Opsional: parasailing, sea walker, dan banana boat",
        "По желанию парасейлинг, прогулка по дну и «банан»",
      ),
      t(
        "Shortest crossing of all our island trips",
        "Penyeberangan tersingkat dari semua tur pulau kami",
        "Самый короткий переход из всех наших морских туров",
      ),
    ],
    itinerary: [
      {
        title: t("Racha Yai and Coral Island", "Racha Yai dan Pulau Coral", "Рача-Яй и остров Корал"),
        activities: [
          {
            time: "08:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "09:00",
            description: t(
              "Chalong Pier: check-in, juice and masks",
              "Dermaga Chalong: check-in, jus, dan masker",
              "Пирс Чалонг: регистрация, сок, маски",
            ),
          },
          {
            time: "10:15",
            description: t(
              "Racha Yai: snorkelling in Siam Bay",
              "Racha Yai: snorkeling di Teluk Siam",
              "Рача-Яй: снорклинг в Сиамской бухте",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Buffet lunch above Patok Bay",
              "Makan siang prasmanan di atas Teluk Patok",
              "Обед «шведский стол» над бухтой Паток",
            ),
          },
          {
            time: "13:30",
            description: t(
              "Coral Island: beach, deckchairs, water sports",
              "Pulau Coral: pantai, kursi santai, wahana air",
              "Остров Корал: пляж, шезлонги, водные развлечения",
            ),
          },
          {
            time: "15:30",
            description: t(
              "Fifteen minutes back to Chalong",
              "Lima belas menit kembali ke Chalong",
              "Пятнадцать минут до Чалонга",
            ),
          },
          { time: "16:30", description: t("Arrival at your hotel", "Tiba di hotel", "Возвращение в отель") },
        ],
        meals: [meals.lunch],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      included.buffetLunch,
      included.softDrinks,
      included.snorkelGear,
      t("Deckchair on Coral Island", "Kursi pantai di Pulau Coral", "Шезлонг на острове Корал"),
      included.insurance,
    ],
    excluded: [
      t(
        "Water sports: parasailing from THB 1,200, sea walk from THB 1,500",
        "Wahana air: parasailing mulai 1.200 baht, sea walker mulai 1.500 baht",
        "Водные развлечения: парасейлинг от 1200 батов, прогулка по дну от 1500 батов",
      ),
      excluded.fins,
      excluded.farHotels,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Does the boat sail in the green season?",
          "Apakah kapal berangkat di musim hujan?",
          "Ходит ли катер в сезон дождей?",
        ),
        answer: t(
          "Yes, most days from May to October too. When the swell is high on Racha we spend the whole day on Coral Island and refund THB 400.",
          "Ya, hampir setiap hari termasuk Mei–Oktober. Jika ombak di Racha tinggi, kami habiskan hari di Pulau Coral dan mengembalikan 400 baht.",
          "Да, почти каждый день и с мая по октябрь. Если у Рачи большая волна, проводим весь день на Корале и возвращаем 400 батов.",
        ),
      },
      faqs.children,
      faqs.swimming,
      faqs.vegetarian,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Coral Island & Racha Yai Speedboat Day Trip",
      "Tur Pulau Coral & Racha Yai dari Phuket",
      "Острова Корал и Рача: экскурсия с Пхукета",
    ),
    seo_description: t(
      "Two islands close to Phuket in one easy day: snorkelling at Racha Yai, lunch, deckchairs and water sports on Coral Island. Hotel transfer, from THB 1,900.",
      "Dua pulau dekat Phuket dalam sehari: snorkeling di Racha Yai, makan siang, kursi pantai dan wahana air di Pulau Coral. Antar-jemput, mulai 1.900 baht.",
      "Два острова рядом с Пхукетом за один день: снорклинг на Рача-Яй, обед, шезлонги и водные развлечения на Корале. Трансфер, от 1900 батов.",
    ),
  },
  {
    code: "PKT-14",
    tags: "1_day_trip",
    rate: 4.8,
    currency: "THB",
    starting_price: 4500,
    original_price: null,
    name: t(
      "Discover diving at Racha for beginners",
      "Menyelam untuk pemula di Racha",
      "Дайвинг для начинающих на Раче",
    ),
    duration: t(
      "1 day (9 hours, 2 dives)",
      "1 hari (9 jam, 2 kali menyelam)",
      "1 день (9 часов, 2 погружения)",
    ),
    location: t("Racha Yai and Racha Noi", "Racha Yai dan Racha Noi", "Рача-Яй и Рача-Ной"),
    overview: t(
      "No certificate or experience needed: after a calm lesson on the way out you make two dives down to 12 metres, with one instructor for every two beginners. Racha Yai has sandy bays without current, corals from five metres and a small wreck to peer at. Certified divers and snorkelling companions travel on the same boat.",
      "Tidak perlu sertifikat atau pengalaman: setelah pelajaran santai di kapal, Anda menyelam dua kali hingga 12 meter dengan satu instruktur untuk dua pemula. Racha Yai memiliki teluk berpasir tanpa arus, karang mulai lima meter, dan bangkai kapal kecil. Penyelam bersertifikat dan teman yang hanya ingin snorkeling ikut di kapal yang sama.",
      "Ни сертификата, ни опыта не нужно: после спокойного урока по дороге вы дважды погружаетесь на глубину до 12 метров, один инструктор на двух новичков. У Рача-Яй песчаные бухты без течения, кораллы с пяти метров и небольшой затонувший корабль. Сертифицированные дайверы и спутники с маской и трубкой едут на том же судне.",
    ),
    images: [
      "coral-reef/day",
      "sea-turtle/day",
      "whale-shark/day",
      "snorkel-split/dawn",
      "yacht-harbour/dawn",
      "island-aerial/day",
    ],
    prices: [
      {
        service_type: t("Beginner, two dives", "Pemula, dua kali menyelam", "Новичок, два погружения"),
        price: 4500,
        description: t(
          "Instructor, all equipment, lunch",
          "Instruktur, semua peralatan, makan siang",
          "Инструктор, всё снаряжение, обед",
        ),
      },
      {
        service_type: t("Beginner, three dives", "Pemula, tiga kali menyelam", "Новичок, три погружения"),
        price: 5400,
        description: t(
          "Third dive at Racha Noi in good weather",
          "Penyelaman ketiga di Racha Noi saat cuaca baik",
          "Третье погружение у Рача-Ной в хорошую погоду",
        ),
      },
      {
        service_type: t(
          "Certified diver, two dives",
          "Penyelam bersertifikat, dua kali",
          "Сертифицированный дайвер, два погружения",
        ),
        price: 3900,
        description: t(
          "With dive guide, four divers per guide",
          "Dengan pemandu selam, empat penyelam per pemandu",
          "С дайв-гидом, до четырёх человек в группе",
        ),
      },
      {
        service_type: t("Snorkelling companion", "Pendamping, snorkeling", "Сопровождающий, снорклинг"),
        price: 2200,
        description: t(
          "Same boat, lunch and mask included",
          "Kapal sama, termasuk makan siang dan masker",
          "То же судно, обед и маска включены",
        ),
      },
    ],
    highlights: [
      t(
        "One instructor for every two beginners",
        "Satu instruktur untuk dua pemula",
        "Один инструктор на двух новичков",
      ),
      t(
        "Two dives over coral gardens, 12 metres at most",
        "Dua penyelaman di taman karang, paling dalam 12 meter",
        "Два погружения над коралловыми садами, не глубже 12 метров",
      ),
      t(
        "Steel diving vessel with sun deck, not a speedboat",
        "Kapal baja khusus wisata selam dengan dek jemur, bukan speedboat",
        "Стальное дайв-судно с палубой для загара, а не катер",
      ),
      t(
        "Moray eels, lionfish and schools of fusiliers",
        "Belut moray, ikan lepu, dan gerombolan ekor kuning",
        "Мурены, крылатки и стаи рыб-цезио",
      ),
      t(
        "Photos from your dive, free of charge",
        "Foto penyelaman Anda gratis",
        "Фотографии вашего погружения в подарок",
      ),
    ],
    itinerary: [
      {
        title: t("First breaths under water", "Napas pertama di bawah air", "Первый вдох под водой"),
        activities: [
          {
            time: "07:30",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "08:30",
            description: t(
              "Chalong Pier: medical form, equipment sizes, breakfast on board",
              "Dermaga Chalong: formulir kesehatan, ukuran alat, sarapan di kapal",
              "Пирс Чалонг: медицинская анкета, подбор снаряжения, завтрак на борту",
            ),
          },
          {
            time: "09:15",
            description: t(
              "Theory lesson during the crossing",
              "Pelajaran teori selama pelayaran",
              "Теория во время перехода",
            ),
          },
          {
            time: "10:45",
            description: t(
              "Exercises in shallow water and first dive at Bungalow Bay",
              "Latihan di air dangkal dan penyelaman pertama di Bungalow Bay",
              "Упражнения на мелководье и первое погружение в бухте Бунгало",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Hot lunch and rest on deck",
              "Makan siang hangat dan istirahat di dek",
              "Горячий обед и отдых на палубе",
            ),
          },
          {
            time: "13:45",
            description: t(
              "Second dive along the coral slope",
              "Penyelaman kedua di lereng karang",
              "Второе погружение вдоль кораллового склона",
            ),
          },
          {
            time: "15:00",
            description: t(
              "Fruit, log cards and the trip home",
              "Buah, kartu catatan selam, dan perjalanan pulang",
              "Фрукты, памятные карточки и путь домой",
            ),
          },
          {
            time: "16:30",
            description: t(
              "Arrival at Chalong; transfer to hotels",
              "Tiba di Chalong; diantar ke hotel",
              "Прибытие в Чалонг, трансфер в отели",
            ),
          },
        ],
        meals: [meals.breakfast, meals.lunch],
      },
    ],
    included: [
      included.hotelTransfer,
      t(
        "PADI instructor and all diving equipment",
        "Instruktur PADI dan seluruh alat selam",
        "Инструктор PADI и всё снаряжение",
      ),
      t("Breakfast, hot lunch, fruit", "Sarapan, makan siang hangat, buah", "Завтрак, горячий обед, фрукты"),
      included.softDrinks,
      t("Diving accident insurance", "Asuransi kecelakaan selam", "Дайверская страховка"),
      t("Underwater photos", "Foto bawah air", "Подводные фотографии"),
    ],
    excluded: [
      t(
        "Racha marine fee where charged, up to THB 200",
        "Retribusi laut Racha bila berlaku, hingga 200 baht",
        "Морской сбор Рачи, если взимается, до 200 батов",
      ),
      excluded.alcohol,
      excluded.farHotels,
      excluded.tips,
    ],
    faqs: [
      {
        question: t("Who may not dive?", "Siapa yang tidak boleh menyelam?", "Кому нельзя погружаться?"),
        answer: t(
          "Children under 10, pregnant women and people with heart, lung or ear disease. If you tick anything in the medical form, a doctor's note is required.",
          "Anak di bawah 10 tahun, ibu hamil, serta penderita gangguan jantung, paru, atau telinga. Jika ada yang dicentang di formulir kesehatan, diperlukan surat dokter.",
          "Детям до 10 лет, беременным и людям с болезнями сердца, лёгких и ушей. Если в анкете есть отметки, понадобится справка врача.",
        ),
      },
      {
        question: t(
          "May we fly the next day?",
          "Boleh naik pesawat keesokan harinya?",
          "Можно ли лететь на следующий день?",
        ),
        answer: t(
          "Leave at least 18 hours between the last dive and your flight.",
          "Beri jarak minimal 18 jam antara penyelaman terakhir dan penerbangan.",
          "Между последним погружением и вылетом должно пройти не меньше 18 часов.",
        ),
      },
      {
        question: t(
          "What if I panic under water?",
          "Bagaimana kalau saya panik di bawah air?",
          "Что, если я испугаюсь под водой?",
        ),
        answer: t(
          "The instructor holds you throughout and surfaces with you at any sign. If you stop before the first dive, we return the difference to the snorkelling price.",
          "Instruktur memegang Anda sepanjang waktu dan naik bersama kapan pun Anda memberi tanda. Jika berhenti sebelum penyelaman pertama, selisih ke harga snorkeling kami kembalikan.",
          "Инструктор всё время держит вас и поднимется вместе с вами по первому знаку. Если вы передумаете до погружения, вернём разницу с ценой снорклинга.",
        ),
      },
      faqs.weather,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Discover Scuba Diving at Racha for Beginners",
      "Menyelam untuk Pemula di Racha, Phuket",
      "Дайвинг для новичков на Пхукете: остров Рача",
    ),
    seo_description: t(
      "Two guided dives at Racha Yai without a certificate: one instructor per two beginners, all equipment, lunch, photos and hotel transfer from THB 4,500.",
      "Dua kali menyelam di Racha Yai tanpa sertifikat: satu instruktur untuk dua pemula, alat lengkap, makan siang, foto, antar-jemput. Mulai 4.500 baht.",
      "Два погружения у Рача-Яй без сертификата: один инструктор на двоих, снаряжение, обед, фото и трансфер из отеля на Пхукете. От 4500 батов.",
    ),
  },
  {
    code: "PKT-15",
    tags: "private_service",
    rate: 5.0,
    currency: "THB",
    starting_price: 26000,
    original_price: 30000,
    name: t(
      "Private catamaran sunset charter",
      "Sewa katamaran privat saat matahari terbenam",
      "Аренда яхты-катамарана на закате",
    ),
    duration: t("5 hours or a full day", "5 jam atau sehari penuh", "5 часов или целый день"),
    location: t(
      "Chalong Bay, Coral Island and Promthep Cape",
      "Teluk Chalong, Pulau Coral, dan Tanjung Promthep",
      "Бухта Чалонг, остров Корал и мыс Промтеп",
    ),
    overview: t(
      "A 40-foot sailing catamaran with captain, sailor and hostess for your company alone. You swim at Coral Island, eat what you ordered the day before, and watch the sun set behind Promthep Cape from the bow net. We decorate the deck for birthdays and proposals and keep the secret until the right moment.",
      "Katamaran layar 40 kaki lengkap dengan kapten, pelaut, dan pramusaji, khusus untuk rombongan Anda. Berenang di Pulau Coral, menikmati menu pilihan sendiri, lalu menyaksikan matahari terbenam di balik Tanjung Promthep dari jaring haluan. Untuk ulang tahun atau lamaran, dek kami hias dan rahasianya kami jaga.",
      "Сорокафутовый парусный катамаран с капитаном, матросом и хостес — только для вашей компании. Купание у острова Корал, ужин по вашему заказу и закат за мысом Промтеп прямо с носовой сетки. К дню рождения или предложению руки и сердца украсим палубу и сохраним всё в тайне.",
    ),
    images: [
      "catamaran/dusk",
      "yacht-harbour/dusk",
      "promthep-cape/dusk",
      "palm-beach/dusk",
      "beach-dinner/dusk",
      "island-aerial/day",
      "longtail-boat/dusk",
    ],
    prices: [
      {
        service_type: t("Sunset charter, 5 hours", "Sewa sore, 5 jam", "Закатный выход, 5 часов"),
        price: 26000,
        description: t(
          "Whole catamaran, up to 12 guests, 14:00–19:00",
          "Satu katamaran, maksimal 12 orang, 14.00–19.00",
          "Весь катамаран, до 12 гостей, 14:00–19:00",
        ),
      },
      {
        service_type: t("Full-day charter, 8 hours", "Sewa sehari, 8 jam", "Аренда на день, 8 часов"),
        price: 38000,
        description: t(
          "Racha Yai and Coral Island, 10:00–18:00",
          "Racha Yai dan Pulau Coral, 10.00–18.00",
          "Рача-Яй и Корал, 10:00–18:00",
        ),
      },
      {
        service_type: t("Decoration and cake", "Dekorasi dan kue", "Украшение и торт"),
        price: 4500,
        description: t(
          "Flowers, candles, cake and one hour of photography",
          "Bunga, lilin, kue, dan satu jam fotografer",
          "Цветы, свечи, торт и час съёмки",
        ),
      },
    ],
    highlights: [
      t(
        "The whole boat and crew for your group",
        "Seluruh kapal dan awaknya untuk rombongan Anda",
        "Всё судно и команда только для вас",
      ),
      t(
        "Sailing with the engine off when the wind allows",
        "Berlayar tanpa mesin saat angin mendukung",
        "Ход под парусами без мотора, когда есть ветер",
      ),
      t(
        "Paddle boards, masks and a fishing rod on board",
        "Papan dayung, masker, dan joran di kapal",
        "Сапборды, маски и удочка на борту",
      ),
      t(
        "Menu of your choice, halal kitchen available",
        "Menu pilihan Anda, tersedia dapur halal",
        "Меню по вашему выбору, возможна халяльная кухня",
      ),
      t(
        "Sunset behind Promthep Cape, seen from the sea",
        "Matahari terbenam di Tanjung Promthep dilihat dari laut",
        "Вид с моря на закат за мысом Промтеп",
      ),
    ],
    itinerary: [
      {
        title: t("Afternoon under sail", "Sore berlayar", "Под парусами до заката"),
        activities: [
          {
            time: "13:15",
            description: t(
              "Private transfer from your hotel",
              "Dijemput di hotel dengan mobil privat",
              "Индивидуальный трансфер из отеля",
            ),
          },
          {
            time: "14:00",
            description: t(
              "Boarding at Chalong Pier, welcome drinks",
              "Naik kapal di Dermaga Chalong, minuman pembuka",
              "Посадка на пирсе Чалонг, приветственные напитки",
            ),
          },
          {
            time: "14:45",
            description: t(
              "Coral Island: swimming and paddle boards",
              "Pulau Coral: berenang dan papan dayung",
              "Остров Корал: купание и сапборды",
            ),
          },
          {
            time: "16:30",
            description: t(
              "Under sail to Promthep Cape, snacks on deck",
              "Berlayar ke Tanjung Promthep, camilan di dek",
              "Под парусами к мысу Промтеп, закуски на палубе",
            ),
          },
          {
            time: "18:15",
            description: t("Sunset at anchor", "Menikmati matahari terbenam", "Закат на якоре"),
          },
          {
            time: "19:00",
            description: t(
              "Return to Chalong and transfer",
              "Kembali ke Chalong dan diantar ke hotel",
              "Чалонг и трансфер в отель",
            ),
          },
        ],
        meals: [
          t(
            "Snack platters and fruit on board, dinner menu to order",
            "Camilan dan buah di kapal, menu makan malam bisa dipesan",
            "Закуски и фрукты на борту, ужин по заказу",
          ),
        ],
      },
    ],
    included: [
      included.privateTransfer,
      t("Captain, sailor and hostess", "Kapten, pelaut, dan pramusaji", "Капитан, матрос и хостес"),
      t(
        "Fuel, harbour fees and boat insurance",
        "Bahan bakar, biaya pelabuhan, dan asuransi kapal",
        "Топливо, портовые сборы и страховка судна",
      ),
      t(
        "Snack platters, fruit and soft drinks",
        "Camilan, buah, dan minuman ringan",
        "Закуски, фрукты и безалкогольные напитки",
      ),
      included.snorkelGear,
      included.towels,
    ],
    excluded: [
      t(
        "Full dinner menu, from THB 750 per guest",
        "Menu makan malam lengkap, mulai 750 baht per orang",
        "Полный ужин, от 750 батов с гостя",
      ),
      t(
        "Alcohol: bring your own, no corkage",
        "Alkohol: boleh bawa sendiri tanpa biaya",
        "Алкоголь: можно взять свой, без доплаты",
      ),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "How long before do we have to book?",
          "Harus pesan berapa hari sebelumnya?",
          "За сколько дней бронировать?",
        ),
        answer: t(
          "Two days in the low season, a week from December to February. A deposit of half the price holds the boat.",
          "Dua hari di musim sepi, seminggu pada Desember–Februari. Uang muka separuh harga untuk memesan kapal.",
          "За два дня в низкий сезон, за неделю с декабря по февраль. Судно закрепляется предоплатой в половину цены.",
        ),
      },
      {
        question: t(
          "Can we bring music and our own food?",
          "Boleh membawa musik dan makanan sendiri?",
          "Можно ли со своей музыкой и едой?",
        ),
        answer: t(
          "Both. There is a Bluetooth speaker, an icebox and a grill that the sailor lights for you.",
          "Boleh keduanya. Ada pengeras suara Bluetooth, kotak es, dan panggangan yang dinyalakan pelaut kami.",
          "Да. На борту есть колонка Bluetooth, ящик со льдом и гриль, который разожжёт матрос.",
        ),
      },
      faqs.weather,
      faqs.swimming,
    ],
    cancellation: [
      t(
        "Free cancellation up to 5 days before sailing.",
        "Gratis batal hingga 5 hari sebelum berlayar.",
        "Бесплатная отмена не позднее чем за 5 дней до выхода.",
      ),
      t(
        "Later, the deposit is kept; the boat can be moved to another date once.",
        "Setelah itu uang muka hangus, tetapi tanggal boleh diganti satu kali.",
        "Позже предоплата удерживается, но дату можно один раз перенести.",
      ),
      t(
        "If the harbour is closed by storm, the full amount is returned.",
        "Jika pelabuhan ditutup karena badai, uang kembali penuh.",
        "Если порт закрыт из-за шторма, возвращаем всю сумму.",
      ),
    ],
    seo_title: t(
      "Private Catamaran Sunset Charter in Phuket",
      "Sewa Katamaran Privat di Phuket, Senja di Promthep",
      "Аренда катамарана на Пхукете: закат у Промтепа",
    ),
    seo_description: t(
      "Charter a 40-foot catamaran with crew: swim at Coral Island, dine on deck, sunset at Promthep Cape. Up to 12 guests, from THB 26,000 per boat.",
      "Sewa katamaran 40 kaki dengan awak: berenang di Pulau Coral, makan di dek, matahari terbenam di Promthep. Maksimal 12 orang, mulai 26.000 baht per kapal.",
      "Катамаран 40 футов с командой: купание у острова Корал, ужин на палубе, закат у мыса Промтеп. До 12 гостей, от 26 000 батов за судно.",
    ),
  },
];
