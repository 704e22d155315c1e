import { LinkButton } from '#shared/web/ui/link.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import type { StartupDetail } from '../contract/startup.ts';
import { RoundCard } from './figures-card.tsx';

/** The round as visitors see it. It is kept in one place, the funding tracker, with its investors and milestones. */
export function RoundTab({ startup }: { startup: StartupDetail }) {
  const tracker = `/financial-tools?startup=${startup.id}&tab=funding`;
  if (startup.round === null)
    return (
      <EmptyState
        title="No round yet"
        icon="coins"
        action={
          <LinkButton href={tracker} variant="primary">
            Set up the round
          </LinkButton>
        }
      >
        Set up your round in the funding tracker. Your public page shows its target and the amount received.
      </EmptyState>
    );
  return (
    <div className="grid max-w-2xl gap-4">
      <RoundCard round={startup.round} />
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href={tracker} icon="edit" variant="primary">
          Edit in the funding tracker
        </LinkButton>
        <p className="text-soft text-sm">Investors, milestones and amounts are there too.</p>
      </div>
    </div>
  );
}
