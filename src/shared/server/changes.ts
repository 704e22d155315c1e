const counts = new WeakMap<object, number>();

/** Notes that a call of this process has written something. */
export const noteChange = (process: object): void => void counts.set(process, changesIn(process) + 1);

/** How often this process has written: what was counted before the last time may be out of date. */
export const changesIn = (process: object): number => counts.get(process) ?? 0;
