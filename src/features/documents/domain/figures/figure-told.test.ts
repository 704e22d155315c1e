import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const LETTER = 'Harbour Mills Ltd\nLetter to investors, Accra, 14 April 2026\n\n';
const LETTRE = 'Sahel Moulins SA\nLettre aux investisseurs, Dakar, le 14 avril 2026\n\n';
const numbersOf = (text: string, type: DocumentType = 'business_plan') =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period, isLikely }) =>
      [isLikely ? 'likely' : (account ?? kind), value, currency, period].join(' '),
  );
const kindsOf = (text: string) =>
  numbersOf((/[éèà]|\b(?:nous|notre|les|des)\b/i.test(text) ? LETTRE : LETTER) + text).map((number) =>
    number.split(' ').slice(0, 2).join(' '),
  );

describe('a clause that names what its figure is of', () => {
  test.each([
    ['Staff: 61.', 'team 61'],
    ['We are 88.', 'team 88'],
    ['There are now fifty-four of us, two thirds of them women.', 'team 54'],
    ['Our team has grown to 45.', 'team 45'],
    ['Headcount closed the quarter at 45.', 'team 45'],
    ['The payroll counts 54 names.', 'team 54'],
    ['Nous voilà vingt-neuf.', 'team 29'],
    ['Nous sommes désormais 45.', 'team 45'],
    ['Après l’été nous ne sommes plus que 45, tous en CDI.', 'team 45'],
    ['L’effectif, de 126 permanents, ne changera pas.', 'team 126'],
    ['Corporate clients rose from 37 to 44.', 'customers 44'],
    ['Daily customers averaged 38,600 in March.', 'customers 38600'],
    ['Borrowers on 30 June 2025: 5,218, of whom 3,640 women.', 'customers 5218'],
    ['La clientèle est passée de 1 210 à 1 460.', 'customers 1460'],
    ['Nous servons 44 cliniques.', 'customers 44'],
    ['63 farms on contract buy their power from us.', 'customers 63'],
    ['Monthly active users reached 51,200 in March 2026.', 'users 51200'],
    ['The app has 51,200 people who consulted at least once in the quarter.', 'users 51200'],
    ['Net monthly outflow: USD 62,000.', 'burn 62000'],
    ['We used on average GHS 90 thousand a month, all of it for new kiosks.', 'burn 90000'],
    ['Le besoin de trésorerie mensuel est de 8 millions de FCFA.', 'burn 8000000'],
    ['On 31 March 2026 we held USD 310,000.', 'cash 310000'],
    ['We had USD 210,000 in Stanbic on 30 March.', 'cash 210000'],
    ['The bridge we mention to new investors is USD 600,000.', 'ask 600000'],
    ['Ses commissions de l’exercice 2025 se sont élevées à 214 millions de FCFA.', 'revenue 214000000'],
    ['Retail of inputs in Brazil is estimated at R$ 330 billion a year.', 'market 330000000000'],
    ['Le commerce intérieur de l’anacarde pèse environ 380 milliards de FCFA.', 'market 380000000000'],
    ['Industry revenue is put at GHS 32 billion.', 'market 32000000000'],
    ['27 of us run the place, nine in the workshop.', 'team 27'],
    ['Nous sommes passés de 48 à 62.', 'team 62'],
    ['À ce jour, l’équipe réunit 62 personnes.', 'team 62'],
    ['Our machines stand in 640 bakeries.', 'customers 640'],
    ['At the end of February 2026, 31,400 farmers had an open account.', 'customers 31400'],
    ['Le nombre de pharmacies clientes s’établissait à 96 fin décembre 2025.', 'customers 96'],
    ['L’application est utilisée par 85 000 personnes chaque mois.', 'users 85000'],
    ['Les banques affichaient 88 millions de FCFA au 31 mars 2026.', 'cash 88000000'],
    ['Il sort de nos comptes 7,2 millions de FCFA par mois de plus qu’il n’y entre.', 'burn 7200000'],
    ['We are burning through GHS 350,000 each month.', 'burn 350000'],
    [
      'Trésorerie au 31 mars 2026 : 21 millions FCFA ; emprunt restant dû : 44 millions FCFA.',
      'cash 21000000',
    ],
    ['We made a loss of GHS 3 million in 2025.', 'other -3000000'],
    ['That gives us a good ten months before we ask again.', 'runway 10'],
    ['The business turned over GHS 14.2 million in 2025.', 'revenue 14200000'],
    ['We want to sell GHS 17 million in 2026.', 'revenue 17000000'],
    ['The national coffee crop was worth USD 1.5 billion last coffee year.', 'market 1500000000'],
    ['On estime à 45 milliards de FCFA le marché du gaz domestique au Bénin.', 'market 45000000000'],
    ['We propose to issue convertible notes for USD 1.2 million.', 'ask 1200000'],
    ['L’exercice 2026 est bouclé à 600 millions de FCFA.', 'revenue 600000000'],
    ['Net loss for 2025: GHS 9.4 million.', 'other -9400000'],
    ['Nous avons perdu 38 millions de FCFA en 2025.', 'other -38000000'],
  ])('%s', (text, expected) => {
    expect(kindsOf(text)).toContain(expected);
  });

  test.each([
    ['Our sales team has grown to 45.', 'team'],
    ['Potential customers: 4,500 in March 2026.', 'customers'],
    ['The second network has 60,000 customers.', 'customers'],
    ['We are 40 kiosks behind our plan.', 'team'],
    ['Bank: GHS 6,800 thousand equipment loan from Absa, paid monthly.', 'cash'],
    ['We will grow the team to 45.', 'team'],
    ['Our transport is GHS 42 million a year.', 'market'],
    ['The clinic next door employs 45 nurses of its own.', 'team'],
    ['The market leader employs 4,500 people.', 'team'],
    ['We lost 12 customers in March 2026.', 'customers'],
    ['1,320 outgrowers under contract supply the mill.', 'customers'],
    ['Promised 45 corporate clients by September.', 'customers'],
    ['Sixty-four vans were bought in March 2026.', 'customers'],
    ['We must keep GHS 2 million in the bank at all times.', 'cash'],
    ['Our suppliers invoiced us GHS 8 million in 2025.', 'revenue'],
    ['The distributor itself turned over GHS 300 million in 2025.', 'revenue'],
    ['The board may issue shares for up to USD 100,000 to staff.', 'ask'],
    ['The building was valued at GHS 6 million in 2024.', 'valuation'],
    ['Orders worth GHS 40 million were cancelled in 2025.', 'market'],
    ['Prices rose 18% in 2025.', 'growth'],
    ['The licence lasts twelve months.', 'runway'],
  ])('%s is none', (text, kind) => {
    expect(kindsOf(text).map((found) => found.split(' ')[0])).not.toContain(kind);
  });
});

