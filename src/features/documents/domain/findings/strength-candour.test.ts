import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { StrengthCode } from '../document.ts';

const told = (text: string) =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).strengths.map(({ code }) => code);

test.each<readonly [StrengthCode, string]>([
  ['LIMITS_TOLD', 'Competition\nBukka Hut has more outlets; we lose on price.'],
  ['LIMITS_TOLD', 'Concurrence\nEcoti paie mieux et ses délais sont plus courts, ses dalles moins chères.'],
  ['RISKS_TOLD', 'What may go wrong\nA spill takes pumps: 3% were lost in 2024, insured since.'],
  ['RISKS_TOLD', 'Financials\nNewcastle disease could cost us a quarter of the margin.'],
  [
    'PLAN_FOUNDED',
    'Plan\nRevenue was $1.2m in 2025.\nBase: $4.2m in 2027 if two districts a quarter join. Low: $2.7m.',
  ],
  [
    'PLAN_FOUNDED',
    'Chiffres\nVentes 2025 : 72 millions.\nPrévision\nEnviron 148 millions en 2027, si chaque caisson est loué 41 jours.',
  ],
  [
    'PRICE_EXPLAINED',
    'Ask\nWe raise $100,000 at $240,000 pre-money: four times sales, as in the last round of a rival.',
  ],
  ['TEAM_EXPERIENCED', 'Team\nMona Zaki (ex Fawry), Sherif Adel.'],
])('%s: %j', (code, text) => {
  expect(told(text)).toContain(code);
});

test.each<readonly [StrengthCode, string]>([
  ['LIMITS_TOLD', 'Competition\nJumia and others. We are cheaper and faster.'],
  ['RISKS_TOLD', 'Risks\nThere is no risk.'],
  ['PLAN_FOUNDED', 'Plan\nRevenue was $1.2m in 2025.\nWe make $40m in 2029.'],
  ['PLAN_FOUNDED', 'Market\nIf we capture just 1% we will be a $1.8 billion business in 2030.'],
  ['PRICE_EXPLAINED', 'Ask\nWe raise $500,000 at $4,000,000 pre-money, a price we feel.'],
])('no %s: %j', (code, text) => {
  expect(told(text)).not.toContain(code);
});

const scoreOf = (text: string) => analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).score;
const coverageOf = (text: string): number =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).parts.coverage.measured;
const DECK = `Problem\nBaskets crush 40% of the load.
Market\n4,100 shops in Kano buy crates; each pays $300 a year, which is $1.2m.
Traction\nRevenue was $70,000 in 2024 and $90,000 in 2025.
Competition\nKwara Plastics and weavers.
Team\nA. Bello, R. Okafor. 44 people.
Ask\nWe raise $200,000: machines 60%, crates 40%.`;

test('a deck that tells where it loses, what may go wrong or where a figure is from scores above the same without', () => {
  const plain = scoreOf(DECK) ?? 0;
  for (const [said, instead] of [
    ['weavers.', 'weavers; weavers are cheaper.'],
    ['crates 40%.', 'crates 40%.\nRisks\nA ban on plastic would halve the sales.'],
    ['40% of the load.', '40% of the load (NAERLS 2024).'],
  ] as const)
    expect(scoreOf(DECK.replace(said, instead))).toBeGreaterThan(plain);
});

test('uses in sums bear the ask out, shares of a hundred alone do not', () => {
  const sums = DECK.replace('machines 60%, crates 40%', 'machines $120,000, crates $80,000');
  const shares = DECK.replace('$200,000: machines', '$200,000. Machines');
  expect(coverageOf(sums)).toBeGreaterThan(coverageOf(shares));
});

test('who they are and what the money is for bear their sections out and are no candour', () => {
  const named = DECK.replace('A. Bello, R. Okafor.', 'Amina Bello, ten years at a box maker.');
  const { parts } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text: named }] });
  const plain = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text: DECK }] }).parts;
  expect(coverageOf(named)).toBeGreaterThan(coverageOf(DECK));
  expect(parts.soundness.measured).toBe(plain.soundness.measured);
});

test('a round that lasts seven months is short, one of seventeen is not', () => {
  const codes = (months: number) =>
    analyseDocument({
      type: 'pitch_deck',
      pages: [{ page: 1, text: `Ask\n$800k: vouchers 55%, vans 30%, staff 15%; runway ${months} months.` }],
    }).flags.map(({ code }) => code);
  expect(codes(7)).toContain('RUNWAY_SHORT');
  expect(codes(17)).not.toContain('RUNWAY_SHORT');
});

