import { expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { isOwedToInsider } from './insider-loan.ts';

const folded = (text: string): string => foldPage({ page: 1, text }).text;

test.each([
  'The loan from Mr Habimana, founder and director, stands at RWF 45,000,000 and bears 14%.',
  'The loan to M. Banda (director) is interest free with no repayment date; ZMW 590,000 was advanced this year.',
  'On 9 June 2025 Mrs. Chanda, a director, lent the Company K 3,200,000 at 4% a month.',
  'The chair and 24% holder, Dr. Osei, has lent GHS 7 million to the company at 21%, callable at any time.',
  'Mr Okello and Mrs Nambi have lent the company Ushs 2,100 million (2025: Ushs 1,500 million).',
  'Loan from Ibu Sri (komisaris, wife of Agus) 2,750, 12% a year, callable on 30 days, no written subordination.',
  'Loan from the managing director of TZS 88 million at 15%, repayable on demand.',
  'Prêt de la gérante de 35 000 000 FCFA, remboursable à première demande.',
  'Notre fondatrice nous a prêté 12 500 000 FCFA sans écrit.',
  'Amounts due from directors: 48,200, unsecured and interest free.',
  'Director Levan Jikia has put in GEL 240,000 as a loan in 2024, still open, no paper on interest.',
  'Solde de 720 M Ar dû par la société à Mme Rasoanirina, gérante, au 31 décembre 2025.',
  'Convertible note, Samuel Tembo (brother of the founder): USD 75,000, due in May.',
])('one of its own has lent: %s', (text) => expect(isOwedToInsider(folded(text))).toBe(true));

test.each([
  'The loan from Mr Habimana, founder and director, was repaid in full in May.',
  'The loan of the director, 2,400,000, was repaid in full in March.',
  'Amounts due to a shareholder of MUR 2 million bear 5% interest and are documented by a signed note.',
  'No loan from a director, 4,000,000 or less, is made without security.',
  'Solde de 720 M Ar dû par la société à la banque, au 31 décembre 2025.',
  'No director has put in GEL 240,000 as a loan.',
  'If a shareholder has lent the company 5,000,000, the loan ranks behind the bank.',
  'The director of lending at the bank advanced us 40,000,000 under the facility.',
  'The founder lent a hand to the first 12 farmers of the company.',
  'The sister of the founder paid 30,000 for 2% of the shares.',
  'Mme Kane, directrice, a avancé la livraison à la société au 14 mai.',
  'Loans to staff of 340,000, repayable within 6 months.',
  'The owners lent the company 900,000 in its first year and got it back in 2023.',
])('nobody of it has: %s', (text) => expect(isOwedToInsider(folded(text))).toBe(false));

test.each([
  'The Borrower owes its managing director USD 40,000 on call.',
  'La société doit encore 38 millions à son gérant, en compte courant.',
  'Au 31 décembre, la société reste devoir à M. Faye, au titre de son compte courant d’associé, 86 000 000 FCFA.',
])('one of its own lent it money: %s', (text) => expect(isOwedToInsider(folded(text))).toBe(true));

test.each([
  'The company owes its director nothing.',
  'La société doit à son actionnaire un rapport tous les 90 jours.',
  'The company owes its directors fees of USD 4,000.',
])('no loan of its own: %s', (text) => expect(isOwedToInsider(folded(text))).toBe(false));