describe('the time of a figure', () => {
  test.each([
    ['Next year sales should reach GHS 46 million.', 'revenue 46000000 GHS 2027'],
    ['Nine months to March: sales GHS 31 million.', 'revenue 31000000 GHS 2025-07 to 2026-03'],
    [
      'First-quarter sales reached GHS 3.9 million, against GHS 3.1 million a year before.',
      'revenue 3100000 GHS 2025-Q1',
    ],
    ['Sales of green tea GHS 1,284m (Q3 2025: GHS 1,070m) up 20%', 'revenue 1284000000 GHS 2026-Q3'],
    ['The 2026 budget, approved in December, is GHS 46 million of income.', 'revenue 46000000 GHS 2026'],
    ['Progression 2025 du chiffre d’affaires : 25 %, après 30 % en 2024.', 'growth 25  2025'],
    ['Progression 2025 du chiffre d’affaires : 25 %, après 30 % en 2024.', 'growth 30  2024'],
    ['Headcount was 134 at 31 December 2025 (121 a year earlier).', 'team 121  2024-12'],
  ])('%s', (text, expected) => {
    const letter = /chiffre/.test(text) ? LETTRE : LETTER;
    expect(numbersOf(letter + text).map((number) => number.trim())).toContain(expected);
  });

  test('a sentence that speaks of it goes on with what was told first', () => {
    expect(
      numbersOf(
        `${LETTER}Revenue in the first quarter of 2026 was GHS 21.7 million. For the year 2025 it was 56.3 million.`,
      ),
    ).toContain('revenue 56300000 GHS 2025');
  });

  test('no scale of a table is of people counted in a sentence', () => {
    const found = numbersOf(
      `${LETTER}GHS thousand\t2025\t2024\nRevenue\t7,560\t5,390\nGross profit\t3,580\t2,440\n\nWe are 88.\nBorrowers: 8,412.`,
    ).map((number) => number.split(' ').slice(0, 2).join(' '));
    expect(found).toContain('team 88');
    expect(found).toContain('customers 8412');
  });
});

const headsOf = (line: string) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: `Zawadi Ltd\nOctober 2026\nTeam\n${line}` }],
  }).numbers.flatMap(({ kind, value }) => (kind === 'team' ? [value] : []));

test.each([
  ['We are 32 people: 23 on payroll and 9 on contract', [32, 23]],
  ['Staff: 71 in Accra, 15 in Kumasi', []],
  ['86 salariés : 71 à Abidjan, 15 à Kumasi', [86]],
])('heads of a place are a part of those there are: %s', (line, heads) => {
  expect(headsOf(line)).toEqual(heads);
});

