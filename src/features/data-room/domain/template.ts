import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import { type StageId, stageOrder } from '#shared/domain/catalogue/stages.ts';

export type TemplateFolder = { readonly name: string; readonly expected: readonly string[] };

type Papers = { readonly registration: string; readonly tax: string };

const PAPERS: Partial<Readonly<Record<CountryCode, Papers>>> = {
  EG: { registration: 'Commercial register extract (GAFI)', tax: 'Tax card' },
  GH: { registration: 'Certificate of incorporation (ORC)', tax: 'Tax clearance certificate (GRA)' },
  KE: { registration: 'Registration, CR12', tax: 'Tax compliance certificate (KRA)' },
  NG: { registration: 'Status report (CAC)', tax: 'Tax clearance certificate (FIRS)' },
  RW: { registration: 'Certificate of registration (RDB)', tax: 'Tax clearance certificate (RRA)' },
  TZ: { registration: 'Certificate of incorporation (BRELA)', tax: 'Tax clearance certificate (TRA)' },
  UG: { registration: 'Certificate of incorporation (URSB)', tax: 'Tax clearance certificate (URA)' },
  ZA: { registration: 'Registration certificate (CIPC)', tax: 'Tax compliance status (SARS)' },
};
const PAPERS_ELSEWHERE: Papers = {
  registration: 'Certificate of incorporation',
  tax: 'Tax clearance certificate',
};
/** States of OHADA keep one register of companies. */
const OHADA: ReadonlySet<string> = new Set([
  'BJ',
  'BF',
  'CM',
  'CF',
  'KM',
  'CG',
  'CD',
  'CI',
  'GA',
  'GN',
  'GW',
  'GQ',
  'ML',
  'NE',
  'SN',
  'TD',
  'TG',
]);
const PAPERS_OHADA: Papers = {
  registration: 'Register extract (RCCM)',
  tax: 'Tax clearance (attestation de régularité fiscale)',
};

const papersOf = (country: CountryCode | null): Papers => {
  if (country === null) return PAPERS_ELSEWHERE;
  return PAPERS[country] ?? (OHADA.has(country) ? PAPERS_OHADA : PAPERS_ELSEWHERE);
};

type Expected = { readonly title: string; readonly from: StageId };

const since = (stage: StageId, expected: readonly Expected[]): string[] =>
  expected.filter(({ from }) => stageOrder(stage) >= stageOrder(from)).map(({ title }) => title);

/** The folders of a room and what an investor expects in them, by stage and country of incorporation. */
export function roomTemplate(stage: StageId, country: CountryCode | null): TemplateFolder[] {
  const { registration, tax } = papersOf(country);
  return [
    {
      name: 'Company',
      expected: since(stage, [
        { title: 'Pitch deck', from: 'pre-seed' },
        { title: registration, from: 'pre-seed' },
        { title: 'Articles of association', from: 'pre-seed' },
        { title: 'Shareholder agreement', from: 'seed' },
        { title: 'Board minutes of the last year', from: 'series-a' },
      ]),
    },
    {
      name: 'Financials',
      expected: since(stage, [
        { title: 'Bank or mobile money statements, last six months', from: 'pre-seed' },
        { title: 'Financial model', from: 'pre-seed' },
        { title: 'Management accounts', from: 'seed' },
        { title: tax, from: 'seed' },
        { title: 'Audited accounts', from: 'series-a' },
      ]),
    },
    {
      name: 'Round',
      expected: since(stage, [
        { title: 'Cap table', from: 'pre-seed' },
        { title: 'Term sheet or SAFE draft', from: 'pre-seed' },
        { title: 'Convertible notes and SAFEs signed so far', from: 'seed' },
        { title: 'Agreements of former rounds', from: 'series-a' },
      ]),
    },
    {
      name: 'Product and market',
      expected: since(stage, [
        { title: 'Traction figures with their source', from: 'pre-seed' },
        { title: 'Customer contracts', from: 'seed' },
        { title: 'Cohorts and retention', from: 'series-a' },
      ]),
    },
    {
      name: 'Team',
      expected: since(stage, [
        { title: 'Founder CVs', from: 'pre-seed' },
        { title: 'Founder agreements and vesting', from: 'pre-seed' },
        { title: 'Employment contracts of key people', from: 'seed' },
        { title: 'Option plan', from: 'series-a' },
      ]),
    },
    {
      name: 'Legal',
      expected: since(stage, [
        { title: 'Licences and permits', from: 'pre-seed' },
        { title: 'Assignment of intellectual property', from: 'seed' },
        { title: 'Data protection registration', from: 'seed' },
        { title: 'Litigation, open or threatened', from: 'series-a' },
      ]),
    },
  ];
}
