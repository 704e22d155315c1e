-- A text of ASCII letters has no accents and nothing invisible to be taken away: the words of most places and names are found by one pattern.
create or replace function fold_words(value text) returns text language plpgsql immutable parallel safe cost 5 as $$
begin
  if octet_length(value) = length(value) then
    return trim(regexp_replace(lower(value), '[^a-z0-9]+', ' ', 'g'));
  end if;
  return trim(regexp_replace(
    fold_text(value),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u27ff\u2900-\u2bff\u3000-\u303f]+',
    ' ', 'g'));
end $$;
