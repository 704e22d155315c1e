import type { SectionWords } from './section-words.ts';

/** What a set of accounts should contain. */
export const STATEMENT_SECTIONS: readonly SectionWords[] = [
  {
    id: 'revenue',
    label: 'Revenue',
    weight: 20,
    headings: `
      revenue | revenues | turnover | sales | net sales | total revenue | income from operations | chiffre
      d'affaires | ventes | produits | produits d'exploitation | ventes de marchandises | recettes`,
    cues: `
      revenue | turnover | sales | compared with | year ended | half year | chiffre d'affaires | ventes |
      exercice | contre`,
  },
  {
    id: 'costOfSales',
    label: 'Cost of sales',
    weight: 12,
    headings: `
      cost of sales | cost of goods sold | cogs | direct costs | cost of revenue | purchases | achats |
      achats consommes | achats de marchandises | cout des ventes | couts directs | cout des marchandises
      vendues`,
    cues: `
      cost of sales | cost of goods | direct costs | gross profit | materials | achats | matieres
      premieres | marge brute | cout des ventes`,
  },
  {
    id: 'operatingExpenses',
    label: 'Operating expenses',
    weight: 15,
    headings: `
      operating expenses | opex | overheads | administrative expenses | selling expenses | expenses |
      general and administrative | operating costs | distribution costs | staff costs | charges de
      personnel | charges d'exploitation | autres charges d'exploitation | charges | services exterieurs |
      frais generaux`,
    cues: `
      expenses | overheads | salaries | rent | administrative | charges | personnel | loyers | frais`,
  },
  {
    id: 'cash',
    label: 'Cash',
    weight: 15,
    headings: `
      cash | cash and cash equivalents | cash at bank | bank balance | bank balances | cash flow statement
      | statement of cash flows | cash and bank | tresorerie | tresorerie et equivalents | disponibilites
      | tresorerie actif | banques | flux de tresorerie | tableau des flux de tresorerie`,
    cues: `
      cash | bank | balance | equivalents | tresorerie | disponibilites | banque | caisse`,
  },
  {
    id: 'debt',
    label: 'Debt',
    weight: 12,
    headings: `
      borrowings | loans | bank loans | term loan | bank overdraft | debt | long-term debt | loans and
      borrowings | shareholder loan | lease liabilities | emprunts | dettes financieres | emprunts et
      dettes financieres | dettes | concours bancaires`,
    cues: `
      loan | loans | borrowings | outstanding | instalment | overdraft | debt | facility | emprunt |
      emprunts | dettes | echeance | pret`,
  },
  {
    id: 'period',
    label: 'Reporting period',
    weight: 14,
    headings: `
      for the year ended | year ended | for the period ended | months to | six months to | months ended |
      as at | reporting period | financial year | exercice clos | exercice | periode du | bilan au |
      arrete au | au 31 decembre | bilan`,
    cues: `
      etats financiers | comptes annuels | financial statements | au 31 | year ended | period ended | months ended | months to | as at | financial year | december | march |
      june | exercice clos | decembre | arrete | clos le`,
  },
  {
    id: 'auditor',
    label: 'Auditor',
    weight: 12,
    headings: `
      auditor's report | auditors report | auditors' report | independent auditor | independent auditor's
      report | report of the independent auditor | audit opinion | report of the auditors | commissaire
      aux comptes | rapport du commissaire aux comptes | rapport des commissaires aux comptes | rapport
      d'audit`,
    cues: `
      in our opinion | true and fair | present fairly | audited | auditor | chartered accountants | a
      notre avis | image fidele | certifions | commissaire aux comptes | sinceres`,
  },
];
