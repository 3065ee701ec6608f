import type { DemoBlog } from "../demo-content.ts";

export const customs: DemoBlog[] = [
  {
    title: {
      en: "Elephants: seven questions before you book",
      id: "Gajah: tujuh pertanyaan sebelum memesan",
      ru: "Слоны: семь вопросов до бронирования",
    },
    content: {
      en: `<p>Every camp in Phuket now calls itself a sanctuary. Some are: old timber elephants walk in a forest and you watch them from a path. Others have painted over the word "trekking". We stopped selling rides in our first year and visit each place we work with twice a season. These are the questions we ask there; you can ask them too, by message, before you pay.</p>
<h2>The seven questions</h2>
<ol>
<li><strong>Can I ride?</strong> If yes, even bareback, even "only the neck": no. An elephant's back arches upwards and is not made for a load on top, and one that lets strangers sit there was broken for it as a calf.</li>
<li><strong>Is there a show?</strong> Painting, football, hula hoops: all of it is learnt by fear.</li>
<li><strong>Do guests bathe with them?</strong> The hard one, because it looks so friendly. Elephants bathe when they like, for as long as they like, and not with six groups a day. Good places let you watch from the bank.</li>
<li><strong>How many guests are there at a time?</strong> More than a dozen around one animal is a queue.</li>
<li><strong>What do they do at night?</strong> A long chain in a shed, or an enclosure with trees? Ask for a picture.</li>
<li><strong>Where do the calves come from?</strong> A sanctuary that breeds for visitors is a business with babies. Rescue places have few and can tell you each one's story.</li>
<li><strong>What does the mahout hold?</strong> The hook has a use in an emergency. It should be in a bag, not in a hand.</li>
</ol>
<h2>What a good visit feels like</h2>
<p>Slow. You chop pumpkins, hear who worked where and for how long, walk behind an old lady of sixty who stops at every bush, and stand still a great deal. Nobody poses. After an hour you notice that you are whispering. Children from about five enjoy it more than any ride, provided somebody has told them beforehand that nothing will "happen".</p>
<blockquote><p>The best sign is boredom in the eyes of the staff: nothing has to be performed.</p></blockquote>
<h2>Is it not cruel to stop, with so many elephants out of work?</h2>
<p>It is a fair question. Thailand has more than three thousand captive elephants, and each eats some 150 to 200 kilos a day. They cannot simply be released; there is not enough forest, and many would not know how. What visitors pay decides which kind of camp can afford the fodder. That is the whole influence you have, and it is a good deal.</p>
<h2>Smaller things</h2>
<ul>
<li>No perfume, no sunscreen on the hands with which you feed.</li>
<li>Stand where they can see you: to the side of the head, never behind.</li>
<li>Leave the drone at home.</li>
<li>Long trousers and shoes. The mud is part of it.</li>
<li>Food comes from the keepers. Bananas from the supermarket have been sprayed.</li>
</ul>
<p>We work with two places on and near the island, both without riding, shows and bathing with guests. They are listed under <a href="/en/tours?search=elephant">elephants</a>, with the hours when it is cool enough for everybody.</p>`,
      id: `<p>Sekarang semua kamp gajah di Phuket menyebut diri suaka. Sebagian memang benar: gajah tua bekas penarik kayu berjalan di hutan, dan Anda melihatnya dari jalur. Sebagian lagi cuma mengecat ulang tulisan "trekking". Kami berhenti menjual tunggang gajah sejak tahun pertama dan mendatangi setiap mitra dua kali semusim. Ini pertanyaan yang kami ajukan; Anda pun bisa menanyakannya lewat pesan, sebelum membayar.</p>
<h2>Tujuh pertanyaan</h2>
<ol>
<li><strong>Boleh dinaiki?</strong> Kalau boleh, walau tanpa pelana, walau "cuma di leher": batalkan. Punggung gajah tidak dibuat untuk beban dari atas, dan gajah yang mau dinaiki orang asing sudah dipatahkan kemauannya sejak kecil.</li>
<li><strong>Ada pertunjukan?</strong> Melukis, sepak bola, hula hoop: semuanya diajarkan lewat rasa takut.</li>
<li><strong>Tamu ikut memandikan?</strong> Ini yang sulit, sebab kelihatannya akrab. Gajah mandi kapan dia mau, selama dia mau, dan bukan dengan enam rombongan sehari. Tempat yang baik mengajak Anda menonton dari tepi kolam.</li>
<li><strong>Sekali masuk berapa tamu?</strong> Lebih dari selusin orang per gajah namanya antrean.</li>
<li><strong>Malamnya di mana?</strong> Dirantai di kandang, atau di lahan berpohon? Minta fotonya.</li>
<li><strong>Anak gajahnya dari mana?</strong> Suaka yang mengembangbiakkan gajah demi tamu sebenarnya berbisnis bayi gajah. Tempat penyelamatan punya sedikit anak gajah, dan bisa menceritakan asal-usul tiap ekornya.</li>
<li><strong>Pawangnya memegang apa?</strong> Gancu berguna dalam keadaan darurat. Tempatnya di tas, bukan di tangan.</li>
</ol>
<h2>Kunjungan yang baik rasanya begini</h2>
<p>Lambat. Anda memotong labu, mendengar siapa dulu bekerja di mana dan berapa lama, berjalan di belakang nenek enam puluh tahun yang berhenti di setiap semak, dan lebih banyak diam. Tidak ada yang berpose. Satu jam kemudian Anda sadar sedang berbisik. Anak mulai lima tahun biasanya lebih menikmati ini daripada menunggang, asal dari awal diberi tahu bahwa tidak akan ada "atraksi".</p>
<blockquote><p>Tanda paling bagus: petugasnya kelihatan santai, karena memang tidak ada yang harus dipertontonkan.</p></blockquote>
<h2>Bukankah kasihan kalau gajah jadi menganggur?</h2>
<p>Pertanyaan yang wajar. Thailand punya lebih dari tiga ribu gajah peliharaan, masing-masing makan 150–200 kilogram sehari. Dilepas begitu saja tidak mungkin; hutannya kurang, dan banyak yang tidak tahu caranya hidup liar. Uang pengunjunglah yang menentukan kamp macam apa yang sanggup membeli pakan. Hanya itu pengaruh kita, dan itu tidak kecil. Indonesia punya soal serupa di Sumatra, jadi pertanyaan ini berguna juga di tanah air.</p>
<h2>Hal-hal kecil</h2>
<ul>
<li>Jangan pakai parfum; tangan yang memberi makan bebas tabir surya.</li>
<li>Berdiri di tempat yang terlihat olehnya: di samping kepala, jangan di belakang.</li>
<li>Drone ditinggal.</li>
<li>Celana panjang dan sepatu. Lumpurnya bagian dari acara.</li>
<li>Makanan dari petugas saja. Pisang dari supermarket sudah disemprot.</li>
</ul>
<p>Kami bekerja dengan dua tempat di dan dekat pulau ini, keduanya tanpa tunggang gajah, tanpa pertunjukan, dan tanpa mandi bersama tamu. Lihat di <a href="/id/tours?search=gajah">tur gajah</a>, lengkap dengan jam kunjungan yang sejuk bagi gajah dan tamu.</p>`,
      ru: `<p>Теперь каждый слоновий лагерь на Пхукете называет себя приютом. Некоторые и правда приюты: старые слоны с лесозаготовок ходят по лесу, а вы смотрите на них с тропы. Другие просто закрасили слово «треккинг». Мы перестали продавать катание в первый же год и дважды за сезон приезжаем к каждому, с кем работаем. Вот что мы там спрашиваем; спросите и вы, сообщением, до оплаты.</p>
<h2>Семь вопросов</h2>
<ol>
<li><strong>Можно ли прокатиться?</strong> Если да, пусть без седла, пусть «только на шее», — не надо. Спина слона не рассчитана на груз сверху, а того, кто пускает на себя чужих, ломали для этого ещё слонёнком.</li>
<li><strong>Есть ли шоу?</strong> Рисование, футбол, обручи — всему этому учат страхом.</li>
<li><strong>Купаются ли с ними гости?</strong> Трудный вопрос, потому что выглядит это дружелюбно. Слон купается, когда хочет и сколько хочет, а не с шестью группами в день. В хороших местах смотрят с берега.</li>
<li><strong>Сколько гостей одновременно?</strong> Больше дюжины вокруг одного слона — это очередь.</li>
<li><strong>Что с ними ночью?</strong> Цепь в сарае или загон с деревьями? Попросите снимок.</li>
<li><strong>Откуда слонята?</strong> Приют, который разводит слонов для гостей, — бизнес на детёнышах. Там, где спасают, малышей мало, и о каждом могут рассказать.</li>
<li><strong>Что в руках у погонщика?</strong> Крюк бывает нужен в крайнем случае. Его место в сумке, а не в руке.</li>
</ol>
<h2>Каким бывает хороший визит</h2>
<p>Неспешным. Вы режете тыквы, слушаете, кто где работал и сколько лет, идёте за шестидесятилетней дамой, которая останавливается у каждого куста, и много стоите молча. Никто не позирует. Через час замечаете, что говорите шёпотом. Детям лет с пяти это нравится больше катания, если заранее предупредить, что ничего «показывать» не будут.</p>
<blockquote><p>Лучший признак — скука в глазах сотрудников: им нечего изображать.</p></blockquote>
<h2>А не жестоко ли оставлять слонов без работы?</h2>
<p>Справедливый вопрос. В Таиланде больше трёх тысяч домашних слонов, и каждый съедает 150–200 килограммов в день. Просто выпустить их нельзя: леса не хватит, да и жить там многие не умеют. От денег посетителей зависит, какой лагерь сможет купить корм. Это всё наше влияние, и оно немаленькое.</p>
<h2>Мелочи</h2>
<ul>
<li>Никаких духов, и никакого крема на руках, которыми кормите.</li>
<li>Стойте там, где вас видно: сбоку от головы, не сзади.</li>
<li>Дрон оставьте дома.</li>
<li>Длинные брюки и закрытая обувь. Грязь входит в программу.</li>
<li>Еду дают смотрители. Бананы из супермаркета обработаны химикатами.</li>
</ul>
<p>Мы работаем с двумя местами на острове и рядом, в обоих нет катания, шоу и купания с гостями. Они в разделе <a href="/ru/tours?search=слоны">«Слоны»</a>, вместе с часами, когда не жарко никому.</p>`,
    },
    postedInDays: -7,
    category: "Customs",
    image: "elephants/dawn",
    seo_title: {
      en: "Ethical elephant visits in Phuket: what to ask",
      id: "Wisata gajah yang etis di Phuket: cek dulu ini",
      ru: "Слоны на Пхукете: как выбрать честный приют",
    },
    seo_description: {
      en: "Seven questions that tell an elephant sanctuary from a riding camp, what a good visit feels like and how to behave beside the animals in Phuket.",
      id: "Tujuh pertanyaan untuk membedakan suaka gajah dari kamp tunggang, seperti apa kunjungan yang baik, dan cara bersikap di dekat gajah Phuket.",
      ru: "Семь вопросов, которые отличают приют для слонов от лагеря с катанием, каким бывает хороший визит и как вести себя рядом с животными.",
    },
  },
  {
    title: {
      en: "Nyepi: the day Bali switches itself off",
      id: "Nyepi di Bali: panduan untuk tamu dari luar pulau",
      ru: "Ньепи: день, когда Бали выключается",
    },
    content: {
      en: `<p>Once a year the airport of Bali closes for twenty-four hours, the streets are empty, the lights stay off, and four million people keep quiet. The first day of the Balinese Saka year falls in March, now and then in early April. If your holiday crosses it, you cannot get around it, and you should not want to.</p>
<h2>The four prohibitions</h2>
<p>From six in the morning to six the next morning: no fire or light, no work, no travel, no entertainment. For the Balinese it is a day of fasting and thought. For visitors it means that you stay inside your hotel's grounds. The beach does not count as grounds. The <em>pecalang</em>, village guards in black-and-white checked cloth, walk the streets and send everybody home, kindly and without exceptions. Ambulances and births are the exception.</p>
<h2>The days before are the loud ones</h2>
<ul>
<li><strong>Melasti</strong>, three or four days earlier: whole villages in white carry their temples' sacred things to the sea.</li>
<li><strong>The evening before</strong>: crossroads are cleansed, and at dusk the <em>ogoh-ogoh</em> come out, paper demons three metres tall, carried by the young men of each neighbourhood who have built them for two months. They spin at every crossing so that evil loses its way. Many are burnt at midnight.</li>
</ul>
<p>Come for that evening on purpose. Denpasar has the largest figures, Ubud the best view, and any village the friendliest crowd.</p>
<blockquote><p>Look up. On the night of Nyepi there is no street light between you and the Milky Way.</p></blockquote>
<h2>What to arrange</h2>
<ol>
<li>Do not arrive, leave or change hotels on the day. Flights stop, and so do the ferries at Gilimanuk and Padang Bai. Plan your journey with a day to spare on either side.</li>
<li>Choose a hotel with a garden and a kitchen. Villas without staff should be stocked the day before, by noon; shops close early.</li>
<li>Mobile data is usually switched off. Hotel Wi-Fi depends on the hotel's own rules. Download what you want to read.</li>
<li>Draw the curtains before you switch on a lamp, and turn the television down. Pools are often open, in silence.</li>
<li>Take medicine and cash with you on the eve; cash machines rest as well.</li>
</ol>
<h2>With children</h2>
<p>Most like it better than their parents expect: pyjamas until noon, board games, and in the evening a torch under the blanket. Tell them it is the day on which the demons fly over the island, see nobody, think it deserted, and go on.</p>
<h2>Elsewhere</h2>
<p>Hindu villages on Lombok and the Tenggerese around Bromo keep Nyepi too; the national park there is closed. Nusa Penida is silent with Bali, the Gili islands are not. If you would rather not be still for a day, be on Lombok or Java by the evening before; our <a href="/en/domestic-tours">Indonesian tours</a> are planned around it and tell you so on the itinerary.</p>
<p>The morning after is called <em>Ngembak Geni</em>. People visit each other and ask forgiveness for the year. Bali has never looked so washed.</p>`,
      id: `<p>Setahun sekali bandara Bali tutup dua puluh empat jam, jalanan kosong, lampu padam, dan empat juta orang hening. Tahun Baru Saka jatuh di bulan Maret, sesekali awal April. Kalau liburan Anda bertepatan, Anda tidak bisa menghindarinya, dan sebaiknya memang jangan. Tulisan ini untuk tamu dari luar Bali yang baru pertama kali mengalaminya.</p>
<h2>Catur Brata Penyepian</h2>
<p>Dari jam enam pagi sampai jam enam pagi berikutnya: tanpa api dan cahaya (<em>amati geni</em>), tanpa bekerja (<em>amati karya</em>), tanpa bepergian (<em>amati lelungan</em>), tanpa hiburan (<em>amati lelanguan</em>). Bagi umat Hindu ini hari puasa dan mawas diri. Bagi tamu artinya tinggal di dalam lingkungan hotel. Pantai tidak termasuk. Pecalang berkeliling dan menyuruh siapa pun pulang, ramah tetapi tanpa pandang bulu. Yang dikecualikan hanya ambulans dan orang melahirkan. Untuk muslim, salat dilakukan di kamar atau di masjid terdekat dengan berjalan kaki sesuai kesepakatan desa; tanyakan ke hotel.</p>
<h2>Justru hari-hari sebelumnya yang ramai</h2>
<ul>
<li><strong>Melasti</strong>, tiga atau empat hari sebelumnya: warga desa berbaju putih mengarak benda suci pura ke laut.</li>
<li><strong>Pengerupukan</strong>, malam sebelumnya: perempatan disucikan, lalu senja hari <em>ogoh-ogoh</em> keluar, raksasa kertas setinggi tiga meter yang dibuat pemuda banjar selama dua bulan. Di setiap perempatan ia diputar supaya roh jahat kehilangan arah. Banyak yang dibakar tengah malam.</li>
</ul>
<p>Datanglah khusus untuk malam itu. Ogoh-ogoh terbesar ada di Denpasar, sudut pandang terbaik di Ubud, penonton paling ramah di desa mana pun.</p>
<blockquote><p>Lihat ke atas. Di malam Nyepi tidak ada lampu jalan antara Anda dan Bima Sakti.</p></blockquote>
<h2>Yang perlu diatur</h2>
<ol>
<li>Jangan tiba, pulang, atau pindah hotel di hari itu. Penerbangan berhenti, feri Gilimanuk dan Padang Bai juga. Sisakan sehari sebelum dan sesudahnya.</li>
<li>Pilih hotel yang punya taman dan dapur. Kalau di vila tanpa staf, belanja selesai sehari sebelumnya sebelum siang; toko tutup cepat.</li>
<li>Data seluler biasanya dimatikan. Wi-Fi tergantung kebijakan hotel. Unduh dulu bacaan dan filmnya.</li>
<li>Tutup gorden sebelum menyalakan lampu, kecilkan suara televisi. Kolam renang sering boleh dipakai, asal tenang.</li>
<li>Obat dan uang tunai disiapkan malam sebelumnya; ATM pun libur.</li>
</ol>
<h2>Bersama anak-anak</h2>
<p>Kebanyakan anak malah senang: piyama sampai siang, main kartu, malamnya senter di bawah selimut. Ceritakan bahwa hari itu raksasa terbang di atas pulau, tidak melihat siapa-siapa, mengira Bali kosong, lalu pergi.</p>
<h2>Di luar Bali</h2>
<p>Desa-desa Hindu di Lombok dan masyarakat Tengger di Bromo juga melaksanakan Nyepi; taman nasionalnya tutup. Nusa Penida ikut, kepulauan Gili tidak. Kalau tidak ingin berdiam diri sehari, Anda sudah harus berada di Lombok atau Jawa malam sebelumnya; <a href="/id/domestic-tours">tur domestik kami</a> disusun dengan memperhitungkan Nyepi dan mencantumkannya di jadwal.</p>
<p>Esok paginya disebut <em>Ngembak Geni</em>. Orang saling berkunjung dan memaafkan. Tidak pernah Bali kelihatan sebersih itu.</p>`,
      ru: `<p>Раз в году аэропорт Бали закрывается на сутки, улицы пустеют, свет не горит, и четыре миллиона человек молчат. Первый день балийского года сака приходится на март, изредка на начало апреля. Если он попал в ваш отпуск, обойти его нельзя, да и не стоит.</p>
<h2>Четыре запрета</h2>
<p>С шести утра до шести утра следующего дня: ни огня и света, ни работы, ни поездок, ни развлечений. Для балийцев это день поста и размышлений. Для гостей — день на территории отеля. Пляж территорией не считается. <em>Печаланг</em>, деревенская стража в саронгах в чёрно-белую клетку, обходит улицы и отправляет всех домой, вежливо и без исключений. Исключения — скорая помощь и роды.</p>
<h2>Шумно бывает до этого</h2>
<ul>
<li><strong>Меласти</strong>, за три-четыре дня: целые деревни в белом несут святыни своих храмов к морю.</li>
<li><strong>Вечер накануне</strong>: перекрёстки очищают, а в сумерках выходят <em>ого-ого</em>, бумажные демоны в три метра ростом. Парни каждого квартала строят их два месяца. На перекрёстках демонов кружат, чтобы зло сбилось с пути, а в полночь многих сжигают.</li>
</ul>
<p>Ради этого вечера стоит приехать специально. Самые большие фигуры в Денпасаре, лучше всего видно в Убуде, а самая приветливая толпа в любой деревне.</p>
<blockquote><p>Посмотрите вверх. В ночь Ньепи между вами и Млечным Путём нет ни одного фонаря.</p></blockquote>
<h2>Что предусмотреть</h2>
<ol>
<li>Не прилетайте, не улетайте и не меняйте отель в этот день. Самолёты не летают, паромы в Гилимануке и Паданг-Бае тоже стоят. Оставьте по дню запаса с обеих сторон.</li>
<li>Выбирайте отель с садом и кухней. На виллу без персонала закупите продукты накануне до полудня: магазины закрываются рано.</li>
<li>Мобильный интернет обычно отключают. Wi-Fi зависит от отеля. Скачайте, что хотите почитать и посмотреть.</li>
<li>Прежде чем включить лампу, задёрните шторы, телевизор сделайте тише. Бассейны часто открыты, но в тишине.</li>
<li>Лекарства и наличные приготовьте заранее: банкоматы тоже отдыхают.</li>
</ol>
<h2>С детьми</h2>
<p>Большинству нравится больше, чем ожидают родители: пижама до обеда, настольные игры, вечером фонарик под одеялом. Расскажите, что в этот день демоны летят над островом, никого не видят, решают, что он необитаем, и улетают дальше.</p>
<h2>В других местах</h2>
<p>Ньепи соблюдают индуистские деревни Ломбока и тенггеры у Бромо, национальный парк там закрыт. На Нуса-Пениде день тишины есть, на островах Гили нет. Если провести сутки в покое не хочется, накануне вечером будьте на Ломбоке или Яве: наши <a href="/ru/domestic-tours">туры по Индонезии</a> это учитывают и прямо пишут в программе.</p>
<p>Следующее утро называется <em>Нгембак Гени</em>. Люди ходят друг к другу и просят прощения за год. Таким умытым Бали вы не увидите больше никогда.</p>`,
    },
    postedInDays: -74,
    category: "Customs",
    image: "bali-gate/dawn",
    seo_title: {
      en: "Nyepi in Bali: what closes, what to arrange",
      id: "Nyepi di Bali: yang tutup dan yang disiapkan",
      ru: "Ньепи на Бали: что закрыто и как готовиться",
    },
    seo_description: {
      en: "Nyepi, Bali's day of silence: what visitors may and may not do, when the ogoh-ogoh parades are, how to plan flights, food and a day with children.",
      id: "Nyepi untuk tamu: apa yang boleh dan tidak, kapan ogoh-ogoh diarak, cara mengatur penerbangan dan makanan, dan mengisi hari bersama anak.",
      ru: "Ньепи, день тишины на Бали: что можно и нельзя гостям, когда шествия ого-ого, как спланировать перелёт, продукты и день с детьми.",
    },
  },
  {
    title: {
      en: "Tipping, temples, shoes: small good manners",
      id: "Tip, kuil, dan alas kaki: sopan santun kecil di Thailand",
      ru: "Чаевые, храмы, обувь: простые правила вежливости",
    },
    content: {
      en: `<p>Nobody in Thailand or Indonesia will tell you that you have done something wrong. They will smile a little differently. Our guides have collected, over the years, the things that guests were glad to know beforehand.</p>
<h2>Tips in Thailand</h2>
<p>Tipping is not a duty, and nobody is paid in tips alone. It is a thank-you, given in notes, folded, with the right hand.</p>
<ul>
<li><strong>Guide on a day trip:</strong> 100 to 200 baht a person if you were content, more for a private tour.</li>
<li><strong>Boat crew:</strong> there is a box; 50 to 100 baht a person is usual, and is shared.</li>
<li><strong>Driver for the day:</strong> 100 to 200 baht from the whole group.</li>
<li><strong>Restaurants:</strong> where a service charge of ten per cent is on the bill, nothing; elsewhere leave the small notes. At street stalls nothing, ever: pay, thank, bring back the plate.</li>
<li><strong>Hotel:</strong> 20 to 50 baht for luggage, the same each day for the room.</li>
<li><strong>Massage:</strong> 50 to 100 baht an hour, to the person herself.</li>
</ul>
<h2>Tips in Indonesia</h2>
<p>Hotels and restaurants add tax and service, up to twenty-one per cent together. For a guide 50,000 to 100,000 rupiah a day from a small group is generous, half of it for the driver. Porters on Ijen or Rinjani live on what you give; give well.</p>
<blockquote><p>Coins on the table are not a tip. In Thailand they are what you leave at a shrine.</p></blockquote>
<h2>Temples and mosques</h2>
<ol>
<li>Shoulders and knees covered, for men as well. In Balinese temples also a sash; sarongs are lent at the gate.</li>
<li>Shoes off where others have left theirs. Do not step on the threshold.</li>
<li>Sit so that your feet point at nobody, least of all at the Buddha.</li>
<li>Women do not touch a monk and hand him nothing directly.</li>
<li>Climbing on statues for a picture has cost visitors their visa. It is not a figure of speech.</li>
<li>In a mosque, ask for the women's side, bring a scarf, and come outside prayer times.</li>
</ol>
<h2>Heads, hands, voices</h2>
<p>The head is the noblest part of a person: do not pat children on it. The left hand is for other things; give and take with the right, or with both. A raised voice does not speed anything up, in either country; it only ends the conversation. And a Thai <em>wai</em>, palms together, is returned with a nod or a wai, but not offered first to children or staff.</p>
<h2>The king and the flag</h2>
<p>At eight and at six the anthem is played in public places in Thailand, and people stand still. Stand still with them. Jokes about the royal family are a matter for the police.</p>
<h2>When you have made a mistake</h2>
<p>Smile, say <em>kho thot</em> in Thailand or <em>maaf</em> in Indonesia, and it is over. Really.</p>`,
      id: `<p>Di Thailand tidak ada yang akan menegur kalau Anda keliru. Mereka hanya tersenyum sedikit berbeda. Selama bertahun-tahun pemandu kami mengumpulkan hal-hal yang sebaiknya diketahui tamu Indonesia lebih dulu, karena adat di sini mirip, tetapi tidak sama dengan di tanah air.</p>
<h2>Tip di Thailand</h2>
<p>Tip bukan kewajiban, dan tidak ada yang hidup dari tip saja. Itu ucapan terima kasih: uang kertas, dilipat, diberikan dengan tangan kanan.</p>
<ul>
<li><strong>Pemandu tur sehari:</strong> 100–200 baht per orang kalau puas, lebih banyak untuk tur privat.</li>
<li><strong>Awak kapal:</strong> ada kotaknya; biasanya 50–100 baht per orang, dibagi bersama.</li>
<li><strong>Sopir sehari:</strong> 100–200 baht dari seluruh rombongan.</li>
<li><strong>Restoran:</strong> kalau sudah ada service charge sepuluh persen, tidak perlu; kalau belum, tinggalkan uang kecilnya. Di warung kaki lima tidak usah sama sekali: bayar, ucapkan terima kasih, kembalikan piring.</li>
<li><strong>Hotel:</strong> 20–50 baht untuk koper, jumlah yang sama setiap hari untuk petugas kamar.</li>
<li><strong>Pijat:</strong> 50–100 baht per jam, langsung ke terapisnya.</li>
</ul>
<h2>Di Indonesia, untuk teman asing Anda</h2>
<p>Kalau Anda menjadi tuan rumah, jelaskan bahwa pajak dan layanan di hotel serta restoran bisa sampai dua puluh satu persen dan tip tidak wajib. Untuk pemandu, Rp50.000–100.000 sehari dari rombongan kecil sudah murah hati, separuhnya untuk sopir. Penghasilan porter di Ijen dan Rinjani bergantung pada tip; berilah yang pantas.</p>
<blockquote><p>Uang logam di meja bukan tip. Di Thailand, uang logam untuk persembahan di kuil.</p></blockquote>
<h2>Kuil dan wat</h2>
<ol>
<li>Bahu dan lutut tertutup, laki-laki juga. Di wat besar sarung bisa dipinjam di gerbang.</li>
<li>Lepas alas kaki di tempat orang lain melepasnya. Ambang pintu dilangkahi, bukan diinjak.</li>
<li>Duduk dengan telapak kaki tidak menghadap siapa pun, apalagi ke patung Buddha.</li>
<li>Perempuan tidak menyentuh biksu dan tidak menyerahkan barang langsung ke tangannya.</li>
<li>Memanjat patung demi foto pernah membuat orang dideportasi. Ini bukan kiasan.</li>
<li>Masuk wat sebagai wisatawan tidak sama dengan ikut beribadah. Cukup berdiri hormat, tidak ada yang menuntut lebih.</li>
</ol>
<h2>Salat di perjalanan</h2>
<p>Masjid di Phuket banyak, dari Bang Tao sampai Rawai, dan di bandara serta mal besar ada musala. Di Dermaga Chalong dan Rassada tersedia ruang kecil; pemandu kami tahu letaknya. Sebutkan saat memesan kalau ingin jadwal disesuaikan dengan Jumatan.</p>
<h2>Kepala, tangan, suara</h2>
<p>Kepala bagian paling mulia: jangan mengusap kepala anak orang. Memberi dan menerima dengan tangan kanan atau kedua tangan, seperti di Indonesia. Suara keras tidak mempercepat apa pun. <em>Wai</em>, tangan terkatup, dibalas dengan anggukan atau wai, tetapi Anda tidak perlu mendahului memberi wai kepada anak-anak atau staf.</p>
<h2>Raja dan lagu kebangsaan</h2>
<p>Jam delapan pagi dan enam sore lagu kebangsaan diputar di tempat umum dan orang berdiri diam. Ikutlah berdiri. Bercanda tentang keluarga kerajaan bisa berujung di kantor polisi.</p>
<h2>Kalau telanjur salah</h2>
<p>Tersenyum, ucapkan <em>kho thot</em>, selesai. Sungguh.</p>`,
      ru: `<p>Ни в Таиланде, ни в Индонезии вам не скажут, что вы сделали что-то не так. Просто улыбнутся чуть иначе. Наши гиды за годы собрали то, что гости были рады узнать заранее.</p>
<h2>Чаевые в Таиланде</h2>
<p>Чаевые не обязанность, и никто не живёт на одни чаевые. Это благодарность: купюры, сложенные пополам, правой рукой.</p>
<ul>
<li><strong>Гид однодневной поездки:</strong> 100–200 батов с человека, если остались довольны; за индивидуальный тур больше.</li>
<li><strong>Команда судна:</strong> есть коробка, обычно 50–100 батов с человека, потом делят на всех.</li>
<li><strong>Водитель на день:</strong> 100–200 батов от всей компании.</li>
<li><strong>Ресторан:</strong> если в счёте стоят десять процентов за обслуживание, ничего; если нет, оставьте мелкие купюры. Уличным поварам не дают никогда: заплатили, поблагодарили, отнесли тарелку.</li>
<li><strong>Отель:</strong> 20–50 батов за чемоданы и столько же в день за уборку.</li>
<li><strong>Массаж:</strong> 50–100 батов за час, самой массажистке.</li>
</ul>
<h2>Чаевые в Индонезии</h2>
<p>Отели и рестораны сами добавляют налог и обслуживание, вместе до двадцати одного процента. Гиду 50–100 тысяч рупий в день от небольшой группы — щедро, водителю половину. Носильщики на Иджене и Ринджани живут тем, что решите вы; решайте хорошо.</p>
<blockquote><p>Монеты на столе — не чаевые. В Таиланде их оставляют у алтаря.</p></blockquote>
<h2>Храмы и мечети</h2>
<ol>
<li>Плечи и колени закрыты, у мужчин тоже. В балийских храмах нужен ещё пояс; саронги дают у входа.</li>
<li>Обувь снимают там, где её сняли другие. На порог не наступают.</li>
<li>Сядьте так, чтобы ступни не показывали ни на кого, и тем более на Будду.</li>
<li>Женщины не касаются монаха и ничего не передают ему из рук в руки.</li>
<li>Тех, кто забирался на статуи ради кадра, высылали из страны. Это не оборот речи.</li>
<li>В мечети спросите женскую половину, возьмите платок и приходите вне часов молитвы.</li>
</ol>
<h2>Голова, руки, голос</h2>
<p>Голова — самая благородная часть человека, поэтому детей по ней не гладят. Левая рука для другого: давайте и берите правой или двумя. Повышенный голос ничего не ускоряет ни там, ни там, он только заканчивает разговор. На тайское <em>вай</em>, сложенные ладони, отвечают кивком или тем же жестом, но детям и персоналу первыми его не делают.</p>
<h2>Король и гимн</h2>
<p>В восемь утра и в шесть вечера в общественных местах Таиланда играют гимн, и люди замирают. Замрите вместе с ними. Шутки о королевской семье — дело полиции.</p>
<h2>Если ошиблись</h2>
<p>Улыбнитесь, скажите <em>кхо тхот</em> в Таиланде или <em>мааф</em> в Индонезии, и всё забыто. Правда.</p>`,
    },
    postedInDays: 9,
    category: "Customs",
    image: "thai-temple/day",
    seo_title: {
      en: "Tipping and good manners in Thailand and Bali",
      id: "Tip dan sopan santun di Thailand",
      ru: "Чаевые и этикет в Таиланде и Индонезии",
    },
    seo_description: {
      en: "How much to tip guides, drivers and boat crews in Thailand and Indonesia, and what to know about temples, shoes, hands and the national anthem.",
      id: "Berapa tip untuk pemandu, sopir, dan awak kapal di Thailand, aturan di wat, tempat salat di perjalanan, dan kebiasaan kecil yang perlu tahu.",
      ru: "Сколько оставлять гидам, водителям и команде лодки в Таиланде и Индонезии, как вести себя в храме, что делать с обувью и когда играет гимн.",
    },
  },
];
