import fc from 'fast-check';
import { expect, it } from 'vitest';
import { publicFacts } from '#test/diligence.ts';
import { CONTRADICTION_CODES, FLAG_CODES, STRENGTH_CODES } from '#features/documents/domain/document.ts';
import { LEGAL_SECTIONS } from '#features/documents/domain/section-words-legal.ts';
import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';
import { SECTOR_IDS } from '#shared/domain/catalogue/sectors.ts';
import { basisLines } from './basis.ts';
import { checkRules } from './check-list.ts';
import { CONTRADICTIONS } from './contradictions.ts';
import { type DiligenceFacts, type DocumentFact, publicOnly } from './facts.ts';
import { diligenceChecks, diligenceReport, type Mark } from './report.ts';
import { missingEvidence, requestText } from './request-text.ts';
import { CATEGORIES } from './score.ts';

const FACTS: DiligenceFacts = publicOnly(publicFacts());
const TABLE = { version: 3, foundersVest: true, findings: [] };
const MODEL = { version: 2, ltvCac: 2, runwayMonths: 8.4, isCashPositive: false, flags: [] };
const quote = { page: 2, start: 10, end: 40, text: 'CAC registration RC 123456' };
const DECK: DocumentFact = {
  documentId: 7,
  version: 2,
  title: 'Company papers',
  type: 'legal_docs',
  sections: [{ id: 'incorporation', quote }],
  strengths: [],
  flags: [],
};

const check = (facts: DiligenceFacts, code: string, marks: Mark[] = []) =>
  diligenceChecks(facts, marks).find((each) => each.code === code);
const mark = (code: string, outcome: Mark['outcome']): Mark => ({
  code,
  outcome,
  note: 'Looked up.',
  evidence: null,
  markedBy: 'Ada',
  markedAt: '2026-11-21T08:00:00.000Z',
});

it('what is unknown is asked for, and earns neither points nor blame', () => {
  const report = diligenceReport(FACTS);
  const unknown = Object.values(report.categories).flatMap(({ checks }) =>
    checks.filter(({ outcome }) => outcome === 'unknown'),
  );
  const missing = missingEvidence(FACTS.name, unknown);
  expect(missing).toHaveLength(unknown.length);
  for (const { label } of unknown)
    expect(
      Object.values(report.categories)
        .flatMap(({ issues }) => issues)
        .join(),
    ).not.toContain(`${label}:`);
  expect(report.knownScore).toBeGreaterThan(report.overallScore);
  expect(requestText('Pamoja Pay', { request: 'the CR12', why: 'It names the owners.' })).toBe(
    'Due diligence of Pamoja Pay: please send the CR12. Why we ask: It names the owners.',
  );
});

it('a document that speaks of the register is a claim with its quote; only a person passes it', () => {
  const facts = { ...FACTS, documents: [DECK] };
  const claimed = check(facts, 'NG_CAC');
  expect(claimed).toMatchObject({ outcome: 'partial' });
  expect(claimed?.evidence[0]).toEqual({
    origin: 'document',
    text: 'Company papers, version 2, page 2: “CAC registration RC 123456”',
    document: { id: 7, version: 2, quote },
  });
  const passed = check(facts, 'NG_CAC', [mark('NG_CAC', 'pass')]);
  expect(passed).toMatchObject({ outcome: 'pass', finding: 'Looked up.', mark: { markedBy: 'Ada' } });
  expect(passed?.evidence.map(({ origin }) => origin)).toEqual(['mark', 'document']);
});

it('hears of every section a legal document can have', () => {
  const sections = LEGAL_SECTIONS.map(({ id }) => ({ id, quote: null }));
  const heard = diligenceChecks({ ...FACTS, documents: [{ ...DECK, sections }] });
  const partly = heard.filter(({ outcome, category }) => category === 'legal' && outcome === 'partial');
  expect(partly.map(({ code }) => code).toSorted()).toEqual([
    'LEGAL_AGREEMENT',
    'LEGAL_IP',
    'LEGAL_LITIGATION',
    'NG_CAC',
    'NG_CBN',
    'NG_NDPC',
  ]);
  expect(sections).toHaveLength(partly.length);
});

const heardAs = (outcome: string, of: Partial<DocumentFact>): boolean =>
  (['seed', 'series-a'] as const).some((stageId) =>
    diligenceChecks({ ...FACTS, stageId, documents: [{ ...DECK, sections: [], ...of }] }).some(
      (each) => each.outcome === outcome && each.evidence.some(({ document }) => document?.id === 7),
    ),
  );

it('hears every flag and strength of a document, but for those the model and the profile answer better', () => {
  const found = (code: string) => [{ code, title: 'Found', quote }];
  const flags = FLAG_CODES.filter((code) => !heardAs('fail', { flags: found(code) }));
  const strengths = STRENGTH_CODES.filter((code) => !heardAs('pass', { strengths: found(code) }));
  expect(flags).toEqual(['RUNWAY_NOT_DERIVABLE']);
  expect(strengths).toEqual(['UNIT_ECONOMICS', 'RUNWAY_ADDS_UP', 'TEAM_EXPERIENCED']);
});

