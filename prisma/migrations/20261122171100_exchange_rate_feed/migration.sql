-- When RATES_URL was asked, so that of several instances one asks, and what staff are told of it. No content: no page shows it.
CREATE TABLE "exchange_rate_feed" (
  "id" SMALLINT NOT NULL DEFAULT 1,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  -- Of the last answer that was understood.
  "answered_at" TIMESTAMPTZ(3),
  -- Currencies of that answer that were too far off the stored ones.
  "refused" TEXT[] NOT NULL DEFAULT '{}',

  CONSTRAINT "exchange_rate_feed_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "exchange_rate_feed_id_check" CHECK ("id" = 1)
);
