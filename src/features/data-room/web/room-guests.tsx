import { useState } from 'react';
import { formatCount, formatDate, formatRelative } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { TextareaField, TextField } from '#shared/web/ui/text-field.tsx';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { AgreementForm, NewGroupForm } from '../contract/forms.ts';
import type { RoomGuests, RoomRequest } from '../contract/guest.ts';
import type { Room } from '../contract/room.ts';
import { GroupCard } from './group-card.tsx';
import { guests, refreshesRoom } from './room.ts';

type Within = { data: Room; list: RoomGuests; isManager: boolean };

function NewGroup({ startupId }: { startupId: number }) {
  const form = useContractForm(NewGroupForm, { name: '', expiresAt: null });
  const { mutateAsync } = guests.useSend('POST /api/startups/{id}/room/groups', {
    refreshes: refreshesRoom.refreshes,
  });
  return (
    <Form
      form={form}
      labels={{ name: 'New group' }}
      onSubmit={async (body) => {
        await mutateAsync({ params: { id: startupId }, body });
        form.reset();
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="New group"
          required
          className="min-w-48 flex-1"
          placeholder="A firm, or a circle of angels"
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <Button type="submit" icon="plus" pending={form.formState.isSubmitting}>
          Make group
        </Button>
      </div>
    </Form>
  );
}

function RequestRow({ startupId, request }: { startupId: number; request: RoomRequest }) {
  const { mutate, isPending } = guests.useSend(
    'POST /api/startups/{id}/room/requests/{requestId}',
    refreshesRoom,
  );
  const decide = (isGranted: boolean) =>
    mutate({ params: { id: startupId, requestId: request.id }, body: { isGranted, expiresAt: null } });
  const { name, title, level, reason, createdAt } = request;
  return (
    <li className="flex flex-wrap items-center gap-2 border-b py-2 last:border-b-0">
      <span className="min-w-0 flex-1 text-sm">
        <b className="font-semibold">{name}</b> asks to {level === 'view' ? 'read' : 'download'} {title}
        <span className="text-soft block text-xs">
          {formatRelative(createdAt)}
          {reason === null ? '' : `: ${reason}`}
        </span>
      </span>
      <Button
        variant="primary"
        pending={isPending}
        aria-label={`Grant ${title} to ${name}`}
        onClick={() => decide(true)}
      >
        Grant
      </Button>
      <Button pending={isPending} aria-label={`Decline ${title} to ${name}`} onClick={() => decide(false)}>
        Decline
      </Button>
    </li>
  );
}

function Requests({ data, list, isManager }: Within) {
  const open = list.requests.filter(({ decision }) => decision === null);
  if (open.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Asking for access" note={formatCount(open.length, 'request')} />
      <ul>
        {open.map((request) =>
          isManager ? (
            <RequestRow key={request.id} startupId={data.startupId} request={request} />
          ) : (
            <li key={request.id} className="py-1 text-sm">
              {request.name}, {request.title}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

/** The text that guests accept before anything else. */
function AgreementCard({ data, list, isManager }: Within) {
  const current = list.agreements.find(({ number }) => number === list.current);
  const form = useContractForm(AgreementForm, { body: current?.body ?? list.agreements[0]?.body ?? '' });
  const { mutateAsync } = guests.useSend('PUT /api/startups/{id}/room/agreement', {
    refreshes: refreshesRoom.refreshes,
  });
  const end = guests.useSend('PUT /api/startups/{id}/room/agreement', refreshesRoom);
  const params = { id: data.startupId };
  return (
    <Card>
      <CardHeader
        title="Text to accept first"
        note={
          current
            ? `Text ${current.number}, accepted by ${formatCount(current.acceptances, 'guest')}. Guests who have not accepted it see nothing.`
            : 'None: guests enter at once. You can ask for a non-disclosure agreement here.'
        }
      />
      {isManager ? (
        <Form form={form} labels={{ body: 'Text' }} onSubmit={(body) => mutateAsync({ params, body })}>
          <TextareaField
            label="Text"
            required
            hint="A changed text gets a new number, and everyone must accept it again."
            error={form.formState.errors.body?.message}
            {...form.register('body')}
          />
          <div className="flex flex-wrap justify-end gap-2">
            {current ? (
              <Button pending={end.isPending} onClick={() => end.mutate({ params, body: { body: null } })}>
                Require none
              </Button>
            ) : null}
            <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
              Require this text
            </Button>
          </div>
        </Form>
      ) : (
        <p className="text-sm whitespace-pre-wrap">{current?.body}</p>
      )}
    </Card>
  );
}

function Visitors({ list: { visitors, current } }: { list: RoomGuests }) {
  return (
    <Card>
      <CardHeader
        title="Who came"
        note={visitors.length === 0 ? undefined : formatCount(visitors.length, 'guest')}
      />
      <DataTable
        label="Guests who came"
        empty="No one yet."
        rows={visitors}
        keyOf={({ userId }) => userId}
        columns={[
          { name: 'Guest', render: ({ name }) => name },
          { name: 'Last here', render: ({ lastAt }) => formatRelative(lastAt) },
          { name: 'First here', from: 'sm', render: ({ firstAt }) => formatDate(firstAt) },
          ...(current === null
            ? []
            : [
                {
                  name: `Text ${current}`,
                  render: ({ acceptedAt }: RoomGuests['visitors'][number]) =>
                    acceptedAt === null ? (
                      <Tag tone="warn">Not accepted</Tag>
                    ) : (
                      <Tag tone="good">Accepted {formatDate(acceptedAt)}</Tag>
                    ),
                },
              ]),
        ]}
      />
    </Card>
  );
}

/** Whom the team lets in, as groups, and what each may do. */
export function RoomGuestsTab({ data, isManager }: { data: Room; isManager: boolean }) {
  const [isNew, setNew] = useState(false);
  const result = guests.useCall(
    'GET /api/startups/{id}/room/guests',
    { params: { id: data.startupId } },
    { staleTimeMs: 0 },
  );
  return (
    <Loaded result={result} label="Loading the guests" failure="We could not load the guests">
      {(list) => (
        <div className="grid gap-4">
          <Requests data={data} list={list} isManager={isManager} />
          {list.groups.length === 0 ? (
            <EmptyState
              title="No one outside the team has access yet"
              icon="people"
              action={
                isManager && !isNew ? (
                  <Button variant="primary" icon="plus" onClick={() => setNew(true)}>
                    Add guests
                  </Button>
                ) : undefined
              }
            >
              Add guests in groups: a firm, an angel, your lawyer. Each group sees what you choose, until the
              date you choose.
            </EmptyState>
          ) : null}
          {isManager && (isNew || list.groups.length > 0) ? (
            <Card>
              <NewGroup startupId={data.startupId} />
            </Card>
          ) : null}
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {list.groups.map((group) => (
              <GroupCard key={group.id} data={data} group={group} isManager={isManager} />
            ))}
          </div>
          <AgreementCard key={list.current} data={data} list={list} isManager={isManager} />
          <Visitors list={list} />
        </div>
      )}
    </Loaded>
  );
}
