import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { ApiError, isStatus, messageOf } from '#shared/web/api-error.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormSelect, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import type { startupEndpoints } from '../contract.ts';
import { STARTUP_STATUSES, StartupUpdate } from '../contract/form.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { canDeleteStartup, canEditStartup, canSeeTeamSide } from '../policy.ts';
import { LogoTab } from './logo-tab.tsx';
import { RoundTab } from './round-tab.tsx';
import { STARTUP_LABELS, StartupFields } from './startup-form.tsx';
import { TeamTab } from './team-tab.tsx';
import { TractionTab } from './traction-tab.tsx';

const { useCall, useSend } = endpointHooks<typeof startupEndpoints>();
const OWN_LOGO = '/files/';
const STATUS_OPTIONS = STARTUP_STATUSES.map((value) => ({
  value,
  label: value.replace(/^./, (letter) => letter.toUpperCase()),
}));

const isUploaded = ({ logoUrl }: StartupDetail) => logoUrl?.startsWith(OWN_LOGO) ?? false;

function typedOf(startup: StartupDetail) {
  return {
    name: startup.name,
    description: startup.description,
    sector: startup.sector,
    region: startup.region,
    fundingStage: startup.fundingStage,
    raisingAmount: startup.raisingAmount,
    teamSize: startup.teamSize,
    // Stored values passed the form's own list of models.
    businessModel: startup.businessModel as StartupUpdate['businessModel'],
    logoUrl: isUploaded(startup) ? undefined : (startup.logoUrl ?? ''),
    website: startup.website ?? '',
    country: startup.country,
    countryIncorporation: startup.countryIncorporation,
    countryMarket: startup.countryMarket,
    city: startup.city ?? '',
    foundedYear: startup.foundedYear ?? undefined,
    status: startup.status,
    version: startup.version,
  };
}

/** The newer state a refused save came back with. */
function newerOf(error: unknown): StartupDetail | null {
  const current = error instanceof ApiError && error.status === 409 ? error.problem?.current : undefined;
  // A conflict on this call carries what its answer would have been.
  return current === undefined ? null : (current as StartupDetail);
}

function NewerNotice({ newer, onTake }: { newer: StartupDetail; onTake: () => void }) {
  return (
    <div role="alert" className="bg-amber-tint grid justify-items-start gap-3 rounded-md p-4">
      <p>
        Somebody saved a newer version while you were typing. Your text is still here: save once more to put
        it over theirs, or take theirs ({newer.name}, {newer.raisingAmount}).
      </p>
      <Button onClick={onTake}>Take the newer version</Button>
    </div>
  );
}

function ProfileTab({ startup }: { startup: StartupDetail }) {
  const form = useContractForm(StartupUpdate, typedOf(startup));
  const [newer, setNewer] = useState<StartupDetail | null>(null);
  const { mutateAsync } = useSend('PUT /api/startups/{id}', { refreshes: 'all' });
  const keepTyped = (error: unknown): null => {
    const current = newerOf(error);
    if (current === null) throw error;
    setNewer(current);
    form.setValue('version', current.version);
    return null;
  };
  return (
    <Form
      form={form}
      labels={STARTUP_LABELS}
      className="grid gap-5"
      onSubmit={async (values) => {
        const body = { ...values, foundedYear: values.foundedYear ?? null };
        const saved = await mutateAsync({ params: { id: startup.id }, body }).catch(keepTyped);
        if (saved === null) return;
        form.reset(typedOf(saved));
        setNewer(null);
        toast({ title: 'Saved', description: `The profile of ${saved.name} is up to date.` });
      }}
      onFailure={(error) => toast({ title: 'Error', description: messageOf(error), variant: 'destructive' })}
    >
      {newer ? (
        <NewerNotice
          newer={newer}
          onTake={() => {
            form.reset(typedOf(newer));
            setNewer(null);
          }}
        />
      ) : null}
      <StartupFields withLogoUrl={!isUploaded(startup)} />
      <FormSelect name="status" label="Status" options={STATUS_OPTIONS} className="sm:max-w-xs" />
      <div>
        <SubmitButton size="lg">Save</SubmitButton>
      </div>
    </Form>
  );
}

function DeleteStartup({ startup }: { startup: StartupDetail }) {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const { mutate, isPending } = useSend('DELETE /api/startups/{id}', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: 'Startup deleted', description: `${startup.name} is no longer on Kilele.` });
      navigate('/dashboard', { replace: true });
    },
    onError: (error) => toast({ title: 'Error', description: messageOf(error), variant: 'destructive' }),
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
        Its profile, team, figures, round and matches are deleted. This cannot be taken back.
      </ConfirmDialog>
    </div>
  );
}

function EditTabs({ startup }: { startup: StartupDetail }) {
  const [search, change] = useAddress();
  const standing = { role: startup.mine };
  const team = { value: 'team', label: 'Team', content: <TeamTab startup={startup} /> };
  const profile = (
    <>
      <ProfileTab startup={startup} />
      {canDeleteStartup(standing) ? <DeleteStartup startup={startup} /> : null}
    </>
  );
  const tabs = canEditStartup(standing)
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
  const { data, error, refetch } = useCall('GET /api/startups/{id}', { params }, { staleTimeMs: 0 });
  const isGone = isStatus(error, 404) || isStatus(error, 400);
  if (isGone || (data && !canSeeTeamSide({ role: data.mine }))) {
    return (
      <>
        <PageHeader title="Edit startup" />
        <EmptyState
          title="This is not yours to edit"
          icon="lock"
          action={<LinkButton href="/startups">All startups</LinkButton>}
        >
          Only the team of a startup changes it. Ask one of its owners for an invitation.
        </EmptyState>
      </>
    );
  }
  if (error && !data)
    return (
      <>
        <PageHeader title="Edit startup" />
        <ErrorState title="We could not load this startup" error={error} onRetry={() => void refetch()} />
      </>
    );
  if (!data) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title={data.name}
        tabTitle={`Edit ${data.name}`}
        note="What you save here is public at once."
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
