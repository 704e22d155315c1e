-- Investors who work together. A person is in one firm at most.
create table firms (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  domain text check (length(domain) between 3 and 253),
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table firm_members (
  user_id text primary key references users on delete cascade,
  firm_id integer not null references firms on delete cascade,
  role text not null check (role in ('owner', 'partner', 'analyst')),
  joined_at timestamptz not null default now()
);
create index firm_members_firm on firm_members (firm_id);

create table firm_invitations (
  id integer generated always as identity primary key,
  firm_id integer not null references firms on delete cascade,
  token_hash text not null unique,
  role text not null check (role in ('owner', 'partner', 'analyst')),
  email citext,
  created_by text references users on delete set null,
  expires_at timestamptz not null,
  accepted_by text references users on delete set null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index firm_invitations_firm on firm_invitations (firm_id);

-- A firm lives as long as somebody is in it, also when the last account is deleted; and as long as it lives, the
-- colleague who is there longest becomes its owner when the last owner is gone.
create function firm_members_left() returns trigger language plpgsql as $$
begin
  delete from firms f where f.id = old.firm_id
    and not exists (select from firm_members m where m.firm_id = f.id);
  update firm_members set role = 'owner'
    where user_id = (select user_id from firm_members where firm_id = old.firm_id
        order by joined_at, user_id limit 1)
      and not exists (select from firm_members where firm_id = old.firm_id and role = 'owner');
  return null;
end $$;
create trigger firm_members_left after delete on firm_members
  for each row execute function firm_members_left();
