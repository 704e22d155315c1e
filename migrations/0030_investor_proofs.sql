-- The domain an investor has proved to hold, so that naming another one asks for another proof.
alter table investors add column verified_domain text;
create index investor_vouches_voucher on investor_vouches (voucher_id);
