import { dataProtection, legalCheck, moneyLicence } from './legal-check.ts';

/** Kenya: companies, tax, data protection, central bank, money laundering. */
export const KENYA_CHECKS = [
  legalCheck({
    code: 'KE_CR12',
    label: 'BRS registration with a CR12',
    why: 'The CR12 names today’s directors and shareholders; it is what Kenyan banks and lawyers ask for first.',
    source: 'Business Registration Service; Companies Act 2015',
    request: 'the certificate of incorporation and a CR12 not older than three months',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  }),
  legalCheck({
    code: 'KE_BO',
    label: 'beneficial ownership filed with the BRS',
    why: 'Whoever holds or controls 10% or more must be declared; without it the company is in default.',
    source: 'Companies (Beneficial Ownership Information) Regulations 2020',
    request: 'the beneficial ownership form filed with the Business Registration Service',
    weight: 1,
  }),
  legalCheck({
    code: 'KE_KRA',
    label: 'KRA PIN and tax compliance certificate',
    why: 'The certificate shows that returns are filed and nothing is owed; it is valid for twelve months.',
    source: 'Kenya Revenue Authority; Tax Procedures Act 2015',
    request: 'the company’s PIN certificate and a valid tax compliance certificate',
  }),
  dataProtection({
    code: 'KE_ODPC',
    label: 'ODPC registration as a data controller or processor',
    why: 'Registration is due before personal data of many people, or of money, health or education, is handled.',
    source: 'Office of the Data Protection Commissioner; Data Protection Act 2019',
    request: 'the ODPC certificate of registration',
  }),
  moneyLicence({
    code: 'KE_CBK',
    label: 'CBK authorisation for payments or credit',
    why: 'Payment service providers and digital lenders need the Central Bank’s authorisation, or a licensed partner under contract.',
    source:
      'Central Bank of Kenya; National Payment System Act 2011, Digital Credit Providers Regulations 2022',
    request: 'the CBK authorisation or licence, or the contract with the licensed partner',
  }),
  legalCheck({
    code: 'KE_FRC',
    label: 'registration with the Financial Reporting Centre',
    why: 'Financial businesses, real estate agents and casinos report suspicious transactions and must be registered to do so.',
    source: 'Financial Reporting Centre; Proceeds of Crime and Anti-Money Laundering Act 2009',
    request: 'the registration with the Financial Reporting Centre and the name of the reporting officer',
    weight: 1,
    sectors: ['fintech', 'proptech', 'gaming'],
  }),
];
