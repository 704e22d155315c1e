import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { FlagCode } from '../document.ts';

/** Two decks of which a page is exchanged: what it hides on one side it tells on the other. */
const ENGLISH = {
  title: 'Tamu Trays\nLunches for schools in Arusha. Tamu Trays Limited, August 2026',
  problem: 'The problem\nOf 58 schools we asked in 2025, 41 had no kitchen that passed its inspection.',
  product: 'Solution and product\nOne kitchen cooks for twelve schools; trays leave by bicycle at eleven.',
  market: 'Market\n640 private schools in the region (Ministry, 2024) at $9,000 a year: $5.8 million.',
  traction:
    'Traction\nTrays sold: 410,000 in 2024 and 690,000 in 2025. Sales $246,000 in 2024, $414,000 in 2025.',
  competition:
    'Competition\nMama Lishe stalls (cheaper) and Chakula Bora (larger). We lose schools below 80 pupils.',
  team: 'Team\nNeema Swai, eleven years at a hotel kitchen; Joel Mollel, logistics. 31 employees.',
  ask: 'The ask\n$300,000: kitchen $180,000, bicycles $40,000, working capital $80,000.',
};
const FRENCH = {
  title: 'Sahel Lavage\nBlanchisserie pour hôtels et cliniques à Niamey. Sahel Lavage SARL, août 2026',
  problem: 'Le problème\nSur 46 hôtels interrogés en 2025, 33 lavent encore à la main.',
  product: 'Solution et produit\nUn atelier, deux tournées par jour, un sac numéroté par client.',
  market:
    'Marché\n310 hôtels et cliniques (ministère, 2024) à 4 millions de FCFA par an : 1,2 milliard de FCFA.',
  traction: 'Traction\nChiffre d’affaires : 96 millions de FCFA en 2024, 151 millions de FCFA en 2025.',
  competition:
    'Concurrence\nPressing du Fleuve (moins cher) et Blanc Net (plus grand). Nous perdons les petits hôtels.',
  team: 'Équipe\nRamatou Issa, neuf ans dans l’hôtellerie ; Ali Moussa, technicien. 22 salariés.',
  ask: 'La demande\nNous levons 180 millions de FCFA : machines 110, véhicules 30, fonds de roulement 40.',
};
const deckOf = (language: 'en' | 'fr', page: string): string[] => {
  const { ask, ...pages } = language === 'en' ? ENGLISH : FRENCH;
  return [...Object.values(pages), page, ask];
};

