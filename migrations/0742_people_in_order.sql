-- Everybody in the order in which they are listed, so that a page does not read all of them.
create index profiles_listed on profiles ((headline is null), updated_at desc, user_id) where search_opt_in;
