/** SQL equivalent of `plainSlug`, used only in this migration. */
export const createSlugOf = String.raw`
  create function slug_of(name text) returns text immutable language sql
  return coalesce(nullif(rtrim(left(trim('-' from regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
    '[^a-z0-9]+', '-', 'g')), 120), '-'), ''), 'item')`;

export const dropSlugOf = "drop function slug_of(text)";
