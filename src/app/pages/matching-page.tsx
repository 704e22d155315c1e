import { MatchingPage } from '#features/matching/web/matching-page.tsx';
import { MatchConnect } from './match-connect.tsx';

/** `/matching`: the reader's matches, each with Connect. */
export function MatchingScreen() {
  return <MatchingPage renderConnect={(counterpart) => <MatchConnect counterpart={counterpart} />} />;
}
