-- Leaving means leaving: whatever ends a session, or a part in a team, ends what hung on it, whoever's code did it.

-- Every server process closes the streams of the person, or of the one session that ended.
create function streams_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('kilele_events', jsonb_build_object('userId', old.user_id, 'topic', 'stream-ends',
    'sessionId', case when tg_argv[0] = 'session' then to_jsonb(old) ->> 'id' end)::text);
  return null;
end $$;

create trigger sessions_end_streams after delete on sessions
  for each row execute function streams_end('session');
create trigger startup_members_end_streams after delete or update of role on startup_members
  for each row execute function streams_end('person');
create trigger firm_members_end_streams after delete or update of role, firm_id on firm_members
  for each row execute function streams_end('person');

-- A link is its maker's word: it goes with their account, and ends when they could not make it any more.
alter table startup_invitations drop constraint startup_invitations_created_by_fkey,
  add foreign key (created_by) references users on delete cascade;
alter table firm_invitations drop constraint firm_invitations_created_by_fkey,
  add foreign key (created_by) references users on delete cascade;
create index startup_invitations_created_by on startup_invitations (created_by);
create index firm_invitations_created_by on firm_invitations (created_by);

create function startup_invitations_end() returns trigger language plpgsql as $$
begin
  update startup_invitations set revoked_at = now()
    where startup_id = old.startup_id and created_by = old.user_id and accepted_at is null and revoked_at is null
      and not exists (select from startup_members m
        where m.startup_id = old.startup_id and m.user_id = old.user_id and m.role = 'owner');
  return null;
end $$;
create trigger startup_invitations_end after delete or update of role on startup_members
  for each row execute function startup_invitations_end();

-- Owners invite anybody, partners everybody but owners.
create function firm_invitations_end() returns trigger language plpgsql as $$
begin
  update firm_invitations i set revoked_at = now()
    where i.firm_id = old.firm_id and i.created_by = old.user_id and i.accepted_at is null and i.revoked_at is null
      and not exists (select from firm_members m
        where m.firm_id = old.firm_id and m.user_id = old.user_id
          and (m.role = 'owner' or (m.role = 'partner' and i.role <> 'owner')));
  return null;
end $$;
create trigger firm_invitations_end after delete or update of role, firm_id on firm_members
  for each row execute function firm_invitations_end();

-- Links that people made who had left before.
update startup_invitations i set revoked_at = now()
  where accepted_at is null and revoked_at is null and not exists (
    select from startup_members m where m.startup_id = i.startup_id and m.user_id = i.created_by and m.role = 'owner');
update firm_invitations i set revoked_at = now()
  where accepted_at is null and revoked_at is null and not exists (
    select from firm_members m where m.firm_id = i.firm_id and m.user_id = i.created_by
      and (m.role = 'owner' or (m.role = 'partner' and i.role <> 'owner')));

-- What somebody shared of a team's documents goes with them, too.
alter table document_shares drop constraint document_shares_shared_by_fkey,
  add foreign key (shared_by) references users on delete cascade;
create index document_shares_shared_by on document_shares (shared_by);
delete from document_shares h using documents d
  where d.id = h.document_id and d.startup_id is not null and not exists (
    select from startup_members m
    where m.startup_id = d.startup_id and m.user_id = h.shared_by and m.role in ('owner', 'editor'));

create view firm_roles as select firm_id, user_id, role, joined_at from firm_members;
comment on view firm_roles is 'Published by firms: who is in which firm, as what.';
