import { dayText, daysBetween, periodText } from '#shared/domain/calendar.ts';
import { roundTypeIdOf, roundTypeLabel, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { formatMoney, type Money } from '#shared/domain/money.ts';
import { type CheckRule, evidenceOf, graded, unknown, verdict } from './check.ts';
import { flagged, flagTitles } from './document-evidence.ts';
import type { DiligenceFacts, RoundFact } from './facts.ts';
import { figureSentence, figureText, latestOf, seriesOf } from './series.ts';
import { stageUsual } from './stage-usual.ts';

const FIGURES_OF_A_SERIES = 3;
const DAYS_OF_A_YEAR = 366;

function judgeRevenue({ series }: DiligenceFacts) {
  const revenue = latestOf(series, 'monthly_revenue');
  if (revenue === null) return unknown('No monthly revenue is on record.');
  const outcome = revenue.evidence === 'claimed' ? 'partial' : 'pass';
  return verdict(outcome, figureSentence(revenue), evidenceOf('traction', figureText(revenue)));
}

function judgeSeries({ series, asOf }: DiligenceFacts) {
  const recent = seriesOf(series, 'monthly_revenue').filter(
    ({ date }) => daysBetween(date, asOf) <= DAYS_OF_A_YEAR,
  );
  if (recent.length === 0) return unknown('No revenue figure of the last year is on record.');
  return verdict(
    graded(recent.length, FIGURES_OF_A_SERIES, 1),
    `${recent.length} revenue figures of the last year.`,
    ...recent.slice(-FIGURES_OF_A_SERIES).map((figure) => evidenceOf('traction', figureText(figure))),
  );
}

function roundText({ instrument, currency, targetMinor, closeDate }: RoundFact): string {
  const code = currencyOf(currency);
  const type = roundTypeIdOf(instrument);
  const target = code === null ? `${currency} ${targetMinor / 100}` : formatMoney(targetMinor, code);
  const closing = closeDate === null ? 'no closing date' : `closing ${dayText(closeDate)}`;
  return `${type === null ? instrument : roundTypeLabel(type)}: ${target}, ${closing}`;
}

/** "Raising ₦450,000,000, about $339,324". */
function raisingText(raising: Money | null, usdMinor: number | null): string {
  const dollars = usdMinor === null ? '' : formatMoney(usdMinor, 'USD');
  if (raising === null || raising.currency === 'USD') return `Raising ${dollars}`;
  const stated = formatMoney(raising.amountMinor, raising.currency);
  return `Raising ${stated}${dollars === '' ? '' : `, about ${dollars}`}`;
}

function judgeRound({ round, raising, raisingUsdMinor }: DiligenceFacts) {
  if (round !== null)
    return verdict(
      round.closeDate === null ? 'partial' : 'pass',
      `${roundText(round)}.`,
      evidenceOf('round', roundText(round)),
    );
  if (raising === null) return unknown('No round is described.');
  return verdict(
    'partial',
    'Only the amount is stated, not the terms.',
    evidenceOf('profile', raisingText(raising, raisingUsdMinor)),
  );
}

function judgeRaise({ raising, raisingUsdMinor, stageId }: DiligenceFacts) {
  if (raisingUsdMinor === null)
    return unknown(
      raising === null
        ? 'No amount to be raised is stated.'
        : `No rate to the dollar is known for ${raising.currency}.`,
    );
  const [low, high] = stageUsual(stageId).raiseUsd;
  const raise = raisingUsdMinor / 100;
  const outcome =
    raise >= low && raise <= high ? 'pass' : raise >= low / 2 && raise <= high * 2 ? 'partial' : 'fail';
  const usual = `$${low.toLocaleString('en-US')} to $${high.toLocaleString('en-US')}`;
  return verdict(
    outcome,
    `${usual} is usual at ${stageLabel(stageId)}.`,
    evidenceOf('profile', raisingText(raising, raisingUsdMinor)),
  );
}

const NO_MODEL = 'No financial model can be read here.';
const modelEvidence = (version: number, text: string) =>
  evidenceOf('financial model', `${text} (version ${version})`);

function judgeUnitEconomics({ model }: DiligenceFacts) {
  if (model === null) return unknown(NO_MODEL);
  if (model.ltvCac === null)
    return unknown('The model gives no ratio of lifetime value to acquisition cost.');
  const ratio = model.ltvCac.toFixed(1);
  return verdict(
    graded(model.ltvCac, 3, 1),
    `A customer brings ${ratio} times what winning one costs; 3 is good, below 1 loses money.`,
    modelEvidence(model.version, `LTV/CAC ${ratio}`),
  );
}

function judgeRunway(facts: DiligenceFacts) {
  const { model, runway } = facts;
  const short = flagged(facts, 'RUNWAY_SHORT');
  if (short.length > 0) return verdict('fail', flagTitles(facts, 'RUNWAY_SHORT'), ...short);
  if (runway !== null) {
    const months = Math.floor(runway.months);
    const when = runway.period === null ? '' : `, as of ${periodText(runway.period)}`;
    return verdict(
      graded(runway.months, 12, 6),
      `Cash lasts about ${months} months by a document; below 6 is an emergency.`,
      { origin: 'document', text: `${runway.label}: ${months} months${when}`, document: runway.document },
    );
  }
  if (model === null) return unknown(NO_MODEL);
  if (model.isCashPositive)
    return verdict('pass', 'The plan earns more than it spends.', modelEvidence(model.version, 'Burn 0'));
  if (model.runwayMonths === null) return unknown('The model does not say how much cash there is.');
  const months = Math.floor(model.runwayMonths);
  return verdict(
    graded(model.runwayMonths, 12, 6),
    `Cash lasts about ${months} months; below 6 is an emergency.`,
    modelEvidence(model.version, `Runway ${months} months`),
  );
}

function judgeModel({ model }: DiligenceFacts) {
  if (model === null) return unknown(NO_MODEL);
  const critical = model.flags.filter(({ severity }) => severity === 'critical');
  if (critical.length > 0)
    return verdict(
      'fail',
      `It cannot be: ${critical.map(({ message }) => message.replace(/[.]$/, '')).join('; ')}.`,
      ...critical.map(({ message }) => modelEvidence(model.version, message)),
    );
  return verdict(
    model.flags.length === 0 ? 'pass' : 'partial',
    model.flags.length === 0 ? 'The model holds together.' : 'The model has figures to ask about.',
    ...(model.flags.length === 0
      ? [modelEvidence(model.version, 'No consistency flag')]
      : model.flags.map(({ message }) => modelEvidence(model.version, message))),
  );
}

/** What comes in, what goes out, and whether the plan holds together; documents are judged in the next file. */
export const FINANCIAL_CHECKS: readonly CheckRule[] = [
  {
    code: 'FINANCIALS_REVENUE',
    category: 'financials',
    label: 'evidence of the revenue',
    why: 'Revenue is the figure most often rounded up; bank statements and invoices are not.',
    source: 'Monthly revenue in the traction series, with evidence level',
    weight: 3,
    request: 'bank statements and invoices that show the last six months’ revenue',
    answeredBy: 'traction',
    from: 'seed',
    judge: judgeRevenue,
  },
  {
    code: 'FINANCIALS_SERIES',
    category: 'financials',
    label: 'revenue of the last year, month by month',
    why: 'One month is an anecdote; three begin to show a direction.',
    source: 'Monthly revenue in the traction series',
    weight: 2,
    request: 'revenue of each of the last twelve months',
    answeredBy: 'traction',
    from: 'seed',
    judge: judgeSeries,
  },
  {
    code: 'FINANCIALS_ROUND',
    category: 'financials',
    label: 'the terms of the round',
    why: 'Instrument, target and closing date decide what a share costs and whether the money comes together.',
    source: 'Round on the profile',
    weight: 2,
    request: 'the term sheet or a summary of it: instrument, target, minimum, valuation or cap, closing date',
    answeredBy: 'round',
    judge: judgeRound,
  },
  {
    code: 'FINANCIALS_RAISE',
    category: 'financials',
    label: 'an amount that suits the stage',
    why: 'Too much buys growth no one can manage; too little runs out before the next milestone.',
    source: 'Raises usual by stage, our working levels',
    weight: 2,
    request: 'why this amount: the milestones it pays for until the next round',
    answeredBy: 'profile',
    judge: judgeRaise,
  },
  {
    code: 'FINANCIALS_UNIT',
    category: 'financials',
    label: 'customers who bring in more than they cost',
    why: 'Growth at a loss on each customer makes the loss grow.',
    source: 'Financial model; LTV/CAC of 3 is the usual bar',
    weight: 2,
    request: 'acquisition cost, margin and churn of the last six months',
    answeredBy: 'financial model',
    judge: judgeUnitEconomics,
  },
  {
    code: 'FINANCIALS_RUNWAY',
    category: 'financials',
    label: 'cash for at least six months',
    why: 'A company that must close a round in weeks cannot negotiate.',
    source:
      'Cash over burn in documents, else the financial model; 12 months is comfortable, below 6 an emergency',
    weight: 3,
    request: 'bank balance, monthly spending and the dates of committed money',
    answeredBy: 'financial model',
    isCritical: true,
    judge: judgeRunway,
  },
  {
    code: 'FINANCIALS_MODEL',
    category: 'financials',
    label: 'a financial model that holds together',
    why: 'Figures that exclude each other show that no one has calculated the plan.',
    source: 'Financial model and its consistency flags',
    weight: 2,
    request: 'the financial model with its assumptions',
    answeredBy: 'financial model',
    isCritical: true,
    judge: judgeModel,
  },
];
