-- Startups that were saved and are to be matched anew. A save notes its startup here, in the statement that saves it, and the queue is told of
-- all of half a second together: a job for each save took the database a fifth of it. Read by those who take every line of it, so that it needs
-- no index; a line whose startup is gone asks for nothing.
create table startup_saves (
  startup_id integer not null
);
comment on table startup_saves is 'Owned by startups.';
