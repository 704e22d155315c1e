import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const read = (...pages: readonly string[]) =>
  analyseDocument({ type: 'pitch_deck', pages: pages.map((text, index) => ({ page: index + 1, text })) });
const found = (...pages: readonly string[]) =>
  read(...pages)
    .sections.filter((section) => section.found)
    .map(({ id }) => id);
const codes = (...pages: readonly string[]) => read(...pages).flags.map(({ code }) => code);

test.each([
  [
    'problem',
    'A Saturday in Gulu\nA potter loses 9 pots of 40 in the open fire and sells the rest at night.',
  ],
  ['solution', 'Kiln by the hour\nWe rent a gas kiln to potters and train them for two days.'],
  ['product', 'The kiln\nThe machine holds 60 pots and is booked by SMS.'],
  ['market', 'Potters\nThe census of crafts counted 7,400 potters in Acholi.'],
  ['businessModel', 'One firing\nA potter is charged UGX 18,000; gas takes 7,100.'],
  ['businessModel', 'Le litre\nHuile de thym : 1 400 DH le litre, dont 310 pour le champ.'],
  ['traction', '2024 and 2025\nPotters paying in March 2025: 212; in March 2024: 97.'],
  ['competition', 'Whom we meet\nTerracotta Hub is cheaper for tiles, and we lost 6 tilers to it.'],
  ['goToMarket', 'How potters hear of it\nIn March 2025 three agents signed up 14 potters a month.'],
  ['financials', 'The year\nNet loss 2025 was UGX 31 million on overheads of 88 million.'],
  ['solution', 'The kiln in Acholi\nA gas kiln, 60 pots a firing, booked by SMS.'],
  ['competition', 'Around us\nTerracotta Hub makes tiles for builders in Kampala.'],
  ['competition', 'Who else fires pots\nTwo yards near the river, with wood.'],
  ['competition', 'Ce qui pourrait nous battre\nUn four solaire, quand il en viendra un.'],
  ['team', 'The two of us\nJoy Akello. Peter Ouma.'],
  ['team', 'People and papers\nJoy Akello. Peter Ouma.'],
  ['competition', 'Rivals\tTwo yards near the river that fire with wood\n\tand sell at night.'],
  ['ask', 'UGX 240m\nKilns 130\nGas store 70\nReserve 40'],
  ['problem', 'Un samedi à Bohicon\nUne potière perd 9 pots sur 40 au feu ouvert et attend trois jours.'],
  ['solution', 'Le four à l’heure\nNous louons un four à gaz aux potières.'],
  ['businessModel', 'Une cuisson\nPrix : 6 500 FCFA, dont 2 400 de gaz.'],
  ['goToMarket', 'Comment on nous trouve\nNos animateurs gagnent 14 nouvelles potières par mois.'],
  ['financials', 'L’année\nPerte nette de 2025 : 11 millions de FCFA.'],
])('%s is seen by what it says, under whatever title: %j', (id, text) => {
  expect(found('Kiln Acholi', text)).toContain(id);
});

const score = (...pages: readonly string[]) => read(...pages).score ?? 0;
const REST = [
  'Ovens of Karonga\nBread ovens for women’s groups, May 2026',
  'Traction\nOvens paid for: 41 in 2024, 77 in 2025 and 35 from January to April 2026.',
  'Team\nEsnart Gondwe, CEO, eleven years at a bakery in Mzuzu.',
  'Financials\nNet loss 2025: USD 18,000. Cash USD 52,000 in April 2026.',
];

test('praise in the place of facts earns nothing, whatever it stands under', () => {
  for (const heading of ['Problem', 'Solution', 'Market', 'Business model', 'Competition', 'Go to market'])
    expect(
      score(...REST, `${heading}\nA unique, world-class and revolutionary ecosystem for passionate people.`),
    ).toBe(score(...REST));
  expect(score(...REST, 'Marché\nUn potentiel immense et une équipe passionnée.')).toBe(score(...REST));
});

