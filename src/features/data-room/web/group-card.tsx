import { useState } from 'react';
import { copyText } from '#shared/web/copy-text.ts';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { RoomGrant, RoomGroup, RoomLink } from '../contract/guest.ts';
import type { Room } from '../contract/room.ts';
import { pathName } from '../domain/folder.ts';
import { type Level, LEVELS } from '../domain/permission.ts';
import { guests, refreshesRoom } from './room.ts';
import type { messageEndpoints } from '#features/messages/contract.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dayFrom, endOfDay, LEVEL_LABELS } from './room-words.ts';

const messages = endpointHooks<typeof messageEndpoints>();

type Within = { data: Room; group: RoomGroup; isManager: boolean };

type Place = { readonly folderId: number | null; readonly documentId: number | null };
const keyOf = ({ folderId, documentId }: Place): string =>
  documentId === null ? (folderId === null ? 'room' : `folder-${folderId}`) : `document-${documentId}`;

function placeFrom(key: string): Place {
  const [kind, id] = key.split('-');
  return {
    folderId: kind === 'folder' ? Number(id) : null,
    documentId: kind === 'document' ? Number(id) : null,
  };
}

/** The places of a room that a grant can name. */
const placesOf = ({ folders }: Room) => [
  { value: 'room', label: 'Whole room' },
  ...folders.flatMap(({ id, documents }) => {
    const name = pathName(folders, id);
    return [
      { value: `folder-${id}`, label: name },
      ...documents.map((document) => ({
        value: `document-${document.id}`,
        label: `${name} / ${document.title}`,
      })),
    ];
  }),
];

const endWords = ({
  expiresAt,
  isRevoked,
  isLive,
}: Pick<RoomGrant, 'expiresAt' | 'isRevoked' | 'isLive'>): string => {
  if (isRevoked) return 'revoked';
  if (expiresAt === null) return '';
  return isLive ? `until ${formatDate(expiresAt)}` : `ended ${formatDate(expiresAt)}`;
};

function GrantRow({ data, group, isManager, grant }: Within & { grant: RoomGrant }) {
  const { mutate, isPending } = guests.useSend(
    'PUT /api/startups/{id}/room/groups/{groupId}/grants',
    refreshesRoom,
  );
  const { folderId, documentId, level, expiresAt, isRevoked } = grant;
  const place = placesOf(data).find(({ value }) => value === keyOf(grant))?.label ?? 'Somewhere else';
  const send = (body: { level: Level | 'inherit'; isRevoked: boolean }) =>
    mutate({
      params: { id: data.startupId, groupId: group.id },
      body: { folderId, documentId, expiresAt, ...body },
    });
  return (
    <li className="flex flex-wrap items-center gap-2 border-b py-1.5 text-sm last:border-b-0">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {place}
        <span className="text-soft block text-xs">
          {[LEVEL_LABELS[level], endWords(grant)].filter(Boolean).join(', ')}
        </span>
      </span>
      {grant.isLive ? null : <Tag tone="warn">Nothing</Tag>}
      {isManager ? (
        <>
          <Button
            pending={isPending}
            aria-label={`${isRevoked ? 'Restore' : 'Revoke'} ${place}`}
            onClick={() => send({ level, isRevoked: !isRevoked })}
          >
            {isRevoked ? 'Restore' : 'Revoke'}
          </Button>
          <IconButton
            icon="trash"
            label={`Remove the rule for ${place}`}
            pending={isPending}
            onClick={() => send({ level: 'inherit', isRevoked: false })}
          />
        </>
      ) : null}
    </li>
  );
}

function NewGrant({ data, group }: Omit<Within, 'isManager'>) {
  const [place, setPlace] = useState('room');
  const [level, setLevel] = useState<Level>('view');
  const [until, setUntil] = useState('');
  const { mutate, isPending } = guests.useSend('PUT /api/startups/{id}/room/groups/{groupId}/grants', {
    ...refreshesRoom,
    onSuccess: () => toast({ title: 'Saved' }),
  });
  return (
    <form
      className="mt-3 grid items-end gap-2 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({
          params: { id: data.startupId, groupId: group.id },
          body: { ...placeFrom(place), level, expiresAt: endOfDay(until), isRevoked: false },
        });
      }}
    >
      <SelectField
        label="Where"
        required
        value={place}
        options={placesOf(data)}
        onChange={({ target }) => setPlace(target.value)}
      />
      <SelectField
        label="They may"
        required
        value={level}
        options={LEVELS.map((value) => ({ value, label: LEVEL_LABELS[value] }))}
        // The options are exactly the levels.
        onChange={({ target }) => setLevel(target.value as Level)}
      />
      <TextField label="Until" type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      <Button type="submit" pending={isPending}>
        Save access
      </Button>
    </form>
  );
}

