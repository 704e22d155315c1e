-- New words wait in a list that every search reads from its beginning, until it holds 4 MB or the table is vacuumed: after a few
-- thousand saves a search took three times as long, and the save that emptied the list a fifth of a second.
alter index startups_search set (gin_pending_list_limit = 256);
alter index investors_search set (gin_pending_list_limit = 256);
alter index profiles_search set (gin_pending_list_limit = 256);
alter index jobs_search set (gin_pending_list_limit = 256);
