-- By which three letters in a row a name or a title is found (docs/data-model.md). A function of our own: the
-- extension that does this knows nothing but letters and digits, and may not be had everywhere.
CREATE FUNCTION "letters_of"("given" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS '
  SELECT coalesce(array_agg(DISTINCT substr($1, place, 3)), ARRAY[]::text[])
  FROM generate_series(1, length($1) - 2) AS place
';
