import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Figures that are read together, each by its name with what it tells. A null is no figure now. */
export type Measure = {
  readonly help: Readonly<Record<string, string>>;
  /** How long they hold; without it they are read each time they are asked for. */
  readonly freshMs?: number;
  readonly read: () => Promise<Readonly<Record<string, number | null>>>;
};

/** A figure that takes longer is left out, as is one that cannot be read: the others tell why. */
const PATIENCE_MS = 3_000;

/** Reads once for all who ask before it has answered, and for whoever asks while that holds. */
function together({ read, freshMs = 0 }: Measure, clock: () => number): Measure['read'] {
  let asked: ReturnType<Measure['read']> | null = null;
  let freshUntil = Infinity;
  async function readNow() {
    try {
      const figures = await read();
      freshUntil = clock() + freshMs;
      return figures;
    } catch (error) {
      asked = null;
      throw error;
    }
  }
  return () => {
    if (asked !== null && clock() < freshUntil) return asked;
    freshUntil = Infinity;
    asked = readNow();
    return asked;
  };
}

/** Puts figures on the page that is scraped, as gauges. */
export function registerGauges(
  registry: Registry,
  measures: readonly Measure[],
  clock: () => number = () => performance.now(),
): void {
  for (const measure of measures) {
    const read = together(measure, clock);
    for (const [name, help] of Object.entries(measure.help)) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const figures = await Promise.race([
            read().catch(() => null),
            sleep(PATIENCE_MS, null, { ref: false }),
          ]);
          const value = figures?.[name] ?? null;
          if (value === null) gauge.remove();
          else gauge.set(value);
        },
      });
    }
  }
}
