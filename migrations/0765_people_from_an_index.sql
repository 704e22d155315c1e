-- Lists of people come from an index alone: whom members may find hangs on the account, too, which each row had to be looked up for.
-- A name's words stand in `search` once more with a mark, as those of startups do, so that names are found without reading each row
-- that has the word elsewhere.
drop index profiles_search;
drop index profiles_listed;
alter table profiles
  add column is_silent boolean generated always as (headline is null) stored,
  add column short_name text generated always as (left(search_name, 300)) stored,
  add column is_suspended boolean not null default false,
  add column is_demo boolean not null default false,
  add column user_type text;
comment on column profiles.is_silent is 'Says nothing of what they do: listed after the others.';
comment on column profiles.short_name is 'The folded name as far as an index may hold it.';

create function marked_words(value text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select '=' || left(word, 200) from unnest(string_to_array(value, ' ')) word where word <> ''))
$$;

create or replace function profiles_index() returns trigger language plpgsql as $$
declare
  known text;
begin
  select fold_words(name) into new.search_name from users where id = new.user_id;
  known := fold_words(concat_ws(' ', new.headline, new.location, array_to_string(new.skills, ' ')));
  new.search :=
    setweight(to_tsvector('simple', new.search_name), 'A')
    || setweight(to_tsvector('simple', known), 'B')
    || setweight(to_tsvector('simple', fold_words(array_to_string(new.interests, ' '))), 'C')
    || setweight(to_tsvector('simple', left(fold_words(coalesce(new.bio, '')), 5000)), 'D')
    || marked_words(new.search_name);
  insert into search_words (word)
    select distinct w.word from unnest(string_to_array(new.search_name || ' ' || known, ' ')) as w(word)
    where length(w.word) between 3 and 40 and not exists (select from search_words k where k.word = w.word)
    order by w.word
    on conflict do nothing;
  return new;
end $$;

create or replace function users_profile() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into profiles (user_id, is_suspended, is_demo, user_type)
      values (new.id, new.suspended_at is not null, new.is_demo, new.user_type);
  elsif old.name is distinct from new.name then
    update profiles set search_name = '', is_suspended = new.suspended_at is not null, is_demo = new.is_demo,
      user_type = new.user_type where user_id = new.id;
  else
    update profiles set is_suspended = new.suspended_at is not null, is_demo = new.is_demo, user_type = new.user_type
      where user_id = new.id;
  end if;
  return null;
end $$;
drop trigger users_profile_named on users;
create trigger users_profile_changed after update of name, suspended_at, is_demo, user_type on users
  for each row when ((old.name, old.suspended_at is null, old.is_demo, old.user_type)
    is distinct from (new.name, new.suspended_at is null, new.is_demo, new.user_type))
  execute function users_profile();

update profiles p set search = search || marked_words(search_name), is_suspended = u.suspended_at is not null,
  is_demo = u.is_demo, user_type = u.user_type
from users u where u.id = p.user_id;

create index profiles_search on profiles using gin (search) with (gin_pending_list_limit = 256);
create index profiles_listed on profiles (is_silent, updated_at desc, user_id)
  include (visibility, is_demo, user_type, experience_level, is_open_to_work, is_open_to_cofounder, is_open_to_invest)
  where search_opt_in and not is_suspended;
-- Those with a frequent name are looked for among the newest; who has a whole name, by it.
create index profiles_newest on profiles (updated_at desc, user_id)
  include (short_name, visibility, is_demo, user_type, experience_level, is_open_to_work, is_open_to_cofounder, is_open_to_invest)
  where search_opt_in and not is_suspended;
create index profiles_named on profiles (short_name, updated_at desc, user_id) where search_opt_in and not is_suspended;

create view findable_profiles as
  select user_id, is_silent, search, search_name, short_name, location, visibility, is_demo, user_type, experience_level,
    is_open_to_work, is_open_to_cofounder, is_open_to_invest, updated_at
  from profiles where search_opt_in and not is_suspended;
comment on view findable_profiles is 'Published by profile: those whom members may be offered, whatever their visibility; suspended ones are not among them.';
comment on column findable_profiles.is_silent is 'not null';
comment on column findable_profiles.short_name is 'not null';
