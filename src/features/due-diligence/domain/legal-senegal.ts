import { dataProtection, legalCheck, moneyLicence, ohadaRegister } from './legal-check.ts';

/** Senegal: OHADA register, tax number, social security, personal data, central bank of the union. */
export const SENEGAL_CHECKS = [
  ohadaRegister({
    code: 'SN_RCCM',
    source:
      'Registre du Commerce et du Crédit Mobilier; OHADA Uniform Act on companies, revised 2014; from general knowledge, November 2026',
  }),
  legalCheck({
    code: 'SN_NINEA',
    label: 'NINEA and a tax clearance (quitus fiscal)',
    why: 'The NINEA is the number under which tax and customs know the company; unpaid tax follows it to its new owners.',
    source:
      'Direction générale des Impôts et Domaines; Code général des impôts, law 2012-31; from general knowledge, November 2026',
    request: 'the NINEA certificate and a valid quitus fiscal',
  }),
  legalCheck({
    code: 'SN_SOCIAL',
    label: 'registration with CSS and IPRES',
    why: 'Unpaid contributions carry penalties, and tenders ask for the certificates.',
    source:
      'Caisse de Sécurité sociale, Institution de prévoyance retraite du Sénégal; from general knowledge, November 2026',
    request: 'the certificates of CSS and IPRES that contributions are paid',
    weight: 1,
  }),
  dataProtection({
    code: 'SN_CDP',
    label: 'declaration to the CDP',
    why: 'Files of personal data must be declared or authorised before they are used.',
    source:
      'Commission de protection des données personnelles; law 2008-12; from general knowledge, November 2026',
    request: 'the CDP receipt or authorisation',
  }),
  moneyLicence({
    code: 'SN_BCEAO',
    label: 'BCEAO licence for payments, e-money or credit',
    why: 'Payment services and microfinance need an agrément, or a contract with a licensed institution.',
    source:
      'BCEAO; instruction 001-01-2024 on payment services, uniform law on microfinance; from general knowledge, November 2026',
    request: 'the agrément, or the contract with the licensed partner',
  }),
  legalCheck({
    code: 'SN_OAPI',
    label: 'trademark at OAPI in the company’s name',
    why: 'One filing covers seventeen countries; a mark in a founder’s name is not the company’s.',
    source:
      'Organisation africaine de la propriété intellectuelle; Bangui Agreement, Act of 2015; from general knowledge, November 2026',
    request: 'the OAPI certificate of the mark',
    weight: 1,
  }),
];
