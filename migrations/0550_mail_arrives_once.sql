-- A letter is claimed by whoever sends it, tried for two days, and keeps why it did not leave.
alter table mail_outbox
  add column next_try_at timestamptz,
  add column failed_at timestamptz,
  add column failure text;

update mail_outbox
set failed_at = now(), failure = 'The mail server did not take it'
where sent_at is null and attempts >= 5;

drop index mail_outbox_waiting;
create index mail_outbox_waiting on mail_outbox (next_try_at nulls first, id) where sent_at is null and failed_at is null;
create index mail_outbox_failed on mail_outbox (id) where failed_at is not null;
