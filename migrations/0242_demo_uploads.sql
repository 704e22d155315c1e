-- What a visitor of the demo uploads or pastes is theirs alone, though all visitors share the account, and goes with
-- their session.
alter table documents add column demo_session_id text references sessions on delete cascade;
create index documents_demo_session on documents (demo_session_id) where demo_session_id is not null;
alter table document_analyses add column demo_session_id text references sessions on delete cascade;
create index document_analyses_demo_session on document_analyses (demo_session_id) where demo_session_id is not null;
