import { dataProtection, legalCheck, moneyLicence } from './legal-check.ts';

/** Egypt: commercial register, tax, social insurance, personal data, central bank and financial regulator. */
export const EGYPT_CHECKS = [
  legalCheck({
    code: 'EG_REGISTER',
    label: 'commercial register extract and GAFI papers',
    why: 'The extract names the managers and the capital; GAFI keeps the articles and their changes.',
    source:
      'General Authority for Investment and Free Zones; Companies Law 159 of 1981, Investment Law 72 of 2017; from general knowledge, November 2026',
    request: 'the commercial register extract not older than three months and the articles as published',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  }),
  legalCheck({
    code: 'EG_TAX',
    label: 'tax card and VAT registration',
    why: 'The tax card is asked for by banks and customers; e-invoicing makes arrears visible.',
    source:
      'Egyptian Tax Authority; Unified Tax Procedures Law 206 of 2020; from general knowledge, November 2026',
    request: 'the valid tax card, the VAT certificate and a statement of what is owed',
  }),
  legalCheck({
    code: 'EG_SOCIAL',
    label: 'social insurance of employees',
    why: 'Uninsured employees can claim years back from the company.',
    source:
      'National Organization for Social Insurance; Law 148 of 2019; from general knowledge, November 2026',
    request: 'the social insurance statement of employees',
    weight: 1,
  }),
  dataProtection({
    code: 'EG_PDPC',
    label: 'licence or permit for personal data',
    why: 'The law asks controllers for a licence or permit of the Personal Data Protection Centre.',
    source: 'Personal Data Protection Centre; Law 151 of 2020; from general knowledge, November 2026',
    request: 'the licence or permit, or the application',
  }),
  moneyLicence({
    code: 'EG_CBE',
    label: 'CBE or FRA licence for payments or credit',
    why: 'Payments need the central bank; consumer and micro-credit need the Financial Regulatory Authority, or a licensed partner.',
    source:
      'Central Bank of Egypt, Law 194 of 2020; Financial Regulatory Authority, Law 5 of 2022; from general knowledge, November 2026',
    request: 'the licence, or the contract with the licensed partner',
  }),
];
