-- People, how they sign in, and their sessions. `users` carries what every screen shows of a person.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists citext;

create table users (
  id text primary key,
  name text not null,
  first_name text not null default '',
  last_name text not null default '',
  email citext not null unique,
  email_verified boolean not null default false,
  image text,
  user_type text check (user_type in ('founder', 'investor', 'vc_fund')),
  is_admin boolean not null default false,
  is_demo boolean not null default false,
  suspended_at timestamptz,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id text primary key,
  token text not null unique,
  user_id text not null references users on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table credentials (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_user on credentials (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

create table two_factors (
  id text primary key,
  user_id text not null references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean default true,
  failed_verification_count integer default 0,
  locked_until timestamptz
);
create index two_factors_user on two_factors (user_id);

create table rate_limits (
  id text primary key default gen_random_uuid()::text,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);
