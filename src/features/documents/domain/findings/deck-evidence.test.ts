import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { FlagCode, StrengthCode } from '../document.ts';
import { severityOf } from './flag-meaning.ts';

const read = (text: string, name?: string) =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }], facts: name ? { name } : {} });
const strengths = (text: string) => read(text).strengths.map(({ code }) => code);
const flags = (text: string) => read(text).flags.map(({ code }) => code);

test.each<readonly [StrengthCode, string]>([
  ['RETENTION_STATED', 'Who stays\nOf 74 shops paying in August 2025, 63 pay today.'],
  ['RETENTION_STATED', "Activité\nSur les 212 actives en janvier, 159 l'étaient encore en septembre."],
  ['RETENTION_STATED', 'Cohorts\nJoined\tMonth 1\tMonth 3\tMonth 6\nJanuary\t91%\t80%\t72%'],
  ['RETENTION_STATED', 'Use\nGrowers who tested in H1 2025 and again in H1 2026: 61%.'],
  ['RETENTION_STATED', 'Schools\n31 of the first 40 renewed for a second year.'],
  ['RETENTION_STATED', 'Who buys\nOf the 52 bakeries of 2024, 41 bought in the spring of 2026.'],
  ['RETENTION_STATED', 'Kiosques\n28 des 36 ont commandé de nouveau à la saison suivante.'],
  ['RETENTION_STATED', 'Éleveurs\nQuatre cents, dont 64 % avaient livré au semestre précédent.'],
  ['RETENTION_STATED', 'Cycles\n4 tontines sur 5 recommencent.'],
  ['RETENTION_STATED', 'Lessons\n22% drop out before the second term.'],
  ['SETBACK_TOLD', 'What did not work\nThe Mzuzu depot served 6 shops; it needed 20.'],
  ['SETBACK_TOLD', 'Ce qui ne marche pas\nLe four tient 40 heures sur 60.'],
  ['SETBACK_TOLD', 'Depots\nEight opened, two closed after a flood.'],
  ['SETBACK_TOLD', 'Récolte\nUn lot humide : 3,2 millions perdus.'],
  ['SETBACK_TOLD', 'Credit\nWe expect to lose 14,000 of it.'],
  ['RISKS_TOLD', "Dépendance\nL'usine de Thiès pourrait fermer : c'est notre plus gros risque."],
  ['PLAN_FOUNDED', 'Costs\nWe need 52 tonnes a month to break even.'],
  ['PLAN_FOUNDED', 'Costs\nAt GHS 310,000 of sales a month we cover our costs.'],
  ['PLAN_FOUNDED', 'Charges\nLe point mort est à 18 tonnes par mois.'],
  ['PLAN_FOUNDED', "Charges\nL'équilibre est à 90 pompes."],
  ['SETBACK_TOLD', 'Clients\n92 joined and 19 left in the twelve months, most of them closed.'],
  ['SETBACK_TOLD', 'Clients\nUne seule entreprise sur 22 est partie en 2024.'],
  ['SETBACK_TOLD', 'Figures\nIn Sidama our sales fell 18% for two quarters.'],
  ['RESULT_TOLD', 'Accounts\nEGP 000\tAugust\nFees\t565\nResult\t-683'],
  ['RESULT_TOLD', 'Comptes\nPerte, kDH\t485\t387\t354'],
  ['RESULT_TOLD', 'Money\nLoss LKR 2.2m a month, bank 24m, eleven months.'],
  ['RISKS_TOLD', 'Customers\nIf the Varanasi agent stops, we lose around Rs 0.3 on each kilo.'],
  ['RISKS_TOLD', 'Ce qui pèse\nSi elle part, la perte du trimestre remonte de 120 000 DH.'],
  ['PLAN_FOUNDED', 'Plan\nWe stop Natal if after 9 months a customer costs more than R$ 200.'],
  ['PRICE_EXPLAINED', 'Terms\nWe ask INR 9 crore pre-money: 3.6x FY25 revenue.'],
  ['PRICE_EXPLAINED', 'Levée\nValeur avant apport : 2,6 M EUR, soit 19 fois le revenu annualisé.'],
  ['LIMITS_TOLD', 'Competition\nGogo: strong capital, twenty times our size.'],
  ['LIMITS_TOLD', 'Concurrence\nWave et Orange ont des cagnottes gratuites.'],
  ['UNIT_ECONOMICS', 'Per trip\nFee 4.10; messages 0.45, support 0.95; remains 2.50 (61%).'],
  ['UNIT_ECONOMICS', 'One crate\nSold at 840. Eggs 510, straw 35, van 90, breakage 25. Margin 180.'],
  ['UNIT_ECONOMICS', 'Une caisse\nPrix 12 500 ; œufs 8 200 ; paille 450 ; transport 1 350. Reste 2 500.'],
  ['UNIT_ECONOMICS', 'One bar\nCocoa\t310\nSugar\t95\nWrapping\t60\nMargin\t135\nPrice\t600'],
  ['UNIT_ECONOMICS', 'Un sac\nGrain, 3 kilos à 80 F\t240\nMouture\t70\nSac\t30\nMarge\t60\nPrix\t400'],
  [
    'UNIT_ECONOMICS',
    'Le four\nIl rapporte 480 000 par an, moins 90 000 de bois et 50 000 de réparations : 340 000.',
  ],
  ['LICENSED', 'Papers\nCentral Bank of Lesotho credit licence, May 2025.'],
  ['LICENSED', 'Papers\nPayment licence of the Bank of Ghana, granted in May 2023.'],
  ['LICENSED', 'Démarches\nAutorisation du ministère accordée en mars 2024 pour trois ans.'],
])('%s: %j', (code, text) => {
  expect(strengths(text)).toContain(code);
});

