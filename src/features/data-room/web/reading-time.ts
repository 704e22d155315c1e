import { useEffect } from 'react';
import { record } from './room.ts';

const LONGEST_S = 1800;

/** How long each read was in sight so far, also when the page was left and opened again. */
const seenMs = new Map<number, number>();

/** Says how long a page stayed in sight, when it leaves it; a hidden tab is not sight. */
export function useReadingTime(startupId: number, reading: number | null | undefined): void {
  useEffect(() => {
    if (reading === null || reading === undefined) return undefined;
    let seen = seenMs.get(reading) ?? 0;
    let since = document.hidden ? null : performance.now();
    const tell = () => {
      if (since !== null) seen += performance.now() - since;
      since = document.hidden ? null : performance.now();
      seenMs.set(reading, seen);
      const seconds = Math.min(Math.round(seen / 1000), LONGEST_S);
      if (seconds < 1) return;
      // A time that does not arrive is unknown, which is what the team then sees.
      record.client
        .call('POST /api/startups/{id}/room/times', {
          params: { id: startupId },
          body: { reading, seconds },
        })
        .catch(() => {});
    };
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      tell();
    };
  }, [startupId, reading]);
}
