-- Files on their way here, in parts, so that one that is broken off goes on where it stopped, in whichever process.
create table uploads (
  id text primary key,
  user_id text not null references users on delete cascade,
  file_name text not null,
  size_bytes integer not null check (size_bytes > 0),
  -- Who is writing to it, and until when that holds.
  lock text,
  locked_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index uploads_user on uploads (user_id);
create index uploads_created on uploads (created_at);
comment on table uploads is 'Owned by platform.';

create table upload_parts (
  upload_id text not null references uploads on delete cascade,
  start_byte integer not null,
  size_bytes integer not null check (size_bytes > 0),
  file_key text not null references stored_files on delete cascade,
  primary key (upload_id, start_byte)
);
create index upload_parts_key on upload_parts (file_key);
comment on table upload_parts is 'Owned by platform.';
