import { type CheckRule, evidenceOf, unknown, verdict } from './check.ts';
import type { DiligenceFacts } from './facts.ts';
import { dataProtection, legalCheck, moneyLicence } from './legal-check.ts';

const plain = (sentence: string): string => sentence.replace(/[.]$/, '');

function judgeCapTable({ capTable }: DiligenceFacts) {
  if (capTable === null) return unknown('No cap table can be read here.');
  const critical = capTable.findings.filter(
    ({ severity, code }) => severity === 'critical' && code !== 'FOUNDER_WITHOUT_VESTING',
  );
  const named = (critical.length > 0 ? critical : capTable.findings).map(({ why }) => why);
  const evidence = [`Version ${capTable.version}`, ...named].map((text) => evidenceOf('cap table', text));
  if (critical.length > 0)
    return verdict('fail', `Later investors refuse this: ${named.map(plain).join('; ')}.`, ...evidence);
  return capTable.findings.length > 0
    ? verdict('partial', 'The table has points to talk about.', ...evidence)
    : verdict('pass', 'The table is healthy.', ...evidence);
}

const judgePapers = ({ papers }: DiligenceFacts) =>
  verdict(
    'fail',
    `${papers.map(({ text }) => text).join('; ')}.`,
    ...papers.map(({ text, document }) => ({ origin: 'document' as const, text, document })),
  );

/** Asked in every country, besides its own list. */
export const EVERYWHERE_CHECKS: readonly CheckRule[] = [
  {
    code: 'LEGAL_CAP_TABLE',
    category: 'legal',
    label: 'a healthy cap table',
    why: 'Who owns what decides who gets what; a table later investors refuse ends the company’s funding.',
    source: 'Cap table and its health rules',
    weight: 2,
    request: 'the fully diluted cap table with options, SAFEs and notes',
    answeredBy: 'cap table',
    isCritical: true,
    judge: judgeCapTable,
  },
  {
    code: 'LEGAL_PAPERS',
    category: 'legal',
    label: 'papers that are the company’s own',
    why: 'A paper of another company shows nothing about this one.',
    source: 'Names and registration numbers in the documents, compared with the profile and with each other',
    weight: 3,
    request: 'the paper of the company itself, or what links it to the company that is named',
    answeredBy: 'document',
    isCritical: true,
    isAsked: ({ papers }) => papers.length > 0,
    judge: judgePapers,
  },
  legalCheck({
    code: 'LEGAL_IP',
    label: 'intellectual property assigned to the company',
    why: 'Code and brand belong to whoever made them until they sign them over, founders and freelancers too.',
    source: 'Assignment agreements of founders, employees and contractors',
    request: 'the signed assignments of intellectual property of founders, employees and contractors',
    weight: 3,
    isCritical: true,
    sections: ['intellectualProperty'],
    against: ['IP_NOT_ASSIGNED'],
    strength: 'IP_ASSIGNED',
  }),
  legalCheck({
    code: 'LEGAL_AGREEMENT',
    label: 'a shareholders’ agreement',
    why: 'It says who decides, who may sell to whom, and what happens when founders part.',
    source: 'Signed shareholders’ agreement and articles',
    request: 'the signed shareholders’ agreement and the articles of association',
    sections: ['shareholdersAgreement'],
    against: ['NO_SHAREHOLDERS_AGREEMENT'],
  }),
  legalCheck({
    code: 'LEGAL_LITIGATION',
    label: 'no lawsuit or claim',
    why: 'A claim can cost more than the round, and its date is not of the company’s choosing.',
    source: 'Statement of the directors; court searches',
    request: 'a statement by the directors of all lawsuits, claims and letters before action',
    sections: ['litigation'],
    against: ['LITIGATION_PENDING'],
    strength: 'NO_LITIGATION',
    isCritical: true,
  }),
];

/** Where there is no list for the country: what is asked anywhere. */
export const ELSEWHERE_CHECKS: readonly CheckRule[] = [
  legalCheck({
    code: 'GEN_REGISTRATION',
    label: 'registration with a recent extract of the company register',
    why: 'Only a registered company can issue shares; the extract names today’s directors and shareholders.',
    source: 'The country’s company register',
    request: 'the certificate of incorporation and an extract of the register not older than three months',
    weight: 3,
    isCritical: true,
    sections: ['incorporation'],
  }),
  legalCheck({
    code: 'GEN_OWNERS',
    label: 'beneficial owners on record',
    why: 'Investors and banks must know the people behind every holder.',
    source: 'The country’s register of beneficial owners',
    request: 'the list of beneficial owners as filed',
    weight: 1,
  }),
  legalCheck({
    code: 'GEN_TAX',
    label: 'tax number and tax clearance',
    why: 'Unpaid tax follows the company to its new owners.',
    source: 'The country’s revenue authority',
    request: 'the tax number and a certificate that nothing is owed',
  }),
  dataProtection({
    code: 'GEN_DATA',
    label: 'registration with the data protection authority, where there is one',
    why: 'Most African countries have a data protection law; many ask controllers to register.',
    source: 'The country’s data protection authority',
    request: 'the registration, or a note that the country asks for none',
  }),
  moneyLicence({
    code: 'GEN_LICENCE',
    label: 'the central bank’s or regulator’s licence',
    why: 'Whoever takes, holds, lends or moves other people’s money needs a licence or a licensed partner.',
    source: 'The country’s central bank and financial regulator',
    request: 'the licence, or the contract with the licensed partner',
  }),
];
