-- An investor's pipeline. A deal is its owner's alone, or shared with the firm when `firm_id` is set. A company of the
-- directory is read from there and has no name here; a private one has its own. `company_key` is the folded name.
create table deal_imports (
  id integer generated always as identity primary key,
  owner_id text not null references users on delete cascade,
  file_name text,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index deal_imports_owner on deal_imports (owner_id);

create table deals (
  id integer generated always as identity primary key,
  owner_id text not null references users on delete cascade,
  firm_id integer references firms on delete set null,
  startup_id integer references startups on delete set null,
  company_name text check (length(company_name) between 1 and 200),
  company_domain text,
  company_key text not null,
  sector_id text,
  region_id text,
  funding_stage_id text,
  stage text not null
    check (stage in ('sourced', 'reviewed', 'due-diligence', 'term-sheet', 'closed', 'passed')),
  priority text not null check (priority in ('low', 'medium', 'high')),
  interest_level integer not null check (interest_level between 1 and 10),
  source_channel text,
  next_action text,
  next_action_due date,
  amount_minor bigint check (amount_minor > 0),
  currency text check (length(currency) = 3),
  pass_reason text,
  stage_since timestamptz not null,
  last_activity_at timestamptz not null,
  import_id integer references deal_imports on delete set null,
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((amount_minor is null) = (currency is null)),
  check (pass_reason is null or stage = 'passed')
);
create index deals_owner on deals (owner_id, stage_since desc) where removed_at is null;
create index deals_firm on deals (firm_id, stage_since desc) where removed_at is null;
create index deals_startup on deals (startup_id);
create index deals_import on deals (import_id) where import_id is not null;

-- What happened to a deal, in order; rows are only ever added. An undo is an event of its own that names the undone one.
create table deal_events (
  id bigint generated always as identity primary key,
  deal_id integer not null references deals on delete cascade,
  kind text not null check (kind in ('added', 'moved', 'changed', 'noted', 'removed', 'restored')),
  from_stage text,
  to_stage text,
  from_since timestamptz,
  pass_reason text,
  fields text[] not null default '{}',
  actor_id text references users on delete set null,
  undo_of bigint unique references deal_events on delete cascade,
  at timestamptz not null
);
create index deal_events_deal on deal_events (deal_id, id desc);

create table deal_notes (
  id integer generated always as identity primary key,
  deal_id integer not null references deals on delete cascade,
  author_id text not null references users on delete cascade,
  body text not null,
  visibility text not null check (visibility in ('private', 'shared')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index deal_notes_deal on deal_notes (deal_id, id desc);

create table deal_views (
  id integer generated always as identity primary key,
  owner_id text not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  filters jsonb not null,
  created_at timestamptz not null,
  unique (owner_id, name)
);

-- Whoever leaves a firm leaves the shared deals to it: the longest-serving owner takes them over. With the last person
-- the firm ends and its deals are that person's own again.
create function deals_stay_with_firm() returns trigger language plpgsql as $$
declare
  heir text := (select user_id from firm_members where firm_id = old.firm_id
    order by role = 'owner' desc, joined_at, user_id limit 1);
begin
  if heir is null then
    update deals set firm_id = null where firm_id = old.firm_id and owner_id = old.user_id;
  else
    update deals set owner_id = heir where firm_id = old.firm_id and owner_id = old.user_id;
  end if;
  return null;
end $$;
create trigger deals_stay_with_firm after delete on firm_members
  for each row execute function deals_stay_with_firm();
