import type { ReactNode } from 'react';
import { INVESTOR_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { usePageTitle } from '#shared/web/page-title.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ExternalLink, LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Investor } from '../contract/investor.ts';
import type { investorEndpoints } from '../contract.ts';
import { InvestorMarks } from './investor-marks.tsx';
import { InvestorMissing } from './investor-missing.tsx';
import { PastDealsTable } from './past-deals-table.tsx';
import { TermsCard } from './terms-card.tsx';
import { VerificationCard } from './verification-card.tsx';
import { VouchesList } from './vouches-list.tsx';

const { useCall } = endpointHooks<typeof investorEndpoints>();

export type InvestorProfileProps = {
  id: number;
  /** Buttons beside the name, such as asking for an introduction. */
  renderActions?: (investor: Investor) => ReactNode;
  /** What stands first on the page for the reader, such as why the two fit. */
  renderMatch?: (investor: Investor) => ReactNode;
};

/** An investor's page; the owner edits from here. */
export function InvestorProfile({ id, renderActions, renderMatch }: InvestorProfileProps) {
  const { data, error, isError, isFetching, refetch } = useCall('GET /api/investors/{id}', {
    params: { id },
  });
  if (isError && isStatus(error, 404)) return <InvestorMissing />;
  if (isError) {
    return <LoadError what="this investor" result={{ error, refetch, isFetching }} />;
  }
  if (data === undefined) return <SkeletonCards count={3} label="Loading the investor" />;
  return (
    <>
      <Heading investor={data} actions={renderActions?.(data)} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <div className="grid min-w-0 gap-4">
          {data.viewer.isOwner ? <VerificationCard /> : null}
          {renderMatch?.(data)}
          <Card>
            <CardHeader title="Investment thesis" />
            <p className="max-w-prose break-words whitespace-pre-line">{data.investmentThesis}</p>
          </Card>
          <PastDealsTable investor={data} />
          <VouchesList investor={data} />
        </div>
        <div className="order-first min-w-0 lg:order-none">
          <TermsCard investor={data} />
        </div>
      </div>
    </>
  );
}

function Heading({ investor, actions }: { investor: Investor; actions: ReactNode }) {
  const name = fullName(investor.user);
  usePageTitle(name);
  const home = [investor.city, investor.countryName].filter(Boolean).join(', ');
  const { firmName, website, linkedinUrl, viewer } = investor;
  return (
    <header className="mb-6 flex flex-wrap items-start gap-4">
      <Avatar name={name} imageUrl={investor.user.profileImageUrl} size="xl" />
      <div className="min-w-0 flex-1 basis-64">
        <h1 tabIndex={-1} className="break-words">
          {name}
        </h1>
        <p className="text-soft mt-1">{[firmName, home].filter(Boolean).join(' · ')}</p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <Tag>{INVESTOR_TYPE_LABELS[investor.type]}</Tag>
          <InvestorMarks {...investor} />
        </div>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {website === null ? null : <ExternalLink href={website}>Website</ExternalLink>}
          {linkedinUrl === null ? null : <ExternalLink href={linkedinUrl}>LinkedIn</ExternalLink>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {viewer.isOwner ? (
          <LinkButton href={`/investors/${investor.id}/edit`} icon="edit">
            Edit profile
          </LinkButton>
        ) : null}
        {actions}
      </div>
    </header>
  );
}
