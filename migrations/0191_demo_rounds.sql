-- A round of the demo may be of a company that is not in its directory.
alter table sourced_rounds drop constraint sourced_rounds_check2;
