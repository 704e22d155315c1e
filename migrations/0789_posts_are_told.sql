-- The board of jobs as visitors see it is kept until a post, or the firm it is for, changes.
do $$
declare told record;
begin
  for told in select * from (values ('jobs', 'jobs'), ('firms', 'firms'), ('firm_members', 'firms')) as t (name, topic)
  loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function tell_change(%L)',
      told.name || '_told', told.name, told.topic);
  end loop;
end $$;
