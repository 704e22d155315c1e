import { dayText } from '#shared/domain/calendar.ts';
import type { FitKey } from './fit.ts';
import type { Misfit } from './misfit.ts';
import type { InvestorProfile, StartupProfile } from './profile.ts';
import { counted, listed, percent, raiseText, subject, usd, type Speech, type Subject } from './speech.ts';
import { tellingWords } from './text.ts';
import { statedTickets } from './ticket.ts';

/** Both sides, for saying what was compared. */
export type Pair = {
  startup: StartupProfile;
  investor: InvestorProfile;
  speech: Speech;
  founder: Subject;
  backer: Subject;
};

export const pairOf = (startup: StartupProfile, investor: InvestorProfile, speech: Speech): Pair => ({
  startup,
  investor,
  speech,
  founder: subject(startup.name, speech.viewer === 'founder'),
  backer: subject(investor.name, speech.viewer === 'investor'),
});

/** How a criterion reads: both values, and the two in one sentence. */
export type Wording = { startupText: string; investorText: string; sentence: string };

const NOT_STATED = 'not stated';

const wording = (startupText: string, investorText: string, sentence: string): Wording => ({
  startupText: startupText || NOT_STATED,
  investorText: investorText || NOT_STATED,
  sentence,
});

const raised = ({ raiseUsd, raiseStated }: StartupProfile): string =>
  raiseUsd === null ? (raiseStated ?? '') : raiseText(raiseUsd, raiseStated);

function stage({ startup, investor, speech, founder, backer }: Pair): Wording {
  const label = (id: string) => speech.label('stage', id);
  const asked = startup.stage === null ? '' : label(startup.stage);
  const raise = `${founder.start} ${founder.verb('raise', 'raises')} at ${asked || 'a stage not stated'}`;
  if (investor.stages.length > 0) {
    const backed = listed(investor.stages.map(label));
    return wording(asked, backed, `${raise}; ${backer.inner} ${backer.verb('back', 'backs')} ${backed}.`);
  }
  const known = investor.deals.filter((deal) => deal.stage !== null);
  const same = known.filter((deal) => deal.stage === startup.stage).length;
  const record = known.length === 0 ? '' : `${same} of ${counted(known.length, 'deal')} at this stage`;
  return wording(
    asked,
    record,
    `${raise}; ${backer.inner} ${backer.verb('have', 'has')} ${record || 'no past deal with a stage'}.`,
  );
}

function sector({ startup, investor, speech, founder, backer }: Pair): Wording {
  const label = (id: string) => speech.label('sector', id);
  const built = listed(startup.sectors.map(label));
  const same = investor.deals.filter((deal) =>
    deal.sectors.some((id) => startup.sectors.includes(id)),
  ).length;
  const isStated = startup.sectors.some((id) => investor.sectors.includes(id));
  const record = same === 0 ? '' : `${counted(same, 'deal')} ${isStated ? 'there' : `in ${built}`}`;
  const stated = listed(investor.sectors.map(label));
  const build = `${founder.start} ${founder.verb('build', 'builds')} in ${built || 'a sector not stated'}`;
  const invests = stated ? `${backer.verb('invest', 'invests')} in ${stated}` : '';
  const has = record ? `${backer.verb('have', 'has')} ${record}` : '';
  const does =
    [invests, has].filter(Boolean).join(' and ') || `${backer.verb('have', 'has')} not stated a sector`;
  return wording(built, [stated, record].filter(Boolean).join(', '), `${build}; ${backer.inner} ${does}.`);
}

/** "$50K to $250K", "from $50K", "up to $250K"; empty for an investor who states none. */
function ticketText(investor: InvestorProfile): string {
  const tickets = statedTickets(investor);
  if (tickets === null) return '';
  const { lowUsd, highUsd } = tickets;
  if (lowUsd === highUsd) return usd(lowUsd);
  if (highUsd === Infinity) return `from ${usd(lowUsd)}`;
  return lowUsd === 0 ? `up to ${usd(highUsd)}` : `${usd(lowUsd)} to ${usd(highUsd)}`;
}

function ticket({ startup, investor, founder, backer }: Pair): Wording {
  const range = ticketText(investor);
  const amount = raised(startup);
  const raise = amount
    ? `${founder.start} ${founder.verb('raise', 'raises')} ${amount}`
    : `${founder.start} ${founder.verb('have', 'has')} not stated an amount`;
  const writes = range
    ? `${backer.inner} ${backer.verb('write', 'writes')} ${range}`
    : `${backer.inner} ${backer.verb('have', 'has')} not stated a ticket`;
  return wording(amount, range, `${raise}; ${writes}.`);
}

function cheque({ startup, investor, founder, backer }: Pair): Wording {
  const { ticketTypicalUsd: typical } = investor;
  const share =
    typical !== null && startup.raiseUsd !== null && startup.raiseUsd > 0
      ? percent(Math.min(1, typical / startup.raiseUsd))
      : '';
  const size = typical === null ? '' : usd(typical);
  const round = founder.whose === 'your' ? 'your round' : `the round of ${founder.inner}`;
  return wording(
    raised(startup),
    [size, share && `${share} of it`].filter(Boolean).join(', '),
    share
      ? `A usual cheque of ${backer.whose === 'your' ? 'yours' : backer.inner}, ${size}, is ${share} of ${round}.`
      : `What share of ${round} a usual cheque covers is not known.`,
  );
}

