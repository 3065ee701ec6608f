import type { Text } from "../demo-content.ts";

export const t = (en: string, id: string, ru: string): Text => ({ en, id, ru });

export const included = {
  hotelTransfer: t(
    "Shared hotel transfer both ways (Patong, Kata, Karon, Kamala, Bang Tao, Phuket Town)",
    "Antar-jemput hotel bersama peserta lain (Patong, Kata, Karon, Kamala, Bang Tao, Phuket Town)",
    "Групповой трансфер из отеля и обратно (Патонг, Ката, Карон, Камала, Банг-Тао, Пхукет-Таун)",
  ),
  privateTransfer: t(
    "Private air-conditioned transfer from your hotel and back",
    "Antar-jemput hotel dengan mobil ber-AC khusus rombongan Anda",
    "Индивидуальный трансфер из отеля и обратно на машине с кондиционером",
  ),
  airportTransfer: t(
    "Airport transfers on arrival and departure day",
    "Antar-jemput bandara di hari kedatangan dan kepulangan",
    "Трансфер из аэропорта и в аэропорт в дни прилёта и вылета",
  ),
  groundTransport: t(
    "All transfers on the route by air-conditioned car or van",
    "Transportasi darat ber-AC selama program",
    "Все переезды по маршруту на машине или минивэне с кондиционером",
  ),
  englishGuide: t("English-speaking guide", "Pemandu wisata berbahasa Inggris", "Англоговорящий гид"),
  indonesianGuide: t(
    "Indonesian-speaking guide",
    "Pemandu wisata berbahasa Indonesia",
    "Гид, говорящий по-индонезийски",
  ),
  russianGuide: t("Russian-speaking guide", "Pemandu wisata berbahasa Rusia", "Русскоговорящий гид"),
  insurance: t(
    "Accident insurance for the duration of the tour",
    "Asuransi kecelakaan selama tur",
    "Страховка от несчастных случаев на время тура",
  ),
  lunch: t("Lunch", "Makan siang", "Обед"),
  buffetLunch: t(
    "Buffet lunch with Thai dishes and vegetarian options",
    "Makan siang prasmanan, hidangan Thailand dan pilihan vegetarian",
    "Обед «шведский стол»: тайские и вегетарианские блюда",
  ),
  dinner: t("Dinner", "Makan malam", "Ужин"),
  breakfasts: t(
    "Daily breakfast at the hotel",
    "Sarapan setiap hari di hotel",
    "Ежедневные завтраки в отеле",
  ),
  mealsAsListed: t(
    "Meals as listed in the itinerary",
    "Makan sesuai program",
    "Питание, указанное в программе",
  ),
  parkFee: t("National park fee", "Tiket masuk taman nasional", "Сбор за посещение национального парка"),
  entranceTickets: t(
    "Entrance tickets to the places in the itinerary",
    "Tiket masuk semua tempat dalam program",
    "Входные билеты во все места по программе",
  ),
  softDrinks: t(
    "Drinking water, soft drinks and fresh fruit",
    "Air minum, minuman ringan, dan buah segar",
    "Питьевая вода, прохладительные напитки и фрукты",
  ),
  drinkingWater: t(
    "Bottled drinking water every day",
    "Air mineral setiap hari",
    "Бутилированная питьевая вода каждый день",
  ),
  lightBreakfast: t(
    "Coffee, tea and pastries at the pier",
    "Kopi, teh, dan kue di dermaga",
    "Кофе, чай и выпечка на причале",
  ),
  snorkelGear: t(
    "Snorkelling mask and life jacket in adult and child sizes",
    "Masker snorkeling dan jaket pelampung ukuran dewasa dan anak",
    "Маска с трубкой и спасательный жилет, взрослые и детские размеры",
  ),
  boatTransfer: t(
    "Boat crossings on the route",
    "Transportasi kapal sesuai rute",
    "Морские переезды по маршруту",
  ),
  hotelTwin: t(
    "Hotel accommodation in a twin or double room",
    "Akomodasi hotel, satu kamar untuk dua orang",
    "Проживание в отеле в двухместном номере",
  ),
  towels: t("Beach towel on loan", "Pinjaman handuk pantai", "Пляжное полотенце на время тура"),
  hotline: t(
    "Help by WhatsApp in English, Indonesian and Russian during the tour",
    "Bantuan lewat WhatsApp dalam bahasa Indonesia, Inggris, dan Rusia selama tur",
    "Поддержка в Telegram и WhatsApp на русском, английском и индонезийском языках во время тура",
  ),
};

