import type { Analysis, AnalysisDiff, ExtractedNumber, Finding } from './document.ts';

/**
 * The findings of one version that the other has not: those of one code are paired by the words they share, then by
 * their order, since a sentence may be reworded and still say the same.
 */
function withoutSame(own: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.flatMap(({ code, quotes }) => quotes.map(({ text }) => `${code} ${text}`)));
  const isKept = ({ code, quotes }: Finding): boolean =>
    quotes.some(({ text }) => known.has(`${code} ${text}`));
  const left = new Map<string, number>();
  for (const { code } of others) left.set(code, (left.get(code) ?? 0) + 1);
  for (const { code } of own.filter(isKept)) left.set(code, (left.get(code) ?? 0) - 1);
  return own.filter((finding) => {
    if (isKept(finding)) return false;
    const more = left.get(finding.code) ?? 0;
    left.set(finding.code, more - 1);
    return more <= 0;
  });
}

const isSame = (one: ExtractedNumber, other: ExtractedNumber): boolean =>
  one.value === other.value &&
  one.currency === other.currency &&
  one.unit === other.unit &&
  one.period === other.period;

/** Figures left after each was paired with an equal one of its kind in the other version. */
function unpaired(own: readonly ExtractedNumber[], others: readonly ExtractedNumber[]): ExtractedNumber[] {
  const pool = new Map([...Map.groupBy(others, ({ kind }) => kind)].map(([kind, list]) => [kind, [...list]]));
  return own.filter((number) => {
    const candidates = pool.get(number.kind) ?? [];
    const index = candidates.findIndex((other) => isSame(number, other));
    if (index >= 0) candidates.splice(index, 1);
    return index < 0;
  });
}

type Change = { readonly before: ExtractedNumber; readonly after: ExtractedNumber };

/** A figure changed when one of its kind, unit and period vanished and one appeared; a changed period is tried last. */
function changesOf(vanished: readonly ExtractedNumber[], appeared: readonly ExtractedNumber[]): Change[] {
  const left = [...appeared];
  const changes: Change[] = [];
  const paired = new Set<ExtractedNumber>();
  for (const keepsPeriod of [true, false])
    for (const before of vanished) {
      if (paired.has(before) || before.kind === 'other') continue;
      const index = left.findIndex(
        ({ kind, unit, period }) =>
          kind === before.kind && unit === before.unit && (!keepsPeriod || period === before.period),
      );
      const after = left[index];
      if (!after) continue;
      left.splice(index, 1);
      paired.add(before);
      changes.push({ before, after });
    }
  return changes;
}

/** What the newer version of a document gained, lost and says differently, with the quotes of each side. */
export function diffAnalyses(before: Analysis, after: Analysis): AnalysisDiff {
  const [old, fresh] = [
    [...before.strengths, ...before.flags],
    [...after.strengths, ...after.flags],
  ];
  const vanished = unpaired(before.numbers, after.numbers);
  const appeared = unpaired(after.numbers, before.numbers);
  const changed = changesOf(vanished, appeared);
  const foundIn = ({ sections }: Analysis) =>
    new Set(sections.filter(({ found }) => found).map(({ id }) => id));
  const [had, has] = [foundIn(before), foundIn(after)];
  return {
    findings: { appeared: withoutSame(fresh, old), vanished: withoutSame(old, fresh) },
    sections: {
      appeared: after.sections.filter(({ id, found }) => found && !had.has(id)),
      vanished: before.sections.filter(({ id, found }) => found && !has.has(id)),
    },
    numbers: {
      appeared: appeared.filter((number) => !changed.some((change) => change.after === number)),
      vanished: vanished.filter((number) => !changed.some((change) => change.before === number)),
      changed,
    },
    score: { before: before.score, after: after.score },
  };
}
