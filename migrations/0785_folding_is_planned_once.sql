-- A change of a startup folds its city anew. A function in plpgsql keeps its plan for a connection, where one in sql was read and put into the
-- column's expression for each change, which took as long as finding the startup, its team and the session. The cost is that of what it calls.
create or replace function fold_words(value text) returns text language plpgsql immutable parallel safe cost 5 as $$
begin
  return trim(regexp_replace(
    fold_text(value),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u27ff\u2900-\u2bff\u3000-\u303f]+',
    ' ', 'g'));
end $$;
