import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Row, RowActions, RowFoot, RowLink } from '#shared/web/ui/row-list.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { USER_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { PersonCard as Person } from '../contract/person.ts';
import { ConnectAction } from './connect-dialog.tsx';
import { LEVEL_LABELS } from './person-labels.ts';

const SKILLS_SHOWN = 3;

/** What somebody is and is open to, in a line. */
function Kind({ person }: { person: Person }) {
  const { userType, experienceLevel } = person;
  const is = [
    userType === null ? null : USER_TYPE_LABELS[userType],
    experienceLevel === null ? null : LEVEL_LABELS[experienceLevel],
  ].filter((word) => word !== null);
  const open = [
    person.isOpenToWork ? 'Open to Work' : null,
    person.isOpenToCofounder ? 'Seeking Co-founder' : null,
    person.isOpenToInvest ? 'Open to Invest' : null,
  ].filter((word) => word !== null);
  return (
    <p className="flex flex-wrap gap-x-1.5 text-sm leading-4.5 empty:hidden [&>span:not(:last-child)]:after:ml-1.5 [&>span:not(:last-child)]:after:content-['·']">
      {is.map((word) => (
        <span key={word} className="text-soft">
          {word}
        </span>
      ))}
      {open.map((word) => (
        <span key={word} className="text-green font-medium">
          {word}
        </span>
      ))}
    </p>
  );
}

/** A person found: who they are, what they are open to, three skills, and the way to them. */
export function PersonCard({ person }: { person: Person }) {
  const name = fullName(person);
  const { headline, location, skills, isDemo, connectionId, connectionStatus } = person;
  return (
    <Row className="grid-cols-[2.5rem_minmax(0,1fr)] lg:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(7.5rem,auto)]">
      <Avatar name={name} imageUrl={person.profileImageUrl} />
      <div className="min-w-0 self-center leading-5">
        <h3 className="flex flex-wrap items-center gap-x-1.5 text-base leading-5">
          <RowLink href={`/people/${person.id}`}>{name}</RowLink>
          <DemoTag isDemo={isDemo} />
        </h3>
        <p className="truncate text-sm leading-5">
          {headline}
          {headline === null || location === null ? null : ' · '}
          <span className="text-soft">{location}</span>
        </p>
      </div>
      <RowFoot>
        <div className="grid min-w-0 flex-1 content-center gap-0.5 self-center">
          <Kind person={person} />
          {skills.length === 0 ? null : (
            <ul
              aria-label={`Skills of ${name}`}
              className="text-soft flex flex-wrap gap-x-3 text-sm leading-4.5"
            >
              {skills.slice(0, SKILLS_SHOWN).map((skill) => (
                <li key={skill} className="max-w-full truncate">
                  {skill}
                </li>
              ))}
            </ul>
          )}
        </div>
        <RowActions>
          <ConnectAction
            userId={person.id}
            name={name}
            isDemo={person.isDemo}
            id={connectionId}
            connectionStatus={connectionStatus}
          />
        </RowActions>
      </RowFoot>
    </Row>
  );
}
