import type { ReactNode } from 'react';
import { formatDate, formatRelative } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { DemoTag, Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { OtherPerson } from '#shared/contract/other-person.ts';
import type { Introduction } from '../contract/introduction.ts';
import { DECLINE_REASON_LABELS } from '../domain/move.ts';

type Status = Introduction['status'];
const TONES: Partial<Record<Status, TagTone>> = { accepted: 'good', received: 'info', asked: 'info' };

function statusLabel({ status, role }: Introduction): string {
  const labels: Record<Status, string> = {
    asked: role === 'connector' ? 'Asks you to pass it on' : 'With your connection',
    sent: 'Waiting for an answer',
    received: 'Waits for you',
    passed_on: 'Passed on',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  };
  return labels[status];
}

/** Who stands on the card: the other person of a request, or who asks a connection. */
const shownPerson = ({ role, sender, receiver }: Introduction): OtherPerson =>
  role === 'sender' ? receiver : sender;

function whenLine({ status, expiresAt, createdAt }: Introduction): string {
  const isWaiting =
    status === 'sent' || status === 'received' || status === 'asked' || status === 'passed_on';
  return isWaiting
    ? `${formatRelative(createdAt)}, open until ${formatDate(expiresAt)}`
    : formatRelative(createdAt);
}

function Between({ introduction }: { introduction: Introduction }) {
  const { role, connector, receiver } = introduction;
  if (role === 'connector')
    return <p className="text-sm">Would like to meet {fullName(receiver)}, a connection of yours.</p>;
  return connector === null ? null : <p className="text-soft text-sm">Through {fullName(connector)}</p>;
}

function Answer({ introduction: { declineReason, comeBackOn } }: { introduction: Introduction }) {
  if (declineReason === null && comeBackOn === null) return null;
  return (
    <p className="text-soft text-sm">
      {declineReason === null ? '' : `${DECLINE_REASON_LABELS[declineReason]}. `}
      {comeBackOn === null ? '' : `Ask again from ${formatDate(comeBackOn)}.`}
    </p>
  );
}

export type IntroductionCardProps = { introduction: Introduction; actions: ReactNode; menu?: ReactNode };

/** One request: who, why, about what, how it stands and what can be done. */
export function IntroductionCard({ introduction, actions, menu }: IntroductionCardProps) {
  const person = shownPerson(introduction);
  const { context, reason, status } = introduction;
  return (
    <article className="bg-card grid gap-3 rounded-md border p-4 md:p-5">
      <header className="flex items-start gap-3">
        <Avatar name={fullName(person)} imageUrl={person.profileImageUrl} />
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <div className="min-w-0 flex-[1_1_12rem]">
            <h2 className="text-base font-semibold break-words">
              <TextLink href={`/people/${person.id}`} className="text-ink! no-underline! hover:underline!">
                {fullName(person)}
              </TextLink>{' '}
              <DemoTag isDemo={person.isDemo} />
            </h2>
            {person.headline === null ? null : (
              <p className="text-soft truncate text-sm">{person.headline}</p>
            )}
          </div>
          <Tag tone={TONES[status] ?? 'plain'}>{statusLabel(introduction)}</Tag>
        </div>
        {menu}
      </header>
      <p className="max-w-prose text-lg leading-snug break-words">{reason}</p>
      <Between introduction={introduction} />
      <p className="text-soft text-sm break-words">
        About:{' '}
        {context.href === null ? context.label : <TextLink href={context.href}>{context.label}</TextLink>} ·{' '}
        {whenLine(introduction)}
      </p>
      <Answer introduction={introduction} />
      {actions}
    </article>
  );
}
