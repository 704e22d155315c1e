import { countPageView } from '#features/views/server/page-views.ts';
import type { ChangeTopic } from '#shared/server/change-topics.ts';
import type { Member, Process, Services } from '#shared/server/context.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import {
  atOnce,
  type CallAtOnce,
  DONE,
  type EarlyCall,
  implement,
  kept,
  prepared,
} from '#shared/server/implement.ts';
import { rememberNewWords } from '#shared/server/search.ts';
import { changedMeanwhile, IN_THE_FUTURE } from '#shared/server/refusals.ts';
import { startupEndpoints } from '../contract.ts';
import type { StartupForm } from '../contract/form.ts';
import { cardOf } from '../domain/card.ts';
import { detailOf } from '../domain/detail.ts';
import { correctionWords, searchableOf, searchName, searchVector } from '../domain/search.ts';
import { refuseWithout, requireStartup } from './access.ts';
import { findStartup, type FullStartup } from './queries-detail.ts';
import { findStartupsOf } from './queries.ts';
import { deleteStartup } from './queries-change.ts';
import { changing, makeStartup } from './queries-save.ts';
import { NO_RATES, openStartup, ratesFor } from './startup-detail.ts';
import { columnsOf, newStartup, type PlacedForm } from './startup-values.ts';
import { handleList, handleSummary } from './directory.ts';
import { forgetLogo, handleLogoRemoval, handleLogoUpload } from './logo.ts';
import { TEAM_ROLES } from '../domain/team.ts';
import { canEditStartup } from '../policy.ts';

type Endpoints = typeof startupEndpoints;

type Places = Pick<FullStartup, 'country' | 'countryMarket' | 'city'>;

/** What a startup's page is made from. */
const DETAIL_TOPICS = [
  'startups',
  'teams',
  'users',
  'figures',
  'raises',
  'rates',
] as const satisfies readonly ChangeTopic[];

const looked = (subjectId: number) => ({ subject: 'startup', subjectId }) as const;

/** A form in which places that were left out are what they were: a startup is found by them. */
const withPlaces = (
  form: StartupForm,
  { country: inCountry, countryMarket: inMarket, city: inCity }: Places,
): PlacedForm => {
  const { country = inCountry, countryMarket = inMarket, city = inCity } = form;
  return { ...form, country, countryMarket, city };
};

type Saving = Pick<CallAtOnce<Endpoints['POST /api/startups']>, 'request'> & {
  readonly services: Pick<Services, 'now'>;
};

/** What a form is saved as, and how, once it is, the words that misspelled searches are corrected to are kept. */
function prepare({ services, request }: Saving, form: PlacedForm) {
  if ((form.foundedYear ?? 0) > services.now().getUTCFullYear()) throw invalid('foundedYear', IN_THE_FUTURE);
  const searchable = searchableOf(form);
  return {
    values: columnsOf(form, { vector: searchVector(searchable), name: searchName(searchable) }),
    rememberWords: (process: Process) =>
      rememberNewWords(process, correctionWords(searchable), (err) =>
        request.log.warn({ err }, 'words not remembered'),
      ),
  };
}

/** What a change begins with; that nobody was quicker is seen by the version. */
const readBefore = ({
  actor,
  params,
  services,
}: EarlyCall<(typeof startupEndpoints)['PUT /api/startups/{id}']>) =>
  findStartup(services.db, params.id, actor.id);

const saverOf = ({
  actor,
  services,
}: {
  readonly actor: Member;
  readonly services: Pick<Services, 'now'>;
}) => ({
  id: actor.id,
  sessionId: actor.sessionId,
  now: services.now(),
});

/** What is said of a startup that was just published. */
const publishedOf = (made: Omit<FullStartup, 'hidden' | 'tractionSeries' | 'round' | 'mine'>) =>
  detailOf({ ...made, tractionSeries: [], round: null, mine: 'owner' as const }, NO_RATES);

