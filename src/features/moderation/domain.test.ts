import { describe, expect, it } from 'vitest';
import { type ActionKind, possibleDecisions, undoableIds } from './domain.ts';

const state = { exists: true, isFrozen: false, isOpen: true, hasPerson: true };

describe('what can be decided', () => {
  it('follows from how the subject stands', () => {
    expect(possibleDecisions(state)).toEqual(['freeze', 'strike', 'dismiss']);
    expect(possibleDecisions({ ...state, isFrozen: true, isOpen: false })).toEqual(['restore', 'strike']);
  });

  it('of something deleted, with nobody to ask, is only whether to close the case', () => {
    expect(possibleDecisions({ ...state, exists: false, hasPerson: false })).toEqual(['dismiss']);
  });
});

describe('what can be taken back', () => {
  const record = (...kinds: (ActionKind | `undo ${number}`)[]) =>
    kinds.map((text, index) => {
      const [kind, undone] = text.split(' ');
      return {
        id: index + 1,
        kind: kind as ActionKind,
        undoesId: undone === undefined ? null : Number(undone),
      };
    });
  const undoable = (...kinds: Parameters<typeof record>) =>
    [...undoableIds(record(...kinds))].toSorted((one, other) => one - other);

  it('is the last of hiding and showing, and any strike', () => {
    expect(undoable('strike', 'freeze', 'restore')).toEqual([1, 3]);
    expect(undoable('strike', 'freeze', 'restore', 'undo 3')).toEqual([1, 2]);
    expect(undoable('freeze', 'undo 1')).toEqual([]);
  });

  it('is a dismissal until something follows it', () => {
    expect(undoable('dismiss')).toEqual([1]);
    expect(undoable('dismiss', 'strike')).toEqual([2]);
    expect(undoable('dismiss', 'strike', 'undo 2')).toEqual([1]);
  });
});
