import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatDate, formatMoneyShort } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { CENTS } from '#shared/domain/cents.ts';
import type { Investor } from '../contract/investor.ts';
import type { PastDeal } from '../contract/past-deal.ts';
import type { investorEndpoints } from '../contract.ts';

const DealDialog = lazy(async () => ({ default: (await import('./deal-dialog.tsx')).DealDialog }));
const { useSend } = endpointHooks<typeof investorEndpoints>();

const roundOf = ({ roundSize }: PastDeal) => (roundSize === null ? '–' : formatMoneyShort(roundSize * CENTS));

type Actions = { onEdit: (deal: PastDeal) => void; onDelete: (deal: PastDeal) => void };
function DealButtons({ deal, actions }: { deal: PastDeal; actions: Actions }) {
  return (
    <span className="inline-flex">
      <IconButton icon="edit" label={`Edit ${deal.company}`} onClick={() => actions.onEdit(deal)} />
      <IconButton icon="trash" label={`Delete ${deal.company}`} onClick={() => actions.onDelete(deal)} />
    </span>
  );
}

const columnsOf = (actions: Actions | null): Column<PastDeal>[] => [
  {
    name: 'Company',
    className: 'font-semibold break-words',
    render: ({ company, led }) => (
      <>
        {company} {led ? <Tag tone="good">Led</Tag> : null}
      </>
    ),
  },
  { name: 'Sector', render: ({ sector }) => sector },
  { name: 'Stage', render: ({ stage }) => stage ?? '–' },
  { name: 'Country', render: ({ country }) => country ?? '–' },
  { name: 'Round', isNumber: true, className: 'font-semibold', render: roundOf },
  {
    name: 'Date',
    isNumber: true,
    className: 'whitespace-nowrap',
    render: ({ dealDate }) => formatDate(dealDate),
  },
  ...(actions === null
    ? []
    : [
        {
          name: 'Actions',
          header: <span className="sr-only">Actions</span>,
          className: 'text-right whitespace-nowrap',
          render: (deal: PastDeal) => <DealButtons deal={deal} actions={actions} />,
        },
      ]),
];

function DealItem({ deal, actions }: { deal: PastDeal; actions: Actions | null }) {
  return (
    <div className="flex items-start justify-between gap-2 border-t pt-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {deal.company} {deal.led ? <Tag tone="good">Led</Tag> : null}
        </p>
        {deal.roundSize === null ? null : (
          <p className="tabular text-lg font-bold tracking-tight">{roundOf(deal)} round</p>
        )}
        <p className="text-soft text-sm">
          {[deal.sector, deal.stage, deal.country, formatDate(deal.dealDate)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {actions === null ? null : <DealButtons deal={deal} actions={actions} />}
    </div>
  );
}

type Open = { kind: 'form' | 'delete'; deal: PastDeal | null } | null;

/** What an investor says to have backed; the owner adds, changes and deletes here. */
export function PastDealsTable({ investor }: { investor: Investor }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const remove = useSend('DELETE /api/investors/{id}/deals/{dealId}', {
    refreshes: ['GET /api/investors/{id}'],
    onSuccess: () => {
      close();
      toast({ title: 'Past deal deleted' });
    },
    onError: (error) =>
      toast({ title: 'Error deleting deal', description: messageOf(error), variant: 'destructive' }),
  });
  const { deals, viewer, id } = investor;
  const actions: Actions | null = viewer.isOwner
    ? {
        onEdit: (deal) => setOpen({ kind: 'form', deal }),
        onDelete: (deal) => setOpen({ kind: 'delete', deal }),
      }
    : null;
  const doomed = open?.kind === 'delete' ? open.deal : null;
  return (
    <Card>
      <CardHeader
        title="Past deals"
        note={deals.length === 0 ? undefined : 'As stated by the investor; round sizes in US dollars.'}
        actions={
          viewer.isOwner ? (
            <Button icon="plus" onClick={() => setOpen({ kind: 'form', deal: null })}>
              Add deal
            </Button>
          ) : undefined
        }
      />
      <DataTable
        label="Past deals"
        empty={
          viewer.isOwner
            ? 'Add your past investments: founders see your experience, and your matches improve.'
            : 'No past deals stated.'
        }
        rows={deals}
        keyOf={(deal) => deal.id}
        columns={columnsOf(actions)}
        renderCard={(deal) => <DealItem deal={deal} actions={actions} />}
      />
      {open?.kind === 'form' ? (
        <Suspense fallback={null}>
          <DealDialog investorId={id} deal={open.deal} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={close}
        title="Delete this deal?"
        action="Delete deal"
        pending={remove.isPending}
        onConfirm={() => doomed && remove.mutate({ params: { id, dealId: doomed.id } })}
      >
        {doomed?.company} will be removed from your page and no longer counts in your matches.
      </ConfirmDialog>
    </Card>
  );
}
