import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatDay } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Investor } from '../contract/investor.ts';
import type { Vouch } from '../contract/vouch.ts';
import type { investorVerificationEndpoints } from '../contract.ts';

const VouchDialog = lazy(async () => ({ default: (await import('./vouch-dialog.tsx')).VouchDialog }));
const RULE =
  'An investor is verified by two vouches from verified people at different firms, other than the investor’s own. Administrators vouch for the first investors.';
const { useSend } = endpointHooks<typeof investorVerificationEndpoints>();
/** A vouch may make or end a verification, which every list shows. */
const VOUCH_REFRESHES = [
  'GET /api/investors/{id}',
  'GET /api/investors',
  'GET /api/investors/summary',
] as const;

function VouchItem({ statement, createdAt, voucher }: Vouch) {
  const name = fullName(voucher);
  return (
    <li className="flex gap-3">
      <Avatar name={name} imageUrl={voucher.profileImageUrl} size="sm" />
      <div className="min-w-0">
        <p className="break-words whitespace-pre-line">{statement}</p>
        <p className="text-soft mt-0.5 text-sm">
          {[name, voucher.affiliation, formatDay(createdAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** Who vouches for an investor and how they know them; members with a profile may add or withdraw theirs. */
export function VouchesList({ investor }: { investor: Investor }) {
  const [open, setOpen] = useState<'vouch' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  const name = fullName(investor.user);
  const withdraw = useSend('DELETE /api/investors/{id}/vouches/mine', {
    refreshes: VOUCH_REFRESHES,
    onSuccess: () => {
      close();
      toast({ title: 'Vouch withdrawn' });
    },
    onError: (error) =>
      toast({ title: 'Error withdrawing vouch', description: messageOf(error), variant: 'destructive' }),
  });
  const { vouches, viewer } = investor;
  const actions = viewer.hasVouched ? (
    <Button onClick={() => setOpen('withdraw')}>Withdraw my vouch</Button>
  ) : viewer.canVouch ? (
    <Button icon="handshake" onClick={() => setOpen('vouch')}>
      Vouch for {investor.user.firstName}
    </Button>
  ) : undefined;
  return (
    <Card>
      <CardHeader
        title="Vouches"
        note={vouches.count === 0 ? undefined : formatCount(vouches.count, 'person vouches', 'people vouch')}
        actions={actions}
      />
      {vouches.count === 0 ? (
        <p className="text-soft">
          No one has vouched for {name} yet. {RULE}
        </p>
      ) : (
        <ul className="grid gap-4">
          {investor.verified === null ? <li className="text-soft text-sm">{RULE}</li> : null}
          {vouches.items.map((vouch) => (
            <VouchItem key={`${vouch.createdAt} ${vouch.voucher.firstName}`} {...vouch} />
          ))}
        </ul>
      )}
      {open === 'vouch' ? (
        <Suspense fallback={null}>
          <VouchDialog investor={investor} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={open === 'withdraw'}
        onOpenChange={close}
        title="Withdraw your vouch?"
        action="Withdraw"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id: investor.id } })}
      >
        {name} may lose their verification.
      </ConfirmDialog>
    </Card>
  );
}
