-- Who may sign up here, whom people ask who cannot get in, and the links that let somebody in.
create table instance_settings (
  id boolean primary key default true check (id),
  invite_only boolean not null default false,
  mail_domains text[] not null default '{}',
  contact_name text,
  contact_email text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text references users on delete set null
);
insert into instance_settings default values;
comment on table instance_settings is 'Owned by accounts.';

create table instance_invitations (
  id integer generated always as identity primary key,
  token_hash text not null unique,
  note text,
  created_by text not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index instance_invitations_created_by on instance_invitations (created_by);
comment on table instance_invitations is 'Owned by accounts.';

-- The links that let somebody in, of whatever kind: one person each. Without a person while they sign up.
create table admissions (
  token_hash text primary key,
  user_id text references users on delete set null,
  admitted_at timestamptz not null,
  settled boolean not null default false
);
create index admissions_user on admissions (user_id);
comment on table admissions is 'Owned by accounts.';
