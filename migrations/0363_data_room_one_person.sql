-- A mailed link lets in one person, also when that person's account is gone again.
alter table data_room_links add column used_at timestamptz;
update data_room_links l set used_at = u.first from (
  select link_id, min(used_at) as first from data_room_link_uses group by link_id
) u where u.link_id = l.id;

-- The group that a granted request made for one person: another that happens to hold only them may grow.
alter table data_room_groups add column own_of_user_id text references users on delete set null;
create index data_room_groups_own on data_room_groups (own_of_user_id) where own_of_user_id is not null;
