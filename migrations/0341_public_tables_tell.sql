-- What visitors' answers are made from.
do $$
declare name text;
begin
  foreach name in array array['startups', 'startup_members', 'traction_points', 'startup_rounds', 'search_words', 'rate_state',
    'investors', 'investor_deals', 'investor_vouches', 'sourced_rounds', 'round_imports', 'dollar_rates', 'connections',
    'introductions', 'introduction_states']
  loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function tell_change()',
      name || '_told', name);
  end loop;
end $$;
