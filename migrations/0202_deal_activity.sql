-- An open board asks what changed since it last read: the latest activity first, removed deals too.
create index deals_own_activity on deals (owner_id, last_activity_at desc) where firm_id is null;
create index deals_firm_activity on deals (firm_id, last_activity_at desc);
