/** Another side's id with both wishes, 0–100. */
export type Candidate = {
  readonly otherId: number;
  readonly investorScore: number;
  readonly startupScore: number;
};

/** The best few of everybody, filled pair by pair in any order, small enough to be kept between two slices of work. */
export type BestLists = {
  readonly subjectIds: readonly number[];
  /** Offers a pair to the subject at a place of `subjectIds`. */
  offer(subject: number, otherId: number, investorScore: number, startupScore: number): void;
  /** Best first; equal scores by the other's id. */
  listOf(subject: number): Candidate[];
  toBytes(): Uint8Array;
};

const ID_BYTES = Int32Array.BYTES_PER_ELEMENT;
const SCORE_BYTES = Float64Array.BYTES_PER_ELEMENT;

type Rows = {
  readonly subjectIds: Int32Array;
  readonly otherIds: Int32Array;
  readonly investorScores: Float64Array;
  readonly startupScores: Float64Array;
};

/** Empty lists of `limit` places for each subject. */
export const createBestLists = (subjectIds: readonly number[], limit: number): BestLists =>
  listsOver(
    {
      subjectIds: Int32Array.from(subjectIds),
      otherIds: new Int32Array(subjectIds.length * limit),
      investorScores: new Float64Array(subjectIds.length * limit),
      startupScores: new Float64Array(subjectIds.length * limit),
    },
    limit,
  );

/** The lists that `toBytes` gave; null when they were made with another limit. */
export function readBestLists(bytes: Uint8Array, limit: number): BestLists | null {
  const each = ID_BYTES + limit * (ID_BYTES + 2 * SCORE_BYTES);
  if (bytes.length % each !== 0) return null;
  const count = bytes.length / each;
  const memory = Uint8Array.from(bytes).buffer;
  const scores = count * limit * SCORE_BYTES;
  return listsOver(
    {
      investorScores: new Float64Array(memory, 0, count * limit),
      startupScores: new Float64Array(memory, scores, count * limit),
      otherIds: new Int32Array(memory, 2 * scores, count * limit),
      subjectIds: new Int32Array(memory, 2 * scores + count * limit * ID_BYTES, count),
    },
    limit,
  );
}

function listsOver(rows: Rows, limit: number): BestLists {
  const { subjectIds, otherIds, investorScores, startupScores } = rows;
  /** The geometric mean's order without its root; an empty place, id 0, comes last. */
  const weightAt = (place: number): number =>
    otherIds[place] === 0 ? -1 : (investorScores[place] ?? 0) * (startupScores[place] ?? 0);
  const isBefore = (weight: number, id: number, place: number): boolean => {
    const other = weightAt(place);
    return weight > other || (weight === other && String(id) < String(otherIds[place] ?? 0));
  };
  const move = (from: number, to: number) => {
    for (const column of [otherIds, investorScores, startupScores]) column[to] = column[from] ?? 0;
  };
  return {
    subjectIds: [...subjectIds],
    offer(subject, otherId, investorScore, startupScore) {
      const first = subject * limit;
      const weight = investorScore * startupScore;
      let place = first + limit - 1;
      if (!isBefore(weight, otherId, place)) return;
      while (place > first && isBefore(weight, otherId, place - 1)) {
        move(place - 1, place);
        place--;
      }
      otherIds[place] = otherId;
      investorScores[place] = investorScore;
      startupScores[place] = startupScore;
    },
    listOf: (subject) =>
      Array.from({ length: limit }, (_, index) => subject * limit + index).flatMap((place) => {
        const otherId = otherIds[place] ?? 0;
        if (otherId === 0) return [];
        return {
          otherId,
          investorScore: investorScores[place] ?? 0,
          startupScore: startupScores[place] ?? 0,
        };
      }),
    toBytes: () => {
      const columns = [investorScores, startupScores, otherIds, subjectIds];
      const bytes = new Uint8Array(columns.reduce((sum, column) => sum + column.byteLength, 0));
      let at = 0;
      for (const { buffer, byteOffset, byteLength } of columns) {
        bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
        at += byteLength;
      }
      return bytes;
    },
  };
}
