import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const codes = (type: DocumentType, ...lines: string[]) =>
  analyseDocument({ type, pages: [{ page: 1, text: lines.join('\n') }] }).flags.map(({ code }) => code);

describe('what stands beside a figure and is no part of it', () => {
  test('a year reckoned as twelve times a month has not grown twelvefold', () => {
    const growth = (claim: string) =>
      codes(
        'business_plan',
        'Mkoko Apps Ltd, 14 April 2026',
        claim,
        'USD thousand\tQ1 2025\tQ4 2025\tQ1 2026',
        'Revenue\t310\t360\t402',
      );
    expect(
      growth('Annual recurring revenue is USD 1.7 million, twelve times the month of March.'),
    ).not.toContain('GROWTH_MISMATCH');
    expect(growth('Revenue grew twelve times in a year.')).toContain('GROWTH_MISMATCH');
  });

  test('grades of what a buyer takes are nobody who buys', () => {
    const contract = (head: string, ...rows: string[]) =>
      codes(
        'legal_docs',
        'SUPPLY CONTRACT',
        '1.1 The Seller shall deliver and the Buyer take 300 tonnes in the season.',
        `${head}\tTonnes\tUSD per tonne`,
        ...rows,
        'Total\t300',
      );
    expect(contract('Grade', 'PB20\t110\t3,900', 'Broken / BX\t190\t4,100')).not.toContain(
      'CUSTOMER_CONCENTRATION',
    );
  });

  test('the sum asked for over its uses is none of them, nor is what stands below their total', () => {
    const uses = (trucks: number) =>
      codes(
        'business_plan',
        'Funding',
        'Item\tKES million\tRemark',
        'Capital asked\t400\tnew shares',
        'Second kiln\t240\tquote of May, less scrap',
        'Working capital\t100',
        `Trucks\t${trucks}\tsix`,
        'Total uses\t400\tagrees to the sum',
        'Bank loan\t190\t15% to 2030',
        'Loan of a supplier\t80\tno interest',
        'Cash\t60',
      );
    expect(uses(60)).not.toContain('USE_OF_FUNDS_MISMATCH');
    expect(uses(20)).toContain('USE_OF_FUNDS_MISMATCH');
  });

  test('tax that the state or a customer owes is no arrears of the company', () => {
    expect(
      codes(
        'financial_statements',
        'VAT refunds of KES 4.1 million are overdue from the Revenue Authority.',
        'Amounts due from customers including VAT are overdue by 40 days on average.',
      ),
    ).not.toContain('TAXES_UNPAID');
    expect(
      codes('financial_statements', 'VAT and PAYE of KES 4.1 million for May to July are overdue.'),
    ).toContain('TAXES_UNPAID');
  });
});

