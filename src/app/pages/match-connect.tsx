import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import type { MatchCounterpart } from '#features/matching/contract.ts';
import { targetOf } from './match-states.ts';

/** Connect beside a match, or how the reader stands with it. */
export function MatchConnect({ counterpart }: { counterpart: MatchCounterpart }) {
  return (
    <ConnectDialog
      inList
      target={targetOf(counterpart)}
      name={counterpart.name}
      isDemo={counterpart.isDemo}
    />
  );
}
