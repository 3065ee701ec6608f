import type { DemoBlog } from "../demo-content.ts";

export const islands: DemoBlog[] = [
  {
    title: {
      en: "When to go to the Similan Islands",
      id: "Kapan waktu terbaik ke Kepulauan Similan",
      ru: "Когда ехать на Симиланские острова",
    },
    content: {
      en: `<p>Eleven granite islands, two hours and a half from a Phuket hotel bed, closed for five months of the year. Most questions we get about Similan are really one question: <strong>is my week a good one?</strong> Here is how we answer it.</p>
<h2>The season in one paragraph</h2>
<p>The national park opens on 15 October and closes on 15 May. Outside these dates nobody lands, however flat the sea looks: the beaches and the reef get their rest, and the south-west swell makes the crossing rough. If somebody sells you Similan in July, ask for the name of the island.</p>
<h2>Month by month</h2>
<ul>
<li><strong>Late October and November.</strong> The forest is at its greenest and the park at its emptiest. A shower in the afternoon is possible, and now and then a leftover swell cancels a day. Keep one spare day in your plan.</li>
<li><strong>December to February.</strong> Dry, clear, a light north-easterly wind. It is also the time when the daily number of visitors is reached, so book a week ahead, and two around New Year.</li>
<li><strong>March and April.</strong> The hottest weeks and the calmest water. Plankton drifts in: a little less visibility, a better chance of mantas and, with luck, a whale shark at Ko Bon.</li>
<li><strong>First half of May.</strong> A gamble, at the lowest prices. We look at the forecast with you the day before.</li>
</ul>
<h2>What a day looks like</h2>
<p>A van collects you between five and half past six, depending on the beach. The speedboat leaves Thap Lamu Pier, south of Khao Lak, at about half past eight and needs some seventy minutes. You swim at two or three places, have lunch on Island No. 4 and walk up to Sail Rock on No. 8, the boulder that appears on every postcard. By five you are back on the mainland, by seven at your hotel.</p>
<blockquote><p>Sit at the stern. The bow has the better pictures and, on the way back, all of the bumps.</p></blockquote>
<h2>Rules worth knowing</h2>
<ol>
<li>Sleeping on the islands has not been allowed since 2018. Only dive boats stay overnight, at sea.</li>
<li>Sunscreen with oxybenzone, octinoxate, 4-methylbenzylidene camphor or butylparaben is forbidden in Thai marine parks. A rash vest is better than any lotion.</li>
<li>Foam boxes and plastic bags stay on the mainland.</li>
<li>Fish are not fed, coral is not touched, shells are not taken. Rangers do check bags at the pier.</li>
</ol>
<h2>Similan or Surin?</h2>
<p>Similan has the boulders and the deeper water. Surin, farther north, has shallower coral gardens, fewer boats and a village of the Moken, the people of this sea. With children who snorkel for the first time we would choose Surin; for a first visit and one free day, Similan. Both are in <a href="/en/tours?search=similan">our programme</a> from the day the park opens.</p>`,
      id: `<p>Sebelas pulau granit, dua setengah jam dari kamar hotel di Phuket, dan tutup lima bulan setiap tahun. Kebanyakan pertanyaan tamu soal Similan sebenarnya satu: <strong>minggu liburan saya pas tidak?</strong> Begini cara kami menjawabnya.</p>
<h2>Musimnya, singkat saja</h2>
<p>Taman nasional dibuka 15 Oktober dan ditutup 15 Mei. Di luar tanggal itu tidak ada yang boleh mendarat, setenang apa pun lautnya: pantai dan karang sedang dipulihkan, dan ombak dari barat daya membuat kapal terguncang-guncang. Kalau ada yang menawarkan Similan di bulan Juli, tanyakan ke pulau yang mana.</p>
<h2>Bulan demi bulan</h2>
<ul>
<li><strong>Akhir Oktober dan November.</strong> Hutan sedang hijau-hijaunya, pengunjung paling sedikit. Sore bisa hujan sebentar, sesekali sisa ombak membatalkan tur. Siapkan satu hari cadangan.</li>
<li><strong>Desember sampai Februari.</strong> Kering, cerah, angin timur laut yang ringan. Ini juga masa kuota harian habis, jadi pesanlah seminggu sebelumnya, dua minggu kalau sekitar Tahun Baru.</li>
<li><strong>Maret dan April.</strong> Paling panas, air paling tenang. Plankton mulai datang: jarak pandang berkurang sedikit, peluang bertemu pari manta bertambah, dan kalau beruntung ada hiu paus di Ko Bon.</li>
<li><strong>Paruh pertama Mei.</strong> Untung-untungan dengan harga terendah. Prakiraan cuaca kami lihat bersama sehari sebelumnya.</li>
</ul>
<h2>Seperti apa turnya</h2>
<p>Van menjemput antara jam lima dan setengah tujuh, tergantung pantai tempat Anda menginap. Speedboat berangkat dari Dermaga Thap Lamu, di selatan Khao Lak, sekitar setengah sembilan dan butuh kurang lebih tujuh puluh menit. Ada dua atau tiga tempat berenang, makan siang di Pulau No. 4, lalu naik ke Sail Rock di Pulau No. 8, batu yang ada di semua kartu pos. Jam lima sudah di daratan, jam tujuh di hotel.</p>
<blockquote><p>Duduklah di buritan. Haluan memang bagus untuk foto, tetapi waktu pulang semua guncangan terasa di sana.</p></blockquote>
<h2>Aturan yang perlu diketahui</h2>
<ol>
<li>Sejak 2018 menginap di pulau dilarang. Hanya kapal penyelam yang bermalam, itu pun di laut.</li>
<li>Tabir surya yang mengandung oxybenzone, octinoxate, 4-methylbenzylidene camphor, atau butylparaben dilarang di taman laut Thailand. Baju renang lengan panjang lebih ampuh daripada losion apa pun.</li>
<li>Kotak styrofoam dan kantong plastik ditinggal di daratan.</li>
<li>Ikan tidak diberi makan, karang tidak disentuh, kerang tidak dibawa pulang. Petugas benar-benar memeriksa tas di dermaga.</li>
</ol>
<h2>Similan atau Surin?</h2>
<p>Similan punya batu-batu raksasa dan air yang lebih dalam. Surin, lebih ke utara, punya taman karang dangkal, kapal yang lebih sedikit, dan kampung orang Moken, pengembara laut ini. Untuk anak yang baru pertama kali snorkeling kami sarankan Surin; untuk kunjungan pertama dengan satu hari luang, Similan. Keduanya ada di <a href="/id/tours?search=similan">program kami</a> sejak hari pertama taman nasional dibuka. Soal makan, menu di kapal bisa halal asal disebut saat memesan.</p>`,
      ru: `<p>Одиннадцать гранитных островов в двух с половиной часах от отеля на Пхукете, закрытых пять месяцев в году. Почти все вопросы о Симиланах сводятся к одному: <strong>моя неделя подходит?</strong> Вот как мы на него отвечаем.</p>
<h2>Сезон в двух словах</h2>
<p>Национальный парк открывается 15 октября и закрывается 15 мая. В остальное время на берег не высаживают никого, каким бы гладким ни было море: пляжи и рифы восстанавливаются, а юго-западная волна делает переход тяжёлым. Если вам продают Симиланы в июле, спросите, на какой именно остров.</p>
<h2>По месяцам</h2>
<ul>
<li><strong>Конец октября и ноябрь.</strong> Лес самый зелёный, людей меньше всего. После обеда может пройти дождь, изредка остаточная волна отменяет выход. Оставьте в плане запасной день.</li>
<li><strong>Декабрь — февраль.</strong> Сухо, ясно, лёгкий северо-восточный ветер. В это же время выбирают дневную норму посетителей, поэтому бронируйте за неделю, а под Новый год за две.</li>
<li><strong>Март и апрель.</strong> Самая жара и самая тихая вода. Приходит планктон: видимость чуть хуже, зато больше шансов увидеть мант, а если повезёт, и китовую акулу у Ко-Бона.</li>
<li><strong>Первая половина мая.</strong> Лотерея по самым низким ценам. Прогноз смотрим вместе с вами накануне.</li>
</ul>
<h2>Как проходит день</h2>
<p>Минивэн забирает вас между пятью и половиной седьмого, смотря где вы живёте. Катер выходит с пирса Тап-Ламу южнее Као-Лака около половины девятого и идёт минут семьдесят. Две-три остановки с масками, обед на острове № 4 и подъём к скале Парус на № 8, той самой с открыток. К пяти вы на материке, к семи в отеле.</p>
<blockquote><p>Садитесь на корму. На носу фотографии красивее, но на обратном пути там сильнее всего бьёт волна.</p></blockquote>
<h2>Правила, о которых лучше знать</h2>
<ol>
<li>Ночевать на островах с 2018 года нельзя. Остаются только дайверские суда, и те в море.</li>
<li>В морских парках Таиланда запрещены кремы с оксибензоном, октиноксатом, 4-метилбензилиден-камфорой и бутилпарабеном. Футболка для плавания защищает лучше любого крема.</li>
<li>Пенопластовые контейнеры и пакеты остаются на материке.</li>
<li>Рыб не кормят, кораллов не касаются, ракушки не увозят. Сумки на причале действительно проверяют.</li>
</ol>
<h2>Симиланы или Сурины?</h2>
<p>На Симиланах валуны и глубина. На Суринах, севернее, коралловые сады мельче, лодок меньше, и там живут мокены, народ этого моря. С детьми, которые впервые надевают маску, мы бы выбрали Сурины; если едете впервые и свободен один день — Симиланы. И те и другие есть в <a href="/ru/tours?search=similan">нашей программе</a> с первого дня открытия парка.</p>`,
    },
    postedInDays: -4,
    category: "Islands",
    image: "similan-boulders/day",
    seo_title: {
      en: "Similan Islands: the season, month by month",
      id: "Musim Kepulauan Similan, bulan demi bulan",
      ru: "Симиланские острова: сезон по месяцам",
    },
    seo_description: {
      en: "When the Similan Islands are open, which months are calm, how a day trip from Phuket runs and which park rules you should know before you book.",
      id: "Kapan Kepulauan Similan dibuka, bulan apa laut tenang, seperti apa tur sehari dari Phuket, dan aturan taman nasional yang perlu Anda ketahui.",
      ru: "Когда открыты Симиланы, в какие месяцы море спокойное, как проходит поездка на день с Пхукета и какие правила парка важно знать заранее.",
    },
  },
  {
    title: {
      en: "Phi Phi without the crowds",
      id: "Ke Phi Phi tanpa berdesakan",
      ru: "Пхи-Пхи без толпы",
    },
    content: {
      en: `<p>Between ten and two, some eighty boats share the water around Phi Phi Leh. At half past seven there are six. The islands are the same; only the clock is different. These are the ways in which we keep our guests out of the rush.</p>
<h2>Maya Bay has opening hours</h2>
<p>The bay from the film was closed for more than three years and came back with rules. Boats no longer enter it: they moor behind the island, in Loh Samah, and you walk three minutes over a wooden path. Visitors come in rounds of about an hour, their number is limited, and swimming stops at the knee, because young blacktip sharks have returned to the shallows. Every year the bay rests <strong>from 1 August to 30 September</strong>.</p>
<p>The first round, at seven, is the quiet one. For it the van leaves Patong at about five. It sounds cruel and is the only thing our guests never complain about afterwards.</p>
<h2>Turn the route round</h2>
<p>Most boats follow the same loop: Maya, Pileh Lagoon, Viking Cave, lunch on Phi Phi Don, Bamboo Island. A captain who starts with Bamboo and ends in Pileh meets everybody going the other way. The light in the lagoon is better after three in any case: the sun comes over the western wall and the water turns from green to glass.</p>
<blockquote><p>Ask one question before you book: in which order do you go? If nobody knows, the answer is "like everybody else".</p></blockquote>
<h2>Stay a night</h2>
<p>The last excursion boats leave at about half past three. By four, Phi Phi Don belongs to the people who sleep there. Choose Laem Thong or Loh Bagao in the north-east for silence, and the viewpoint above Tonsai for the evening; the bars near the pier play until two, so do not sleep beside them unless you mean to dance.</p>
<h3>What to do with the morning</h3>
<ul>
<li>Hire a longtail at six for two hours; the boatmen at Tonsai have fixed prices on a board.</li>
<li>Walk to Viewpoint 2 before the heat: 186 metres, about half an hour, partly stairs.</li>
<li>Have breakfast late. The first day boats arrive at half past nine.</li>
</ul>
<h2>Choose the day, too</h2>
<p>Weekends are busier than weekdays, Thai public holidays busier than weekends, and the days around Songkran, Chinese New Year and 31 December the busiest of all. Early December and the second half of January have the same sea with fewer people. In May, June and October there is room even at noon, and a real chance of rain.</p>
<h2>And if only the usual day is left?</h2>
<p>Then take a catamaran. It is slower, arrives when the speedboats are leaving, and has shade and space on deck, so the crowd is something you look at from a distance. All our departures, the early one included, are under <a href="/en/tours?search=phi+phi">Phi Phi</a>.</p>`,
      id: `<p>Antara jam sepuluh dan jam dua, sekitar delapan puluh kapal berbagi perairan di sekeliling Phi Phi Leh. Jam setengah delapan pagi hanya ada enam. Pulaunya sama, jamnya saja yang berbeda. Begini cara kami menghindarkan tamu dari keramaian.</p>
<h2>Maya Bay punya jam buka</h2>
<p>Teluk yang terkenal karena film itu pernah ditutup lebih dari tiga tahun dan dibuka lagi dengan aturan. Kapal tidak boleh masuk; semuanya sandar di belakang pulau, di Loh Samah, lalu Anda berjalan tiga menit di atas jalur kayu. Pengunjung masuk per gelombang sekitar satu jam, jumlahnya dibatasi, dan air hanya boleh sampai lutut karena anak hiu sirip hitam sudah kembali ke sana. Setiap tahun teluk ini beristirahat <strong>dari 1 Agustus sampai 30 September</strong>.</p>
<p>Gelombang pertama, jam tujuh, yang paling sepi. Untuk itu van berangkat dari Patong sekitar jam lima. Kedengarannya kejam, tetapi justru ini yang tidak pernah disesali tamu kami. Salat Subuh bisa di dermaga, tempatnya ada.</p>
<h2>Rutenya dibalik</h2>
<p>Kebanyakan kapal memutar dengan urutan yang sama: Maya, Laguna Pileh, Gua Viking, makan siang di Phi Phi Don, Pulau Bamboo. Kapten yang mulai dari Bamboo dan menutup hari di Pileh akan berpapasan dengan semua orang dari arah sebaliknya. Lagi pula cahaya di laguna paling bagus setelah jam tiga, ketika matahari melewati tebing barat dan air hijau berubah jernih seperti kaca.</p>
<blockquote><p>Tanyakan satu hal sebelum memesan: urutannya bagaimana? Kalau tidak ada yang tahu, artinya "sama seperti yang lain".</p></blockquote>
<h2>Menginap semalam</h2>
<p>Kapal tur terakhir pergi sekitar setengah empat. Setelah jam empat, Phi Phi Don milik orang yang menginap. Kalau mencari sepi, pilih Laem Thong atau Loh Bagao di timur laut; sorenya naik ke titik pandang di atas Tonsai. Bar dekat dermaga berisik sampai jam dua malam, jadi jangan menginap di sebelahnya.</p>
<h3>Mengisi pagi hari</h3>
<ul>
<li>Sewa longtail jam enam untuk dua jam; harga resminya terpasang di papan dekat Dermaga Tonsai.</li>
<li>Jalan ke Viewpoint 2 sebelum panas: tingginya 186 meter, kira-kira setengah jam, sebagian tangga.</li>
<li>Sarapan belakangan saja. Kapal harian pertama baru datang jam setengah sepuluh.</li>
</ul>
<h2>Harinya juga dipilih</h2>
<p>Akhir pekan lebih ramai daripada hari biasa, libur nasional Thailand lebih ramai lagi, dan yang paling padat adalah Songkran, Imlek, serta akhir Desember. Libur Lebaran dan libur sekolah Indonesia juga terasa. Awal Desember dan paruh kedua Januari lautnya sama indahnya dengan orang lebih sedikit. Mei, Juni, dan Oktober lega bahkan di tengah hari, dengan risiko hujan.</p>
<h2>Kalau tinggal jadwal biasa?</h2>
<p>Naik katamaran saja. Jalannya pelan, tiba ketika speedboat sudah pergi, dan deknya teduh serta lapang, jadi keramaian cukup dilihat dari jauh. Semua keberangkatan kami, termasuk yang subuh, ada di <a href="/id/tours?search=phi+phi">halaman Phi Phi</a>.</p>`,
      ru: `<p>С десяти до двух вокруг Пхи-Пхи-Ле одновременно ходит около восьмидесяти катеров. В половине восьмого утра их шесть. Острова те же, разница только в часах. Рассказываем, как мы уводим гостей от толпы.</p>
<h2>У бухты Майя есть часы работы</h2>
<p>Бухту из фильма закрывали больше чем на три года, и вернулась она с правилами. Катера внутрь не заходят: причаливают с другой стороны острова, в Ло-Саме, дальше три минуты пешком по деревянной дорожке. Гостей пускают сеансами примерно по часу, число мест ограничено, а заходить в воду можно по колено, потому что на мелководье вернулись молодые чернопёрые акулы. Каждый год <strong>с 1 августа по 30 сентября</strong> бухта отдыхает.</p>
<p>Первый сеанс, в семь утра, самый тихий. Ради него минивэн выезжает из Патонга около пяти. Звучит жестоко, но именно на это потом никто не жалуется.</p>
<h2>Разверните маршрут</h2>
<p>Большинство идёт по одному кругу: Майя, лагуна Пиле, пещера Викингов, обед на Пхи-Пхи-Доне, остров Бамбу. Капитан, который начинает с Бамбу и заканчивает в Пиле, встречает всех на противоположном курсе. К тому же свет в лагуне лучше после трёх: солнце переваливает через западную стену, и вода из зелёной становится стеклянной.</p>
<blockquote><p>Перед бронированием задайте один вопрос: в каком порядке вы идёте? Если никто не знает, ответ — «как все».</p></blockquote>
<h2>Останьтесь на ночь</h2>
<p>Последние экскурсионные катера уходят около половины четвёртого. К четырём Пхи-Пхи-Дон принадлежит тем, кто там ночует. За тишиной — на северо-восток, в Лаем-Тонг или Ло-Багао, за вечерним видом — на смотровую над Тонсаем. Бары у причала шумят до двух, так что селиться рядом стоит только тем, кто собирается танцевать.</p>
<h3>Чем занять утро</h3>
<ul>
<li>В шесть наймите лонгтейл на два часа; у лодочников в Тонсае твёрдые цены на доске.</li>
<li>Поднимитесь на вторую смотровую до жары: 186 метров, около получаса, местами ступени.</li>
<li>Завтракайте поздно. Первые дневные катера приходят в половине десятого.</li>
</ul>
<h2>День тоже имеет значение</h2>
<p>В выходные людей больше, чем в будни, в тайские праздники больше, чем в выходные, а больше всего на Сонгкран, китайский Новый год и 31 декабря. В начале декабря и во второй половине января море такое же, а народу меньше. В мае, июне и октябре просторно даже в полдень, но дождь вполне вероятен.</p>
<h2>А если остался только обычный рейс?</h2>
<p>Тогда берите катамаран. Он медленнее, приходит, когда катера уже уезжают, на палубе есть тень и место, и на толпу можно смотреть издалека. Все наши выходы, включая ранний, собраны в разделе <a href="/ru/tours?search=phi+phi">Пхи-Пхи</a>.</p>`,
    },
    postedInDays: -11,
    category: "Islands",
    image: "phi-phi-lagoon/dawn",
    seo_title: {
      en: "Phi Phi without the crowds: hours, routes, days",
      id: "Phi Phi tanpa ramai: jam, rute, dan hari terbaik",
      ru: "Пхи-Пхи без толпы: часы, маршруты, дни",
    },
    seo_description: {
      en: "How to see Maya Bay and Pileh Lagoon before the boats arrive: opening hours, a route the other way round, a night on the island, quieter days.",
      id: "Cara melihat Maya Bay dan Laguna Pileh sebelum kapal lain tiba: jam buka, rute terbalik, menginap di pulau, dan hari-hari yang lebih sepi.",
      ru: "Как увидеть бухту Майя и лагуну Пиле до прихода катеров: часы работы, обратный маршрут, ночь на острове и дни, когда людей меньше.",
    },
  },
  {
    title: {
      en: "Komodo: what goes into the bag",
      id: "Ke Komodo: apa saja yang masuk tas",
      ru: "Комодо: что положить в сумку",
    },
    content: {
      en: `<p>A boat cabin out of Labuan Bajo is two metres by two, half of it bed. A hard suitcase has no place there, and nothing on the islands can be bought. So we send every guest the same list. It is short, because most of what people bring stays in the bag.</p>
<h2>The bag itself</h2>
<p>A soft one, 40 litres or less, plus a dry bag of ten litres for the dinghy. Leave the big suitcase with your hotel or with us in Labuan Bajo.</p>
<h2>Clothes</h2>
<ul>
<li>Closed shoes with a grip. Padar is a path of steps, sand and loose stones, climbed in the dark to be on top at sunrise.</li>
<li>A long-sleeved swim shirt: the sun at eight degrees south burns through cloud.</li>
<li>A thin wind jacket. At four in the morning on a moving deck it is cold, even here.</li>
<li>A hat with a strap. The sea between the islands has collected many without.</li>
<li>Something that covers knees and shoulders for the fishing village of Komodo.</li>
</ul>
<h2>Small things that decide the day</h2>
<ol>
<li>Seasickness tablets, taken the evening before. The strait between Komodo and Rinca has whirlpools; it is short but lively.</li>
<li>Reef-safe sunscreen.</li>
<li>A head torch for Padar. Phones end up in the bushes.</li>
<li>A power bank. Most boats run the generator only in the evening.</li>
<li>Cash in rupiah for the park's tickets, if they are not part of your package, and for tips. There is no machine after the harbour.</li>
<li>A refillable bottle. Drinking water is on board.</li>
</ol>
<blockquote><p>A dragon smells blood from kilometres away. Women who have their period, and anybody with an open wound, should tell the ranger: you then walk in the middle of the group, and that is all.</p></blockquote>
<h2>How to behave among dragons</h2>
<p>You walk with a ranger and his forked stick, in a group, at least five metres from the animals. They look asleep. They run as fast as a cyclist. No dangling straps, no food in the hand, no squatting down for a picture, children between adults. In July and August, the mating season, they hide in the forest; from September the females guard nests and are best left alone.</p>
<h2>When</h2>
<p>April to November is dry. April and May are green and quiet, July to September golden, windy and full. Mantas at Makassar Reef are most reliable from December to February, when the sea is restless and some boats stay in port. If the pictures you have in mind show green hills, come in April.</p>
<h2>What stays at home</h2>
<p>Drones need a permit, applied for well before. Single-use plastic is not welcome in the park. Perfume attracts bees on Rinca, and hairdryers trip the generator. Everything else comes with our <a href="/en/domestic-tours?search=komodo">Komodo trips</a>, snorkel and fins included.</p>`,
      id: `<p>Kabin kapal dari Labuan Bajo ukurannya dua kali dua meter, separuhnya ranjang. Koper keras tidak muat, dan di pulau tidak ada yang bisa dibeli. Karena itu setiap tamu kami kirimi daftar yang sama. Daftarnya pendek, sebab kebanyakan barang bawaan ujung-ujungnya tidak keluar dari tas.</p>
<h2>Tasnya dulu</h2>
<p>Pakai tas lunak, maksimal 40 liter, ditambah dry bag sepuluh liter untuk naik sekoci. Koper besar dititipkan di hotel atau di tempat kami di Labuan Bajo.</p>
<h2>Pakaian</h2>
<ul>
<li>Sepatu tertutup dengan sol yang mencengkeram. Jalur Padar berupa tangga, pasir, dan kerikil lepas, didaki saat gelap supaya sampai puncak waktu matahari terbit.</li>
<li>Baju renang lengan panjang: matahari di sini membakar walau berawan.</li>
<li>Jaket tipis antiangin. Jam empat pagi di dek kapal yang berjalan itu dingin.</li>
<li>Topi bertali. Laut di sini sudah mengoleksi banyak topi tanpa tali.</li>
<li>Baju yang menutup bahu dan lutut untuk singgah di kampung nelayan Komodo.</li>
</ul>
<h2>Barang kecil yang menentukan</h2>
<ol>
<li>Obat antimabuk, diminum malam sebelumnya. Selat antara Komodo dan Rinca punya pusaran arus; sebentar saja, tetapi terasa.</li>
<li>Tabir surya ramah karang.</li>
<li>Senter kepala untuk Padar. Ponsel sering berakhir di semak.</li>
<li>Power bank. Kebanyakan kapal menyalakan genset hanya malam hari.</li>
<li>Uang tunai untuk tiket taman nasional, bila belum termasuk paket, dan untuk tip. Setelah pelabuhan tidak ada ATM.</li>
<li>Botol minum isi ulang. Air minum ada di kapal.</li>
</ol>
<blockquote><p>Komodo mencium darah dari jarak beberapa kilometer. Perempuan yang sedang haid, juga siapa pun yang punya luka terbuka, sebaiknya memberi tahu ranger: Anda cukup berjalan di tengah rombongan, itu saja.</p></blockquote>
<h2>Sopan santun di depan komodo</h2>
<p>Anda berjalan bersama ranger yang membawa tongkat bercabang, berkelompok, minimal lima meter dari satwa. Mereka kelihatan tidur, padahal larinya secepat sepeda. Tali tas jangan menjuntai, makanan jangan dipegang, jangan jongkok untuk berfoto, anak-anak diapit orang dewasa. Juli dan Agustus musim kawin, komodo banyak masuk hutan; mulai September betina menjaga sarang dan sebaiknya tidak diganggu.</p>
<h2>Kapan waktunya</h2>
<p>April sampai November kering. April–Mei hijau dan sepi, Juli–September keemasan, berangin, dan penuh. Pari manta di Karang Makassar paling sering muncul Desember–Februari, ketika laut gelisah dan sebagian kapal tidak berangkat. Kalau foto yang Anda bayangkan bukit hijau, datanglah bulan April.</p>
<h2>Yang ditinggal di rumah</h2>
<p>Drone perlu izin yang diurus jauh hari. Plastik sekali pakai tidak diterima di taman nasional. Parfum mengundang lebah di Rinca, dan pengering rambut membuat genset mati. Selebihnya, termasuk masker snorkeling dan kaki katak, sudah ada di <a href="/id/domestic-tours?search=komodo">tur Komodo kami</a>.</p>`,
      ru: `<p>Каюта на судне из Лабуан-Баджо — два на два метра, половина из них кровать. Жёсткому чемодану там нет места, а купить на островах нечего. Поэтому всем гостям мы посылаем один и тот же список. Он короткий: большая часть того, что берут с собой, так и остаётся в сумке.</p>
<h2>Сама сумка</h2>
<p>Мягкая, до 40 литров, и к ней герметичный мешок литров на десять для шлюпки. Большой чемодан оставьте в отеле или у нас в Лабуан-Баджо.</p>
<h2>Одежда</h2>
<ul>
<li>Закрытая обувь с нескользкой подошвой. Тропа на Падар — ступени, песок и камни, и поднимаются по ней в темноте, чтобы успеть к рассвету.</li>
<li>Футболка для плавания с длинным рукавом: на восьмом градусе южной широты солнце жжёт и сквозь облака.</li>
<li>Тонкая ветровка. В четыре утра на палубе на ходу холодно даже здесь.</li>
<li>Шляпа с завязками. Шляп без завязок на дне пролива уже много.</li>
<li>Что-нибудь, закрывающее плечи и колени, для рыбацкой деревни на Комодо.</li>
</ul>
<h2>Мелочи, от которых зависит день</h2>
<ol>
<li>Таблетки от укачивания, накануне вечером. В проливе между Комодо и Ринкой водовороты: недолго, но бодро.</li>
<li>Безопасный для кораллов солнцезащитный крем.</li>
<li>Налобный фонарь для Падара. Телефоны улетают в кусты.</li>
<li>Внешний аккумулятор. Генератор на большинстве судов включают только вечером.</li>
<li>Наличные рупии на билеты парка, если они не входят в пакет, и на чаевые. Дальше порта банкоматов нет.</li>
<li>Бутылка для воды. Питьевая вода на борту есть.</li>
</ol>
<blockquote><p>Варан чует кровь за несколько километров. Женщинам в критические дни и всем, у кого открытая рана, стоит сказать об этом рейнджеру: вы просто пойдёте в середине группы.</p></blockquote>
<h2>Как вести себя рядом с варанами</h2>
<p>Ходят группой, с рейнджером и его рогатиной, не ближе пяти метров. Вараны кажутся спящими, а бегают со скоростью велосипедиста. Никаких свисающих ремешков, еды в руках и приседаний ради кадра; дети — между взрослыми. В июле и августе, в брачный сезон, они уходят в лес, с сентября самки стерегут гнёзда, и их лучше не тревожить.</p>
<h2>Когда ехать</h2>
<p>Сухо с апреля по ноябрь. В апреле и мае зелено и тихо, с июля по сентябрь холмы золотые, ветрено и многолюдно. Мант у рифа Макассар вернее всего застать с декабря по февраль, но море тогда неспокойное, и часть судов стоит в порту. Если вы представляете себе зелёные холмы, приезжайте в апреле.</p>
<h2>Что оставить дома</h2>
<p>Для дрона нужно разрешение, и получать его надо задолго до поездки. Одноразовый пластик в парке не приветствуют. Духи привлекают пчёл на Ринке, а от фена выбивает генератор. Всё остальное, включая маски и ласты, есть в наших <a href="/ru/domestic-tours?search=komodo">турах на Комодо</a>.</p>`,
    },
    postedInDays: -38,
    category: "Islands",
    image: "padar-view/day",
    seo_title: {
      en: "Packing for Komodo: a short, honest list",
      id: "Daftar bawaan ke Komodo yang benar-benar perlu",
      ru: "Что взять на Комодо: короткий честный список",
    },
    seo_description: {
      en: "A packing list for Komodo and Padar by boat: shoes, torch, cash, seasickness, how to behave among dragons and which month suits your pictures.",
      id: "Daftar bawaan untuk tur kapal Komodo dan Padar: sepatu, senter, uang tunai, obat mabuk laut, aturan di dekat komodo, dan bulan terbaiknya.",
      ru: "Список вещей для поездки на Комодо и Падар: обувь, фонарь, наличные, укачивание, правила рядом с варанами и месяц, который вам подойдёт.",
    },
  },
];