describe('what is told of the company in other words', () => {
  test('heads by site that are not the team told before', () => {
    const paper = (team: number) =>
      codes(
        'business_plan',
        'Bulima Mills Ltd, 12 October 2025',
        `* Team: ${team} people at 30 September 2025.`,
        'TEAM BY SITE',
        'Tabora (head office)\t16',
        'Nzega\t12',
        'Urambo\t7',
      );
    expect(paper(44)).toContain('CONTRADICTORY_NUMBERS');
    expect(paper(35)).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('a line that begins with those on the payroll, and a table of them', () => {
    const paper = (line: string) =>
      codes(
        'business_plan',
        'Sahel Semences SARL, 10 octobre 2025',
        line,
        'Équipe (au 30 septembre 2025)',
        'Service\tSalariés',
        'Champs et production\t14',
        'Ventes et livraison\t8',
        'Administration\t6',
        'Total\t28',
      );
    expect(paper('* 36 salariés font vivre la maison, du champ au camion')).toContain(
      'CONTRADICTORY_NUMBERS',
    );
    expect(paper('* 28 salariés font vivre la maison, du champ au camion')).not.toContain(
      'CONTRADICTORY_NUMBERS',
    );
    expect(paper('* 19 salariés ont été formés aux premiers secours')).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('permanent staff told as such, and again as those who are insured', () => {
    const paper = (insured: number) =>
      codes(
        'business_plan',
        'Mangoro Essences SA, 12 octobre 2025',
        'Combien de salariés ?',
        '48 salariés permanents à ce jour, dont 21 femmes.',
        `La caisse couvre l’ensemble de nos salariés permanents, soit ${insured} personnes.`,
      );
    expect(paper(33)).toContain('CONTRADICTORY_NUMBERS');
    expect(paper(48)).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('a buyer by its full name is one, with how many sites it has behind it', () => {
    const paper = (buyer: string) =>
      codes(
        'pitch_deck',
        'Customer\t2025, KES million\tShare',
        `${buyer}\t26.0\t52 %`,
        'Meru Highlands Co-operative\t8.0\t16 %',
        'Market traders and small farmers\t16.0\t32 %',
        'Total\t50.0\t100 %',
      );
    expect(paper('Tsavo Green Produce Ltd (9 rooms)')).toContain('CUSTOMER_CONCENTRATION');
    expect(paper('Small shops (9 towns)')).not.toContain('CUSTOMER_CONCENTRATION');
  });

  test('the income of months in a row of key figures, and otherwise in the statement', () => {
    const paper = (told: string) =>
      analyseDocument({
        type: 'financial_statements',
        pages: [
          {
            page: 1,
            text: `Kalundu Roasters Inc.\nManagement accounts, nine months to 30 September 2025\nKey figures\t9M 2025\tUnit\tRemark\nSales 9M 2025\t${told}\tZMW million\tBest nine months so far`,
          },
          {
            page: 2,
            text: 'ZMW thousand\tQ1 2025\tQ2 2025\tQ3 2025\t9M 2025\nNet sales\t17200\t18100\t19300\t54600\nCost of sales\t10100\t10700\t11200\t32000\nGross profit\t7100\t7400\t8100\t22600',
          },
        ],
      }).flags.map(({ code }) => code);
    expect(paper('61.2')).toContain('CONTRADICTORY_NUMBERS');
    expect(paper('54.6')).not.toContain('CONTRADICTORY_NUMBERS');
  });

  test('nobody else, and so no rivals', () => {
    expect(
      codes('pitch_deck', 'Nobody else rents dryers to farms in Nyeri: we have no competitors.'),
    ).toContain('NO_COMPETITION');
    expect(
      codes('pitch_deck', 'Nobody else rents dryers by night; by day we have rivals in three shops.'),
    ).not.toContain('NO_COMPETITION');
  });
});

describe('what is told of a whole with its part behind it', () => {
  test('a buyer with the land it is in is one by name', () => {
    const codes24 = (second: string) =>
      codes(
        'financial_statements',
        'Sales by customer',
        'Customer\tUSD 000\tShare',
        `Nordwind Faser GmbH, Germany\t355\t58%`,
        `${second}\t80\t13%`,
        'Eleven other export buyers\t177\t29%',
        'Total\t612\t100%',
      );
    expect(codes24('Oranje Vezel BV, Netherlands')).toContain('CUSTOMER_CONCENTRATION');
  });

  test('a buyer with what it does in brackets, among counted clients', () => {
    expect(
      codes(
        'financial_statements',
        'Délai client (jours)\t62',
        'Répartition du chiffre d’affaires 2025 (%)\tPart',
        'Bazar Central (supermarchés)\t46',
        'Clinique Atlas\t14',
        'Restauration (38 clients)\t27',
        'Vente en ligne (11 clients)\t13',
      ),
    ).toContain('CUSTOMER_CONCENTRATION');
  });

  test('a name that ends as those of companies do took so much of the sales', () => {
    const told = (who: string) =>
      codes('business_plan', `${who} took 52% of our sales in the year to February 2026.`);
    expect(told('Namib Chemicals in South Africa')).toContain('CUSTOMER_CONCENTRATION');
    expect(told('Western Province')).not.toContain('CUSTOMER_CONCENTRATION');
    expect(told('Layer Mash')).not.toContain('CUSTOMER_CONCENTRATION');
  });

  test('where the money goes, in other words, and less than all of it', () => {
    const uses = (trucks: string) =>
      codes(
        'pitch_deck',
        'We raise K12 million.',
        'Where the K12 million goes\tK million',
        'Six new cold rooms\t7.2',
        'Working capital\t1.5',
        `Trucks\t${trucks}`,
        'App and ledger\t0.9',
      );
    expect(uses('1.0')).toContain('USE_OF_FUNDS_MISMATCH');
    expect(uses('2.4')).not.toContain('USE_OF_FUNDS_MISMATCH');
  });

  test('what a director’s kin owes on ordinary terms is no loan', () => {
    const told = (terms: string) =>
      codes(
        'financial_statements',
        `A balance of $0.4 million is due from a distributor in which a director's brother has an interest; it arose from sales ${terms}.`,
      );
    expect(told('on ordinary terms and was paid in October')).not.toContain('RELATED_PARTY');
  });

  test('days that debtors take, above, are no list of who owes', () => {
    expect(
      codes(
        'financial_statements',
        'Debtor days\t41',
        'Share of sales by customer, 2025\t%',
        'Highgate Supermarkets Ltd\t44',
        'Export\t27',
        'Hotels and restaurants\t18',
        'Other shops\t11',
        'Total\t100',
      ),
    ).toContain('CUSTOMER_CONCENTRATION');
  });

  test('income told twice otherwise, once with what went abroad', () => {
    const told = (twice: string) =>
      codes(
        'legal_docs',
        'Le chiffre d’affaires de l’exercice 2024 est de 7,8 millions de DT, contre 6,5 millions en 2023.',
        `Les ventes de 2024 se sont élevées à ${twice} millions de DT, dont 5,0 millions à l’export.`,
      );
    expect(told('8,6')).toContain('CONTRADICTORY_NUMBERS');
    expect(told('7,8')).not.toContain('CONTRADICTORY_NUMBERS');
  });
});