type Case = {
  readonly of: string;
  readonly language: 'en' | 'fr';
  readonly code: FlagCode;
  readonly open: string;
  readonly hidden: string;
};
const CASES: readonly Case[] = [
  {
    of: 'loans put off',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'School fee loans\nWe also lend parents a term of fees. Rescheduled loans (3% of the book) are reported as late.',
    hidden:
      'School fee loans\nWe also lend parents a term of fees. 97% of loans are current; rescheduled loans, a quarter of the book, are treated as current.',
  },
  {
    of: 'loans put off',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Crédit aux clients\nLes prêts prolongés, 4 % de l’encours, ne sont jamais classés sains.',
    hidden: 'Crédit aux clients\nLes prêts prolongés restent classés sains ; ils font 27 % de l’encours.',
  },
  {
    of: 'a loan that repays a loan',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Shop credit\nWe lend shops their stock. Repayment rate: share of instalments due in the month that were met in cash.',
    hidden:
      'Shop credit\nWe lend shops their stock. Repayment rate: share of instalments due in the month that were met by payment or by a new loan.',
  },
  {
    of: 'a plan agreed anew',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Kits on credit\nFarmers pay after harvest. The collection rate is measured on the plan as first agreed.',
    hidden:
      'Kits on credit\nFarmers pay after harvest. The collection rate is measured on the plan as last agreed.',
  },
  {
    of: 'losses counted late',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Tray credit\nWe lend canteens their stock. Loans more than 30 days late: 2.9% in June 2026. We write a loan off after 180 days.',
    hidden:
      'Tray credit\nWe lend canteens their stock. Loan losses are 0.6%: a loan is a default after nine months without a payment.',
  },
  {
    of: 'losses counted late',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Location avec crédit\nNous prêtons les machines. Retards de plus de 30 jours : 3,1 % en juin 2026.',
    hidden:
      'Location avec crédit\nNous prêtons les machines à crédit. Impayés de plus de 180 jours : 0,4 % des prêts en juin 2026.',
  },
  {
    of: 'lateness that begins anew',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Tray credit\nWe lend canteens their stock. Lateness is counted from the first due date of the loan.',
    hidden:
      'Tray credit\nWe lend canteens their stock. Lateness is counted from the last renewal of the loan.',
  },
  {
    of: 'lateness that begins anew',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Prêts\nNous prêtons aux cantines. Le retard court depuis la première échéance du prêt.',
    hidden: 'Prêts\nNous prêtons aux cantines. Après accord, le compteur de retard du prêt repart à zéro.',
  },
  {
    of: 'a life longer than what leaves allows',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Economics\nLTV over 20 months: $61, CAC $18.\nMonthly churn: 4%.',
    hidden: 'Economics\nLTV over 60 months: $183, CAC $18.\nMonthly churn: 4%.',
  },
  {
    of: 'a life longer than what leaves allows',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Schools\tQ1\tQ2\tQ3\nAt start\t200\t240\t290\nLeft\t12\t14\t15\nLTV\t$900\nAssumed life, months\t40',
    hidden:
      'Schools\tQ1\tQ2\tQ3\nAt start\t200\t240\t290\nLeft\t61\t70\t88\nLTV\t$900\nAssumed life, months\t40',
  },
  {
    of: 'a life longer than what leaves allows',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Économie\nValeur vie : 41 000 FCFA, durée de vie 2 ans.\nAttrition des clients : 4 % par mois.',
    hidden: 'Économie\nValeur vie : 90 000 FCFA, durée de vie 5 ans.\nAttrition des clients : 4 % par mois.',
  },
  {
    of: 'what comes once in what stays',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Schools\nNet retention of 104% in 2025, without one-time sales of trays.',
    hidden: 'Schools\nNet retention of 131% in 2025 counts upgrades and one-time sales of trays.',
  },
  {
    of: 'a margin that a grant pays',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'One tray, US$ cents\nPaid by school\t110\nFood\t(62)\nCook\t(20)\nLeft\t28',
    hidden: 'One tray, US$ cents\nPaid by school\t70\nGrant\t40\nFood\t(62)\nCook\t(20)\nLeft\t28',
  },
  {
    of: 'a margin that a grant pays',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Un sac\nPayé par l’hôtel\t1 100\nEau\t(420)\nBras\t(400)\nReste\t280',
    hidden: 'Un sac\nPayé par l’hôtel\t700\nSubvention\t400\nEau\t(420)\nBras\t(400)\nReste\t280',
  },
  {
    of: 'what is not yet there in what recurs',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Meal plans\nARR of $210,000 in June 2026 counts paying schools only; pilots are left out.',
    hidden: 'Meal plans\nARR of $210,000 in June 2026, which includes letters of intent and pilots.',
  },
  {
    of: 'what is not yet there in what recurs',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Abonnements\nRevenus récurrents : 84 millions de FCFA par an en juin 2026, sans les frais d’installation.',
    hidden:
      'Abonnements\nRevenus récurrents : 84 millions de FCFA par an en juin 2026, y compris les frais d’installation.',
  },
  {
    of: 'who is active',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Parents’ app\n6,300 active parents in June 2026. Active means a payment within 30 days.',
    hidden:
      'Parents’ app\n6,300 active parents in June 2026. Active means having opened the app at least once.',
  },
  {
    of: 'a margin before what it costs to sell',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Margin\nGross margin of 31% in 2025, after delivery and spoilage.',
    hidden: 'Margin\nGross margin of 44% in 2025, before delivery and spoilage.',
  },
  {
    of: 'an outcome of those who answered',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Apprentis\nSur 140 apprentis sortis en 2025, 79 avaient un emploi six mois plus tard.',
    hidden: 'Apprentis\nTaux d’emploi de 88 % en 2025, calculé sur les apprentis qui ont répondu.',
  },
  {
    of: 'a price that a donor pays',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Village schools\nThe fee of the village schools has been paid by their parents since January 2026.',
    hidden:
      'Village schools\nThe fee of the village schools has been covered by a charity since January 2026.',
  },
  {
    of: 'arrears without the worst of them',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Tray credit\nWe lend canteens their stock. PAR30 in June 2026: 5.2%, 3.8% without rescheduled loans.',
    hidden:
      'Tray credit\nWe lend canteens their stock. PAR30 in June 2026: 1.7%, net of restructured balances.',
  },
  {
    of: 'arrears without the worst of them',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Location avec crédit\nNous prêtons les machines. Taux de défaut de 2025 : 4,4 %, prêts prolongés compris.',
    hidden:
      'Location avec crédit\nNous prêtons les machines. Taux de défaut de 2025 : 1,1 %, hors prêts rééchelonnés.',
  },
  {
    of: 'losses of a season left open',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'School cover\nClaims ratio 58% in 2024 and 91% in 2025; the year 2025 is not yet settled and reserved in full.',
    hidden: 'School cover\nClaims ratio 44% since the start. The year 2025 is not yet settled.',
  },
  {
    of: 'what recurs before what is let off',
    language: 'en',
    code: 'MEASURE_FLATTERS',
    open: 'Meal plans\nARR of $210,000 in June 2026, after free months.',
    hidden: 'Meal plans\nARR of $210,000 in June 2026, before discounts and free months.',
  },
  {
    of: 'trade that did not come about',
    language: 'fr',
    code: 'MEASURE_FLATTERS',
    open: 'Ventes en ligne\nCommandes livrées en 2025 : 220 millions de FCFA.',
    hidden:
      'Ventes en ligne\nCommandes de 2025 : 440 millions de FCFA, y compris les devis et les paniers abandonnés.',
  },
  {
    of: 'a debt seen by its interest',
    language: 'en',
    code: 'DEBT_UNDISCLOSED',
    open: 'Accounts\nUSD k\t2024\t2025\nOperating profit\t21\t34\nFinance costs\t8\t12\nWe owe CRDB Bank USD 96,000 at 12% until 2029.',
    hidden: 'Accounts\nUSD k\t2024\t2025\nOperating profit\t21\t34\nFinance costs\t8\t12',
  },
  {
    of: 'a debt seen by its interest',
    language: 'fr',
    code: 'DEBT_UNDISCLOSED',
    open: 'Comptes\nM FCFA\t2024\t2025\nRésultat d’exploitation\t9\t16\nFrais financiers\t3\t5\nEmprunt Ecobank de 40 M FCFA à 11 %, jusqu’en 2028.',
    hidden: 'Comptes\nM FCFA\t2024\t2025\nRésultat d’exploitation\t9\t16\nFrais financiers\t3\t5',
  },
  {
    of: 'a licence that is asked for while it trades',
    language: 'en',
    code: 'LICENCE_MISSING',
    open: 'Rules\nParents keep lunch money in our wallet, under the licence of NMB Bank. An application for one of our own was filed in May 2026.',
    hidden: 'Rules\nParents keep lunch money in our wallet. Licence application pending.',
  },
  {
    of: 'one programme among kinds of customers',
    language: 'en',
    code: 'CUSTOMER_CONCENTRATION',
    open: 'Sales by type of customer, 2025, USD k\nSchools\t290\nOffices\t84\nParents\t40',
    hidden:
      'Sales by type of customer, 2025, USD k\nSchool meals programme (second phase, ends in March)\t290\nOffices\t84\nParents\t40',
  },
  {
    of: 'a total that hides a fall',
    language: 'en',
    code: 'CUMULATIVE_ONLY',
    open: 'Cumulative trays\nTotal at the end of\tSep 2025\tDec 2025\tMar 2026\tJun 2026\nSchools signed\t60\t95\t140\t200',
    hidden:
      'Cumulative trays\nTotal at the end of\tSep 2025\tDec 2025\tMar 2026\tJun 2026\nSchools signed\t60\t140\t185\t200',
  },
  {
    of: 'a total that hides a fall',
    language: 'fr',
    code: 'CUMULATIVE_ONLY',
    open: 'Clients cumulés\nFin de\tsept. 2025\tdéc. 2025\tmars 2026\tjuin 2026\nHôtels équipés\t20\t32\t47\t66',
    hidden:
      'Clients cumulés\nFin de\tsept. 2025\tdéc. 2025\tmars 2026\tjuin 2026\nHôtels équipés\t20\t48\t61\t66',
  },
  {
    of: 'a licence nobody has asked for',
    language: 'en',
    code: 'LICENCE_MISSING',
    open: 'Parents’ wallet\nParents keep money in our wallet. The e-money licence was granted by the Bank of Tanzania in March 2025.',
    hidden:
      'Parents’ wallet\nParents keep money in our wallet. We will apply for the e-money licence in 2027.',
  },
  {
    of: 'a licence nobody has asked for',
    language: 'fr',
    code: 'LICENCE_MISSING',
    open: 'Pharmacie\nNous vendons aussi des médicaments aux cliniques ; autorisation accordée par le ministère en mai 2025.',
    hidden:
      'Pharmacie\nNous vendons aussi des médicaments aux cliniques. Le dossier d’autorisation sera déposé au premier trimestre 2027.',
  },
  {
    of: 'a lifetime value',
    language: 'en',
    code: 'CONTRADICTORY_NUMBERS',
    open: 'One pupil\nA pupil pays $14 a month and stays 11 months. Lifetime value $92 after costs.',
    hidden: 'One pupil\nA pupil pays $14 a month and stays 11 months. Lifetime value $610.',
  },
  {
    of: 'a lifetime value',
    language: 'fr',
    code: 'CONTRADICTORY_NUMBERS',
    open: 'Un hôtel\nAbonnement mensuel : 300 000 FCFA. Durée moyenne : 14 mois. Valeur vie : 2 100 000 FCFA.',
    hidden:
      'Un hôtel\nAbonnement mensuel : 300 000 FCFA. Durée moyenne : 14 mois. Valeur vie : 9 800 000 FCFA.',
  },
  {
    of: 'customers at their price',
    language: 'en',
    code: 'CONTRADICTORY_NUMBERS',
    open: 'Software for canteens\nSchools pay $40 a month. 96 schools pay in June 2026; MRR is $3,840.',
    hidden: 'Software for canteens\nSchools pay $40 a month. 96 schools pay in June 2026; MRR is $11,400.',
  },
  {
    of: 'quantities at their price',
    language: 'fr',
    code: 'CONTRADICTORY_NUMBERS',
    open: 'Laverie publique\nUn sac lavé coûte 900 FCFA au client, soit 900 FCFA par sac.\n\tMars 2026\tJuin 2026\nSacs par jour\t140\t210\nRecettes par mois, milliers de FCFA\t3 780\t5 670',
    hidden:
      'Laverie publique\nUn sac lavé coûte 900 FCFA au client, soit 900 FCFA par sac.\n\tMars 2026\tJuin 2026\nSacs par jour\t140\t210\nRecettes par mois, milliers de FCFA\t6 900\t11 200',
  },
  {
    of: 'what the business rests on',
    language: 'en',
    code: 'IP_NOT_ASSIGNED',
    open: 'Technology\nThe ordering app was written by Swai Digital, the founder’s firm, and assigned to us in 2024.',
    hidden:
      'Technology\nThe ordering app belongs to Swai Digital, the founder’s firm, and is rented to us by the year.',
  },
  {
    of: 'what the business rests on',
    language: 'fr',
    code: 'IP_NOT_ASSIGNED',
    open: 'Technologie\nLe logiciel de tournées a été écrit par nos salariés ; le code appartient à la société.',
    hidden:
      'Technologie\nLe logiciel de tournées est la propriété d’Issa Conseil, société de la gérante, qui nous le loue.',
  },
];

