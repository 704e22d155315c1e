-- Startups of one name, newest first, are listed and counted in the index alone.
create index startups_namesakes on startups (search_name, id desc) include (sector_id, stage_id, region_id, country, is_demo)
  where hidden_at is null;
