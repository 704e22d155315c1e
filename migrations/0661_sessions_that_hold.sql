create view open_sessions as
  select s.id, s.user_id, s.expires_at, u.is_demo from sessions s join users u on u.id = s.user_id
  where u.suspended_at is null;
comment on view open_sessions is 'Published by accounts: the sessions of people who may use theirs, for a statement that looks before it writes.';
comment on column open_sessions.id is 'not null';
comment on column open_sessions.user_id is 'not null';
comment on column open_sessions.expires_at is 'not null';
comment on column open_sessions.is_demo is 'not null';
