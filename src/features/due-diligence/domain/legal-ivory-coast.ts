import { dataProtection, legalCheck, moneyLicence, ohadaRegister } from './legal-check.ts';

/** Côte d’Ivoire: OHADA register, tax, social security, personal data, central bank of the union. */
export const IVORY_COAST_CHECKS = [
  ohadaRegister({
    code: 'CI_RCCM',
    source:
      'Registre du Commerce et du Crédit Mobilier, CEPICI; OHADA Uniform Act on companies, revised 2014; from general knowledge, November 2026',
  }),
  legalCheck({
    code: 'CI_DFE',
    label: 'tax declaration of existence (DFE) and attestation de régularité fiscale',
    why: 'The DFE holds the taxpayer number; the attestation shows that nothing is owed.',
    source: 'Direction générale des Impôts; Code général des impôts; from general knowledge, November 2026',
    request: 'the DFE and a valid attestation de régularité fiscale',
  }),
  legalCheck({
    code: 'CI_CNPS',
    label: 'CNPS registration and certificate',
    why: 'Unpaid contributions carry penalties, and tenders ask for the certificate.',
    source: 'Caisse nationale de prévoyance sociale; from general knowledge, November 2026',
    request: 'the CNPS certificate that contributions are paid',
    weight: 1,
  }),
  dataProtection({
    code: 'CI_ARTCI',
    label: 'declaration or authorisation by ARTCI',
    why: 'ARTCI is the authority for personal data; processing without it is an offence.',
    source:
      'Autorité de régulation des télécommunications/TIC; law 2013-450; from general knowledge, November 2026',
    request: 'the ARTCI receipt or authorisation',
  }),
  moneyLicence({
    code: 'CI_BCEAO',
    label: 'BCEAO licence for payments, e-money or credit',
    why: 'Payment services and microfinance need an agrément, or a contract with a licensed institution.',
    source:
      'BCEAO; instruction 001-01-2024 on payment services, uniform law on microfinance; from general knowledge, November 2026',
    request: 'the agrément, or the contract with the licensed partner',
  }),
  legalCheck({
    code: 'CI_OAPI',
    label: 'trademark at OAPI in the company’s name',
    why: 'One filing covers seventeen countries; a mark in a founder’s name is not the company’s.',
    source:
      'Organisation africaine de la propriété intellectuelle; Bangui Agreement, Act of 2015; from general knowledge, November 2026',
    request: 'the OAPI certificate of the mark',
    weight: 1,
  }),
];
