import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { findCapTableFacts } from '#features/cap-table/server/queries.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { findAnalysedDocuments } from '#features/documents/server/analysed-documents.ts';
import { openFile } from '#features/due-diligence/server/due-diligence.ts';
import { findDiligenceScores } from '#features/due-diligence/server/diligence-scores.ts';
import { loadPublicFacts } from '#features/due-diligence/server/public-facts.ts';
import { findModel } from '#features/financial-model/server/financial-model.ts';
import { notFound } from '#platform/http/errors.ts';
import { endOfMonth } from '#shared/domain/calendar.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { convertMoney, type RateBook } from '#shared/domain/exchange-rate.ts';
import { toMajor } from '#shared/domain/money.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db, Member } from '#shared/server/context.ts';
import type { AnalysisAnswer, FactsAnswer } from '../contract.ts';
import { compareFacts, type Convert } from '../domain/agreement.ts';
import { derivedGrowth, derivedRunway, revenueOfMonths } from '../domain/derived.ts';
import { documentFacts } from '../domain/document-facts.ts';
import { endOf, type Fact, type FactSource, type SourceKind } from '../domain/fact.ts';

type Known = Pick<Fact, 'metric' | 'value' | 'unit'> & Partial<Fact>;

const source = (kind: SourceKind, label: string): FactSource => ({
  kind,
  label,
  documentId: null,
  version: null,
});
const fact = (from: FactSource, known: Known): Fact => ({
  currency: null,
  period: null,
  rate: null,
  quote: null,
  level: 'claimed',
  ...known,
  source: from,
});

type PublicFacts = NonNullable<ReturnType<Awaited<ReturnType<typeof loadPublicFacts>>['get']>>;

/** What profile, funding tracker and traction say. */
function publicFactsOf({ teamSize, raising, round, series }: PublicFacts): Fact[] {
  const profile = source('profile', 'Profile');
  return [
    fact(profile, { metric: 'headcount', value: teamSize, unit: 'count' }),
    ...(raising
      ? [
          fact(round ? source('tracker', 'Funding tracker') : profile, {
            metric: 'ask',
            value: toMajor(raising.amountMinor, raising.currency),
            unit: 'money',
            currency: raising.currency,
          }),
        ]
      : []),
    ...series.map(({ metric, date, value, currency, evidence }) =>
      fact(source('traction', 'Traction'), {
        metric: metric === 'monthly_revenue' ? 'revenue' : metric,
        value,
        unit: metric === 'monthly_revenue' ? 'money' : metric === 'growth' ? 'percent' : 'count',
        currency,
        period: date.slice(0, 'YYYY-MM'.length),
        rate: metric === 'users' ? null : 'monthly',
        level: evidence,
      }),
    ),
  ];
}

/** What the team's own tools say, in dollars as they count. */
async function toolFactsOf(db: Db, startupId: number): Promise<Fact[]> {
  const [model, table, stake] = await Promise.all([
    findModel(db, startupId),
    findCapTable(db, startupId),
    findCapTableFacts(db, startupId),
  ]);
  const facts: Fact[] = [];
  if (model) {
    const from = source('model', `Financial model v${model.version}`);
    const perUnit = model.result.books?.dollarsPerUnit ?? 1;
    const period = dayOf(model.createdAt).slice(0, 'YYYY-MM'.length);
    const add = (metric: 'cash' | 'burn', value: number | null): void => {
      if (value !== null && value > 0)
        facts.push(fact(from, { metric, value: value * perUnit, unit: 'money', currency: 'USD', period }));
    };
    add('cash', model.inputs.cash ?? null);
    add('burn', model.result.metrics.burnRate);
  }
  const share = stake?.founderPercent ?? null;
  if (table && share !== null)
    facts.push(
      fact(source('cap-table', `Cap table v${table.version}`), {
        metric: 'foundersShare',
        value: share,
        unit: 'percent',
      }),
    );
  return facts;
}

/** Converts at the last day of the period, or of today where it has none. */
const converter =
  (book: RateBook, today: string): Convert =>
  (value, from, to, period) => {
    const [one, other] = [currencyOf(from), currencyOf(to)];
    if (one === null || other === null) return null;
    const end = period === null ? today : endOfMonth(`${endOf(period)}-01`);
    const money = { amountMinor: nearestMinor(value, one), currency: one };
    const converted = convertMoney(money, other, end < today ? end : today, book);
    return converted === null ? null : toMajor(converted.amountMinor, other);
  };

async function load(db: Db, actor: Member, startupId: number, now: Date) {
  const { file, name, isDemo, side } = await openFile(db, actor, startupId);
  const today = dayOf(now);
  const [known, tools, documents, book] = await Promise.all([
    loadPublicFacts(db, [startupId], today),
    side === 'team' ? toolFactsOf(db, startupId) : [],
    findAnalysedDocuments(db, startupId, file.runnerId),
    findRateBook(db),
  ]);
  const own = known.get(startupId);
  if (!own) throw notFound();
  const stated = [...publicFactsOf(own), ...tools, ...documents.flatMap(documentFacts)];
  const facts = [...stated, ...revenueOfMonths(stated)];
  const derived = [...derivedRunway(facts), ...derivedGrowth(facts)];
  const metrics = compareFacts([...facts, ...derived], converter(book, today));
  return { startup: { id: startupId, name, isDemo }, side, file, metrics };
}

/** Everything known of a startup in figures, for its team or as it was shared with an investor. */
export async function readFacts(db: Db, actor: Member, startupId: number, now: Date): Promise<FactsAnswer> {
  const { startup, side, metrics } = await load(db, actor, startupId, now);
  const facts = metrics.flatMap((metric) => metric.facts);
  return {
    startup,
    side,
    factCount: facts.length,
    beyondClaimCount: facts.filter(({ level }) => level !== 'claimed').length,
    contradictionCount: metrics.reduce((sum, { contradictions }) => sum + contradictions.length, 0),
    metrics: metrics.map(({ facts: own, contradictions, ...rest }) => ({
      ...rest,
      facts: [...own],
      contradictions: [...contradictions],
    })),
  };
}

/** The same in short, with the four scores of the reader's due diligence. */
export async function readAnalysis(
  db: Db,
  actor: Member,
  startupId: number,
  now: Date,
): Promise<AnalysisAnswer> {
  const { startup, file, metrics } = await load(db, actor, startupId, now);
  const scores = await findDiligenceScores(db, { startupIds: [startupId], runnerId: file.runnerId, now });
  const categories = scores.get(startupId)?.categories;
  if (!categories) throw notFound();
  const score = (name: keyof typeof categories) => ({
    score: categories[name].score,
    evidenceCoverage: categories[name].coverageFraction,
  });
  return {
    startup,
    scores: {
      marketFit: score('market'),
      teamStrength: score('team'),
      technologyViability: score('product'),
      financialProjections: score('financials'),
    },
    facts: metrics.flatMap(({ believed, status }) => (believed ? [{ ...believed, status }] : [])),
    contradictions: metrics.flatMap(({ contradictions }) => contradictions),
  };
}
