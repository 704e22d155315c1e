import { type ReactNode, useState } from 'react';
import type { CompanyDetail, Returns } from '../../contract/company.ts';
import { formatAmount, formatDate, formatFraction, formatPercent } from '#shared/web/format.ts';
import { xnpv } from '#shared/domain/internal-rate.ts';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { Why } from '#shared/web/ui/why.tsx';

const money = (amount: number | null, currency: string) =>
  amount === null ? 'not known' : formatAmount(amount, currency);

/** What a figure cannot say by itself. */
export function NotesText({ notes }: { notes: Returns['notes'] }) {
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
export function Formula({
  text,
  figures,
  children,
}: {
  text: string;
  figures: string;
  children?: ReactNode;
}) {
  return (
    <>
      <p className="pr-6 font-semibold">{text}</p>
      <p className="tabular mt-1">{figures}</p>
      {children}
    </>
  );
}

/** The flows a rate is found from, with what each was worth in the currency asked for. */
export function RateReason({ detail, shown }: { detail: CompanyDetail; shown: Returns }) {
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
      <NotesText notes={shown.notes} />
    </>
  );
}

/** What the flows are worth on the first day at a yearly rate of the reader's own (XNPV). */
export function WorthAtRate({ detail, currency }: { detail: CompanyDetail; currency: string }) {
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
