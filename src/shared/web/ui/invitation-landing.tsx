import type { UseQueryResult } from '@tanstack/react-query';
import type { InvitationState } from '#shared/domain/invitation.ts';
import { INVITATION_DAYS } from '#shared/domain/invitation.ts';
import { isStatus } from '../api-error.ts';
import { formatDate } from '../format.ts';
import { useCurrentUser } from '../session.ts';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { LinkButton } from './link.tsx';
import { PageHeader } from './page-header.tsx';
import { PageSkeleton } from './skeleton.tsx';
import { EmptyState, LoadError } from './state.tsx';

type Preview = {
  readonly state: InvitationState;
  readonly expiresAt: string;
  readonly isMember: boolean;
};

type Words = {
  /** "Join Acacia" */
  readonly title: string;
  readonly note: string;
  readonly name: string;
  readonly imageUrl: string | null;
  /** Where those who are in already go. */
  readonly home: { readonly href: string; readonly label: string };
};

type InvitationLandingProps<T extends Preview> = {
  result: UseQueryResult<T>;
  /** Where the link leads. */
  href: string;
  kind: 'firm' | 'team';
  joining: boolean;
  onJoin: () => void;
  wordsOf: (invitation: T) => Words;
};

const endings = (kind: string): Readonly<Record<Exclude<InvitationState, 'open'>, string>> => ({
  accepted: 'This invitation has been used. If that was not you, ask for a new one.',
  revoked: `This invitation was withdrawn. Ask the ${kind} for a new one.`,
  expired: `This invitation is older than ${INVITATION_DAYS} days. Ask the ${kind} for a new one.`,
});

type NextStepProps = Pick<InvitationLandingProps<Preview>, 'href' | 'kind' | 'joining' | 'onJoin'> & {
  invitation: Preview;
  home: Words['home'];
};

function NextStep({ invitation: { isMember, state }, home, href, kind, joining, onJoin }: NextStepProps) {
  const signedIn = useCurrentUser() !== null;
  if (isMember) {
    return (
      <LinkButton variant="primary" href={home.href}>
        {home.label}
      </LinkButton>
    );
  }
  if (state !== 'open') return <p className="text-soft">{endings(kind)[state]}</p>;
  if (!signedIn) {
    return (
      <LinkButton variant="primary" href={`/api/login?redirect=${encodeURIComponent(href)}`}>
        Sign in to join
      </LinkButton>
    );
  }
  return (
    <Button variant="primary" pending={joining} onClick={onJoin}>
      Join the {kind}
    </Button>
  );
}

/** Where an invitation's link leads: what it is for, and one button. */
export function InvitationLanding<T extends Preview>(props: InvitationLandingProps<T>) {
  const { result, wordsOf, ...step } = props;
  const { data, error, refetch, isFetching } = result;
  if (!data && !error) return <PageSkeleton />;
  if (!data)
    return (
      <>
        <PageHeader title="Invitation" />
        {isStatus(error, 404) ? (
          <EmptyState
            title="Invitation not found"
            icon="mail"
            action={<LinkButton href="/">Home</LinkButton>}
          >
            The link may have been cut off when it was copied. Ask for it again.
          </EmptyState>
        ) : (
          <LoadError what="the invitation" result={{ error, refetch, isFetching }} />
        )}
      </>
    );
  const { title, note, name, imageUrl, home } = wordsOf(data);
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={title} note={note} />
      <Card className="grid justify-items-start gap-4">
        <Avatar name={name} imageUrl={imageUrl} shape="company" size="lg" />
        {data.state === 'open' ? (
          <p className="text-soft text-sm">The link works once, until {formatDate(data.expiresAt)}.</p>
        ) : null}
        <NextStep {...step} invitation={data} home={home} />
      </Card>
    </div>
  );
}
