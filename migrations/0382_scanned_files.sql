-- Whether a virus scanner has looked at a version before it was kept.
alter table document_versions add column is_scanned boolean not null default false;
create or replace view document_files as
  select v.id, v.document_id, v.number, v.file_name, v.file_kind, v.file_key, v.size_bytes, v.note, v.status,
    v.page_unit, v.page_count, v.pages, v.is_cut, v.created_by, v.created_at, v.sha256, v.is_scanned
  from document_versions v;