async function publishAtOnce(call: CallAtOnce<Endpoints['POST /api/startups']>) {
  const { body, services, use, claimed } = call;
  const { values, rememberWords } = prepare(call, body);
  const by = saverOf(call);
  const answer = claimed && publishedOf(newStartup(values, by.now));
  const made = await makeStartup(services.db, {
    by,
    values,
    use,
    claimed: claimed && answer && { ...claimed, answer },
  });
  if (!made) return null;
  rememberWords(services);
  return publishedOf(made);
}

const change = changing(TEAM_ROLES.filter((role) => canEditStartup({ role })));

async function saveAtOnce(call: CallAtOnce<Endpoints['PUT /api/startups/{id}']>) {
  const { params, body, services, claimed } = call;
  if (claimed) return null;
  const { values, rememberWords } = prepare(call, body);
  const saved = await change(services.db, {
    id: params.id,
    version: body.version,
    by: saverOf(call),
    values: { ...values, status: body.status },
  });
  if (!saved) return null;
  rememberWords(services);
  if (saved.formerLogo !== null && saved.formerLogo !== saved.logoUrl)
    call.afterCommit((process) =>
      forgetLogo({ ...call, services: process, db: process.db }, saved.formerLogo),
    );
  return detailOf(saved, await ratesFor(services.db, saved));
}

export const startupRoutes = implement(startupEndpoints, {
  'GET /api/startups': handleList,
  'GET /api/startups/summary': handleSummary,

  'POST /api/startups': atOnce(publishAtOnce, async (call) => {
    const { body, db } = call;
    const { values, rememberWords } = prepare(call, body);
    call.afterCommit(rememberWords);
    const made = await makeStartup(db, { by: saverOf(call), values, use: null, claimed: null });
    if (!made) throw notFound();
    return publishedOf(made);
  }),

  'GET /api/startups/{id}': kept(
    {
      topics: DETAIL_TOPICS,
      visited: ({ params, request, services }) =>
        countPageView({ db: services.db, services, request }, { ...looked(params.id), actor: null }),
    },
    async ({ actor, params, db, services, request }) => {
      const startup = await openStartup(db, params.id, actor);
      if (startup.mine === null) countPageView({ db, services, request }, { ...looked(startup.id), actor });
      return startup;
    },
  ),

  'PUT /api/startups/{id}': atOnce(
    saveAtOnce,
    prepared(readBefore, async (call, before) => {
      const { actor, params, body, db } = call;
      if (!before) throw notFound();
      refuseWithout({ role: before.mine, hidden: before.hidden }, 'edit');
      const { values, rememberWords } = prepare(call, withPlaces(body, before));
      call.afterCommit(rememberWords);
      const { id, version } = { id: params.id, version: body.version };
      const saved = await change(db, {
        id,
        version,
        by: saverOf(call),
        values: { ...values, status: body.status },
      });
      if (saved === null) throw changedMeanwhile(await openStartup(db, id, actor));
      if (saved.formerLogo !== null && saved.formerLogo !== saved.logoUrl)
        await forgetLogo(call, saved.formerLogo);
      return detailOf(saved, await ratesFor(db, saved));
    }),
  ),

  'DELETE /api/startups/{id}': async (call) => {
    const { actor, db, params, services } = call;
    const { logoUrl } = await requireStartup(db, actor, params.id, 'own');
    const parting = { actor, events: services.events, now: services.now() };
    for (const { closing } of services.hooks) await closing?.(db, [params.id], parting);
    await deleteStartup(db, params.id);
    await forgetLogo(call, logoUrl);
    return DONE;
  },

  'POST /api/startups/{id}/logo': handleLogoUpload,
  'DELETE /api/startups/{id}/logo': handleLogoRemoval,

  'GET /api/profile': async ({ actor, db }) => {
    const rows = await findStartupsOf(db, actor.id);
    return { startups: rows.map((row) => ({ ...cardOf(row), role: row.role })) };
  },
});