function LinkRow({ data, group, isManager, link }: Within & { link: RoomLink }) {
  const { mutate, isPending } = guests.useSend(
    'DELETE /api/startups/{id}/room/groups/{groupId}/links/{linkId}',
    refreshesRoom,
  );
  const how = link.isMailed ? 'mailed' : 'to pass on';
  return (
    <li className="flex flex-wrap items-center gap-2 py-1 text-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        Link for {link.value}, {how}
        <span className="text-soft block text-xs">
          {[formatCount(link.uses, 'use'), endWords(link)].filter(Boolean).join(', ')}
        </span>
      </span>
      {isManager && link.isLive ? (
        <Button
          pending={isPending}
          aria-label={`End the link for ${link.value}`}
          onClick={() => mutate({ params: { id: data.startupId, groupId: group.id, linkId: link.id } })}
        >
          End
        </Button>
      ) : null}
    </li>
  );
}

const MOST_THREADS = 100;

/** Lets in somebody whom one is in conversation with. */
function NewPerson({ data, group }: Omit<Within, 'isManager'>) {
  const [userId, setUserId] = useState('');
  const { data: threads } = messages.useList(
    'GET /api/threads',
    { query: { limit: MOST_THREADS } },
    { staleTimeMs: 0 },
  );
  const { mutate, isPending } = guests.useSend('POST /api/startups/{id}/room/groups/{groupId}/guests', {
    ...refreshesRoom,
    onSuccess: () => {
      setUserId('');
      toast({ title: 'Added' });
    },
  });
  const open = (threads?.items ?? []).flatMap(({ other, isClosed }) =>
    other === null || isClosed ? [] : [other],
  );
  const people = [...new Map(open.map((person) => [person.id, person])).values()];
  if (people.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <SelectField
        label="Someone you are in conversation with"
        required
        className="min-w-48 flex-1"
        placeholder="Choose a person"
        value={userId}
        options={people.map((person) => ({ value: person.id, label: fullName(person) }))}
        onChange={({ target }) => setUserId(target.value)}
      />
      <Button
        icon="plus"
        pending={isPending}
        disabled={userId === ''}
        onClick={() => mutate({ params: { id: data.startupId, groupId: group.id }, body: { userId } })}
      >
        Add this person
      </Button>
    </div>
  );
}

