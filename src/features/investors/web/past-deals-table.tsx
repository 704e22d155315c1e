import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatDate, formatMoneyShort } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Investor } from '../contract/investor.ts';
import type { PastDeal } from '../contract/past-deal.ts';
import type { investorEndpoints } from '../contract.ts';

const CENTS = 100;
const DealDialog = lazy(async () => ({ default: (await import('./deal-dialog.tsx')).DealDialog }));
const { useSend } = endpointHooks<typeof investorEndpoints>();

const COLUMNS = [
  { title: 'Company', isNumber: false },
  { title: 'Sector', isNumber: false },
  { title: 'Stage', isNumber: false },
  { title: 'Country', isNumber: false },
  { title: 'Round', isNumber: true },
  { title: 'Date', isNumber: true },
];

const roundOf = ({ roundSize }: PastDeal) => (roundSize === null ? '–' : formatMoneyShort(roundSize * CENTS));

type Actions = { onEdit: (deal: PastDeal) => void; onDelete: (deal: PastDeal) => void };
type RowsProps = { deals: readonly PastDeal[]; actions: Actions | null };

function DealButtons({ deal, actions }: { deal: PastDeal; actions: Actions }) {
  return (
    <span className="inline-flex">
      <IconButton icon="edit" label={`Edit ${deal.company}`} onClick={() => actions.onEdit(deal)} />
      <IconButton icon="trash" label={`Delete ${deal.company}`} onClick={() => actions.onDelete(deal)} />
    </span>
  );
}

function Table({ deals, actions }: RowsProps) {
  return (
    <table className="hidden w-full text-left text-sm md:table">
      <thead>
        <tr>
          {COLUMNS.map(({ title, isNumber }) => (
            <th
              key={title}
              className={classNames('text-soft py-2 pr-3 font-medium', isNumber ? 'text-right' : null)}
            >
              {title}
            </th>
          ))}
          {actions === null ? null : (
            <th className="py-2">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <tr key={deal.id} className="border-t">
            <th scope="row" className="py-2 pr-3 font-semibold break-words">
              {deal.company} {deal.led ? <Tag tone="good">Led</Tag> : null}
            </th>
            <td className="py-2 pr-3">{deal.sector}</td>
            <td className="py-2 pr-3">{deal.stage ?? '–'}</td>
            <td className="py-2 pr-3">{deal.country ?? '–'}</td>
            <td className="tabular py-2 pr-3 text-right font-semibold">{roundOf(deal)}</td>
            <td className="tabular py-2 pr-3 text-right whitespace-nowrap">{formatDate(deal.dealDate)}</td>
            {actions === null ? null : (
              <td className="py-1 text-right whitespace-nowrap">
                <DealButtons deal={deal} actions={actions} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ deals, actions }: RowsProps) {
  return (
    <ul className="grid gap-3 md:hidden">
      {deals.map((deal) => (
        <li key={deal.id} className="flex items-start justify-between gap-2 border-t pt-3">
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
        </li>
      ))}
    </ul>
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
  const rows: RowsProps = {
    deals,
    actions: viewer.isOwner
      ? {
          onEdit: (deal) => setOpen({ kind: 'form', deal }),
          onDelete: (deal) => setOpen({ kind: 'delete', deal }),
        }
      : null,
  };
  const doomed = open?.kind === 'delete' ? open.deal : null;
  return (
    <Card>
      <CardHeader
        title="Past deals"
        note={deals.length === 0 ? undefined : 'As the investor states them; round sizes in US dollars.'}
        actions={
          viewer.isOwner ? (
            <Button icon="plus" onClick={() => setOpen({ kind: 'form', deal: null })}>
              Add deal
            </Button>
          ) : undefined
        }
      />
      {deals.length === 0 ? (
        <p className="text-soft">
          {viewer.isOwner
            ? 'Add what you have backed: founders see what you know, and your matches get sharper.'
            : 'No past deals are stated.'}
        </p>
      ) : (
        <>
          <Table {...rows} />
          <Cards {...rows} />
        </>
      )}
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
        {doomed?.company} will no longer stand on your page, and no longer count in your matches.
      </ConfirmDialog>
    </Card>
  );
}
