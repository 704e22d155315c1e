import {
  DILIGENCE_CATEGORIES,
  type DiligenceCategory,
  type EvidenceLevel,
  type TractionMetric,
} from '#shared/domain/catalogue/vocabularies.ts';
import { currencyOf, type CurrencyCode } from '#shared/domain/currency.ts';
import { formatMoney, formatMoneyCompact } from '#shared/domain/money.ts';
import { nearestMinor } from '#shared/domain/nearest-minor.ts';
import { type Bar, type Block, cutText, type Page, type Section, type Summary, type Term } from './page.ts';
import { dayIn, type Language } from '#shared/domain/paper-language.ts';
import { countryIn, type Words, WORDS } from './words.ts';

/** What everybody may know of the company. Amounts are minor units of their currency, days `YYYY-MM-DD`. */
export type CompanyFacts = {
  readonly name: string;
  readonly description: string;
  readonly sector: string;
  readonly stage: string;
  readonly businessModel: string;
  readonly country: string | null;
  readonly city: string | null;
  readonly incorporatedIn: string | null;
  readonly foundedYear: number | null;
  readonly teamSize: number;
  readonly website: string | null;
  readonly raisingText: string;
  readonly team: readonly { readonly name: string; readonly title: string | null }[];
  readonly traction: readonly {
    readonly metric: TractionMetric;
    readonly date: string;
    readonly value: number;
    readonly currency: string | null;
    readonly evidence: EvidenceLevel;
  }[];
  readonly revenueGrowthText: string | null;
};

/** The round in minor units of `currency`; the steps before signing are the team's own and null to others. */
export type RoundFacts = {
  readonly label: string;
  readonly currency: CurrencyCode;
  readonly targetMinor: number;
  readonly minimumMinor: number | null;
  readonly softCircledMinor: number | null;
  readonly committedMinor: number;
  readonly signedMinor: number | null;
  readonly receivedMinor: number;
  readonly closeDate: string | null;
  /** The target in dollars with the rate in words; null for a round in dollars or without a rate. */
  readonly dollars: { readonly targetMinor: number; readonly rateText: string } | null;
};

/** Due diligence: whole scores 0–100, `coverageFraction` the known share of a category. */
export type DiligenceFacts = {
  readonly isRun: boolean;
  readonly categories: Readonly<
    Record<
      DiligenceCategory,
      {
        readonly score: number;
        readonly coverageFraction: number;
        readonly checks: readonly {
          readonly outcome: string;
          readonly finding: string;
          readonly weight: number;
          readonly isCritical: boolean;
        }[];
      }
    >
  >;
};

type Made = { readonly version: number; readonly day: string };

/** What the team alone sees; `null` for what it has not made yet. */
export type PrivateFacts = {
  readonly capTable:
    | (Made & {
        /** Holders and convertibles at their caps on one basis, so that the percentages sum to 100. */
        readonly holdings: readonly {
          readonly name: string;
          readonly shares: number;
          readonly percent: number;
          readonly isConvertible: boolean;
        }[];
        /** Convertibles without a cap, which no share can be given to. */
        readonly uncapped: number;
      })
    | null;
  readonly model:
    | (Made & {
        readonly currency: CurrencyCode;
        readonly years: readonly {
          readonly year: number;
          readonly revenue: number | null;
          readonly ebitda: number | null;
          readonly cashFlow: number | null;
        }[];
        readonly runwayMonths: number | null;
        readonly monthlyBurn: number | null;
      })
    | null;
  readonly valuation:
    | (Made & {
        readonly fairValue: number | null;
        readonly range: { readonly min: number; readonly max: number } | null;
      })
    | null;
};

/** What an investor wrote and how the company fits them. */
export type OwnFacts = {
  readonly fitPercent: number | null;
  readonly notes: readonly { readonly author: string; readonly day: string; readonly body: string }[];
};

export type SummaryFacts = {
  readonly today: string;
  readonly company: CompanyFacts;
  readonly round: RoundFacts | null;
  readonly diligence: DiligenceFacts | null;
  /** Null in the public form. */
  readonly team: PrivateFacts | null;
  /** Null but for an investor who asks for their own notes. */
  readonly own: OwnFacts | null;
};

