import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publicFacts } from '#test/diligence.ts';
import { CONTRADICTION_CODES, FLAG_CODES, STRENGTH_CODES } from '#features/documents/domain/document.ts';
import { LEGAL_SECTIONS } from '#features/documents/domain/text/section-words-legal.ts';
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
  const answeredElsewhere = new Set(['UNIT_ECONOMICS', 'RUNWAY_ADDS_UP', 'TEAM_EXPERIENCED']);
  // How a deck is written is nothing to check in a company.
  const ofTheDeck = new Set([
    'LIMITS_TOLD',
    'RISKS_TOLD',
    'SETBACK_TOLD',
    'RESULT_TOLD',
    'PLAN_FOUNDED',
    'PRICE_EXPLAINED',
  ]);
  const ownWord = strengths.filter((code) => !answeredElsewhere.has(code) && !ofTheDeck.has(code));
  expect(ownWord).toEqual([
    'RETENTION_STATED',
    'CUSTOMERS_SPREAD',
    'IP_ASSIGNED',
    'NO_LITIGATION',
    'LICENSED',
    'DATA_PROTECTED',
  ]);
  for (const code of ownWord) expect(heardAs('partial', { strengths: found(code) })).toBe(true);
});

describe('the recommendation', () => {
  const accounts = { ...DECK, title: 'Accounts 2025', type: 'financial_statements', sections: [] };
  const flag = (code: string) => ({ code, title: `Title of ${code}`, quote });
  const report = (codes: readonly string[], stageId: DiligenceFacts['stageId'] = 'seed') =>
    diligenceReport({ ...FACTS, stageId, documents: [{ ...accounts, flags: codes.map(flag) }] });

  it.each(['GOING_CONCERN', 'OPINION_QUALIFIED', 'LITIGATION_PENDING', 'LICENCE_MISSING', 'IP_NOT_ASSIGNED'])(
    'names %s at every stage, first, and caps the score',
    (code) => {
      for (const stageId of STAGE_IDS) {
        const { investmentRecommendation, criticalIssues, overallScore } = report([code], stageId);
        expect(criticalIssues).toHaveLength(1);
        expect(overallScore).toBeLessThanOrEqual(69);
        expect(investmentRecommendation).toMatch(
          new RegExp(`^(Proceed on conditions|Do not proceed before): [^;(]+ \\(Title of ${code} `),
        );
        expect(investmentRecommendation).not.toBe(report([], stageId).investmentRecommendation);
      }
    },
  );

  it('of two companies with different failures is never the same sentence', () => {
    const some = fc.subarray(FLAG_CODES.filter((code) => code !== 'RUNWAY_NOT_DERIVABLE'));
    fc.assert(
      fc.property(some, some, (one, other) => {
        fc.pre(one.join() !== other.join());
        const [first, second] = [report(one, 'series-a'), report(other, 'series-a')];
        expect(first.investmentRecommendation).not.toBe(second.investmentRecommendation);
      }),
    );
  });

  it('hears a company’s own word that there is no lawsuit as partly shown', () => {
    const strengths = [{ code: 'NO_LITIGATION', title: 'No lawsuit', quote }];
    const facts = { ...FACTS, documents: [{ ...DECK, sections: [], strengths }] };
    expect(check(facts, 'LEGAL_LITIGATION')).toMatchObject({
      outcome: 'partial',
      finding: 'The company says so itself; no one else has confirmed it.',
    });
  });
});

