-- Who outside the team may read a document, with all its versions, until it is taken back.
create table document_shares (
  document_id integer not null references documents on delete cascade,
  user_id text not null references users on delete cascade,
  shared_by text references users on delete set null,
  created_at timestamptz not null,
  primary key (document_id, user_id)
);
create index document_shares_user on document_shares (user_id);
