-- Questions of guests about a document, or a page of it, and what the team answers: to whoever asked, or to all who may
-- read the document.
create table data_room_questions (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  document_id integer not null,
  page integer check (page > 0),
  asked_by text not null references users on delete cascade,
  body text not null,
  created_at timestamptz not null,
  answer text,
  answered_by text references users on delete set null,
  answered_at timestamptz,
  is_for_all boolean not null default false,
  version integer not null default 1,
  check ((answer is null) = (answered_at is null)),
  foreign key (room_id, document_id) references data_room_documents (room_id, document_id) on delete cascade
);
create index data_room_questions_document on data_room_questions (room_id, document_id);
create index data_room_questions_asker on data_room_questions (asked_by);
comment on table data_room_questions is 'Owned by data-room.';
create trigger data_room_questions_changed after insert or update or delete on data_room_questions
  for each row execute function data_room_changed();

-- Answers are read like pages are.
alter table access_entries drop constraint if exists access_entries_action_check;
alter table access_entries add constraint access_entries_action_check
  check (action in ('page', 'text', 'file', 'answers'));
