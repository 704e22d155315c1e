-- Who saves has not to wait for the list of new words to be emptied: that is done behind it twice a second, while up to a megabyte fits.
alter index startups_search set (gin_pending_list_limit = 1024);
