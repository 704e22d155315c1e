import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import type { Role } from '../contract/draft.ts';

const ROLES: readonly { role: Role; label: string; note: string; icon: IconName }[] = [
  {
    role: 'founder',
    label: 'Founder',
    note: 'I am building a company and looking for investors, a co-founder or a team.',
    icon: 'rocket',
  },
  {
    role: 'investor',
    label: 'Investor',
    note: 'I invest in companies, for myself or a firm.',
    icon: 'coins',
  },
];

/** Step 1: one card per role. */
export function RoleList({ onChoose }: { onChoose: (role: Role) => void }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ROLES.map(({ role, label, note, icon }) => (
        <li
          key={role}
          className="bg-card border-edge hover:border-green hover:bg-tint has-focus-visible:outline-green relative grid content-start gap-2 rounded-md border p-5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <Icon name={icon} className="text-green size-7" />
          <button
            type="button"
            onClick={() => onChoose(role)}
            aria-describedby={`role-${role}`}
            className="min-h-11 text-left text-lg font-semibold outline-none after:absolute after:inset-0 after:rounded-md md:min-h-0"
          >
            {label}
          </button>
          <p id={`role-${role}`} className="text-soft">
            {note}
          </p>
        </li>
      ))}
    </ul>
  );
}