test.each<readonly [StrengthCode, string]>([
  ['RISKS_TOLD', 'Power\nEach further 10% on the tariff costs us 900 shillings a site.'],
  ['RISKS_TOLD', 'What we owe\nA devaluation of 20% brings us to a cover of 0.9.'],
  ['RISKS_TOLD', 'Énergie\nUne hausse de 15 % du gazole nous coûterait 4 M FCFA par an.'],
  ['PLAN_FOUNDED', 'Later\nHead office and loan service are covered at nine grown towns.'],
  ['PLAN_FOUNDED', 'Les charges\nBouaké perd encore : 120 abonnées, il en faut 210.'],
  ['PLAN_FOUNDED', 'Le volume\nSeuil : 240 M FCFA par trimestre.'],
  ['SETBACK_TOLD', 'Where it went wrong\nNkhata: the first well ran dry, MWK 18m.'],
  ['LIMITS_TOLD', 'Along the river\nIce factories are the competitor: cheaper by the kilo, gone by noon.'],
])('%s: %j', (code, text) => {
  expect(told(text)).toContain(code);
});

test.each<readonly [StrengthCode, string]>([
  ['RISKS_TOLD', 'Upside\nEvery increase in demand takes us further.'],
  ['PLAN_FOUNDED', 'Office\nThe office is covered by insurance.'],
  ['LIMITS_TOLD', 'Our edge\nUnlike any competitor we are cheaper.'],
])('no %s: %j', (code, text) => {
  expect(told(text)).not.toContain(code);
});

test.each<readonly [StrengthCode, string]>([
  ['LIMITS_TOLD', 'Who else repairs pumps\nTwo workshops in Gulu are cheaper.'],
  ['LIMITS_TOLD', 'Others in the valley\nWe cannot match the discounts of the mill.'],
  ['LIMITS_TOLD', "Qui d'autre le fait\nUn atelier de Sikasso, aux délais plus courts, moins cher."],
  ['RISKS_TOLD', '7 Things that keep us awake\nThe only kiln is from 2011.'],
  ['RISKS_TOLD', '09 Nos fragilités\nUn seul four, acheté en 2011 : 40 % des pains.'],
  ['RISKS_TOLD', 'Supply\nIf the tannery copies the glue, we have a problem within two seasons.'],
  ['RISKS_TOLD', 'Chiffres\nSans la ristourne, la marge tombe de 14 à 9 francs.'],
  ['SETBACK_TOLD', 'Operations\nThree compressors failed in the first summer.'],
  ['SETBACK_TOLD', 'Operations\nThe strike at the port cost 90 deliveries.'],
  ['SETBACK_TOLD', 'Exploitation\nUn hôtel a renvoyé 120 draps mal séchés.'],
  ['RESULT_TOLD', 'Numbers\nIn 2023 we lost 12,000 dollars, this year to October we earned 4,100.'],
  ['RETENTION_STATED', 'Schools\n41 of the 46 ordered the year before as well.'],
  ['RETENTION_STATED', 'Homes\nLeaving per month, last 12 months: 1.9%.'],
  ['RETENTION_STATED', 'Abonnés\nDéparts sur douze mois : 34 foyers, soit 6 %.'],
  [
    'RETENTION_STATED',
    'Policies by year sold\tSold\tLeft after 12 months\tafter 24 months\n2023\t810\t702\t655',
  ],
  ['UNIT_ECONOMICS', 'Money\nSigning up a dairy costs 340 dollars, earned back in five months.'],
  ['UNIT_ECONOMICS', 'Argent\nUn foyer nous coûte 4 200 FCFA à recruter.'],
  ['UNIT_ECONOMICS', 'A jar\nShop pays\t640\nHoney, 2 combs at 150\t(300)\nJar\t(90)\nSurplus\t250'],
  ['UNIT_ECONOMICS', 'Un lavage\nClient\t900\nPourboire\t100\nEau\t(350)\nBras\t(400)\nReste\t250'],
  ['RUNWAY_ADDS_UP', 'Purse\nCash $41,000. Net burn $5,000 a month.'],
  ['RUNWAY_ADDS_UP', 'Caisse\nTrésorerie 30 M FCFA, dépense nette 3 M par mois.'],
  ['PLAN_FOUNDED', 'Size\nAt 140 looms the house carries itself.'],
  ['PLAN_FOUNDED', "Taille\nAvec 140 métiers l'atelier s'autofinance."],
  ['PLAN_FOUNDED', 'Import\nIf the permit is refused we buy only 12 of the 30 looms.'],
  ['RISKS_TOLD', 'Loans\nWithout the three best villages it is 31 months.'],
  ['SETBACK_TOLD', 'Villages\nThree groups in ten stopped; we left Kono.'],
  ['LIMITS_TOLD', 'Competition\nThe cooperative’s ice is cleaner than ours.'],
  ['LIMITS_TOLD', 'Concurrence\nL’atelier de Bo pèse mieux que nous.'],
  ['RESULT_TOLD', 'Chiffres\nPerte 2024 : 71 000 ; neuf mois 2025 : 12 000.'],
  ['RESULT_TOLD', 'Money\nAfter everything: minus 3.1m.'],
  ['RETENTION_STATED', 'Riders\nOne in twenty leaves us each month.'],
  ['RETENTION_STATED', 'Abonnés\n31 des 36 ateliers de mars cousent toujours.'],
  ['SETBACK_TOLD', 'Villes\nKaya ouverte en mars, fermée en août : 74 000 F.'],
  ['SETBACK_TOLD', 'Milk\nWe poured away 900 litres in May.'],
  ['PLAN_FOUNDED', 'Kilns\nAt 40 racks the kiln pays its power and its crew.'],
  ['TEAM_EXPERIENCED', 'Voilà\nAïcha Dao, tisserande, 14 ans au centre artisanal.'],
  ['TEAM_EXPERIENCED', 'Hello\nRuth Cherono, vet, 11 yrs county service.'],
  ['TEAM_EXPERIENCED', 'People and papers\nOmar Sissoho, 60%, managed a mill for nine years.'],
  ['TEAM_EXPERIENCED', 'The two of us\nOmar Sissoho, chemist, ten years at a soap works.'],
  ['LIMITS_TOLD', 'Cloths\nPrinted cloths are cheaper than ours by a third.'],
  ['LIMITS_TOLD', 'Pagnes\nLe pagne imprimé est moins cher que nous.'],
  ['RESULT_TOLD', 'Accounts\nGHS 000\t2023\t2024\nResult after interest and tax\t(41)\t12'],
  ['RESULT_TOLD', 'Comptes\nkFCFA\t2023\t2024\nRésultat après intérêts et impôts\t-41\t12'],
  ['SETBACK_TOLD', 'Looms\nA workshop at Segou was closed within 7 months.'],
  ['SETBACK_TOLD', 'Fils\nNotre atelier de Mopti a été fermé au bout de sept mois.'],
  ['SETBACK_TOLD', 'Yarn\nIn 2024 a bale sold at 310 and left nothing.'],
  ['RISKS_TOLD', 'Sensitivity\nYarn 10% dearer: 41 are left of 60.'],
  ['RISKS_TOLD', 'Sensibilité\nFil à +10 % : il reste 41 sur 60.'],
  [
    'UNIT_ECONOMICS',
    'A cloth\t2023\t2024\nPrice\t900\t940\nYarn\t(410)\t(420)\nWages\t(300)\t(310)\nMargin\t190\t210',
  ],
  ['UNIT_ECONOMICS', 'A loom, a month\nCloth sold\t900\nYarn\t(410)\nWages\t(300)\nLeft for the loom\t190'],
])('%s: %j', (code, text) => {
  expect(told(text)).toContain(code);
});

