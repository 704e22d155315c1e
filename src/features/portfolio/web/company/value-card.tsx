import type { CompanyDetail, Returns } from '../../contract/company.ts';
import { formatAmount, formatCount, formatDate, formatMultiple, formatPercent } from '#shared/web/format.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { type Term, TermList } from '#shared/web/ui/term-list.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import { Formula, NotesText, RateReason, WorthAtRate } from './returns-reasons.tsx';

const BASES = {
  round: 'Ownership today x the post-money valuation of the last priced round',
  mark: 'The last mark, less what was sold and with what was invested since',
  cost: 'No later round and no mark, so what was paid, less what was sold',
} as const;

type Money = 'invested' | 'proceeds' | 'value';

/** An amount in dollars, else in the company's own currency, with the other beside it. */
function both({ returns, ownReturns }: CompanyDetail, pick: Money) {
  const dollars = returns?.[pick] ?? null;
  const own = ownReturns?.[pick] ?? null;
  const ownText = own === null || ownReturns === null ? null : formatAmount(own, ownReturns.currency);
  if (dollars === null) return { value: ownText, note: ownText === null ? undefined : 'No rate to dollars' };
  return {
    value: formatAmount(dollars),
    note: ownReturns?.currency === 'USD' ? undefined : (ownText ?? undefined),
  };
}

/** What the value rests on in a few words, and whether it should be looked at again. */
function BasisText({ company: { basis, markedOn, notes } }: { company: CompanyDetail['company'] }) {
  if (basis === null) return null;
  if (basis === 'cost' || markedOn === null) return <>At cost</>;
  const isOld = notes.some(({ code }) => code === 'MARK_OLDER_THAN_12_MONTHS');
  const text = `${basis === 'mark' ? 'Marked on' : 'Last round'} ${formatDate(markedOn)}`;
  return isOld ? <span className="text-amber font-medium">{text}, over a year ago</span> : <>{text}</>;
}

function ValueReason({ detail: { company, asOf } }: { detail: CompanyDetail }) {
  const { basis, markedOn, notes } = company;
  return (
    <>
      <p className="pr-6">
        {basis === null
          ? 'Exited, so nothing is held.'
          : `${BASES[basis]}${markedOn === null ? '' : ` of ${formatDate(markedOn)}`}.`}{' '}
        As of {formatDate(asOf)}.
      </p>
      <NotesText notes={notes} />
    </>
  );
}

/** The value and what was made of the money, the two figures one comes for. */
function Head({ detail, shown }: { detail: CompanyDetail; shown: Returns | null }) {
  const { value, note } = both(detail, 'value');
  const multiple = shown === null ? null : formatMultiple(shown.moic);
  const money = (amount: number | null) =>
    amount === null || shown === null ? 'not known' : formatAmount(amount, shown.currency);
  return (
    <div>
      <h2 className="text-soft text-sm font-normal tracking-normal">Current value</h2>
      <p className="tabular text-4xl font-bold tracking-tighter break-words">{value ?? 'Not known'}</p>
      <div className="text-soft flex flex-wrap items-center gap-x-2 text-sm">
        {note === undefined ? null : <span>{note}</span>}
        <BasisText company={detail.company} />
        <Why label="Why?">
          <ValueReason detail={detail} />
        </Why>
      </div>
      {shown === null ? null : (
        <div className="text-soft flex flex-wrap items-center gap-x-2 text-sm">
          {multiple === null ? (
            <span>{shown.proceeds === null ? 'The proceeds are not known yet' : 'No multiple yet'}</span>
          ) : (
            <>
              <span className="tabular text-green text-xl font-bold tracking-tight">{multiple}</span>
              <span>of what was paid in, gross (MOIC)</span>
            </>
          )}
          <Why label="Why?">
            <Formula
              text="(Received + value held) / invested"
              figures={`(${money(shown.proceeds)} + ${money(shown.value)}) / ${money(shown.invested)}`}
            >
              <p className="mt-2">For one company TVPI, which is DPI + RVPI, is the same figure.</p>
              <NotesText notes={detail.company.notes} />
            </Formula>
          </Why>
        </div>
      )}
    </div>
  );
}

function ownershipTerm({ company: { ownershipPercentage: now, status }, course }: CompanyDetail): Term {
  const first = course[0]?.percentage ?? null;
  if (status !== 'active') return { term: 'Ownership', value: 'None', note: 'The company was left' };
  if (now === null) return { term: 'Ownership', value: '–', note: 'No percentage or valuation recorded' };
  const note = first === null || first === now ? 'As bought' : `${formatPercent(first, 2)} at first`;
  return { term: 'Ownership', value: formatPercent(now, 2), note };
}

/** The quiet figures, the weightiest first. */
function termsOf(detail: CompanyDetail, shown: Returns | null): Term[] {
  const [invested, received] = [both(detail, 'invested'), both(detail, 'proceeds')];
  const left: Term[] = [
    { term: 'Invested', value: invested.value ?? '–', note: invested.note },
    {
      term: 'Received',
      value: received.value ?? '–',
      note: received.value === null ? 'The exit is recorded without proceeds' : received.note,
    },
    ownershipTerm(detail),
  ];
  if (shown === null) return left;
  const own = detail.ownReturns;
  const inOwn = (text: (returns: Returns) => string | null) =>
    own === null || own.currency === shown.currency
      ? undefined
      : `In ${own.currency}: ${text(own) ?? 'not known'}`;
  const money = (amount: number | null) =>
    amount === null ? 'not known' : formatAmount(amount, shown.currency);
  const percent = (rate: number | null) => (rate === null ? null : formatPercent(rate * 100, 1));
  const unknown = shown.proceeds === null ? 'The proceeds are not known yet' : undefined;
  const period = shown.periodReturn;
  const isLost = shown.notes.some(({ code }) => code === 'XIRR_ALL_LOST');
  const [paid, got, held] = [money(shown.invested), money(shown.proceeds), money(shown.value)];
  return [
    ...left,
    {
      term: period === null ? 'XIRR, gross' : `Return in ${formatCount(period.days, 'day')}, gross`,
      value: isLost ? 'None' : (percent(period?.fraction ?? shown.irr) ?? '–'),
      note:
        shown.irr === null
          ? shown.notes.map(({ message }) => message).join(' ')
          : period === null
            ? inOwn(({ irr }) => percent(irr))
            : `${percent(shown.irr) ?? '–'} annualised`,
      why: <RateReason detail={detail} shown={shown} />,
    },
    {
      term: 'DPI, gross',
      value: formatMultiple(shown.dpi) ?? '–',
      note: unknown ?? inOwn(({ dpi }) => formatMultiple(dpi)),
      why: <Formula text="Received / paid in" figures={`${got} / ${paid}`} />,
    },
    {
      term: 'RVPI, gross',
      value: formatMultiple(shown.rvpi) ?? '–',
      note: inOwn(({ rvpi }) => formatMultiple(rvpi)),
      why: <Formula text="Value held / paid in" figures={`${held} / ${paid}`} />,
    },
  ];
}

/** What is held and what came of it: value and multiple loud, the rest as a list in the order of its weight. */
export function ValueCard({ detail }: { detail: CompanyDetail }) {
  const shown = detail.returns ?? detail.ownReturns;
  return (
    <Card className="grid content-start gap-3">
      <Head detail={detail} shown={shown} />
      <TermList terms={termsOf(detail, shown)} />
      {shown === null ? null : <WorthAtRate detail={detail} currency={shown.currency} />}
    </Card>
  );
}