// What two pages hold in the longest case; a test fills every line.
const MOST = {
  description: 520,
  name: 60,
  title: 48,
  people: 6,
  points: 8,
  holders: 7,
  years: 5,
  findings: 3,
  finding: 150,
  notes: 8,
  note: 420,
  growth: 260,
};

const METRICS: readonly TractionMetric[] = ['monthly_revenue', 'users', 'paying_customers', 'growth'];

const count = (value: number): string => new Intl.NumberFormat('en').format(value);
const percent = (value: number, digits = 0): string => `${value.toFixed(digits)}%`;
const text = (value: string, most: number): Block => ({ kind: 'text', paragraphs: [cutText(value, most)] });
const term = (label: string, value: string | null, note: string | null = null): Term[] =>
  value === null ? [] : [{ label, value, note }];
const amount = (value: number | null, currency: CurrencyCode, words: Words): string =>
  value === null ? words.notStated : formatMoney(nearestMinor(value, currency), currency);

function companySection({ company }: SummaryFacts, words: Words, language: Language): Section {
  const seat = [company.city, company.country && countryIn(language, company.country)]
    .filter(Boolean)
    .join(', ');
  return {
    heading: words.about,
    source: null,
    blocks: [
      text(company.description, MOST.description),
      {
        kind: 'terms',
        terms: [
          ...term(words.sector, company.sector),
          ...term(words.stage, company.stage),
          ...term(words.model, company.businessModel),
          ...term(words.headquarters, seat === '' ? null : cutText(seat, MOST.name)),
          ...term(words.incorporated, company.incorporatedIn && countryIn(language, company.incorporatedIn)),
          ...term(words.founded, company.foundedYear === null ? null : String(company.foundedYear)),
          ...term(words.people, count(company.teamSize)),
          ...term(words.website, company.website && cutText(new URL(company.website).hostname, MOST.title)),
          ...term(words.raising, cutText(company.raisingText, MOST.title)),
        ],
      },
    ],
  };
}

function roundSection({ round }: SummaryFacts, words: Words, language: Language): Section {
  if (round === null) return { heading: words.round, source: null, blocks: [text(words.noRound, MOST.note)] };
  const { currency, targetMinor } = round;
  const step = (label: string, minor: number | null): Bar[] => {
    if (minor === null) return [];
    const fraction = targetMinor > 0 ? minor / targetMinor : null;
    const note = fraction === null ? null : words.ofTarget(percent(fraction * 100));
    return [
      { label, value: formatMoney(minor, currency), note, fraction: fraction && Math.min(1, fraction) },
    ];
  };
  const dollars = round.dollars && words.inDollars(formatMoney(round.dollars.targetMinor, 'USD'));
  return {
    heading: words.roundOf(round.label),
    source: [words.fromRound, round.dollars?.rateText].filter(Boolean).join(' '),
    blocks: [
      {
        kind: 'terms',
        terms: [
          ...term(words.target, formatMoney(targetMinor, currency), dollars),
          ...term(
            words.minimum,
            round.minimumMinor === null ? null : formatMoney(round.minimumMinor, currency),
          ),
          ...term(words.closes, round.closeDate && dayIn(language, round.closeDate)),
        ],
      },
      {
        kind: 'bars',
        bars: [
          ...step(words.softCircled, round.softCircledMinor),
          ...step(words.committed, round.committedMinor),
          ...step(words.signed, round.signedMinor),
          ...step(words.received, round.receivedMinor),
        ],
      },
    ],
  };
}

type Point = CompanyFacts['traction'][number];

function pointValue({ metric, value, currency }: Point, money = formatMoney): string {
  if (metric === 'growth') return percent(value, Number.isInteger(value) ? 0 : 1);
  const code = currency === null ? null : currencyOf(currency);
  return code === null ? count(value) : money(nearestMinor(value, code), code);
}

/** The last revenues in the currency of the newest one, as columns of their share of the highest. */
function revenueColumns(revenues: readonly Point[], words: Words): Block[] {
  const currency = revenues.at(-1)?.currency ?? null;
  const own = revenues.filter((point) => point.currency === currency).slice(-MOST.points);
  if (currency === null || own.length < 2) return [];
  const highest = Math.max(...own.map(({ value }) => value));
  if (highest <= 0) return [];
  const columns = own.map((point): Bar => {
    const label = `${point.date.slice(5, 7)}/${point.date.slice(2, 4)}`;
    return {
      label,
      value: pointValue(point, formatMoneyCompact),
      note: null,
      fraction: point.value / highest,
    };
  });
  return [{ kind: 'columns', label: words.revenueByMonth(currency), columns }];
}

