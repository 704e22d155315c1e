-- Professional profiles. Everybody has one from the moment they sign up, by whatever way.

-- The folded form of `fold` in src/shared/domain/text.ts, for texts the database indexes on its own: names change
-- beside the application too. Lower case, no accents, no invisible characters, hooked and open letters as plain ones.
create function fold_text(value text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(value, NFKD),
        '[\u00ad\u0300-\u036f\u061c\u064b-\u0655\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]',
        '', 'g')),
      'ɓƁɗƊƙƘƴƳɛƐǝƎəƏɔƆŋŊɲƝƒƑɖƉđĐðÐʋƲɣƔɩƖıʊƱøØłŁħĦÆŒÞẞ‘’ʼʻ',
      'bbddkkyyeeeeeeoonnnnffddddddvvggiiiuuoollhhæœþß'''''''''),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- The folded words of a text, one space between them.
create function fold_words(value text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    fold_text(value),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u27ff\u2900-\u2bff\u3000-\u303f]+',
    ' ', 'g'))
$$;

create table profiles (
  user_id text primary key references users on delete cascade,
  headline text,
  location text,
  bio text,
  linkedin_url text,
  github_url text,
  twitter_url text,
  personal_website text,
  skills text[] not null default '{}',
  interests text[] not null default '{}',
  is_open_to_work boolean not null default false,
  is_open_to_cofounder boolean not null default false,
  is_open_to_invest boolean not null default false,
  experience_level text check (experience_level in ('entry', 'mid', 'senior', 'executive')),
  remote_preference text check (remote_preference in ('remote', 'hybrid', 'onsite', 'flexible')),
  salary_expectation text,
  visibility text not null default 'members' check (visibility in ('members', 'connections', 'hidden')),
  search_opt_in boolean not null default true,
  search tsvector not null default '',
  search_name text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index profiles_search on profiles using gin (search);
create index profiles_search_name on profiles using gin (search_name gin_trgm_ops);

-- A name weighs A; headline, place and skills B; interests C; the bio D. Words of names, places and skills are what a
-- mistyped search may be corrected to.
create function profiles_index() returns trigger language plpgsql as $$
declare
  known text;
begin
  select fold_words(name) into new.search_name from users where id = new.user_id;
  known := fold_words(concat_ws(' ', new.headline, new.location, array_to_string(new.skills, ' ')));
  new.search :=
    setweight(to_tsvector('simple', new.search_name), 'A')
    || setweight(to_tsvector('simple', known), 'B')
    || setweight(to_tsvector('simple', fold_words(array_to_string(new.interests, ' '))), 'C')
    || setweight(to_tsvector('simple', left(fold_words(coalesce(new.bio, '')), 5000)), 'D');
  insert into search_words (word)
    select distinct w.word from unnest(string_to_array(new.search_name || ' ' || known, ' ')) as w(word)
    where length(w.word) between 3 and 40 and not exists (select from search_words k where k.word = w.word)
    order by w.word
    on conflict do nothing;
  return new;
end $$;
create trigger profiles_index
  before insert or update of headline, location, bio, skills, interests, search_name on profiles
  for each row execute function profiles_index();

create function users_profile() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into profiles (user_id) values (new.id);
  else
    update profiles set search_name = '' where user_id = new.id;
  end if;
  return null;
end $$;
create trigger users_profile_added after insert on users for each row execute function users_profile();
create trigger users_profile_named after update of name on users
  for each row when (old.name is distinct from new.name) execute function users_profile();

-- What somebody said when they started, where the profile has no answer of its own yet.
create function profile_from_founder() returns trigger language plpgsql as $$
begin
  update profiles set
    bio = coalesce(bio, new.bio),
    location = coalesce(location, new.location),
    linkedin_url = coalesce(linkedin_url, new.linkedin_url),
    skills = case when skills = '{}' then new.expertise_tags else skills end,
    is_open_to_cofounder = is_open_to_cofounder or new.looking_for_cofounder
  where user_id = new.user_id;
  return null;
end $$;
create trigger founder_profiles_profile after insert on founder_profiles
  for each row execute function profile_from_founder();

create function profile_from_investor() returns trigger language plpgsql as $$
begin
  update profiles set
    bio = coalesce(bio, new.investment_thesis),
    linkedin_url = coalesce(linkedin_url, new.linkedin_url),
    is_open_to_invest = true
  where user_id = new.user_id;
  return null;
end $$;
create trigger investors_profile after insert on investors
  for each row execute function profile_from_investor();

insert into profiles (user_id, bio, location, linkedin_url, skills, is_open_to_cofounder, is_open_to_invest)
  select u.id, coalesce(f.bio, i.investment_thesis), f.location, coalesce(f.linkedin_url, i.linkedin_url),
    coalesce(f.expertise_tags, '{}'), coalesce(f.looking_for_cofounder, false), i.id is not null
  from users u
  left join founder_profiles f on f.user_id = u.id
  left join investors i on i.user_id = u.id;

create table experiences (
  id integer generated by default as identity primary key,
  user_id text not null references users on delete cascade,
  type text not null check (type in ('work', 'education', 'project')),
  title text not null,
  company text not null,
  company_folded text generated always as (fold_words(company)) stored,
  start_date date not null,
  end_date date check (end_date >= start_date),
  is_current boolean not null default false,
  description text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not (is_current and end_date is not null))
);
create index experiences_user on experiences (user_id, start_date desc);
create index experiences_company on experiences (company_folded) where type <> 'education';

-- One row from the question (or the unasked offer) to its end. Others see it only while it is accepted.
create table recommendations (
  id integer generated by default as identity primary key,
  subject_id text not null references users on delete cascade,
  author_id text not null references users on delete cascade check (author_id <> subject_id),
  state text not null check (state in ('requested', 'offered', 'accepted', 'declined', 'withdrawn')),
  note text,
  relationship text,
  title text,
  content text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state not in ('offered', 'accepted') or (relationship is not null and title is not null and content is not null))
);
create unique index recommendations_live on recommendations (subject_id, author_id)
  where state in ('requested', 'offered', 'accepted');
create index recommendations_author on recommendations (author_id, state);

-- What somebody looks for in people, as matching reads it: each wish is a criterion, its values, and whether it is a must.
create table people_wishes (
  user_id text primary key references users on delete cascade,
  is_hiring boolean not null default false,
  is_raising boolean not null default false,
  wishes jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table people_matches (
  id integer generated by default as identity primary key,
  user_id text not null references users on delete cascade,
  target_id text not null references users on delete cascade,
  match_type text not null check (match_type in ('cofounder', 'work', 'investment')),
  score integer not null check (score between 0 and 100),
  summary text not null,
  reasons text[] not null,
  status text not null default 'active' check (status in ('active', 'dismissed')),
  created_at timestamptz not null default now(),
  unique (user_id, target_id, match_type)
);
create index people_matches_list on people_matches (user_id, status, score desc);
create index people_matches_target on people_matches (target_id);
create index profiles_open on profiles (updated_at desc)
  where is_open_to_work or is_open_to_cofounder or is_open_to_invest;
