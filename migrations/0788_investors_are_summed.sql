-- What the tiles over the directory of investors say of all of them is a sum of lines, too, as of startups: how many are verified,
-- and the middle of their tickets.
alter table investor_counts add column is_verified boolean not null default false;
alter table investor_counts alter column is_verified drop default;

-- Investors that everybody may see, by the ticket they name.
create table ticket_counts (
  average_ticket_minor bigint not null,
  is_demo boolean not null,
  n bigint not null
);
comment on table ticket_counts is 'Owned by investors.';

create or replace function count_investor() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    insert into investor_counts (country, geographies, is_demo, is_verified, n)
      values (old.country, old.preferred_geographies, old.is_demo, old.verified_by is not null, -1);
    insert into ticket_counts values (old.average_ticket_minor, old.is_demo, -1);
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    insert into investor_counts (country, geographies, is_demo, is_verified, n)
      values (new.country, new.preferred_geographies, new.is_demo, new.verified_by is not null, 1);
    insert into ticket_counts values (new.average_ticket_minor, new.is_demo, 1);
  end if;
  return null;
end $$;

drop trigger investors_recounted on investors;
create trigger investors_recounted after update on investors for each row
  when ((old.hidden_at is null, old.country, old.preferred_geographies, old.is_demo, old.verified_by is null, old.average_ticket_minor)
    is distinct from (new.hidden_at is null, new.country, new.preferred_geographies, new.is_demo, new.verified_by is null,
      new.average_ticket_minor))
  execute function count_investor();
create trigger investors_without_tickets after truncate on investors execute function count_none('ticket_counts');

delete from investor_counts;
insert into investor_counts (country, geographies, is_demo, is_verified, n)
  select country, preferred_geographies, is_demo, verified_by is not null, count(*) from investors where hidden_at is null group by 1, 2, 3, 4;
insert into ticket_counts
  select average_ticket_minor, is_demo, count(*) from investors where hidden_at is null group by 1, 2;

create trigger ticket_counts_told after insert or delete on ticket_counts for each statement execute function tell_change('investor counts');
