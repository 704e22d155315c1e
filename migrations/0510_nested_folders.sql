-- Folders of a data room may lie in each other; names are single among those that lie side by side.
alter table data_room_folders add column parent_id integer references data_room_folders on delete cascade;
create index data_room_folders_parent on data_room_folders (parent_id) where parent_id is not null;
drop index data_room_folders_name;
create unique index data_room_folders_name on data_room_folders (room_id, parent_id, lower(name)) nulls not distinct;
