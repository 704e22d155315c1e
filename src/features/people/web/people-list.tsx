import type { ReactNode } from 'react';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { OtherPerson } from '#shared/contract/other-person.ts';

export type PersonRowProps = {
  person: OtherPerson;
  note: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
};

/** One person of a list: who, since when, and what can be done. */
export function PersonRow({ person, note, children, actions }: PersonRowProps) {
  const name = fullName(person);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Avatar name={name} imageUrl={person.profileImageUrl} />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold break-words">
          <TextLink href={`/people/${person.id}`}>{name}</TextLink> <DemoTag isDemo={person.isDemo} />
        </h3>
        {person.headline === null ? null : <p className="text-sm break-words">{person.headline}</p>}
        {children}
        <p className="text-soft text-sm">{note}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{actions}</div>
    </li>
  );
}
