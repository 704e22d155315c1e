-- A list keeps who stands where; how well a pair fits is worked out from both sides when somebody looks. A pair has an
-- order in the startup's list and one in the investor's, 0 to 100, and 100 more where both are real or both of the demo.
drop view match_scores;
update match_runs set status = 'stopped', finished_at = now(), best = null where status = 'running';
delete from matches;
delete from match_refreshes;
alter table matches
  drop column mutual_score,
  drop column investor_score,
  drop column startup_score,
  drop column explanation,
  add column startup_order numeric not null check (startup_order between 0 and 200),
  add column investor_order numeric not null check (investor_order between 0 and 200);

-- What matching counts as recorded deals, and whom it does not propose any more.
create view portfolio_deals as
  select owner_id, startup_id, startup_name, deal_date, round_type, lead_investor
  from investments where removed_at is null;
comment on view portfolio_deals is 'Published by portfolio: what each owner has bought, and when; no amounts.';

create view decided_deals as
  select owner_id, startup_id, stage, stage_since
  from deals where removed_at is null and startup_id is not null and stage in ('closed', 'passed');
comment on view decided_deals is 'Published by deal-flow: startups on which the owner of a pipeline has decided.';
comment on column decided_deals.startup_id is 'not null';
