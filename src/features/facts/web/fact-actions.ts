import { documentHref } from '#features/documents/contract/document-link.ts';
import type { Difference, Fact } from '../contract.ts';

type Action = { readonly href: string; readonly label: string };

/** Where a fact's words stand, one click away; null for what no document states. */
export function wordsHref({ source: { documentId, version }, quote }: Fact): string | null {
  return documentId === null || version === null ? null : documentHref({ id: documentId, version, quote });
}

/** Where the team mends what a source says. */
function mendSource(fact: Fact, startupId: number): Action {
  const edit = (tab: string) => `/startups/${startupId}/edit?tab=${tab}`;
  const tool = (tab: string) => `/financial-tools?startup=${startupId}&tab=${tab}`;
  const words = wordsHref(fact);
  if (words !== null) return { href: words, label: `Correct ${fact.source.label}` };
  const { kind } = fact.source;
  if (kind === 'traction') return { href: edit('traction'), label: 'Correct the traction figures' };
  if (kind === 'tracker') return { href: edit('round'), label: 'Correct the round' };
  if (kind === 'model' || kind === 'derived') return { href: tool('model'), label: 'Correct the model' };
  if (kind === 'cap-table') return { href: tool('cap-table'), label: 'Correct the cap table' };
  return { href: edit('profile'), label: 'Correct the profile' };
}

/** What to do where two sources differ: the team mends the lower side, an investor asks for what settles it. */
export function actionFor(
  { against }: Difference,
  { startupId, isTeam }: { readonly startupId: number; readonly isTeam: boolean },
): Action {
  return isTeam
    ? mendSource(against, startupId)
    : { href: `/ai-insights?tab=due-diligence&startup=${startupId}`, label: 'Ask in due diligence' };
}
