import type { CapTableForm } from '../contract/request.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import type { Convertible } from '../domain/convertible.ts';
import type { DraftRow } from '../domain/draft.ts';
import { valueOf } from '../domain/refusal.ts';
import { inDollars, type StatedConvertible } from '../domain/stated-convertible.ts';

/** A row of the editor; the key stays while the row moves. */
export type EditorRow = { readonly key: string; readonly draft: DraftRow };

export const editorRows = (drafts: readonly DraftRow[]): EditorRow[] =>
  drafts.map((draft) => ({ key: crypto.randomUUID(), draft }));

export const PAGE_SIZE = 25;

export const pageOfRow = (row: number): number => Math.floor(row / PAGE_SIZE) + 1;

/** A table's SAFEs and notes in dollars, at the rates of its day. */
export const convertiblesInDollars = ({
  inputs: { convertibles = [] },
  rates,
}: Pick<CapTableAnswer, 'inputs' | 'rates'>): readonly Convertible[] =>
  valueOf(inDollars(convertibles, rates));

/** The engine's read-only lists as the call's own. */
export function storedConvertibles(convertibles: readonly StatedConvertible[]): CapTableForm['convertibles'] {
  if (convertibles.length === 0) return undefined;
  return convertibles.map(({ interest, ...each }) => ({
    ...each,
    ...(interest ? { interest: { ...interest, periods: [...interest.periods] } } : {}),
  }));
}
