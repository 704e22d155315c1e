import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const flags = (type: DocumentType, ...lines: readonly string[]) =>
  analyseDocument({ type, pages: [{ page: 1, text: lines.join('\n') }] }).flags;
const codes = (type: DocumentType, ...lines: readonly string[]): string[] =>
  flags(type, ...lines).map(({ code }) => code);

describe('two amounts are of one thing only where their words say so', () => {
  const ACCOUNTS = [
    'Mto Dairies Ltd',
    'Statement of financial position at 31 December 2025',
    'KES’000\t2025\t2024',
    'Current assets\t1,640,200\t1,411,900',
    'Current liabilities\t2,310,450\t1,702,300',
  ];
  test('how far one amount is above another is neither of them', () => {
    const note = (words: string) => codes('financial_statements', ...ACCOUNTS, '', 'Notes', words);
    expect(
      note('Current liabilities were KES 670 million above current assets at the balance sheet date.'),
    ).not.toContain('CONTRADICTORY_NUMBERS');
    expect(note('Current liabilities were KES 1.92 billion at the balance sheet date.')).toContain(
      'CONTRADICTORY_NUMBERS',
    );
  });

  const quarters = (told: string) =>
    codes(
      'business_plan',
      'Rahoba SARL, lettre du 9 octobre 2026',
      told,
      'En milliers de dinars\tT3 2026\tT3 2025\t9 mois 2026',
      'Chiffre d’affaires\t2 140\t1 880\t6 310',
      'Coût des ventes\t(1 350)\t(1 200)\t(4 020)',
    );
  test('an amount that a row tells in another column is of another time', () => {
    expect(
      quarters('Le chiffre d’affaires des neuf premiers mois s’établit à 6,31 millions de dinars.'),
    ).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('a bare number of a sentence without a word for income is none', () => {
    const deck = (words: string) =>
      codes(
        'pitch_deck',
        'Lumo Ltd, October 2026',
        'KES million\t2024\t2025',
        'Revenue\t3,120\t4,480',
        'Gross profit\t1,010\t1,530',
        words,
      );
    expect(deck('We had planned 3,000 frames for 2025 and built 2,710.')).not.toContain(
      'CONTRADICTORY_NUMBERS',
    );
    expect(deck('Revenue in 2025 was KES 2,710 million.')).toContain('CONTRADICTORY_NUMBERS');
  });

  test('a line of who put in what asks for nothing', () => {
    const sheet = [
      'Instruments not yet shares, USD',
      'Who\tAmount\tCap\tTerms',
      'Baobab Angels\t300000\t2500000\tSAFE of May 2025, the money came on 3 May',
      '',
      'Next round',
    ];
    expect(codes('legal_docs', ...sheet, 'Raise, USD\t900000')).not.toContain('CONTRADICTORY_NUMBERS');
  });
});

describe('whose growth it is stands before its verb', () => {
  const letter = (...words: readonly string[]) =>
    codes(
      'business_plan',
      'Kito Mills Ltd, letter of 12 October 2026',
      'Sales\t2024\t2025',
      'Sales, KES million\t410\t492',
      ...words,
    );
  test.each([
    'Their price went up 35% in August, and we had no other choice.',
    'The world market doubled in 2025; our sales followed with a delay.',
    'Our prices rose by 9% in 2025.',
    'Le cours du café a doublé en 2025, et nos clients l’ont senti.',
  ])('%s', (words) => {
    expect(letter(words)).not.toContain('GROWTH_MISMATCH');
  });
  test.each([
    'Like for like, the four mills open in both years grew by 6%.',
    'À périmètre constant, nos ventes ont progressé de 6 %.',
    'Sales for a year (December × 12): KES 516 million.',
    'Sales dipped by a fifth in April when the road was closed, and were back by June.',
    'Sales of flour grew from KES 250 million to 310 million, up 24.0%.',
  ])('and of the same mills, of a month, or of what it names itself: %s', (words) => {
    expect(letter(words)).not.toContain('GROWTH_MISMATCH');
  });
  test('what another line shows is of that line', () => {
    const tonnes = 'Tonnes milled\t1,960\t2,117';
    expect(letter(tonnes, 'Growth in 2025 was 8.0% by weight.')).not.toContain('GROWTH_MISMATCH');
    expect(letter(tonnes, 'Sales grew by 31.0% in 2025.')).toContain('GROWTH_MISMATCH');
  });
  test('and it is held against the series where it is the company’s', () => {
    expect(letter('Our sales doubled in 2025, when the market grew by 4%.')).toContain('GROWTH_MISMATCH');
    expect(letter('Au cours de 2025, nos ventes ont doublé.')).toContain('GROWTH_MISMATCH');
  });
  test('what is planned for a time after the paper is no step of what has grown', () => {
    const deck = [
      'Saba Lifts Inc, 30 September 2026',
      'ARR\t$3.6M',
      'ARR a year earlier\t$2.4M',
      'Growth\t50%',
      '',
      'A plan, not a promise: $5.5M ARR at the end of 2027. We may miss it.',
    ];
    expect(codes('pitch_deck', ...deck)).not.toContain('GROWTH_MISMATCH');
  });
});

test('people of a department that is named before a comma are some of all', () => {
  const deck = (row: string) =>
    codes('pitch_deck', 'Denta Ltd, September 2026', 'Who we are (64 people)', row);
  expect(deck('Days 3-6\tPrinting and polishing\tWorkshop, 38 people')).not.toContain(
    'CONTRADICTORY_NUMBERS',
  );
  expect(deck('Our team, 38 people, works in Nakuru.')).toContain('CONTRADICTORY_NUMBERS');
});

describe('owners', () => {
  test('a list of uses behind an empty line is not of whoever holds a share above it', () => {
    const sheet = codes(
      'financial_statements',
      'Round, BDT million',
      'New investor holds\t20%',
      '',
      'Part\tPercent',
      'Second line\t45%',
      'Sorting hall\t25%',
    );
    expect(sheet).not.toContain('OWNERSHIP_MISMATCH');
  });
  const LIST = [
    'Qui détient Sika',
    'Awa Ndoye, fondatrice\t55 %',
    'Jean Mbarga\t25 %',
    'Anges du Wouri\t20 %',
  ];
  test('as things stand before the round is now', () => {
    expect(codes('pitch_deck', ...LIST, 'Avant dilution, Awa Ndoye détient 47 % du capital.')).toContain(
      'OWNERSHIP_MISMATCH',
    );
    expect(codes('pitch_deck', ...LIST, 'Avant dilution, Awa Ndoye détient 55 % du capital.')).not.toContain(
      'OWNERSHIP_MISMATCH',
    );
    expect(codes('pitch_deck', ...LIST, 'Avant 2023, Awa Ndoye détenait 70 % du capital.')).not.toContain(
      'OWNERSHIP_MISMATCH',
    );
  });
  test('no more shares attend a meeting than there are', () => {
    const minutes = (last: number) =>
      codes(
        'legal_docs',
        'Assemblée générale de Corne SA',
        'Le capital de CHF 200’000 est divisé en 2’000 actions.',
        'Sont présents :',
        'Luc Favre\t1’100 actions',
        'Fonds Jura\t600 actions',
        `Famille Rossel\t${last} actions`,
      );
    expect(minutes(420)).toContain('OWNERSHIP_MISMATCH');
    expect(minutes(300)).not.toContain('OWNERSHIP_MISMATCH');
    expect(minutes(150)).not.toContain('OWNERSHIP_MISMATCH');
  });
});

describe('what a round is for', () => {
  const LINES = ['Pumps\tKES 30 million', 'Agents\tKES 15 million', 'Software\tKES 10 million'];
  const LOAN = 'A loan of KES 5 million was repaid in May.';
  test('sums that sentences beside a list tell are none of its uses', () => {
    const deck = (asked: number) =>
      flags('pitch_deck', 'The ask', `We are raising KES ${asked} million.`, ...LINES, LOAN);
    expect(deck(55)).toEqual([]);
    const [flag] = deck(62);
    expect(flag?.code).toBe('USE_OF_FUNDS_MISMATCH');
    expect(flag?.quotes.map(({ text }) => text)).not.toContain(LOAN);
  });
  test('shares under a head of the round are its uses', () => {
    const model = (reserve: number) =>
      codes(
        'financial_statements',
        'Equity wanted, BDT million\t95',
        '',
        'What for\tShare of raise',
        'Second line\t45%',
        'Sorting hall\t35%',
        `Reserve\t${reserve}%`,
      );
    expect(model(32)).toContain('USE_OF_FUNDS_MISMATCH');
    expect(model(20)).not.toContain('USE_OF_FUNDS_MISMATCH');
  });
  test('what is still to be sold in a quarter is not asked for', () => {
    expect(
      codes(
        'business_plan',
        'Letter to shareholders, October 2026',
        'With P 12.1 million behind us we need P 4.2 million in the last quarter.',
      ),
    ).not.toContain('ASK_WITHOUT_USE_OF_FUNDS');
  });
});

test('what stands behind a comma says of what sort it is, and names no buyer', () => {
  const note = (first: string) =>
    codes(
      'financial_statements',
      'Notes for the year ended 31 December 2025, OMR',
      '4. Revenue',
      `${first}\t5,286,400\t4,642,150`,
      'Fuel oil and bottoms\t803,720\t792,310',
      'Collection fees\t328,130\t296,140',
      '\t6,418,250\t5,730,600',
    );
  expect(note('Base oil, group II equivalent')).not.toContain('CUSTOMER_CONCENTRATION');
});

describe('several figures of one kind that are one thing', () => {
  const both = (...pages: readonly string[][]) =>
    analyseDocument({
      type: 'financial_statements',
      pages: pages.map((lines, index) => ({ page: index + 1, text: lines.join('\n') })),
    }).flags.map(({ code }) => code);
  const sheet = (name: string, last: string) => [
    name,
    'KES thousand\t2026\t2027',
    `Revenue\t41,200\t${last}`,
    'Cost of sales\t(20,100)\t(23,000)',
  ];
  test('cases that might come, each on its sheet', () => {
    expect(both(sheet('Prudent', '44,000'), sheet('Ambitious', '58,000'))).not.toContain(
      'CONTRADICTORY_NUMBERS',
    );
  });
  test('rows that make a total, and amounts that a sentence lists', () => {
    const rows = [
      'KES thousand\t2025',
      'Subscriptions\t9,310',
      'Installation\t2,105',
      'Repairs\t1,485',
      'Total revenue\t12,900',
    ];
    expect(codes('pitch_deck', 'Kito Meters Ltd', ...rows)).not.toContain('CONTRADICTORY_NUMBERS');
    const note =
      'Income in 2025: loans KES 9,310 thousand, bills KES 2,105 thousand, placements KES 1,485 thousand.';
    expect(
      both(['Kito Credit Ltd', 'KES thousand\t2025', 'Revenue\t12,900', 'Costs\t(4,000)', note]),
    ).not.toContain('CONTRADICTORY_NUMBERS');
  });
  test('owners whose total is held as 1, or stands beside that of another moment', () => {
    expect(
      codes(
        'legal_docs',
        'Cap table',
        'Holder\tShares\t%',
        'Ada Obi\t600\t60.0%',
        'Ben Eze\t400\t40.0%',
        'Total\t1000\t1',
      ),
    ).not.toContain('OWNERSHIP_MISMATCH');
  });
  test('how long money must last is not how long it does', () => {
    const cash = ['Kito Meters Ltd', 'Cash in bank: KES 90 million', 'Net outflow a month: KES 6 million'];
    expect(codes('pitch_deck', ...cash, 'Policy of the board: not below 9 months')).not.toContain(
      'RUNWAY_MISMATCH',
    );
    expect(codes('pitch_deck', ...cash, 'Runway: 24 months')).toContain('RUNWAY_MISMATCH');
  });
});
