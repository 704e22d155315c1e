/** How a caller stands after a call: how many more they have, and for how long the others count. */
type Standing = { readonly remaining: number; readonly isOver: boolean; readonly resetMs: number };

type Counted = { readonly since: number; calls: number };

/** Those who began longest ago are forgotten first. */
const MOST_CALLERS = 5_000;

/** Counts the calls of each caller, so many of whom are let in within a window that begins with their first. */
export function createCallLimit({ most, windowMs }: { readonly most: number; readonly windowMs: number }) {
  const callers = new Map<string, Counted>();

  function begin(caller: string, now: number): Counted {
    callers.delete(caller);
    const begun = { since: now, calls: 0 };
    callers.set(caller, begun);
    const [oldest] = callers.size > MOST_CALLERS ? callers.keys() : [];
    if (oldest !== undefined) callers.delete(oldest);
    return begun;
  }

  return (caller: string, now: number): Standing => {
    const known = callers.get(caller);
    const counted = known && now - known.since < windowMs ? known : begin(caller, now);
    counted.calls += 1;
    return {
      remaining: Math.max(0, most - counted.calls),
      isOver: counted.calls > most,
      resetMs: counted.since + windowMs - now,
    };
  };
}
