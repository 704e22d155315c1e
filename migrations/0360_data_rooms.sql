-- A startup's data room: folders in an order, documents of the startup put into them, and what is expected but not there.
create table data_rooms (
  id integer generated always as identity primary key,
  startup_id integer not null unique references startups on delete cascade,
  -- Which text guests accept before they see anything; null for none.
  agreement_number integer,
  closed_at timestamptz,
  created_by text references users on delete set null,
  created_at timestamptz not null
);
comment on table data_rooms is 'Owned by data-room.';

create table data_room_folders (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  name text not null check (length(name) between 1 and 80),
  position integer not null,
  archived_at timestamptz,
  created_at timestamptz not null
);
create unique index data_room_folders_name on data_room_folders (room_id, lower(name));
comment on table data_room_folders is 'Owned by data-room.';

create table data_room_documents (
  room_id integer not null references data_rooms on delete cascade,
  document_id integer not null references documents on delete cascade,
  folder_id integer not null references data_room_folders on delete cascade,
  position integer not null,
  archived_at timestamptz,
  added_by text references users on delete set null,
  added_at timestamptz not null,
  primary key (room_id, document_id)
);
create index data_room_documents_document on data_room_documents (document_id);
create index data_room_documents_folder on data_room_documents (folder_id);
comment on table data_room_documents is 'Owned by data-room.';

-- What an investor will look for. A document that stands for it answers it; it counts as reviewed for one version.
create table data_room_expectations (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  folder_id integer not null references data_room_folders on delete cascade,
  title text not null check (length(title) between 1 and 120),
  position integer not null,
  document_id integer references documents on delete set null,
  requested_at timestamptz,
  reviewed_version integer
);
create unique index data_room_expectations_title on data_room_expectations (folder_id, lower(title));
create index data_room_expectations_document on data_room_expectations (document_id);
comment on table data_room_expectations is 'Owned by data-room.';

-- Guests come in groups; a group holds people, addresses and mail domains, and links lead into it.
create table data_room_groups (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  name text not null check (length(name) between 1 and 80),
  expires_at timestamptz,
  revoked_at timestamptz,
  created_by text references users on delete set null,
  created_at timestamptz not null
);
create unique index data_room_groups_name on data_room_groups (room_id, lower(name));
comment on table data_room_groups is 'Owned by data-room.';

create table data_room_group_members (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  group_id integer not null references data_room_groups on delete cascade,
  kind text not null check (kind in ('person', 'address', 'domain')),
  user_id text references users on delete cascade,
  value text,
  added_at timestamptz not null,
  check ((kind = 'person') = (user_id is not null)),
  check ((kind = 'person') = (value is null)),
  unique nulls not distinct (group_id, kind, user_id, value)
);
create index data_room_group_members_room on data_room_group_members (room_id);
create index data_room_group_members_user on data_room_group_members (user_id) where user_id is not null;
create index data_room_group_members_value on data_room_group_members (value) where value is not null;
comment on table data_room_group_members is 'Owned by data-room.';

-- What a group may do where. Neither folder nor document means the whole room; the narrowest place decides.
create table data_room_grants (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  group_id integer not null references data_room_groups on delete cascade,
  folder_id integer references data_room_folders on delete cascade,
  document_id integer,
  level text not null check (level in ('none', 'request', 'view', 'download')),
  expires_at timestamptz,
  revoked_at timestamptz,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  check (folder_id is null or document_id is null),
  foreign key (room_id, document_id) references data_room_documents (room_id, document_id) on delete cascade,
  unique nulls not distinct (group_id, folder_id, document_id)
);
create index data_room_grants_room on data_room_grants (room_id);
create index data_room_grants_folder on data_room_grants (folder_id) where folder_id is not null;
create index data_room_grants_document on data_room_grants (document_id) where document_id is not null;
comment on table data_room_grants is 'Owned by data-room.';

-- A link leads one address, or everybody of a mail domain, into a group. One that went out by mail proves the address it
-- was sent to; that of a domain sends such a letter to whoever names an address there.
create table data_room_links (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  group_id integer not null references data_room_groups on delete cascade,
  parent_id integer references data_room_links on delete cascade,
  kind text not null check (kind in ('address', 'domain')),
  value text not null,
  token_hash text not null unique,
  is_mailed boolean not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by text references users on delete set null,
  created_at timestamptz not null
);
create index data_room_links_group on data_room_links (group_id);
create index data_room_links_room on data_room_links (room_id);
create index data_room_links_parent on data_room_links (parent_id) where parent_id is not null;
comment on table data_room_links is 'Owned by data-room.';

