-- The same name as in the other tables of versions.
alter table due_diligence_runs rename column report to result;
