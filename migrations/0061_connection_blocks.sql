-- A block ends what connects the two, however it came about; lifting the last one leaves them as after an end.
create function blocks_connection() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update connections set status = 'blocked', ended_at = now(), ended_by = new.blocker_id
      where least(requester_id, addressee_id) = least(new.blocker_id, new.blocked_id)
        and greatest(requester_id, addressee_id) = greatest(new.blocker_id, new.blocked_id);
  elsif not exists (
    select from blocks where blocker_id = old.blocked_id and blocked_id = old.blocker_id
  ) then
    update connections set status = 'withdrawn'
      where status = 'blocked' and least(requester_id, addressee_id) = least(old.blocker_id, old.blocked_id)
        and greatest(requester_id, addressee_id) = greatest(old.blocker_id, old.blocked_id);
  end if;
  return null;
end $$;
create trigger blocks_connection after insert or delete on blocks
  for each row execute function blocks_connection();