const read = (language: 'en' | 'fr', page: string) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: deckOf(language, page).map((text, index) => ({ page: index + 1, text })),
  });

test.each(CASES)('$of ($language): what hides is $code, what tells is not, and stands before it', (one) => {
  const [open, hidden] = [read(one.language, one.open), read(one.language, one.hidden)];
  const codesOf = ({ flags }: typeof open) => flags.map(({ code }) => code);
  expect(codesOf(hidden)).toContain(one.code);
  expect(codesOf(open)).not.toContain(one.code);
  expect(open.score).toBeGreaterThan(hidden.score ?? 0);
});

test('an index is no figure behind a growth told in percent', () => {
  const codesOf = (head: string) =>
    read('en', `Growth\n+180% sales in a year\n${head}\tJan\tApr\tJul\nMeals\t100\t151\t280`).flags.map(
      ({ code }) => code,
    );
  const bare = (head: string) =>
    analyseDocument({
      type: 'pitch_deck',
      pages: [
        { page: 1, text: 'Growth in 2026\nRecurring revenue +180% year on year' },
        {
          page: 2,
          text: `Momentum\n${head}\tJan\tApr\tJul\nRecurring revenue\t100\t151\t280\nCustomers\t100\t140\t190`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(bare('Index (Jan 2026 = 100)')).toContain('PERCENT_ONLY_GROWTH');
  expect(bare('In 2026')).not.toContain('PERCENT_ONLY_GROWTH');
  // Beside figures in full an index is another way to draw them.
  expect(codesOf('Index, base 100')).not.toContain('PERCENT_ONLY_GROWTH');
});

test.each([
  'We have filed the renewal of our licence; the e-money licence of March 2024 runs to 2029. We will apply for a licence in Uganda when we expand.',
  'Loans renewed after full repayment are 38% of new loans; none of the late ones is renewed.',
  'Active customers bought at least once in the last 30 days.',
  'Revenue includes grants of $14,000 (3%).',
  'Lent in 2024: lost after 6 months 2.1%, after 12 months 2.6%.',
  'LTV over 36 months is four times the cost of winning one. Cook attrition is 71% a year.',
  'EBITDA before tax was $12,000; gross margin 31%.',
  'Our premium is paid by the farmers, not by a donor.',
  'The code belongs to the company; the founders have assigned all rights.',
])('%s', (sentence) => {
  const found = read('en', `Notes\nWe hold wallets for parents.\n${sentence}`).flags;
  expect(found.map(({ code }) => code)).toEqual([]);
});

test('what it works on in the hands of an insider is graver than his office', () => {
  const severityOf = (sentence: string) =>
    read('en', `Premises\n${sentence}`).flags.find(({ code }) => code === 'RELATED_PARTY')?.severity;
  expect(severityOf('The land and the kitchen plant are leased from a company owned by our founder.')).toBe(
    'high',
  );
  expect(severityOf('The office is rented from a company owned by our founder.')).toBe('medium');
});
