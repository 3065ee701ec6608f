import type { DemoTour } from "../demo-content.ts";
import { at, excludedExtra, faqExtra, fare, fareNote, includedExtra, meal } from "./abroad-blocks.ts";
import { cancellations, excluded, faqs, included, t } from "./shared-blocks.ts";

export const domestic2: DemoTour[] = [
  {
    code: "DOM-06",
    tags: "1_day_trip",
    rate: 4.7,
    currency: "IDR",
    starting_price: 675_000,
    original_price: null,
    name: t(
      "Yogyakarta: Borobudur climb and Prambanan at sunset",
      "Yogyakarta: naik Borobudur dan senja di Prambanan",
      "Джокьякарта: подъём на Боробудур и закат в Прамбанане",
    ),
    duration: t("1 day (14 hours)", "1 hari (14 jam)", "1 день (14 часов)"),
    location: t(
      "Yogyakarta and Magelang, Central Java",
      "Yogyakarta dan Magelang, Jawa Tengah",
      "Джокьякарта и Магеланг, Центральная Ява",
    ),
    overview: t(
      "The largest Buddhist monument on earth and the tallest Hindu towers of Java lie fifty kilometres apart; this day joins them in the right light. You hold a timed ticket for the upper terraces of Borobudur, where only 1,200 visitors a day are admitted, ride through Javanese villages in an old VW, and stand before Shiva's tower when the stone turns orange.",
      "Monumen Buddha terbesar di dunia dan candi Hindu tertinggi di Jawa hanya terpisah lima puluh kilometer; dalam sehari Anda melihat keduanya pada cahaya terbaiknya. Anda memegang tiket naik berjadwal ke teras atas Borobudur yang dibatasi 1.200 orang per hari, berkeliling desa dengan VW Safari, dan berdiri di depan candi Siwa saat batunya berwarna jingga.",
      "Крупнейший буддийский памятник мира и самые высокие индуистские башни Явы разделяют пятьдесят километров; за этот день вы увидите и то и другое в лучшем свете. У вас билет на верхние террасы Боробудура, куда пускают всего 1200 человек в день, прогулка по деревням на старом «фольксвагене» и башня Шивы в оранжевых лучах.",
    ),
    images: [
      "borobudur/dawn",
      "prambanan/dusk",
      "batik-craft/day",
      "coffee-farm/day",
      "guide-group/dusk",
      "street-food/dusk",
    ],
    prices: [
      {
        service_type: fare.adult,
        price: 675_000,
        description: t(
          "Indonesian ticket rate, van of up to eight",
          "Tarif tiket WNI, van maksimal 8 orang",
          "По билетам для граждан Индонезии, минивэн до восьми гостей",
        ),
      },
      {
        service_type: t("Adult, foreign passport", "Dewasa, paspor asing", "Взрослый, иностранный паспорт"),
        price: 1_290_000,
        description: t(
          "With the foreigners' tickets for both temples",
          "Termasuk tiket WNA kedua candi",
          "С билетами для иностранцев в оба храма",
        ),
      },
      {
        service_type: fare.child,
        price: 450_000,
        description: t(
          "Children climb Borobudur from age ten",
          "Naik ke Borobudur mulai usia 10 tahun",
          "На Боробудур поднимаются с десяти лет",
        ),
      },
      {
        service_type: fare.privateTour,
        price: 1_150_000,
        description: fareNote.ownCarTwo,
      },
    ],
    highlights: [
      t(
        "Reserved slot for the stupas at the top of Borobudur",
        "Jatah naik yang pasti ke stupa puncak Borobudur",
        "Забронированное время для подъёма к верхним ступам Боробудура",
      ),
      t(
        "Sunrise from Setumbu hill with Merapi behind the mist",
        "Fajar di Punthuk Setumbu dengan Merapi di balik kabut",
        "Рассвет на холме Сетумбу, за туманом — вулкан Мерапи",
      ),
      t(
        "Ride in an open VW through the villages of Borobudur",
        "Keliling desa Borobudur naik VW Safari",
        "Поездка на открытом «фольксвагене» по окрестным деревням",
      ),
      t(
        "Batik with wax and canting at a family workshop",
        "Membatik dengan malam dan canting di rumah perajin",
        "Батик горячим воском в семейной мастерской",
      ),
      t(
        "Prambanan at sunset, Ramayana ballet as an option",
        "Prambanan saat senja, Sendratari Ramayana sebagai pilihan",
        "Прамбанан на закате и балет «Рамаяна» по желанию",
      ),
    ],
    itinerary: [
      {
        title: t(
          "From sunrise at Setumbu to Shiva's tower",
          "Dari fajar Setumbu ke candi Siwa",
          "От рассвета на Сетумбу до башни Шивы",
        ),
        activities: [
          at("03:45", "Pick-up in Yogyakarta city", "Penjemputan di kota Yogyakarta", "Выезд из Джокьякарты"),
          at(
            "05:00",
            "Punthuk Setumbu: sunrise, coffee and fried cassava",
            "Punthuk Setumbu: fajar, kopi, dan singkong goreng",
            "Пунтук Сетумбу: рассвет, кофе и жареная кассава",
          ),
          at(
            "07:00",
            "VW tour: tofu maker, gamelan players, Mendut temple",
            "Tur VW: pembuat tahu, pemain gamelan, Candi Mendut",
            "На «фольксвагене»: тофу, гамелан, храм Мендут",
          ),
          at(
            "09:30",
            "Climb of Borobudur with site guide and woven upanat sandals",
            "Naik Borobudur bersama pemandu dengan sandal upanat",
            "Подъём на Боробудур с гидом в плетёных сандалиях упанат",
          ),
          at(
            "12:30",
            "Lunch of gudeg and mangut lele, then the batik workshop",
            "Makan siang gudeg dan mangut lele, lalu membatik",
            "Обед с гудегом и мастерская батика",
          ),
          at("15:30", "Prambanan until sunset", "Candi Prambanan hingga senja", "Прамбанан до заката"),
          at(
            "17:45",
            "Drop-off in the city, or stay for the ballet at 19:30",
            "Kembali ke kota, atau menonton sendratari pukul 19.30",
            "Возвращение в город или балет в 19:30",
          ),
        ],
        meals: [t("Morning snack", "Camilan pagi", "Лёгкий завтрак"), meal.lunch],
      },
    ],
    included: [
      t("Transfers in Yogyakarta city", "Antar-jemput di kota Yogyakarta", "Трансфер по Джокьякарте"),
      t(
        "Borobudur climbing ticket with upanat sandals",
        "Tiket naik Borobudur dengan sandal upanat",
        "Билет с подъёмом на Боробудур и сандалии упанат",
      ),
      t(
        "Tickets for Setumbu, Mendut and Prambanan",
        "Tiket Setumbu, Mendut, dan Prambanan",
        "Билеты: Сетумбу, Мендут и Прамбанан",
      ),
      t(
        "VW ride and batik workshop",
        "Tur VW dan lokakarya batik",
        "Поездка на «фольксвагене» и мастер-класс по батику",
      ),
      includedExtra.multilingualGuide,
      included.mealsAsListed,
    ],
    excluded: [
      t(
        "Ramayana ballet (Tue, Thu, Sat; from IDR 150,000)",
        "Sendratari Ramayana (Sel, Kam, Sab; mulai Rp150.000)",
        "Балет «Рамаяна» (вт, чт, сб; от 150 000 рупий)",
      ),
      excluded.personalExpenses,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Is the climb open every day?",
          "Apakah bisa naik setiap hari?",
          "Подниматься можно каждый день?",
        ),
        answer: t(
          "No, on Mondays the terraces are closed and only the courtyard can be visited. We run the tour from Tuesday to Sunday.",
          "Tidak, setiap Senin teras candi ditutup dan hanya pelataran yang dibuka. Tur kami berjalan Selasa sampai Minggu.",
          "Нет, по понедельникам террасы закрыты и пускают только во двор. Тур идёт со вторника по воскресенье.",
        ),
      },
      {
        question: t(
          "How early must I reserve?",
          "Berapa lama sebelumnya harus memesan?",
          "За сколько дней бронировать?",
        ),
        answer: t(
          "Climbing tickets are personal and sell out; book five days ahead, in school holidays and at Waisak a month.",
          "Tiket naik bersifat pribadi dan cepat habis; pesan lima hari sebelumnya, atau sebulan saat libur sekolah dan Waisak.",
          "Билеты на подъём именные и быстро заканчиваются: бронируйте за пять дней, а в каникулы и на Весак — за месяц.",
        ),
      },
      {
        question: t("Can the day start later?", "Bisa mulai lebih siang?", "Можно ли выехать позже?"),
        answer: t(
          "Yes, without Setumbu you are collected at 06:30 and the rest stays the same; the price does not change.",
          "Bisa, tanpa Setumbu penjemputan pukul 06.30 dan acara lain tetap; harga tidak berubah.",
          "Да, без Сетумбу заберём вас в 6:30, остальная программа и цена не изменятся.",
        ),
      },
      faqs.weatherOnLand,
    ],
    cancellation: cancellations.dayTrip,
    seo_title: t(
      "Borobudur Climb and Prambanan Sunset Day Tour",
      "Tur Jogja 1 Hari: Naik Borobudur & Prambanan",
      "Боробудур и Прамбанан за один день",
    ),
    seo_description: t(
      "From Yogyakarta in one day: Setumbu sunrise, timed ticket to the top of Borobudur, VW village ride, batik workshop and Prambanan at sunset.",
      "Tur Jogja sehari: fajar Punthuk Setumbu, tiket naik Borobudur, keliling desa naik VW, membatik, dan senja di Prambanan dengan pemandu.",
      "Из Джокьякарты за день: рассвет на Сетумбу, подъём на Боробудур, деревни на «фольксвагене», мастерская батика и закат в Прамбанане.",
    ),
  },
  {
    code: "DOM-07",
    tags: "multi_day_trip",
    rate: 4.5,
    currency: "IDR",
    starting_price: 3_650_000,
    original_price: null,
    name: t(
      "Lake Toba and Samosir, home of the Batak",
      "Danau Toba dan Samosir, tanah Batak",
      "Озеро Тоба и Самосир — земля батаков",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t("North Sumatra", "Sumatra Utara", "Северная Суматра"),
    overview: t(
      "A supervolcano collapsed here 74,000 years ago and left a lake of 1,100 square kilometres with an island the size of Singapore. You cross the highlands from Medan by way of Berastagi and the Sipiso-piso falls, stay two nights on Samosir among houses with boat-shaped roofs, and fly out from Silangit without repeating the road.",
      "Gunung api raksasa runtuh di sini 74.000 tahun lalu dan meninggalkan danau 1.100 kilometer persegi dengan pulau seluas Singapura di tengahnya. Dari Medan Anda melewati Berastagi dan air terjun Sipiso-piso, menginap dua malam di Samosir di antara rumah beratap perahu, lalu terbang dari Silangit tanpa mengulang jalan yang sama.",
      "Семьдесят четыре тысячи лет назад здесь обрушился супервулкан, оставив озеро в 1100 квадратных километров с островом величиной с Сингапур. Из Медана едем через Берастаги и водопад Сиписо-писо, две ночи живём на Самосире среди домов с крышами-лодками и улетаем из Силангита, не повторяя дорогу.",
    ),
    images: [
      "toba-lake/dawn",
      "toba-lake/dusk",
      "jungle-waterfall/day",
      "coffee-farm/day",
      "batik-craft/day",
      "van-road/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Adult, group of four or more",
          "Dewasa, rombongan minimal 4 orang",
          "Взрослый, группа от четырёх человек",
        ),
        price: 3_650_000,
        description: fareNote.perPersonTwo,
      },
      {
        service_type: t("Adult, two travellers", "Dewasa, peserta berdua", "Взрослый, поездка вдвоём"),
        price: 4_550_000,
        description: fareNote.ownCarTwo,
      },
      { service_type: fare.singleSupplement, price: 900_000, description: fareNote.wholeStay },
      { service_type: fare.child, price: 2_750_000, description: fareNote.childExtraBed },
    ],
    highlights: [
      t(
        "Sipiso-piso, 120 metres straight into the lake basin",
        "Sipiso-piso, jatuh lurus 120 meter ke cekungan danau",
        "Сиписо-писо: 120 метров отвесно к озеру",
      ),
      t(
        "Stone chairs of Ambarita and the tombs of Tomok",
        "Kursi batu Ambarita dan makam tua Tomok",
        "Каменные кресла Амбариты и гробницы Томока",
      ),
      t(
        "Tortor dance and the Sigale-gale puppet in Simanindo",
        "Tari Tortor dan boneka Sigale-gale di Simanindo",
        "Танец тор-тор и кукла Сигале-гале в Симаниндо",
      ),
      t(
        "The green folds of Holbung hill above the water",
        "Lekuk hijau Bukit Holbung di atas danau",
        "Зелёные складки холма Холбунг над водой",
      ),
      t(
        "Lintong coffee where it is grown",
        "Kopi Lintong langsung dari kebunnya",
        "Кофе «Линтонг» там, где он растёт",
      ),
    ],
    itinerary: [
      {
        title: t("Medan to Berastagi", "Medan ke Berastagi", "Медан — Берастаги"),
        activities: [
          at(
            "11:00",
            "Meeting at Kualanamu airport",
            "Penjemputan di Bandara Kualanamu",
            "Встреча в аэропорту Куаланаму",
          ),
          at(
            "12:30",
            "Lunch in Medan: soto Medan or Padang rice",
            "Makan siang di Medan: soto Medan atau nasi Padang",
            "Обед в Медане: сото-медан или кухня паданг",
          ),
          at(
            "14:00",
            "Maimun palace of the Deli sultans",
            "Istana Maimun, istana Kesultanan Deli",
            "Дворец Маймун султанов Дели",
          ),
          at(
            "15:30",
            "Mountain road to Berastagi, 1,300 m",
            "Jalan pegunungan ke Berastagi, 1.300 mdpl",
            "Горная дорога в Берастаги, 1300 м",
          ),
          at(
            "18:30",
            "Hot springs below Sibayak, dinner",
            "Pemandian air panas di kaki Sibayak, makan malam",
            "Горячие источники у Сибаяка, ужин",
          ),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Sipiso-piso and the ferry to Samosir",
          "Sipiso-piso dan feri ke Samosir",
          "Сиписо-писо и паром на Самосир",
        ),
        activities: [
          at(
            "08:00",
            "Fruit market, view of Mount Sinabung",
            "Pasar buah, melihat Gunung Sinabung",
            "Фруктовый рынок, вид на вулкан Синабунг",
          ),
          at(
            "10:00",
            "Sipiso-piso viewpoint, path to the foot for the fit",
            "Sipiso-piso, turun ke dasar bagi yang kuat",
            "Смотровая Сиписо-писо, для желающих — спуск к подножию",
          ),
          at(
            "12:00",
            "Simalungun royal house in Pematang Purba, lunch",
            "Rumah Bolon Simalungun di Pematang Purba, makan siang",
            "Дом раджей Сималунгуна в Пематанг-Пурбе, обед",
          ),
          at(
            "15:30",
            "Ferry from Parapat to Tomok, 45 minutes",
            "Feri dari Parapat ke Tomok, 45 menit",
            "Паром из Парапата в Томок, 45 минут",
          ),
          at("17:00", "Lakeside hotel in Tuktuk", "Hotel tepi danau di Tuktuk", "Отель на берегу в Туктуке"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Around Samosir", "Keliling Samosir", "Вокруг Самосира"),
        activities: [
          at(
            "08:30",
            "Tomok: stone sarcophagi under the hariara tree",
            "Tomok: sarkofagus batu di bawah pohon hariara",
            "Томок: каменные саркофаги под деревом хариара",
          ),
          at(
            "10:00",
            "Ambarita: the court of stone chairs",
            "Ambarita: kursi batu tempat raja bersidang",
            "Амбарита: суд на каменных креслах",
          ),
          at(
            "11:30",
            "Huta Bolon Simanindo: dance and puppet",
            "Huta Bolon Simanindo: tarian dan boneka",
            "Хута-Болон в Симаниндо: танцы и кукла",
          ),
          at(
            "13:00",
            "Lunch of arsik fish (halal kitchen)",
            "Makan siang ikan arsik (dapur halal)",
            "Обед: рыба арсик (халяльная кухня)",
          ),
          at(
            "15:00",
            "Ulos weavers and Pangururan hot springs or swim",
            "Perajin ulos, lalu pemandian Pangururan atau berenang",
            "Ткачихи улоса, источники Пангурурана или купание",
          ),
          at("18:00", "Sunset from the hotel pier", "Senja dari dermaga hotel", "Закат на причале отеля"),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Holbung hill, coffee and Silangit",
          "Bukit Holbung, kopi, dan Silangit",
          "Холм Холбунг, кофе и Силангит",
        ),
        activities: [
          at(
            "07:00",
            "Over the Tano Ponggol bridge to Holbung",
            "Lewat Jembatan Tano Ponggol ke Holbung",
            "Через мост Тано-Понггол к Холбунгу",
          ),
          at(
            "08:30",
            "Holbung: easy half-hour walk on the ridge",
            "Holbung: mendaki ringan setengah jam",
            "Холбунг: лёгкие полчаса по гребню",
          ),
          at(
            "11:30",
            "Lintong coffee farmer, cupping",
            "Petani kopi Lintong, mencicip kopi",
            "Кофейное хозяйство в Линтонге, дегустация",
          ),
          at(
            "13:00",
            "Lunch in Siborong-borong",
            "Makan siang di Siborong-borong",
            "Обед в Сиборонг-боронге",
          ),
          at(
            "14:00",
            "Silangit airport (flights after 15:30)",
            "Bandara Silangit (penerbangan setelah 15.30)",
            "Аэропорт Силангит (рейсы после 15:30)",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
    ],
    included: [
      t(
        "Three nights: one in Berastagi, two on Samosir",
        "Tiga malam: satu di Berastagi, dua di Samosir",
        "Три ночи: одна в Берастаги, две на Самосире",
      ),
      included.groundTransport,
      t("Ferry with vehicle to Samosir", "Feri beserta kendaraan ke Samosir", "Паром с машиной на Самосир"),
      t("Batak guide from Samosir", "Pemandu Batak asli Samosir", "Гид-батак с Самосира"),
      included.entranceTickets,
      included.mealsAsListed,
    ],
    excluded: [
      t(
        "Flights to Medan and from Silangit",
        "Tiket pesawat ke Medan dan dari Silangit",
        "Перелёт в Медан и вылет из Силангита",
      ),
      excluded.otherMeals,
      excluded.tips,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t("Can we swim in the lake?", "Boleh berenang di danau?", "Можно ли купаться в озере?"),
        answer: t(
          "Yes, from the hotel steps in Tuktuk. The water is fresh, about 24 degrees, and deep close to the shore, so children wear a life jacket.",
          "Boleh, dari tangga hotel di Tuktuk. Airnya tawar, sekitar 24 derajat, dan cepat dalam, jadi anak-anak memakai jaket pelampung.",
          "Да, прямо у отеля в Туктуке. Вода пресная, около 24 градусов, у берега сразу глубоко, поэтому детям надеваем жилеты.",
        ),
      },
      {
        question: t(
          "Is it easy to eat halal among the Batak?",
          "Mudahkah makan halal di Samosir?",
          "Легко ли мусульманам с едой у батаков?",
        ),
        answer: t(
          "Most Batak are Christian and like pork, but we only use Muslim-run kitchens for groups who ask, and Tomok and Parapat have several.",
          "Warga Batak umumnya Kristen, tetapi untuk rombongan muslim kami hanya memakai dapur milik muslim; di Tomok dan Parapat ada beberapa.",
          "Батаки в основном христиане и любят свинину, но по просьбе гостей мы заказываем только в мусульманских кафе, в Томоке и Парапате их несколько.",
        ),
      },
      {
        question: t("Are the roads tiring?", "Apakah jalannya melelahkan?", "Не утомительна ли дорога?"),
        answer: t(
          "The longest leg takes three and a half hours with two stops. Between Berastagi and Parapat there are many bends; sit in front if you get carsick.",
          "Perjalanan terlama tiga setengah jam dengan dua kali berhenti. Antara Berastagi dan Parapat banyak tikungan; duduklah di depan jika mudah mabuk.",
          "Самый длинный отрезок — три с половиной часа с двумя остановками. Между Берастаги и Парапатом много поворотов: если укачивает, садитесь вперёд.",
        ),
      },
      faqExtra.identityCard,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Lake Toba Tour 4D3N: Samosir and Berastagi",
      "Paket Danau Toba 4 Hari 3 Malam + Samosir",
      "Озеро Тоба и остров Самосир: тур на 4 дня",
    ),
    seo_description: t(
      "Four days in North Sumatra: Berastagi, Sipiso-piso falls, two nights on Samosir island, Batak villages, Holbung hill. From Medan to Silangit.",
      "Paket Danau Toba 4 hari: Berastagi, air terjun Sipiso-piso, dua malam di Samosir, desa Batak, Bukit Holbung. Dari Medan sampai Silangit.",
      "Четыре дня на севере Суматры: Берастаги, водопад Сиписо-писо, две ночи на Самосире, деревни батаков, холм Холбунг. Из Медана в Силангит.",
    ),
  },
  {
    code: "DOM-08",
    tags: "multi_day_trip",
    rate: 4.4,
    currency: "IDR",
    starting_price: 3_150_000,
    original_price: 3_490_000,
    name: t(
      "Jakarta and the Bandung tea hills by Whoosh train",
      "Jakarta dan kebun teh Bandung naik Whoosh",
      "Джакарта и чайные холмы Бандунга на поезде Whoosh",
    ),
    duration: t("3 days 2 nights", "3 hari 2 malam", "3 дня / 2 ночи"),
    location: t("Jakarta and West Java", "Jakarta dan Jawa Barat", "Джакарта и Западная Ява"),
    overview: t(
      "One day in the capital among Dutch warehouses, the largest mosque of Southeast Asia and the towers of Sudirman; then the high-speed train, 350 kilometres an hour, into the hills. South of Bandung wait the tea rows of Rancabali and the pale crater lake of Kawah Putih, in the city itself the bamboo orchestra of Mang Udjo.",
      "Satu hari di ibu kota di antara gudang Belanda, masjid terbesar di Asia Tenggara, dan gedung-gedung Sudirman; lalu kereta cepat 350 kilometer per jam menuju pegunungan. Di selatan Bandung menunggu kebun teh Rancabali dan danau kawah pucat Kawah Putih, di kotanya ada angklung Mang Udjo.",
      "День в столице среди голландских складов, крупнейшей мечети Юго-Восточной Азии и башен проспекта Судирмана, а затем скоростной поезд, 350 километров в час, — в горы. К югу от Бандунга ждут чайные склоны Ранчабали и бледное кратерное озеро Кавах-Путих, в самом городе — бамбуковый оркестр Манга Уджо.",
    ),
    images: [
      "tea-hills/dawn",
      "jakarta-skyline/dusk",
      "mosque/dusk",
      "old-town/dusk",
      "hot-spring/dusk",
      "street-food/dusk",
    ],
    prices: [
      { service_type: fare.adultTwin, price: 3_150_000, description: fareNote.perPersonTwo },
      { service_type: fare.singleSupplement, price: 850_000, description: fareNote.wholeStay },
      { service_type: fare.child, price: 2_450_000, description: fareNote.childNoBed },
      {
        service_type: t(
          "First class on the Whoosh",
          "Kelas First di kereta Whoosh",
          "Первый класс в поезде Whoosh",
        ),
        price: 350_000,
        description: t(
          "Surcharge per person and way",
          "Tambahan per orang sekali jalan",
          "Доплата за человека в одну сторону",
        ),
      },
    ],
    highlights: [
      t(
        "Whoosh, the first high-speed train of Southeast Asia",
        "Whoosh, kereta cepat pertama di Asia Tenggara",
        "Whoosh — первый скоростной поезд в Юго-Восточной Азии",
      ),
      t(
        "Istiqlal mosque and the cathedral that faces it",
        "Masjid Istiqlal dan Katedral yang berhadapan",
        "Мечеть Истикляль и собор напротив неё",
      ),
      t(
        "Kota Tua and the schooners of Sunda Kelapa",
        "Kota Tua dan kapal kayu di Sunda Kelapa",
        "Старый город Кота-Туа и шхуны порта Сунда-Келапа",
      ),
      t(
        "Tea rows and suspension bridge at Rancabali",
        "Kebun teh dan jembatan gantung Rancabali",
        "Чайные плантации и подвесной мост в Ранчабали",
      ),
      t(
        "An angklung lesson with Saung Udjo",
        "Belajar angklung di Saung Udjo",
        "Урок игры на ангклунге в Саунг-Уджо",
      ),
    ],
    itinerary: [
      {
        title: t("Jakarta old and new", "Jakarta lama dan baru", "Джакарта старая и новая"),
        activities: [
          at(
            "09:00",
            "Meeting at Soekarno-Hatta or Gambir station",
            "Penjemputan di Soekarno-Hatta atau Stasiun Gambir",
            "Встреча в аэропорту Сукарно-Хатта или на вокзале Гамбир",
          ),
          at(
            "10:30",
            "Fatahillah square and the Wayang museum",
            "Alun-alun Fatahillah dan Museum Wayang",
            "Площадь Фатахиллах и Музей ваянга",
          ),
          at("12:00", "Lunch in the old town", "Makan siang di kawasan Kota Tua", "Обед в старом городе"),
          at(
            "13:30",
            "Sunda Kelapa harbour, Glodok with Petak Sembilan",
            "Pelabuhan Sunda Kelapa, Glodok dan Petak Sembilan",
            "Порт Сунда-Келапа, Глодок и рынок Петак-Сембилан",
          ),
          at(
            "15:30",
            "Istiqlal, Cathedral, National Monument from the park",
            "Istiqlal, Katedral, dan Monas dari taman",
            "Истикляль, собор и Монумент независимости",
          ),
          at(
            "19:00",
            "Dinner in Menteng, hotel near Sudirman",
            "Makan malam di Menteng, hotel dekat Sudirman",
            "Ужин в Ментенге, отель у Судирмана",
          ),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t("Whoosh and the tea hills", "Whoosh dan kebun teh", "Whoosh и чайные холмы"),
        activities: [
          at(
            "07:25",
            "Whoosh from Halim to Padalarang, half an hour",
            "Whoosh dari Halim ke Padalarang, setengah jam",
            "Whoosh: Халим — Падаларанг, полчаса",
          ),
          at(
            "08:15",
            "Drive south to Ciwidey, strawberries on the way",
            "Ke selatan menuju Ciwidey, singgah di kebun stroberi",
            "Дорога на юг в Чивидей, по пути — клубника",
          ),
          at(
            "10:30",
            "Kawah Putih, the white crater",
            "Kawah Putih, danau kawah berair pucat",
            "Кавах-Путих — белый кратер",
          ),
          at(
            "12:30",
            "Lunch of nasi liwet with a view",
            "Makan siang nasi liwet dengan pemandangan",
            "Обед с наси-ливетом и видом на холмы",
          ),
          at(
            "14:00",
            "Rancabali tea walk and Situ Patenggang lake",
            "Jalan-jalan di kebun teh Rancabali dan Situ Patenggang",
            "Прогулка по плантации Ранчабали и озеро Ситу-Патенганг",
          ),
          at(
            "16:00",
            "Hot spring bath in Ciwidey",
            "Berendam air panas di Ciwidey",
            "Купание в горячих источниках Чивидея",
          ),
          at(
            "19:30",
            "Hotel in Bandung, Braga street by night",
            "Hotel di Bandung, Jalan Braga malam hari",
            "Отель в Бандунге, вечерняя улица Брага",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
      {
        title: t("Bamboo music and return", "Angklung lalu kembali", "Бамбуковая музыка и обратный путь"),
        activities: [
          at(
            "08:30",
            "Gedung Sate and the Asia-Africa conference museum",
            "Gedung Sate dan Museum Konferensi Asia Afrika",
            "Здание Гедунг-Сате и Музей конференции Азии и Африки",
          ),
          at(
            "10:00",
            "Saung Udjo: puppets, dance, everyone plays angklung",
            "Saung Udjo: wayang, tari, semua bermain angklung",
            "Саунг-Уджо: куклы, танцы, ангклунг для всех",
          ),
          at(
            "12:00",
            "Lunch of batagor and mie kocok",
            "Makan siang batagor dan mi kocok",
            "Обед: батагор и лапша ми-кочок",
          ),
          at(
            "13:30",
            "Outlets on Jalan Riau",
            "Belanja di factory outlet Jalan Riau",
            "Аутлеты на улице Риау",
          ),
          at(
            "16:00",
            "Whoosh to Halim, transfer to the airport (flights after 20:00)",
            "Whoosh ke Halim, diantar ke bandara (penerbangan setelah 20.00)",
            "Whoosh в Халим, трансфер в аэропорт (рейсы после 20:00)",
          ),
        ],
        meals: [meal.breakfast, meal.lunch],
      },
    ],
    included: [
      t(
        "Two nights in four-star hotels, Jakarta and Bandung",
        "Dua malam di hotel bintang empat, Jakarta dan Bandung",
        "Две ночи в отелях 4 звезды: Джакарта и Бандунг",
      ),
      t(
        "Whoosh both ways, premium economy",
        "Tiket Whoosh pulang-pergi, premium economy",
        "Билеты на Whoosh туда и обратно, премиум-эконом",
      ),
      included.groundTransport,
      included.entranceTickets,
      includedExtra.multilingualGuide,
      included.mealsAsListed,
    ],
    excluded: [
      excludedExtra.flightsToStart,
      excludedExtra.foreignParkFee,
      excluded.otherMeals,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Can we go up the National Monument?",
          "Bisa naik ke puncak Monas?",
          "Можно ли подняться на Монумент независимости?",
        ),
        answer: t(
          "On request: the lift often means an hour of waiting, and the monument is closed on Mondays.",
          "Bisa atas permintaan, tetapi antrean lift sering satu jam dan Monas tutup setiap Senin.",
          "По запросу: в лифт часто стоят по часу, а по понедельникам монумент закрыт.",
        ),
      },
      {
        question: t(
          "Is Kawah Putih always accessible?",
          "Apakah Kawah Putih selalu buka?",
          "Всегда ли открыт Кавах-Путих?",
        ),
        answer: t(
          "It closes for some hours when the sulphur gas rises. Visitors stay fifteen minutes at the shore and wear masks; people with asthma should wait at the top.",
          "Kadang ditutup beberapa jam saat gas belerang naik. Pengunjung hanya lima belas menit di tepi danau dan memakai masker; penderita asma sebaiknya menunggu di atas.",
          "При выбросах серы его закрывают на несколько часов. У воды проводят пятнадцать минут в масках; астматикам лучше подождать наверху.",
        ),
      },
      {
        question: t("What about weekend traffic?", "Bagaimana macet akhir pekan?", "А пробки в выходные?"),
        answer: t(
          "The road to Ciwidey is full on Saturdays. The programme starts from Sunday to Thursday, and on public holidays we leave earlier.",
          "Jalan ke Ciwidey padat pada hari Sabtu. Program ini kami mulai Minggu sampai Kamis, dan pada hari libur kami berangkat lebih pagi.",
          "По субботам дорога на Чивидей забита, поэтому начинаем тур с воскресенья по четверг, а в праздники выезжаем раньше.",
        ),
      },
      faqExtra.halal,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Jakarta and Bandung by Whoosh Train, 3D2N",
      "Paket Jakarta Bandung 3H2M Naik Kereta Whoosh",
      "Джакарта и Бандунг на поезде Whoosh: 3 дня",
    ),
    seo_description: t(
      "Jakarta's old town and Istiqlal, the Whoosh high-speed train, Kawah Putih crater, Rancabali tea hills and angklung in Bandung: three days with guide.",
      "Kota Tua dan Istiqlal, kereta cepat Whoosh, Kawah Putih, kebun teh Rancabali, angklung Saung Udjo: Jakarta–Bandung 3 hari dengan pemandu.",
      "Старая Джакарта и Истикляль, скоростной поезд Whoosh, кратер Кавах-Путих, чайные холмы Ранчабали и ангклунг в Бандунге за три дня.",
    ),
  },
  {
    code: "DOM-09",
    tags: "open_trip",
    rate: 4.6,
    currency: "IDR",
    starting_price: 4_350_000,
    original_price: null,
    name: t(
      "Derawan, Maratua and the jellyfish lake of Kakaban",
      "Derawan, Maratua, dan danau ubur-ubur Kakaban",
      "Дераван, Маратуа и озеро медуз на Какабане",
    ),
    duration: t("4 days 3 nights", "4 hari 3 malam", "4 дня / 3 ночи"),
    location: t(
      "Derawan Islands, East Kalimantan",
      "Kepulauan Derawan, Kalimantan Timur",
      "Острова Дераван, Восточный Калимантан",
    ),
    overview: t(
      "Four islands off the coast of Borneo, each with its own animal: green turtles grazing under the bungalows of Derawan, stingless jellyfish in the lake of Kakaban, mantas at Sangalaki, and in the early hours whale sharks around the fishing platforms of Talisayan. You sleep over the water and eat what the village caught.",
      "Empat pulau di lepas pantai Kalimantan, masing-masing dengan satwa andalannya: penyu hijau di bawah pondok Derawan, ubur-ubur tanpa sengat di danau Kakaban, manta di Sangalaki, dan hiu paus di sekitar bagan nelayan Talisayan saat fajar. Anda menginap di atas air dan makan hasil tangkapan warga.",
      "Четыре острова у берегов Борнео, у каждого свой обитатель: зелёные черепахи под сваями бунгало на Дераване, нежалящие медузы в озере Какабана, манты у Сангалаки и китовые акулы на рассвете у рыбацких платформ Талисаяна. Живём над водой и едим то, что поймали в деревне.",
    ),
    images: [
      "manta-jetty/day",
      "sea-turtle/day",
      "whale-shark/day",
      "snorkel-split/dawn",
      "coral-reef/dawn",
      "island-aerial/day",
      "speedboat/dawn",
    ],
    prices: [
      {
        service_type: t(
          "Adult, open trip of ten",
          "Dewasa, open trip 10 orang",
          "Взрослый, группа из десяти человек",
        ),
        price: 4_350_000,
        description: fareNote.perPersonTwo,
      },
      { service_type: fare.singleSupplement, price: 750_000, description: fareNote.wholeStay },
      { service_type: fare.child, price: 3_600_000, description: fareNote.childExtraBed },
      {
        service_type: fare.privateTour,
        price: 6_900_000,
        description: t(
          "Per person from four, own speedboat",
          "Per orang minimal 4, speedboat sendiri",
          "За человека от четверых, свой катер",
        ),
      },
    ],
    highlights: [
      t(
        "Green turtles below your own jetty",
        "Penyu hijau tepat di bawah dermaga penginapan",
        "Зелёные черепахи прямо под вашим причалом",
      ),
      t(
        "Whale sharks at the bagan platforms of Talisayan",
        "Hiu paus di sekitar bagan Talisayan",
        "Китовые акулы у рыбацких платформ Талисаяна",
      ),
      t(
        "Kakaban: a landlocked lake with four kinds of jellyfish",
        "Kakaban: danau tertutup dengan empat jenis ubur-ubur",
        "Какабан: замкнутое озеро с четырьмя видами медуз",
      ),
      t(
        "Turtle hatchlings released at Sangalaki, in season",
        "Pelepasan tukik di Sangalaki pada musimnya",
        "Выпуск черепашат на Сангалаки в сезон",
      ),
      t(
        "Maratua's lagoon and the cave pool of Halo Tabung",
        "Laguna Maratua dan kolam gua Halo Tabung",
        "Лагуна Маратуа и пещерный бассейн Хало-Табунг",
      ),
    ],
    itinerary: [
      {
        title: t("Berau to Derawan", "Berau ke Derawan", "Берау — Дераван"),
        activities: [
          at(
            "11:00",
            "Meeting at Kalimarau airport, Berau",
            "Penjemputan di Bandara Kalimarau, Berau",
            "Встреча в аэропорту Калимарау, Берау",
          ),
          at(
            "12:00",
            "Lunch, then 2½ hours by road to Tanjung Batu",
            "Makan siang, lalu 2,5 jam darat ke Tanjung Batu",
            "Обед и два с половиной часа по суше до Танджунг-Бату",
          ),
          at(
            "15:30",
            "Speedboat to Derawan, forty minutes",
            "Speedboat ke Derawan, empat puluh menit",
            "Катер до Деравана, сорок минут",
          ),
          at(
            "16:30",
            "Check-in over the water, first turtles",
            "Check-in di pondok di atas air, bertemu penyu",
            "Заселение над водой, первые черепахи",
          ),
          at(
            "19:00",
            "Grilled fish dinner in the village",
            "Makan malam ikan bakar di kampung",
            "Ужин с рыбой на гриле в деревне",
          ),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t("Whale sharks at first light", "Hiu paus saat fajar", "Китовые акулы на рассвете"),
        activities: [
          at(
            "04:30",
            "Boat to Talisayan, two hours",
            "Kapal ke Talisayan, dua jam",
            "На катере к Талисаяну, два часа",
          ),
          at(
            "06:30",
            "In the water with the whale sharks, three metres' distance",
            "Berenang bersama hiu paus, jarak tiga meter",
            "В воде с китовыми акулами, дистанция три метра",
          ),
          at(
            "09:00",
            "Breakfast on board, way back with dolphins",
            "Sarapan di kapal, pulang ditemani lumba-lumba",
            "Завтрак на борту, обратно — с дельфинами",
          ),
          at("13:00", "Lunch and rest", "Makan siang dan istirahat", "Обед и отдых"),
          at(
            "15:30",
            "Snorkelling at the Derawan jetty, sandbank of Gusung Sanggalau",
            "Snorkeling di dermaga Derawan, Gusung Sanggalau",
            "Снорклинг у причала, отмель Гусунг-Сангалау",
          ),
        ],
        meals: [meal.breakfastBox, meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Kakaban, Sangalaki, Maratua",
          "Menjelajah Kakaban, Sangalaki, dan Maratua",
          "Какабан, Сангалаки, Маратуа",
        ),
        activities: [
          at(
            "07:30",
            "Boat to Maratua: lagoon and Halo Tabung",
            "Kapal ke Maratua: laguna dan Halo Tabung",
            "На Маратуа: лагуна и Хало-Табунг",
          ),
          at(
            "10:30",
            "Kakaban: wall snorkel and boardwalk to the lake",
            "Kakaban: snorkeling di dinding karang dan jalan papan ke danau",
            "Какабан: рифовая стена и настил к озеру",
          ),
          at("12:30", "Picnic lunch", "Makan siang piknik", "Обед-пикник"),
          at(
            "14:00",
            "Sangalaki: mantas and the turtle rangers",
            "Sangalaki: manta dan pos penjaga penyu",
            "Сангалаки: манты и станция охраны черепах",
          ),
          at("17:00", "Return to Derawan", "Kembali ke Derawan", "Возвращение на Дераван"),
          at(
            "20:00",
            "Quiet walk to watch a turtle lay eggs, if the ranger calls",
            "Menyaksikan penyu bertelur bila ada kabar dari petugas",
            "Если позовёт смотритель — наблюдаем, как черепаха откладывает яйца",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("Back to Berau", "Kembali ke Berau", "Возвращение в Берау"),
        activities: [
          at("07:00", "Last swim, breakfast", "Berenang terakhir, sarapan", "Последнее купание и завтрак"),
          at(
            "08:30",
            "Speedboat and road to Berau",
            "Speedboat dan jalan darat ke Berau",
            "Катер и дорога в Берау",
          ),
          at(
            "12:00",
            "Airport (flights after 13:30)",
            "Bandara (penerbangan setelah 13.30)",
            "Аэропорт (рейсы после 13:30)",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Three nights in a water cottage with fan or air conditioning",
        "Tiga malam di pondok di atas air, kipas atau AC",
        "Три ночи в домике над водой, вентилятор или кондиционер",
      ),
      t(
        "Car Berau–Tanjung Batu and all speedboats",
        "Mobil Berau–Tanjung Batu dan semua speedboat",
        "Машина Берау — Танджунг-Бату и все катера",
      ),
      included.snorkelGear,
      t(
        "Island permits and conservation fees",
        "Izin pulau dan biaya konservasi",
        "Разрешения и природоохранные сборы",
      ),
      included.mealsAsListed,
      t("Guide with underwater camera", "Pemandu dengan kamera bawah air", "Гид с подводной камерой"),
    ],
    excluded: [
      t(
        "Flights to Berau (via Balikpapan or Surabaya)",
        "Tiket pesawat ke Berau (via Balikpapan atau Surabaya)",
        "Перелёт до Берау (через Баликпапан или Сурабаю)",
      ),
      t("Diving", "Biaya selam", "Дайвинг"),
      excluded.tips,
      excluded.personalExpenses,
    ],
    faqs: [
      {
        question: t(
          "Is swimming in the jellyfish lake allowed?",
          "Boleh berenang di danau ubur-ubur?",
          "Можно ли плавать в озере медуз?",
        ),
        answer: t(
          "The authorities close the lake to swimmers when the jellyfish decline, as happened at the end of 2023. We ask the rangers the day before; when it is closed, you see the lake from the platform. Never with fins or sunscreen.",
          "Danau ditutup bagi perenang saat ubur-ubur berkurang, seperti akhir 2023. Kami bertanya ke petugas sehari sebelumnya; bila ditutup, danau dilihat dari dermaga. Tanpa kaki katak dan tanpa tabir surya.",
          "Когда медуз становится мало, купание запрещают, как было в конце 2023 года. Накануне мы уточняем у смотрителей; если закрыто, озеро смотрим с платформы. Ласты и крем от солнца запрещены всегда.",
        ),
      },
      {
        question: t(
          "How far is the journey from Bali?",
          "Seberapa jauh dari Bali?",
          "Долго ли добираться с Бали?",
        ),
        answer: t(
          "A morning flight with one change brings you to Berau before noon, and you are on the island by 16:30.",
          "Penerbangan pagi dengan satu kali transit tiba di Berau sebelum siang, dan pukul 16.30 Anda sudah di pulau.",
          "Утренний рейс с одной пересадкой прилетает в Берау до полудня, а к 16:30 вы уже на острове.",
        ),
      },
      {
        question: t("Which months are best?", "Bulan apa yang terbaik?", "Какие месяцы лучше?"),
        answer: t(
          "March to October for flat sea. Whale sharks are most reliable around the new moon, when the platforms are fishing.",
          "Maret–Oktober untuk laut tenang. Peluang bertemu hiu paus paling besar di sekitar bulan gelap, saat bagan bekerja.",
          "С марта по октябрь — спокойное море. Китовые акулы вернее всего приходят в новолуние, когда работают платформы.",
        ),
      },
      faqs.swimming,
      faqs.weather,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Derawan Islands 4D3N: Whale Sharks and Kakaban",
      "Open Trip Derawan 4 Hari 3 Malam dari Berau",
      "Острова Дераван: тур на 4 дня, Какабан и манты",
    ),
    seo_description: t(
      "Join our Derawan trip from Berau: turtles, whale sharks at Talisayan, Kakaban lake, Sangalaki mantas, Maratua lagoon. Water cottage and meals.",
      "Open trip Derawan dari Berau: penyu, hiu paus Talisayan, danau Kakaban, manta Sangalaki, laguna Maratua. Pondok di atas air dan makan termasuk.",
      "Дераван из Берау: черепахи, китовые акулы Талисаяна, озеро Какабан, манты Сангалаки и лагуна Маратуа. Домик над водой и питание в цене.",
    ),
  },
  {
    code: "DOM-10",
    tags: "multi_day_trip",
    rate: 4.9,
    currency: "IDR",
    starting_price: 3_950_000,
    original_price: 4_400_000,
    name: t(
      "Tanjung Puting: orangutans from a klotok houseboat",
      "Tanjung Puting: orangutan dari kapal klotok",
      "Танджунг-Путинг: орангутаны и река на клотоке",
    ),
    duration: t("3 days 2 nights", "3 hari 2 malam", "3 дня / 2 ночи"),
    location: t("Central Kalimantan", "Kalimantan Tengah", "Центральный Калимантан"),
    overview: t(
      "A wooden houseboat, a river the colour of tea, and orangutans that come down to the feeding platforms when the forest has little fruit. You sleep on deck under a mosquito net, hear gibbons before coffee, and pass proboscis monkeys jumping from bank to bank. Camp Leakey, where Biruté Galdikas began her research in 1971, is on the second day.",
      "Rumah kapal dari kayu, sungai berwarna teh, dan orangutan yang turun ke panggung pakan saat buah hutan sedikit. Anda tidur di dek berkelambu, mendengar owa sebelum kopi pagi, dan melewati bekantan yang melompat dari tepi ke tepi. Hari kedua ke Camp Leakey, tempat Biruté Galdikas memulai penelitian pada 1971.",
      "Деревянный плавучий дом, река цвета чая и орангутаны, которые выходят к кормовым площадкам, когда в лесу мало плодов. Спим на палубе под сеткой, до кофе слушаем гиббонов, мимо прыгают с берега на берег носачи. На второй день — Кемп-Лики, где в 1971 году начала свои исследования Бируте Галдикас.",
    ),
    images: [
      "orangutan/day",
      "orangutan/dawn",
      "mangrove-canoe/day",
      "guide-group/dusk",
      "airport-transfer/day",
      "mangrove-canoe/dusk",
    ],
    prices: [
      {
        service_type: t(
          "Adult, boat of four or more",
          "Dewasa, kapal isi minimal 4",
          "Взрослый, от четверых на клотоке",
        ),
        price: 3_950_000,
        description: t(
          "Per person, Indonesian park ticket included",
          "Per orang, termasuk tiket taman nasional WNI",
          "За человека, билет в парк для граждан Индонезии",
        ),
      },
      {
        service_type: t(
          "Adult, private boat for two",
          "Dewasa, kapal privat berdua",
          "Взрослый, клоток на двоих",
        ),
        price: 5_400_000,
        description: t(
          "Per person, mattresses on deck",
          "Per orang, kasur di dek",
          "За человека, матрасы на палубе",
        ),
      },
      {
        service_type: t(
          "Cabin boat with air conditioning",
          "Kapal kabin ber-AC",
          "Клоток с каютами и кондиционером",
        ),
        price: 7_900_000,
        description: t(
          "Per person for two, own bathroom",
          "Per orang untuk berdua, kamar mandi dalam",
          "За человека вдвоём, своя душевая",
        ),
      },
      {
        service_type: t("Surcharge for foreign passports", "Tambahan untuk WNA", "Доплата для иностранцев"),
        price: 650_000,
        description: t(
          "Difference of the park tickets for three days",
          "Selisih tiket taman nasional tiga hari",
          "Разница в цене билетов в парк за три дня",
        ),
      },
    ],
    highlights: [
      t(
        "Three feeding stations, among them Camp Leakey",
        "Tiga lokasi pemberian pakan, termasuk Camp Leakey",
        "Три кормовые площадки, среди них Кемп-Лики",
      ),
      t(
        "Proboscis monkeys at dusk along the Sekonyer",
        "Bekantan di sepanjang Sungai Sekonyer saat senja",
        "Носачи вдоль реки Секоньер на закате",
      ),
      t(
        "Fireflies in the nipa palms after dinner",
        "Kunang-kunang di pohon nipah selepas makan malam",
        "Светлячки в зарослях нипы после ужина",
      ),
      t(
        "Night walk at Pasalat to look for tarsiers",
        "Jalan malam di Pasalat mencari tarsius",
        "Ночная прогулка в Пасалате: ищем долгопятов",
      ),
      t(
        "Tree planting on burnt land with villagers",
        "Menanam pohon di lahan bekas kebakaran bersama warga",
        "Посадка деревьев на гари вместе с жителями",
      ),
    ],
    itinerary: [
      {
        title: t("Kumai and Tanjung Harapan", "Kumai dan Tanjung Harapan", "Кумай и Танджунг-Харапан"),
        activities: [
          at(
            "10:30",
            "Meeting at Pangkalan Bun airport, park registration",
            "Penjemputan di Bandara Pangkalan Bun, registrasi taman nasional",
            "Встреча в аэропорту Пангкалан-Бун, регистрация в парке",
          ),
          at(
            "12:00",
            "Boarding in Kumai, lunch while entering the Sekonyer",
            "Naik klotok di Kumai, makan siang memasuki Sekonyer",
            "Посадка в Кумае, обед на входе в Секоньер",
          ),
          at(
            "15:00",
            "Tanjung Harapan: first orangutans",
            "Tanjung Harapan: orangutan pertama",
            "Танджунг-Харапан: первые орангутаны",
          ),
          at(
            "17:00",
            "Proboscis monkeys in the riverside trees",
            "Mengamati bekantan di pepohonan tepi sungai",
            "Наблюдаем носачей на деревьях у воды",
          ),
          at(
            "19:00",
            "Dinner, fireflies, night on deck",
            "Makan malam, kunang-kunang, tidur di dek",
            "Ужин, светлячки, ночь на палубе",
          ),
        ],
        meals: [meal.lunch, meal.dinner],
      },
      {
        title: t(
          "Pondok Tanggui and Camp Leakey",
          "Pondok Tanggui dan Camp Leakey",
          "Пондок-Танггуи и Кемп-Лики",
        ),
        activities: [
          at("06:00", "Gibbons and coffee", "Suara owa dan kopi pagi", "Гиббоны и утренний кофе"),
          at(
            "09:00",
            "Feeding at Pondok Tanggui",
            "Pemberian pakan di Pondok Tanggui",
            "Кормление в Пондок-Танггуи",
          ),
          at(
            "11:30",
            "Into the black-water arm of the river, lunch",
            "Masuk ke anak sungai berair hitam, makan siang",
            "Заходим в рукав с чёрной водой, обед",
          ),
          at(
            "14:00",
            "Camp Leakey: walk, information house, feeding",
            "Camp Leakey: jalan kaki, pusat informasi, pakan",
            "Кемп-Лики: прогулка, музей, кормление",
          ),
          at(
            "19:30",
            "Night walk at Pasalat with a ranger",
            "Jalan malam di Pasalat bersama ranger",
            "Ночная прогулка в Пасалате с рейнджером",
          ),
        ],
        meals: [meal.breakfast, meal.lunch, meal.dinner],
      },
      {
        title: t("A planted tree and the flight", "Menanam pohon, lalu pulang", "Посаженное дерево и вылет"),
        activities: [
          at(
            "07:00",
            "Planting in Pasalat, medicinal trees",
            "Menanam pohon di Pasalat, mengenal tanaman obat",
            "Сажаем деревья в Пасалате, лекарственные растения",
          ),
          at("09:00", "Sekonyer village", "Berkunjung ke Desa Sekonyer", "Деревня Секоньер"),
          at("10:30", "Return to Kumai", "Kembali ke Kumai", "Возвращение в Кумай"),
          at(
            "12:00",
            "Airport (flights after 13:00)",
            "Bandara (penerbangan setelah 13.00)",
            "Аэропорт (рейсы после 13:00)",
          ),
        ],
        meals: [meal.breakfast],
      },
    ],
    included: [
      t(
        "Klotok with captain, cook and mate",
        "Klotok dengan kapten, juru masak, dan awak",
        "Клоток с капитаном, поваром и матросом",
      ),
      t(
        "Mattress, linen and mosquito net on deck",
        "Kasur, seprai, dan kelambu di dek",
        "Матрас, бельё и сетка на палубе",
      ),
      t("Licensed park guide", "Pemandu resmi taman nasional", "Лицензированный гид парка"),
      t(
        "Park tickets and boat fees at the Indonesian rate",
        "Tiket taman nasional dan retribusi kapal tarif WNI",
        "Билеты и лодочный сбор по местному тарифу",
      ),
      included.mealsAsListed,
      included.airportTransfer,
    ],
    excluded: [
      t(
        "Flights to Pangkalan Bun (from Jakarta, Semarang, Surabaya)",
        "Tiket pesawat ke Pangkalan Bun (dari Jakarta, Semarang, Surabaya)",
        "Перелёт в Пангкалан-Бун (из Джакарты, Семаранга, Сурабаи)",
      ),
      excludedExtra.foreignParkFee,
      excluded.alcohol,
      excluded.tips,
    ],
    faqs: [
      {
        question: t(
          "Do orangutans always come?",
          "Apakah orangutan pasti terlihat?",
          "Орангутаны точно придут?",
        ),
        answer: t(
          "With three stations almost every guest sees several. In the fruit season, about December to February, fewer come to the platforms and you meet them in the trees.",
          "Dengan tiga lokasi hampir semua tamu melihat beberapa ekor. Saat musim buah, sekitar Desember–Februari, lebih sedikit yang turun dan lebih banyak terlihat di pohon.",
          "На трёх площадках почти все гости видят нескольких. В сезон плодов, примерно с декабря по февраль, к площадкам выходит меньше, зато их замечаешь на деревьях.",
        ),
      },
      {
        question: t("Is there a shower on the boat?", "Ada kamar mandi di kapal?", "Есть ли на борту душ?"),
        answer: t(
          "Yes, a shower with tank water and a Western toilet. There is power until 22:00; phones find a signal only in the first hour.",
          "Ada, pancuran air tangki dan kloset duduk. Listrik sampai pukul 22.00; sinyal hanya pada jam pertama perjalanan.",
          "Да, душ с водой из бака и обычный унитаз. Электричество до 22:00, связь есть только первый час пути.",
        ),
      },
      {
        question: t("May I touch the animals?", "Boleh menyentuh satwanya?", "Можно ли трогать животных?"),
        answer: t(
          "No. Ten metres' distance, no food, no flash, and a mask if you have a cold: they catch our diseases.",
          "Tidak. Jarak sepuluh meter, tanpa makanan, tanpa lampu kilat, dan pakai masker bila flu karena mereka mudah tertular.",
          "Нет. Дистанция десять метров, без еды и вспышки, а при простуде — в маске: они заражаются нашими болезнями.",
        ),
      },
      faqExtra.identityCard,
      faqs.vegetarian,
    ],
    cancellation: cancellations.shortOvernight,
    seo_title: t(
      "Tanjung Puting Orangutan Klotok Tour 3D2N",
      "Paket Tanjung Puting 3H2M Naik Klotok",
      "Орангутаны Борнео: Танджунг-Путинг, 3 дня",
    ),
    seo_description: t(
      "Live on a klotok for three days in Tanjung Puting: orangutans at Camp Leakey, proboscis monkeys, fireflies, park guide and all meals on board.",
      "Tiga hari di klotok Tanjung Puting: orangutan di Camp Leakey, bekantan, kunang-kunang, pemandu taman nasional, dan makan lengkap di kapal.",
      "Три дня на клотоке в парке Танджунг-Путинг: орангутаны Кемп-Лики, носачи, светлячки, гид парка и полное питание на борту.",
    ),
  },
];
