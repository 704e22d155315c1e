-- Guests see pages of a document once it was read, and a new version in place of the old: their open pages hear of both.
create function data_room_document_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('kilele_events', jsonb_build_object('userId', v.user_id, 'topic', 'data-room')::text)
    from data_room_documents d join data_room_visits v on v.room_id = d.room_id
    where d.document_id = new.document_id;
  return null;
end $$;
create trigger document_versions_read after update of status on document_versions
  for each row when (old.status is distinct from new.status) execute function data_room_document_read();
