import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const has = (code: FlagCode, type: DocumentType, ...pages: string[]) =>
  analyseDocument({ type, pages: pages.map((text, index) => ({ page: index + 1, text })) }).flags.some(
    (flag) => flag.code === code,
  );
const contradicts = (...lines: string[]) =>
  has('CONTRADICTORY_NUMBERS', 'business_plan', ['Ziwa Mills Ltd, 14 October 2026', ...lines].join('\n'));

describe('two figures of one thing, with what tells them apart', () => {
  test.each([
    [
      'a round that is over and one that is open',
      'The bridge of USD 400,000 closed in March.',
      'We raise USD 2 million.',
    ],
    [
      'what was raised so far',
      'USD 2.4 million raised to date.',
      'Raising USD 5 million for four new mills.',
    ],
    [
      'a round that was given up',
      'The KES 90 million round of last year was never opened.',
      'We now raise KES 140 million.',
    ],
    ['those beside the employees', '41 employees.', 'With the 9 drivers on contract we are 50.'],
    [
      'what a part brought',
      'Sales in 2025 were KES 84 million.',
      'Mombasa made KES 61 million of it in 2025, Voi the rest.',
    ],
  ])('%s', (_, one, other) => {
    expect(contradicts(one, other)).toBe(false);
  });

  test('the same two without it are a contradiction', () => {
    expect(contradicts('41 employees.', 'We are 50.')).toBe(true);
    expect(contradicts('Sales in 2025 were KES 84 million.', 'In 2025 sales came to KES 61 million.')).toBe(
      true,
    );
    expect(contradicts('We raise KES 90 million.', 'We now raise KES 140 million.')).toBe(true);
  });
});

describe('income of accounts', () => {
  const accounts = (note: string) =>
    has(
      'CONTRADICTORY_NUMBERS',
      'financial_statements',
      `Ziwa Mills Ltd\nIncome statement for the year ended 31 December 2025\nKES\t2025\t2024\nRevenue\t8,450,300\t6,120,000\nCost of sales\t(5,100,000)\t(3,900,000)\nGross profit\t3,350,300\t2,220,000\n\nNotes\n${note}`,
    );
  test('a draft before the audit, and a subsidiary, are another figure', () => {
    expect(accounts('Revenue in 2025 came to KES 9,180,000.')).toBe(true);
    expect(accounts('The draft sent out before the audit showed revenue in 2025 of KES 9,180,000.')).toBe(
      false,
    );
    expect(accounts('They take in the subsidiary Voi Feeds, with revenue in 2025 of KES 5,180,000.')).toBe(
      false,
    );
  });

  test('halves that make years to June are not added up to years of the calendar', () => {
    const halves = (last: number) =>
      has(
        'CONTRADICTORY_NUMBERS',
        'financial_statements',
        `Ziwa Mills Ltd\nKES thousand\t2026\t2025\nTurnover\t${49_000 + last}\t70,500\n\nTurnover by half year, KES thousand\nHalf year\tTurnover\nJuly - December 2024\t33,500\nJanuary - June 2025\t37,000\nJuly - December 2025\t49,000\nJanuary - June 2026\t${last}`,
      );
    expect(halves(52_000)).toBe(false);
  });
});

test('growth of the year that closed is not held against a plan', () => {
  const plan = (...head: string[]) =>
    has(
      'GROWTH_MISMATCH',
      'business_plan',
      `Plan of Ziwa Mills Ltd\nIn the year just closed we sold KES 61 million of feed, 23% more than in the year before.\nKES million\t${head.join('\t')}\nSales\t61\t82\t110`,
    );
  expect(plan('2025 actual', '2026 plan', '2027 plan')).toBe(false);
});

test('months at a pace that is named beside them are no claim on another', () => {
  const deck = (claim: string) =>
    has(
      'RUNWAY_MISMATCH',
      'pitch_deck',
      `Money\nCash today: USD 60,000. We burn USD 10,000 net a month.\n${claim}`,
    );
  expect(deck('Runway: 15 months.')).toBe(true);
  expect(deck('With the 60,000 in hand that is 15 months of cash at 4,000.')).toBe(false);
  expect(deck('The budget of the coming fifteen months was approved.')).toBe(false);
});

test('a land is no customer, and a loan in parts no supplier', () => {
  const sold = (who: string) =>
    has(
      'CUSTOMER_CONCENTRATION',
      'business_plan',
      `Update\nSales from July to September were EGP 25 million.\n${who} made EGP 19 million of it, others the rest.`,
    );
  expect(sold('Egypt')).toBe(false);
  expect(
    has(
      'SUPPLIER_CONCENTRATION',
      'legal_docs',
      'Facility agreement\nThe Lender makes available KES 8,000,000 in two tranches: Tranche A of KES 5,000,000 to buy maize, and Tranche B of KES 3,000,000.',
    ),
  ).toBe(false);
});

test('what is lent, or what two balances are apart, is no cash', () => {
  const cash = (text: string) =>
    analyseDocument({ type: 'business_plan', pages: [{ page: 1, text: `Update, October 2026\n${text}` }] })
      .numbers.filter(({ kind }) => kind === 'cash')
      .map(({ value }) => value);
  expect(
    cash('At 30 September the bank held KES 22 million. The difference of KES 3 million is the press.'),
  ).toEqual([22e6]);
  expect(cash('Total bank borrowing had come down to KES 16 million at 30 September 2026.')).toEqual([]);
});