function tractionSection({ company }: SummaryFacts, words: Words, language: Language): Section {
  const byDay = company.traction.toSorted((a, b) => a.date.localeCompare(b.date));
  const latest = METRICS.flatMap((metric) => byDay.findLast((point) => point.metric === metric) ?? []);
  if (latest.length === 0)
    return { heading: words.traction, source: null, blocks: [text(words.noTraction, MOST.note)] };
  const growth = company.revenueGrowthText;
  return {
    heading: words.traction,
    source: null,
    blocks: [
      {
        kind: 'table',
        head: [words.metric, words.value, words.day, words.evidence],
        rows: latest.map((point) => [
          words.metrics[point.metric],
          pointValue(point),
          dayIn(language, point.date),
          words.levels[point.evidence],
        ]),
      },
      ...revenueColumns(
        byDay.filter(({ metric }) => metric === 'monthly_revenue'),
        words,
      ),
      ...(growth === null ? [] : [text(growth, MOST.growth)]),
    ],
  };
}

function teamSection({ company: { team } }: SummaryFacts, words: Words): Section {
  const shown = team.slice(0, MOST.people);
  const rest = team.length - shown.length;
  return {
    heading: words.team,
    source: rest > 0 ? words.more(rest) : null,
    blocks: [
      {
        kind: 'table',
        head: [words.name, words.role],
        rows: shown.map(({ name, title }) => [
          cutText(name, MOST.name),
          cutText(title ?? words.notStated, MOST.title),
        ]),
      },
    ],
  };
}

/** The findings that weigh most, critical ones first. */
function findings({ categories }: DiligenceFacts, outcome: 'pass' | 'fail', heading: string): Section[] {
  const checks = DILIGENCE_CATEGORIES.flatMap((category) => categories[category].checks)
    .filter((check) => check.outcome === outcome)
    .toSorted((a, b) => Number(b.isCritical) - Number(a.isCritical) || b.weight - a.weight)
    .slice(0, MOST.findings);
  if (checks.length === 0) return [];
  const paragraphs = checks.map(({ finding }) => cutText(finding, MOST.finding));
  return [{ heading, source: null, blocks: [{ kind: 'text', paragraphs }] }];
}

function diligenceSections({ diligence }: SummaryFacts, words: Words): Section[] {
  if (diligence === null) return [];
  const bars = DILIGENCE_CATEGORIES.map((category): Bar => {
    const { score, coverageFraction } = diligence.categories[category];
    const note = words.known(percent(coverageFraction * 100));
    return {
      label: words.categories[category],
      value: words.outOf100(String(score)),
      note,
      fraction: score / 100,
    };
  });
  return [
    {
      heading: words.diligence,
      source: diligence.isRun ? words.diligenceOwn : words.diligencePublic,
      blocks: [{ kind: 'bars', bars }],
    },
    ...findings(diligence, 'pass', words.passed),
    ...findings(diligence, 'fail', words.failed),
  ];
}

function ownershipSection({ capTable }: PrivateFacts, words: Words, language: Language): Section {
  if (capTable === null)
    return { heading: words.ownership, source: null, blocks: [text(words.noTable, MOST.note)] };
  const sorted = capTable.holdings.toSorted((a, b) => b.percent - a.percent);
  const shown = sorted.slice(0, sorted.length > MOST.holders ? MOST.holders - 1 : MOST.holders);
  const rest = sorted.slice(shown.length);
  const bar = (label: string, note: string, held: number): Bar => ({
    label,
    value: percent(held, 2),
    note,
    fraction: held / 100,
  });
  const shares = rest.reduce((sum, holding) => sum + holding.shares, 0);
  const held = rest.reduce((sum, holding) => sum + holding.percent, 0);
  const bars = [
    ...shown.map((each) => {
      const note = words.shares(count(each.shares));
      return bar(cutText(each.name, MOST.title), each.isConvertible ? words.atCap(note) : note, each.percent);
    }),
    ...(rest.length > 0 ? [bar(words.others(rest.length), words.shares(count(shares)), held)] : []),
  ];
  return {
    heading: words.ownership,
    source: words.fullyDiluted(capTable.version, dayIn(language, capTable.day)),
    blocks: [
      { kind: 'bars', bars },
      ...(capTable.uncapped > 0 ? [text(words.uncapped(capTable.uncapped), MOST.note)] : []),
    ],
  };
}

