import { countryLabel } from '#shared/domain/catalogue/countries.ts';
import { type CheckRule, evidenceOf, graded, unknown, verdict } from './check.ts';
import { judgeDocuments } from './document-evidence.ts';
import type { DiligenceFacts } from './facts.ts';

const WORDS_OF_A_CLEAR_DESCRIPTION = 25;
const WORDS_OF_A_SHORT_ONE = 10;
const ENOUGH_PEERS = 5;
const ENOUGH_INVESTORS = 10;
const FEW_INVESTORS = 3;

function judgeDescription({ description, businessModel }: DiligenceFacts) {
  const words = description.split(/\s+/).filter(Boolean).length;
  return verdict(
    graded(words, WORDS_OF_A_CLEAR_DESCRIPTION, WORDS_OF_A_SHORT_ONE),
    `The profile says in ${words} words what is sold and to whom.`,
    evidenceOf('profile', `Business model: ${businessModel}`),
    evidenceOf('profile', `Description: ${words} words`),
  );
}

function judgePlace({ countryMarket, country }: DiligenceFacts) {
  const place = countryMarket ?? country;
  if (place === null) return unknown('The profile names no country.');
  return verdict(
    countryMarket === null ? 'partial' : 'pass',
    countryMarket === null
      ? 'Only the seat is named, not the market.'
      : `The market is ${countryLabel(place)}.`,
    evidenceOf('profile', countryLabel(place)),
  );
}

function judgePeers({ peers }: DiligenceFacts) {
  if (peers === 0) return unknown('No other startup of this sector and country is listed here.');
  return verdict(
    graded(peers, ENOUGH_PEERS, 1),
    `${peers} other startups of this sector and country are listed here: there is a market to compare with.`,
    evidenceOf('platform', `Startups of the same sector and country: ${peers}`),
  );
}

function judgeInvestors({ investors }: DiligenceFacts) {
  return verdict(
    graded(investors, ENOUGH_INVESTORS, FEW_INVESTORS),
    `${investors} investors here look for this sector at this stage.`,
    evidenceOf('platform', `Investors naming the sector and the stage: ${investors}`),
  );
}

/** Who would buy, how many, and who else sells. */
export const MARKET_CHECKS: readonly CheckRule[] = [
  {
    code: 'MARKET_CUSTOMER',
    category: 'market',
    label: 'a clear customer and problem',
    why: 'Who pays and for what decides everything else in the plan.',
    source: 'Description and business model on the profile',
    weight: 3,
    request: 'a paragraph on who pays, for what, and what they do today instead',
    answeredBy: 'profile',
    judge: judgeDescription,
  },
  {
    code: 'MARKET_PLACE',
    category: 'market',
    label: 'the country the product is sold in',
    why: 'Rules, currency and competitors differ by country; the seat often is not the market.',
    source: 'Countries on the profile',
    weight: 1,
    request: 'the countries you sell in, with the share of revenue of each',
    answeredBy: 'profile',
    judge: judgePlace,
  },
  {
    code: 'MARKET_PEERS',
    category: 'market',
    label: 'comparable companies',
    why: 'Others solving the problem show that someone pays for it, and what you compare with.',
    source: 'Startup directory of the platform',
    weight: 1,
    request: 'the five companies closest to yours, and how you differ',
    answeredBy: 'platform',
    judge: judgePeers,
  },
  {
    code: 'MARKET_INVESTORS',
    category: 'market',
    label: 'investors who look for this',
    why: 'A round needs later investors too; a sector no one funds is a risk of its own.',
    source: 'Investor directory of the platform',
    weight: 1,
    request: 'the investors you speak with, and what they said',
    answeredBy: 'platform',
    judge: judgeInvestors,
  },
  {
    code: 'MARKET_SIZE',
    category: 'market',
    label: 'a market sized from customers and price',
    why: '“One percent of a large market” says nothing; customers times price can be checked.',
    source: 'Pitch deck or business plan',
    weight: 2,
    request: 'the market size as number of customers times yearly price, with the source of each figure',
    answeredBy: 'document',
    judge: judgeDocuments({
      sections: ['market'],
      against: ['TOP_DOWN_MARKET'],
      strength: 'BOTTOM_UP_MARKET',
    }),
  },
  {
    code: 'MARKET_COMPETITION',
    category: 'market',
    label: 'competitors by name',
    why: '“No competition” means that no one has looked, or that no one pays.',
    source: 'Pitch deck or business plan',
    weight: 2,
    request: 'a comparison with your competitors by name, and with what customers do without you',
    answeredBy: 'document',
    judge: judgeDocuments({
      sections: ['competition'],
      against: ['NO_COMPETITION'],
      strength: 'COMPETITORS_NAMED',
    }),
  },
  {
    code: 'MARKET_CONCENTRATION',
    category: 'market',
    label: 'customers that are spread',
    why: 'When one customer leaves, so does most of the revenue.',
    source: 'Revenue by customer',
    weight: 2,
    request: 'revenue of the last twelve months by customer, the ten largest by name',
    answeredBy: 'document',
    from: 'seed',
    judge: judgeDocuments({
      sections: [],
      against: ['CUSTOMER_CONCENTRATION'],
      strength: 'CUSTOMERS_SPREAD',
      isOwnWord: true,
    }),
  },
];
