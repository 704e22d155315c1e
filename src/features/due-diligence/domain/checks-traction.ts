import { daysBetween } from '#shared/domain/calendar.ts';
import { stageLabel } from '#shared/domain/catalogue/stages.ts';
import { type CheckRule, evidenceOf, graded, unknown, verdict } from './check.ts';
import { judgeDocuments } from './document-evidence.ts';
import type { DiligenceFacts } from './facts.ts';
import { lensSentence } from '#shared/domain/growth-lenses.ts';
import { figureText, latestOf, revenueLenses, yearlyRise } from './series.ts';
import { stageUsual } from './stage-usual.ts';

const FRESH_DAYS = 92;
const STALE_DAYS = 183;
const NOTHING = 'No figure of traction is on record.';

function judgeLevel({ series, stageId }: DiligenceFacts) {
  const usual = stageUsual(stageId);
  const users = latestOf(series, 'users');
  const revenue = latestOf(series, 'monthly_revenue');
  const dollars = revenue?.valueUsd ?? null;
  if (users === null && dollars === null) return unknown(NOTHING);
  const reach = Math.max(
    (users?.value ?? 0) / usual.users,
    dollars === null ? 0 : dollars / Math.max(1, usual.monthlyRevenueUsd),
  );
  const income =
    usual.monthlyRevenueUsd === 0 ? '' : ` or $${usual.monthlyRevenueUsd.toLocaleString('en-US')} a month`;
  return verdict(
    graded(reach, 1, 0.25),
    `${usual.users.toLocaleString('en-US')} users${income} are usual at ${stageLabel(stageId)}.`,
    ...[users, revenue].flatMap((figure) => (figure ? [evidenceOf('traction', figureText(figure))] : [])),
  );
}

function judgeDirection({ series }: DiligenceFacts) {
  const rises = (['monthly_revenue', 'users'] as const).flatMap((metric) => {
    const rise = yearlyRise(series, metric);
    return rise === null ? [] : [{ rise, name: metric === 'users' ? 'Users' : 'Monthly revenue' }];
  });
  const best = rises[0];
  const lenses = revenueLenses(series);
  if (best === undefined) return unknown('Two figures of one series, a month apart, are needed.');
  return verdict(
    graded(best.rise, 20, -5),
    best.rise >= 20 ? 'It grows.' : best.rise >= -5 ? 'It hardly moves.' : 'It shrinks.',
    ...rises.map(({ rise, name }) =>
      evidenceOf('traction', `${name}: ${rise >= 0 ? '+' : ''}${rise.toFixed(0)}% within the last year`),
    ),
    ...(lenses === null ? [] : [evidenceOf('traction', lensSentence(lenses))]),
  );
}

function judgeFreshness({ series, asOf }: DiligenceFacts) {
  const newest = series.reduce<string | null>(
    (last, { date }) => (last === null || date > last ? date : last),
    null,
  );
  if (newest === null) return unknown(NOTHING);
  const days = Math.max(0, daysBetween(newest, asOf));
  return verdict(
    graded(-days, -FRESH_DAYS, -STALE_DAYS),
    `The newest figure is ${days} days old.`,
    evidenceOf('traction', `Newest figure of ${newest}`),
  );
}

function judgeEvidence({ series }: DiligenceFacts) {
  if (series.length === 0) return unknown(NOTHING);
  const strong = series.filter(({ evidence }) => evidence !== 'claimed' && evidence !== 'document');
  const own = series.filter(({ evidence }) => evidence === 'document');
  const best = strong.at(-1) ?? own.at(-1);
  if (best === undefined)
    return verdict(
      'fail',
      'Every figure is the founders’ own word.',
      evidenceOf('traction', `${series.length} figures, all claimed`),
    );
  return verdict(
    strong.length > 0 ? 'pass' : 'partial',
    strong.length > 0 ? 'Someone else’s record shows it.' : 'The company’s own documents show it.',
    evidenceOf('traction', figureText(best)),
  );
}

/** How far it is, which way it goes, and who says so. */
export const TRACTION_CHECKS: readonly CheckRule[] = [
  {
    code: 'TRACTION_LEVEL',
    category: 'traction',
    label: 'traction usual at its stage',
    why: 'The stage sets the price; traction says whether it is earned.',
    source: 'Traction series; levels usual by stage, our working levels',
    weight: 2,
    request: 'active users and monthly revenue of the last month',
    answeredBy: 'traction',
    judge: judgeLevel,
  },
  {
    code: 'TRACTION_DIRECTION',
    category: 'traction',
    label: 'figures that rise',
    why: 'The direction over a year says more than the level on a day.',
    source: 'Traction series; 20% a year or more passes, a fall of 5% fails',
    weight: 3,
    request: 'users and revenue by month for the last year',
    answeredBy: 'traction',
    judge: judgeDirection,
  },
  {
    code: 'TRACTION_FRESH',
    category: 'traction',
    label: 'figures of the last quarter',
    why: 'Companies stop reporting when figures stop being good.',
    source: 'Dates of the traction series',
    weight: 1,
    request: 'users and revenue of the last quarter',
    answeredBy: 'traction',
    judge: judgeFreshness,
  },
  {
    code: 'TRACTION_EVIDENCE',
    category: 'traction',
    label: 'figures that someone else can confirm',
    why: 'An export from a system or a statement by a partner is hard to make up.',
    source: 'Evidence levels of the traction series',
    weight: 3,
    request: 'an export from your payment provider, bank or analytics, or a partner who confirms the figures',
    answeredBy: 'traction',
    judge: judgeEvidence,
  },
  {
    code: 'TRACTION_TOLD',
    category: 'traction',
    label: 'a deck that tells traction with dates and levels',
    why: 'Totals since the beginning and growth without a base rise even when the business does not.',
    source: 'Pitch deck or business plan',
    weight: 2,
    request: 'a traction slide with the figure of each month, dated, not cumulative',
    answeredBy: 'document',
    judge: judgeDocuments({
      sections: ['traction'],
      against: ['CUMULATIVE_ONLY', 'MEASURE_FLATTERS', 'PERCENT_ONLY_GROWTH', 'UNDATED_METRICS'],
      strength: 'DATED_TRACTION',
    }),
  },
  {
    code: 'TRACTION_RETENTION',
    category: 'traction',
    label: 'customers who stay',
    why: 'Growth without retention fills a bucket with a hole.',
    source: 'Retention or churn by cohort, in a deck or plan',
    weight: 2,
    request: 'retention by monthly cohort: of those who came, how many are there after 1, 3, 6 and 12 months',
    answeredBy: 'document',
    from: 'seed',
    judge: judgeDocuments({ sections: [], strength: 'RETENTION_STATED', isOwnWord: true }),
  },
];
