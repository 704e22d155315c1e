import { lazy, Suspense } from 'react';
import { formatCount } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { Firm } from '../contract/firm.ts';
import type { firmEndpoints } from '../contract.ts';
import { FIRM_ROLE_LABELS } from '../domain.ts';
import { canInvite, canManageFirm } from '../policy.ts';
import { MembersList } from './members-list.tsx';

const FirmDetailsForm = lazy(async () => ({ default: (await import('./firm-form.tsx')).FirmDetailsForm }));
const InviteForm = lazy(async () => ({ default: (await import('./invite-form.tsx')).InviteForm }));

const { useCall } = endpointHooks<typeof firmEndpoints>();
const TITLE = 'Your firm';
const waiting = <SkeletonLines count={2} />;

function NoFirm() {
  return (
    <>
      <PageHeader
        title={TITLE}
        note="Share deals and notes with your colleagues and see every move as it happens."
      />
      <Card>
        <CardHeader
          title="Create a firm"
          note="You become its owner and invite colleagues by link. Your deals stay private until you share them. If a colleague has already created it, ask them for an invitation."
        />
        <Suspense fallback={waiting}>
          <FirmDetailsForm firm={null} />
        </Suspense>
      </Card>
    </>
  );
}

function OwnFirm({ firm, userId }: { firm: Firm; userId: string | null }) {
  const where = firm.domain === null ? '' : `${firm.domain}, `;
  return (
    <>
      <PageHeader
        title={firm.name}
        tabTitle={TITLE}
        note={`${where}${formatCount(firm.members.length, 'person', 'people')}. You are ${FIRM_ROLE_LABELS[firm.role].toLowerCase()} here.`}
        actions={
          <LinkButton href="/portfolio/deal-flow" icon="board">
            Deal Flow
          </LinkButton>
        }
      />
      <div className="grid gap-4">
        <Card>
          <CardHeader title="People" note="Everyone here can see and move the deals shared with the firm." />
          <MembersList firm={firm} userId={userId} />
        </Card>
        {canInvite(firm, 'analyst') ? (
          <Card>
            <CardHeader title="Invite a colleague" />
            <Suspense fallback={waiting}>
              <InviteForm firm={firm} />
            </Suspense>
          </Card>
        ) : null}
        {canManageFirm(firm) ? (
          <Card>
            <CardHeader title="Firm details" />
            <Suspense fallback={waiting}>
              <FirmDetailsForm key={firm.version} firm={firm} />
            </Suspense>
          </Card>
        ) : null}
      </div>
    </>
  );
}

/** Forming a firm, or the people of one's own. */
export function FirmPage() {
  const user = useCurrentUser();
  const { data, error, refetch, isFetching } = useCall('GET /api/firm', {}, { staleTimeMs: 0 });
  if (error && !data)
    return (
      <>
        <PageHeader title={TITLE} />
        <LoadError what="your firm" result={{ error, refetch, isFetching }} />
      </>
    );
  if (!data)
    return (
      <>
        <PageHeader title={TITLE} />
        <Card>
          <SkeletonLines label="Loading your firm" />
        </Card>
      </>
    );
  return data.firm === null ? <NoFirm /> : <OwnFirm firm={data.firm} userId={user?.id ?? null} />;
}
