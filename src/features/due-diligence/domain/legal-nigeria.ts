import { dataProtection, legalCheck, moneyLicence } from './legal-check.ts';

/** Nigeria: companies, tax, data protection, money laundering, central bank. */
export const NIGERIA_CHECKS = [
  legalCheck({
    code: 'NG_CAC',
    label: 'CAC registration with a status report',
    why: 'Only a company on the register of the Corporate Affairs Commission can issue shares. The status report names today’s directors, shareholders and charges; the certificate alone is as old as the company.',
    source: 'Corporate Affairs Commission; Companies and Allied Matters Act 2020',
    request: 'the CAC certificate of incorporation and a status report not older than three months',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  }),
  legalCheck({
    code: 'NG_PSC',
    label: 'CAC annual returns and the register of persons with significant control',
    why: 'A company that does not file can be struck off, and whoever holds 5% or more must be declared.',
    source: 'Corporate Affairs Commission; Companies and Allied Matters Act 2020',
    request: 'the last annual return filed and the entry of persons with significant control',
    weight: 1,
  }),
  legalCheck({
    code: 'NG_TIN',
    label: 'FIRS tax identification number and tax clearance certificate',
    why: 'Unpaid tax follows the company to its new owners, and many licences and tenders ask for the certificate.',
    source: 'Federal Inland Revenue Service, since 2026 the Nigeria Revenue Service',
    request: 'the tax identification number and the tax clearance certificate of the last three years',
  }),
  dataProtection({
    code: 'NG_NDPC',
    label: 'NDPC registration as a data controller or processor',
    why: 'Whoever handles the data of many people in Nigeria registers with the Commission and files a yearly audit; fines are a share of revenue.',
    source: 'Nigeria Data Protection Commission; Nigeria Data Protection Act 2023',
    request: 'the NDPC registration certificate and the last compliance audit return',
  }),
  legalCheck({
    code: 'NG_SCUML',
    label: 'SCUML certificate',
    why: 'Real estate, gaming, farm equipment and large retail are watched for money laundering; banks close accounts without it.',
    source:
      'Special Control Unit against Money Laundering; Money Laundering (Prevention and Prohibition) Act 2022',
    request: 'the SCUML registration certificate',
    sectors: ['proptech', 'gaming', 'agritech', 'retailtech'],
  }),
  moneyLicence({
    code: 'NG_CBN',
    label: 'CBN licence for what it does with money',
    why: 'Payments, wallets, switching and lending from deposits each need their own licence, or a licensed partner under contract. Without it the business can be closed in a day.',
    source:
      'Central Bank of Nigeria; Banks and Other Financial Institutions Act 2020 and the licence categories of the payments system',
    request: 'the CBN licence or approval in principle, or the contract with the licensed partner',
  }),
  legalCheck({
    code: 'NG_CCI',
    label: 'certificates of capital importation',
    why: 'Foreign investors can take dividends and sale proceeds out through official channels only with the certificate of the bank that brought the money in.',
    source: 'Foreign Exchange (Monitoring and Miscellaneous Provisions) Act; issued by the receiving bank',
    request: 'the certificate of capital importation of each foreign investment so far',
    weight: 1,
    from: 'seed',
  }),
];
