-- The directory asks for visible startups by sector, stage, region and country, newest first, and counts them: one
-- index per leading filter gives both without touching the table. Names are found through `search`.
drop index startups_sector, startups_stage, startups_region, startups_country, startups_search_name;
create index startups_sector on startups (sector_id, stage_id, id desc) include (region_id, country)
  where hidden_at is null;
create index startups_stage on startups (stage_id, id desc) include (sector_id, region_id, country)
  where hidden_at is null;
create index startups_region on startups (region_id, id desc) include (country, sector_id, stage_id)
  where hidden_at is null;
create index startups_country on startups (country, id desc) include (sector_id, stage_id, region_id)
  where hidden_at is null;
alter table startups set (fillfactor = 90);

-- What a card shows of traction, kept current with the series: the figure's evidence and the startup's tier.
alter table startups
  add column users_evidence text,
  add column revenue_evidence text,
  add column traction_tier text not null default 'none'
    check (traction_tier in ('none', 'early', 'growing', 'scaling'));
create index startups_traction on startups (users_count desc nulls last, id desc) where hidden_at is null;

-- Evidence levels are spelled as in the catalogue.
alter table traction_points drop constraint traction_points_evidence_check;
update traction_points set evidence = case evidence
  when 'third_party_document' then 'third-party-document'
  when 'system_export' then 'system-export'
  when 'confirmed' then 'confirmed-by-counterparty'
  else evidence end;
alter table traction_points add constraint traction_points_evidence_check check (evidence in
  ('claimed', 'document', 'third-party-document', 'system-export', 'confirmed-by-counterparty'));

-- The nearest known words to a mistyped one, by distance.
create index search_words_near on search_words using gist (word gist_trgm_ops);
