import type { DemoBlog } from "../demo-content.ts";

export const planning: DemoBlog[] = [
  {
    title: {
      en: "Phuket in the rain: twelve good hours",
      id: "Phuket saat hujan: dua belas jam yang tetap asyik",
      ru: "Пхукет в дождь: двенадцать хороших часов",
    },
    content: {
      en: `<p>From May to October Phuket is green, cheap and wet. Wet does not mean all day: most rain falls in the late afternoon and at night, hard and short. September and October are the exception, when two or three grey days in a row are normal. Here is what we do with our own visitors then.</p>
<h2>First, read the flags</h2>
<p>A red flag on the beach is not advice. The south-west swell builds currents that pull away from the shore at Karon, Kata, Surin and Nai Harn, strongest where the water looks calm between two lines of breakers. If you are ever caught, do not swim against it: let it carry you, swim sideways, wave. Every year somebody believes the flag is for others.</p>
<h2>What still sails</h2>
<p>Phang Nga Bay lies behind the island, out of the wind. James Bond Island, the sea caves and the mangroves of Sam Chong run nearly every day of the year, and mist between the cliffs suits them. Phi Phi goes on most mornings; the harbour office decides at six. Similan and Surin are closed until mid-October.</p>
<h2>A wet day, hour by hour</h2>
<ul>
<li><strong>8:00</strong> Dim sum in Phuket Town, at a table with people reading newspapers.</li>
<li><strong>9:30</strong> Waterfalls are worth it only now. Bang Pae is twenty minutes' easy walk from its car park; Ton Sai has more stairs and fewer people. Wear shoes, bring leech socks or a sense of humour.</li>
<li><strong>12:00</strong> A cooking class with the market included. The kitchen has a roof.</li>
<li><strong>15:00</strong> Thai Hua Museum: how tin and Hokkien miners made this town, in four rooms and one hour.</li>
<li><strong>16:30</strong> Massage while it pours. Rain on a tin roof is part of the treatment.</li>
<li><strong>18:00</strong> It has stopped. The sky over Promthep Cape is at its best after a shower, and the car park is half empty.</li>
</ul>
<blockquote><p>Locals plan mornings outdoors and afternoons under a roof. Do the same and you will lose very little.</p></blockquote>
<h2>Things that help</h2>
<ol>
<li>A rain jacket rather than an umbrella: the wind wins.</li>
<li>No motorbike on wet hills. The road between Patong and Karon keeps the local hospital busy. A van with a driver for the day costs less than you think when four people share it.</li>
<li>Refundable bookings. Ours are: if the sea is closed, you choose another date or get the money back.</li>
<li>Mosquito repellent at dusk, every day.</li>
</ol>
<h2>Why come at all?</h2>
<p>Hotels ask half of their January price, restaurants have a free table by the sea, the forest is loud with frogs, and surfers have waves at Kata and Kalim. Families with school holidays in July do very well here, as long as nobody has promised the children a flat sea every day. Ask for <a href="/en/tours?category=1_day_trip">day trips on land</a> and keep the boats for the days that offer themselves.</p>`,
      id: `<p>Mei sampai Oktober Phuket hijau, murah, dan basah. Basah bukan berarti seharian: hujan biasanya turun menjelang sore dan malam, deras tetapi sebentar. Pengecualiannya September dan Oktober, dua atau tiga hari mendung berturut-turut itu biasa. Ini yang kami lakukan dengan tamu kami di hari seperti itu.</p>
<h2>Pertama, lihat benderanya</h2>
<p>Bendera merah di pantai bukan saran. Ombak barat daya membuat arus yang menarik ke tengah di Karon, Kata, Surin, dan Nai Harn, paling kuat justru di air yang kelihatan tenang di antara dua deret ombak. Kalau terseret, jangan berenang melawan: biarkan terbawa, berenang menyamping, lambaikan tangan. Setiap tahun ada saja yang merasa bendera itu untuk orang lain.</p>
<h2>Yang tetap berlayar</h2>
<p>Teluk Phang Nga ada di balik pulau, terlindung dari angin. Pulau James Bond, gua-gua laut, dan bakau Sam Chong bisa dikunjungi hampir setiap hari sepanjang tahun, dan kabut di antara tebing malah membuatnya cantik. Kapal ke Phi Phi berangkat hampir setiap pagi; otoritas pelabuhan memutuskannya jam enam. Similan dan Surin tutup sampai pertengahan Oktober.</p>
<h2>Satu hari hujan, jam demi jam</h2>
<ul>
<li><strong>08.00</strong> Sarapan di Phuket Town. Untuk yang halal, roti dan kari di warung muslim Jalan Thalang.</li>
<li><strong>09.30</strong> Air terjun justru bagus sekarang. Bang Pae cuma dua puluh menit jalan santai dari parkiran; Ton Sai lebih banyak tangga dan lebih sepi. Pakai sepatu, siapkan kaus kaki antipacet atau selera humor.</li>
<li><strong>12.00</strong> Kelas memasak plus belanja di pasar. Dapurnya beratap.</li>
<li><strong>15.00</strong> Museum Thai Hua: bagaimana timah dan penambang Hokkien membentuk kota ini, empat ruang, satu jam.</li>
<li><strong>16.30</strong> Pijat selagi hujan deras. Bunyi hujan di atap seng termasuk terapinya.</li>
<li><strong>18.00</strong> Hujan reda. Langit di Tanjung Promthep paling indah sehabis hujan, dan parkirannya separuh kosong.</li>
</ul>
<blockquote><p>Orang sini menaruh acara luar ruang di pagi hari dan acara beratap di sore hari. Tiru saja, hampir tidak ada yang terlewat.</p></blockquote>
<h2>Yang perlu disiapkan</h2>
<ol>
<li>Jas hujan, bukan payung: anginnya menang.</li>
<li>Jangan naik motor di tanjakan basah. Jalan Patong–Karon adalah langganan ambulans rumah sakit setempat. Van dengan sopir untuk sehari ternyata murah kalau dibagi empat orang.</li>
<li>Pilih pemesanan yang uangnya bisa kembali. Aturan kami begitu: kalau laut ditutup, Anda ganti tanggal atau uang kembali.</li>
<li>Pakai losion antinyamuk setiap senja.</li>
</ol>
<h2>Lalu kenapa tetap datang?</h2>
<p>Harga hotel separuh harga Januari, meja tepi laut selalu ada, hutan ramai suara kodok, dan peselancar dapat ombak di Kata dan Kalim. Keluarga yang libur sekolah bulan Juni–Juli cocok ke sini, asal anak-anak tidak dijanjikan laut tenang setiap hari. Pilih dulu <a href="/id/tours?category=1_day_trip">tur sehari di darat</a>, kapalnya untuk hari yang cerah.</p>`,
      ru: `<p>С мая по октябрь Пхукет зелёный, недорогой и мокрый. Мокрый не значит «весь день»: чаще всего льёт ближе к вечеру и ночью, сильно и недолго. Исключение — сентябрь и октябрь, когда два-три серых дня подряд обычное дело. Вот чем мы занимаем своих гостей в такие дни.</p>
<h2>Сначала посмотрите на флаг</h2>
<p>Красный флаг на пляже — не рекомендация. Юго-западная волна создаёт течения, уносящие от берега на Кароне, Кате, Сурине и Най-Харне; сильнее всего там, где вода между двумя рядами бурунов кажется спокойной. Если вас понесло, не гребите против: дайте себя нести, плывите вбок, машите рукой. Каждый год кто-нибудь решает, что флаг вывесили для других.</p>
<h2>Что всё равно ходит</h2>
<p>Залив Пханг-Нга прячется за островом от ветра. Остров Джеймса Бонда, морские пещеры и мангры Сам-Чонга доступны почти круглый год, а туман между скалами им только к лицу. На Пхи-Пхи выходят почти каждое утро, решение порт принимает в шесть. Симиланы и Сурины закрыты до середины октября.</p>
<h2>Дождливый день по часам</h2>
<ul>
<li><strong>8:00</strong> Димсам в Пхукет-Тауне, за столом с теми, кто читает утреннюю газету.</li>
<li><strong>9:30</strong> Водопады хороши как раз сейчас. До Банг-Пэ двадцать минут лёгкой дороги от парковки; на Тон-Сай больше ступеней и меньше людей. Наденьте кроссовки и возьмите носки от пиявок или чувство юмора.</li>
<li><strong>12:00</strong> Кулинарный мастер-класс с походом на рынок. Над кухней есть крыша.</li>
<li><strong>15:00</strong> Музей Тхай-Хуа: как олово и рудокопы из Фуцзяни построили этот город. Четыре зала, один час.</li>
<li><strong>16:30</strong> Массаж, пока льёт. Стук дождя по железной крыше входит в процедуру.</li>
<li><strong>18:00</strong> Кончилось. Небо над мысом Промтеп после ливня самое красивое, а парковка полупустая.</li>
</ul>
<blockquote><p>Местные планируют утро под открытым небом, а вторую половину дня под крышей. Делайте так же и почти ничего не потеряете.</p></blockquote>
<h2>Что выручает</h2>
<ol>
<li>Дождевик, а не зонт: ветер сильнее.</li>
<li>Никаких мотобайков на мокрых горках. Дорога между Патонгом и Кароном исправно снабжает больницу пациентами. Минивэн с водителем на день на четверых обходится дешевле, чем кажется.</li>
<li>Бронь с возвратом. У нас именно так: море закрыли — другая дата или деньги назад.</li>
<li>Средство от комаров каждый вечер на закате.</li>
</ol>
<h2>Зачем тогда ехать?</h2>
<p>Отели стоят половину январской цены, в ресторане есть столик у воды, лес гремит лягушками, а сёрферам достаются волны на Кате и Калиме. Семьям со школьниками в июле здесь хорошо, если не обещать детям гладкое море каждый день. Запланируйте <a href="/ru/tours?category=1_day_trip">однодневные поездки по суше</a>, а лодки оставьте для дней, когда море само позовёт.</p>`,
    },
    postedInDays: -18,
    category: "Planning",
    image: "jungle-waterfall/day",
    seo_title: {
      en: "Phuket in the rainy season: what to do",
      id: "Phuket musim hujan: kegiatan yang tetap asyik",
      ru: "Пхукет в сезон дождей: чем заняться",
    },
    seo_description: {
      en: "What to do in Phuket when it rains: boats that still sail, waterfalls, museums and food hour by hour, red flags and the prices of the green season.",
      id: "Kegiatan di Phuket saat hujan: kapal yang tetap berangkat, air terjun, museum, makanan, arti bendera merah, dan harga di musim hujan.",
      ru: "Чем заняться на Пхукете в дождь: какие лодки ходят, водопады, музеи и еда по часам, красные флаги на пляжах и цены зелёного сезона.",
    },
  },
  {
    title: {
      en: "Ferries from Phuket, explained",
      id: "Feri dari Phuket, dijelaskan pelan-pelan",
      ru: "Паромы с Пхукета: разбираемся по порядку",
    },
    content: {
      en: `<p>Phuket has a bridge to the mainland and half a dozen piers, and sooner or later everybody stands at the wrong one. This is the sheet that hangs beside our office phone.</p>
<h2>Which pier for which island</h2>
<ul>
<li><strong>Rassada, Phuket Town.</strong> The big one. Phi Phi, Krabi (Ao Nang and Railay), Ko Lanta, in season Ko Lipe. Allow forty-five minutes from Patong, an hour when it rains.</li>
<li><strong>Bang Rong, north-east.</strong> Ko Yao Noi and Ko Yao Yai. Longtails and speedboats leave when they are full, about every hour until late afternoon.</li>
<li><strong>Ao Po.</strong> Private transfers to Ko Yao, Naka Island and the resorts of the bay.</li>
<li><strong>Chalong.</strong> Racha, Coral Island, and most day trips to the south. The pier is 700 metres long; there is a shuttle, use it.</li>
<li><strong>Thap Lamu, Khao Lak.</strong> Similan. Not on the island at all: an hour and three quarters by road from Patong.</li>
</ul>
<h2>Ferry or speedboat?</h2>
<p>To Phi Phi the ferry takes about two hours and the speedboat a little over one. The ferry has shade, toilets, an open deck and room to walk; it hardly notices a metre of swell. The speedboat notices everything. With small children, a bad back or a suitcase that matters, take the ferry. To Ko Lanta it is slower still, because you change boats in Phi Phi, and a van by road is often quicker.</p>
<h2>Tickets</h2>
<ol>
<li>Buy a ticket with hotel pick-up: the taxi to Rassada alone costs more than the difference.</li>
<li>Print the voucher or keep a picture of it. Signal in the hall is poor.</li>
<li>You will get a sticker with a colour. It decides which boat you board, and nobody calls names.</li>
<li>A return ticket is usually open: tell the counter on the island one day before which boat you take.</li>
</ol>
<blockquote><p>Never plan an island ferry and a flight for the same day with less than five hours between them. We have driven to the airport with wet hair often enough.</p></blockquote>
<h2>The sea decides</h2>
<p>From May to October small boats may be stopped by the harbour office, mostly for a day. Big ferries to Phi Phi nearly always sail; services to Lipe and between the southern islands pause for the whole season. If yours is cancelled, the company rebooks you or pays back; keep the sticker and the receipt.</p>
<h2>On board</h2>
<p>Luggage is piled on the bow in the order of arrival, so the first bag on is the last one off. Keep passport, medicine and a jumper with you: the cabin is cooled to the temperature of a fish market. At Railay and on the smaller islands you wade the last metres, with your shoes in your hand.</p>
<p>If all of that sounds like work, we do it every day: a van, the right pier and a seat on the shady side are part of our <a href="/en/tours?category=multi_day_trip">multi-day trips</a>.</p>`,
      id: `<p>Phuket punya jembatan ke daratan dan setengah lusin dermaga, dan cepat atau lambat setiap orang pernah berdiri di dermaga yang salah. Inilah catatan yang kami tempel di samping telepon kantor.</p>
<h2>Dermaga mana untuk pulau mana</h2>
<ul>
<li><strong>Rassada, Phuket Town.</strong> Yang paling besar. Ke Phi Phi, Krabi (Ao Nang dan Railay), Ko Lanta, dan pada musimnya Ko Lipe. Dari Patong empat puluh lima menit, satu jam kalau hujan.</li>
<li><strong>Bang Rong, timur laut.</strong> Ke Ko Yao Noi dan Ko Yao Yai. Longtail dan speedboat berangkat kalau sudah penuh, kira-kira tiap jam sampai sore. Penduduk Ko Yao mayoritas muslim, jadi makanan halal mudah dicari.</li>
<li><strong>Ao Po.</strong> Kapal privat ke Ko Yao, Pulau Naka, dan resor-resor di teluk.</li>
<li><strong>Chalong.</strong> Ke Racha, Pulau Coral, dan kebanyakan tur sehari ke selatan. Dermaganya 700 meter; ada mobil antar, naik saja.</li>
<li><strong>Thap Lamu, Khao Lak.</strong> Ke Similan. Letaknya bukan di Phuket: dari Patong satu jam tiga perempat lewat darat.</li>
</ul>
<h2>Feri atau speedboat?</h2>
<p>Ke Phi Phi, feri butuh sekitar dua jam, speedboat satu jam lebih sedikit. Feri punya tempat teduh, toilet, dek terbuka, dan ruang untuk jalan-jalan; ombak satu meter hampir tidak terasa. Di speedboat semuanya terasa. Kalau membawa anak kecil, punya sakit pinggang, atau membawa koper yang sayang kalau rusak, pilih feri. Ke Ko Lanta malah lebih lama karena ganti kapal di Phi Phi, sehingga van lewat darat sering lebih cepat.</p>
<h2>Tiket</h2>
<ol>
<li>Beli tiket yang sudah termasuk jemputan hotel: ongkos taksi ke Rassada saja lebih mahal daripada selisihnya.</li>
<li>Cetak voucer atau simpan fotonya. Sinyal di ruang tunggu jelek.</li>
<li>Anda akan diberi stiker berwarna. Warna itu menentukan kapalnya, nama penumpang tidak dipanggil.</li>
<li>Tiket pulang biasanya terbuka: sehari sebelumnya, beri tahu loket di pulau kapal jam berapa yang Anda naiki.</li>
</ol>
<blockquote><p>Jangan menjadwalkan feri dari pulau dan pesawat di hari yang sama dengan jeda kurang dari lima jam. Kami sudah terlalu sering mengantar tamu ke bandara dengan rambut basah.</p></blockquote>
<h2>Laut yang menentukan</h2>
<p>Mei sampai Oktober kapal kecil kadang dilarang berangkat oleh otoritas pelabuhan, umumnya sehari saja. Feri besar ke Phi Phi hampir selalu jalan; rute ke Lipe dan antarpulau selatan libur sepanjang musim. Kalau dibatalkan, perusahaan mengganti jadwal atau mengembalikan uang; simpan stiker dan kuitansinya.</p>
<h2>Di atas kapal</h2>
<p>Koper ditumpuk di haluan sesuai urutan datang, jadi yang naik pertama turun terakhir. Paspor, obat, dan jaket tipis dibawa ke kabin: AC-nya sedingin gudang ikan. Di Railay dan pulau kecil, beberapa meter terakhir ditempuh sambil menjinjing sepatu.</p>
<p>Kalau semua itu terdengar merepotkan, serahkan kepada kami: van, dermaga yang benar, dan kursi di sisi teduh sudah termasuk dalam <a href="/id/tours?category=multi_day_trip">paket beberapa hari</a> kami.</p>`,
      ru: `<p>С материком Пхукет соединяет мост, а с островами — полдюжины причалов, и рано или поздно каждый оказывается не на том. Эта памятка висит у нас в офисе рядом с телефоном.</p>
<h2>Какой причал для какого острова</h2>
<ul>
<li><strong>Рассада, Пхукет-Таун.</strong> Главный. Пхи-Пхи, Краби (Ао-Нанг и Рейли), Ко-Ланта, в сезон Ко-Липе. От Патонга сорок пять минут, в дождь час.</li>
<li><strong>Банг-Ронг, северо-восток.</strong> Ко-Яо-Ной и Ко-Яо-Яй. Лонгтейлы и катера отходят по мере заполнения, примерно раз в час до конца дня.</li>
<li><strong>Ао-По.</strong> Индивидуальные трансферы на Ко-Яо, остров Нака и в отели залива.</li>
<li><strong>Чалонг.</strong> Рача, остров Корал и большинство однодневных поездок на юг. Причал длиной 700 метров; по нему ходит электромобиль, не отказывайтесь.</li>
<li><strong>Тап-Ламу, Као-Лак.</strong> Симиланы. Это вообще не Пхукет: от Патонга час сорок пять по шоссе.</li>
</ul>
<h2>Паром или катер?</h2>
<p>До Пхи-Пхи паром идёт около двух часов, катер чуть больше часа. На пароме есть тень, туалет, открытая палуба и место пройтись; метровую волну он почти не замечает. Катер замечает всё. С маленькими детьми, больной спиной или чемоданом, который жалко, берите паром. До Ко-Ланты он ещё медленнее из-за пересадки на Пхи-Пхи, и минивэн по суше часто быстрее.</p>
<h2>Билеты</h2>
<ol>
<li>Покупайте билет с трансфером из отеля: одно такси до Рассады стоит дороже разницы.</li>
<li>Распечатайте ваучер или сохраните снимок. В зале плохая связь.</li>
<li>Вам наклеят цветной стикер. По цвету сажают на судно, по именам никого не зовут.</li>
<li>Обратный билет обычно открытый: за день скажите в кассе на острове, каким рейсом поедете.</li>
</ol>
<blockquote><p>Не ставьте паром с острова и самолёт на один день, если между ними меньше пяти часов. Мы слишком часто возили гостей в аэропорт с мокрыми волосами.</p></blockquote>
<h2>Решает море</h2>
<p>С мая по октябрь порт может не выпустить небольшие суда, чаще всего на день. Большие паромы на Пхи-Пхи ходят почти всегда; рейсы на Липе и между южными островами останавливаются на весь сезон. Если ваш рейс отменили, компания пересадит или вернёт деньги: сохраните стикер и чек.</p>
<h2>На борту</h2>
<p>Багаж складывают на носу в порядке прихода: кто сдал первым, получит последним. Паспорт, лекарства и кофту держите при себе, салон охлаждают до температуры рыбного рынка. На Рейли и на маленьких островах последние метры идут по воде, обувь в руках.</p>
<p>Если это похоже на работу, то мы занимаемся ею каждый день: минивэн, нужный причал и место в тени входят в наши <a href="/ru/tours?category=multi_day_trip">многодневные поездки</a>.</p>`,
    },
    postedInDays: -25,
    category: "Planning",
    image: "ferry/day",
    seo_title: {
      en: "Ferries from Phuket: piers, times, tickets",
      id: "Feri dari Phuket: dermaga, waktu tempuh, tiket",
      ru: "Паромы с Пхукета: причалы, время, билеты",
    },
    seo_description: {
      en: "Which Phuket pier serves which island, how long ferries and speedboats take to Phi Phi, Krabi and Lanta, and what to know about tickets and weather.",
      id: "Dermaga mana di Phuket untuk pulau mana, lama perjalanan feri dan speedboat ke Phi Phi, Krabi, dan Lanta, serta soal tiket dan cuaca.",
      ru: "С какого причала Пхукета на какой остров, сколько идут паром и катер до Пхи-Пхи, Краби и Ланты, что важно знать о билетах и погоде.",
    },
  },
  {
    title: {
      en: "Papers for the trip: Thailand and Indonesia",
      id: "Urusan dokumen: ke Thailand dan pulang ke Indonesia",
      ru: "Документы в поездку: Таиланд и Индонезия",
    },
    content: {
      en: `<p>Half of our guests come from Indonesia, a good part from Russia, and the questions before departure are the same: do I need a visa, what is this digital card, and what does the officer want to see? Rules in both countries have changed more than once in recent years. Treat this as a map, and look at the embassy's page before you buy tickets.</p>
<h2>Entering Thailand</h2>
<h3>With an Indonesian passport</h3>
<p>Citizens of ASEAN countries enter without a visa for a short stay, in general up to thirty days. The passport should be valid for six months.</p>
<h3>With a Russian passport</h3>
<p>No visa is needed for a holiday. How many days the stamp gives has been altered several times: <strong>read the date in the stamp</strong> before you leave the counter. A day too long costs 500 baht at the airport; much too long costs the next visit.</p>
<h3>For everybody: the digital arrival card</h3>
<p>Since May 2025 every foreigner fills in the Thailand Digital Arrival Card, the TDAC, within three days before landing. It is free and takes ten minutes on the immigration service's own site. Pages that ask for money are not that site. Keep the QR code as a picture; you need the address of your first hotel for it.</p>
<h2>Entering Indonesia</h2>
<h3>Visitors</h3>
<p>Russians, like citizens of many other countries, buy a visa on arrival, online beforehand or at the counter: 500,000 rupiah, thirty days, to be extended once. Bali adds a tourist levy of 150,000 rupiah, paid once per visit on the island's Love Bali page.</p>
<h3>The declaration</h3>
<p>Customs, health and immigration are now one form called All Indonesia, filled in within three days before landing. Indonesians coming home fill it in as well.</p>
<h2>What the officer may ask</h2>
<ul>
<li>a ticket out of the country within the days you are given,</li>
<li>the name and address of your first hotel,</li>
<li>money for the stay: in Thailand 10,000 baht a person or 20,000 a family, rarely asked for, in cash when it is,</li>
<li>for a child with one parent: the birth certificate and a letter of the other, best in English.</li>
</ul>
<blockquote><p>Do not bring vapes into Thailand. They are illegal, the fines are real, and "I did not know" is heard every day.</p></blockquote>
<h2>Small print that matters</h2>
<ol>
<li>SIM cards are registered to a passport; have it at hand.</li>
<li>Medicine with codeine, tramadol or strong sleeping agents needs a prescription in English.</li>
<li>Flying through Kuala Lumpur or Singapore with separate tickets may mean entering those countries; both have arrival cards of their own.</li>
<li>Insurance is not compulsory for these stays. A broken leg on an island is a speedboat, an ambulance and a private clinic.</li>
</ol>
<p>We send every guest of a <a href="/en/international-tours">longer tour</a> an up-to-date sheet with the links, two weeks before departure.</p>`,
      id: `<p>Separuh tamu kami datang dari Indonesia, dan pertanyaan sebelum berangkat selalu sama: perlu visa tidak, kartu digital itu apa, petugas imigrasi mau lihat apa? Aturan di kedua negara beberapa kali berubah dalam tahun-tahun terakhir. Anggap tulisan ini peta, dan cek lagi laman kedutaan sebelum membeli tiket.</p>
<h2>Masuk Thailand</h2>
<h3>Paspor Indonesia</h3>
<p>Warga negara ASEAN masuk tanpa visa untuk kunjungan singkat, umumnya sampai tiga puluh hari. Paspor sebaiknya masih berlaku enam bulan.</p>
<h3>Paspor negara lain</h3>
<p>Kalau pasangan atau teman Anda berpaspor lain, jangan disamakan. Jumlah hari bebas visa berbeda-beda dan beberapa kali diubah: <strong>baca tanggal di cap</strong> sebelum meninggalkan loket. Lewat sehari didenda 500 baht di bandara; lewat terlalu lama, kunjungan berikutnya jadi taruhan.</p>
<h3>Untuk semua: kartu kedatangan digital</h3>
<p>Sejak Mei 2025 setiap orang asing mengisi Thailand Digital Arrival Card (TDAC) paling cepat tiga hari sebelum mendarat. Gratis, sepuluh menit, di situs resmi imigrasi Thailand. Situs yang meminta bayaran bukan situs itu. Simpan kode QR sebagai gambar; siapkan alamat hotel malam pertama.</p>
<h2>Pulang ke Indonesia</h2>
<h3>WNI</h3>
<p>Pernyataan bea cukai, kesehatan, dan imigrasi sekarang menjadi satu formulir bernama All Indonesia, diisi dalam tiga hari sebelum mendarat. WNI juga mengisi, tidak hanya turis. Oleh-oleh di atas batas nilai pembebasan, ponsel baru dengan IMEI, dan makanan tertentu perlu dilaporkan.</p>
<h3>Teman dari luar negeri</h3>
<p>Warga banyak negara membeli visa on arrival, online atau di loket: Rp500.000 untuk tiga puluh hari, bisa diperpanjang satu kali. Ke Bali ada pungutan wisatawan asing Rp150.000, dibayar sekali per kunjungan di laman Love Bali.</p>
<h2>Yang mungkin ditanya petugas</h2>
<ul>
<li>tiket keluar Thailand dalam masa tinggal yang diberikan,</li>
<li>nama dan alamat hotel pertama,</li>
<li>uang selama tinggal: 10.000 baht per orang atau 20.000 baht per keluarga, jarang ditanyakan, tetapi kalau ditanyakan harus tunai,</li>
<li>untuk anak yang bepergian dengan satu orang tua: akta kelahiran dan surat izin dari orang tua yang lain, sebaiknya berbahasa Inggris.</li>
</ul>
<blockquote><p>Jangan membawa vape ke Thailand. Itu ilegal, dendanya sungguhan, dan kalimat "saya tidak tahu" sudah didengar petugas setiap hari.</p></blockquote>
<h2>Hal kecil yang penting</h2>
<ol>
<li>Kartu SIM didaftarkan dengan paspor; siapkan paspornya.</li>
<li>Obat yang mengandung kodein, tramadol, atau obat tidur keras perlu resep berbahasa Inggris.</li>
<li>Transit di Kuala Lumpur atau Singapura dengan tiket terpisah bisa berarti masuk negara itu; keduanya punya kartu kedatangan sendiri.</li>
<li>Asuransi tidak wajib. Namun patah kaki di pulau artinya speedboat, ambulans, dan klinik swasta.</li>
</ol>
<p>Setiap peserta <a href="/id/international-tours">tur internasional</a> kami menerima lembar terbaru berisi semua tautan, dua minggu sebelum berangkat.</p>`,
      ru: `<p>Перед отъездом все спрашивают одно и то же: нужна ли виза, что за цифровая карта и что захочет увидеть пограничник? За последние годы правила в обеих странах менялись не раз. Считайте этот текст картой местности и перед покупкой билетов загляните на сайт посольства.</p>
<h2>Въезд в Таиланд</h2>
<h3>С российским паспортом</h3>
<p>На отдых виза не нужна. Сколько дней даёт штамп, за последнее время пересматривали несколько раз: <strong>прочтите дату в штампе</strong>, не отходя от стойки. День сверх срока стоит 500 батов в аэропорту, а большая просрочка — следующей поездки. Паспорт лучше иметь с запасом в шесть месяцев.</p>
<h3>С паспортом другой страны</h3>
<p>Если у кого-то в компании другое гражданство, проверьте отдельно. Индонезийцы и другие граждане АСЕАН въезжают без визы, как правило, до тридцати дней.</p>
<h3>Всем: цифровая карта прибытия</h3>
<p>С мая 2025 года каждый иностранец заполняет Thailand Digital Arrival Card (TDAC) в течение трёх дней до прилёта. Это бесплатно и занимает десять минут на сайте иммиграционной службы. Сайт, который просит денег, — не тот. Сохраните QR-код картинкой; для анкеты понадобится адрес первого отеля.</p>
<h2>Въезд в Индонезию</h2>
<h3>Виза</h3>
<p>Россияне получают визу по прибытии, онлайн заранее или на стойке: 500 000 рупий, тридцать дней, один раз её можно продлить. На Бали добавляется туристический сбор 150 000 рупий, его платят один раз за приезд на сайте Love Bali.</p>
<h3>Декларация</h3>
<p>Таможенную, медицинскую и миграционную анкеты объединили в одну, она называется All Indonesia. Заполняют её в течение трёх дней до прилёта.</p>
<h2>Что могут спросить на границе</h2>
<ul>
<li>билет из страны в пределах разрешённого срока,</li>
<li>название и адрес первого отеля,</li>
<li>деньги на поездку: в Таиланде 10 000 батов на человека или 20 000 на семью; спрашивают редко, но если спросят, то наличные,</li>
<li>если ребёнок едет с одним из родителей: свидетельство о рождении и согласие второго, лучше с переводом на английский.</li>
</ul>
<blockquote><p>Не везите в Таиланд вейпы. Они запрещены, штрафы настоящие, а «я не знал» там слышат каждый день.</p></blockquote>
<h2>Мелочи, которые важны</h2>
<ol>
<li>Сим-карту оформляют по паспорту, держите его под рукой.</li>
<li>На лекарства с кодеином, трамадолом и сильные снотворные нужен рецепт на английском.</li>
<li>Стыковка в Куала-Лумпуре или Сингапуре по отдельным билетам может означать въезд в эту страну, и там своя карта прибытия.</li>
<li>Страховка формально не обязательна. Но сломанная нога на острове — это катер, скорая и частная клиника.</li>
</ol>
<p>Каждому гостю <a href="/ru/international-tours">многодневного тура</a> мы за две недели до выезда присылаем свежую памятку со всеми ссылками.</p>`,
    },
    postedInDays: -46,
    category: "Planning",
    image: "airport-transfer/day",
    seo_title: {
      en: "Visas and arrival cards: Thailand, Indonesia",
      id: "Visa dan kartu kedatangan: Thailand, Indonesia",
      ru: "Визы и карты прибытия: Таиланд, Индонезия",
    },
    seo_description: {
      en: "Visas, the Thai digital arrival card, the All Indonesia form, Bali's levy and what border officers ask: the papers our guests need, in plain words.",
      id: "Bebas visa, TDAC, formulir All Indonesia, pungutan Bali, dan pertanyaan petugas imigrasi: dokumen yang dibutuhkan, dengan bahasa sederhana.",
      ru: "Виза, цифровая карта TDAC, анкета All Indonesia, сбор на Бали и вопросы пограничников: какие документы нужны гостям, простыми словами.",
    },
  },
  {
    title: {
      en: "Bromo at sunrise, without regrets",
      id: "Matahari terbit di Bromo, tanpa menyesal",
      ru: "Рассвет на Бромо, о котором не жалеют",
    },
    content: {
      en: `<p>At three in the morning hundreds of jeeps switch on their lights and climb the same road. At half past five everybody holds up a phone. By seven it is over, and the mountain that people came for stands alone in the sun. There are better ways to spend those hours.</p>
<h2>Where to stand</h2>
<ul>
<li><strong>Penanjakan 1</strong>, 2,770 metres: the famous terrace, with steps, stalls and elbows. The view is as good as they say.</li>
<li><strong>King Kong Hill</strong>, a little lower: nearly the same picture, half the people. Our drivers' first choice.</li>
<li><strong>Seruni Point</strong>, above Cemoro Lawang: you walk up 250 steps from where the car stops, the crater is closer, and you may leave the hotel at four instead of half past two.</li>
<li><strong>The rim of the village itself.</strong> On a clear morning some people stay in bed until five, wrap themselves in the blanket and step out of the door. They are not the unhappiest.</li>
</ul>
<h2>It is cold</h2>
<p>In July and August there is frost on the grass; in the other months count on five to ten degrees before dawn. Gloves, a hat and two thin layers under a jacket. Jackets are hired out at every corner, washed at none. By nine o'clock you will walk in a T-shirt.</p>
<h2>The crater</h2>
<p>From the jeeps it is forty minutes over the Sea of Sand, on foot or on one of the small horses, then some 250 steps to an edge that has a fence only in part. Wear a mask: the dust of hundreds of tyres hangs over the plain, and when the wind turns, sulphur as well. Anybody with asthma should turn round at the temple and enjoy that instead.</p>
<blockquote><p>Go to the crater first and to the viewpoint afterwards. The light at eight is softer than you expect, and there is a place to park.</p></blockquote>
<h2>Which day</h2>
<ol>
<li>Monday to Thursday. On Saturdays the queue of jeeps begins at two.</li>
<li>April to October, the dry months. From December to March the view is a matter of luck, and the plain turns an unbelievable green.</li>
<li>Not on Javanese school holidays, unless you like company.</li>
<li>Ask about closures: the park shuts for Nyepi, for some days around Kasada, for a car-free month in the Tenggerese calendar and whenever the volcano is restless. Tickets are sold online only, with a limit per viewpoint.</li>
</ol>
<h2>The people who live there</h2>
<p>The Tenggerese are Hindu and farm the slopes up to the edge of the caldera: potatoes, leeks, cabbages, on fields so steep that they seem hung up to dry. At <strong>Yadnya Kasada</strong>, usually in June or July, they walk to the crater at night and throw in part of the harvest. Visitors may watch. Whoever climbs down to catch the gifts is doing it for the money; please do not cheer.</p>
<p>We run Bromo from Surabaya or Malang, with a night in the village before, so that the alarm clock rings later. It is in our <a href="/en/domestic-tours?search=bromo">Indonesian programme</a>, alone or together with Ijen.</p>`,
      id: `<p>Jam tiga pagi ratusan jip menyalakan lampu dan menanjak di jalan yang sama. Jam setengah enam semua orang mengangkat ponsel. Jam tujuh sudah bubar, dan gunung yang dicari-cari berdiri sendirian di bawah matahari. Ada cara yang lebih enak untuk menikmatinya.</p>
<h2>Berdiri di mana</h2>
<ul>
<li><strong>Penanjakan 1</strong>, 2.770 meter: teras terkenal itu, lengkap dengan tangga, warung, dan sikut. Pemandangannya memang sebagus kata orang.</li>
<li><strong>Bukit King Kong</strong>, sedikit di bawahnya: fotonya hampir sama, orangnya separuh. Pilihan pertama sopir kami.</li>
<li><strong>Seruni Point</strong>, di atas Cemoro Lawang: naik 250 anak tangga dari parkiran, kawahnya lebih dekat, dan Anda cukup berangkat jam empat, bukan setengah tiga.</li>
<li><strong>Bibir kaldera di desa.</strong> Kalau cerah, ada tamu yang tidur sampai jam lima, berselimut, lalu melangkah keluar pintu. Mereka bukan yang paling rugi.</li>
</ul>
<h2>Dinginnya sungguhan</h2>
<p>Juli–Agustus rumputnya berembun beku; di bulan lain siapkan diri untuk lima sampai sepuluh derajat sebelum fajar. Sarung tangan, kupluk, dua lapis baju tipis di balik jaket. Jaket sewaan ada di setiap sudut, yang dicuci tidak ada. Jam sembilan Anda sudah memakai kaus.</p>
<h2>Kawah</h2>
<p>Dari parkir jip empat puluh menit melintasi lautan pasir, jalan kaki atau naik kuda, lalu sekitar 250 anak tangga ke bibir kawah yang pagarnya cuma sebagian. Pakai masker: debu ratusan ban menggantung di dataran, dan kalau angin berbalik, belerangnya ikut. Yang punya asma sebaiknya berhenti di Pura Luhur Poten dan menikmati pura itu saja.</p>
<blockquote><p>Ke kawah dulu, ke titik pandang belakangan. Cahaya jam delapan lebih lembut daripada yang Anda kira, dan tempat parkirnya ada.</p></blockquote>
<h2>Pilih harinya</h2>
<ol>
<li>Senin sampai Kamis. Sabtu antrean jip mulai jam dua pagi.</li>
<li>April–Oktober, bulan kering. Desember–Maret pemandangan untung-untungan, tetapi padang rumputnya hijau luar biasa.</li>
<li>Bukan saat libur sekolah dan libur panjang, kecuali Anda suka ramai.</li>
<li>Tanyakan jadwal tutup: saat Nyepi, beberapa hari sekitar Kasada, bulan bebas kendaraan Wulan Kapitu, dan setiap kali gunung sedang gelisah. Tiket hanya dijual online dengan kuota per lokasi.</li>
</ol>
<h2>Orang Tengger</h2>
<p>Masyarakat Tengger beragama Hindu dan menggarap lereng sampai ke bibir kaldera: kentang, bawang prei, kubis, di ladang yang begitu terjal sampai seperti dijemur. Saat <strong>Yadnya Kasada</strong>, biasanya Juni atau Juli, malam-malam mereka berjalan ke kawah dan melarung sebagian hasil bumi. Tamu boleh menyaksikan. Orang yang turun menangkap sesaji melakukannya demi uang; mohon jangan disoraki.</p>
<p>Kami berangkat dari Surabaya atau Malang, menginap semalam di desa supaya alarm berbunyi lebih siang. Pilihannya ada di <a href="/id/domestic-tours?search=bromo">tur domestik kami</a>: Bromo saja atau sekalian Ijen.</p>`,
      ru: `<p>В три часа ночи сотни джипов включают фары и ползут вверх по одной дороге. В половине шестого все поднимают телефоны. К семи всё кончено, и гора, ради которой ехали, стоит на солнце в одиночестве. Эти часы можно провести лучше.</p>
<h2>Где встать</h2>
<ul>
<li><strong>Пенанджакан 1</strong>, 2770 метров: та самая терраса, со ступенями, лавками и толчеёй. Вид действительно такой, как рассказывают.</li>
<li><strong>Холм Кинг-Конг</strong>, чуть ниже: почти та же картина, людей вдвое меньше. Наши водители выбирают его.</li>
<li><strong>Серуни</strong>, над Чеморо-Лавангом: от машины 250 ступеней вверх, кратер ближе, а выезжать можно в четыре, а не в половине третьего.</li>
<li><strong>Край самой деревни.</strong> В ясное утро некоторые спят до пяти, заворачиваются в одеяло и просто выходят за дверь. Они не самые несчастные.</li>
</ul>
<h2>Там холодно</h2>
<p>В июле и августе на траве иней, в остальные месяцы перед рассветом пять-десять градусов. Перчатки, шапка, два тонких слоя под курткой. Куртки дают напрокат на каждом углу, стирают — ни на одном. К девяти вы будете идти в футболке.</p>
<h2>Кратер</h2>
<p>От стоянки джипов сорок минут по Морю песка, пешком или на маленькой лошади, потом около 250 ступеней к краю, где ограда есть не везде. Наденьте маску: над равниной висит пыль от сотен колёс, а когда ветер меняется, ещё и сера. Тем, у кого астма, лучше остановиться у храма и любоваться им.</p>
<blockquote><p>Сначала к кратеру, на смотровую потом. Свет в восемь утра мягче, чем вы думаете, и есть где поставить машину.</p></blockquote>
<h2>В какой день</h2>
<ol>
<li>С понедельника по четверг. По субботам очередь джипов начинается в два ночи.</li>
<li>С апреля по октябрь, в сухие месяцы. С декабря по март вид — дело везения, зато равнина становится невероятно зелёной.</li>
<li>Не в яванские школьные каникулы, если вы не любитель компаний.</li>
<li>Спросите про закрытия: на Ньепи, несколько дней в дни праздника Касада, месяц без машин по календарю тенггеров и всякий раз, когда вулкан неспокоен. Билеты продают только онлайн, число мест на каждой смотровой ограничено.</li>
</ol>
<h2>Те, кто здесь живёт</h2>
<p>Тенггеры — индуисты; они возделывают склоны до самого края кальдеры: картофель, порей, капуста на полях, таких крутых, будто их повесили сушиться. На праздник <strong>Ядня-Касада</strong>, обычно в июне или июле, они ночью идут к кратеру и бросают в него часть урожая. Смотреть можно всем. Те, кто спускается вниз ловить подношения, делают это ради денег; не подбадривайте их.</p>
<p>Мы возим на Бромо из Сурабаи или Маланга, с ночёвкой в деревне, чтобы будильник звонил позже. Ищите эти поездки среди наших <a href="/ru/domestic-tours?search=bromo">туров по Индонезии</a>, отдельно или вместе с Идженом.</p>`,
    },
    postedInDays: -60,
    category: "Planning",
    image: "bromo/dawn",
    seo_title: {
      en: "Bromo at sunrise: viewpoints, cold, quiet days",
      id: "Matahari terbit Bromo: titik pandang, suhu, hari sepi",
      ru: "Рассвет на Бромо: смотровые, холод, тихие дни",
    },
    seo_description: {
      en: "Penanjakan, King Kong Hill or Seruni? How cold it gets, when Bromo is closed, why the crater comes first and how to meet the Tenggerese with respect.",
      id: "Penanjakan, Bukit King Kong, atau Seruni? Seberapa dingin, kapan Bromo ditutup, kenapa ke kawah dulu, dan cara menghormati warga Tengger.",
      ru: "Пенанджакан, Кинг-Конг или Серуни? Насколько холодно, когда Бромо закрыт, почему сначала к кратеру и как вести себя с тенггерами.",
    },
  },
];
