/** The functions that columns and indexes use. */
export const expressions = String.raw`
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;

  -- NaN counts as larger than every number, so "at least 0" alone would let it in.
  create domain dollars as numeric(12,2) check (value >= 0 and value <> 'NaN');

  -- The digits that name a line, without the ways to reach it: no "+", no leading zeros, no "(0)" that
  -- is dialed within a country alone, no extension.
  create function phone_digits(phone text) returns text language sql immutable parallel safe strict
  return ltrim(regexp_replace(regexp_replace(replace(phone, '(0)', ''),
    '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g'), '0');

  -- Texts are found whatever accents, apostrophes and compositions they and the term are written with.
  -- Without accents depends on a dictionary, which does not change here.
  create function search_fold(t text) returns text language sql immutable parallel safe
    return translate(lower(unaccent('unaccent', normalize(translate(t,
      U&'\0060\00B4\2018\2019\02BC\2032\200B\200C\200D\200E\200F\2060\FEFF\00AD', ''), NFKC))),
      U&'\03C2\0027', U&'\03C3');

  -- Not strict, and of few costs, so that PostgreSQL puts it in place of its calls: most texts are ASCII,
  -- and cost a fifth then.
  create function search_key(t text) returns text language sql immutable parallel safe
    return case when octet_length(t) = length(t) then lower(translate(t, U&'\0027\0060', ''))
      else search_fold(t) end;

  create function escape_pattern(t text) returns text language sql immutable parallel safe
    return regexp_replace(t, '([\\%_])', '\\\1', 'g');

  -- What contains a term, and what begins with it. A term of apostrophes alone is in nothing.
  create function search_pattern(t text) returns text language sql immutable parallel safe
    return case when search_key(t) = '' then '' else '%' || escape_pattern(search_key(t)) || '%' end;

  create function search_beginning(t text) returns text language sql immutable parallel safe
    return case when search_key(t) = '' then '' else escape_pattern(search_key(t)) || '%' end;
`;
