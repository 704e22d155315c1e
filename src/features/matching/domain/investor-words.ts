import { dayText } from '#shared/domain/calendar.ts';
import type { Conflict } from './conflict.ts';
import { sectorFit, type InvestorKey } from './investor-fractions.ts';
import type { Market } from './market.ts';
import { placeShare } from './preference.ts';
import { investorText, type PreparedInvestor, type PreparedStartup } from './prepared.ts';
import {
  capitalised,
  counted,
  listed,
  percent,
  subject,
  raiseText,
  usd,
  type Speech,
  type Subject,
} from './speech.ts';
import { sharedWords } from './text.ts';
import type { Wording } from './utility.ts';

/** Both sides and the market, for saying what was compared. */
export type Pair = {
  startup: PreparedStartup;
  investor: PreparedInvestor;
  market: Market;
  speech: Speech;
  founder: Subject;
  backer: Subject;
};

export const pairOf = (
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
  speech: Speech,
): Pair => ({
  startup,
  investor,
  market,
  speech,
  founder: subject(startup.profile.name, speech.viewer === 'founder'),
  backer: subject(investor.profile.name, speech.viewer === 'investor'),
});

const NOT_STATED = 'not stated';

/** Values by preference, largest first, as labels. */
function preferred(shares: ReadonlyMap<string, number> | undefined, label: (id: string) => string): string {
  const sorted = [...(shares ?? [])].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return listed(sorted.map(([id]) => label(id)));
}

const wording = (startupText: string, investorText: string, sentence: string): Wording => ({
  startupText: startupText || NOT_STATED,
  investorText: investorText || NOT_STATED,
  sentence,
});

function stage({ startup, investor, speech, founder, backer }: Pair): Wording {
  const label = (id: string) => speech.label('stage', id);
  const asked = startup.profile.stage === null ? '' : label(startup.profile.stage);
  const backed = preferred(investor.stages?.shares, label);
  const raise = `${founder.start} ${founder.verb('raise', 'raises')} at ${asked || 'a stage not stated'}`;
  return wording(
    asked,
    backed,
    `${raise}; ${backer.inner} ${backer.verb('back', 'backs')} ${backed || 'no stated stage'}.`,
  );
}

/** The weight the investor gives and the market's mean, the two numbers a lift compares. */
const against = (share: number, marketShare: number): string =>
  ` (weight ${percent(share)}, market average ${percent(marketShare)})`;

function sector({ startup, investor, market, speech, founder, backer }: Pair): Wording {
  const label = (id: string) => speech.label('sector', id);
  const built = listed(startup.profile.sectors.map(label));
  const fit = sectorFit(startup, investor, market);
  const weights = fit ? against(fit.share, fit.marketShare) : '';
  const backed = preferred(investor.sectors?.shares, label);
  const build = `${founder.start} ${founder.verb('build', 'builds')} in ${built || 'a sector not stated'}`;
  return wording(
    built,
    backed,
    `${build}; ${backer.inner} ${backer.verb('invest', 'invests')} in ${backed || 'no stated sector'}${weights}.`,
  );
}

/** "$50K to $250K", "from $50K", "up to $250K". */
export function ticketText({ ticket }: PreparedInvestor): string {
  if (ticket === null) return '';
  const { lowUsd, highUsd } = ticket;
  if (lowUsd === highUsd) return usd(lowUsd);
  if (highUsd === Infinity) return `from ${usd(lowUsd)}`;
  return lowUsd === 0 ? `up to ${usd(highUsd)}` : `${usd(lowUsd)} to ${usd(highUsd)}`;
}

function ticket({ startup, investor, founder, backer }: Pair): Wording {
  const { raiseUsd, raiseStated } = startup.profile;
  const range = ticketText(investor);
  const cheque =
    raiseUsd !== null && investor.ticket
      ? `, a cheque of about ${usd(raiseUsd * investor.ticket.chequeShare)}`
      : '';
  const raised = raiseUsd === null ? (raiseStated ?? '') : raiseText(raiseUsd, raiseStated) + cheque;
  const raise = `${founder.start} ${founder.verb('raise', 'raises')} ${raised || 'an amount not stated'}`;
  return wording(
    raised,
    range,
    `${raise}; ${backer.inner} ${backer.verb('write', 'writes')} ${range || 'cheques of a size not stated'}.`,
  );
}

