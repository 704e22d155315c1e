-- Server processes keep answers, and who holds a session, in memory: here each of them hears which table has changed,
-- when the change commits. Told once per transaction and table, whatever the number of rows.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('kilele_changes', tg_table_name);
  return null;
end $$;

-- Who holds a session: not when it was last seen, and not that another one began.
create trigger sessions_told after delete or update of token, user_id, expires_at on sessions
  for each row execute function tell_change();
create trigger users_told after delete or update of name, first_name, last_name, image, email, user_type, is_admin,
    is_demo, suspended_at on users
  for each row execute function tell_change();
