import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { USER_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { PersonCard as Person } from '../contract/person.ts';
import { ConnectAction } from './connect-dialog.tsx';
import { LEVEL_LABELS } from './person-labels.ts';

const SKILLS_SHOWN = 3;

/** A person found: who they are, what they are open to, three skills, and the way to them. */
export function PersonCard({ person }: { person: Person }) {
  const name = fullName(person);
  const { headline, location, userType, experienceLevel, connectionId, connectionStatus } = person;
  return (
    <li className="bg-card grid min-w-0 content-start gap-3 rounded-md border p-4 md:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={name} imageUrl={person.profileImageUrl} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold break-words">
            <TextLink href={`/people/${person.id}`}>{name}</TextLink>
          </h3>
          {headline === null ? null : <p className="text-sm break-words">{headline}</p>}
          {location === null ? null : (
            <p className="text-soft flex items-center gap-1 text-sm">
              <Icon name="pin" className="size-4" />
              <span className="truncate">{location}</span>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <DemoTag isDemo={person.isDemo} />
        {userType === null ? null : <Tag>{USER_TYPE_LABELS[userType]}</Tag>}
        {experienceLevel === null ? null : <Tag>{LEVEL_LABELS[experienceLevel]}</Tag>}
        {person.isOpenToWork ? <Tag tone="good">Open to Work</Tag> : null}
        {person.isOpenToCofounder ? <Tag tone="good">Seeking Co-founder</Tag> : null}
        {person.isOpenToInvest ? <Tag tone="good">Open to Invest</Tag> : null}
      </div>
      {person.skills.length === 0 ? null : (
        <ul aria-label={`Skills of ${name}`} className="text-soft flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {person.skills.slice(0, SKILLS_SHOWN).map((skill) => (
            <li key={skill} className="max-w-full truncate">
              {skill}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <ConnectAction userId={person.id} name={name} id={connectionId} connectionStatus={connectionStatus} />
      </div>
    </li>
  );
}
