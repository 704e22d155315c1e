-- What a person wants to hear of, where, and when not. No row means everything in the inbox and in the digest.
create table notification_settings (
  user_id text primary key references users on delete cascade,
  inbox_off text[] not null default '{}',
  digest_off text[] not null default '{}',
  digest_enabled boolean not null default true,
  muted_until timestamptz,
  version integer not null default 1
);

-- The last digest of each person: at most one a day, and each piece of news in one of them.
create table notification_digests (
  user_id text primary key references users on delete cascade,
  sent_on date not null,
  last_notification_id bigint not null
);
create index notifications_waiting on notifications (user_id, id) where read_at is null;

alter table mail_outbox add column unsubscribe_url text;

-- Whoever tells somebody something, their open screens hear of it when it is committed.
create function notifications_tell() returns trigger language plpgsql as $$
begin
  perform pg_notify('kilele_events', json_build_object('userId', added.user_id, 'topic', 'notifications')::text)
    from (select distinct user_id from new_rows) added;
  return null;
end $$;
create trigger notifications_tell after insert on notifications
  referencing new table as new_rows for each statement execute function notifications_tell();
