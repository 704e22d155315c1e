import type { FlagCode } from './document.ts';
import type { Figure } from './figure-context.ts';
import type { FindingTexts } from './finding-text.ts';
import {
  differs,
  distinctQuotes,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteFigure,
  type Extraction,
  type Sign,
  type StrengthRule,
} from './extraction.ts';

const AFTER_ROUND =
  /\b(?:this round|the round|the raise|raise gives|raising|after (?:the|this) (?:round|raise|close)|once closed|will (?:give|extend|fund|last|provide)|with (?:this|the) (?:money|funding|raise)|extends?|la levee|cette levee|apres la levee|prolonge|donnera|portera)\b/;
const NO_BURN =
  /\b(?:profitable|break(?:s|ing)? even|cash[- ]positive|does not burn|no burn|rentable|a l'equilibre|beneficiaire)\b/;

/** Runway as it can be worked out: months, and the figures it comes from. */
type DerivedRunway = { readonly months: number; readonly from: readonly Figure[] };

const PER_YEAR: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, annual: 12 };
const perMonth = ({ value, rate }: Figure): number => value / (PER_YEAR[rate ?? 'monthly'] ?? 1);

/** Burn as stated, else monthly costs less monthly income in one currency; all of the costs where no income is named. */
function burnOf(extraction: Extraction): { perMonth: number; from: Figure[] } | null {
  const stated = figuresOf(extraction, 'burn').findLast(
    ({ unit, isForecast }) => unit === 'money' && !isForecast,
  );
  if (stated) return { perMonth: perMonth(stated), from: [stated] };
  const costs = figuresOf(extraction, 'expenses').find(({ rate }) => rate === 'monthly');
  const income = figuresOf(extraction, 'revenue').find(
    ({ rate, currency }) => rate === 'monthly' && currency === costs?.currency,
  );
  if (costs && figuresOf(extraction, 'revenue').length === 0) return { perMonth: costs.value, from: [costs] };
  if (!costs || !income || costs.value <= income.value) return null;
  return { perMonth: costs.value - income.value, from: [costs, income] };
}

const latestCash = (extraction: Extraction, currency: string | null): Figure | null =>
  figuresOf(extraction, 'cash')
    .filter((figure) => figure.unit === 'money' && !figure.isForecast && figure.currency === currency)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .at(-1) ?? null;

/** Cash over burn; null unless both are stated in one currency. */
function derivedRunway(extraction: Extraction): DerivedRunway | null {
  const burn = burnOf(extraction);
  const [first] = burn?.from ?? [];
  if (!burn || !first || burn.perMonth <= 0) return null;
  const cash = latestCash(extraction, first.currency);
  return cash ? { months: cash.value / burn.perMonth, from: [cash, ...burn.from] } : null;
}

const isAfterRound = ({ passage }: Figure): boolean =>
  AFTER_ROUND.test(passage.text) || passage.under.some((id) => id === 'ask' || id === 'funding');

/** Months the round itself buys, alone or on top of the cash. */
function monthsAfterRound(extraction: Extraction): number[] {
  const burn = burnOf(extraction);
  const [first] = burn?.from ?? [];
  const ask = figuresOf(extraction, 'ask').find(({ currency }) => currency === first?.currency);
  if (!burn || !ask) return [];
  const cash = latestCash(extraction, first?.currency ?? null)?.value ?? 0;
  return [ask.value / burn.perMonth, (ask.value + cash) / burn.perMonth];
}

/** A runway that the round is said to give, against the sum asked for over the burn. */
function boughtByRound(
  extraction: Extraction,
  claim: Figure,
  [months = 0]: readonly number[],
): Sign<FlagCode> {
  const burn = burnOf(extraction)?.from ?? [];
  const ask = figuresOf(extraction, 'ask').find(({ currency }) => currency === burn[0]?.currency);
  return {
    code: 'RUNWAY_MISMATCH',
    quotes: distinctQuotes([claim, ...(ask ? [ask] : []), ...burn].map(quoteFigure)),
    why: ({ roundGives }) => roundGives(claim, months),
  };
}

const SHORT_MONTHS = 6;
const CRITICAL_MONTHS = 3;

/** Cash that lasts less than six months at the burn the document states. */
export const flagShortRunway: FlagRule = (extraction) => {
  const derived = isBusinessCase(extraction) ? derivedRunway(extraction) : null;
  if (!derived || derived.months >= SHORT_MONTHS) return [];
  return [
    {
      code: 'RUNWAY_SHORT',
      severity: derived.months < CRITICAL_MONTHS ? 'critical' : 'high',
      quotes: distinctQuotes(derived.from.map(quoteFigure)),
      why: ({ cashGives }) => cashGives(derived.months),
    },
  ];
};

const TOLERANCE = 0.2;
const agrees = (claim: number, months: number): boolean => !differs(claim, months, TOLERANCE);

export const flagRunway: FlagRule = (extraction) => {
  const claims = isBusinessCase(extraction) ? figuresOf(extraction, 'runway') : [];
  if (claims.length === 0) return [];
  const derived = derivedRunway(extraction);
  const isStatedInParts =
    figuresOf(extraction, 'burn').length > 0 && figuresOf(extraction, 'cash').length > 0;
  const later = monthsAfterRound(extraction);
  if (!derived) {
    const wrong = claims.filter(
      (claim) =>
        isAfterRound(claim) && later.length > 0 && !later.some((months) => agrees(claim.value, months)),
    );
    if (wrong.length > 0) return wrong.map((claim) => boughtByRound(extraction, claim, later));
    const canTell =
      isStatedInParts || claims.some((claim) => isAfterRound(claim) && burnOf(extraction) !== null);
    return canTell ? [] : [{ code: 'RUNWAY_NOT_DERIVABLE', quotes: distinctQuotes(claims.map(quoteFigure)) }];
  }
  return claims.flatMap((claim) => {
    const possible = isAfterRound(claim) ? [derived.months, ...later] : [derived.months];
    const isPlan = isAfterRound(claim) && possible.length > 1 && claim.isForecast;
    if (isPlan || possible.some((months) => agrees(claim.value, months))) return [];
    return [
      {
        code: 'RUNWAY_MISMATCH' as const,
        quotes: distinctQuotes([claim, ...derived.from].map(quoteFigure)),
        why: ({ runwayIs }: FindingTexts) => runwayIs(claim, derived.months),
      },
    ];
  });
};

/** Cash without burn, or burn without cash, in a document that claims no runway and asks for money. */
export const flagHalfRunway: FlagRule = (extraction) => {
  if (
    !isBusinessCase(extraction) ||
    figuresOf(extraction, 'runway').length > 0 ||
    figuresOf(extraction, 'ask').length === 0
  )
    return [];
  const [burn] = figuresOf(extraction, 'burn');
  if (!burn || figuresOf(extraction, 'cash').length > 0) return [];
  if (extraction.passages.some(({ text }) => NO_BURN.test(text))) return [];
  return [{ code: 'RUNWAY_NOT_DERIVABLE', quotes: [quoteFigure(burn)] }];
};

export const strengthRunway: StrengthRule = (extraction) => {
  const derived = isBusinessCase(extraction) ? derivedRunway(extraction) : null;
  const claim = figuresOf(extraction, 'runway').find(({ value }) => derived && agrees(value, derived.months));
  return derived && claim
    ? [{ code: 'RUNWAY_ADDS_UP', quotes: distinctQuotes([claim, ...derived.from].map(quoteFigure)) }]
    : [];
};