function modelSection({ model }: PrivateFacts, words: Words, language: Language): Section {
  if (model === null)
    return { heading: words.projection, source: null, blocks: [text(words.noModel, MOST.note)] };
  const { currency, runwayMonths, monthlyBurn } = model;
  return {
    heading: words.projection,
    source: words.fromModel(model.version, dayIn(language, model.day)),
    blocks: [
      {
        kind: 'table',
        head: [words.year, words.revenue, words.ebitda, words.cashFlow],
        rows: model.years
          .slice(0, MOST.years)
          .map(({ year, revenue, ebitda, cashFlow }) => [
            String(year),
            ...[revenue, ebitda, cashFlow].map((value) => amount(value, currency, words)),
          ]),
      },
      {
        kind: 'terms',
        terms: [
          ...term(
            words.runway,
            runwayMonths === null ? words.notStated : words.months(runwayMonths.toFixed(1)),
          ),
          ...term(words.burn, amount(monthlyBurn, currency, words)),
        ],
      },
    ],
  };
}

function valuationSection({ valuation }: PrivateFacts, words: Words, language: Language): Section {
  if (valuation === null)
    return { heading: words.valuation, source: null, blocks: [text(words.noValuation, MOST.note)] };
  const { fairValue, range } = valuation;
  const ends = range && `${amount(range.min, 'USD', words)} – ${amount(range.max, 'USD', words)}`;
  return {
    heading: words.valuation,
    source: words.fromValuation(valuation.version, dayIn(language, valuation.day)),
    blocks: [
      {
        kind: 'terms',
        terms: [...term(words.fairValue, amount(fairValue, 'USD', words)), ...term(words.range, ends)],
      },
    ],
  };
}

function ownPage({ fitPercent, notes }: OwnFacts, words: Words, language: Language): Page {
  const paragraphs = notes
    .slice(0, MOST.notes)
    .map(
      ({ author, day, body }) => `${words.wrote(author, dayIn(language, day))}: ${cutText(body, MOST.note)}`,
    );
  const rest = notes.length - paragraphs.length;
  const lines = paragraphs.length === 0 ? [words.noNotes] : paragraphs;
  return {
    sections: [
      {
        heading: words.own,
        source: words.ownSource,
        blocks: [
          {
            kind: 'terms',
            terms: term(
              words.fit,
              fitPercent === null ? words.notStated : words.outOf100(String(fitPercent)),
            ),
          },
          { kind: 'text', paragraphs: rest > 0 ? [...lines, words.more(rest)] : lines },
        ],
      },
    ],
  };
}

/**
 * The deal summary of a startup: two pages, and a third with an investor's own notes. Texts that people wrote are cut
 * where they are longer than their room, never reworded.
 */
export function dealSummary(facts: SummaryFacts, language: Language): Summary {
  const words = WORDS[language];
  const { company, team, own } = facts;
  const scope = own !== null ? 'investor' : team === null ? 'public' : 'full';
  const inside =
    team === null
      ? []
      : [
          ownershipSection(team, words, language),
          modelSection(team, words, language),
          valuationSection(team, words, language),
        ];
  const second = [...inside, ...diligenceSections(facts, words)];
  const place = [company.city, company.country && countryIn(language, company.country)].filter(Boolean);
  return {
    title: cutText(company.name, MOST.name),
    subtitle: [company.sector, company.stage, ...place].join(' · '),
    kicker: words.kicker[scope],
    asOf: words.asOf(dayIn(language, facts.today)),
    notice: words.notice,
    pageLabel: words.page,
    pages: [
      {
        sections: [
          companySection(facts, words, language),
          roundSection(facts, words, language),
          tractionSection(facts, words, language),
          ...(team === null ? [] : [teamSection(facts, words)]),
        ],
      },
      { sections: team === null ? [teamSection(facts, words), ...second] : second },
      ...(own === null ? [] : [ownPage(own, words, language)]),
    ],
  };
}
