import { type ReactNode, useState } from 'react';
import type { CompanyDetail } from '../../contract/company.ts';
import type { PortfolioEvent } from '../../contract/event.ts';
import type { Investment } from '../../contract/investment.ts';
import { formatAmount, formatDate, formatPercent } from '#shared/web/format.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ExternalLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { type Removal, RemovalDialog } from './removal-dialog.tsx';

const KINDS: Record<PortfolioEvent['kind'], string> = {
  distribution: 'Distribution',
  exit: 'Exit',
  'write-off': 'Write-off',
  mark: 'Mark',
  round: 'Priced round',
};

function amountText({ kind, amount, currency, raised, soldPercentage }: PortfolioEvent): string {
  const money = amount === null ? null : formatAmount(amount, currency);
  if (kind === 'write-off') return 'Value 0';
  if (kind === 'round')
    return `${raised === null ? '' : formatAmount(raised, currency)} at ${money} post-money`;
  if (kind === 'exit')
    return `${money ?? 'Proceeds not known'}${soldPercentage === 100 ? '' : `, ${soldPercentage}% sold`}`;
  return money ?? '';
}

function termsText(row: Investment): string {
  const parts = [
    row.equityPercentage === null ? null : `${formatPercent(row.equityPercentage, 2)} equity`,
    row.valuation === null ? null : `${formatAmount(row.valuation, row.currency)} post-money`,
    row.liquidationPreference === 1 ? null : `${row.liquidationPreference}x preference`,
    row.antiDilutionRights === null || row.antiDilutionRights === 'None' ? null : row.antiDilutionRights,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** One record: what and how much, with its actions, and underneath whatever else was told. */
function Line({
  title,
  amount,
  actions,
  children,
}: {
  title: ReactNode;
  amount: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="border-b py-3 last:border-0">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
          <div className="flex flex-wrap items-center gap-2 font-semibold">{title}</div>
          <b className="tabular">{amount}</b>
        </div>
        <div className="-my-2 flex shrink-0 md:-my-1">{actions}</div>
      </div>
      {children}
    </li>
  );
}

function InvestmentLine({
  row,
  onEdit,
  onRemove,
}: {
  row: Investment;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const terms = termsText(row);
  const name = `${row.roundType} of ${formatDate(row.dealDate)}`;
  return (
    <Line
      title={
        <>
          {row.roundType}
          {row.leadInvestor ? <Tag tone="good">Lead</Tag> : null}
          {row.boardSeat ? <Tag tone="good">Board seat</Tag> : null}
          {row.shared ? <Tag tone="info">Shared with the firm</Tag> : null}
        </>
      }
      amount={formatAmount(row.investmentAmount, row.currency)}
      actions={
        <>
          <IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
          <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
        </>
      }
    >
      <p className="text-soft text-sm">
        {formatDate(row.dealDate)}
        {terms === '' ? '' : `, ${terms}`}
      </p>
      {row.notes === null ? null : (
        <p className="mt-1 text-sm break-words whitespace-pre-line">{row.notes}</p>
      )}
    </Line>
  );
}

function EventLine({
  row,
  onEdit,
  onRemove,
}: {
  row: PortfolioEvent;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const name = `${KINDS[row.kind].toLowerCase()} of ${formatDate(row.date)}`;
  return (
    <Line
      title={KINDS[row.kind]}
      amount={amountText(row)}
      actions={
        <>
          <IconButton icon="edit" label={`Correct ${name}`} onClick={onEdit} />
          <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
        </>
      }
    >
      <p className="text-soft text-sm">
        {formatDate(row.date)}
        {row.runwayMonths === null ? '' : `, ${row.runwayMonths} months of runway`}
      </p>
      {row.kind === 'exit' && row.amount === null ? (
        <Button className="mt-2" onClick={onEdit}>
          Add the proceeds
        </Button>
      ) : null}
      {row.reason === null ? null : <p className="mt-1 text-sm break-words">{row.reason}</p>}
      {row.evidence === null ? null : (
        <p className="text-sm break-words">
          Evidence: <ExternalLink href={row.evidence}>{row.evidence}</ExternalLink>
        </p>
      )}
    </Line>
  );
}

type Props = {
  detail: CompanyDetail;
  onEdit: (investment: Investment) => void;
  /** Corrects a record, or takes a new one of the kind. */
  onEvent: (kind: PortfolioEvent['kind'], event: PortfolioEvent | null) => void;
};

/** The investments and what became of them, the newest first. */
export function RecordsList({ detail: { investments, events }, onEdit, onEvent }: Props) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  return (
    <>
      <Card>
        <CardHeader title="Investments" />
        <ul>
          {investments.map((row) => {
            const name = `${row.roundType} of ${formatDate(row.dealDate)}`;
            return (
              <InvestmentLine
                key={row.id}
                row={row}
                onEdit={() => onEdit(row)}
                onRemove={() => setRemoval({ id: row.id, name, kind: 'investment' })}
              />
            );
          })}
        </ul>
      </Card>
      <Card>
        <CardHeader
          title="Marks, rounds and receipts"
          note={events.length === 0 ? 'None yet. The holding is valued at cost.' : undefined}
        />
        {events.length === 0 ? <Button onClick={() => onEvent('mark', null)}>Enter its value</Button> : null}
        <ul>
          {events.map((row) => {
            const name = `${KINDS[row.kind].toLowerCase()} of ${formatDate(row.date)}`;
            return (
              <EventLine
                key={row.id}
                row={row}
                onEdit={() => onEvent(row.kind, row)}
                onRemove={() => setRemoval({ id: row.id, name, kind: 'event' })}
              />
            );
          })}
        </ul>
      </Card>
      {removal === null ? null : <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
    </>
  );
}
