-- What administrators did: who, when, what, about whom, why. Ids are kept without a reference, so that the record outlives
-- accounts; a name is read where the record is shown, and is gone with its account, but for that of who acted.
create table admin_acts (
  id bigint generated always as identity primary key,
  acted_at timestamptz not null,
  actor_id text,
  actor_name text not null,
  act text not null,
  person_id text,
  detail text check (length(detail) <= 500),
  reason text check (length(reason) <= 1000)
);
create index admin_acts_person on admin_acts (person_id, id desc) where person_id is not null;
comment on table admin_acts is 'Owned by shared.';

create function admin_acts_stay() returns trigger language plpgsql as $$
begin
  raise exception 'admin_acts is only ever added to';
end $$;
create trigger admin_acts_stay before update or delete on admin_acts
  for each row execute function admin_acts_stay();
create trigger admin_acts_are_not_emptied before truncate on admin_acts
  for each statement execute function admin_acts_stay();

-- People may be let in by the provider of the operator alone.
alter table instance_settings add column provider_only boolean not null default false;
