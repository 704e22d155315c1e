-- Bytes that are kept once, by what is in them, whoever keeps them how often: a file refers to its content. One that was
-- stored before has none, and stays under its own key. A content goes with the last file that refers to it; one that
-- comes again then is another, under another key, so that removing the former's bytes takes nothing away.
create table stored_contents (
  key text primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes integer not null check (size_bytes > 0),
  created_at timestamptz not null default now()
);
comment on table stored_contents is 'Owned by platform.';
alter table stored_files add column content_key text references stored_contents;
create index stored_files_content on stored_files (content_key) where content_key is not null;

create or replace view stored_file_keys as
  select key, created_at, coalesce(content_key, key) as place from stored_files;
comment on column stored_file_keys.place is 'not null';

-- Where the bytes are, as others see a version.
create or replace view document_files as
  select v.id, v.document_id, v.number, v.file_name, v.file_kind, k.place as file_key, v.size_bytes, v.note, v.status,
    v.page_unit, v.page_count, v.pages, v.is_cut, v.created_by, v.created_at, v.sha256, v.is_scanned
  from document_versions v join stored_file_keys k on k.key = v.file_key;
