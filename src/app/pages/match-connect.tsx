import { ConnectDialog } from '#features/introductions/web/connect-dialog.tsx';
import type { MatchCounterpart } from '#features/matching/contract.ts';

/** Connect beside a match, or how the reader stands with it. */
export function MatchConnect({ counterpart: { kind, id, name } }: { counterpart: MatchCounterpart }) {
  return (
    <ConnectDialog inList target={kind === 'startup' ? { startupId: id } : { investorId: id }} name={name} />
  );
}
