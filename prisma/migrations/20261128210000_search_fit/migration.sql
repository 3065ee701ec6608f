-- The functions of `prisma/sql` call `search_fit` in its place.
DROP FUNCTION IF EXISTS search_score(tsvector, search_queries);
