-- The round of a startup as its page shows it. A statement that names the view makes ready all that the view rests on, offers and their
-- terms included, before it knows whether there is a round, which took two fifths of the time of a page; a function is made ready when
-- it is called.
create function public_round(startup integer) returns json language plpgsql stable as $$
begin
  if not exists (select from startup_rounds r where r.startup_id = startup) then return null; end if;
  return (
    select json_build_object('instrument', r.instrument, 'currency', r.currency, 'targetMinor', r.target_minor,
      'minimumMinor', r.minimum_minor, 'committedMinor', r.committed_minor, 'receivedMinor', r.received_minor,
      'closeDate', r.close_date)
    from funding_rounds r where r.startup_id = startup);
end $$;
