import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyseDocument } from '../../src/features/documents/domain/analysis.ts';
import type { Convert } from '../../src/features/facts/domain/gap.ts';
import { companyFacts } from '../../src/features/facts/domain/company.ts';
import type { Fact } from '../../src/features/facts/domain/fact.ts';
import { tellContradiction } from '../../src/features/facts/domain/told-difference.ts';
import type { StatedFigures, ToolFigures } from '../../src/features/facts/domain/stated-facts.ts';
import { currencyOf } from '../../src/shared/domain/currency.ts';
import { nearestMinor } from '../../src/shared/domain/nearest-minor.ts';
import { readFileAsUploaded, TYPE_OF_KIND } from './truth.ts';

/** What the writer of a company planted: a file's name, or the place of the platform that says otherwise. */
type Planted = {
  readonly metric: string;
  readonly period: string | null;
  readonly between: readonly string[];
  readonly why: string;
};
/** A company as its writer gives it, in `company.json` beside its papers; `perDollar` has the rates of its currencies. */
type Company = {
  readonly name: string;
  /** The day its profile is of, ISO. */
  readonly today?: string;
  readonly perDollar: Readonly<Record<string, number>>;
  readonly profile: {
    readonly teamSize: number;
    readonly ask: { readonly amount: number; readonly currency: string } | null;
  };
  readonly traction: readonly (Omit<StatedFigures['series'][number], 'evidence' | 'metric'> & {
    readonly metric: SeriesMetric | EnteredAs;
  })[];
  readonly model: Pick<NonNullable<ToolFigures['model']>, 'asOf' | 'cashUsd' | 'monthlyBurnUsd'> | null;
  readonly capTable: Omit<NonNullable<ToolFigures['capTable']>, 'version'> | null;
  readonly papers: readonly { readonly file: string; readonly type: string }[];
  readonly contradictions: readonly Planted[];
};
/** A contradiction, or a finding about a paper, as it was found. */
type Found = { readonly metric: string; readonly sources: readonly string[]; readonly text: string };

const FURTHER_TYPES: Readonly<Record<string, 'business_plan' | 'financial_statements'>> = {
  business_plan: 'business_plan',
  bank_statement: 'financial_statements',
};

const converter =
  (perDollar: Company['perDollar']): Convert =>
  (value, from, to) => {
    const rate = (code: string): number | undefined => (code === 'USD' ? 1 : perDollar[code]);
    const [one, other] = [rate(from), rate(to)];
    return one === undefined || other === undefined ? null : (value / one) * other;
  };

const PLACES: Partial<Record<Fact['source']['kind'], string>> = {
  profile: 'profile',
  tracker: 'profile',
  traction: 'traction',
  model: 'model',
  'cap-table': 'capTable',
};

/** Where what is worked out without a paper is from. */
const MADE_OF: Partial<Record<Fact['metric'], string>> = { runway: 'model', growth: 'traction' };

type SeriesMetric = StatedFigures['series'][number]['metric'];
/** What writers call a series of the platform by another name: it counts users, whoever of them is meant, and revenue by the month. */
const SERIES = { active_users: 'users', revenue: 'monthly_revenue' } as const;
type EnteredAs = keyof typeof SERIES;
const asEntered = (metric: SeriesMetric | EnteredAs): SeriesMetric =>
  metric === 'active_users' || metric === 'revenue' ? SERIES[metric] : metric;

/** Of when profiles are whose writer does not say. */
const TODAY = '2026-11-23';

/** A model of which its writer says cash and burn alone. */
const NO_MODEL = {
  version: 1,
  annualRevenueUsd: null,
  revenueYear: 0,
  acquisitionCostUsd: null,
  lifetimeValueUsd: null,
  churn: null,
} as const;

/** The contradictions of a company's papers and entries, each with the files and places it is between. */
async function findIn(folder: string, company: Company): Promise<Found[]> {
  const { name, profile, traction, model, capTable, papers, perDollar } = company;
  const documents = [];
  for (const [index, { file, type: kind }] of papers.entries()) {
    const type = FURTHER_TYPES[kind] ?? TYPE_OF_KIND[kind];
    if (!type) throw new Error(`${folder}: no type for ${kind}`);
    const { pages, hiddenPages } = await readFileAsUploaded(path.join(folder, file));
    const analysis = analyseDocument({ type, pages, fileName: file, hiddenPages, facts: { name } });
    documents.push({ documentId: index + 1, version: 1, title: file, type, analysis });
  }
  const ask = profile.ask && { ...profile.ask, currency: currencyOf(profile.ask.currency) };
  if (ask && ask.currency === null) throw new Error(`${folder}: no currency of the ask`);
  const facts = companyFacts(
    {
      name,
      stated: {
        teamSize: profile.teamSize,
        raising: ask?.currency
          ? { amountMinor: nearestMinor(ask.amount, ask.currency), currency: ask.currency }
          : null,
        round: null,
        series: traction.map((point) => ({ ...point, metric: asEntered(point.metric), evidence: 'claimed' })),
      },
      tools: {
        model: model && { ...NO_MODEL, ...model },
        capTable: capTable && { ...capTable, version: 1 },
      },
      documents,
      today: company.today ?? TODAY,
    },
    converter(perDollar),
  );
  const placeOf = ({ metric, source: { kind, documentId } }: Fact): string =>
    papers[(documentId ?? 0) - 1]?.file ?? PLACES[kind] ?? MADE_OF[metric] ?? kind;
  return [
    ...facts.metrics.flatMap(({ metric, contradictions }) =>
      contradictions.map((one) => ({
        metric,
        sources: [placeOf(one.believed), placeOf(one.against)],
        text: tellContradiction(one).text,
      })),
    ),
    ...facts.papers.map(({ kind, title, text }) => ({ metric: kind, sources: [title], text })),
  ];
}

