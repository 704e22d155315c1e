-- What a startup's list looks at first of each investor, beside what puts them in order: candidates come from one narrow table, where
-- each was looked up among the wide rows of investors.
alter table investor_activity
  add column is_listed boolean not null default false,
  add column is_demo boolean not null default false,
  add column min_ticket_minor bigint not null default 0,
  add column average_ticket_minor bigint not null default 0,
  add column max_ticket_minor bigint not null default 0,
  add column sectors text[] not null default '{}',
  add column excluded_sectors text[] not null default '{}',
  add column stages text[] not null default '{}',
  add column geographies text[] not null default '{}',
  add column lead_appetite text not null default 'either' check (lead_appetite in ('lead', 'follow', 'either'));

create function outline_investors(ids integer[]) returns void language sql as $$
  update investor_activity a set is_listed = i.hidden_at is null, is_demo = i.is_demo, min_ticket_minor = i.min_ticket_minor,
    average_ticket_minor = i.average_ticket_minor, max_ticket_minor = i.max_ticket_minor, sectors = i.preferred_sectors,
    excluded_sectors = i.excluded_sectors, stages = i.preferred_stages, geographies = i.preferred_geographies,
    lead_appetite = i.lead_appetite
  from investors i where i.id = a.investor_id and i.id = any(ids)
$$;

create function investor_outline_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform outline_investors(array(select id from now_rows));
  else
    perform outline_investors(array[new.id]);
  end if;
  return null;
end $$;
-- Named after the trigger that makes the rows: those of one event go by name.
create trigger investor_activity_outlined after insert on investors referencing new table as now_rows
  for each statement execute function investor_outline_follows();
create trigger investor_activity_outlined_anew after update on investors for each row
  when ((old.hidden_at is null, old.is_demo, old.min_ticket_minor, old.average_ticket_minor, old.max_ticket_minor, old.preferred_sectors,
      old.excluded_sectors, old.preferred_stages, old.preferred_geographies, old.lead_appetite)
    is distinct from (new.hidden_at is null, new.is_demo, new.min_ticket_minor, new.average_ticket_minor, new.max_ticket_minor,
      new.preferred_sectors, new.excluded_sectors, new.preferred_stages, new.preferred_geographies, new.lead_appetite))
  execute function investor_outline_follows();

select outline_investors(array(select id from investors));
drop index investor_activity_recent;
create index investor_activity_recent on investor_activity (is_demo, recent desc, investor_id desc) where is_listed;
