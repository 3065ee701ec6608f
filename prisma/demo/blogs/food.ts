import type { DemoBlog } from "../demo-content.ts";

export const food: DemoBlog[] = [
  {
    title: {
      en: "What to eat in Phuket Old Town",
      id: "Makan apa di Kota Tua Phuket",
      ru: "Что есть в Старом городе Пхукета",
    },
    content: {
      en: `<p>Phuket Town cooked for tin miners from Fujian, for Malay sailors and for Thai officials, and never quite decided between them. That is why UNESCO calls it a city of gastronomy, and why you should come hungry. The streets Thalang, Dibuk, Krabi and Yaowarat are enough; you can walk all of them in one evening.</p>
<h2>Breakfast, before nine</h2>
<p><strong>Dim sum</strong> first: small baskets, chosen by pointing, paid by counting the empty plates. Then <strong>khanom jeen</strong>, cold rice noodles under a hot curry of crab or fish, with a tray of herbs, pickles and boiled eggs from which you help yourself. At the Muslim shops on Thalang Road the day begins with <strong>roti</strong>: thin, torn by hand, dipped into a mild yellow curry.</p>
<h2>Lunch</h2>
<ul>
<li><strong>Mee Hokkien.</strong> Thick yellow noodles fried with greens, squid and pork, wet rather than dry, an egg on top. The order for the second visit is the same without pork.</li>
<li><strong>Moo hong.</strong> Pork belly cooked for hours with soy, palm sugar and black pepper. The one dish a Phuket family argues about.</li>
<li><strong>Oh tao.</strong> Oysters, taro and egg from the iron plate, with crisp pork on the side, which can be left out.</li>
<li><strong>Nam prik goong siap.</strong> A dip of smoked shrimp, lime and chilli with raw vegetables. Ask for "a little spicy", and believe them when they smile.</li>
</ul>
<h2>Something sweet at three</h2>
<p><strong>O-aew</strong> is a jelly made of banana and the seed of a fig, with red beans and shaved ice; it exists here and in Penang, and hardly anywhere else. <strong>A-pong</strong> are paper-thin coconut crêpes, baked over charcoal and eaten from the paper. <strong>Tao so</strong>, the little round pastries with mung beans, travel well: a box of twenty is the present that people in Bangkok expect when you come back from Phuket.</p>
<blockquote><p>If a stall has one pot, one table and a queue of motorbikes, the menu does not matter.</p></blockquote>
<h2>For guests who eat halal</h2>
<p>A good third of Phuket's people are Muslim. Look for the green sign or for the word <em>ฮาลาล</em>; around the mosque at the end of Thalang Road and along the road to Bang Rong nearly everything is halal. Roti, khanom jeen with fish curry, chicken biryani (<em>khao mok gai</em>) and oxtail soup will keep you happy for a week. Mee Hokkien and moo hong are pork dishes.</p>
<h2>For guests who eat no meat</h2>
<p>Say <em>jay</em>: no meat, no fish sauce, no egg. Shops with a yellow flag cook nothing else. During the Vegetarian Festival in late September or October the whole town does.</p>
<h2>Sunday evening</h2>
<p>On Sundays Thalang Road belongs to the market, Lard Yai, from four in the afternoon until ten. Come at half past four. By six you no longer choose where you walk.</p>
<ol>
<li>Bring small notes; nobody can change a thousand.</li>
<li>Share each plate, so that there is room for four stalls.</li>
<li>Drink the roselle or the chrysanthemum tea, not the can.</li>
</ol>
<p>If you would rather have somebody who orders for you, our <a href="/en/tours?search=food">food walk</a> takes four hours and ten dishes, in a halal version as well.</p>`,
      id: `<p>Phuket Town memasak untuk penambang timah dari Fujian, pelaut Melayu, dan pegawai Thailand, lalu tidak pernah benar-benar memilih satu di antaranya. Karena itu UNESCO menyebutnya kota gastronomi, dan karena itu Anda sebaiknya datang dalam keadaan lapar. Jalan Thalang, Dibuk, Krabi, dan Yaowarat sudah cukup; semuanya bisa dijelajahi dalam satu malam.</p>
<h2>Halal dulu</h2>
<p>Sekitar sepertiga penduduk Phuket muslim, jadi urusan ini mudah. Cari tanda hijau atau tulisan <em>ฮาลาล</em>. Di sekitar masjid di ujung Jalan Thalang dan sepanjang jalan ke Bang Rong hampir semuanya halal. <strong>Roti</strong> sobek dengan kari kuning, <strong>khanom jeen</strong> (bihun beras dingin) dengan kari ikan, nasi biryani ayam (<em>khao mok gai</em>), dan sup buntut bisa membuat Anda betah seminggu. Yang perlu dihindari: mee Hokkien, moo hong, dan kebanyakan dim sum, karena memakai babi.</p>
<h2>Sarapan sebelum jam sembilan</h2>
<p>Khanom jeen disiram kari kepiting atau ikan yang panas, ditemani senampan lalapan, acar, dan telur rebus yang boleh diambil sendiri. Sambalnya sungguh pedas: cicipi seujung sendok dulu. Di warung muslim Jalan Thalang, roti digoreng tipis lalu disobek dengan tangan; pesan teh tariknya sekalian.</p>
<h2>Makan siang</h2>
<ul>
<li><strong>Nam prik goong siap.</strong> Sambal udang asap dengan jeruk nipis dan sayur mentah. Bilang "sedikit pedas", dan bersiaplah kalau penjualnya tersenyum.</li>
<li><strong>Pla thot khamin.</strong> Ikan goreng kunyit dan bawang putih, cara selatan. Rasanya dekat dengan masakan kita.</li>
<li><strong>Oh tao.</strong> Tiram, talas, dan telur di wajan besi. Minta tanpa babi renyah di atasnya, dan tanyakan minyaknya.</li>
<li><strong>Gaeng som.</strong> Kari asam pedas dengan ikan dan rebung, sepupu jauh asam padeh.</li>
</ul>
<h2>Yang manis jam tiga sore</h2>
<p><strong>O-aew</strong> adalah agar-agar dari pisang dan biji sejenis ara, dengan kacang merah dan es serut; hanya ada di sini dan di Penang. <strong>A-pong</strong> itu serabi setipis kertas dari santan, dibakar di atas arang. <strong>Tao so</strong>, kue bulat kecil isi kacang hijau, awet dibawa pulang: satu kotak isi dua puluh adalah oleh-oleh wajib dari Phuket, mirip bakpia.</p>
<blockquote><p>Kalau sebuah warung cuma punya satu panci, satu meja, dan antrean motor, menunya tidak perlu dibaca.</p></blockquote>
<h2>Untuk yang tidak makan daging</h2>
<p>Katakan <em>jay</em>: tanpa daging, tanpa kecap ikan, tanpa telur. Warung berbendera kuning hanya memasak itu. Saat Festival Vegetarian di akhir September atau Oktober, seluruh kota ikut.</p>
<h2>Minggu malam</h2>
<p>Setiap Minggu Jalan Thalang menjadi pasar Lard Yai, dari jam empat sore sampai sepuluh malam. Datang setengah lima. Setelah jam enam, Anda tidak lagi memilih mau berjalan ke mana.</p>
<ol>
<li>Bawa uang kecil; tidak ada yang punya kembalian seribu baht.</li>
<li>Makan sepiring berdua supaya perut masih muat untuk empat warung.</li>
<li>Minumnya rosela atau teh krisan, bukan minuman kaleng.</li>
</ol>
<p>Kalau lebih suka ada yang memesankan, <a href="/id/tours?search=kuliner">tur kuliner kami</a> berisi sepuluh hidangan dalam empat jam, tersedia versi halal.</p>`,
      ru: `<p>Пхукет-Таун кормил рудокопов из Фуцзяни, малайских моряков и тайских чиновников и так и не выбрал, чья кухня ему ближе. Поэтому ЮНЕСКО называет его городом гастрономии, и поэтому приходить надо голодными. Хватит улиц Таланг, Дибук, Краби и Яоварат: их можно обойти за один вечер.</p>
<h2>Завтрак, до девяти</h2>
<p>Сначала <strong>димсам</strong>: маленькие корзинки, на нужную показываете пальцем, платите по числу пустых тарелок. Потом <strong>кханом джин</strong> — холодная рисовая лапша под горячим карри с крабом или рыбой; травы, соленья и варёные яйца стоят на столе, берите сколько хотите. В мусульманских лавках на Таланге день начинают с <strong>роти</strong>: тонкую лепёшку рвут руками и макают в мягкий жёлтый карри.</p>
<h2>Обед</h2>
<ul>
<li><strong>Ми-хоккьен.</strong> Толстая жёлтая лапша с зеленью, кальмаром и свининой, скорее сочная, чем сухая, сверху яйцо.</li>
<li><strong>Му-хонг.</strong> Свиная грудинка, часами томлённая с соей, пальмовым сахаром и чёрным перцем. Единственное блюдо, о котором пхукетские семьи спорят всерьёз.</li>
<li><strong>О-тао.</strong> Устрицы, таро и яйцо с чугунной плиты, рядом хрустящая свинина.</li>
<li><strong>Нам-прик кунг-сиап.</strong> Паста из копчёных креветок с лаймом и чили, к ней сырые овощи. Попросите «чуть-чуть остро» и поверьте улыбке продавца.</li>
</ul>
<h2>Сладкое в три часа</h2>
<p><strong>О-эу</strong> — желе из банана и семян фикуса с красной фасолью и колотым льдом; его делают здесь, на Пенанге и почти больше нигде. <strong>Апонг</strong> — блинчики на кокосовом молоке тоньше бумаги, их пекут на углях. <strong>Тао-со</strong>, круглые печенья с машем, хорошо переносят дорогу: коробку на двадцать штук ждёт в подарок любой бангкокский коллега.</p>
<blockquote><p>Если у лавки одна кастрюля, один стол и очередь из мотобайков, меню можно не читать.</p></blockquote>
<h2>Насколько это остро</h2>
<p>Южная кухня острее бангкокской. Фраза «май пет» означает «не остро», но сахар и чили добавляют в последний момент, поэтому говорите её до заказа. От жжения помогает рис, а не вода. Детям подойдут роти с бананом, курица с рисом и та же лапша без соуса.</p>
<h2>Без свинины и без мяса</h2>
<p>Около трети жителей Пхукета — мусульмане. Ищите зелёный знак или слово <em>ฮาลาล</em>: у мечети в конце Таланга и по дороге на Банг-Ронг халяльно почти всё. Если вы не едите мяса, скажите <em>дже</em>: без мяса, рыбного соуса и яиц. Лавки с жёлтым флажком готовят только так, а во время осеннего Вегетарианского фестиваля — весь город.</p>
<h2>Воскресный вечер</h2>
<p>По воскресеньям Таланг отдан рынку Лард-Яй, с четырёх до десяти. Приходите в половине пятого. После шести куда идти, решает толпа.</p>
<ol>
<li>Возьмите мелкие купюры: тысячу никто не разменяет.</li>
<li>Берите одну порцию на двоих: тогда хватит места на четыре лавки.</li>
<li>Пейте каркаде или чай из хризантемы, а не банку из холодильника.</li>
</ol>
<p>Хотите, чтобы заказывали за вас, — <a href="/ru/tours?search=гастрономический">гастрономическая прогулка</a> длится четыре часа и насчитывает десять блюд.</p>`,
    },
    postedInDays: -32,
    category: "Food",
    image: "old-town/dusk",
    seo_title: {
      en: "What to eat in Phuket Old Town, dish by dish",
      id: "Kuliner Kota Tua Phuket dan yang halal",
      ru: "Что есть в Старом городе Пхукета",
    },
    seo_description: {
      en: "Roti, mee Hokkien, o-aew and oyster omelette: what Phuket Old Town eats from breakfast to the Sunday market, with halal and meatless addresses.",
      id: "Roti, khanom jeen, o-aew, dan tao so: makanan khas Kota Tua Phuket dari sarapan sampai pasar Minggu, lengkap dengan petunjuk yang halal.",
      ru: "Роти, ми-хоккьен, о-эу и устричный омлет: что едят в Старом городе Пхукета от завтрака до воскресного рынка, насколько это остро, что без мяса.",
    },
  },
  {
    title: {
      en: "Nine days in white: the Vegetarian Festival",
      id: "Sembilan hari berbaju putih: Festival Vegetarian Phuket",
      ru: "Девять дней в белом: Вегетарианский фестиваль",
    },
    content: {
      en: `<p>For nine days in late September or October, yellow flags hang over half of Phuket Town, the smell of frying tofu drifts into every side street, and men with swords through their cheeks walk past the post office. It is a religious event, not a show, although nobody minds if you watch. This is what you should know before you stand in the front row.</p>
<h2>What is being celebrated</h2>
<p>The Nine Emperor Gods come down to earth at the beginning of the ninth Chinese month. Around 1825, the story goes, a Chinese opera company fell ill in the tin camp of Kathu, kept a strict diet in their honour and recovered. Since then the community has purified itself every year: white clothes, no meat, no alcohol, no quarrels, no sex.</p>
<h2>What jay means on the plate</h2>
<p>No meat, fish, egg or milk, and none of the five pungent plants: garlic, onion, spring onion, leek, tobacco. Everything else is invention. Try the "roast duck" made of bean curd skin, fried taro, noodle soup with eight kinds of mushroom, and the cakes near Jui Tui shrine. A yellow flag with the red sign <em>เจ</em> shows that a kitchen keeps the rules. Muslim guests ask us whether it is halal: there is no meat and no alcohol in it, but the pans may have cooked other things before, so ask or choose a Muslim stall.</p>
<h2>The processions</h2>
<ul>
<li><strong>Raising of the lantern pole</strong>, on the eve: the gods are invited. Quiet and beautiful.</li>
<li><strong>Street processions</strong>, on most mornings, by a different shrine each day, from about six. The <em>ma song</em>, in trance, carry the gods through the town with whatever pierces their cheeks.</li>
<li><strong>Fire walking and blade ladders</strong>, in the evenings, in the yards of the shrines.</li>
<li><strong>The farewell</strong>, on the last night: firecrackers from every roof until midnight, down to the sea at Saphan Hin.</li>
</ul>
<blockquote><p>The piercings are real, and so is the silence around them. If you feel faint, go to the food: everybody does.</p></blockquote>
<h2>How to behave</h2>
<ol>
<li>Wear white, or at least nothing black. Cover your shoulders in the shrines.</li>
<li>Stay off the path of the <em>ma song</em>, and do not touch them or what they carry. If one stops in front of you, fold your hands and take what he gives.</li>
<li>Pictures yes, flash and outstretched sticks no.</li>
<li>Women who are pregnant or have their period, and people in mourning, are asked to keep away from the rituals themselves. It is their rule; watching from the street is fine.</li>
<li>Ear plugs, glasses and long sleeves: firecrackers are thrown at the palanquins, and you may stand between.</li>
</ol>
<h2>With children</h2>
<p>Take them to the food streets in the afternoon and to the lantern pole, not to the morning processions. The noise alone is too much for most under ten.</p>
<h2>Practical things</h2>
<p>The dates follow the moon and change every year; we publish them as soon as the shrines do. Hotels in town fill up, beaches stay as quiet as they are in October. Roads in the centre close from six to eleven, so pick-ups move to the edge of town, and our vans know where.</p>`,
      id: `<p>Selama sembilan hari di akhir September atau Oktober, bendera kuning bergantungan di separuh Phuket Town, aroma tahu goreng masuk ke setiap gang, dan laki-laki dengan pedang menembus pipi berjalan melewati kantor pos. Ini upacara keagamaan, bukan tontonan, walau tidak ada yang keberatan Anda menyaksikan. Sebelum berdiri di baris depan, baca ini dulu.</p>
<h2>Apa yang dirayakan</h2>
<p>Sembilan Dewa Kaisar turun ke bumi di awal bulan kesembilan kalender Tionghoa. Menurut cerita, sekitar 1825 rombongan opera dari Tiongkok jatuh sakit di kampung tambang timah Kathu, berpantang ketat untuk menghormati para dewa, lalu sembuh. Sejak itu warga menyucikan diri setiap tahun: baju putih, tanpa daging, tanpa alkohol, tanpa bertengkar. Di Indonesia Anda mungkin mengenal perayaan yang sama di Bagansiapiapi atau Medan sebagai Kiu Ong Ya.</p>
<h2>Arti jay di piring</h2>
<p>Tanpa daging, ikan, telur, susu, dan tanpa lima tanaman berbau tajam: bawang putih, bawang merah, daun bawang, prei, tembakau. Selebihnya kreativitas. Coba "bebek panggang" dari kulit tahu, talas goreng, sup mi delapan jamur, dan kue-kue dekat kelenteng Jui Tui. Bendera kuning bertulisan merah <em>เจ</em> menandakan dapurnya taat aturan. Soal halal: tidak ada daging dan alkohol di dalamnya, tetapi wajannya mungkin pernah dipakai memasak yang lain. Tanyakan, atau pilih kedai muslim yang ikut berjualan menu jay.</p>
<h2>Arak-arakan</h2>
<ul>
<li><strong>Menegakkan tiang lentera</strong>, malam pembuka: para dewa diundang. Tenang dan indah.</li>
<li><strong>Arak-arakan jalanan</strong>, hampir setiap pagi mulai sekitar jam enam, setiap hari dari kelenteng yang berbeda. Para <em>ma song</em> yang kesurupan membawa dewa keliling kota dengan pipi tertembus benda tajam.</li>
<li><strong>Berjalan di atas bara dan tangga pedang</strong>, malam hari di halaman kelenteng.</li>
<li><strong>Perpisahan</strong>, malam terakhir: petasan dari setiap atap sampai tengah malam, berakhir di laut, di Saphan Hin.</li>
</ul>
<blockquote><p>Tusukannya nyata, heningnya juga. Kalau mulai pusing, pergilah ke deretan makanan: semua orang begitu.</p></blockquote>
<h2>Tata krama</h2>
<ol>
<li>Pakai putih, setidaknya jangan hitam. Di kelenteng bahu ditutup.</li>
<li>Jangan menghalangi jalan <em>ma song</em>, jangan menyentuhnya atau bawaannya. Kalau ia berhenti di depan Anda, katupkan tangan; menerima pemberiannya atau tidak, terserah keyakinan Anda.</li>
<li>Memotret boleh, lampu kilat dan tongsis jangan.</li>
<li>Perempuan hamil atau haid dan orang yang sedang berkabung diminta menjauh dari ritualnya. Itu aturan mereka; menonton dari jalan tidak apa-apa.</li>
<li>Penyumbat telinga, kacamata, lengan panjang: petasan dilempar ke tandu, dan bisa jadi Anda di tengahnya.</li>
</ol>
<h2>Bersama anak-anak</h2>
<p>Ajak mereka ke jalan makanan di sore hari dan ke tiang lentera, bukan ke arak-arakan pagi. Suaranya saja sudah terlalu keras untuk kebanyakan anak di bawah sepuluh tahun.</p>
<h2>Hal praktis</h2>
<p>Tanggalnya mengikuti bulan dan berubah setiap tahun; kami umumkan begitu kelenteng mengumumkannya. Hotel di kota cepat penuh, pantai tetap sepi seperti biasanya di Oktober. Jalan pusat kota ditutup jam enam sampai sebelas pagi, jadi titik jemput pindah ke pinggir kota, dan van kami tahu tempatnya.</p>`,
      ru: `<p>Девять дней в конце сентября или в октябре над половиной Пхукет-Тауна висят жёлтые флаги, в каждый переулок тянет жареным тофу, а мимо почты идут мужчины с мечами, продетыми сквозь щёки. Это религиозный праздник, а не представление, хотя смотреть никто не мешает. Прежде чем встать в первый ряд, прочтите это.</p>
<h2>Что празднуют</h2>
<p>В начале девятого китайского месяца на землю спускаются девять богов-императоров. По преданию, около 1825 года в посёлке рудокопов Кату заболела труппа китайской оперы; артисты соблюдали в честь богов строгий пост и выздоровели. С тех пор община каждый год очищается: белая одежда, ни мяса, ни алкоголя, ни ссор.</p>
<h2>Что такое «дже» на тарелке</h2>
<p>Никакого мяса, рыбы, яиц и молока, а ещё пяти резких растений: чеснока, лука, зелёного лука, порея и табака. Всё остальное — изобретательность. Попробуйте «утку» из соевой спаржи, жареное таро, суп-лапшу с восемью видами грибов и пирожные у храма Джуй-Туй. Жёлтый флаг с красным знаком <em>เจ</em> значит, что на кухне соблюдают правила. Для тех, кто держит христианский пост или не ест мяса, это самая щедрая неделя года.</p>
<h2>Шествия</h2>
<ul>
<li><strong>Подъём шеста с фонарями</strong>, накануне: богов приглашают. Тихо и красиво.</li>
<li><strong>Уличные шествия</strong>, почти каждое утро часов с шести, каждый день от другого храма. <em>Ма сонг</em> в трансе несут богов по городу, а их щёки пронзает то, что велели боги.</li>
<li><strong>Хождение по углям и лестницы из клинков</strong>, вечерами во дворах храмов.</li>
<li><strong>Проводы</strong>, в последнюю ночь: петарды со всех крыш до полуночи и дорога к морю, на Сапан-Хин.</li>
</ul>
<blockquote><p>Проколы настоящие, и тишина вокруг них тоже. Если стало нехорошо, идите к еде: так делают все.</p></blockquote>
<h2>Как себя вести</h2>
<ol>
<li>Наденьте белое или хотя бы не чёрное. В храмах закройте плечи.</li>
<li>Не стойте на пути <em>ма сонг</em>, не касайтесь их и того, что они несут. Если кто-то из них остановится перед вами, сложите ладони и примите, что дают.</li>
<li>Снимать можно, вспышка и палки для селфи — нет.</li>
<li>Беременных, женщин в критические дни и людей в трауре просят держаться в стороне от самих обрядов. Таково их правило; смотреть с улицы можно.</li>
<li>Беруши, очки и длинный рукав: петарды бросают в паланкины, а вы можете оказаться у них на пути.</li>
</ol>
<h2>С детьми</h2>
<p>Возьмите их днём на улицы с едой и на подъём шеста, но не на утренние шествия. Один только шум тяжёл почти для всех младше десяти.</p>
<h2>Практическое</h2>
<p>Даты зависят от луны и каждый год другие; мы сообщаем их сразу, как объявят храмы. Отели в городе заполняются, на пляжах обычное октябрьское затишье. Центр перекрыт с шести до одиннадцати, поэтому забираем мы с окраины, и наши водители знают, откуда.</p>`,
    },
    postedInDays: -53,
    category: "Food",
    image: "street-food/night",
    seo_title: {
      en: "Phuket Vegetarian Festival: how to watch it",
      id: "Festival Vegetarian Phuket: panduan singkat",
      ru: "Вегетарианский фестиваль на Пхукете: что и как смотреть",
    },
    seo_description: {
      en: "What happens during Phuket's Vegetarian Festival, what jay food is, when the processions pass, how to dress and what children should rather not see.",
      id: "Apa yang terjadi di Festival Vegetarian Phuket, arti makanan jay, jadwal arak-arakan, cara berpakaian, dan yang sebaiknya tidak dilihat anak.",
      ru: "Что происходит на Вегетарианском фестивале Пхукета, что такое еда «дже», когда идут шествия, как одеться и чего лучше не видеть детям.",
    },
  },
];
