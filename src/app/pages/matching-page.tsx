import type { ReactNode } from 'react';
import type { MatchCounterpart } from '#features/matching/contract.ts';
import type { MatchStates } from '#features/matching/web/match-state.ts';
import { MatchingPage } from '#features/matching/web/matching-page.tsx';
import { MatchConnect } from './match-connect.tsx';
import { useMatchStates } from './match-states.ts';

type StatesProps = {
  counterparts: readonly MatchCounterpart[];
  render: (states: MatchStates) => ReactNode;
};

function States({ counterparts, render }: StatesProps) {
  return render(useMatchStates(counterparts));
}

/** `/matching`: the reader's matches, each with Connect, and those of one state alone. */
export function MatchingScreen() {
  return (
    <MatchingPage
      renderConnect={(counterpart) => <MatchConnect counterpart={counterpart} />}
      renderWithStates={(counterparts, render) => <States counterparts={counterparts} render={render} />}
    />
  );
}
