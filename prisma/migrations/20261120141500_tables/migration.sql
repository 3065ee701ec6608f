-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "tour" (
    "id" SERIAL NOT NULL,
    "tour_type" SMALLINT NOT NULL,
    "order" INTEGER NOT NULL,
    "code" TEXT,
    "name" JSONB NOT NULL,
    "duration" JSONB NOT NULL,
    "location" JSONB NOT NULL,
    "overview" JSONB NOT NULL,
    "tags" TEXT,
    "rate" DECIMAL(2,1),
    "currency" TEXT NOT NULL DEFAULT '',
    "starting_price" DECIMAL(14,2),
    "original_price" DECIMAL(14,2),
    "seo_title_id" TEXT NOT NULL DEFAULT '',
    "seo_title_en" TEXT NOT NULL DEFAULT '',
    "seo_title_ru" TEXT NOT NULL DEFAULT '',
    "seo_description_id" TEXT NOT NULL DEFAULT '',
    "seo_description_en" TEXT NOT NULL DEFAULT '',
    "seo_description_ru" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "search_words" tsvector,

    CONSTRAINT "tour_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_image" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "path" TEXT NOT NULL,
    "order" INTEGER NOT NULL,

    CONSTRAINT "tour_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_price" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "service_type" JSONB NOT NULL,
    "price" DECIMAL(14,2) NOT NULL,
    "description" JSONB NOT NULL,

    CONSTRAINT "tour_price_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_highlight" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "description" JSONB NOT NULL,

    CONSTRAINT "tour_highlight_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "itinerary_day" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "day" INTEGER NOT NULL,
    "title" JSONB NOT NULL,

    CONSTRAINT "itinerary_day_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "itinerary_activity" (
    "id" SERIAL NOT NULL,
    "day_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "time" TEXT NOT NULL,
    "description" JSONB NOT NULL,

    CONSTRAINT "itinerary_activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "itinerary_meal" (
    "id" SERIAL NOT NULL,
    "day_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "description" JSONB NOT NULL,

    CONSTRAINT "itinerary_meal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "included_excluded" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "description" JSONB NOT NULL,

    CONSTRAINT "included_excluded_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tour_faq" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "question" JSONB NOT NULL,
    "answer" JSONB NOT NULL,

    CONSTRAINT "tour_faq_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cancellation_policy" (
    "id" SERIAL NOT NULL,
    "tour_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "description" JSONB NOT NULL,

    CONSTRAINT "cancellation_policy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_image" (
    "path" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "widths" INTEGER[],
    "avif" BOOLEAN NOT NULL,
    "thumbhash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_image_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "promo" (
    "id" SERIAL NOT NULL,
    "title_id" TEXT NOT NULL,
    "title_en" TEXT NOT NULL,
    "title_ru" TEXT NOT NULL,
    "description_id" TEXT NOT NULL,
    "description_en" TEXT NOT NULL,
    "description_ru" TEXT NOT NULL,
    "price" TEXT NOT NULL,
    "old_price" TEXT,
    "price2" TEXT,
    "old_price2" TEXT,
    "end_date" TIMESTAMPTZ(3) NOT NULL,
    "pdf_url" TEXT NOT NULL,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "promo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "blog" (
    "id" SERIAL NOT NULL,
    "title_id" TEXT,
    "title_en" TEXT NOT NULL,
    "title_ru" TEXT,
    "content_id" TEXT,
    "content_en" TEXT NOT NULL,
    "content_ru" TEXT,
    "posting_date" TIMESTAMPTZ(3) NOT NULL,
    "category" TEXT NOT NULL,
    "image" TEXT,
    "seo_title_id" TEXT NOT NULL DEFAULT '',
    "seo_title_en" TEXT NOT NULL DEFAULT '',
    "seo_title_ru" TEXT NOT NULL DEFAULT '',
    "seo_description_id" TEXT NOT NULL DEFAULT '',
    "seo_description_en" TEXT NOT NULL DEFAULT '',
    "seo_description_ru" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "search_words" tsvector,

    CONSTRAINT "blog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seo_content" (
    "page" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "author" TEXT,
    "robots" TEXT,
    "canonicalUrl" TEXT,
    "hreflang" JSONB,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "seo_content_pkey" PRIMARY KEY ("page","language")
);

-- CreateTable
CREATE TABLE "content_version" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "content_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_change" (
    "transaction_id" BIGINT NOT NULL,

    CONSTRAINT "content_change_pkey" PRIMARY KEY ("transaction_id")
);

-- CreateTable
CREATE TABLE "search_word" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "admin_user" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tour_order_id_idx" ON "tour"("order", "id" DESC);

-- CreateIndex
CREATE INDEX "tour_tour_type_tags_order_idx" ON "tour"("tour_type", "tags", "order");

-- CreateIndex
CREATE INDEX "tour_tour_type_rate_idx" ON "tour"("tour_type", "rate");

-- CreateIndex
CREATE INDEX "tour_search_words_idx" ON "tour" USING GIN ("search_words");

-- Checked at commit, so that places can be exchanged and moved on within a transaction.
ALTER TABLE "tour" ADD CONSTRAINT "tour_tour_type_order_key" UNIQUE ("tour_type", "order") DEFERRABLE INITIALLY DEFERRED;

-- CreateIndex
CREATE INDEX "tour_image_tour_id_order_idx" ON "tour_image"("tour_id", "order");

-- CreateIndex
CREATE INDEX "tour_image_path_idx" ON "tour_image"("path");

-- CreateIndex
CREATE INDEX "tour_price_tour_id_position_idx" ON "tour_price"("tour_id", "position");

-- CreateIndex
CREATE INDEX "tour_highlight_tour_id_position_idx" ON "tour_highlight"("tour_id", "position");

-- CreateIndex
CREATE INDEX "itinerary_day_tour_id_position_idx" ON "itinerary_day"("tour_id", "position");

-- CreateIndex
CREATE INDEX "itinerary_activity_day_id_position_idx" ON "itinerary_activity"("day_id", "position");

-- CreateIndex
CREATE INDEX "itinerary_meal_day_id_position_idx" ON "itinerary_meal"("day_id", "position");

-- CreateIndex
CREATE INDEX "included_excluded_tour_id_position_idx" ON "included_excluded"("tour_id", "position");

-- CreateIndex
CREATE INDEX "tour_faq_tour_id_position_idx" ON "tour_faq"("tour_id", "position");

-- CreateIndex
CREATE INDEX "cancellation_policy_tour_id_position_idx" ON "cancellation_policy"("tour_id", "position");

-- CreateIndex
CREATE INDEX "promo_end_date_idx" ON "promo"("end_date");

-- CreateIndex
CREATE INDEX "promo_image_idx" ON "promo"("image");

-- CreateIndex
CREATE INDEX "blog_search_words_idx" ON "blog" USING GIN ("search_words");

-- CreateIndex
CREATE INDEX "blog_posting_date_id_idx" ON "blog"("posting_date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "blog_category_idx" ON "blog"("category");

-- CreateIndex
CREATE INDEX "blog_image_idx" ON "blog"("image");

-- CreateIndex
CREATE UNIQUE INDEX "admin_user_username_key" ON "admin_user"("username");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- AddForeignKey
ALTER TABLE "tour_image" ADD CONSTRAINT "tour_image_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_image" ADD CONSTRAINT "tour_image_path_fkey" FOREIGN KEY ("path") REFERENCES "stored_image"("path") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_price" ADD CONSTRAINT "tour_price_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_highlight" ADD CONSTRAINT "tour_highlight_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_day" ADD CONSTRAINT "itinerary_day_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_activity" ADD CONSTRAINT "itinerary_activity_day_id_fkey" FOREIGN KEY ("day_id") REFERENCES "itinerary_day"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "itinerary_meal" ADD CONSTRAINT "itinerary_meal_day_id_fkey" FOREIGN KEY ("day_id") REFERENCES "itinerary_day"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "included_excluded" ADD CONSTRAINT "included_excluded_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tour_faq" ADD CONSTRAINT "tour_faq_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cancellation_policy" ADD CONSTRAINT "cancellation_policy_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promo" ADD CONSTRAINT "promo_image_fkey" FOREIGN KEY ("image") REFERENCES "stored_image"("path") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog" ADD CONSTRAINT "blog_image_fkey" FOREIGN KEY ("image") REFERENCES "stored_image"("path") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
