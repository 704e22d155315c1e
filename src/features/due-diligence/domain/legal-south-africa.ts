import { dataProtection, legalCheck, moneyLicence } from './legal-check.ts';

/** South Africa: companies, tax, personal information, financial conduct, empowerment, exchange control. */
export const SOUTH_AFRICA_CHECKS = [
  legalCheck({
    code: 'ZA_CIPC',
    label: 'CIPC registration, annual returns and beneficial ownership',
    why: 'A company that misses its annual returns or its beneficial ownership filing can be deregistered, and then owns nothing.',
    source: 'Companies and Intellectual Property Commission; Companies Act 71 of 2008',
    request:
      'the registration certificate (CoR 14.3), proof of the last annual return and the beneficial ownership filing',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  }),
  legalCheck({
    code: 'ZA_SARS',
    label: 'SARS tax compliance status',
    why: 'The PIN lets anyone check today’s status at the revenue service; a letter shows only its own day.',
    source: 'South African Revenue Service; Tax Administration Act 28 of 2011',
    request: 'a tax compliance status PIN',
  }),
  dataProtection({
    code: 'ZA_POPIA',
    label: 'an information officer registered under POPIA',
    why: 'Every business that handles personal information has one by law and registers the person with the Regulator.',
    source: 'Information Regulator; Protection of Personal Information Act 4 of 2013',
    request: 'the registration of the information officer and the PAIA manual',
  }),
  moneyLicence({
    code: 'ZA_FSCA',
    label: 'FSCA licence for financial services',
    why: 'Advice, intermediary services, insurance and crypto assets need a licence as a financial services provider, or work under someone else’s.',
    source: 'Financial Sector Conduct Authority; Financial Advisory and Intermediary Services Act 37 of 2002',
    request: 'the FSP number, or the contract with the licensed provider the company works under',
  }),
  legalCheck({
    code: 'ZA_FIC',
    label: 'FIC registration as an accountable institution',
    why: 'Financial businesses, estate agents and gambling report to the Centre and need a compliance programme.',
    source: 'Financial Intelligence Centre; Financial Intelligence Centre Act 38 of 2001',
    request: 'the FIC registration and the risk management and compliance programme',
    weight: 1,
    sectors: ['fintech', 'proptech', 'gaming'],
  }),
  legalCheck({
    code: 'ZA_BBBEE',
    label: 'B-BBEE certificate or affidavit',
    why: 'Large companies and the state buy by B-BBEE level; small businesses prove theirs by affidavit.',
    source: 'Broad-Based Black Economic Empowerment Act 53 of 2003 and its Codes of Good Practice',
    request: 'the B-BBEE certificate, or the affidavit of an exempted micro enterprise',
    weight: 1,
  }),
  legalCheck({
    code: 'ZA_EXCON',
    label: 'exchange control approval for foreign shares and intellectual property',
    why: 'Shares held by non-residents must be endorsed and moving intellectual property abroad reported, or money cannot leave.',
    source: 'South African Reserve Bank; Exchange Control Regulations 1961',
    request:
      'the endorsed share certificates of non-residents and any approval for moving intellectual property',
    weight: 1,
    from: 'seed',
  }),
];
