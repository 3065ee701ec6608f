-- The files of prisma/sql that a start has applied, with the fingerprint of their text.
CREATE TABLE sql_file (
  name text NOT NULL,
  fingerprint text NOT NULL,
  applied_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sql_file_pkey PRIMARY KEY (name)
);

-- Nothing has used this function since the words of records have labels.
DROP FUNCTION IF EXISTS search_vector(text[]);