test.each<readonly [StrengthCode, string]>([
  ['RETENTION_STATED', 'Founders\nHe keeps 6% (vested); 19% came back to the company.'],
  ['RETENTION_STATED', 'Papers\nThe 3 of 4 permits were renewed in May 2026.'],
  ['UNIT_ECONOMICS', 'One crate\nSold at 840. Eggs 510, straw 35, van 90, breakage 25. Margin 260.'],
  ['RETENTION_STATED', 'Market\n120 schools in 2025 renewed nothing.'],
  ['UNIT_ECONOMICS', 'One bar\nCocoa\t310\nSugar\t95\nWrapping\t60\nMargin\t135\nPrice\t680'],
  ['PLAN_FOUNDED', 'Plan\nWe break even in Q3 2028, after 18 months.'],
  ['PLAN_FOUNDED', "Prévisions\nL'équilibre est prévu en 2029."],
  ['SETBACK_TOLD', 'What may go wrong\nThe Mzuzu depot serves 6 shops; it needs 20.'],
  ['RESULT_TOLD', 'Projections\n\t2027\t2028\t2029\nEBITDA\t48\t210\t680'],
  ['RESULT_TOLD', 'Customers\nMonthly loss of customers is about 4 percent.'],
  ['UNIT_ECONOMICS', 'Model\nLTV to CAC of 152.'],
  ['LIMITS_TOLD', 'Competition\nOur deep knowledge and our strong values set us apart.'],
  ['LICENSED', 'Papers\nThe licence was applied for in May 2025 and is pending.'],
  ['DATED_TRACTION', 'Plan\n2027: 430 thousand parcels. 2028: 600 thousand parcels, 9,000 customers.'],
])('no %s: %j', (code, text) => {
  expect(strengths(text)).not.toContain(code);
});

test.each([
  'Ask\nRaising $1.1m\nUse\t$000\nParent farm to 100% of eggs\t470\nSecond hatcher\t260\nGenerator\t140\nFinance manager, 24 months\t90\nReserve\t140\nTotal\t1,100',
  'Ask\nUSD 150,000 convertible note, 8% interest.\nVan and cold box 40k, stock 55k, sales 35k, reserve 20k.',
  'Levée\nNous cherchons 900 000 EUR.\nEmploi\tk EUR\nAvances (7 jours)\t400\nDépôts de Bouaké et Korhogo\t210\nDeux commerciaux, 24 mois\t170\nRéserve si le client part\t120\nTotal\t900',
])('a list that makes the sum asked for is its use, whatever figures stand in its names: %j', (text) => {
  expect(strengths(text)).toContain('USE_OF_FUNDS_ADDS_UP');
  expect(flags(text)).not.toContain('USE_OF_FUNDS_MISMATCH');
  expect(flags(text)).not.toContain('ASK_WITHOUT_USE_OF_FUNDS');
});

test('cash at hand fills no gap in a list of uses', () => {
  const text =
    'Ask\nUSD 2.5 million in shares\nPacks\t1,100,000\nThirty stations\t600,000\nSoftware\t350,000\nTeam\t250,000\nCash today: USD 0.2 million';
  expect(strengths(text)).not.toContain('USE_OF_FUNDS_ADDS_UP');
});

const PRICED = 'Financials\nRevenue 2024: $1,080,000.\nRound\nUS$3 million at US$25 million pre-money.';
test.each<readonly [FlagCode, string, boolean]>([
  ['PRICE_UNEXPLAINED', `${PRICED} Leaders of the region have reached such valuations.`, true],
  ['PRICE_UNEXPLAINED', `${PRICED} That is 23 times revenue, as in the last three rounds here.`, false],
  ['PRICE_UNEXPLAINED', PRICED, false],
  ['UNDATED_METRICS', 'Trading\n\tApr\tMay\tJun\nSales, KES 000\t868\t924\t994', false],
  ['UNDATED_METRICS', 'Trading\nSales, KES 000\t868\t924\t994', true],
])('%s: %j', (code, text, isFlagged) => {
  expect(flags(text).includes(code)).toBe(isFlagged);
});