export const excluded = {
  personalExpenses: t(
    "Personal expenses and souvenirs",
    "Pengeluaran pribadi dan oleh-oleh",
    "Личные расходы и сувениры",
  ),
  alcohol: t("Alcoholic drinks", "Minuman beralkohol", "Алкогольные напитки"),
  tips: t(
    "Tips for the guide, driver and crew (optional)",
    "Tip untuk pemandu, sopir, dan awak kapal (sukarela)",
    "Чаевые гиду, водителю и команде (по желанию)",
  ),
  flights: t(
    "International and domestic flights",
    "Tiket pesawat internasional dan domestik",
    "Международные и внутренние перелёты",
  ),
  visa: t("Visa and visa fees", "Visa dan biaya pengurusannya", "Виза и визовые сборы"),
  travelInsurance: t(
    "Travel medical insurance",
    "Asuransi perjalanan untuk biaya medis",
    "Медицинская страховка путешественника",
  ),
  otherMeals: t(
    "Meals and drinks not listed in the itinerary",
    "Makanan dan minuman di luar program",
    "Питание и напитки, не указанные в программе",
  ),
  singleRoom: t(
    "Single-room supplement",
    "Biaya tambahan kamar sendiri",
    "Доплата за одноместное размещение",
  ),
  farHotels: t(
    "Surcharge for hotels outside the pick-up area (Mai Khao, Nai Yang, Cape Panwa, Ao Po)",
    "Biaya tambahan untuk hotel di luar area jemput (Mai Khao, Nai Yang, Tanjung Panwa, Ao Po)",
    "Доплата за отели вне зоны трансфера (Май-Као, Най-Янг, мыс Панва, Ао-По)",
  ),
  parkFee: t(
    "National park fee, paid in cash at the pier",
    "Tiket taman nasional, dibayar tunai di dermaga",
    "Сбор национального парка, оплачивается наличными на причале",
  ),
  fins: t("Fin rental", "Sewa kaki katak", "Аренда ласт"),
  photos: t(
    "Photos and videos by the on-board photographer",
    "Foto dan video dari fotografer di kapal",
    "Фото и видео от фотографа на борту",
  ),
  optionalActivities: t(
    "Activities marked as optional",
    "Aktivitas yang bertanda opsional",
    "Развлечения, отмеченные в программе как дополнительные",
  ),
  tourismTax: t(
    "Local tourist tax, where it is charged",
    "Pajak turis setempat bila berlaku",
    "Местный туристический сбор там, где он взимается",
  ),
};

