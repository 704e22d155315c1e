-- The first thousand, which a list counts, and the page itself come from an index alone: rows of investors are wide.
create index investors_listed on investors (id desc)
  include (user_id, is_demo, type, country, min_ticket_minor, max_ticket_minor, verified_by)
  where hidden_at is null;
