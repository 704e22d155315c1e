-- Server processes keep answers, and who holds a session, in memory: here each of them hears what has changed, when the
-- change commits. Told once per transaction and topic, whatever the number of rows. The topics are the argument of each
-- trigger, and the names in src/shared/server/change-topics.ts.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('kilele_changes', tg_argv[0]);
  return null;
end $$;

-- Who holds a session: not when it was last seen, and not that another one began.
create trigger sessions_told after delete or update of token, user_id, expires_at on sessions
  for each row execute function tell_change('sessions');
create trigger users_told after delete or update of name, first_name, last_name, image, email, user_type, is_admin,
    is_demo, suspended_at on users
  for each row execute function tell_change('users');

-- What visitors' answers are made from.
do $$
declare told record;
begin
  for told in select * from (values
    ('startups', 'startups'), ('startup_members', 'teams'), ('traction_points', 'figures'), ('startup_rounds', 'raises'),
    ('search_words', 'words'), ('rate_state', 'rates'), ('dollar_rates', 'rates'), ('investors', 'investors'),
    ('investor_deals', 'deals'), ('investor_vouches', 'vouches'), ('sourced_rounds', 'imports'), ('round_imports', 'imports'),
    ('connections', 'connections'), ('introductions', 'introductions'), ('introduction_states', 'introductions')
  ) as t (name, topic)
  loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function tell_change(%L)',
      told.name || '_told', told.name, told.topic);
  end loop;
end $$;
