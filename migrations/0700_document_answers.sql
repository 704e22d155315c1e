-- What people answered to “Is this so?” of a passage of a document: of its team or the one it belongs to (no owner), or of a
-- reader outside for themself. By the passage's words, so that it holds for each version in which they stand.
create table document_answers (
  id integer generated always as identity primary key,
  document_id integer not null references documents on delete cascade,
  owner_id text references users on delete cascade,
  code text not null,
  passage text not null,
  is_so boolean not null,
  created_by text references users on delete set null,
  created_at timestamptz not null
);
create unique index document_answers_one on document_answers (document_id, owner_id, code, md5(passage))
  nulls not distinct;
create index document_answers_owner on document_answers (owner_id) where owner_id is not null;
comment on table document_answers is 'Owned by documents.';

-- What was found, as it was before the team's answers; null where `analysis` is just that.
alter table document_analyses add column as_read jsonb;
