-- Names were indexed twice: all of them, by which a company’s people and its rounds are found, and those that are shown, with what lists and
-- counts of namesakes ask. One index does both, and each save of a startup writes one less.
drop index startups_named, startups_namesakes;
create index startups_named on startups (search_name, id desc) include (sector_id, stage_id, region_id, country, is_demo, hidden_at);