const TEAM = (people: string) => `Problem\nIce costs 22 a kilo.\nTeam\n${people}`;
test('people by name are worth more than praise of people without names', () => {
  const named = read(TEAM('Ruth Akinyi, accountant, eight years at Bidco.')).score ?? 0;
  const praised = read(TEAM('A gifted, award-winning board of eminent advisers.')).score ?? 0;
  expect(named).toBeGreaterThan(praised);
});

test('a list of dangers that any company has is told and is no candour', () => {
  const DECK = (risks: string) => `Problem\nIce costs 22 a kilo.\nRisks\n${risks}`;
  const general = read(DECK('Fuel, traffic, theft and competition.'));
  const own = read(DECK('Fuel: at KES 210 a route loses 14,000.'));
  expect(general.strengths.map(({ code }) => code)).toContain('RISKS_TOLD');
  expect(own.parts.soundness.measured).toBeGreaterThan(general.parts.soundness.measured);
});

test('what a customer has of it, and a sum with its terms, show solution and ask under any title', () => {
  const { sections } = read(
    'Pupil\nEight weeks with us cost INR 26,000.\nMoney\n$650,000 at $2.1m pre, to open three workshops.',
    'Karigar',
  );
  const found = sections.filter((one) => one.found).map(({ id }) => id);
  expect(found).toEqual(expect.arrayContaining(['solution', 'ask']));
});

test('rows of two things sold do not contradict each other', () => {
  const text =
    'Figures\nVND m\t2024\t2025\nTest revenue\t1,640\t4,560\nBlend revenue\t210\t3,900\nGross profit\t690\t2,700';
  expect(flags(text)).not.toContain('CONTRADICTORY_NUMBERS');
});

test('a founder who left is less grave where it is told what became of the shares', () => {
  const left = 'First, the bad news\nOn 12 May our co-founder and CTO left the company for a job abroad.';
  const gravity = (text: string) => read(text).flags.find(({ code }) => code === 'KEY_PERSON_LEFT')?.severity;
  expect(gravity(left)).toBe('high');
  expect(gravity(`${left} He keeps 6% (vested); 19% came back to the company.`)).toBe('medium');
});

test.each([
  [
    'SUPPLIER_CONCENTRATION',
    'Why\nFuel takes 62 of every 100 rupees that a boat buys its ice and feed with.',
  ],
  ['SUPPLIER_CONCENTRATION', 'Une boîte\nSur 940 FCFA : matières premières 610, énergie 120, livraison 60.'],
  [
    'CONTRADICTORY_NUMBERS',
    'Cash\nStock of leather $48,000. We turned away about $190,000 of orders this year.',
  ],
  [
    'GROWTH_MISMATCH',
    'Sales\nYear\tSales\n2024\t$210,000\n2025\t$330,000\nInsurance terms for the next year went up by 12%.',
  ],
] as const)('no %s: %j', (code, text) => {
  expect(flags(text)).not.toContain(code);
});

const insider = (said: string) =>
  read(`Assets\n${said}`).flags.find(({ code }) => code === 'RELATED_PARTY')?.severity;

test('what the company lives of is graver with an insider than another dealing, and gravest below its worth', () => {
  expect(insider('Our stands are rented from a company of our CEO, and nothing of it is written down.')).toBe(
    'medium',
  );
  expect(
    insider(
      'The brand and the software are licensed from Tamu Holdings, a company of our CEO, for 5% of sales.',
    ),
  ).toBe('high');
  expect(insider('La marque appartient à la société de notre fondateur, qui nous la loue.')).toBe('high');
  const sold = { text: 'invoices are sold to oloo trust, owned by the founder, at 80% of their value.' };
  expect(severityOf('RELATED_PARTY', [sold])).toBe('critical');
  expect(
    insider('Les factures sont cédées à la holding familiale du fondateur pour 75 % de leur valeur.'),
  ).toBe('critical');
});

test('what the office costs and how much of it is earned are finances under whatever title', () => {
  const hasFinances = (text: string) =>
    read(text).sections.some(({ id, quote }) => id === 'financials' && quote !== null);
  expect(hasFinances('Where it stands\nIncome covers 38% of our costs.')).toBe(true);
  expect(hasFinances('Où nous en sommes\nLes ventes couvrent 41 % des charges.')).toBe(true);
  expect(hasFinances('Where it stands\nFour rooms are open in two towns.')).toBe(false);
});
