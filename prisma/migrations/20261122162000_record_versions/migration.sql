-- History and bin. Neither table is watched: a version changes no page.

-- CreateTable: changes of many records at once, which can be undone together.
CREATE TABLE "change_batch" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "request" JSONB NOT NULL,
    "records" INTEGER NOT NULL,
    "user_id" INTEGER,
    "username" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(6),

    CONSTRAINT "change_batch_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "change_batch_kind_check" CHECK ("kind" IN ('prices', 'sheet')),
    CONSTRAINT "change_batch_records_check" CHECK ("records" > 0)
);

-- CreateTable: no reference to the record, because a version outlives it. That is the bin.
CREATE TABLE "record_version" (
    "id" BIGSERIAL NOT NULL,
    "entity" TEXT NOT NULL,
    "record_key" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "snapshot" JSONB NOT NULL,
    "changed" TEXT[] NOT NULL DEFAULT '{}',
    "title" TEXT NOT NULL DEFAULT '',
    "tour_type" SMALLINT,
    "restored_from" INTEGER,
    "batch_id" INTEGER,
    "user_id" INTEGER,
    "username" TEXT NOT NULL DEFAULT '',
    "via" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "record_version_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "record_version_entity_check" CHECK ("entity" IN ('tour', 'promo', 'blog', 'seo', 'closed_period')),
    CONSTRAINT "record_version_record_key_check" CHECK ("record_key" ~ '\S'),
    CONSTRAINT "record_version_number_check" CHECK ("number" > 0),
    CONSTRAINT "record_version_action_check" CHECK (
      "action" IN ('baseline', 'create', 'update', 'delete', 'restore', 'batch', 'undo')),
    CONSTRAINT "record_version_baseline_check" CHECK ("action" <> 'baseline' OR "number" = 1),
    CONSTRAINT "record_version_snapshot_check" CHECK (jsonb_typeof("snapshot") = 'object'),
    CONSTRAINT "record_version_via_check" CHECK ("via" IN ('cookie', 'bearer', 'token'))
);

-- CreateTable: pictures that a version needs, which the sweep of unused pictures leaves alone.
CREATE TABLE "version_image" (
    "version_id" BIGINT NOT NULL,
    "path" TEXT NOT NULL,

    CONSTRAINT "version_image_pkey" PRIMARY KEY ("version_id", "path")
);

-- CreateIndex
CREATE UNIQUE INDEX "record_version_entity_record_key_number_key" ON "record_version"("entity", "record_key", "number");

-- CreateIndex
CREATE INDEX "record_version_created_at_idx" ON "record_version"("created_at");

-- CreateIndex
CREATE INDEX "record_version_batch_id_idx" ON "record_version"("batch_id");

-- CreateIndex
CREATE INDEX "record_version_user_id_idx" ON "record_version"("user_id");

-- CreateIndex
CREATE INDEX "change_batch_user_id_idx" ON "change_batch"("user_id");

-- CreateIndex
CREATE INDEX "version_image_path_idx" ON "version_image"("path");

-- The bin begins with the latest deletions.
CREATE INDEX "record_version_deleted_idx" ON "record_version"("created_at" DESC) WHERE "action" = 'delete';

-- AddForeignKey
ALTER TABLE "change_batch" ADD CONSTRAINT "change_batch_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_version" ADD CONSTRAINT "record_version_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "change_batch"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "record_version" ADD CONSTRAINT "record_version_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "version_image" ADD CONSTRAINT "version_image_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "record_version"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "version_image" ADD CONSTRAINT "version_image_path_fkey" FOREIGN KEY ("path") REFERENCES "stored_image"("path") ON DELETE RESTRICT ON UPDATE CASCADE;
