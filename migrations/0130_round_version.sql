-- A round is edited by several people: who saves over a newer one is told.
alter table startup_rounds add column version integer not null default 1;