describe('contradictions', () => {
  const strong = diligenceChecks(FACTS).map(({ code }) => mark(code, 'pass'));
  const others = strong.filter(({ code }) => code !== 'FINANCIALS_CONSISTENT');
  const side = (text: string, id: number | null) => ({
    origin: id === null ? ('profile' as const) : ('document' as const),
    text,
    document: id === null ? null : { id, version: 2, quote },
  });
  const apart = (severity: 'medium' | 'critical', id: number | null = 8) => ({
    severity,
    text: 'Revenue of 2025 is KES 48,600,000 (Deck) and KES 37,914,000 (Accounts), 28% apart',
    sides: [side('Deck', 7), side('Accounts', id)],
  });

  it('of facts above 20 % are critical, named with both sides, and hold the score down', () => {
    const report = diligenceReport({ ...FACTS, contradictions: [apart('critical')] }, others);
    expect(report).toMatchObject({ overallScore: 69, cap: 69, riskLevel: 'Medium' });
    expect(report.criticalIssues).toEqual([
      'Documents that agree with each other: Revenue of 2025 is KES 48,600,000 (Deck) and KES 37,914,000 (Accounts), 28% apart.',
    ]);
    expect(report.investmentRecommendation).toContain('28% apart');
    expect(diligenceReport(FACTS, strong)).toMatchObject({ overallScore: 100, cap: null, knownScore: 100 });
  });

  it('that are smaller, or of a document’s own arithmetic, fail without a cap', () => {
    const flags = [{ code: 'RUNWAY_MISMATCH', title: 'The runway is wrong', quote }];
    for (const facts of [
      { ...FACTS, contradictions: [apart('medium')] },
      { ...FACTS, documents: [{ ...DECK, flags }] },
    ]) {
      const report = diligenceReport(facts, others);
      expect(report.criticalIssues).toEqual([]);
      expect(check(facts, 'FINANCIALS_CONSISTENT')?.outcome).toBe('fail');
    }
  });

  it('are told gravest first, and where there are many by their number', () => {
    const many = ['medium', 'medium', 'high', 'critical', 'medium'] as const;
    const contradictions = many.map((severity, index) => ({
      ...apart('medium'),
      severity,
      text: `${severity} ${index}`,
    }));
    const finding = (count: number) =>
      check({ ...FACTS, contradictions: contradictions.slice(0, count) }, 'FINANCIALS_CONSISTENT')?.finding;
    expect(finding(5)).toBe('critical 3; high 2; 3 more contradictions, see Facts.');
    expect(finding(3)).toBe('high 2; medium 0; 1 more contradiction, see Facts.');
    expect(finding(2)).toBe('medium 0; medium 1.');
  });

  it('that are none yet are asked, cost nothing, and stand beside what contradicts', () => {
    const asked = { text: 'Is this the same? Cash', sides: [side('Letter', 7), side('Accounts', 8)] };
    const questions = [asked, { ...asked, text: 'Is it?' }, asked];
    const facts = { ...FACTS, documents: [DECK], questions };
    const found = check(facts, 'FINANCIALS_CONSISTENT');
    expect(found).toMatchObject({
      outcome: 'pass',
      finding: 'No contradiction was found. Is this the same? Cash. Is it? 1 more question, see Facts.',
    });
    expect(found?.evidence.filter(({ document }) => document !== undefined)).toHaveLength(6);
    const both = { ...facts, questions: [asked], contradictions: [apart('medium')] };
    expect(check(both, 'FINANCIALS_CONSISTENT')).toMatchObject({
      outcome: 'fail',
      finding: expect.stringMatching(/28% apart\. Is this the same\? Cash\.$/),
    });
  });

  it('with the platform are said once, by the fact that has both sides', () => {
    const flags = [{ code: 'PROFILE_MISMATCH', title: 'Differs from the startup profile', quote }];
    const documents = [{ ...DECK, flags }];
    const once = check(
      { ...FACTS, documents, contradictions: [apart('medium', null)] },
      'FINANCIALS_CONSISTENT',
    );
    expect(once?.finding).not.toContain('Differs from');
    expect(check({ ...FACTS, documents }, 'FINANCIALS_CONSISTENT')?.finding).toContain('Differs from');
  });

  it('are the codes of the document analysis', () => {
    expect([...CONTRADICTIONS].toSorted()).toEqual([...CONTRADICTION_CODES].toSorted());
  });
});

it('a paper of another company is critical and said', () => {
  const papers = [{ text: 'Agreement is about Zuri Foods', document: { id: 9, version: 1, quote } }];
  const report = diligenceReport({ ...FACTS, papers });
  expect(report.criticalIssues).toEqual([
    'Papers that are the company’s own: Agreement is about Zuri Foods.',
  ]);
  expect(check(FACTS, 'LEGAL_PAPERS')).toBeUndefined();
});

it('the cash and burn of a document make the runway, before the model', () => {
  const runway = {
    months: 4.2,
    period: '2026-06',
    label: 'Cash over burn, Deck',
    document: { id: 7, version: 2, quote },
  };
  expect(check({ ...FACTS, model: MODEL, runway }, 'FINANCIALS_RUNWAY')).toMatchObject({
    outcome: 'fail',
    finding: 'Cash lasts about 4 months by a document; below 6 is an emergency.',
    evidence: [{ document: { id: 7 } }],
  });
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
    'UG',
    ['GEN_REGISTRATION', 'GEN_OWNERS', 'GEN_TAX', 'GEN_DATA', 'GEN_LICENCE'],
    'General: there is none for Uganda',
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
