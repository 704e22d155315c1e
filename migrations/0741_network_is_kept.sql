-- Who counts in the network of which country, who of them is tied, and how many that makes: kept, since counting them reads every
-- team, investor and connection of a country. A change only notes whom it is about; `fold_network` works out the counts of those
-- alone, one at a time, so that no save waits. Whoever asks has it done first, and a job does it each minute.
create table network_people (
  user_id text not null,
  country text not null,
  is_real boolean not null,
  primary key (user_id, country)
);
comment on table network_people is 'Owned by ecosystem.';
comment on column network_people.is_real is 'Counts where the demo does not.';

create table network_ties (
  low_id text not null,
  high_id text not null,
  primary key (low_id, high_id)
);
create index network_ties_high on network_ties (high_id);
comment on table network_ties is 'Owned by ecosystem.';

create table network_counts (
  country text primary key,
  people bigint not null,
  real_people bigint not null,
  ties bigint not null,
  real_ties bigint not null
);
comment on table network_counts is 'Owned by ecosystem.';

-- Of a startup, its team is looked up when it is folded: somebody who joins meanwhile has a line of their own.
create table network_changes (
  user_id text,
  startup_id integer
);
comment on table network_changes is 'Owned by ecosystem.';

create function note_network() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'startups' then
      insert into network_changes (startup_id) values (new.id);
    when 'users' then
      insert into network_changes (user_id) values (old.id);
    when 'connections' then
      if tg_op <> 'INSERT' then
        insert into network_changes (user_id) values (old.requester_id), (old.addressee_id);
      end if;
      if tg_op <> 'DELETE' then
        insert into network_changes (user_id) values (new.requester_id), (new.addressee_id);
      end if;
    when 'introduction_states' then
      if tg_op <> 'INSERT' then
        insert into network_changes (user_id) values (old.low_id), (old.high_id);
      end if;
      if tg_op <> 'DELETE' then
        insert into network_changes (user_id) values (new.low_id), (new.high_id);
      end if;
    else
      if tg_op <> 'INSERT' then
        insert into network_changes (user_id) values (old.user_id);
      end if;
      if tg_op <> 'DELETE' then
        insert into network_changes (user_id) values (new.user_id);
      end if;
  end case;
  return null;
end $$;

create function note_whole_network() returns trigger language plpgsql as $$
begin
  insert into network_changes (user_id)
    select user_id from network_people union select low_id from network_ties union select high_id from network_ties;
  return null;
end $$;

create trigger startup_members_network after insert or delete or update of user_id, startup_id on startup_members
  for each row execute function note_network();
create trigger startups_network after update on startups for each row
  when ((old.status, old.hidden_at is null, old.country, old.is_demo)
    is distinct from (new.status, new.hidden_at is null, new.country, new.is_demo))
  execute function note_network();
create trigger investors_network after insert or delete on investors for each row execute function note_network();
create trigger investors_network_changed after update on investors for each row
  when ((old.user_id, old.hidden_at is null, old.country, old.is_demo)
    is distinct from (new.user_id, new.hidden_at is null, new.country, new.is_demo))
  execute function note_network();
create trigger users_network after delete or update of suspended_at, is_demo on users
  for each row execute function note_network();
create trigger connections_network after insert or delete or update of status, requester_id, addressee_id on connections
  for each row execute function note_network();
create trigger introduction_states_network after insert or delete or update of answer, low_id, high_id on introduction_states
  for each row execute function note_network();
create trigger startup_members_network_emptied after truncate on startup_members execute function note_whole_network();
create trigger investors_network_emptied after truncate on investors execute function note_whole_network();
create trigger connections_network_emptied after truncate on connections execute function note_whole_network();
create trigger introduction_states_network_emptied after truncate on introduction_states execute function note_whole_network();

-- Adds what these people and their ties come to, or takes it away.
create function weigh_network(who text[], sign integer) returns void language sql as $$
  insert into network_counts as k (country, people, real_people, ties, real_ties)
  select country, sign * sum(people), sign * sum(real_people), sign * sum(ties), sign * sum(real_ties)
  from (
    select country, count(*) as people, count(*) filter (where is_real) as real_people, 0 as ties, 0 as real_ties
    from network_people where user_id = any(who) group by country
    union all
    select p.country, 0, 0, count(*), count(*) filter (where p.is_real and q.is_real)
    from network_ties t
      join network_people p on p.user_id = t.low_id
      join network_people q on q.user_id = t.high_id and q.country = p.country
    where t.low_id = any(who) or t.high_id = any(who)
    group by p.country) each
  group by country
  on conflict (country) do update set people = k.people + excluded.people,
    real_people = k.real_people + excluded.real_people, ties = k.ties + excluded.ties,
    real_ties = k.real_ties + excluded.real_ties
$$;

create function fold_network() returns void language plpgsql as $$
declare who text[];
begin
  if not exists (select from network_changes) then return; end if;
  perform pg_advisory_xact_lock(hashtext('network'));
  with gone as (delete from network_changes returning user_id, startup_id)
  select array_agg(id) into who from (
    select user_id as id from gone where user_id is not null
    union select m.user_id from gone g join team_roles m on m.startup_id = g.startup_id) each;
  if who is null then return; end if;
  perform weigh_network(who, -1);
  delete from network_ties where low_id = any(who) or high_id = any(who);
  insert into network_ties
    select least(requester_id, addressee_id), greatest(requester_id, addressee_id) from connected_pairs
    where requester_id = any(who) or addressee_id = any(who)
    union select low_id, high_id from introduction_requests
    where answer = 'accepted' and (low_id = any(who) or high_id = any(who));
  delete from network_people where user_id = any(who);
  insert into network_people (user_id, country, is_real)
    select u.id, r.country, bool_or(not r.is_demo and not u.is_demo)
    from people_cards u
      join (
        select m.user_id, s.country, s.is_demo from team_roles m join visible_startups s on s.id = m.startup_id
        where s.status = 'active' and m.user_id = any(who)
        union all select user_id, country, is_demo from visible_investors where user_id = any(who)) r on r.user_id = u.id
    where not u.is_suspended and r.country is not null
    group by u.id, r.country;
  perform weigh_network(who, 1);
end $$;

-- The people of a country's network and the ties among them, with those of the demo or without. What is noted is worked out first, save
-- on a server that takes no changes for now.
create function network_of(wanted text, with_demo boolean) returns table (people integer, ties integer) language plpgsql as $$
begin
  if pg_is_in_recovery() or current_setting('transaction_read_only') = 'off' then perform fold_network(); end if;
  return query
    select coalesce(sum(case when with_demo then k.people else k.real_people end), 0)::integer,
      coalesce(sum(case when with_demo then k.ties else k.real_ties end), 0)::integer
    from network_counts k where k.country = wanted;
end $$;

insert into network_changes (user_id)
  select user_id from startup_members union select user_id from investors
  union select requester_id from connections union select addressee_id from connections
  union select low_id from introduction_states union select high_id from introduction_states;
select fold_network();
