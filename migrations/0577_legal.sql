-- Terms, privacy, cookies and imprint, each version with its day; and who accepted which version when.
create table legal_texts (
  page text not null check (page in ('terms', 'privacy', 'cookies', 'imprint')),
  version integer not null check (version > 0),
  content text not null,
  published_at timestamptz not null,
  asks_again boolean not null default false,
  primary key (page, version)
);
comment on table legal_texts is 'Owned by legal.';

create table legal_consents (
  user_id text not null references users on delete cascade,
  page text not null,
  version integer not null,
  consented_at timestamptz not null,
  primary key (user_id, page, version),
  foreign key (page, version) references legal_texts
);
comment on table legal_consents is 'Owned by legal.';

-- Whether somebody is to be asked again: a new version of the terms or of the privacy notice asks for it.
alter table users add column consent_due boolean not null default false;
create trigger users_asked after update of consent_due on users
  for each row execute function tell_change('users');

-- What people ask or complain of about their data, by a form that is open to everybody.
create table grievances (
  id integer generated always as identity primary key,
  user_id text references users on delete set null,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'objection', 'complaint')),
  name text not null,
  email text not null,
  content text not null,
  received_at timestamptz not null,
  due_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by_name text,
  check ((answer is null) = (answered_at is null))
);
create index grievances_open on grievances (due_at, id) where answered_at is null;
create index grievances_user on grievances (user_id);
comment on table grievances is 'Owned by legal.';

-- A breach of personal data, from when it was noticed, and what was done and told to whom.
create table breaches (
  id integer generated always as identity primary key,
  title text not null,
  noticed_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz
);
comment on table breaches is 'Owned by legal.';

create table breach_entries (
  id integer generated always as identity primary key,
  breach_id integer not null references breaches on delete cascade,
  kind text not null check (kind in ('note', 'regulator', 'people', 'closed')),
  content text not null,
  actor_name text not null,
  entered_at timestamptz not null
);
create index breach_entries_breach on breach_entries (breach_id, id);
comment on table breach_entries is 'Owned by legal.';
