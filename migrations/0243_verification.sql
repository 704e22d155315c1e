-- "Verified" names the firm and the person it was given for: a vouch counts for those alone.
alter table investors drop constraint investors_verified_by_check;
alter table investors add constraint investors_verified_by_check check (verified_by in ('domain', 'vouches', 'admin'));
-- The verified firm's name in the form in which names that look alike are the same.
alter table investors add column verified_look text;
create index investors_verified_look on investors (verified_look) where verified_look is not null;

alter table investor_vouches add column for_name text, add column for_firm text;
update investor_vouches v set for_name = person_name(u.first_name, u.last_name, u.name), for_firm = i.firm_name
  from investors i join users u on u.id = i.user_id where i.id = v.investor_id;
alter table investor_vouches alter column for_name set not null;