/** What writers call a metric, where they use another name than the reader. */
const NAMED: Readonly<Record<string, RegExp>> = {
  headcount: /^(?:employees|team|staff|head)/,
  recurringRevenue: /^(?:mrr|arr|recurring)/,
  grossProfit: /^gross_?profit$/,
  grossMargin: /^gross_?margin/,
  netProfit: /^net_?(?:profit|result|loss|income)/,
  burn: /^burn/,
  runway: /^runway/,
  churn: /^churn/,
  growth: /^growth/,
  customers: /^(?:paying_)?customers$/,
  users: /^(?:active_)?users$/,
  acquisitionCost: /^(?:cac|(?:customer_)?acquisition)/,
  lifetimeValue: /^(?:ltv|(?:customer_)?lifetime)/,
  customerShare: /^(?:top|largest|customer)_?(?:customer|share|concentration)/,
  valuation: /^(?:valuation|pre_?money|post_?money)/,
  foundersShare: /^founders/,
  ownership: /^(?:ownership|holder|share_?holding|stake)/,
  'other-company': /^(?:other|another|company|identity|wrong)/,
  'other-number': /^registration/,
};
const isOfMetric = (planted: string, found: string): boolean =>
  planted === found || (NAMED[found]?.test(planted) ?? false);
const isOf = (planted: Planted, found: Found): boolean =>
  isOfMetric(planted.metric, found.metric) &&
  found.sources.every((source) => planted.between.includes(source));
const OF_NOW = /^(?:founders|ownership|holder|share_?holding|stake|ask|valuation)/;
/** What a writer plants of one metric and time between one source and each of several others is told once. */
const asOne = (contradictions: readonly Planted[]): Planted[] =>
  contradictions.map((one) => ({
    ...one,
    between: contradictions
      .filter(
        ({ metric, period, between }) =>
          metric === one.metric &&
          (period === one.period || OF_NOW.test(metric)) &&
          between.some((source) => one.between.includes(source)),
      )
      .flatMap(({ between }) => between),
  }));
/** Where what founders hold differs, so does what each of all holders has, and the other way round. */
const isWithIt = (planted: Planted, found: Found): boolean =>
  isOf(planted, found) ||
  (found.metric === 'ownership' && isOf(planted, { ...found, metric: 'foundersShare' })) ||
  (found.metric === 'foundersShare' && isOf(planted, { ...found, metric: 'ownership' }));

/**
 * What of a company's contradictions is missed, and what is told that nobody planted. A planted one is found where one of
 * its metric is between two of its sources.
 */
export async function judgeCompany(folder: string): Promise<{
  readonly planted: number;
  readonly missed: readonly Planted[];
  readonly invented: readonly Found[];
}> {
  const company: Company = JSON.parse(readFileSync(path.join(folder, 'company.json'), 'utf8'));
  const told = await findIn(folder, company);
  const contradictions = asOne(company.contradictions);
  return {
    planted: contradictions.length,
    missed: contradictions.filter((one) => !told.some((other) => isOf(one, other))),
    invented: told.filter((one) => !contradictions.some((other) => isWithIt(other, one))),
  };
}

/** Scores companies whose papers a stranger wrote: folders with papers and `company.json`. */
export async function scoreCompanies(
  root: string,
  { isVerbose }: { readonly isVerbose: boolean },
): Promise<void> {
  const names = readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'company.json')))
    .toSorted();
  const verdicts: (Awaited<ReturnType<typeof judgeCompany>> & { readonly name: string })[] = [];
  for (const name of names) verdicts.push({ name, ...(await judgeCompany(path.join(root, name))) });
  if (isVerbose)
    for (const { name, planted, missed, invented } of verdicts) {
      console.log(`${name}${planted === 0 ? ' (clean)' : ''}`);
      for (const { metric, period, between, why } of missed)
        console.log(`  missed: ${metric} ${period ?? ''} ${between.join(' / ')}: ${why}`);
      for (const { metric, text } of invented) console.log(`  invented: ${metric}: ${text}`);
    }
  const sum = (read: (verdict: (typeof verdicts)[number]) => number): number =>
    verdicts.reduce((total, verdict) => total + read(verdict), 0);
  const planted = sum((verdict) => verdict.planted);
  const clean = verdicts.filter((verdict) => verdict.planted === 0);
  const alarmed = clean.filter(({ invented }) => invented.length > 0).length;
  console.log(
    `${verdicts.length} companies: contradictions found ${planted - sum(({ missed }) => missed.length)} of ${planted}, invented ${sum(({ invented }) => invented.length)}; clean companies with one invented ${alarmed} of ${clean.length}`,
  );
}
