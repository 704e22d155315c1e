-- A conversation whose people have all left goes with the last of them.
create function threads_follow_people() returns trigger language plpgsql as $$
begin
  delete from threads t where t.id = old.thread_id
    and not exists (select from thread_members m where m.thread_id = t.id);
  return null;
end $$;
create trigger threads_follow_people after delete on thread_members
  for each row execute function threads_follow_people();
