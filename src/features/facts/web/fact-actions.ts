import { documentHref } from '#features/documents/contract/document-link.ts';
import type { Difference, Fact, FactQuestion } from '../contract.ts';

type Action = { readonly href: string; readonly label: string };

/** Where a fact's words stand, one click away; null for what no document states. */
export function wordsHref({ source: { documentId, version }, quote }: Fact): string | null {
  return documentId === null || version === null ? null : documentHref({ id: documentId, version, quote });
}

/** Where the team looks at what a source says, and mends it. */
function mendSource(fact: Fact, startupId: number, verb: 'Correct' | 'Check'): Action {
  const edit = (tab: string) => `/startups/${startupId}/edit?tab=${tab}`;
  const tool = (tab: string) => `/financial-tools?startup=${startupId}&tab=${tab}`;
  const words = wordsHref(fact);
  if (words !== null) return { href: words, label: `${verb} ${fact.source.label}` };
  const { kind } = fact.source;
  if (kind === 'traction') return { href: edit('traction'), label: `${verb} the traction figures` };
  if (kind === 'tracker') return { href: edit('round'), label: `${verb} the round` };
  if (kind === 'model' || kind === 'derived') return { href: tool('model'), label: `${verb} the model` };
  if (kind === 'cap-table') return { href: tool('cap-table'), label: `${verb} the cap table` };
  return { href: edit('profile'), label: `${verb} the profile` };
}

/** What to do where two sources differ: the team mends the lower side, or checks it where both may be right; an investor asks for what settles it. */
export function actionFor(
  difference: Difference | FactQuestion,
  { startupId, isTeam }: { readonly startupId: number; readonly isTeam: boolean },
): Action {
  return isTeam
    ? mendSource(difference.against, startupId, 'doubt' in difference ? 'Check' : 'Correct')
    : { href: `/ai-insights?tab=due-diligence&startup=${startupId}`, label: 'Ask in due diligence' };
}
