import { useState } from 'react';
import { formatCount, formatDate, formatNumber, formatRelative } from '#shared/web/format.ts';
import { ReasonDialog } from '#shared/web/reason-dialog.tsx';
import { useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { usePage } from '#shared/web/use-page.ts';
import { useShown } from '#shared/web/use-shown.ts';
import { CardList } from '#shared/web/ui/card.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { ShownSelect } from '#shared/web/ui/shown-select.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { SearchField } from '#shared/web/ui/text-field.tsx';
import type { Account, AccountState } from '../contract/people.ts';
import { administration } from './administration.ts';

const STATES = [
  { value: 'all', label: 'Everyone' },
  { value: 'admins', label: 'Administrators' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'demo', label: 'Demo' },
] as const satisfies readonly { value: AccountState; label: string }[];

const ACTS = {
  suspend: {
    label: 'Suspend',
    note: 'They are signed out at once and cannot sign in. What is theirs alone is hidden. They get the reason by e-mail.',
  },
  restore: { label: 'Restore', note: 'They can sign in again, and what was hidden with them is visible.' },
  'end-sessions': { label: 'End sessions', note: 'They are signed out everywhere, and can sign in again.' },
  promote: { label: 'Make administrator', note: 'They can do everything that you can do here.' },
  demote: {
    label: 'Remove as administrator',
    note: 'They keep their account. Links they made for others stop working.',
  },
} as const;
type ActKind = keyof typeof ACTS;

/** What can be done about somebody as they stand, the mildest first. */
function actsFor({ isDemo, isAdmin, suspendedAt, sessions }: Account, isSelf: boolean): ActKind[] {
  if (isDemo) return [];
  if (suspendedAt !== null) return isAdmin ? ['restore', 'demote'] : ['restore'];
  return [
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    isAdmin ? 'demote' : 'promote',
    ...(isSelf ? [] : (['suspend'] as const)),
  ];
}

const REFRESHES = ['GET /api/admin/people', 'GET /api/admin/acts', 'GET /api/auth/user'];

function useAct(kind: ActKind, { id }: Account) {
  const options = { refreshes: REFRESHES };
  const suspend = administration.useSend('POST /api/admin/people/{id}/suspend', options);
  const restore = administration.useSend('POST /api/admin/people/{id}/restore', options);
  const endSessions = administration.useSend('POST /api/admin/people/{id}/end-sessions', options);
  const role = administration.useSend('PUT /api/admin/people/{id}/role', options);
  const params = { id };
  return async (reason: string): Promise<unknown> => {
    if (kind === 'promote' || kind === 'demote')
      return role.mutateAsync({ params, body: { reason, isAdmin: kind === 'promote' } });
    const send = { suspend, restore, 'end-sessions': endSessions }[kind];
    return send.mutateAsync({ params, body: { reason } });
  };
}

type Asked = { readonly kind: ActKind; readonly account: Account };

function ActDialog({ kind, account, onClose }: Asked & { onClose: () => void }) {
  const act = useAct(kind, account);
  return (
    <ReasonDialog
      title={`${ACTS[kind].label}: ${account.name}`}
      note={ACTS[kind].note}
      action={ACTS[kind].label}
      hint="Kept on record with your name."
      variant={kind === 'suspend' ? 'danger' : 'primary'}
      labels={{ isAdmin: 'Administrator', kind: 'Person' }}
      send={({ reason }) => act(reason)}
      onClose={onClose}
    />
  );
}

const seen = ({ sessions, lastSeenAt }: Account) =>
  lastSeenAt === null
    ? 'not signed in'
    : `${formatCount(sessions, 'session')}, last seen ${formatRelative(lastSeenAt)}`;

function Row({ account, onAsk }: { account: Account; onAsk: (kind: ActKind) => void }) {
  const isSelf = useCurrentUser()?.id === account.id;
  const { id, name, email, isAdmin, isDemo, suspendedAt, createdAt } = account;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink href={`/people/${id}`} className="break-words">
            {name}
          </TextLink>
          {isAdmin ? <Tag tone="info">Administrator</Tag> : null}
          {suspendedAt === null ? null : <Tag tone="bad">Suspended {formatDate(suspendedAt)}</Tag>}
          <DemoTag isDemo={isDemo} />
        </p>
        <p className="text-soft text-sm break-all">{email}</p>
        <p className="text-soft text-sm">
          Joined {formatDate(createdAt)}, {seen(account)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actsFor(account, isSelf).map((kind) => (
          <Button key={kind} aria-label={`${ACTS[kind].label}: ${name}`} onClick={() => onAsk(kind)}>
            {ACTS[kind].label}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** Everybody with an account, found by name or address, and what an administrator may do about them. */
export function PeoplePage() {
  const [address, change] = useAddress();
  const [asked, setAsked] = useState<Asked | null>(null);
  const text = address.get('q') ?? '';
  const q = useDebounced(text.trim(), 250);
  const state = useShown('state', STATES);
  const paging = usePage();
  const people = administration.useList(
    'GET /api/admin/people',
    { query: { q, state, ...paging.query } },
    { staleTimeMs: 0, keepPrevious: true },
  );
  return (
    <>
      <PageHeader
        title="People"
        note={people.data ? `${formatNumber(people.data.total)} found` : undefined}
        actions={<ShownSelect name="state" parts={STATES} value={state} />}
      />
      <SearchField
        label="Find by name or e-mail"
        placeholder="Name or e-mail"
        value={text}
        onChange={(next) => change({ q: next === '' ? null : next, page: null })}
        className="mb-4"
      />
      <PagedList
        name="the people"
        result={people}
        paging={paging}
        empty={
          <EmptyState title="No one found" icon="people">
            Try a part of the name, or of the e-mail address.
          </EmptyState>
        }
      >
        {(items) => (
          <CardList>
            {items.map((account) => (
              <Row key={account.id} account={account} onAsk={(kind) => setAsked({ kind, account })} />
            ))}
          </CardList>
        )}
      </PagedList>
      {asked === null ? null : <ActDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
