-- Links that show a tour which visitors do not see yet to whoever has them, for 30 days at most. The token itself is stored
-- nowhere. No content: a link renews no page.
CREATE TABLE "preview_link" (
  "id" SERIAL NOT NULL,
  "tour_id" INTEGER NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_by" INTEGER,
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(6) NOT NULL,

  CONSTRAINT "preview_link_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "preview_link_expires_at_check" CHECK (
    "expires_at" > "created_at" AND "expires_at" <= "created_at" + interval '30 days')
);
CREATE UNIQUE INDEX "preview_link_token_hash_key" ON "preview_link"("token_hash");
CREATE INDEX "preview_link_tour_id_idx" ON "preview_link"("tour_id");
CREATE INDEX "preview_link_created_by_idx" ON "preview_link"("created_by");
ALTER TABLE "preview_link"
  ADD CONSTRAINT "preview_link_tour_id_fkey" FOREIGN KEY ("tour_id") REFERENCES "tour"("id")
    ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "preview_link_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "admin_user"("id")
    ON DELETE SET NULL ON UPDATE CASCADE;
