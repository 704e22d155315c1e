-- A comparison sums the known rounds of each company in it.
create index sourced_rounds_company on sourced_rounds (company_key);
