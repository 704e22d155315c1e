-- Whom somebody does not meet is remembered by server processes (see `tell_change`): these are the tables it follows from,
-- beside startups, their teams and investors, which are told already.
do $$
declare told text;
begin
  foreach told in array array['blocks', 'exclusions', 'experiences'] loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function tell_change(%L)',
      told || '_told', told, 'hidings');
  end loop;
end $$;
create trigger profiles_told_hidings after insert or delete or update of personal_website on profiles
  for each row execute function tell_change('hidings');
create trigger users_told_verified after update of email_verified on users
  for each row execute function tell_change('users');
