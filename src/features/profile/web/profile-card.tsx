import type { ReactNode } from 'react';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { PersonFacts } from '../contract/profile.ts';

/** What a person is open to; nothing where it is nothing. */
export function OpenBadges({ person }: { person: PersonFacts }) {
  const badges = [
    person.isOpenToWork ? 'Open to Work' : null,
    person.isOpenToCofounder ? 'Seeking Co-founder' : null,
    person.isOpenToInvest ? 'Open to Invest' : null,
  ].filter((badge) => badge !== null);
  if (badges.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {badges.map((badge) => (
        <li key={badge}>
          <Tag tone="good">{badge}</Tag>
        </li>
      ))}
    </ul>
  );
}

type IdentityProps = { person: PersonFacts; picture?: ReactNode; children?: ReactNode };

/** Who it is: picture, name, headline, place and what they are open to. `children` are the buttons. */
export function IdentityCard({ person, picture, children }: IdentityProps) {
  const name = fullName(person);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-4 lg:flex-col">
        <div className="grid justify-items-center gap-1">
          <Avatar name={name} imageUrl={person.profileImageUrl} size="xl" />
          {picture}
        </div>
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere">
            {name}
          </h1>
          <DemoTag isDemo={person.isDemo} />
          {person.headline === null ? null : <p className="mt-1 break-words">{person.headline}</p>}
          {person.location === null ? null : (
            <p className="text-soft mt-1 flex items-center gap-1.5 text-sm">
              <Icon name="pin" className="size-4" />
              <span className="min-w-0 break-words">{person.location}</span>
            </p>
          )}
        </div>
      </div>
      <OpenBadges person={person} />
      {children === undefined ? null : <div className="flex flex-wrap gap-2">{children}</div>}
    </Card>
  );
}

export type ProfileCardProps = {
  person: PersonFacts;
  editing: boolean;
  /** Turns to edit mode, or sends what was edited. */
  onToggle: () => void;
  onMatches: () => void;
  onPicture: () => void;
};

/** The own profile's card with its three ways on. */
export function ProfileCard({ person, editing, onToggle, onMatches, onPicture }: ProfileCardProps) {
  return (
    <IdentityCard
      person={person}
      picture={
        <button
          type="button"
          onClick={onPicture}
          className="text-green min-h-11 text-xs font-medium underline underline-offset-4 md:min-h-8"
        >
          {person.profileImageUrl === null ? 'Add picture' : 'Change picture'}
        </button>
      }
    >
      <Button variant="primary" icon={editing ? 'check' : 'edit'} onClick={onToggle}>
        {editing ? 'Save' : 'Edit Profile'}
      </Button>
      <Button icon="spark" onClick={onMatches}>
        AI Matches
      </Button>
    </IdentityCard>
  );
}
