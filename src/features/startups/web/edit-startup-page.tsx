import { lazy, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { isStatus } from '#shared/web/api-error.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import type { startupEndpoints } from '../contract.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { canDeleteStartup, canEditStartup, canSeeTeamSide } from '../policy.ts';

// The form brings the contract's checks along; whoever may only see the team does not need it.
const ProfileTab = lazy(async () => ({ default: (await import('./startup-form.tsx')).ProfileTab }));
const LogoTab = lazy(async () => ({ default: (await import('./logo-tab.tsx')).LogoTab }));
const RoundTab = lazy(async () => ({ default: (await import('./round-tab.tsx')).RoundTab }));
const TeamTab = lazy(async () => ({ default: (await import('./team-tab.tsx')).TeamTab }));
const TractionTab = lazy(async () => ({ default: (await import('./traction-tab.tsx')).TractionTab }));

const { useCall, useSend } = endpointHooks<typeof startupEndpoints>();
function DeleteStartup({ startup }: { startup: StartupDetail }) {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const { mutate, isPending } = useSend('DELETE /api/startups/{id}', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: 'Startup deleted', description: `${startup.name} is no longer on Kilele.` });
      navigate('/dashboard', { replace: true });
    },
    onError: toastError,
  });
  return (
    <div className="mt-8 border-t pt-6">
      <Button icon="trash" onClick={() => setAsking(true)}>
        Delete startup
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${startup.name}?`}
        action="Delete startup"
        pending={isPending}
        onConfirm={() => mutate({ params: { id: startup.id } })}
      >
        Its profile, team, figures, round and matches will be deleted. This cannot be undone.
      </ConfirmDialog>
    </div>
  );
}

function EditTabs({ startup }: { startup: StartupDetail }) {
  const [search, change] = useAddress();
  const membership = { role: startup.mine };
  const team = { value: 'team', label: 'Team', content: <TeamTab startup={startup} /> };
  const profile = (
    <>
      <ProfileTab startup={startup} />
      {canDeleteStartup(membership) ? <DeleteStartup startup={startup} /> : null}
    </>
  );
  const tabs = canEditStartup(membership)
    ? [
        { value: 'profile', label: 'Profile', content: profile },
        { value: 'logo', label: 'Logo', content: <LogoTab startup={startup} /> },
        team,
        { value: 'traction', label: 'Traction', content: <TractionTab startup={startup} /> },
        { value: 'round', label: 'Round', content: <RoundTab startup={startup} /> },
      ]
    : [team];
  const wanted = search.get('tab');
  const open = tabs.find(({ value }) => value === wanted) ?? tabs[0];
  return (
    <Card>
      <Tabs
        label="Parts of the profile"
        tabs={tabs}
        value={open?.value ?? ''}
        onChange={(tab) => change({ tab })}
      />
    </Card>
  );
}

/** Where a team keeps its startup: profile, logo, people, figures and the round. */
export function EditStartupPage() {
  const { id = '' } = useParams();
  const params = { id: Number(id) };
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/startups/{id}',
    { params },
    { staleTimeMs: 0 },
  );
  const isGone = isStatus(error, 404) || isStatus(error, 400);
  if (isGone || (data && !canSeeTeamSide({ role: data.mine }))) {
    return (
      <>
        <PageHeader title="Edit startup" />
        <EmptyState
          title="You cannot edit this startup"
          icon="lock"
          action={<LinkButton href="/startups">All startups</LinkButton>}
        >
          Only the startup’s team can change it. Ask an owner for an invitation.
        </EmptyState>
      </>
    );
  }
  if (error && !data)
    return (
      <>
        <PageHeader title="Edit startup" />
        <LoadError what="this startup" result={{ error, refetch, isFetching }} />
      </>
    );
  if (!data) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={data.name}
        tabTitle={`Edit ${data.name}`}
        note="Everything you save here is public immediately."
        actions={
          <LinkButton icon="eye" href={`/startups/${data.id}`}>
            View page
          </LinkButton>
        }
      />
      <EditTabs startup={data} />
    </>
  );
}