describe('growth told as a fall', () => {
  test.each([
    ['Sales fell by 12.5% in 2025.', 'growth -12.5'],
    ['Revenue was down 9% in the year to December 2025.', 'growth -9'],
    ['Les ventes de 2025 ont reculé de 8,4 %.', 'growth -8.4'],
    ['Turnover in 2025 was 7% lower than in 2024.', 'growth -7'],
    ['Les recettes du trimestre sont en baisse de 6 %.', 'growth -6'],
    ['Sales rose 14% in 2025 although prices fell.', 'growth 14'],
  ])('%s', (text, told) => {
    expect(kindsOf(text)).toContain(told);
  });

  test.each(['The price of maize fell by 18% in 2025.', 'Losses of stock dropped by 30% in 2025.'])(
    '%s',
    (text) => {
      expect(kindsOf(text).filter((one) => one.startsWith('growth'))).toEqual([]);
    },
  );
});

describe('sums without a currency in a paper of one', () => {
  const MONEY = 'Sales were UGX 912 million in 2025, and UGX 800 million in 2024. ';
  test.each([
    ['The bank lends us 2.2 billion.', 'other 2200000000 UGX'],
    ['Our buyers owed us 148 million.', 'other 148000000 UGX'],
    ['We kept about 128 million before interest.', 'other 128000000 UGX'],
    ['The fees of March brought 214 million.', 'other 214000000 UGX'],
  ])('%s', (text, told) => {
    const numbers = numbersOf(LETTER + MONEY + text);
    expect(numbers.map((number) => number.split(' ').slice(0, 3).join(' '))).toContain(told);
  });

  test.each(['Our advert reached 2.2 million.', 'The city counts 3 million inhabitants.'])('%s', (text) => {
    expect(numbersOf(LETTER + MONEY + text).filter((one) => one.includes('UGX'))).toHaveLength(2);
  });
});

describe('what dates the lines below it', () => {
  test('no figure with its name, and no head of a column', () => {
    const numbers = numbersOf(
      `${LETTER}Markets and schools: 74, six more than in January 2026.\n\nWe sold boxes for USD 940,000.\n`,
    );
    expect(numbers).toContain('other 940000 USD ');
    const lettre = numbersOf(
      `${LETTRE}Millions de FCFA\t3e trim. 2025\t3e trim. 2024\nVentes\t3 940\t3 510\nFret\t398\t361\n\nNous sommes 41 salariés.\n`,
    );
    expect(lettre).toContain('team 41  2026-04');
  });
});

describe('what is left of a loan is no cash', () => {
  test.each([
    'Un prêt de 300 M FCFA a payé le moulin. Il restait 126 M FCFA au 31 mars 2026.',
    'Reste dû à la banque : 118 millions de FCFA.',
    'Still to pay on the lease at the bank: GHS 4 million.',
  ])('%s', (text) => {
    expect(kindsOf(text).filter((one) => one.startsWith('cash'))).toEqual([]);
  });
  test('but what is left otherwise is', () => {
    expect(kindsOf('Après ces achats, il nous restait 126 M FCFA au 31 mars 2026.')).toContain(
      'cash 126000000',
    );
  });
});

test('who is called an active user is one, whatever stands behind the count', () => {
  const text = 'Q3 2026\nMonthly active users: 18,400 households ordered at least once in September 2026';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.map(({ kind, value }) => [kind, value])).toEqual([['users', 18_400]]);
});

test.each([
  ['Round\nEquity to be raised, GHS thousand\t45,000', 'ask 45000000 GHS '],
  ['Round\nCapital sought for new kilns, GHS million\t24', 'ask 24000000 GHS '],
])('a name is told apart from what its figure is in: %s', (text, number) => {
  expect(numbersOf(`Model, Accra\n${text}`)).toContain(number);
});

test.each(['Orders come from 44 shops and museums abroad.', 'It licenses its program to 44 schools.'])(
  'those who buy: %s',
  (text) => {
    expect(kindsOf(text)).toContain('customers 44');
  },
);

test.each([
  ['Our 58 employees are insured.', 'team 58'],
  ['Les 58 ouvriers de l’usine sont déclarés.', 'team 58'],
  ['The 58 workers of the mill are insured.', 'team 58'],
  ['Nos clients sont au nombre de 410.', 'customers 410'],
  ['Capital to be raised: GHS 9 million', 'ask 9000000'],
  ['Cash used per month\tGHS 1,200,000', 'burn 1200000'],
  ['Time the money lasts (months)\t14', 'runway 14'],
])('people, sums and months by further names: %s', (text, kind) => {
  expect(kindsOf(text)).toContain(kind);
});
