-- A sector's newest startups with any second filter: in the order of the list, so that a page is read and not sorted.
create index startups_sector_newest on startups (sector_id, id desc) include (region_id, country, stage_id)
  where hidden_at is null;
