-- How many startups everybody may see, of each kind that the directory is narrowed by, whatever their state: kept like
-- `startup_counts`, so that what its tiles say need not be counted from all rows.
create table directory_counts (
  sector_id text not null,
  stage_id text not null,
  region_id text not null,
  country text,
  is_demo boolean not null,
  is_asking boolean not null,
  n bigint not null
);
comment on table directory_counts is 'Owned by startups.';
comment on column directory_counts.is_asking is 'Active, and says how much it raises.';

create function count_in_directory() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    insert into directory_counts values (old.sector_id, old.stage_id, old.region_id, old.country, old.is_demo,
      old.status = 'active' and coalesce(old.raising_minor, 0) > 0, -1);
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    insert into directory_counts values (new.sector_id, new.stage_id, new.region_id, new.country, new.is_demo,
      new.status = 'active' and coalesce(new.raising_minor, 0) > 0, 1);
  end if;
  return null;
end $$;
create trigger startups_in_directory after insert or delete on startups for each row execute function count_in_directory();
create trigger startups_in_directory_changed after update on startups for each row
  when ((old.hidden_at is null, old.sector_id, old.stage_id, old.region_id, old.country, old.is_demo,
      old.status = 'active' and coalesce(old.raising_minor, 0) > 0)
    is distinct from (new.hidden_at is null, new.sector_id, new.stage_id, new.region_id, new.country, new.is_demo,
      new.status = 'active' and coalesce(new.raising_minor, 0) > 0))
  execute function count_in_directory();
create trigger startups_out_of_directory after truncate on startups execute function count_none('directory_counts');

insert into directory_counts
  select sector_id, stage_id, region_id, country, is_demo, status = 'active' and coalesce(raising_minor, 0) > 0, count(*)
  from startups where hidden_at is null group by 1, 2, 3, 4, 5, 6;

create trigger directory_counts_told after insert or delete on directory_counts for each statement
  execute function tell_change('startup counts');