create table data_room_link_uses (
  link_id integer not null references data_room_links on delete cascade,
  user_id text not null references users on delete cascade,
  used_at timestamptz not null,
  primary key (link_id, user_id)
);
create index data_room_link_uses_user on data_room_link_uses (user_id);
comment on table data_room_link_uses is 'Owned by data-room.';

-- Texts that guests accept, by number; a changed one is a new one, which nobody has accepted yet.
create table data_room_agreements (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  number integer not null check (number > 0),
  body text not null,
  created_by text references users on delete set null,
  created_at timestamptz not null,
  unique (room_id, number)
);
comment on table data_room_agreements is 'Owned by data-room.';

create table data_room_acceptances (
  agreement_id integer not null references data_room_agreements on delete cascade,
  user_id text not null references users on delete cascade,
  accepted_at timestamptz not null,
  primary key (agreement_id, user_id)
);
create index data_room_acceptances_user on data_room_acceptances (user_id);
comment on table data_room_acceptances is 'Owned by data-room.';

create table data_room_requests (
  id integer generated always as identity primary key,
  room_id integer not null references data_rooms on delete cascade,
  document_id integer not null,
  user_id text not null references users on delete cascade,
  level text not null check (level in ('view', 'download')),
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users on delete set null,
  decision text check (decision in ('granted', 'declined')),
  check ((decided_at is null) = (decision is null)),
  foreign key (room_id, document_id) references data_room_documents (room_id, document_id) on delete cascade
);
create unique index data_room_requests_open on data_room_requests (room_id, document_id, user_id)
  where decided_at is null;
create index data_room_requests_user on data_room_requests (user_id);
comment on table data_room_requests is 'Owned by data-room.';

-- Guests who came, so that their open pages hear of what changes.
create table data_room_visits (
  room_id integer not null references data_rooms on delete cascade,
  user_id text not null references users on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (room_id, user_id)
);
create index data_room_visits_user on data_room_visits (user_id);
comment on table data_room_visits is 'Owned by data-room.';

-- Whatever changes who may see what is told to the open pages of those it may concern, whoever's code changed it.
-- A notification that is sent twice in a transaction goes out once.
create function data_room_changed() returns trigger language plpgsql as $$
declare
  room integer := (case when tg_table_name = 'data_rooms' then coalesce(to_jsonb(new), to_jsonb(old)) ->> 'id'
    else coalesce(to_jsonb(new), to_jsonb(old)) ->> 'room_id' end)::integer;
begin
  perform pg_notify('kilele_events', jsonb_build_object('userId', person.user_id, 'topic', 'data-room')::text)
    from (select user_id from data_room_visits where room_id = room
      union select m.user_id from data_rooms r join startup_members m on m.startup_id = r.startup_id where r.id = room
    ) person;
  return null;
end $$;
create trigger data_rooms_changed after update on data_rooms
  for each row execute function data_room_changed();
create trigger data_room_folders_changed after insert or update or delete on data_room_folders
  for each row execute function data_room_changed();
create trigger data_room_documents_changed after insert or update or delete on data_room_documents
  for each row execute function data_room_changed();
create trigger data_room_groups_changed after update or delete on data_room_groups
  for each row execute function data_room_changed();
create trigger data_room_group_members_changed after insert or delete on data_room_group_members
  for each row execute function data_room_changed();
create trigger data_room_grants_changed after insert or update or delete on data_room_grants
  for each row execute function data_room_changed();
create trigger data_room_links_changed after update or delete on data_room_links
  for each row execute function data_room_changed();

-- What others may know of stored documents: the room shows a startup's own by reference.
create view startup_documents as
  select id, startup_id, title, type from documents
  where startup_id is not null and demo_session_id is null;
comment on view startup_documents is 'Published by documents: what a startup''s team has stored.';

create view document_files as
  select v.id, v.document_id, v.number, v.file_name, v.file_kind, v.file_key, v.size_bytes, v.note, v.status,
    v.page_unit, v.page_count, v.pages, v.is_cut, v.created_by, v.created_at
  from document_versions v;
comment on view document_files is 'Published by documents: every version of a document, with where its bytes are and what its pages say.';

-- Whether an address is proved goes with it.
create or replace view people_addresses as select id, email, email_verified as is_proved from users;
comment on column people_addresses.is_proved is 'not null';
