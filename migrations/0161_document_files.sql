-- A person's own files go with the account, and with a file its version; a team's file belongs to nobody in particular.
alter table document_versions
  drop constraint document_versions_file_key_fkey,
  add constraint document_versions_file_key_fkey foreign key (file_key) references stored_files on delete cascade;
update stored_files f set owner_id = null
  from document_versions v join documents d on d.id = v.document_id
  where v.file_key = f.key and d.startup_id is not null;
