/** Another side's id with its orders in both lists. */
export type Candidate = {
  readonly otherId: number;
  readonly order: number;
  readonly otherOrder: number;
  readonly investorScore: number;
};

/** The best few of everybody, filled pair by pair in any order, small enough to be kept between two slices of work. */
export type BestLists = {
  readonly subjectIds: readonly number[];
  /** Offers a pair to the subject at a place of `subjectIds`. */
  offer(subject: number, candidate: Candidate): void;
  /** Best first; equal scores by the other's id. */
  listOf(subject: number): Candidate[];
  toBytes(): Uint8Array;
};

const ID_BYTES = Int32Array.BYTES_PER_ELEMENT;
const SCORE_BYTES = Float64Array.BYTES_PER_ELEMENT;

type Rows = {
  readonly subjectIds: Int32Array;
  readonly otherIds: Int32Array;
  readonly orders: Float64Array;
  readonly otherOrders: Float64Array;
  readonly investorScores: Float64Array;
};

/** Empty lists of `limit` places for each subject. */
export const createBestLists = (subjectIds: readonly number[], limit: number): BestLists =>
  listsOver(
    {
      subjectIds: Int32Array.from(subjectIds),
      otherIds: new Int32Array(subjectIds.length * limit),
      orders: new Float64Array(subjectIds.length * limit),
      otherOrders: new Float64Array(subjectIds.length * limit),
      investorScores: new Float64Array(subjectIds.length * limit),
    },
    limit,
  );

/** The lists that `toBytes` gave; null when they were made with another limit. */
export function readBestLists(bytes: Uint8Array, limit: number): BestLists | null {
  const each = ID_BYTES + limit * (ID_BYTES + 3 * SCORE_BYTES);
  if (bytes.length % each !== 0) return null;
  const count = bytes.length / each;
  const memory = Uint8Array.from(bytes).buffer;
  const scores = count * limit * SCORE_BYTES;
  return listsOver(
    {
      orders: new Float64Array(memory, 0, count * limit),
      otherOrders: new Float64Array(memory, scores, count * limit),
      investorScores: new Float64Array(memory, 2 * scores, count * limit),
      otherIds: new Int32Array(memory, 3 * scores, count * limit),
      subjectIds: new Int32Array(memory, 3 * scores + count * limit * ID_BYTES, count),
    },
    limit,
  );
}

function listsOver(rows: Rows, limit: number): BestLists {
  const { subjectIds, otherIds, orders, otherOrders, investorScores } = rows;
  /** An empty place, id 0, comes last. */
  const orderAt = (place: number): number => (otherIds[place] === 0 ? -1 : (orders[place] ?? 0));
  const isBefore = (order: number, id: number, place: number): boolean => {
    const other = orderAt(place);
    return order > other || (order === other && String(id) < String(otherIds[place] ?? 0));
  };
  const move = (from: number, to: number) => {
    for (const column of [otherIds, orders, otherOrders, investorScores]) column[to] = column[from] ?? 0;
  };
  return {
    subjectIds: [...subjectIds],
    offer(subject, { otherId, order, otherOrder, investorScore }) {
      const first = subject * limit;
      let place = first + limit - 1;
      if (!isBefore(order, otherId, place)) return;
      while (place > first && isBefore(order, otherId, place - 1)) {
        move(place - 1, place);
        place--;
      }
      otherIds[place] = otherId;
      orders[place] = order;
      otherOrders[place] = otherOrder;
      investorScores[place] = investorScore;
    },
    listOf: (subject) =>
      Array.from({ length: limit }, (_, index) => subject * limit + index).flatMap((place) => {
        const otherId = otherIds[place] ?? 0;
        if (otherId === 0) return [];
        return {
          otherId,
          order: orders[place] ?? 0,
          otherOrder: otherOrders[place] ?? 0,
          investorScore: investorScores[place] ?? 0,
        };
      }),
    toBytes: () => {
      const columns = [orders, otherOrders, investorScores, otherIds, subjectIds];
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
