import { findOpenDeals } from '#features/deal-flow/server/queries-reports.ts';
import { findBestImprovement } from '#features/documents/server/best-improvement.ts';
import { findFirmOf } from '#features/firms/server/queries.ts';
import { findStandings } from '#features/introductions/server/standings.ts';
import { findOwnMatches, type TopMatch } from '#features/matching/server/own-matches.ts';
import { roundHalfUp } from '#shared/domain/scale.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import type { Recommendation } from '../contract.ts';
import { findMainStartup } from './queries.ts';

/** From this fit on a pair is recommended. */
const LEAST_FIT = 60;
const LOOKED_AT = 40;
const REASONS_SAID = 2;

const targetOf = ({ id }: TopMatch): string => id.replace('-', ':');

/** Of a person's best pairs those that are news to them: not asked, not in touch, not in their pipeline. */
async function findNewFits(db: Db, actor: Member, services: Services): Promise<TopMatch[]> {
  const { top } = await findOwnMatches(db, services, { userId: actor.id, limit: LOOKED_AT });
  const fitting = top.filter(({ matchScore }) => (matchScore ?? 0) >= LEAST_FIT);
  if (fitting.length === 0) return [];
  const standings = await findStandings(db, actor, {
    targets: fitting.map(targetOf),
    now: services.now(),
  });
  const firm = await findFirmOf(db, actor.id);
  const open = await findOpenDeals(db, { userId: actor.id, firmId: firm?.id ?? null });
  const pursued = new Set(open.map(({ startupId }) => `startup:${startupId}`));
  const unasked = new Set(
    standings
      .filter(({ standing }) => standing === 'connect' || standing === 'unavailable')
      .map(({ target }) => target),
  );
  return fitting.filter((match) => unasked.has(targetOf(match)) && !pursued.has(targetOf(match)));
}

/** The best new fit; real ones before the demo's. */
async function opportunity(db: Db, actor: Member, services: Services): Promise<Recommendation[]> {
  const [best] = (await findNewFits(db, actor, services)).toSorted(
    (a, b) => Number(a.isDemo) - Number(b.isDemo) || (b.matchScore ?? 0) - (a.matchScore ?? 0),
  );
  if (best === undefined) return [];
  const { id, name, isDemo, href, matchScore, reasons } = best;
  const figure = `${matchScore}% fit`;
  return [
    {
      kind: 'Investment Opportunity',
      id,
      subject: name,
      isDemo,
      href,
      matchScore,
      figure,
      text: reasons.slice(0, REASONS_SAID).join(' '),
    },
  ];
}

/** What would raise the score of the founder's deck most. */
async function deckImprovement(db: Db, actor: Member): Promise<Recommendation[]> {
  const startup = await findMainStartup(db, actor.id);
  const best = startup === undefined ? null : await findBestImprovement(db, startup.id);
  if (best === null) return [];
  const { documentId, title, text, points } = best;
  return [
    {
      kind: 'Deck Improvement',
      id: `document-${documentId}`,
      subject: title,
      isDemo: false,
      href: `/documents/${documentId}`,
      matchScore: null,
      figure: `+${Math.max(1, roundHalfUp(points))} points`,
      text,
    },
  ];
}

/** What the person might do next, each computed from rows: at most the best new fit and the best change of a deck. */
export async function findRecommendations(
  db: Db,
  actor: Member,
  services: Services,
): Promise<Recommendation[]> {
  return [...(await opportunity(db, actor, services)), ...(await deckImprovement(db, actor))];
}
