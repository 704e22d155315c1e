create view stored_file_keys as select key, created_at from stored_files;
comment on view stored_file_keys is 'Published by platform: what is stored, and since when.';
