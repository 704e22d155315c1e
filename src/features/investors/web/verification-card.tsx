import { messageOf } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { copyText } from '#shared/web/copy-text.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { DomainProof, OwnInvestor } from '../contract/investor.ts';
import type { investorEndpoints, investorVerificationEndpoints } from '../contract.ts';

const { useCall, useSend } = endpointHooks<typeof investorEndpoints & typeof investorVerificationEndpoints>();

/** For the owner: whether they are verified, and the two ways to be. */
export function VerificationCard() {
  const { data, error, isError, isFetching, refetch } = useCall('GET /api/investors/mine', {});
  if (isError) {
    return <LoadError what="your verification" result={{ error, refetch, isFetching }} />;
  }
  if (data === undefined) {
    return (
      <Card>
        <SkeletonLines count={3} label="Loading your verification" />
      </Card>
    );
  }
  const { verified, domainProof } = data;
  if (verified?.by === 'domain') {
    return (
      <Card className="border-green">
        <p className="flex items-start gap-2">
          <Icon name="shield" className="text-green" />
          <span className="min-w-0 break-words">
            You are verified by the domain {verified.domain} since {formatDate(verified.at)}. Changing the
            website, firm or person ends this.
          </span>
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader
        title={
          verified === null
            ? 'Get verified'
            : verified.by === 'admin'
              ? 'Verified by an administrator'
              : 'Verified by vouches'
        }
        note={
          verified === null
            ? 'It shows founders that you are who you say you are. You can verify your firm’s domain, or get two vouches from verified people at different firms. Administrators vouch for the first investors.'
            : 'Verifying your firm’s domain keeps you verified even if a vouch is withdrawn.'
        }
      />
      {domainProof === null ? (
        <p>
          <TextLink href={`/investors/${data.id}/edit`}>Add your firm’s website</TextLink> to prove its
          domain.
        </p>
      ) : domainProof.record === null ? (
        <p>
          {domainProof.refusal} <TextLink href={`/investors/${data.id}/edit`}>Change the website</TextLink>
        </p>
      ) : (
        <Instructions investor={data} {...domainProof} record={domainProof.record} />
      )}
    </Card>
  );
}

function Instructions({ investor, domain, record }: DomainProof & { investor: OwnInvestor; record: string }) {
  const verify = useSend('POST /api/investors/{id}/verify-domain', {
    refreshes: [
      'GET /api/investors/mine',
      'GET /api/investors/{id}',
      'GET /api/investors',
      'GET /api/investors/summary',
    ],
    onSuccess: () => toast({ title: 'Verified', description: `You verified ${domain}.` }),
  });
  return (
    <>
      <ol className="grid list-decimal gap-3 pl-5">
        <li>
          Where you manage <strong className="break-all">{domain}</strong>, add a DNS record of type TXT to
          the domain itself with this value:
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <code className="bg-sunk min-w-0 rounded-sm border px-2 py-1.5 text-sm break-all">{record}</code>
            <Button icon="document" onClick={() => void copyText(record, 'Copied')}>
              Copy
            </Button>
          </div>
        </li>
        <li>
          Then check it here. A new record can take up to an hour to appear. You can remove it afterwards.
          <div className="mt-2">
            <Button
              variant="primary"
              icon="shield"
              pending={verify.isPending}
              onClick={() => verify.mutate({ params: { id: investor.id } })}
            >
              Verify {domain}
            </Button>
          </div>
        </li>
      </ol>
      <output className="mt-3 block">
        {verify.isError ? (
          <span className="text-red text-sm break-words">{messageOf(verify.error)}</span>
        ) : null}
      </output>
    </>
  );
}
