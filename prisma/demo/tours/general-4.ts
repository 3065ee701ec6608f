import type { DemoTour } from "../demo-content.ts";
import { cancellations, excluded, faqs, included, meals, priceLines, t } from "./shared-blocks.ts";

export const general4: DemoTour[] = [
  {
    code: "PKT-16",
    tags: "open_trip",
    rate: 4.6,
    currency: "THB",
    starting_price: 1200,
    original_price: 1500,
    name: t(
      "Phuket Town & Big Buddha half-day tour",
      "Tur setengah hari Phuket Town & Big Buddha",
      "Обзорная экскурсия по Пхукету: Большой Будда и город",
    ),
    duration: t("Half day (5 hours)", "Setengah hari (5 jam)", "Полдня (5 часов)"),
    location: t(
      "Karon, Chalong and Phuket Town",
      "Karon, Chalong, dan Phuket Town",
      "Карон, Чалонг и Пхукет-Таун",
    ),
    overview: t(
      "Five hours are enough to understand how the island is put together: beaches from the Karon viewpoint, faith at Wat Chalong and the 45-metre Big Buddha, trade and tin money in the shophouses of the Old Town. The guide explains what to do in a temple, where Phuket's Hokkien families came from and which cashews are worth carrying home. A good plan for your first morning or the day of a late flight.",
      "Lima jam cukup untuk mengenal Phuket: deretan pantai dari titik pandang Karon, kehidupan beragama di Wat Chalong dan Big Buddha setinggi 45 meter, serta jejak saudagar timah di deretan ruko Kota Tua. Pemandu bercerita tentang tata krama di kuil, asal-usul keluarga Hokkien, dan kacang mete mana yang layak dibawa pulang. Cocok untuk pagi pertama atau hari terakhir sebelum penerbangan malam.",
      "За пять часов становится ясно, как устроен остров: пляжи — со смотровой Карон, вера — в храме Ват Чалонг и у 45-метрового Большого Будды, торговля и разбогатевшее на олове купечество — в домах Старого города. Гид расскажет, как вести себя в храме, откуда приехали хоккьенские семьи и какие орехи кешью стоит везти домой. Удобно в первое утро или в день позднего вылета.",
    ),
    images: [
      "big-buddha/day",
      "thai-temple/day",
      "three-bays-view/dusk",
      "old-town/day",
      "promthep-cape/dusk",
      "street-food/day",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 1200,
        description: t(
          "Seat in a van of up to ten guests",
          "Kursi di van maksimal sepuluh orang",
          "Место в минивэне до десяти гостей",
        ),
      },
      {
        service_type: priceLines.child,
        price: 800,
        description: t("Child seat on request", "Kursi anak sesuai permintaan", "Детское кресло по запросу"),
      },
      {
        service_type: t(
          "Private van with guide",
          "Van privat dengan pemandu",
          "Индивидуальный минивэн с гидом",
        ),
        price: 4200,
        description: t(
          "Up to 8 guests, morning or afternoon",
          "Maksimal 8 orang, pagi atau siang",
          "До 8 гостей, утром или днём",
        ),
      },
    ],
    highlights: [
      t(
        "The Big Buddha on Nakkerd Hill and its view of Chalong Bay",
        "Big Buddha di Bukit Nakkerd dan pemandangan Teluk Chalong",
        "Большой Будда на холме Наккерд и вид на бухту Чалонг",
      ),
      t(
        "Wat Chalong, the island's most visited temple",
        "Wat Chalong, kuil yang paling ramai di Phuket",
        "Ват Чалонг, самый почитаемый храм острова",
      ),
      t(
        "Three bays in one photo from the Karon viewpoint",
        "Tiga teluk dalam satu foto dari titik pandang Karon",
        "Три бухты в одном кадре со смотровой Карон",
      ),
      t(
        "Thalang Road and Soi Romanee on foot",
        "Jalan kaki di Jalan Thalang dan Soi Romanee",
        "Пешком по улице Таланг и переулку Романи",
      ),
      t(
        "Tasting at a cashew workshop",
        "Mencicipi kacang mete di tempat pengolahannya",
        "Дегустация на фабрике кешью",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Viewpoint, temples and the Old Town",
          "Titik pandang, kuil, dan Kota Tua",
          "Смотровая, храмы и Старый город",
        ),
        activities: [
          {
            time: "08:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "08:45",
            description: t(
              "Karon viewpoint above Kata Noi, Kata and Karon",
              "Titik pandang Karon di atas Kata Noi, Kata, dan Karon",
              "Смотровая Карон над пляжами Ката-Ной, Ката и Карон",
            ),
          },
          {
            time: "09:30",
            description: t(
              "Big Buddha: marble terrace and blessing by a monk",
              "Big Buddha: teras marmer dan pemberkatan oleh biksu",
              "Большой Будда: мраморная терраса и благословение монаха",
            ),
          },
          {
            time: "10:30",
            description: t(
              "Wat Chalong and its sixty-metre pagoda",
              "Wat Chalong dan pagoda setinggi enam puluh meter",
              "Ват Чалонг и шестидесятиметровая пагода",
            ),
          },
          {
            time: "11:20",
            description: t(
              "Cashew workshop and coffee",
              "Tempat pengolahan mete dan minum kopi",
              "Фабрика кешью и кофе",
            ),
          },
          {
            time: "11:50",
            description: t(
              "Walk through the Old Town",
              "Jalan kaki di Kota Tua",
              "Прогулка по Старому городу",
            ),
          },
          {
            time: "13:00",
            description: t(
              "Return to your hotel, or stay in town",
              "Kembali ke hotel, atau tetap di kota",
              "Возвращение в отель, можно остаться в городе",
            ),
          },
        ],
        meals: [
          t(
            "Coconut ice cream in the Old Town",
            "Es krim kelapa di Kota Tua",
            "Кокосовое мороженое в Старом городе",
          ),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      included.drinkingWater,
      included.entranceTickets,
      included.insurance,
    ],
    excluded: [
      excluded.otherMeals,
      t("Temple donations", "Donasi di kuil", "Пожертвования в храмах"),
      excluded.tips,
    ],
    faqs: [
      {
        question: t("What should we wear?", "Pakaian apa yang pantas?", "Как одеться?"),
        answer: t(
          "Shoulders and knees covered at the temples. Sarongs are lent free of charge at the entrance.",
          "Bahu dan lutut tertutup di kuil. Kain sarung dipinjamkan gratis di pintu masuk.",
          "В храмах плечи и колени должны быть закрыты. Саронги бесплатно выдают у входа.",
        ),
      },
      {
        question: t(
          "What if the Big Buddha hilltop is closed?",
          "Bagaimana jika kawasan Big Buddha ditutup?",
          "Что, если холм Большого Будды закрыт?",
        ),
        answer: t(
          "After heavy rain the authorities sometimes close the hill road. We then view the statue from Chalong and add Khao Rang Hill and the Jui Tui shrine instead.",
          "Setelah hujan lebat jalan ke bukit kadang ditutup petugas. Kami melihat patungnya dari Chalong dan menggantinya dengan Bukit Khao Rang serta kelenteng Jui Tui.",
          "После сильных дождей дорогу на холм иногда перекрывают. Тогда мы смотрим на статую из Чалонга, а взамен едем на холм Као-Ранг и в китайский храм Джуй-Туй.",
        ),
      },
      faqs.hotelPickup,
      faqs.guideLanguage,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Phuket City Tour: Big Buddha & Old Town",
      "City Tour Phuket: Big Buddha, Wat Chalong, Kota Tua",
      "Обзорная экскурсия по Пхукету с Большим Буддой",
    ),
    seo_description: t(
      "Half-day Phuket tour: Karon viewpoint, Big Buddha, Wat Chalong, cashew workshop and a walk in the Old Town. Guide and hotel transfer, from THB 1,200.",
      "City tour setengah hari: titik pandang Karon, Big Buddha, Wat Chalong, kacang mete, dan jalan kaki di Kota Tua. Pemandu, antar-jemput, mulai 1.200 baht.",
      "Пхукет за полдня: смотровая Карон, Большой Будда, Ват Чалонг, фабрика кешью и прогулка по Старому городу. Гид и трансфер, от 1200 батов.",
    ),
  },
  {
    code: "PKT-17",
    tags: "open_trip",
    rate: 4.8,
    currency: "THB",
    starting_price: 1600,
    original_price: null,
    name: t(
      "Old Town street food evening",
      "Malam kuliner Kota Tua Phuket",
      "Гастрономический вечер в Старом городе Пхукета",
    ),
    duration: t("4 hours, evening", "4 jam, malam hari", "4 часа, вечером"),
    location: t(
      "Phuket Town, Thalang and Dibuk roads",
      "Phuket Town, Jalan Thalang dan Dibuk",
      "Пхукет-Таун, улицы Таланг и Дибук",
    ),
    overview: t(
      "Phuket is a UNESCO City of Gastronomy because Hokkien miners, Malay fishermen and Thai cooks shared one kitchen here. On a slow two-kilometre walk you taste ten dishes at family stalls that open only for a few hours a day, from oyster oh tao to o-aew, the shaved ice with banana-starch jelly. Groups stay at ten people so that everyone gets a stool.",
      "Phuket menyandang gelar Kota Gastronomi UNESCO karena penambang Hokkien, nelayan Melayu, dan juru masak Thailand berbagi dapur di sini. Sambil berjalan santai dua kilometer, Anda mencicipi sepuluh hidangan di kedai keluarga yang hanya buka beberapa jam sehari, dari oh tao tiram sampai o-aew, es serut dengan jeli pisang. Rombongan paling banyak sepuluh orang supaya semua kebagian bangku.",
      "Пхукет — город гастрономии ЮНЕСКО: хоккьенские рудокопы, малайские рыбаки и тайские повара готовили здесь на одной кухне. За неспешную двухкилометровую прогулку вы попробуете десять блюд в семейных лавках, открытых лишь несколько часов в день: от устричного о-тао до о-эу, ледяной стружки с банановым желе. В группе до десяти человек, чтобы каждому хватило табуретки.",
    ),
    images: [
      "street-food/night",
      "old-town/night",
      "night-market/night",
      "street-food/day",
      "old-town/day",
      "cooking-class/dusk",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 1600,
        description: t(
          "Ten tastings and two drinks",
          "Sepuluh hidangan dan dua minuman",
          "Десять блюд и два напитка",
        ),
      },
      {
        service_type: priceLines.child,
        price: 1000,
        description: t(
          "Mild versions of every dish",
          "Semua hidangan versi tidak pedas",
          "Все блюда в неострой версии",
        ),
      },
      {
        service_type: t("Halal route", "Rute halal", "Халяльный маршрут"),
        price: 1700,
        description: t(
          "Muslim stalls only: roti, biryani, satay, mataba",
          "Khusus kedai muslim: roti, biryani, sate, martabak",
          "Только мусульманские лавки: роти, бирьяни, сатай, матаба",
        ),
      },
    ],
    highlights: [
      t(
        "Ten dishes, from Hokkien noodles to black-rice pudding",
        "Sepuluh hidangan, dari mi Hokkien sampai bubur ketan hitam",
        "Десять блюд: от хоккьенской лапши до пудинга из чёрного риса",
      ),
      t(
        "Family stalls that a visitor would walk past",
        "Kedai keluarga yang sering terlewat oleh wisatawan",
        "Семейные лавки, мимо которых турист пройдёт не заметив",
      ),
      t(
        "Lantern-lit Soi Romanee after the day crowd",
        "Soi Romanee berhias lampion saat sudah sepi",
        "Переулок Романи при фонарях, без дневной толпы",
      ),
      t(
        "A choice of halal or vegetarian route",
        "Bisa memilih rute halal atau vegetarian",
        "На выбор халяльный или вегетарианский маршрут",
      ),
      t(
        "On Sundays: the Lard Yai walking street",
        "Khusus Minggu: pasar jalan kaki Lard Yai",
        "По воскресеньям — пешеходный рынок Лард-Яй",
      ),
    ],
    itinerary: [
      {
        title: t("An appetite for Phuket Town", "Mencicipi Phuket Town", "Пхукет-Таун на вкус"),
        activities: [
          {
            time: "16:45",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Выезд из отеля"),
          },
          {
            time: "17:45",
            description: t(
              "Hokkien noodles with egg at a fifty-year-old shophouse",
              "Mi Hokkien dengan telur di ruko berusia lima puluh tahun",
              "Хоккьенская лапша с яйцом в лавке с полувековой историей",
            ),
          },
          {
            time: "18:20",
            description: t(
              "Oh tao, spring rolls and lemongrass juice on Dibuk Road",
              "Oh tao, lumpia, dan jus serai di Jalan Dibuk",
              "О-тао, рулеты и сок из лемонграсса на улице Дибук",
            ),
          },
          {
            time: "19:00",
            description: t(
              "Walk along Thalang Road and Soi Romanee",
              "Berjalan di Jalan Thalang dan Soi Romanee",
              "Прогулка по улице Таланг и переулку Романи",
            ),
          },
          {
            time: "19:30",
            description: t(
              "Moo hong or chicken biryani, with southern greens",
              "Moo hong atau nasi biryani ayam dengan sayur khas selatan",
              "Му-хонг или бирьяни с курицей и южная зелень",
            ),
          },
          {
            time: "20:00",
            description: t(
              "Apong pancakes and o-aew shaved ice",
              "Kue apong dan es serut o-aew",
              "Блинчики апонг и ледяной десерт о-эу",
            ),
          },
          { time: "20:45", description: t("Return to hotels", "Kembali ke hotel", "Возвращение в отели") },
        ],
        meals: [t("Dinner of ten tastings", "Makan malam sepuluh hidangan", "Ужин из десяти блюд")],
      },
    ],
    included: [
      included.hotelTransfer,
      t("Local food guide", "Pemandu kuliner setempat", "Местный гастрогид"),
      t(
        "Ten tastings and two soft drinks",
        "Sepuluh hidangan dan dua minuman",
        "Десять блюд и два безалкогольных напитка",
      ),
      t(
        "Printed map of the stalls with names in Thai",
        "Peta kedai dengan nama dalam aksara Thai",
        "Карта лавок с названиями по-тайски",
      ),
      included.insurance,
    ],
    excluded: [excluded.alcohol, excluded.personalExpenses, excluded.tips],
    faqs: [
      {
        question: t("Is the food very spicy?", "Apakah makanannya sangat pedas?", "Еда очень острая?"),
        answer: t(
          "Hokkien cooking is mild. The two southern dishes can burn; the guide orders them with chilli on the side.",
          "Masakan Hokkien tidak pedas. Dua hidangan khas selatan memang pedas, jadi pemandu meminta cabainya dipisah.",
          "Хоккьенская кухня мягкая. Два южных блюда обжигают, но гид попросит подать чили отдельно.",
        ),
      },
      {
        question: t(
          "Should we eat before the tour?",
          "Perlu makan dulu sebelum tur?",
          "Есть ли перед экскурсией?",
        ),
        answer: t(
          "Please come hungry and skip the afternoon snack. The portions add up to a full dinner.",
          "Datanglah dalam keadaan lapar. Porsi seluruhnya setara makan malam lengkap.",
          "Приходите голодными. Все порции вместе — полноценный ужин.",
        ),
      },
      faqs.vegetarian,
      faqs.weatherOnLand,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Phuket Old Town Street Food Tour by Night",
      "Wisata Kuliner Malam Kota Tua Phuket",
      "Гастрономическая экскурсия по Старому городу Пхукета",
    ),
    seo_description: t(
      "Ten tastings in Phuket Old Town with a local guide: Hokkien noodles, oh tao, apong, o-aew. Halal and vegetarian routes, small group, hotel transfer.",
      "Sepuluh hidangan di Kota Tua Phuket bersama pemandu lokal: mi Hokkien, oh tao, apong, o-aew. Ada rute halal dan vegetarian, antar-jemput hotel.",
      "Десять блюд в Старом городе Пхукета с местным гидом: лапша, о-тао, апонг, о-эу. Халяльный и вегетарианский маршруты, трансфер из отеля.",
    ),
  },
  {
    code: "PKT-18",
    tags: "1_day_trip",
    rate: 4.9,
    currency: "THB",
    starting_price: 2500,
    original_price: null,
    name: t(
      "Ethical elephant sanctuary, half day",
      "Suaka gajah etis, setengah hari",
      "Этичный приют для слонов, полдня",
    ),
    duration: t(
      "Half day (5 hours), morning or afternoon",
      "Setengah hari (5 jam), pagi atau siang",
      "Полдня (5 часов), утром или днём",
    ),
    location: t(
      "Thalang hills, north Phuket",
      "Perbukitan Thalang, Phuket bagian utara",
      "Холмы Таланга, север Пхукета",
    ),
    overview: t(
      "Nine retired elephants live here on thirty hectares of forest beside the Khao Phra Thaeo reserve, after decades of logging and trekking camps. You prepare their food, hear each animal's story from its mahout and follow them at their own pace to the mud pool. There is no riding, no chains, no show, and bathing is left to the elephants.",
      "Sembilan gajah pensiunan tinggal di hutan tiga puluh hektare di samping cagar Khao Phra Thaeo setelah puluhan tahun bekerja menarik kayu dan membawa turis. Anda menyiapkan pakan, mendengar kisah tiap gajah dari pawangnya, dan mengikuti mereka berjalan ke kolam lumpur. Tidak ada tunggang gajah, rantai, atau pertunjukan, dan gajah mandi sendiri kapan pun mereka mau.",
      "Девять слонов-пенсионеров живут здесь на тридцати гектарах леса у заповедника Као-Пхра-Тэо после десятилетий на лесоповале и в лагерях, где катают туристов. Вы готовите им корм, слушаете рассказ погонщика о каждом и идёте за ними в их темпе к грязевому пруду. Никаких катаний, цепей и представлений, а купаются слоны сами.",
    ),
    images: [
      "elephants/day",
      "elephants/dawn",
      "rubber-trees/dawn",
      "jungle-waterfall/day",
      "minivan-family/day",
      "street-food/day",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2500,
        description: t(
          "Morning with lunch or afternoon with fruit platter",
          "Pagi dengan makan siang atau siang dengan buah",
          "Утром с обедом или днём с фруктами",
        ),
      },
      {
        service_type: priceLines.child,
        price: 1700,
        description: t("Under 4 years free", "Di bawah 4 tahun gratis", "До 4 лет бесплатно"),
      },
      {
        service_type: t(
          "Private guide in the sanctuary",
          "Pemandu khusus di suaka",
          "Индивидуальный гид в приюте",
        ),
        price: 3800,
        description: t(
          "Per group, on top of the tickets",
          "Per rombongan, di luar tiket",
          "На группу, дополнительно к билетам",
        ),
      },
    ],
    highlights: [
      t(
        "Free-roaming elephants, no riding and no hooks",
        "Gajah bebas berkeliaran, tanpa tunggang gajah dan tanpa gancu",
        "Слоны на свободе: ни катаний, ни крюков",
      ),
      t(
        "Rolling rice-and-banana balls for the old ladies",
        "Membuat bola nasi pisang untuk para gajah tua",
        "Лепим рисово-банановые шарики для пожилых слоних",
      ),
      t(
        "Forest walk beside the herd",
        "Berjalan di hutan bersama kawanan",
        "Прогулка по лесу рядом со стадом",
      ),
      t(
        "Mud bath watched from a shaded platform",
        "Menonton mandi lumpur dari panggung teduh",
        "Грязевые ванны слонов с тенистой площадки",
      ),
      t(
        "Your ticket pays for vets and food",
        "Tiket Anda membiayai dokter hewan dan pakan",
        "Деньги за билет идут на ветеринара и корм",
      ),
    ],
    itinerary: [
      {
        title: t("A morning with nine elephants", "Pagi bersama sembilan gajah", "Утро с девятью слонами"),
        activities: [
          {
            time: "08:00",
            description: t(
              "Pick-up in a roofed truck or van",
              "Penjemputan dengan mobil bak beratap atau van",
              "Выезд на крытом пикапе или минивэне",
            ),
          },
          {
            time: "09:15",
            description: t(
              "Introduction: how to approach, where to stand",
              "Pengarahan: cara mendekat dan posisi berdiri",
              "Знакомство: как подходить и где стоять",
            ),
          },
          {
            time: "09:45",
            description: t(
              "Preparing vitamin balls and chopping sugar cane",
              "Membuat bola vitamin dan memotong tebu",
              "Готовим витаминные шарики и рубим тростник",
            ),
          },
          {
            time: "10:15",
            description: t(
              "Feeding and walking with the herd",
              "Memberi makan dan berjalan bersama kawanan",
              "Кормление и прогулка со стадом",
            ),
          },
          {
            time: "11:15",
            description: t(
              "Mud pool and rain shower, seen from the platform",
              "Kolam lumpur dan pancuran, dilihat dari panggung",
              "Грязевой пруд и душ, наблюдаем с площадки",
            ),
          },
          {
            time: "12:00",
            description: t(
              "Thai lunch with a view of the valley",
              "Makan siang Thailand menghadap lembah",
              "Тайский обед с видом на долину",
            ),
          },
          {
            time: "13:00",
            description: t("Return to your hotel", "Kembali ke hotel", "Возвращение в отель"),
          },
        ],
        meals: [meals.lunch],
      },
    ],
    included: [
      included.hotelTransfer,
      included.englishGuide,
      t(
        "Elephant food and sanctuary clothes",
        "Pakan gajah dan baju suaka",
        "Корм для слонов и рабочая одежда",
      ),
      included.lunch,
      included.drinkingWater,
      included.insurance,
    ],
    excluded: [
      excluded.farHotels,
      t("Souvenirs and donations", "Oleh-oleh dan donasi", "Сувениры и пожертвования"),
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Why is there no bathing with elephants?",
          "Mengapa tidak mandi bersama gajah?",
          "Почему нельзя купаться вместе со слонами?",
        ),
        answer: t(
          "Bathing many groups a day stresses the animals and injures visitors. Here they choose when to enter the pool, and you watch from a few metres.",
          "Dimandikan banyak rombongan setiap hari membuat gajah stres, dan tamu bisa cedera. Di sini gajah memilih sendiri waktunya, dan Anda menonton dari jarak beberapa meter.",
          "Купание с десятком групп в день — стресс для животных и риск для людей. Здесь слоны сами решают, когда идти в воду, а вы смотрите с нескольких метров.",
        ),
      },
      {
        question: t(
          "Is it safe with small children?",
          "Aman untuk anak kecil?",
          "Безопасно ли с маленькими детьми?",
        ),
        answer: t(
          "Yes. A mahout stays beside every elephant, and the feeding fence keeps toddlers apart. Prams cannot use the forest path; carriers are lent.",
          "Aman. Setiap gajah didampingi pawang dan ada pagar saat memberi makan. Kereta bayi tidak bisa melewati jalur hutan; gendongan dipinjamkan.",
          "Да. Рядом с каждым слоном погонщик, кормят через ограду. С коляской по лесной тропе не пройти, но мы даём переноску.",
        ),
      },
      faqs.weatherOnLand,
      faqs.vegetarian,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Ethical Elephant Sanctuary Phuket, Half Day",
      "Suaka Gajah Etis di Phuket, Setengah Hari",
      "Этичный приют для слонов на Пхукете",
    ),
    seo_description: t(
      "Meet nine rescued elephants in the Thalang hills: prepare food, walk with the herd, watch the mud bath. No riding, no shows. Lunch and transfer included.",
      "Temui sembilan gajah di perbukitan Thalang: siapkan pakan, berjalan bersama, lihat mandi lumpur. Tanpa tunggang gajah. Termasuk makan siang.",
      "Девять спасённых слонов в холмах Таланга: кормление, прогулка со стадом, грязевые ванны. Без катаний и шоу. Обед и трансфер включены.",
    ),
  },
  {
    code: "PKT-19",
    tags: "1_day_trip",
    rate: 4.7,
    currency: "THB",
    starting_price: 2900,
    original_price: 3400,
    name: t(
      "Zipline & ATV in the hills of Chalong",
      "Zipline & ATV di perbukitan Chalong",
      "Зиплайн и квадроциклы в холмах Чалонга",
    ),
    duration: t("Half day (5 hours)", "Setengah hari (5 jam)", "Полдня (5 часов)"),
    location: t("Chalong and Kathu, Phuket", "Chalong dan Kathu, Pulau Phuket", "Чалонг и Кату, Пхукет"),
    overview: t(
      "First sixteen platforms and a 400-metre dual line over the rainforest canopy, then an hour of red mud, stream crossings and rubber plantations on a 150 cc quad. Both bases are ten minutes apart, so there is little waiting. Instructors check every harness twice and ride in front and behind.",
      "Mulai dari enam belas panggung dan lintasan ganda 400 meter di atas kanopi hutan, lalu satu jam melewati lumpur merah, sungai kecil, dan kebun karet dengan ATV 150 cc. Kedua lokasi hanya berjarak sepuluh menit, jadi tidak banyak menunggu. Instruktur memeriksa setiap tali pengaman dua kali dan mendampingi di depan serta belakang.",
      "Сначала шестнадцать платформ и двойная трасса в 400 метров над кронами тропического леса, потом час по красной грязи, ручьям и каучуковым плантациям на квадроцикле 150 куб. см. Базы в десяти минутах друг от друга, ждать почти не приходится. Инструкторы дважды проверяют снаряжение и едут впереди и позади группы.",
    ),
    images: [
      "zipline/day",
      "atv-trail/day",
      "rubber-trees/dawn",
      "jungle-waterfall/day",
      "big-buddha/dawn",
      "three-bays-view/dusk",
    ],
    prices: [
      {
        service_type: t("Zipline & ATV driver", "Zipline & pengemudi ATV", "Зиплайн и квадроцикл за рулём"),
        price: 2900,
        description: t(
          "From 16 years, own quad for 60 minutes",
          "Mulai 16 tahun, satu ATV selama 60 menit",
          "С 16 лет, свой квадроцикл на 60 минут",
        ),
      },
      {
        service_type: t(
          "Zipline & ATV passenger",
          "Zipline & penumpang ATV",
          "Зиплайн и квадроцикл пассажиром",
        ),
        price: 2200,
        description: t(
          "From 6 years and 120 cm, behind an adult or instructor",
          "Mulai 6 tahun dan 120 cm, dibonceng orang dewasa atau instruktur",
          "С 6 лет и 120 см, за взрослым или инструктором",
        ),
      },
      {
        service_type: t("Zipline only", "Hanya zipline", "Только зиплайн"),
        price: 2000,
        description: t(
          "Sixteen platforms, about 90 minutes",
          "Enam belas panggung, sekitar 90 menit",
          "Шестнадцать платформ, около 90 минут",
        ),
      },
      {
        service_type: t("ATV only", "Hanya ATV", "Только квадроцикл"),
        price: 1600,
        description: t(
          "60 minutes on the hill track",
          "60 menit di jalur bukit",
          "60 минут по горной трассе",
        ),
      },
    ],
    highlights: [
      t(
        "A 400-metre dual zipline, side by side with a friend",
        "Zipline ganda 400 meter, meluncur berdampingan",
        "Двойной спуск на 400 метров, бок о бок с другом",
      ),
      t(
        "Sky bridges and two abseils through the canopy",
        "Jembatan gantung dan dua turunan tali di kanopi",
        "Подвесные мосты и два спуска по верёвке в кронах",
      ),
      t(
        "ATV trail with mud, streams and a view of the Big Buddha",
        "Jalur ATV berlumpur, sungai, dan pemandangan Big Buddha",
        "Трасса с грязью, ручьями и видом на Большого Будду",
      ),
      t(
        "Showers and lockers at both bases",
        "Kamar mandi dan loker di kedua lokasi",
        "Душ и шкафчики на обеих базах",
      ),
    ],
    itinerary: [
      {
        title: t(
          "Above the trees, then through the mud",
          "Di atas pepohonan, lalu menembus lumpur",
          "Над деревьями и по грязи",
        ),
        activities: [
          {
            time: "08:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "09:00",
            description: t(
              "Harness fitting and training line",
              "Pemasangan tali pengaman dan latihan singkat",
              "Подгонка снаряжения и пробный спуск",
            ),
          },
          {
            time: "09:30",
            description: t(
              "Sixteen platforms, bridges and abseils",
              "Enam belas panggung, jembatan, dan turunan tali",
              "Шестнадцать платформ, мосты и спуски",
            ),
          },
          {
            time: "11:15",
            description: t(
              "Fruit and water, short drive to the ATV base",
              "Buah dan air, menuju lokasi ATV",
              "Фрукты, вода и переезд на базу квадроциклов",
            ),
          },
          {
            time: "11:45",
            description: t(
              "Test lap and one hour on the trail",
              "Putaran latihan dan satu jam di jalur",
              "Пробный круг и час по трассе",
            ),
          },
          {
            time: "13:00",
            description: t(
              "Shower, fried rice, return to hotels",
              "Mandi, nasi goreng, kembali ke hotel",
              "Душ, жареный рис, возвращение в отели",
            ),
          },
        ],
        meals: [
          t(
            "Light lunch: fried rice and fruit",
            "Makan siang ringan: nasi goreng dan buah",
            "Лёгкий обед: жареный рис и фрукты",
          ),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      t(
        "Helmet, harness, goggles and gloves",
        "Helm, tali pengaman, kacamata, dan sarung tangan",
        "Шлем, страховочная система, очки и перчатки",
      ),
      t("Certified instructors", "Instruktur bersertifikat", "Сертифицированные инструкторы"),
      included.lunch,
      included.drinkingWater,
      included.insurance,
    ],
    excluded: [
      t("Action-camera rental, THB 500", "Sewa kamera aksi, 500 baht", "Аренда экшен-камеры, 500 батов"),
      t(
        "Damage to the quad caused by reckless driving",
        "Kerusakan ATV akibat mengemudi sembrono",
        "Повреждения квадроцикла из-за опасной езды",
      ),
      excluded.farHotels,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Are there limits of age or weight?",
          "Adakah batas usia atau berat badan?",
          "Есть ли ограничения по возрасту и весу?",
        ),
        answer: t(
          "Zipline from 6 years and 120 cm, up to 120 kg. ATV drivers must be 16 or older; no licence is needed off the road. Not for pregnant guests or people with heart or back problems.",
          "Zipline mulai 6 tahun dan 120 cm, maksimal 120 kg. Pengemudi ATV minimal 16 tahun, tanpa SIM karena jalurnya di luar jalan umum. Tidak untuk ibu hamil serta tamu dengan penyakit jantung atau masalah punggung.",
          "Зиплайн — с 6 лет и 120 см, до 120 кг. За рулём квадроцикла — с 16 лет, права вне дорог не нужны. Беременным и людям с больным сердцем или спиной нельзя.",
        ),
      },
      {
        question: t("What should we wear?", "Sebaiknya memakai apa?", "Что надеть?"),
        answer: t(
          "Closed shoes, long shorts and clothes you do not mind staining: the red earth washes out badly.",
          "Sepatu tertutup, celana selutut, dan baju yang boleh kotor: tanah merahnya sulit hilang.",
          "Закрытую обувь, шорты до колен и вещи, которых не жалко: красная глина отстирывается плохо.",
        ),
      },
      faqs.weatherOnLand,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Zipline & ATV Phuket: Half-Day Combo Tour",
      "Zipline & ATV Phuket: Paket Setengah Hari",
      "Зиплайн и квадроциклы на Пхукете за полдня",
    ),
    seo_description: t(
      "Sixteen zipline platforms, a 400-metre dual line and one hour on an ATV in the Chalong hills. Instructors, light lunch, hotel transfer from THB 2,900.",
      "Enam belas panggung zipline, lintasan ganda 400 meter, dan satu jam ATV di Chalong. Instruktur, makan siang, antar-jemput hotel, mulai 2.900 baht.",
      "Шестнадцать платформ зиплайна, двойной спуск на 400 метров и час на квадроцикле в холмах Чалонга. Инструкторы, обед, трансфер, от 2900 батов.",
    ),
  },
  {
    code: "PKT-20",
    tags: "1_day_trip",
    rate: 4.9,
    currency: "THB",
    starting_price: 2200,
    original_price: 2500,
    name: t(
      "Thai cooking class with market visit",
      "Kelas masak Thailand & belanja ke pasar",
      "Тайский кулинарный мастер-класс с походом на рынок",
    ),
    duration: t("Half day (5.5 hours)", "Setengah hari (5,5 jam)", "Полдня (5,5 часа)"),
    location: t(
      "Phuket Town market and Rawai kitchen garden",
      "Pasar Phuket Town dan dapur kebun di Rawai",
      "Рынок Пхукет-Тауна и кухня-сад в Равае",
    ),
    overview: t(
      "Khun Noi has cooked for her family in Rawai for forty years and teaches in the open kitchen behind her herb garden. After an hour at the Ranong Road market you pound your own curry paste, cook four dishes of your choice at your own stove and sit down to eat them. A recipe booklet in your language goes home with you.",
      "Khun Noi sudah empat puluh tahun memasak untuk keluarganya di Rawai dan mengajar di dapur terbuka di belakang kebun bumbunya. Setelah satu jam di pasar Jalan Ranong, Anda menumbuk bumbu kari sendiri, memasak empat hidangan pilihan di kompor masing-masing, lalu menyantapnya bersama. Buku resep berbahasa Indonesia boleh dibawa pulang.",
      "Кхун Ной сорок лет готовит для своей семьи в Равае и ведёт занятия на открытой кухне за травяным садом. После часа на рынке улицы Ранонг вы сами растираете пасту карри, готовите четыре выбранных блюда каждый на своей плите и садитесь за стол. Домой увезёте книжку рецептов на русском.",
    ),
    images: [
      "cooking-class/day",
      "street-food/day",
      "night-market/night",
      "old-town/day",
      "rubber-trees/dawn",
      "cooking-class/dusk",
    ],
    prices: [
      {
        service_type: priceLines.adult,
        price: 2200,
        description: t(
          "Group of up to ten, own cooking station",
          "Maksimal sepuluh orang, satu kompor per peserta",
          "Группа до десяти человек, у каждого своя плита",
        ),
      },
      {
        service_type: t("Child 7–11 years", "Anak 7–11 tahun", "Ребёнок 7–11 лет"),
        price: 1400,
        description: t(
          "Cooks two dishes beside a parent",
          "Memasak dua hidangan di samping orang tua",
          "Готовит два блюда рядом с родителями",
        ),
      },
      {
        service_type: t("Private class", "Kelas privat", "Индивидуальное занятие"),
        price: 3600,
        description: t(
          "Per person from two people, menu by agreement",
          "Per orang minimal dua peserta, menu sesuai kesepakatan",
          "За человека от двух гостей, меню по договорённости",
        ),
      },
    ],
    highlights: [
      t(
        "Guided visit to the morning market on Ranong Road",
        "Keliling pasar pagi di Jalan Ranong",
        "С гидом по утреннему рынку на улице Ранонг",
      ),
      t(
        "Curry paste pounded by hand in a stone mortar",
        "Menumbuk bumbu kari dengan cobek batu",
        "Паста карри, растёртая вручную в каменной ступке",
      ),
      t(
        "Four dishes chosen from a list of sixteen",
        "Empat hidangan dari enam belas pilihan",
        "Четыре блюда на выбор из шестнадцати",
      ),
      t(
        "Herbs picked from the garden behind the kitchen",
        "Memetik daun bumbu di kebun belakang dapur",
        "Травы прямо с грядок за кухней",
      ),
      t(
        "Recipe booklet in English, Indonesian or Russian",
        "Buku resep dalam bahasa Indonesia, Inggris, atau Rusia",
        "Книжка рецептов на русском, английском или индонезийском",
      ),
    ],
    itinerary: [
      {
        title: t("From the market to the wok", "Dari pasar ke wajan", "С рынка — в вок"),
        activities: [
          {
            time: "08:00",
            description: t("Pick-up at your hotel", "Penjemputan di hotel", "Встреча в отеле"),
          },
          {
            time: "08:45",
            description: t(
              "Market: herbs, shrimp paste, coconut milk pressed to order",
              "Pasar: daun bumbu, terasi, dan santan yang langsung diperas",
              "Рынок: травы, креветочная паста, свежее кокосовое молоко",
            ),
          },
          {
            time: "10:00",
            description: t(
              "Garden walk and choice of dishes",
              "Keliling kebun dan memilih menu",
              "Прогулка по саду и выбор блюд",
            ),
          },
          {
            time: "10:30",
            description: t(
              "Curry paste and the first two dishes",
              "Bumbu kari dan dua hidangan pertama",
              "Паста карри и первые два блюда",
            ),
          },
          {
            time: "11:45",
            description: t(
              "Stir-fry and dessert: mango with sticky rice",
              "Tumisan dan pencuci mulut: ketan mangga",
              "Вок и десерт: манго с клейким рисом",
            ),
          },
          {
            time: "12:30",
            description: t(
              "Lunch together, certificates",
              "Makan siang bersama, pembagian sertifikat",
              "Общий обед и сертификаты",
            ),
          },
          { time: "13:30", description: t("Return to hotels", "Kembali ke hotel", "Возвращение в отели") },
        ],
        meals: [
          t(
            "Lunch you cooked yourself",
            "Makan siang hasil masakan sendiri",
            "Обед, приготовленный своими руками",
          ),
        ],
      },
    ],
    included: [
      included.hotelTransfer,
      t("All ingredients and apron", "Semua bahan dan celemek", "Все продукты и фартук"),
      t(
        "English-speaking teacher, Russian or Indonesian helper on request",
        "Pengajar berbahasa Inggris, pendamping berbahasa Indonesia sesuai permintaan",
        "Занятие на английском, русскоязычный помощник по запросу",
      ),
      included.lunch,
      t("Recipe booklet", "Buku resep", "Книжка рецептов"),
      included.drinkingWater,
    ],
    excluded: [excluded.alcohol, excluded.farHotels, excluded.personalExpenses],
    faqs: [
      {
        question: t(
          "Can I cook without meat or pork?",
          "Bisa memasak tanpa daging atau babi?",
          "Можно готовить без мяса или свинины?",
        ),
        answer: t(
          "Every dish has a tofu and a chicken version; pork and alcohol are not used in this kitchen. Tell us about shrimp allergies in advance.",
          "Setiap hidangan ada versi tahu dan ayam; dapur ini tidak memakai babi maupun alkohol. Beri tahu kami bila alergi udang.",
          "У каждого блюда есть версия с тофу и с курицей, свинину и алкоголь здесь не используют. Об аллергии на креветки предупредите заранее.",
        ),
      },
      {
        question: t(
          "I have never cooked. Is that a problem?",
          "Saya belum pernah memasak. Tidak apa-apa?",
          "А если я совсем не умею готовить?",
        ),
        answer: t(
          "Not at all: everything is shown step by step, and an assistant stands by for every four guests.",
          "Tidak masalah: semua diperagakan langkah demi langkah, dengan satu asisten untuk empat peserta.",
          "Не страшно: всё показывают пошагово, на каждых четверых гостей есть помощник.",
        ),
      },
      faqs.hotelPickup,
      faqs.payOnSpot,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Thai Cooking Class in Phuket with Market Visit",
      "Kelas Memasak Thailand di Phuket plus Pasar",
      "Кулинарный мастер-класс на Пхукете с походом на рынок",
    ),
    seo_description: t(
      "Shop at the Phuket Town market, pound curry paste and cook four Thai dishes in a Rawai garden kitchen. Recipe booklet, lunch and hotel transfer included.",
      "Belanja di pasar Phuket Town, menumbuk bumbu kari, dan memasak empat hidangan Thailand di Rawai. Buku resep, makan siang, antar-jemput hotel.",
      "Рынок Пхукет-Тауна, своя паста карри и четыре тайских блюда на кухне в саду Равая. Книжка рецептов, обед и трансфер из отеля включены.",
    ),
  },
];
