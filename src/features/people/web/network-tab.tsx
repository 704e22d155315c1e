import { useState } from 'react';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { SearchField } from '#shared/web/ui/text-field.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { peopleEndpoints } from '../contract.ts';
import type { Connection } from '../contract/connection.ts';
import { CONNECTION_CALLS } from './connection-calls.ts';
import { PersonRow } from './people-list.tsx';

const { useList, useSend } = endpointHooks<typeof peopleEndpoints>();

function RemoveDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const name = fullName(connection.connectedUser);
  const { mutate, isPending } = useSend('DELETE /api/connections/{id}', {
    refreshes: CONNECTION_CALLS,
    onSuccess: () => {
      toast({ title: `You are no longer connected with ${name}` });
      onClose();
    },
    onError: toastError,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${name} from your network?`}
      isDemo={connection.connectedUser.isDemo}
      action="Remove connection"
      pending={isPending}
      onConfirm={() => mutate({ params: { id: connection.id } })}
    >
      They are not notified. You can invite them again later.
    </ConfirmDialog>
  );
}

function NobodyYet({ isSearch }: { isSearch: boolean }) {
  if (isSearch)
    return (
      <EmptyState title="No one by that name in your network" icon="search">
        Search all members in Discover.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No connections yet"
      icon="people"
      action={
        <LinkButton href="/network" variant="primary" icon="search">
          Discover people
        </LinkButton>
      }
    >
      People you invite appear here once they accept.
    </EmptyState>
  );
}

/** Whom the person knows, the latest first. */
export function NetworkTab() {
  const [search, change] = useAddress();
  const [leaving, setLeaving] = useState<Connection | null>(null);
  const name = search.get('name') ?? '';
  const paging = usePage();
  const query = { q: useDebounced(name) || undefined, ...paging.query };
  const connections = useList('GET /api/users/connections', { query }, { keepPrevious: true });
  const { data } = connections;
  if (data?.total === 0 && name === '' && paging.page === 1) return <NobodyYet isSearch={false} />;
  return (
    <Card>
      <CardHeader title="My Network" note={data && formatCount(data.total, 'connection')} />
      <SearchField
        label="Search my network"
        placeholder="Name"
        value={name}
        onChange={(text) => change({ name: text, page: null })}
      />
      <div className="mt-4">
        <PagedList name="your network" result={connections} paging={paging} empty={<NobodyYet isSearch />}>
          {(items) => (
            <ul className="divide-y">
              {items.map((connection) => (
                <PersonRow
                  key={connection.id}
                  person={connection.connectedUser}
                  note={`Connected since ${formatDate(connection.connectedAt)}`}
                  actions={
                    <IconButton
                      icon="trash"
                      label={`Remove ${fullName(connection.connectedUser)}`}
                      onClick={() => setLeaving(connection)}
                    />
                  }
                />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      {leaving ? <RemoveDialog connection={leaving} onClose={() => setLeaving(null)} /> : null}
    </Card>
  );
}
