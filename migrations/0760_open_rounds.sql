-- Which startups have a round: a page asks for its round only then. To call a function that finds nothing takes as long as to find the startup.
create view startups_with_round as select startup_id from startup_rounds;
comment on view startups_with_round is 'Published by funding-tracker: which startups have a round.';
comment on column startups_with_round.startup_id is 'not null';
