-- Pages of files as pictures, by what is in the file: two documents of one file share them. Without a key the page
-- could not be drawn.
create table data_room_pictures (
  sha256 text not null,
  page integer not null check (page > 0),
  file_key text references stored_files on delete cascade,
  width integer,
  height integer,
  size_bytes integer,
  created_at timestamptz not null,
  primary key (sha256, page),
  check ((file_key is null) = (width is null)),
  check ((file_key is null) = (height is null)),
  check ((file_key is null) = (size_bytes is null))
);
create index data_room_pictures_key on data_room_pictures (file_key) where file_key is not null;
comment on table data_room_pictures is 'Owned by data-room.';

create or replace view document_files as
  select v.id, v.document_id, v.number, v.file_name, v.file_kind, v.file_key, v.size_bytes, v.note, v.status,
    v.page_unit, v.page_count, v.pages, v.is_cut, v.created_by, v.created_at, v.sha256
  from document_versions v;
