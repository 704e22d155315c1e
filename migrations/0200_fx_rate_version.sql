-- A rate can be corrected; two who correct it at once are told.
alter table fx_rates add column version integer not null default 1;