function geography({ startup, investor, speech, founder, backer }: Pair): Wording {
  const label = (id: string) => speech.label('place', id);
  const [home] = startup.place;
  const from = home === undefined ? '' : label(home);
  const known = [...investor.places, ...investor.deals.map((deal) => deal.place)];
  const places = listed([...new Set(known.flatMap((place) => place[0] ?? []))].map(label));
  const are = `${founder.start} ${founder.verb('are', 'is')} in ${from || 'a place not stated'}`;
  const invests = `${backer.inner} ${backer.verb('invest', 'invests')} in ${places || 'places not stated'}`;
  return wording(from, places, `${are}; ${invests}.`);
}

function lead({ startup, investor, founder, backer }: Pair): Wording {
  const { leads, deals } = investor;
  const led = deals.filter((deal) => deal.led).length;
  const record = deals.length === 0 ? '' : `led ${led} of ${counted(deals.length, 'deal')}`;
  const stance = leads === null ? record : leads ? 'leads rounds' : 'follows others';
  const needs = { yes: 'needs a lead', no: 'needs no lead', unknown: '' } as const;
  const need = needs[startup.needsLead === null ? 'unknown' : startup.needsLead ? 'yes' : 'no'];
  const verbs = leads === true ? ['lead rounds', 'leads rounds'] : ['follow others', 'follows others'];
  const says =
    leads === null
      ? record || backer.verb('do not say whether you lead', 'does not say whether they lead')
      : backer.verb(verbs[0] ?? '', verbs[1] ?? '');
  const whose = founder.whose === 'your' ? 'Your round' : `The round of ${founder.inner}`;
  return wording(
    need,
    stance,
    `${whose} ${need || 'does not say whether it needs a lead'}; ${backer.inner} ${says}.`,
  );
}

function thesis({ startup, investor, founder, backer }: Pair): Wording {
  const words = tellingWords(startup.description, investor.thesis)
    .slice(0, 3)
    .map((word) => `“${word}”`);
  const common = words.length === 0 ? 'have no keywords in common' : `share ${listed(words)}`;
  const mine = founder.whose === 'your' ? 'Your description' : `The description of ${founder.inner}`;
  return wording(startup.description, investor.thesis, `${mine} and ${backer.whose} thesis ${common}.`);
}

function traction({ startup, founder, investor, backer }: Pair): Wording {
  const { tractionFraction } = startup;
  const reached = tractionFraction === null ? '' : `ahead of ${percent(tractionFraction)} of startups`;
  const entries = investor.deals.flatMap((deal) => deal.tractionFraction ?? []);
  const entry = entries.length === 0 ? '' : `${counted(entries.length, 'past deal')} with traction`;
  const mine = founder.whose === 'your' ? 'Your traction' : `The traction of ${founder.inner}`;
  return wording(
    reached,
    entry,
    `${mine} is ${reached || 'not stated'}; ${backer.inner} ${backer.verb('have', 'has')} ${entry || 'no past deal with traction'}.`,
  );
}

/** How each criterion reads. */
export const FIT_WORDS: Readonly<Record<FitKey, (pair: Pair) => Wording>> = {
  stage,
  ticket,
  sector,
  geography,
  cheque,
  lead,
  thesis,
  traction,
};

/** A misfit in words, with both values. */
export function misfitText(misfit: Misfit, { startup, speech, founder, backer }: Pair): string {
  const raise = `${founder.start} ${founder.verb('raise', 'raises')}`;
  if (misfit.kind === 'stage') {
    const backed = listed(misfit.stages.map((id) => speech.label('stage', id)));
    const only = `${backer.inner} ${backer.verb('back', 'backs')} only ${backed}`;
    return `${raise} at ${speech.label('stage', misfit.stage)}; ${only}.`;
  }
  if (misfit.kind === 'sector-excluded') {
    const sectorName = speech.label('sector', misfit.sector);
    return `${founder.start} ${founder.verb('build', 'builds')} in ${sectorName}, which ${backer.inner} ${backer.verb('exclude', 'excludes')}.`;
  }
  if (misfit.kind === 'competitor-held')
    return `${backer.start} already ${backer.verb('hold', 'holds')} a competitor of ${founder.whose === 'your' ? 'yours' : founder.inner}.`;
  const isSmall = misfit.kind === 'ticket-too-small';
  const cheques = isSmall
    ? `cheques from ${usd(misfit.chequeUsd)}`
    : `cheques up to ${usd(misfit.chequeUsd)}`;
  const tickets = isSmall
    ? `largest ticket is ${usd(misfit.ticketUsd)}`
    : `smallest ticket is ${usd(misfit.ticketUsd)}`;
  return `${raise} ${raised(startup)}, which takes ${cheques}; ${backer.whose} ${tickets}.`;
}

const YEARS_COUNTED = 2;

/** "6 deals in 24 months, last on 24 Aug 2026"; deals after `today` are not counted. */
export function investorActivityText({ deals }: Pick<InvestorProfile, 'deals'>, today: string): string {
  const dates = deals.map((deal) => deal.on.slice(0, 10)).filter((on) => on <= today);
  const last = dates.toSorted().at(-1);
  if (last === undefined) return 'No recorded deals';
  const since = `${Number(today.slice(0, 4)) - YEARS_COUNTED}${today.slice(4)}`;
  const recent = dates.filter((on) => on > since).length;
  return recent === 0
    ? `No deal in 24 months, last on ${dayText(last)}`
    : `${counted(recent, 'deal')} in 24 months, last on ${dayText(last)}`;
}

/** "Raising now, updated on 3 Nov 2026". */
export function startupActivityText({ isRaising, updatedOn }: StartupProfile): string {
  const updated = updatedOn === null ? '' : `updated on ${dayText(updatedOn)}`;
  const raising = isRaising === null ? '' : isRaising ? 'Raising now' : 'No round open';
  if (raising === '') return updated === '' ? 'Not known' : `Updated on ${dayText(updatedOn ?? '')}`;
  return [raising, updated].filter(Boolean).join(', ');
}
