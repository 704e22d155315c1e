-- Who has just this name is listed and counted in the index.
drop index profiles_named;
create index profiles_named on profiles (short_name, updated_at desc, user_id)
  include (visibility, is_demo, user_type, experience_level, is_open_to_work, is_open_to_cofounder, is_open_to_invest)
  where search_opt_in and not is_suspended;
