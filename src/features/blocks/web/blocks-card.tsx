import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { BlockedPerson, blockEndpoints } from '../contract.ts';

const { useCall, useSend } = endpointHooks<typeof blockEndpoints>();

function Person({ person }: { person: BlockedPerson }) {
  const name = fullName(person);
  const { mutate, isPending } = useSend('DELETE /api/blocks/{userId}', {
    refreshes: ['GET /api/blocks', 'GET /api/threads', 'GET /api/threads/{id}'],
    onError: toastError,
  });
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} imageUrl={person.profileImageUrl} size="sm" />
      <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
      <Button
        aria-label={`Unblock ${name}`}
        pending={isPending}
        onClick={() => mutate({ params: { userId: person.id } })}
      >
        Unblock
      </Button>
    </li>
  );
}

/** Whom the person has blocked, where there is anybody. */
export function BlocksCard() {
  const { data } = useCall('GET /api/blocks', {}, { staleTimeMs: 0 });
  if (data === undefined || data.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Blocked" />
      <ul className="divide-y">
        {data.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </Card>
  );
}