export const faqs = {
  children: {
    question: t("Can we bring children?", "Boleh membawa anak-anak?", "Можно ли ехать с детьми?"),
    answer: t(
      "Yes. Children aged 4 to 11 pay the child price; those under 4 travel free on an adult's lap. Tell us the ages when you book and we will have the right life jackets and seats ready.",
      "Boleh. Anak usia 4–11 tahun membayar harga anak, di bawah 4 tahun gratis jika dipangku. Sebutkan usia anak saat memesan supaya jaket pelampung dan kursi yang sesuai kami siapkan.",
      "Да. Дети 4–11 лет едут по детской цене, малыши до 4 лет — бесплатно на коленях у взрослого. Сообщите возраст при бронировании, и мы подготовим жилеты и кресла нужного размера.",
    ),
  },
  babiesAtSea: {
    question: t(
      "Is the boat trip suitable for babies and pregnant women?",
      "Apakah tur kapal ini aman untuk bayi dan ibu hamil?",
      "Подойдёт ли поездка малышам и беременным?",
    ),
    answer: t(
      "We do not take pregnant women, babies under one year or guests with back problems on speedboats: the hull hits the waves hard. Ask us for a catamaran or a big boat instead.",
      "Ibu hamil, bayi di bawah satu tahun, dan tamu dengan masalah punggung tidak kami terima di speedboat karena guncangannya keras. Kami bisa menawarkan katamaran atau kapal besar.",
      "На скоростной катер мы не берём беременных, детей до года и гостей с больной спиной: на волнах сильно трясёт. Предложим вместо него катамаран или большое судно.",
    ),
  },
  swimming: {
    question: t(
      "I cannot swim. Can I still join?",
      "Saya tidak bisa berenang. Boleh ikut?",
      "Я не умею плавать. Можно ли мне ехать?",
    ),
    answer: t(
      "Yes. Everybody gets a life jacket, and the crew stays in the water with guests who are unsure. You can also remain on board or on the beach during the swimming stops.",
      "Boleh. Semua tamu memakai jaket pelampung dan awak kapal mendampingi di air. Saat sesi berenang Anda juga bisa tetap di kapal atau di pantai.",
      "Да. Каждому выдают спасательный жилет, а в воде рядом с неуверенными пловцами держится кто-то из команды. Во время купания можно остаться на борту или на пляже.",
    ),
  },
  weather: {
    question: t(
      "What happens in bad weather?",
      "Bagaimana kalau cuaca buruk?",
      "Что будет при плохой погоде?",
    ),
    answer: t(
      "A short shower does not stop us. If the harbour office closes the sea or the captain finds it unsafe, you choose another date or get all your money back.",
      "Hujan sebentar tidak membatalkan tur. Jika otoritas pelabuhan melarang kapal berangkat atau kapten menilai laut tidak aman, Anda bebas memilih tanggal lain atau uang kembali penuh.",
      "Короткий дождь нам не помеха. Если же порт закроет выход в море или капитан сочтёт его опасным, вы выберете другую дату или получите полный возврат.",
    ),
  },
  weatherOnLand: {
    question: t(
      "Does the tour run when it rains?",
      "Apakah tur tetap jalan saat hujan?",
      "Состоится ли тур в дождь?",
    ),
    answer: t(
      "Yes, with ponchos for everyone. Only if a heavy storm makes the programme unsafe do we move it to another day or refund you.",
      "Tetap jalan, dan kami sediakan jas hujan. Hanya kalau badai membuat program tidak aman, tur kami pindahkan ke hari lain atau uang Anda kami kembalikan.",
      "Да, дождевики выдаём всем. Только при сильной непогоде, когда программа небезопасна, мы переносим её на другой день или возвращаем деньги.",
    ),
  },
  hotelPickup: {
    question: t(
      "What time will you collect us from the hotel?",
      "Jam berapa kami dijemput di hotel?",
      "Во сколько нас заберут из отеля?",
    ),
    answer: t(
      "We send the exact time by WhatsApp the evening before. Please wait in the lobby ten minutes early; the driver can be up to fifteen minutes late because of traffic.",
      "Jam pasti kami kirim lewat WhatsApp pada malam sebelumnya. Mohon menunggu di lobi sepuluh menit lebih awal; sopir bisa terlambat sampai lima belas menit karena lalu lintas.",
      "Точное время пришлём в чат накануне вечером. Спуститесь, пожалуйста, в лобби за десять минут; из-за пробок водитель может опоздать минут на пятнадцать.",
    ),
  },
  vegetarian: {
    question: t(
      "Is there vegetarian or halal food?",
      "Ada makanan halal atau vegetarian?",
      "Есть ли вегетарианская и халяльная еда?",
    ),
    answer: t(
      "Yes, both. Tell us about your diet and allergies when you book, and the kitchen will prepare separate dishes without pork, meat or shellfish.",
      "Ada. Beri tahu kami saat memesan, termasuk jika ada alergi, dan dapur menyiapkan hidangan terpisah tanpa babi, tanpa daging, atau tanpa kerang dan udang.",
      "Да, и та и другая. Сообщите о диете и аллергиях при бронировании, и кухня приготовит отдельные блюда без свинины, мяса или морепродуктов.",
    ),
  },
  payOnSpot: {
    question: t("Can we pay on the spot?", "Bisa bayar di tempat?", "Можно ли оплатить на месте?"),
    answer: t(
      "Yes. We confirm your seats by WhatsApp and you pay the driver or guide on the day, in cash in Thai baht or by bank transfer.",
      "Bisa. Kursi kami konfirmasi lewat WhatsApp, lalu Anda membayar kepada sopir atau pemandu di hari tur, tunai dalam baht atau lewat transfer bank.",
      "Да. Места подтверждаем в чате, а оплатить можно в день поездки водителю или гиду: наличными в батах или банковским переводом.",
    ),
  },
  deposit: {
    question: t(
      "How do we pay for a multi-day tour?",
      "Bagaimana cara membayar paket beberapa hari?",
      "Как оплатить многодневный тур?",
    ),
    answer: t(
      "A deposit of 30% reserves hotels and transport; the rest is due seven days before departure, by bank transfer in baht, rupiah or dollars.",
      "Uang muka 30% untuk memesan hotel dan transportasi, sisanya dilunasi tujuh hari sebelum berangkat lewat transfer bank dalam baht, rupiah, atau dolar.",
      "Предоплата 30% нужна для брони отелей и транспорта, остаток вносится за семь дней до начала банковским переводом в батах, рупиях или долларах.",
    ),
  },
  whatToBring: {
    question: t("What should we bring?", "Apa saja yang perlu dibawa?", "Что взять с собой?"),
    answer: t(
      "Swimwear, a towel, a hat, reef-safe sunscreen, a dry change of clothes and some cash. Leave passports and jewellery in the hotel safe.",
      "Baju renang, handuk, topi, tabir surya ramah terumbu karang, baju ganti, dan sedikit uang tunai. Paspor dan perhiasan sebaiknya disimpan di brankas hotel.",
      "Купальник, полотенце, головной убор, безопасный для кораллов солнцезащитный крем, сменную одежду и немного наличных. Паспорта и украшения лучше оставить в сейфе отеля.",
    ),
  },
  seasickness: {
    question: t("What about seasickness?", "Bagaimana kalau mabuk laut?", "Что делать, если укачивает?"),
    answer: t(
      "The sea is calmest from November to April. We hand out tablets at the pier; take one half an hour before departure and sit at the stern.",
      "Laut paling tenang pada November sampai April. Obat antimabuk kami bagikan di dermaga; minum setengah jam sebelum berangkat dan pilih kursi di buritan.",
      "Спокойнее всего море с ноября по апрель. Таблетки раздаём на причале: примите одну за полчаса до выхода и садитесь ближе к корме.",
    ),
  },
  privateGroup: {
    question: t(
      "Can you run this tour just for our group?",
      "Bisa dibuat privat khusus rombongan kami?",
      "Можно ли организовать тур только для нашей компании?",
    ),
    answer: t(
      "Yes, on any day and with your own departure time. Tell us how many you are and we will quote a private price the same day.",
      "Bisa, di hari dan jam yang Anda pilih. Sebutkan jumlah peserta dan harga privat kami kirim di hari yang sama.",
      "Да, в любой день и в удобное для вас время. Напишите, сколько вас, и мы в тот же день пришлём цену индивидуального тура.",
    ),
  },
  guideLanguage: {
    question: t(
      "Which languages do the guides speak?",
      "Pemandu berbicara bahasa apa?",
      "На каких языках говорят гиды?",
    ),
    answer: t(
      "English on every departure. For an Indonesian- or Russian-speaking guide, please write to us at least three days ahead.",
      "Bahasa Inggris di setiap keberangkatan. Untuk pemandu berbahasa Indonesia atau Rusia, mohon kabari kami minimal tiga hari sebelumnya.",
      "На английском — в каждой поездке. О гиде, говорящем по-русски или по-индонезийски, напишите, пожалуйста, минимум за три дня.",
    ),
  },
  visaNeeded: {
    question: t("Do you help with the visa?", "Apakah urusan visa dibantu?", "Помогаете ли вы с визой?"),
    answer: t(
      "We send the itinerary, hotel confirmations and invitation letters that consulates ask for. The application itself and its fee remain with the traveller.",
      "Kami siapkan jadwal perjalanan, konfirmasi hotel, dan surat undangan yang diminta kedutaan. Pengajuan dan biayanya menjadi tanggungan peserta.",
      "Мы пришлём программу, подтверждения отелей и приглашения, которые запрашивают консульства. Документы подаёт и сбор оплачивает сам путешественник.",
    ),
  },
  changeHotel: {
    question: t("Can we choose other hotels?", "Bisa ganti hotel?", "Можно ли выбрать другие отели?"),
    answer: t(
      "Of course. Name the hotel or the category you prefer, and we will recalculate the package with the difference in price.",
      "Tentu. Sebutkan hotel atau kelas bintang yang Anda inginkan, dan harga paket kami hitung ulang sesuai selisihnya.",
      "Конечно. Назовите отель или желаемую категорию, и мы пересчитаем стоимость с учётом разницы в цене.",
    ),
  },
};

