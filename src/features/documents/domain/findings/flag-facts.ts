import type { FlagCode } from '../document.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { Amount, FindingTexts, KnownFigure, KnownName } from './finding-text.ts';
import {
  differs,
  distinctQuotes,
  dollarsOf,
  figuresOf,
  type FlagRule,
  quoteFigure,
  type Extraction,
  type Sign,
} from '../extraction.ts';

type Known = KnownFigure & {
  readonly code: FlagCode;
  readonly value: number | null | undefined;
  /** How far the document may be from it, as a share of it. */
  readonly share: number;
  readonly stated: readonly Figure[];
};

/** Whether a figure is an amount of today that can be compared. */
const comparable =
  ({ facts }: Extraction) =>
  (figure: Figure): boolean =>
    !figure.isForecast && dollarsOf(figure, facts) !== null;
const isAnnual = ({ date, rate }: Figure): boolean =>
  rate === 'annual' || (rate === null && date?.length === 4);
/** The figures of the latest date, undated ones counted as latest. */
function latest(figures: readonly Figure[]): Figure[] {
  const last = figures
    .map(({ date }) => date ?? '9999')
    .toSorted()
    .at(-1);
  return figures.filter(({ date }) => (date ?? '9999') === last);
}

type Origin = Pick<Known, 'code' | 'source' | 'asOf'>;

const factsFrom =
  (code: Origin['code'], source: Origin['source'], { asOf }: Pick<Origin, 'asOf'>) =>
  (name: KnownName, value: Known['value'], share: number, stated: readonly Figure[]): Known => ({
    code,
    source,
    asOf,
    name,
    value,
    share,
    stated,
  });

function profileFacts(extraction: Extraction): Known[] {
  const { profile } = extraction.facts;
  const inDollars = comparable(extraction);
  if (!profile) return [];
  const fact = factsFrom('PROFILE_MISMATCH', 'profile', profile);
  const income = figuresOf(extraction, 'revenue').filter(inDollars);
  return [
    fact(
      'team size',
      profile.teamSize,
      0.1,
      latest(figuresOf(extraction, 'team').filter(({ isForecast }) => !isForecast)),
    ),
    fact('amount raised for', profile.raisingUsd, 0.01, figuresOf(extraction, 'ask').filter(inDollars)),
    fact('valuation', profile.valuationUsd, 0.05, figuresOf(extraction, 'valuation').filter(inDollars)),
    fact('annual revenue', profile.annualRevenueUsd, 0.1, latest(income.filter(isAnnual))),
    fact(
      'monthly revenue',
      profile.monthlyRevenueUsd,
      0.1,
      latest(income.filter(({ rate }) => rate === 'monthly')),
    ),
    fact('number of users', profile.users, 0.1, latest(figuresOf(extraction, 'users'))),
  ];
}

function modelFacts(extraction: Extraction): Known[] {
  const { model } = extraction.facts;
  const inDollars = comparable(extraction);
  if (!model) return [];
  const fact = factsFrom('MODEL_MISMATCH', 'financial model', model);
  return [
    fact(
      'monthly burn',
      model.monthlyBurnUsd,
      0.2,
      figuresOf(extraction, 'burn').filter((one) => inDollars(one) && one.rate !== 'annual'),
    ),
    fact('cash', model.cashUsd, 0.1, latest(figuresOf(extraction, 'cash').filter(inDollars))),
    fact(
      'runway',
      model.runwayMonths,
      0.2,
      figuresOf(extraction, 'runway').filter(
        ({ isForecast, passage }) => !isForecast && !passage.under.includes('ask'),
      ),
    ),
    fact(
      'annual revenue',
      model.annualRevenueUsd,
      0.2,
      latest(figuresOf(extraction, 'revenue').filter((one) => inDollars(one) && isAnnual(one))),
    ),
  ];
}

const FOUNDERS_HOLD =
  /\bfounders?(?: together| jointly| still| currently)? (?:hold|own|retain|have|keep)s?[^.;%]{0,24}$|\bfondat(?:eur|rice)s? (?:detiennent|possedent|gardent|ont)[^.;%]{0,24}$/;
const POOL = /\b(?:option pool|esop|pool|pool d'options|bspce)\b[^.;%]{0,20}$/;

function capTableFacts(extraction: Extraction): Known[] {
  const { capTable } = extraction.facts;
  const inDollars = comparable(extraction);
  if (!capTable) return [];
  const percents = (named: RegExp): Figure[] =>
    extraction.figures.filter(
      ({ unit, isForecast, passage, numeral }) =>
        unit === 'percent' && !isForecast && named.test(passage.text.slice(0, numeral.start)),
    );
  const fact = factsFrom('CAP_TABLE_MISMATCH', 'cap table', capTable);
  const post = figuresOf(extraction, 'valuation').filter(
    (one) => inDollars(one) && /post-?money/.test(one.passage.text),
  );
  return [
    fact("founders' share", capTable.foundersPercent, 0.01, percents(FOUNDERS_HOLD)),
    fact('option pool', capTable.poolPercent, 0.01, percents(POOL)),
    fact('post-money valuation', capTable.postMoneyUsd, 0.01, post),
  ];
}

function mismatch(
  { code, source, asOf, name, value, share, stated }: Known,
  facts: Extraction['facts'],
): Sign<FlagCode>[] {
  const said = (figure: Figure) => (figure.unit === 'money' ? dollarsOf(figure, facts) : figure.value);
  const agrees = (figure: Figure) => !differs(said(figure) ?? 0, value ?? 0, share);
  if (value == null || stated.length === 0 || stated.some(agrees)) return [];
  const [figure] = stated;
  if (!figure) return [];
  const known: Amount = { value, unit: figure.unit, currency: figure.currency === null ? null : 'USD' };
  const why = ({ knownOtherwise }: FindingTexts) => knownOtherwise(figure, known, { name, source, asOf });
  return [{ code, why, quotes: distinctQuotes(stated.map(quoteFigure)) }];
}

/** The document against what the platform knows: each fact the document contradicts in every place it states it. */
export const flagFacts: FlagRule = (extraction) =>
  [...profileFacts(extraction), ...modelFacts(extraction), ...capTableFacts(extraction)].flatMap((known) =>
    mismatch(known, extraction.facts),
  );
