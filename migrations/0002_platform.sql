-- What the house itself keeps: answers already given, mail, files, and what happened that somebody should know.

-- One row per acknowledged creating call, so that a repeat with the same key gets the same answer.
create table idempotency_keys (
  user_id text not null references users on delete cascade,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table mail_outbox (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  body text not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_outbox_waiting on mail_outbox (id) where sent_at is null;

create table stored_files (
  key text primary key,
  owner_id text references users on delete set null,
  content_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null default now()
);

-- What reaches a person: their inbox and the dashboard's Recent Activity.
create table notifications (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  kind text not null,
  content text not null,
  href text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
