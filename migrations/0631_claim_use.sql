-- Counts a use of a limit, and fails when the window holds more than so many: a statement whose answer nobody needs to wait
-- for, since the one after it fails with it. The detail is for how many milliseconds to wait.
create function claim_use(used text, most integer, window_ms bigint, at_ms bigint) returns void language plpgsql as $$
declare
  counted record;
begin
  insert into rate_limits as l (key, count, last_request) values (used, 1, at_ms)
    on conflict (key) do update set
      count = case when l.last_request <= at_ms - window_ms then 1 else l.count + 1 end,
      last_request = case when l.last_request <= at_ms - window_ms then at_ms else l.last_request end
    returning count, last_request into counted;
  if counted.count > most then
    raise exception 'too many uses' using errcode = 'KL429', detail = counted.last_request + window_ms - at_ms;
  end if;
end $$;
