-- A promo's last day and a blog's first are days of Bangkok's calendar, stored as their midnight in UTC. Moments
-- that were stored as they came become their day; days stay as they are, since Bangkok is ahead of UTC.
UPDATE "promo" SET "end_date" = date_trunc('day', "end_date" AT TIME ZONE 'Asia/Bangkok') AT TIME ZONE 'UTC'
  WHERE "end_date" <> date_trunc('day', "end_date" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';

UPDATE "blog" SET "posting_date" = date_trunc('day', "posting_date" AT TIME ZONE 'Asia/Bangkok') AT TIME ZONE 'UTC'
  WHERE "posting_date" <> date_trunc('day', "posting_date" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
