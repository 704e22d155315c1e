import { useState } from 'react';
import { useLocation } from 'wouter';
import { isStatus, newerStateOf } from '#shared/web/api-error.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { OwnInvestor } from '../contract/investor.ts';
import { type investorEndpoints, InvestorUpdate } from '../contract.ts';
import { ProfileForm } from './profile-form.tsx';
import { InvestorMissing } from './investor-missing.tsx';

const { useCall, useSend } = endpointHooks<typeof investorEndpoints>();

const valuesOf = (investor: OwnInvestor) => ({
  version: investor.version,
  type: investor.type,
  firmName: investor.firmName ?? '',
  investmentThesis: investor.investmentThesis,
  minTicketSize: investor.minTicketSize,
  averageTicketSize: investor.averageTicketSize,
  maxTicketSize: investor.maxTicketSize,
  sectors: investor.preferredSectors,
  geographies: investor.preferredGeographies,
  stages: investor.preferredStages,
  excludedSectors: investor.excludedSectors,
  leadAppetite: investor.leadAppetite,
  linkedinUrl: investor.linkedinUrl ?? '',
  website: investor.website ?? '',
  country: investor.country,
  city: investor.city ?? '',
});

/** The owner's form; anybody else finds nothing here. */
export function InvestorEditPage({ id }: { id: number }) {
  const { data, error, isError, isFetching, refetch } = useCall('GET /api/investors/mine', {});
  if ((isError && isStatus(error, 404)) || (data !== undefined && data.id !== id)) return <InvestorMissing />;
  return (
    <>
      <PageHeader
        title="Edit investor profile"
        note="Founders see all of this, and your matches are based on it."
        actions={<LinkButton href={`/investors/${id}`}>Back to the profile</LinkButton>}
      />
      {isError ? (
        <LoadError what="your profile" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <Card>
          <SkeletonLines count={8} label="Loading your profile" />
        </Card>
      ) : (
        <Editor investor={data} />
      )}
    </>
  );
}

function Editor({ investor }: { investor: OwnInvestor }) {
  const [, navigate] = useLocation();
  const [newer, setNewer] = useState<OwnInvestor | null>(null);
  const form = useContractForm(InvestorUpdate, valuesOf(investor));
  const save = useSend('PUT /api/investors/{id}', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: 'Success', description: 'Profile updated successfully' });
      navigate(`/investors/${investor.id}`);
    },
    onError: (error) => setNewer(newerStateOf(error, investor)),
  });
  const settle = (change: () => void) => {
    change();
    form.clearErrors();
    setNewer(null);
  };
  return (
    <Card className="max-w-3xl">
      {newer === null ? null : (
        <div className="bg-amber-tint mb-4 rounded-md border p-4">
          <CardHeader title="Your profile was changed elsewhere" note="Nothing you typed was lost." />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => settle(() => form.setValue('version', newer.version))}>
              Keep my changes
            </Button>
            <Button onClick={() => settle(() => form.reset(valuesOf(newer)))}>Use the newer version</Button>
          </div>
        </div>
      )}
      <ProfileForm
        form={form}
        cancelHref={`/investors/${investor.id}`}
        onSave={(body) => save.mutateAsync({ params: { id: investor.id }, body })}
      />
    </Card>
  );
}
