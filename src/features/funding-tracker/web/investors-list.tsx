import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { fundingEndpoints } from '../contract.ts';
import type { FundingTracker, RoundInvestor } from '../contract/tracker.ts';
import { COMMITMENTS, namedAmounts } from '../domain.ts';

const InvestorDialog = lazy(async () => ({
  default: (await import('./investor-dialog.tsx')).InvestorDialog,
}));
const { useSend } = endpointHooks<typeof fundingEndpoints>();
const labelOf = (status: string) => COMMITMENTS.find(({ id }) => id === status)?.label ?? status;

/** Those an offer stands for are named there. */
const ownOf = ({ investors, offers }: FundingTracker) =>
  investors.filter(({ id }) =>
    offers.every(({ investorId, step }) => investorId !== id || step === 'proposed'),
  );

function namedText(tracker: FundingTracker): string {
  const { currency } = tracker;
  const investors = ownOf(tracker);
  if (investors.length === 0) return 'Who is investing, and how firm it is.';
  if (currency === null) return 'Set up the round to see totals.';
  const { sums, leftOut } = namedAmounts(investors);
  const said = sums
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(({ label, amountMinor }) => `${label.toLowerCase()} ${formatMoney(amountMinor, currency)}`)
    .join(', ');
  const other = leftOut === 0 ? '' : ` ${leftOut} without a rate left out.`;
  return said === '' ? `Named.${other}` : `Named here: ${said}.${other}`;
}

/** Asks, then removes an investor of the round. */
function RemovalDialog({
  startupId,
  investor,
  onClose,
}: {
  startupId: number;
  investor: RoundInvestor;
  onClose: () => void;
}) {
  const removal = useSend('DELETE /api/startups/{id}/funding-tracker/investors/{investorId}', {
    refreshes: 'all',
    onSuccess: onClose,
    onError: toastError,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${investor.name}?`}
      action="Remove investor"
      pending={removal.isPending}
      onConfirm={() => removal.mutate({ params: { id: startupId, investorId: investor.id } })}
    >
      The amounts of the round stay the same.
    </ConfirmDialog>
  );
}

type Open = { kind: 'edit'; investor: RoundInvestor | null } | { kind: 'remove'; investor: RoundInvestor };

/** The investors of the round, the largest first. */
export function InvestorsList({ startupId, tracker }: { startupId: number; tracker: FundingTracker }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { investors, canEdit, currency } = tracker;
  const close = () => setOpen(null);
  return (
    <Card>
      <CardHeader
        title="Investors in the round"
        note={namedText(tracker)}
        actions={
          canEdit ? (
            <Button icon="plus" onClick={() => setOpen({ kind: 'edit', investor: null })}>
              Add investor
            </Button>
          ) : null
        }
      />
      {investors.length === 0 ? (
        <p className="text-soft text-sm">
          No investors yet. Add the investors you are talking to and move each from soft-circled to received.
        </p>
      ) : null}
      <ul className="grid gap-2">
        {investors.map((investor) => (
          <li
            key={investor.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b pb-2 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-full sm:basis-0">
              <p className="font-semibold break-words">{investor.name}</p>
              {investor.note === null ? null : (
                <p className="text-soft text-sm break-words whitespace-pre-line">{investor.note}</p>
              )}
            </div>
            {ownOf(tracker).includes(investor) ? null : <Tag tone="info">Counted by its offer</Tag>}
            <Tag tone={investor.status === 'received' ? 'good' : 'plain'}>{labelOf(investor.status)}</Tag>
            <b className="tabular">{formatMoney(investor.amountMinor, investor.currency)}</b>
            {canEdit ? (
              <div className="ms-auto flex sm:ms-0">
                <IconButton
                  icon="edit"
                  label={`Edit ${investor.name}`}
                  onClick={() => setOpen({ kind: 'edit', investor })}
                />
                <IconButton
                  icon="trash"
                  label={`Remove ${investor.name}`}
                  onClick={() => setOpen({ kind: 'remove', investor })}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {open?.kind === 'edit' ? (
        <Suspense fallback={null}>
          <InvestorDialog
            startupId={startupId}
            investor={open.investor}
            roundCurrency={currency}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {open?.kind === 'remove' ? (
        <RemovalDialog startupId={startupId} investor={open.investor} onClose={close} />
      ) : null}
    </Card>
  );
}