function geography({ startup, investor, speech, founder, backer }: Pair): Wording {
  const label = (id: string) => speech.label('place', id);
  const [home] = startup.profile.place;
  const from = home === undefined ? '' : label(home);
  const known = [
    ...(investor.places?.stated ?? []),
    ...(investor.places?.past ?? []).map((one) => one.place),
  ];
  const places = listed([...new Set(known.flatMap((place) => place[0] ?? []))].map(label));
  const weights =
    home === undefined || investor.places === null
      ? ''
      : against(placeShare(investor.places, startup.profile.place), startup.placeShare);
  const are = `${founder.start} ${founder.verb('are', 'is')} in ${from || 'a place not stated'}`;
  return wording(
    from,
    places,
    `${are}; ${backer.inner} ${backer.verb('invest', 'invests')} in ${places || 'places not stated'}${weights}.`,
  );
}

function thesis({ startup, investor, market, founder, backer }: Pair): Wording {
  const { description } = startup.profile;
  const words = sharedWords(description, investorText(investor.profile), market.text, 3).map(
    (word) => `“${word}”`,
  );
  const common = words.length === 0 ? 'no telling words' : listed(words);
  const sentence = `${capitalised(founder.whose)} description shares ${common} with ${backer.whose} thesis and past deals.`;
  return wording(description, investor.profile.thesis, sentence);
}

function activity({ investor, market, founder, backer }: Pair): Wording {
  const dates = investor.profile.deals.map((deal) => deal.on.slice(0, 10)).filter((on) => on <= market.asOf);
  const latest = dates.toSorted().at(-1);
  const done =
    latest === undefined
      ? 'no recorded deal'
      : `${counted(dates.length, 'recorded deal')}, the latest on ${dayText(latest)}`;
  const has = `${backer.inner} ${backer.verb('have', 'has')} ${done}`;
  return wording('raising now', done, `${founder.start} ${founder.verb('raise', 'raises')} now; ${has}.`);
}

function traction({ startup, investor, founder, backer }: Pair): Wording {
  const { tractionFraction } = startup.profile;
  const reached = tractionFraction === null ? '' : `ahead of ${percent(tractionFraction)} of startups`;
  const entry = investor.entryFraction === null ? '' : `usual entry at ${percent(investor.entryFraction)}`;
  const own = `${capitalised(founder.whose)} traction is ${reached || 'not stated'}`;
  return wording(reached, entry, `${own}; ${backer.whose} ${entry || 'entry level is not known'}.`);
}

/** How each of the investor's components reads. */
export const INVESTOR_WORDS: Record<InvestorKey, (pair: Pair) => Wording> = {
  stage,
  sector,
  ticket,
  geography,
  thesis,
  activity,
  traction,
};

/** A hard conflict in words, with both values. */
export function conflictText(conflict: Conflict, { speech, founder, backer }: Pair): string {
  if (conflict.kind === 'ticket-too-small') {
    const raise = `${founder.start} ${founder.verb('raise', 'raises')} ${usd(conflict.raiseUsd)}`;
    return `${raise}; ${backer.whose} largest ticket is ${usd(conflict.ticketMaxUsd)}, below a tenth of it.`;
  }
  if (conflict.kind === 'sector-excluded') {
    const sector = speech.label('sector', conflict.sector);
    return `${founder.start} ${founder.verb('build', 'builds')} in ${sector}; ${backer.inner} ${backer.verb('exclude', 'excludes')} ${sector}.`;
  }
  return `${backer.start} already ${backer.verb('hold', 'holds')} a competitor of ${founder.whose === 'your' ? 'yours' : founder.inner}.`;
}
