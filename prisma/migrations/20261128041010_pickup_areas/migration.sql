-- The pick-up areas are the operator's own list (docs/decisions/26). Tours keep the codes of their areas in `facts`.
CREATE TABLE "pickup_area" (
  "id" SERIAL NOT NULL,
  "code" TEXT NOT NULL,
  "position" INTEGER NOT NULL,
  "name" JSONB NOT NULL,
  -- A text for visitors, such as "300 THB per car".
  "surcharge" JSONB,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

  CONSTRAINT "pickup_area_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "pickup_area_code_check" CHECK ("code" ~ '^[a-z0-9]+([_-][a-z0-9]+)*$' AND char_length("code") <= 60),
  CONSTRAINT "pickup_area_position_check" CHECK ("position" >= 0),
  CONSTRAINT "pickup_area_name_check" CHECK (is_localized("name")),
  CONSTRAINT "pickup_area_surcharge_check" CHECK ("surcharge" IS NULL OR is_localized("surcharge"))
);

-- CreateIndex
CREATE UNIQUE INDEX "pickup_area_code_key" ON "pickup_area"("code");

SELECT watch_records('pickup_area');

-- Raises the tours that name a changed area, and `pickup-areas` for pages that show the whole list.
CREATE FUNCTION note_pickup_areas() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  touched text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    touched := ARRAY(SELECT code FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN
    touched := ARRAY(SELECT code FROM old_rows);
  ELSE
    touched := ARRAY(
      SELECT code FROM new_rows AS becomes LEFT JOIN old_rows AS was USING (code)
      WHERE (was.name, was.surcharge, was.position) IS DISTINCT FROM (becomes.name, becomes.surcharge, becomes.position));
  END IF;
  IF touched <> '{}' THEN
    PERFORM raise_content_keys(
      ARRAY(SELECT 'tour:' || id FROM tour WHERE facts #> '{pickup,areas}' ?| touched) || ARRAY['pickup-areas']);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER pickup_area_tours_insert AFTER INSERT ON "pickup_area"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_pickup_areas();
CREATE TRIGGER pickup_area_tours_update AFTER UPDATE ON "pickup_area"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_pickup_areas();
CREATE TRIGGER pickup_area_tours_delete AFTER DELETE ON "pickup_area"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_pickup_areas();

-- Keeps what the tours say today: each area that a tour names becomes a record with the names that visitors have read so far.
INSERT INTO "pickup_area" ("code", "position", "name")
SELECT known.code, row_number() OVER (ORDER BY rank), known.name::jsonb FROM (VALUES
    (1, 'patong', '{"en": "Patong", "id": "Patong", "ru": "Патонг"}'),
    (2, 'kata', '{"en": "Kata", "id": "Kata", "ru": "Ката"}'),
    (3, 'karon', '{"en": "Karon", "id": "Karon", "ru": "Карон"}'),
    (4, 'kamala', '{"en": "Kamala", "id": "Kamala", "ru": "Камала"}'),
    (5, 'bang_tao', '{"en": "Bang Tao", "id": "Bang Tao", "ru": "Банг-Тао"}'),
    (6, 'phuket_town', '{"en": "Phuket Town", "id": "Phuket Town", "ru": "Пхукет-Таун"}'),
    (7, 'surin_beach', '{"en": "Surin Beach", "id": "Pantai Surin", "ru": "пляж Сурин"}'),
    (8, 'rawai', '{"en": "Rawai", "id": "Rawai", "ru": "Раваи"}'),
    (9, 'nai_harn', '{"en": "Nai Harn", "id": "Nai Harn", "ru": "Най-Харн"}'),
    (10, 'chalong', '{"en": "Chalong", "id": "Chalong", "ru": "Чалонг"}'),
    (11, 'cape_panwa', '{"en": "Cape Panwa", "id": "Tanjung Panwa", "ru": "мыс Панва"}'),
    (12, 'mai_khao', '{"en": "Mai Khao", "id": "Mai Khao", "ru": "Май-Као"}'),
    (13, 'nai_yang', '{"en": "Nai Yang", "id": "Nai Yang", "ru": "Най-Янг"}'),
    (14, 'ao_po', '{"en": "Ao Po", "id": "Ao Po", "ru": "Ао-По"}'),
    (15, 'phuket_airport', '{"en": "Phuket Airport", "id": "Bandara Phuket", "ru": "аэропорт Пхукета"}'),
    (16, 'khao_lak', '{"en": "Khao Lak", "id": "Khao Lak", "ru": "Као-Лак"}'),
    (17, 'phang_nga', '{"en": "Phang Nga", "id": "Phang Nga", "ru": "Пханг-Нга"}'),
    (18, 'krabi', '{"en": "Krabi", "id": "Krabi", "ru": "Краби"}'),
    (19, 'kuta', '{"en": "Kuta", "id": "Kuta", "ru": "Кута"}'),
    (20, 'seminyak', '{"en": "Seminyak", "id": "Seminyak", "ru": "Семиньяк"}'),
    (21, 'canggu', '{"en": "Canggu", "id": "Canggu", "ru": "Чангу"}'),
    (22, 'sanur', '{"en": "Sanur", "id": "Sanur", "ru": "Санур"}'),
    (23, 'ubud', '{"en": "Ubud", "id": "Ubud", "ru": "Убуд"}'),
    (24, 'jimbaran', '{"en": "Jimbaran", "id": "Jimbaran", "ru": "Джимбаран"}'),
    (25, 'nusa_dua', '{"en": "Nusa Dua", "id": "Nusa Dua", "ru": "Нуса-Дуа"}'),
    (26, 'bali_airport', '{"en": "Bali Airport", "id": "Bandara Bali", "ru": "аэропорт Бали"}'),
    (27, 'yogyakarta', '{"en": "Yogyakarta", "id": "Yogyakarta", "ru": "Джокьякарта"}'),
    (28, 'surabaya', '{"en": "Surabaya", "id": "Surabaya", "ru": "Сурабая"}'),
    (29, 'jakarta', '{"en": "Jakarta", "id": "Jakarta", "ru": "Джакарта"}'),
    (30, 'medan', '{"en": "Medan", "id": "Medan", "ru": "Медан"}'),
    (31, 'labuan_bajo', '{"en": "Labuan Bajo", "id": "Labuan Bajo", "ru": "Лабуан-Баджо"}'),
    (32, 'lombok', '{"en": "Lombok", "id": "Lombok", "ru": "Ломбок"}'),
    (33, 'sorong', '{"en": "Sorong", "id": "Sorong", "ru": "Соронг"}'),
    (34, 'berau', '{"en": "Berau", "id": "Berau", "ru": "Берау"}'),
    (35, 'pangkalan_bun', '{"en": "Pangkalan Bun", "id": "Pangkalan Bun", "ru": "Пангкалан-Бун"}'),
    (36, 'singapore', '{"en": "Singapore", "id": "Singapura", "ru": "Сингапур"}'),
    (37, 'kuala_lumpur', '{"en": "Kuala Lumpur", "id": "Kuala Lumpur", "ru": "Куала-Лумпур"}'),
    (38, 'bangkok', '{"en": "Bangkok", "id": "Bangkok", "ru": "Бангкок"}'),
    (39, 'chiang_mai', '{"en": "Chiang Mai", "id": "Chiang Mai", "ru": "Чиангмай"}'),
    (40, 'hanoi', '{"en": "Hanoi", "id": "Hanoi", "ru": "Ханой"}'),
    (41, 'da_nang', '{"en": "Da Nang", "id": "Da Nang", "ru": "Дананг"}'),
    (42, 'hoi_an', '{"en": "Hoi An", "id": "Hoi An", "ru": "Хойан"}'),
    (43, 'siem_reap', '{"en": "Siem Reap", "id": "Siem Reap", "ru": "Сиемреап"}'),
    (44, 'hong_kong', '{"en": "Hong Kong", "id": "Hong Kong", "ru": "Гонконг"}'),
    (45, 'seoul', '{"en": "Seoul", "id": "Seoul", "ru": "Сеул"}'),
    (46, 'tokyo', '{"en": "Tokyo", "id": "Tokyo", "ru": "Токио"}'),
    (47, 'istanbul', '{"en": "Istanbul", "id": "Istanbul", "ru": "Стамбул"}'),
    (48, 'dubai', '{"en": "Dubai", "id": "Dubai", "ru": "Дубай"}'),
    (49, 'male', '{"en": "Malé", "id": "Malé", "ru": "Мале"}'),
    (50, 'kathmandu', '{"en": "Kathmandu", "id": "Kathmandu", "ru": "Катманду"}')
  ) AS known (rank, code, name)
WHERE EXISTS (SELECT FROM "tour" WHERE facts #> '{pickup,areas}' ? known.code)
ORDER BY rank;

-- On a site with the demo content they belong to it. The removal of the demo content keeps areas that other tours name.
INSERT INTO "demo_record" ("entity", "record_key", "seeded_at")
SELECT 'pickup_area', id::text, clock_timestamp() FROM "pickup_area"
WHERE EXISTS (SELECT FROM "demo_record" WHERE "entity" = 'tour');