it('a contradiction between documents is critical and holds the score down', () => {
  const flag = {
    code: 'RUNWAY_MISMATCH',
    severity: 'critical',
    title: 'The runway is wrong',
    quote,
  } as const;
  const strong = diligenceChecks(FACTS).map(({ code }) => mark(code, 'pass'));
  const others = strong.filter(({ code }) => code !== 'FINANCIALS_CONSISTENT');
  const report = diligenceReport({ ...FACTS, documents: [{ ...DECK, flags: [flag] }] }, others);
  expect(report).toMatchObject({ overallScore: 69, cap: 69, riskLevel: 'Medium' });
  expect(report.criticalIssues).toEqual([
    'Documents that agree with each other: The runway is wrong (Company papers).',
  ]);
  expect(diligenceReport(FACTS, strong)).toMatchObject({ overallScore: 100, cap: null, knownScore: 100 });
  expect([...CONTRADICTIONS].toSorted()).toEqual([...CONTRADICTION_CODES].toSorted());
});

it('reads cap table and model where they can be read', () => {
  const facts = { ...FACTS, capTable: TABLE, model: MODEL };
  expect(check(facts, 'TEAM_VESTING')?.outcome).toBe('pass');
  expect(check(facts, 'LEGAL_CAP_TABLE')?.outcome).toBe('pass');
  expect(check(facts, 'FINANCIALS_RUNWAY')).toMatchObject({
    outcome: 'partial',
    finding: 'Cash lasts about 8 months; below 6 is an emergency.',
  });
  expect(check(facts, 'FINANCIALS_UNIT')?.outcome).toBe('partial');
  expect(check({ ...facts, model: { ...MODEL, isCashPositive: true } }, 'FINANCIALS_RUNWAY')?.outcome).toBe(
    'pass',
  );
  const stack = { code: 'PREFERENCE_STACK_ABOVE_LAST_POST', severity: 'critical', why: 'Too much.' } as const;
  const heavy = { ...facts, capTable: { ...TABLE, findings: [stack] } };
  expect(check(heavy, 'LEGAL_CAP_TABLE')).toMatchObject({ outcome: 'fail', isCritical: true });
  expect(basisLines(facts, 'team')).toContainEqual({ label: 'Financial model', value: 'Version 2' });
  expect(basisLines(FACTS, 'investor')).toContainEqual({ label: 'Cap table', value: 'Not shared with you' });
});

it.each([
  ['NG', ['NG_CAC', 'NG_PSC', 'NG_TIN', 'NG_NDPC', 'NG_CBN', 'NG_CCI'], 'Nigeria'],
  ['KE', ['KE_CR12', 'KE_BO', 'KE_KRA', 'KE_ODPC', 'KE_CBK', 'KE_FRC'], 'Kenya'],
  ['ZA', ['ZA_CIPC', 'ZA_SARS', 'ZA_POPIA', 'ZA_FSCA', 'ZA_FIC', 'ZA_BBBEE', 'ZA_EXCON'], 'South Africa'],
  ['GH', ['GH_ORC', 'GH_ANNUAL', 'GH_GRA', 'GH_DPC', 'GH_BOG', 'GH_GIPC'], 'Ghana'],
  [
    'RW',
    ['GEN_REGISTRATION', 'GEN_OWNERS', 'GEN_TAX', 'GEN_DATA', 'GEN_LICENCE'],
    'General: there is none for Rwanda',
  ],
] as const)('a fintech at seed in %s is asked %j', (country, codes, name) => {
  const facts = { ...FACTS, country };
  const own = diligenceChecks(facts).filter(({ code }) => /^(NG|KE|ZA|GH|GEN)_/.test(code));
  expect(own.map(({ code }) => code)).toEqual([...codes]);
  expect(basisLines(facts, 'team')).toContainEqual({ label: 'Legal check list', value: name });
});

it('asks by stage and sector', () => {
  const codes = (change: Partial<DiligenceFacts>) =>
    diligenceChecks({ ...FACTS, ...change }).map(({ code }) => code);
  expect(codes({ stageId: 'pre-seed' })).not.toContain('FINANCIALS_REVENUE');
  expect(codes({ stageId: 'series-a' })).toContain('FINANCIALS_AUDITED');
  expect(codes({ stageId: 'series-a' })).not.toContain('FINANCIALS_ACCOUNTS');
  expect(codes({ sectorId: 'proptech' })).toContain('NG_SCUML');
  expect(codes({ sectorId: 'proptech' })).not.toContain('NG_CBN');
  expect(codes({ sectorId: null })).not.toContain('NG_CBN');
});

it('has every check once, with a reason, a source and a request, in every category of every startup', () => {
  const anyone = fc.record({
    country: fc.constantFrom('NG', 'KE', 'ZA', 'GH', 'EG', null),
    stageId: fc.constantFrom(...STAGE_IDS),
    sectorId: fc.constantFrom(...SECTOR_IDS, null),
  });
  fc.assert(
    fc.property(anyone, (change) => {
      const checks = diligenceChecks({ ...FACTS, ...change });
      expect(new Set(checks.map(({ code }) => code)).size).toBe(checks.length);
      for (const { why, source, request } of checks) {
        expect(why).toMatch(/[.]$/);
        expect(source.length).toBeGreaterThan(10);
        expect(request).toMatch(/^\S.*[^.]$/);
      }
      expect(new Set(checks.map(({ category }) => category)).size).toBe(CATEGORIES.length);
    }),
  );
});

it('more marks that pass never lower the score', () => {
  const codes = checkRules('NG').map(({ code }) => code);
  fc.assert(
    fc.property(fc.subarray(codes), fc.constantFrom(...codes), (some, more) => {
      const few = some.map((code) => mark(code, 'pass'));
      const before = diligenceReport(FACTS, few).overallScore;
      const after = diligenceReport(FACTS, [...few, mark(more, 'pass')]).overallScore;
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});
