import { describe, expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import type { DocumentType } from './document.ts';

const LETTER = 'Harbour Mills Ltd\nLetter to investors, Accra, 14 April 2026\n\n';
const LETTRE = 'Sahel Moulins SA\nLettre aux investisseurs, Dakar, le 14 avril 2026\n\n';
const numbersOf = (text: string, type: DocumentType = 'business_plan') =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period }) => [account ?? kind, value, currency, period].join(' '),
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
  ])('%s is none', (text, kind) => {
    expect(kindsOf(text).map((found) => found.split(' ')[0])).not.toContain(kind);
  });
});