test('a number and its scale, or a part and its sum, that a line parts are one', () => {
  const uses = (text: string) => has('USE_OF_FUNDS_MISMATCH', 'pitch_deck', `Demande\n${text}`);
  expect(
    uses(
      '95 M FCFA pour 18 % du capital : quinze nouveaux fours (48 M), une application de suivi (17 M), formation (12\nM), réserve de saison (18 M). Objectif de juin 2027 : 2 600 clients et un résultat de 9 M FCFA.',
    ),
  ).toBe(false);
  expect(
    uses(
      '160 M FCFA pour 21 % : quatre séchoirs 64 M, emballeuse 26 M, fonds de roulement 55 M, certification BIO\n15 M. Dette actuelle : 38 M FCFA.',
    ),
  ).toBe(false);
});

test('growth told without a time is that of any year of the table', () => {
  const deck = (percent: number) =>
    has(
      'GROWTH_MISMATCH',
      'pitch_deck',
      `Results\nGrowth of ${percent} % year on year.\nWhere this goes\n\tFY25\tFY26\tFY27\tFY28\nRevenue KES m\t6.9\t9.6\t19\t41`,
    );
  expect(deck(39)).toBe(false);
  expect(deck(64)).toBe(true);
});

test('a list under what is asked for is what it is for', () => {
  const deck = (last: number) =>
    has(
      'USE_OF_FUNDS_MISMATCH',
      'pitch_deck',
      `Nous levons 240 M FCFA\nSeconde chambre froide\t110\nTrois camions\t70\nFonds de roulement\t45\nFormation\t${last}\nen M FCFA`,
    );
  expect(deck(35)).toBe(true);
  expect(deck(15)).toBe(false);
});

test('those whom somebody is to lead are no employees', () => {
  expect(contradicts('People: 58 of us now.', 'I would love help with a cook who can lead 30 people.')).toBe(
    false,
  );
});

test('a rival that is named is no claim to have none', () => {
  expect(
    has('NO_COMPETITION', 'pitch_deck', 'Competition\nVirgin yarn at KES 168 a kilo is the real rival.'),
  ).toBe(false);
});

describe('a figure is held against another by a label of its own', () => {
  const said = (...lines: string[]): { told: boolean; asked: boolean } => {
    const { flags, questions = [] } = analyseDocument({
      type: 'business_plan',
      pages: [{ page: 1, text: ['Ziwa Mills Ltd, 14 October 2026', ...lines].join('\n') }],
    });
    const isOne = ({ code }: { readonly code: string }): boolean => code === 'CONTRADICTORY_NUMBERS';
    return { told: flags.some(isOne), asked: questions.some(isOne) };
  };
  const cash = 'Cash at bank on 30 September 2026 was KES 41 million.';
  test.each([
    ['Cash in hand on 30 September 2026 was KES 52 million.', { told: true, asked: false }],
    [
      'The balance, KES 52 million on 30 September 2026, will be paid from cash.',
      { told: false, asked: true },
    ],
  ])('%s', (line, expected) => {
    expect(said('Cash', cash, line)).toEqual(expected);
  });

  test.each([
    ['We have 62 employees.', 'Supply contracts: 40 farms until 2030, 12 until 2032, 5 until 2028.'],
    ['We have 62 employees.', 'Share of each, %\nStaff pool 8.0\nTotal 100.0'],
  ])('what is no count of people: %s', (staff, line) => {
    expect(said('Team', staff, line).told).toBe(false);
  });
});

test('uses that the foot of a page cuts go on to their total', () => {
  const letter = (total: string) =>
    has(
      'USE_OF_FUNDS_MISMATCH',
      'business_plan',
      `Letter, October 2026\nWe raise KES 90,000,000.\nUse of the KES 90,000,000\nTwo mills\t40,000,000\nStores\t20,000,000\nTrucks\t16,000,000\n\nZiwa Mills Ltd, Nakuru\nStaff training\t14,000,000\n${total}`,
    );
  expect(letter('Total\t90,000,000')).toBe(false);
  expect(letter('')).toBe(true);
});

test('a runway at a pace of its own is held against no other, and asked', () => {
  const { flags, questions = [] } = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Ziwa Mills Ltd, 14 October 2026\nCash\nCash at bank on 30 September 2026 was KES 48 million.\nNet burn averaged KES 4 million a month.\nAt the planned burn of KES 9 million a month the cash lasts 22 months.',
      },
    ],
  });
  expect(flags.map(({ code }) => code)).not.toContain('RUNWAY_MISMATCH');
  expect(questions.map(({ code }) => code)).toContain('RUNWAY_MISMATCH');
});

test('a balance of a day under a heading of cash and debts may be of the loan', () => {
  const text = (balance: string) =>
    `2. Cash and debts\nCash at 30 June 2026: KES 112 million. Loan of KES 150 million from the bank, repaid in March of each year.\n${balance}`;
  const told = (balance: string) =>
    analyseDocument({ type: 'business_plan', pages: [{ page: 1, text: text(balance) }] }).flags.map(
      ({ code }) => code,
    );
  expect(told('The balance at 30 June 2026 is therefore KES 60 million.')).not.toContain(
    'CONTRADICTORY_NUMBERS',
  );
  expect(told('The cash at 30 June 2026 was KES 60 million.')).toContain('CONTRADICTORY_NUMBERS');
});

test('what exports make of the income is not all of it', () => {
  expect(
    has(
      'CONTRADICTORY_NUMBERS',
      'financial_statements',
      'Volta Foods PLC\nYear ended 31 December 2025, GHS million\n\t2025\t2024\nRevenue\t412.8\t331.3\nOf group revenue, GHS 158.3 million (2024: GHS 118.9 million) was earned from exports.',
    ),
  ).toBe(false);
});
