import { INVESTOR_WORDS, ticketText, type Pair } from './investor-words.ts';
import { counted, listed, percent, raiseText, usd } from './speech.ts';
import { expectedChequeUsd, namesSector, sectorDeals, type StartupKey } from './startup-fractions.ts';
import type { Wording } from './utility.ts';

const NOT_STATED = 'not stated';

const raising = ({ startup, founder }: Pair): { text: string; clause: string } => {
  const { raiseUsd, raiseStated } = startup.profile;
  const text = raiseUsd === null ? (raiseStated ?? NOT_STATED) : raiseText(raiseUsd, raiseStated);
  const amount = text === NOT_STATED ? 'an amount not stated' : text;
  return { text, clause: `${founder.start} ${founder.verb('raise', 'raises')} ${amount}` };
};

function cheque(pair: Pair): Wording {
  const { text, clause } = raising(pair);
  const expected = expectedChequeUsd(pair.investor);
  const { raiseUsd } = pair.startup.profile;
  const share =
    expected !== null && raiseUsd !== null && raiseUsd > 0 ? `, ${percent(expected / raiseUsd)} of it` : '';
  const size = expected === null ? NOT_STATED : `${usd(expected)}${share}`;
  return {
    startupText: text,
    investorText: size,
    sentence: `${clause}; ${pair.backer.whose} usual cheque is ${size}.`,
  };
}

function experience({ startup, investor, speech, founder, backer }: Pair): Wording {
  const built = listed(startup.profile.sectors.map((id) => speech.label('sector', id))) || NOT_STATED;
  const count = sectorDeals(startup, investor);
  const deals = count === 0 ? 'no recorded deal' : counted(count, 'recorded deal');
  const named = namesSector(startup, investor);
  const build = `${founder.start} ${founder.verb('build', 'builds')} in ${built}`;
  const names = named ? `${count === 0 ? ' but' : ' and'} ${backer.verb('name', 'names')} it` : '';
  return {
    startupText: built,
    investorText: `${deals} there${named ? ', sector named' : ''}`,
    sentence: `${build}; ${backer.inner} ${backer.verb('have', 'has')} ${deals} there${names}.`,
  };
}

function followOn(pair: Pair): Wording {
  const { text, clause } = raising(pair);
  const range = ticketText(pair.investor) || NOT_STATED;
  return {
    startupText: text,
    investorText: range,
    sentence: `${clause}; ${pair.backer.whose} tickets are ${range}.`,
  };
}

const STANCES = { leads: 'leads rounds', follows: 'follows others', open: 'stance not stated' } as const;

function lead({ startup, investor, founder, backer }: Pair): Wording {
  const { leads, deals } = investor.profile;
  const stated = leads === null ? STANCES.open : leads ? STANCES.leads : STANCES.follows;
  const led = `led ${deals.filter((deal) => deal.led).length} of ${counted(deals.length, 'recorded deal')}`;
  const stance = deals.length === 0 ? stated : `${stated}, ${led}`;
  if (!startup.profile.needsLead) {
    const sentence = `The instrument needs no lead: ${backer.inner} can join without anybody setting terms; record: ${stance}.`;
    return { startupText: 'needs no lead', investorText: stance, sentence };
  }
  const sentence = `A round such as ${founder.whose === 'your' ? 'yours' : founder.whose} wants a lead; ${backer.whose} record: ${stance}.`;
  return { startupText: 'wants a lead', investorText: stance, sentence };
}

/** How each of the startup's components reads. */
export const STARTUP_WORDS: Record<StartupKey, (pair: Pair) => Wording> = {
  cheque,
  experience,
  followOn,
  geography: INVESTOR_WORDS.geography,
  lead,
};
