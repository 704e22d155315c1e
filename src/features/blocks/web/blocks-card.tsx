import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { OtherPerson } from '#shared/contract/other-person.ts';
import { useBlocked, useUnblock } from './unblock.ts';

function UnblockButton({ person }: { person: OtherPerson }) {
  const name = fullName(person);
  const { unblock, isPending } = useUnblock(person.id, name);
  return (
    <Button aria-label={`Unblock ${name}`} pending={isPending} onClick={unblock}>
      Unblock
    </Button>
  );
}

/** Whom the person has blocked, where there is anybody. */
export function BlocksCard() {
  const blocked = useBlocked();
  if (blocked === undefined || blocked.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Blocked" />
      <ul className="divide-y">
        {blocked.map((person) => (
          <li key={person.id} className="flex items-center gap-3 py-2">
            <Avatar name={fullName(person)} imageUrl={person.profileImageUrl} size="sm" />
            <span className="min-w-0 flex-1 truncate text-sm">
              {fullName(person)} <DemoTag isDemo={person.isDemo} />
            </span>
            <UnblockButton person={person} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The page of somebody the reader has blocked. */
export function BlockedPage({ person }: { person: OtherPerson }) {
  const name = fullName(person);
  return (
    <>
      <PageHeader title={name} />
      <EmptyState title={`You have blocked ${name}`} icon="shield" action={<UnblockButton person={person} />}>
        You cannot find or write to each other. They are not notified.
      </EmptyState>
    </>
  );
}

/** Below a conversation in which nobody can write. */
export function BlockedNote({ person }: { person: OtherPerson }) {
  return (
    <div className="text-soft flex flex-wrap items-center justify-between gap-3 border-t p-4 text-sm">
      <p>You have blocked {fullName(person)}. No one can write here until you unblock them.</p>
      <UnblockButton person={person} />
    </div>
  );
}
