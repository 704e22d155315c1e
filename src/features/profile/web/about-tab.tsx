import { EXPERIENCE_LEVEL_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { OwnProfile, PersonFacts } from '../contract/profile.ts';
import { REMOTE_PREFERENCE_LABELS, VISIBILITY_LABELS } from '../domain/vocabulary.ts';

function Badges({ title, values, empty }: { title: string; values: readonly string[]; empty?: string }) {
  if (values.length === 0 && empty === undefined) return null;
  return (
    <Card>
      <CardHeader title={title} />
      {values.length === 0 ? (
        <p className="text-soft text-sm">{empty}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {values.map((value) => (
            <li key={value} className="max-w-full">
              <Tag>{value}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type AboutProps = { person: PersonFacts; own?: OwnProfile };
const UNSAID = 'Not stated';

function factsOf({ person, own }: AboutProps): (readonly [string, string])[] {
  const level = person.experienceLevel;
  const remote = person.remotePreference;
  const facts: (readonly [string, string | null])[] = [
    ['Experience level', level === null ? null : EXPERIENCE_LEVEL_LABELS[level]],
    ['Way of working', remote === null ? null : REMOTE_PREFERENCE_LABELS[remote]],
    ...(own
      ? ([
          ['Salary expectation (only you see it)', own.salaryExpectation],
          ['Who sees your profile', VISIBILITY_LABELS[own.visibility]],
          ['Members can find you in search', own.searchOptIn ? 'Yes' : 'No'],
        ] as const)
      : []),
  ];
  return facts.flatMap(([label, value]) =>
    value === null && own === undefined ? [] : [[label, value ?? UNSAID] as const],
  );
}

/** What a person says of themself. On the own profile, what is missing and who sees it stand there too. */
export function AboutTab({ person, own }: AboutProps) {
  const facts = factsOf(own === undefined ? { person } : { person, own });
  return (
    <div className="grid grid-cols-1 gap-4">
      {person.bio === null && own === undefined ? null : (
        <Card>
          <CardHeader title="About" />
          <p className="max-w-prose break-words whitespace-pre-line">
            {person.bio ?? <span className="text-soft">Say who you are and what you are looking for.</span>}
          </p>
        </Card>
      )}
      {facts.length === 0 ? null : (
        <Card>
          <h2 className="sr-only">Facts</h2>
          <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-soft text-sm">{label}</dt>
                <dd className={value === UNSAID ? 'text-soft' : 'font-medium break-words'}>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Badges
        title="Skills"
        values={person.skills}
        {...(own === undefined ? {} : { empty: 'No skills added yet. They are used for matching.' })}
      />
      <Badges
        title="Interests"
        values={person.interests}
        {...(own === undefined ? {} : { empty: 'No interests added yet. They are used for matching.' })}
      />
    </div>
  );
}
