import { dataProtection, legalCheck, moneyLicence } from './legal-check.ts';

/** Rwanda: companies, tax, social security, personal data, central bank. */
export const RWANDA_CHECKS = [
  legalCheck({
    code: 'RW_RDB',
    label: 'RDB registration with full company information',
    why: 'The RDB record names today’s directors and shareholders.',
    source:
      'Rwanda Development Board, Office of the Registrar General; Law 007/2021 on companies; from general knowledge, November 2026',
    request:
      'the certificate of incorporation and the full registration information not older than three months',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  }),
  legalCheck({
    code: 'RW_BO',
    label: 'beneficial owners filed with the RDB',
    why: 'Companies must declare the people behind every holder.',
    source:
      'Office of the Registrar General; Law 007/2021 on companies; from general knowledge, November 2026',
    request: 'the beneficial ownership declaration',
    weight: 1,
  }),
  legalCheck({
    code: 'RW_RRA',
    label: 'RRA tax number and clearance',
    why: 'Unpaid tax follows the company to its new owners.',
    source: 'Rwanda Revenue Authority; Law 020/2023 on tax procedures; from general knowledge, November 2026',
    request: 'the TIN certificate and a valid tax clearance',
  }),
  legalCheck({
    code: 'RW_RSSB',
    label: 'RSSB contributions paid',
    why: 'Unpaid pension and maternity contributions carry penalties.',
    source: 'Rwanda Social Security Board; from general knowledge, November 2026',
    request: 'the RSSB clearance certificate',
    weight: 1,
  }),
  dataProtection({
    code: 'RW_NCSA',
    label: 'registration with the NCSA as controller or processor',
    why: 'Whoever handles personal data must register before doing so.',
    source:
      'National Cyber Security Authority, Data Protection and Privacy Office; Law 058/2021; from general knowledge, November 2026',
    request: 'the NCSA certificate of registration',
  }),
  moneyLicence({
    code: 'RW_BNR',
    label: 'BNR licence for payments or credit',
    why: 'Payment services and credit need the National Bank’s licence, or a licensed partner under contract.',
    source:
      'National Bank of Rwanda; Law 061/2021 on the payment system; from general knowledge, November 2026',
    request: 'the BNR licence, or the contract with the licensed partner',
  }),
];
