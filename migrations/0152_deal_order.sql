-- A pipeline is read in the order of its moves: one's own deals and the firm's are two index scans that merge, so that a
-- page costs what it holds and not what the pipeline does.
create index deals_own_order on deals (owner_id, stage_since desc, id desc) where removed_at is null and firm_id is null;
create index deals_firm_order on deals (firm_id, stage_since desc, id desc) where removed_at is null;
drop index deals_owner, deals_firm;
