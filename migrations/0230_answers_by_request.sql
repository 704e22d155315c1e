-- A key counts for one method and path: what was kept without them goes, a day’s worth at most.
delete from idempotency_keys;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys rename column endpoint to target;
comment on column idempotency_keys.target is 'A digest of the method and path';
alter table idempotency_keys add primary key (user_id, key, target);
