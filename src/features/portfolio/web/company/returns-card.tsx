import { type ReactNode, useState } from 'react';
import type { CompanyDetail, Returns } from '../../contract/company.ts';
import {
  formatAmount,
  formatCount,
  formatDate,
  formatFraction,
  formatPercent,
  formatMultiple,
} from '#shared/web/format.ts';
import { xnpv } from '#shared/domain/internal-rate.ts';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { Why } from '#shared/web/ui/why.tsx';

const money = (amount: number | null, currency: string) =>
  amount === null ? 'not known' : formatAmount(amount, currency);

function Notes({ notes }: { notes: Returns['notes'] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 list-disc pl-5">
      {notes.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  );
}

/** A formula with its figures put in. */
function Formula({ text, figures, children }: { text: string; figures: string; children?: ReactNode }) {
  return (
    <>
      <p className="pr-6 font-semibold">{text}</p>
      <p className="tabular mt-1">{figures}</p>
      {children}
    </>
  );
}

/** The flows a rate is found from, with what each was worth in the currency asked for. */
function RateReason({ detail, shown }: { detail: CompanyDetail; shown: Returns }) {
  const isDollars = shown.currency === 'USD';
  return (
    <>
      <p className="pr-6 font-semibold">
        The yearly rate at which these flows have a net present value of zero (XIRR, ACT/365)
      </p>
      <ul className="tabular mt-2 grid gap-1">
        {detail.flows.map((flow) => (
          <li key={flow.date + flow.kind + flow.amount} className="flex justify-between gap-4">
            <span>
              {formatDate(flow.date)}
              {flow.kind === 'value' ? ', value held' : ''}
            </span>
            <b>{isDollars ? money(flow.dollars, 'USD') : money(flow.amount, flow.currency)}</b>
          </li>
        ))}
      </ul>
      {shown.irr === null ? null : (
        <p className="mt-2">At {formatPercent(shown.irr * 100, 1)} a year their net present value is zero.</p>
      )}
      {shown.irrRoots.length > 1 ? (
        <p className="mt-2">
          Possible rates: {shown.irrRoots.map((root) => formatFraction(root, 1)).join(', ')}.
        </p>
      ) : null}
      <Notes notes={shown.notes} />
    </>
  );
}

/** The same figure in the company's own currency, where that is another one. */
function other(own: Returns | null, shown: Returns, pick: (returns: Returns) => string | null) {
  if (own === null || own.currency === shown.currency) return undefined;
  return `In ${own.currency}: ${pick(own) ?? 'not known'}`;
}

/** What the flows are worth on the first day at a yearly rate of the reader's own (XNPV). */
function WorthAtRate({ detail, currency }: { detail: CompanyDetail; currency: string }) {
  const [typed, setTyped] = useState('20');
  const isDollars = currency === 'USD';
  const flows = detail.flows.flatMap(({ date, dollars, amount }) => {
    const value = isDollars ? dollars : amount;
    return value === null ? [] : [{ date, amount: value }];
  });
  const rate = /^\d{1,4}(\.\d{1,4})?$/.test(typed.trim()) ? `${typed.trim()}e-2` : null;
  const worth = rate === null ? null : xnpv(rate, flows);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <TextField
        label="Target return a year (%)"
        inputMode="decimal"
        className="w-40"
        value={typed}
        error={rate === null ? 'Must be from 0 to 9,999' : null}
        onChange={({ target }) => setTyped(target.value)}
      />
      {worth === null ? null : (
        <p className="text-sm">
          <Why label={money(worth, currency)}>
            <p className="pr-6">
              Every flow / (1 + {typed}%)^(days / 365), counted from the first and added up (XNPV). Above 0
              the holding earns more than {typed}% a year, below it less.
            </p>
          </Why>{' '}
          net present value of all flows, gross
        </p>
      )}
    </div>
  );
}

/** XIRR, MOIC, DPI, RVPI and TVPI, each with what it is made of; gross of fees. */
export function ReturnsCard({ detail }: { detail: CompanyDetail }) {
  const own = detail.ownReturns;
  const shown = detail.returns ?? own;
  if (shown === null) return null;
  const { invested, proceeds, value, currency } = shown;
  const [paid, got, held] = [invested, proceeds, value].map((amount) => money(amount, currency));
  const percent = (rate: number | null) => (rate === null ? null : formatPercent(rate * 100, 1));
  const reason = (content: ReactNode) => ({ label: 'Why?', content });
  const note = (pick: (returns: Returns) => string | null) => other(own, shown, pick);
  const openRate = shown.irr === null ? shown.notes.map(({ message }) => message).join(' ') : undefined;
  const openMultiple = proceeds === null ? 'The proceeds are not known yet' : undefined;
  const period = shown.periodReturn;
  const isLost = shown.notes.some(({ code }) => code === 'XIRR_ALL_LOST');
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-5 max-sm:[&>*:first-child]:col-span-2">
        <StatCard
          label={period === null ? 'XIRR, gross' : `Return in ${formatCount(period.days, 'day')}, gross`}
          value={isLost ? 'None' : percent(period?.fraction ?? shown.irr)}
          note={
            openRate ??
            (period === null ? note(({ irr }) => percent(irr)) : `${percent(shown.irr) ?? '–'} annualised`)
          }
          why={reason(<RateReason detail={detail} shown={shown} />)}
        />
        <StatCard
          label="MOIC, gross"
          value={formatMultiple(shown.moic)}
          note={openMultiple ?? note(({ moic }) => formatMultiple(moic))}
          why={reason(
            <Formula text="(Received + value held) / invested" figures={`(${got} + ${held}) / ${paid}`}>
              <Notes notes={detail.company.notes} />
            </Formula>,
          )}
        />
        <StatCard
          label="DPI, gross"
          value={formatMultiple(shown.dpi)}
          note={openMultiple ?? note(({ dpi }) => formatMultiple(dpi))}
          why={reason(<Formula text="Received / paid in" figures={`${got} / ${paid}`} />)}
        />
        <StatCard
          label="RVPI, gross"
          value={formatMultiple(shown.rvpi)}
          note={note(({ rvpi }) => formatMultiple(rvpi))}
          why={reason(<Formula text="Value held / paid in" figures={`${held} / ${paid}`} />)}
        />
        <StatCard
          label="TVPI, gross"
          value={formatMultiple(shown.tvpi)}
          note={openMultiple ?? note(({ tvpi }) => formatMultiple(tvpi))}
          why={reason(
            <Formula
              text="DPI + RVPI"
              figures={`${formatMultiple(shown.dpi) ?? '–'} + ${formatMultiple(shown.rvpi) ?? '–'}`}
            />,
          )}
        />
      </div>
      <WorthAtRate detail={detail} currency={currency} />
    </div>
  );
}
