import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import type { Role } from '../contract/draft.ts';

const ROLES: readonly { role: Role; label: string; note: string; icon: IconName }[] = [
  {
    role: 'founder',
    label: 'Founder',
    note: 'I build a company and look for investors, a co-founder or a team.',
    icon: 'rocket',
  },
  {
    role: 'investor',
    label: 'Investor',
    note: 'I fund companies, by myself or for a firm, and look for the next one.',
    icon: 'coins',
  },
];

/** Step 1: one card per role. */
export function RoleList({ onChoose }: { onChoose: (role: Role) => void }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {ROLES.map(({ role, label, note, icon }) => (
        <li key={role}>
          <button
            type="button"
            onClick={() => onChoose(role)}
            aria-describedby={`role-${role}`}
            aria-label={label}
            className="bg-card border-edge hover:border-green hover:bg-tint grid h-full w-full content-start gap-2 rounded-md border p-5 text-left transition-colors"
          >
            <Icon name={icon} className="text-green size-7" />
            <span className="text-lg font-semibold">{label}</span>
            <span id={`role-${role}`} className="text-soft">
              {note}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