test('a figure in the place of praise earns', () => {
  const vague = score(...REST, 'Market\nThe potential is immense.');
  const counted = score(
    ...REST,
    'Market\n3,100 groups in the Northern Region (NSO 2023); each pays USD 140 a year.',
  );
  expect(counted).toBeGreaterThan(vague);
});

test('a page that stands there again earns what it earns once', () => {
  for (const page of REST) expect(score(...REST, page)).toBe(score(...REST));
});

test('the name and number at the foot of pages are no figures and no rivals', () => {
  const plain = [...REST, 'Competition\nBakers who burn wood are cheaper.'];
  const footed = plain.map((text, index) => `${text}\nKaronga Ovens\t${index + 1}`);
  expect(score(...footed)).toBe(score(...plain));
  expect(read(...footed).strengths.map(({ code }) => code)).not.toContain('COMPETITORS_NAMED');
});

test.each([
  ['We raise $640,000', 'Ovens 310, mill 140, working capital 120, reserve 70 (thousand dollars).'],
  ['Round: $3.4m', '1.6 ovens (to 40 groups, 900 trays), 0.9 mill, 0.6 people, 0.3 reserve.'],
  ['$640,000 for 18 months', 'Two depots (260), a mill (230), people (150).'],
  ['Nous levons 640 000 USD', 'Fours 310 ; moulin 140 ; fonds de roulement 120 ; réserve 70.'],
])('parts written in the scale of the sum are its uses: %s', (title, list) => {
  const { strengths, flags } = read(...REST, `${title}\n${list}`);
  expect(strengths.map(({ code }) => code)).toContain('USE_OF_FUNDS_ADDS_UP');
  expect(flags.map(({ code }) => code)).not.toContain('ASK_WITHOUT_USE_OF_FUNDS');
});

test('a list that goes on beyond the sum is no use that adds up', () => {
  const listed = read(...REST, 'Round\nUSD 1.2m\nOvens: 600k\nMill: 400k\nPeople: 200k\nReserve: 150k');
  expect(listed.strengths.map(({ code }) => code)).not.toContain('USE_OF_FUNDS_ADDS_UP');
});

test('a round that pays its founder is the worse the more of it does', () => {
  const team = 'Team\nAlinafe Mkandawire, founder, nine years in the family’s haulage.';
  const ask = (use: string) => `Use of funds\nWe raise $900,000\nOvens 500,000\nPeople 150,000\n${use}`;
  const severity = (use: string) =>
    read(REST[0] ?? '', REST[1] ?? '', team, ask(use)).flags.find(({ code }) => code === 'RELATED_PARTY')
      ?.severity;
  expect(severity('Reserve 150,000')).toBeUndefined();
  expect(severity('Repayment of founder loan 150,000')).toBe('high');
  expect(severity('Trucks from Mkandawire Transport 150,000')).toBe('high');
  expect(severity('Repayment of founder loan 130,000\nTrucks from Mkandawire Transport 120,000')).toBe(
    'critical',
  );
});

test('a large customer told with what is done about it is less grave', () => {
  const of = (text: string) =>
    read(...REST, `Customers\n${text}`).flags.find(({ code }) => code === 'CUSTOMER_CONCENTRATION')?.severity;
  expect(of('One customer is 44% of our revenue.')).toBe('high');
  expect(of('One customer is 44% of our revenue.\nContract to June 2028; below 30% by then.')).toBe('medium');
});

test('little cash is what a round is for; without one it is worse', () => {
  const months = 'Cash\nCash was USD 60,000 in April 2026 and burn USD 15,000 a month in April 2026.';
  const severity = (...pages: readonly string[]) =>
    read(...pages).flags.find(({ code }) => code === 'RUNWAY_SHORT')?.severity;
  const [title = '', traction = '', team = ''] = REST;
  expect(severity(title, traction, team, months)).toBe('high');
  const ask = 'Ask\nWe raise USD 300,000: ovens 60%, people 40%.';
  expect(severity(title, traction, team, months, ask)).toBeUndefined();
  expect(severity(title, traction, team, `${months} That is a runway of nine months.`, ask)).toBe('medium');
  expect(severity(title, traction, team, months.replace('60,000', '30,000'), ask)).toBe('high');
});

