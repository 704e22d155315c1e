import { useQuery } from '@tanstack/react-query';
import { clientFor } from '#shared/web/api-client.ts';
import type { introductionEndpoints } from '../contract.ts';
import type { Standing } from '../contract/standing.ts';

/** Who is asked, as the page knows them. */
export type ConnectTarget =
  | { readonly startupId: number }
  | { readonly investorId: number }
  | { readonly receiverId: string };

const client = clientFor<typeof introductionEndpoints>();

export const STANDINGS_CALL = 'GET /api/introductions/standings';
const MOST_AT_ONCE = 100;
const FRESH_MS = 30_000;

type Waiting = {
  readonly target: string;
  readonly resolve: (standing: Standing) => void;
  readonly reject: (error: unknown) => void;
};

let waiting: Waiting[] = [];

const targetsOf = (targets: readonly string[]): string => [...new Set(targets)].join(',');

/** For whoever answers ahead: who is asked about by a key of the cache; null where the key is of another call. */
export const targetIn = ([call, target]: readonly unknown[]): string | null =>
  call === STANDINGS_CALL && typeof target === 'string' ? target : null;

/** All of them as one address of the API. */
export const standingsAddress = (targets: readonly string[]): string =>
  `/api/introductions/standings?targets=${encodeURIComponent(targetsOf(targets.slice(0, MOST_AT_ONCE)))}`;

async function ask(some: readonly Waiting[]): Promise<void> {
  try {
    const standings = await client.call(STANDINGS_CALL, {
      query: { targets: targetsOf(some.map(({ target }) => target)) },
    });
    const byTarget = new Map(standings.map((standing) => [standing.target, standing]));
    for (const { target, resolve, reject } of some) {
      const standing = byTarget.get(target);
      if (standing === undefined) reject(new Error(`no standing for ${target}`));
      else resolve(standing);
    }
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}

/** What all cards of a page want to know is one call. */
function load(target: string): Promise<Standing> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) {
      setTimeout(() => {
        const all = waiting;
        waiting = [];
        for (let start = 0; start < all.length; start += MOST_AT_ONCE)
          void ask(all.slice(start, start + MOST_AT_ONCE));
      });
    }
    waiting.push({ target, resolve, reject });
  });
}

function keyOf(target: ConnectTarget): string {
  if ('startupId' in target) return `startup:${target.startupId}`;
  return 'investorId' in target ? `investor:${target.investorId}` : `person:${target.receiverId}`;
}

/** How a standing is asked for, whoever asks. */
export const standingQuery = (target: ConnectTarget) => {
  const key = keyOf(target);
  return { queryKey: [STANDINGS_CALL, key], queryFn: () => load(key), staleTime: FRESH_MS };
};

/** How the signed-in person stands with somebody; undefined until it is known. */
export function useStanding(target: ConnectTarget): { standing: Standing | undefined; isError: boolean } {
  const { data, isError } = useQuery(standingQuery(target));
  return { standing: data, isError };
}

/** The state of a pair in a word, where nothing is to be done about it; null where nothing came of it yet. */
export const STANDING_WORDS: Readonly<Record<Standing['standing'], string | null>> = {
  connect: null,
  requested: 'Requested',
  answer: 'Waits for your answer',
  message: 'Connected',
  unavailable: null,
  own: null,
};
