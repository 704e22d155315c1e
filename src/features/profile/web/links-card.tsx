import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import { ExternalLink } from '#shared/web/ui/link.tsx';
import type { PersonFacts } from '../contract/profile.ts';

type Links = Pick<PersonFacts, 'linkedinUrl' | 'githubUrl' | 'twitterUrl' | 'personalWebsite'>;

/** Where else a person is found. The e-mail address is given on the own profile alone. */
export function LinksCard({ person, email }: { person: Links; email?: string }) {
  const links: (readonly [string, IconName, string | null])[] = [
    ['LinkedIn', 'link', person.linkedinUrl],
    ['GitHub', 'link', person.githubUrl],
    ['X (Twitter)', 'link', person.twitterUrl],
    ['Personal website', 'globe', person.personalWebsite],
  ];
  const given = links.filter(([, , href]) => href !== null);
  if (email === undefined && given.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Contact & Links"
        {...(email === undefined ? {} : { note: 'Only you see your e-mail.' })}
      />
      <ul className="grid grid-cols-1 gap-1 text-sm">
        {email === undefined ? null : (
          <li className="flex min-h-9 items-center gap-2">
            <Icon name="mail" className="text-soft size-4.5" />
            <span className="min-w-0 break-all">{email}</span>
          </li>
        )}
        {given.map(([label, icon, href]) => (
          <li key={label} className="flex min-h-9 items-center gap-2">
            <Icon name={icon} className="text-soft size-4.5" />
            <ExternalLink href={href ?? ''}>{label}</ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