test.each<readonly [StrengthCode, string]>([
  ['RISKS_TOLD', 'Problem\nIf the rains fail, farmers need 40% more seed.'],
  ['RISKS_TOLD', 'Offer\nWithout us they would need three suppliers.'],
  ['SETBACK_TOLD', 'Problem\nTwo thirds of small mills failed within 3 years.'],
  ['RETENTION_STATED', 'Price\nPrix départ usine : 62 % du prix de détail.'],
  ['RUNWAY_ADDS_UP', 'Purse\nCash $41,000. Net burn $5,000 a month. Runway of 14 months.'],
  ['LIMITS_TOLD', 'Why us\nWe are the first, with strong relations in every ministry.'],
  ['TEAM_EXPERIENCED', 'Acheteurs\nLe Danois a un contrat de deux ans à Aarhus.'],
  ['PLAN_FOUNDED', 'Looms\nEach of the 30 looms pays for itself in 22 months.'],
  ['UNIT_ECONOMICS', 'Plan\nA new country costs 90,000 dollars.'],
  ['UNIT_ECONOMICS', 'A jar\nShop pays\t640\nHoney\t(300)\nJar\t(90)\nSurplus\t340'],
  [
    'UNIT_ECONOMICS',
    'Years\t2023\t2024\nSales\t900\t940\nYarn\t(410)\t(420)\nWages\t(300)\t(310)\nMargin\t190\t210',
  ],
  ['LIMITS_TOLD', 'Cloths\nBuyers in two towns have shown strong interest.'],
  ['RESULT_TOLD', 'Accounts\t2023\t2024\nEBITDA margin\t4%\t11%'],
  ['SETBACK_TOLD', 'A day\nAt 5 pm the women bring what did not sell, 40 cloths.'],
  ['SETBACK_TOLD', 'Said of us\nWe closed payroll in two hours.'],
  [
    'PLAN_FOUNDED',
    'Round\nWith 300,000 dollars we have 18 months of runway and reach break-even in month 11.',
  ],
  ['PLAN_FOUNDED', 'Plan\nSales of 41m by Q4 2027, break-even in Q1 2028.'],
])('no %s: %j', (code, text) => {
  expect(told(text)).not.toContain(code);
});

test('what bears risks as a trade, and the foot of a page, tells none', () => {
  const score = (text: string) => analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).parts;
  expect(told('Our risk management\nThe model has 140 variables.')).not.toContain('RISKS_TOLD');
  expect(told('Une gestion du risque humaine\nLe modèle a 140 variables.')).not.toContain('RISKS_TOLD');
  const foot = score(`${DECK}\nRisks\nTamu Looms Limited 7 / 12`);
  expect(foot.soundness.measured).toBe(score(DECK).soundness.measured);
});
