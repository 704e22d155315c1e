import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { isStatus, messageOf } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { roomHref } from '../contract/room-link.ts';
import type { LinkPreview } from '../contract/guest.ts';
import { guests, ROOM_CALLS } from './room.ts';

const ENDINGS: Readonly<Record<Exclude<LinkPreview['state'], 'open'>, string>> = {
  used: 'This link has already been used by someone else. If that was not you, ask for a new one.',
  expired: 'This link has ended. Ask the team for a new one.',
  revoked: 'This link was revoked. Ask the team for a new one.',
};

/** Opening the room by a link: looking at this page alone spends nothing. */
function Opening({ token, link }: { token: string; link: LinkPreview }) {
  const [, navigate] = useLocation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isMailed, setMailed] = useState(false);
  const { mutate, isPending } = guests.useSend('POST /api/room-links/{token}', {
    refreshes: ROOM_CALLS,
    onSuccess: (answer) => {
      if (answer.isMailed) setMailed(true);
      else navigate(roomHref(answer.startupId), { replace: true });
    },
    onError: (error) => setProblem(messageOf(error)),
  });
  if (isMailed)
    return (
      <p>
        We sent an e-mail to {link.kind === 'domain' ? email : link.hint}. Open the link in it to enter. Check
        your spam folder too.
      </p>
    );
  return (
    <form
      className="grid w-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(null);
        mutate({ params: { token }, body: email === '' ? {} : { email } });
      }}
    >
      {link.kind === 'domain' ? (
        <TextField
          label={`Your address at ${link.hint}`}
          type="email"
          value={email}
          error={problem}
          hint="Only if it differs from your account’s address or that address is not verified. We will send an e-mail there."
          onChange={({ target }) => setEmail(target.value)}
        />
      ) : problem === null ? null : (
        <p role="alert" className="text-red text-sm">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" pending={isPending}>
          Open the data room
        </Button>
      </div>
    </form>
  );
}

function NextStep({ token, link }: { token: string; link: LinkPreview }) {
  const isSignedIn = useCurrentUser() !== null;
  if (link.isIn && link.state === 'open')
    return (
      <LinkButton variant="primary" href={roomHref(link.startupId)}>
        Open the data room
      </LinkButton>
    );
  if (link.state !== 'open') return <p className="text-soft">{ENDINGS[link.state]}</p>;
  if (!isSignedIn)
    return (
      <LinkButton
        variant="primary"
        href={`/api/login?redirect=${encodeURIComponent(`/room-links/${token}`)}`}
      >
        Sign in to open it
      </LinkButton>
    );
  return <Opening token={token} link={link} />;
}

/** Where the link of a data room leads. */
export function RoomLinkPage() {
  const { token = '' } = useParams();
  const result = guests.useCall('GET /api/room-links/{token}', { params: { token } }, { staleTimeMs: 0 });
  const { data, error } = result;
  if (!data && !error) return <PageSkeleton />;
  if (!data)
    return (
      <>
        <PageHeader title="Data room" />
        {isStatus(error, 404) || isStatus(error, 400) ? (
          <EmptyState title="Link not found" icon="link" action={<LinkButton href="/">Home</LinkButton>}>
            It may have been cut off when it was copied. Ask for it again.
          </EmptyState>
        ) : (
          <LoadError what="the link" result={result} />
        )}
      </>
    );
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title={`Data room of ${data.startupName}`}
        note={data.kind === 'domain' ? `For everyone at ${data.hint}.` : `For ${data.hint} alone.`}
      />
      <Card className="grid justify-items-start gap-4">
        <Avatar name={data.startupName} imageUrl={data.logoUrl} shape="company" size="lg" />
        {data.state === 'open' ? (
          <p className="text-soft text-sm">The link works until {formatDate(data.expiresAt)}.</p>
        ) : null}
        <NextStep token={token} link={data} />
      </Card>
    </div>
  );
}
