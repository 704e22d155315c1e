-- What the product itself made of a startup's figures, such as its deal summary: one document with its versions for each
-- kind, and evidence of nothing.
alter table documents add column made_as text;
create unique index documents_made_as on documents (startup_id, made_as) where made_as is not null;
