-- How many investors that everybody may see name a sector and a stage: kept like `investor_counts`, so that due diligence need not
-- read them all to say how many look for a startup of its kind.
create table seeker_counts (
  sector_id text not null,
  stage_id text not null,
  n bigint not null
);
comment on table seeker_counts is 'Owned by investors.';

create view counted_seekers as select sector_id, stage_id, n from seeker_counts;
comment on view counted_seekers is 'Published by investors: how many whom everybody may see name a sector and a stage; all lines of a kind are to be summed.';
comment on column counted_seekers.sector_id is 'not null';
comment on column counted_seekers.stage_id is 'not null';
comment on column counted_seekers.n is 'not null';

create function count_seeker() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    insert into seeker_counts select sector, stage, -1 from unnest(old.preferred_sectors) sector, unnest(old.preferred_stages) stage;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    insert into seeker_counts select sector, stage, 1 from unnest(new.preferred_sectors) sector, unnest(new.preferred_stages) stage;
  end if;
  return null;
end $$;
create trigger investors_seeking after insert or delete on investors for each row execute function count_seeker();
create trigger investors_seeking_changed after update on investors for each row
  when ((old.hidden_at is null, old.preferred_sectors, old.preferred_stages)
    is distinct from (new.hidden_at is null, new.preferred_sectors, new.preferred_stages))
  execute function count_seeker();
create trigger investors_seeking_none after truncate on investors execute function count_none('seeker_counts');

insert into seeker_counts
  select sector, stage, count(*) from investors, unnest(preferred_sectors) sector, unnest(preferred_stages) stage
  where hidden_at is null group by 1, 2;