/** Lets in an address or a domain: whoever proves it, by a link to pass on, or by a letter. */
function NewGuest({ data, group }: Omit<Within, 'isManager'>) {
  const [guest, setGuest] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const params = { id: data.startupId, groupId: group.id };
  const options = {
    refreshes: refreshesRoom.refreshes,
    onError: (error: Error) => setProblem(messageOf(error)),
  };
  const done = (title: string) => {
    setGuest('');
    setProblem(null);
    toast({ title });
  };
  const adding = guests.useSend('POST /api/startups/{id}/room/groups/{groupId}/guests', {
    ...options,
    onSuccess: () => done('Added'),
  });
  const linking = guests.useSend('POST /api/startups/{id}/room/groups/{groupId}/links', {
    ...options,
    onSuccess: (made) => {
      setLink(made.link);
      done(made.link === null ? 'E-mail sent' : 'Link created');
    },
  });
  const makeLink = (isMailed: boolean) =>
    linking.mutate({ params, body: { guest, isMailed, expiresAt: null } });
  const isPending = adding.isPending || linking.isPending;
  return (
    <div className="mt-3 grid gap-2">
      <TextField
        label="E-mail address or mail domain"
        required
        placeholder="ama@fund.example or fund.example"
        value={guest}
        error={problem}
        hint="Members with this verified address get in at once. Anyone else needs a link."
        onChange={({ target }) => setGuest(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button pending={isPending} onClick={() => adding.mutate({ params, body: { guest } })}>
          Add
        </Button>
        <Button icon="link" pending={isPending} onClick={() => makeLink(false)}>
          Create link
        </Button>
        <Button icon="mail" pending={isPending} onClick={() => makeLink(true)}>
          E-mail a link
        </Button>
      </div>
      {link === null ? null : (
        <div className="bg-tint flex flex-wrap items-center gap-2 rounded-md p-3 text-sm">
          <code className="min-w-0 flex-1 [overflow-wrap:anywhere]">{link}</code>
          <Button onClick={() => void copyText(link, 'Link copied')}>Copy</Button>
          <p className="text-soft w-full">
            It is shown only once, and lets in only the owner of the address.
          </p>
        </div>
      )}
    </div>
  );
}

function Guests({ data, group, isManager }: Within) {
  const { mutate, isPending } = guests.useSend(
    'DELETE /api/startups/{id}/room/groups/{groupId}/guests/{guestId}',
    refreshesRoom,
  );
  return (
    <>
      <h3 className="text-soft mt-4 text-xs font-semibold">Who is in it</h3>
      {group.guests.length + group.links.length === 0 ? (
        <p className="text-soft text-sm">No one yet.</p>
      ) : null}
      <ul>
        {group.guests.map(({ id, kind, label }) => (
          <li key={id} className="flex items-center gap-2 py-1 text-sm">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {kind === 'domain' ? `Everyone at ${label}` : label}
            </span>
            {isManager ? (
              <IconButton
                icon="close"
                label={`Take ${label} out of ${group.name}`}
                pending={isPending}
                onClick={() => mutate({ params: { id: data.startupId, groupId: group.id, guestId: id } })}
              />
            ) : null}
          </li>
        ))}
        {group.links.map((link) => (
          <LinkRow key={link.id} data={data} group={group} isManager={isManager} link={link} />
        ))}
      </ul>
      {isManager ? (
        <>
          <NewPerson data={data} group={group} />
          <NewGuest data={data} group={group} />
        </>
      ) : null}
    </>
  );
}

/** Until when the whole group has access, whatever its rules and links say. */
function GroupEnd({ data, group }: Omit<Within, 'isManager'>) {
  const [day, setDay] = useState(dayFrom(group.expiresAt));
  const { mutate, isPending } = guests.useSend('PUT /api/startups/{id}/room/groups/{groupId}', {
    ...refreshesRoom,
    onSuccess: () => toast({ title: 'Saved' }),
  });
  const { id, name, isRevoked } = group;
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const params = { id: data.startupId, groupId: id };
        mutate({ params, body: { name, expiresAt: endOfDay(day), isRevoked } });
      }}
    >
      <TextField
        label="The group’s access ends"
        type="date"
        className="min-w-48 flex-1"
        hint="At the end of that day. Empty: when you end it."
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button type="submit" pending={isPending} disabled={day === dayFrom(group.expiresAt)}>
        Save end
      </Button>
    </form>
  );
}

/** One group of guests: what it may do, who is in it, and how the room looks to it. */
export function GroupCard({ data, group, isManager }: Within) {
  const { mutate, isPending } = guests.useSend('PUT /api/startups/{id}/room/groups/{groupId}', refreshesRoom);
  const { id, name, expiresAt, isRevoked, isLive, grants } = group;
  return (
    <Card>
      <CardHeader
        title={name}
        note={endWords(group) || undefined}
        actions={
          <>
            {isLive ? (
              <LinkButton icon="eye" href={`/startups/${data.startupId}/room?as=${id}`}>
                View as
              </LinkButton>
            ) : (
              <Tag tone="warn">Sees nothing</Tag>
            )}
            {isManager ? (
              <Button
                pending={isPending}
                aria-label={`${isRevoked ? 'Let in again' : 'Block'}: ${name}`}
                onClick={() =>
                  mutate({
                    params: { id: data.startupId, groupId: id },
                    body: { name, expiresAt, isRevoked: !isRevoked },
                  })
                }
              >
                {isRevoked ? 'Let in again' : 'Block'}
              </Button>
            ) : null}
          </>
        }
      />
      <h3 className="text-soft text-xs font-semibold">What they may do</h3>
      {grants.length === 0 ? <p className="text-soft text-sm">Nothing yet.</p> : null}
      <ul>
        {grants.map((grant) => (
          <GrantRow key={keyOf(grant)} data={data} group={group} isManager={isManager} grant={grant} />
        ))}
      </ul>
      {isManager ? (
        <>
          <NewGrant data={data} group={group} />
          <GroupEnd key={group.expiresAt} data={data} group={group} />
        </>
      ) : null}
      <Guests data={data} group={group} isManager={isManager} />
    </Card>
  );
}
