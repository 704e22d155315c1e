/** Work cut into small pieces: a server may answer others between two of them, a test runs it to the end. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps at once. */
export function drained<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Maps a list, pausing after every few items. */
export function* mapSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
  every = 50,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % every === 0) yield;
  }
  return results;
}
