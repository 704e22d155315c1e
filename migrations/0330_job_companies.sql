-- A post is for a startup or the firm of its poster, or for nobody but them.
alter table jobs add column startup_id integer references startups on delete set null,
  add column firm_id integer references firms on delete set null,
  add constraint jobs_company check (num_nonnulls(startup_id, firm_id) <= 1);
create index jobs_startup on jobs (startup_id) where startup_id is not null;
create index jobs_firm on jobs (firm_id) where firm_id is not null;

create view firm_names as select id, name from firms;
comment on view firm_names is 'Published by firms: what a firm is called.';
comment on column firm_names.id is 'not null';
comment on column firm_names.name is 'not null';