export const cancellations = {
  dayTrip: [
    t(
      "Free cancellation up to 48 hours before pick-up.",
      "Gratis batal hingga 48 jam sebelum penjemputan.",
      "Бесплатная отмена не позднее чем за 48 часов до выезда.",
    ),
    t(
      "24–48 hours before pick-up: 50% of the price is refunded.",
      "24–48 jam sebelum penjemputan: uang kembali 50%.",
      "За 24–48 часов до выезда возвращается 50% стоимости.",
    ),
    t(
      "Less than 24 hours before pick-up or no-show: no refund.",
      "Kurang dari 24 jam atau tidak hadir: uang tidak kembali.",
      "Менее чем за 24 часа или при неявке деньги не возвращаются.",
    ),
    t(
      "If we cancel because of the weather: another date or a full refund.",
      "Jika kami batalkan karena cuaca: ganti tanggal atau uang kembali penuh.",
      "Если мы отменяем поездку из-за погоды — другая дата или полный возврат.",
    ),
  ],
  privateService: [
    t(
      "Free cancellation or change of time up to 24 hours before the start.",
      "Gratis batal atau ubah jam hingga 24 jam sebelum mulai.",
      "Бесплатная отмена или перенос не позднее чем за 24 часа до начала.",
    ),
    t(
      "Less than 24 hours: 50% of the price is charged.",
      "Kurang dari 24 jam: dikenakan biaya 50%.",
      "Менее чем за 24 часа удерживается 50% стоимости.",
    ),
    t(
      "No-show: the full price is charged.",
      "Tidak hadir tanpa kabar: dikenakan biaya penuh.",
      "При неявке без предупреждения удерживается полная стоимость.",
    ),
  ],
  multiDay: [
    t(
      "30 days or more before departure: full refund of the deposit.",
      "30 hari atau lebih sebelum berangkat: uang muka kembali penuh.",
      "За 30 дней и более до начала предоплата возвращается полностью.",
    ),
    t(
      "15–29 days before departure: 70% of the amount paid is refunded.",
      "15–29 hari sebelum berangkat: 70% pembayaran kembali.",
      "За 15–29 дней возвращается 70% внесённой суммы.",
    ),
    t(
      "7–14 days before departure: 50% of the amount paid is refunded.",
      "7–14 hari sebelum berangkat: 50% pembayaran kembali.",
      "За 7–14 дней возвращается 50% внесённой суммы.",
    ),
    t(
      "Less than 7 days before departure: no refund, but one free change of names.",
      "Kurang dari 7 hari: uang tidak kembali, tetapi nama peserta boleh diganti satu kali.",
      "Менее чем за 7 дней деньги не возвращаются, но один раз можно бесплатно заменить участников.",
    ),
    t(
      "Flight tickets follow the airline's own rules.",
      "Tiket pesawat mengikuti aturan maskapai.",
      "Авиабилеты возвращаются по правилам авиакомпании.",
    ),
  ],
  shortOvernight: [
    t(
      "Free cancellation up to 7 days before departure.",
      "Gratis batal hingga 7 hari sebelum berangkat.",
      "Бесплатная отмена не позднее чем за 7 дней до начала.",
    ),
    t(
      "3–6 days before departure: 50% of the price is refunded.",
      "3–6 hari sebelum berangkat: uang kembali 50%.",
      "За 3–6 дней возвращается 50% стоимости.",
    ),
    t(
      "Less than 3 days before departure or no-show: no refund.",
      "Kurang dari 3 hari atau tidak hadir: uang tidak kembali.",
      "Менее чем за 3 дня или при неявке деньги не возвращаются.",
    ),
    t(
      "Closed sea or park: another date or a full refund.",
      "Laut atau taman nasional ditutup: ganti tanggal atau uang kembali penuh.",
      "Если море или парк закрыты — другая дата или полный возврат.",
    ),
  ],
};

export const meals = {
  breakfast: t("Breakfast", "Sarapan", "Завтрак"),
  lunch: t("Lunch", "Makan siang", "Обед"),
  dinner: t("Dinner", "Makan malam", "Ужин"),
  lunchOwn: t(
    "Lunch of your choice (own expense)",
    "Makan siang sesuai pilihan (biaya sendiri)",
    "Обед по вашему выбору (за свой счёт)",
  ),
  dinnerOwn: t(
    "Dinner of your choice (own expense)",
    "Makan malam sesuai pilihan (biaya sendiri)",
    "Ужин по вашему выбору (за свой счёт)",
  ),
};

export const priceLines = {
  adult: t("Adult", "Dewasa", "Взрослый"),
  child: t("Child 4–11 years", "Anak 4–11 tahun", "Ребёнок 4–11 лет"),
};
