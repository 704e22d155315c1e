import { dataProtection, legalCheck, moneyLicence } from './legal-check.ts';

/** Ghana: companies, tax, data protection, central bank, investment promotion. */
export const GHANA_CHECKS = [
  legalCheck({
    code: 'GH_ORC',
    label: 'ORC registration with a company profile',
    why: 'The profile of the Office of the Registrar of Companies names today’s directors, shareholders and beneficial owners.',
    source: 'Office of the Registrar of Companies; Companies Act 2019 (Act 992)',
    request: 'the certificate of incorporation and a company profile not older than three months',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  }),
  legalCheck({
    code: 'GH_ANNUAL',
    label: 'ORC annual returns and beneficial ownership',
    why: 'Companies that do not file are struck off the register.',
    source: 'Office of the Registrar of Companies; Companies Act 2019 (Act 992)',
    request: 'the last annual return filed and the beneficial ownership form',
    weight: 1,
  }),
  legalCheck({
    code: 'GH_GRA',
    label: 'GRA tax identification number and tax clearance certificate',
    why: 'Unpaid tax follows the company to its new owners, and the certificate is asked for in every tender.',
    source: 'Ghana Revenue Authority; Revenue Administration Act 2016 (Act 915)',
    request: 'the tax identification number and a valid tax clearance certificate',
  }),
  dataProtection({
    code: 'GH_DPC',
    label: 'DPC registration as a data controller',
    why: 'Handling personal data without registration is an offence; it is renewed every two years.',
    source: 'Data Protection Commission; Data Protection Act 2012 (Act 843)',
    request: 'the certificate of the Data Protection Commission',
  }),
  moneyLicence({
    code: 'GH_BOG',
    label: 'BoG licence for payments or deposits',
    why: 'Payment service providers and issuers of electronic money need the Bank of Ghana’s licence, or a licensed partner under contract.',
    source: 'Bank of Ghana; Payment Systems and Services Act 2019 (Act 987)',
    request: 'the Bank of Ghana licence, or the contract with the licensed partner',
  }),
  legalCheck({
    code: 'GH_GIPC',
    label: 'GIPC registration, if foreigners hold shares',
    why: 'Companies with foreign shareholders register with the Centre before they start; how much capital they bring depends on what they do.',
    source: 'Ghana Investment Promotion Centre; GIPC Act 2013 (Act 865)',
    request: 'the GIPC registration, or a statement that no foreigner holds shares',
    weight: 1,
  }),
];
