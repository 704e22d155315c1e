-- What a round has raised is in visitors' answers, and offers count in it.
do $$
declare told text;
begin
  foreach told in array array['offers', 'offer_terms', 'round_offers', 'round_investors'] loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function tell_change(%L)',
      told || '_told', told, 'raises');
  end loop;
end $$;