test('people asked, money owed and months that work pays back are no flags', () => {
  expect(codes(...REST, 'Why\n63 of 80 women in our survey agreed that wood is the dear part.')).toEqual([]);
  expect(codes(...REST, 'Bank\nCash MWK 9m, overdraft 31m of 40m used.')).not.toContain(
    'CUSTOMER_CONCENTRATION',
  );
});

test('who says by himself that he needs no licence for what needs one has none', () => {
  const cover = 'What we do\nWe sell cover against hail and keep the premiums; insurance for growers.';
  const denial = 'As a technology company we do not need an insurance licence.';
  expect(codes(...REST, cover)).not.toContain('LICENCE_MISSING');
  expect(codes(...REST, `${cover}\n${denial}`)).toContain('LICENCE_MISSING');
  expect(
    codes(...REST, `${cover}\nThe regulator confirmed in writing that this needs no licence.`),
  ).not.toContain('LICENCE_MISSING');
  expect(codes(...REST, 'Our ovens\nAs we bake bread, no permit is needed.')).not.toContain(
    'LICENCE_MISSING',
  );
});

test('parts whose scale is a letter are summed', () => {
  const { flags } = read(
    ...REST,
    'Besoin : 300 M FCFA\n• Fours : 180 M\n• Camions : 75 M\n• Fonds de roulement : 75 M',
  );
  expect(flags.map(({ code }) => code)).toContain('USE_OF_FUNDS_MISMATCH');
});

test.each([
  ['SETBACK_TOLD', 'Depots\nWe closed the depot in Chitipa in 2025 and wrote off USD 4,000.'],
  ['SETBACK_TOLD', 'Dépôts\nNous avons fermé le dépôt de Kayes en 2025 : 4 000 USD de perdus.'],
  ['RESULT_TOLD', 'Accounts\nNet loss, USD thousand: -31 in 2024 and -18 in 2025.'],
  ['RESULT_TOLD', 'Comptes\nRésultat net 2025 : -11 millions de FCFA.'],
  ['RISKS_TOLD', 'What can hurt us\nFlour follows the kwacha: 10% on the rate is 4 points of margin.'],
  ['RETENTION_STATED', 'Groups\nOf 60 groups that began in 2024, 47 bought again in 2025.'],
  ['UNIT_ECONOMICS', 'One oven\nSold at 310, it leaves 84 after freight.'],
  ['RISKS_TOLD', 'what can go wrong: the price of flour, groups that pay late (61 days).'],
  ['PRICE_EXPLAINED', 'Ask\nWe raise USD 90,000 at USD 300,000 pre-money: twice the sales of 2025.'],
  ['UNIT_ECONOMICS', 'A loaf\nSells at 62, flour 31, gas 9; 22 left.'],
  ['LIMITS_TOLD', 'Sales\nWe lost 12 groups to Mawa Ovens in 2025.'],
])('%s: %j', (code, text) => {
  expect(read(...REST, text).strengths.map((one) => one.code)).toContain(code);
});

test.each([
  ['SETBACK_TOLD', 'Loans\nWrite-offs are under 2% thanks to our groups.'],
  ['RESULT_TOLD', 'Plan\nNet profit of USD 400,000 expected by 2028.'],
  ['RETENTION_STATED', 'Team\nThe third founder left in 2024; 12% came back to the company.'],
  ['UNIT_ECONOMICS', 'Cash\nThis leaves 9 months.'],
])('no %s: %j', (code, text) => {
  expect(read(REST[0] ?? '', text).strengths.map((one) => one.code)).not.toContain(code);
});

test('uses of the money that add up spare a flag and show the ask', () => {
  const told = score(...REST, 'Terms\nWe raise USD 200,000: ovens 120,000; masons 50,000; reserve 30,000.');
  const vague = score(
    ...REST,
    'Terms\nWe raise USD 200,000 for ovens and masons. It lasts until March 2027.',
  );
  // Of which 10 for a flag and 5 for the section.
  expect(told - vague).toBe(15);
});
