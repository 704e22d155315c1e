import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

/** What figures alone can tell. */
const TOLD_BY_FIGURES: ReadonlySet<string> = new Set([
  'GROWTH_MISMATCH',
  'RUNWAY_MISMATCH',
  'USE_OF_FUNDS_MISMATCH',
  'OWNERSHIP_MISMATCH',
  'CONTRADICTORY_NUMBERS',
  'CUSTOMER_CONCENTRATION',
  'SUPPLIER_CONCENTRATION',
  'TAXES_UNPAID',
  'DEBT_UNDISCLOSED',
]);

/** The kind of a paper, what its figures tell against it, and its text, with ` | ` between cells. */
type Paper = readonly [DocumentType, readonly FlagCode[], string];

function toldIn(type: DocumentType, text: string): string[] {
  const pages = text
    .replaceAll(' | ', '\t')
    .split('\f')
    .map((page, index) => ({ page: index + 1, text: page.trim() }));
  const codes = analyseDocument({ type, pages }).flags.map(({ code }) => code);
  return [...new Set(codes)].filter((code) => TOLD_BY_FIGURES.has(code)).toSorted();
}

const nameOf = (text: string): string => text.slice(0, 90).replaceAll(/\s+/g, ' ');

const PAPERS: Readonly<Record<string, readonly Paper[]>> = {
  'Taxes that are late, in rows': [
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Kestrel Foods Ltd. Notes to the accounts at 31 December 2025\nNote 9. Creditors\nItem | 2025 | 2024\nTrade creditors | 41,200 | 38,700\nVAT, quarters to March and June 2025, overdue | 18,400 | -\nPAYE for December | 2,100 | 1,900\nTotal | 61,700 | 40,600',
    ],
    [
      'financial_statements',
      [],
      'Kestrel Foods Ltd. Notes to the accounts at 31 December 2025\nNote 9. Creditors\nItem | 2025 | 2024\nTrade creditors | 41,200 | 38,700\nVAT arrears of 2022 (cleared in May 2025) | - | 18,400\nPAYE for December, paid 9 January | 2,100 | 1,900\nTotal | 43,300 | 59,000',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'SARL Beauval. Dettes au 30 juin 2026 (k€)\nNature | Total | dont en retard\nFournisseurs | 210 | 0\nURSSAF | 96 | 71\nTVA | 22 | 0',
    ],
    [
      'financial_statements',
      [],
      'SARL Beauval. Dettes au 30 juin 2026 (k€)\nNature | Total | dont en retard\nFournisseurs | 210 | 12\nURSSAF | 96 | 0\nTVA | 22 | 0',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Kwale Cashew Ltd. Accruals and other payables, 31 December 2025, KES\nStatutory deductions | 9,410,000\nof which overdue | 7,020,000\nAudit fee | 600,000',
    ],
    [
      'legal_docs',
      ['TAXES_UNPAID'],
      'Situation fiscale et sociale au 31 octobre 2026 (FCFA)\nImpôt ou cotisation | Montant | Observation\nTVA septembre | 4 120 000 | payée le 15 octobre\nIPRES, 3 trimestres | 18 400 000 | impayée, relance du 2 octobre\nCSS | 1 100 000 | payée',
    ],
    [
      'legal_docs',
      [],
      'Situation fiscale et sociale au 31 octobre 2026 (FCFA)\nImpôt ou cotisation | Montant | Observation\nTVA septembre | 4 120 000 | payée le 15 octobre\nIPRES, 3e trimestre | 6 400 000 | payée le 12 octobre\nArriérés CSS | néant | ',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Zambezi Millers Ltd, balance sheet 31 March 2026, ZMW\nTrade payables | 1,204,000 | 1,100,000\nNAPSA arrears | 412,000 | 96,000\nBank loan | 2,000,000 | 2,400,000',
    ],
    [
      'financial_statements',
      [],
      'Zambezi Millers Ltd, trade receivables by age 31 March 2026, ZMW\nCustomer | Current | Past due\nTax Payers Co-op | 120,000 | 41,000\nLusaka Schools | 220,000 | 12,000\nVAT refund, overdue since June | 88,000 | 88,000',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Note 14 - Other liabilities (USD 000)\n31.12.2024 | 31.12.2025\nPayroll taxes past due | - | 214\nAccrued rent | 30 | 31',
    ],
    [
      'financial_statements',
      [],
      'Note 14 - Other liabilities (USD 000)\n | 31.12.2024 | 31.12.2025\nPayroll taxes past due | 214 | -\nAccrued rent | 30 | 31',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Passif exigible au 31 décembre 2025, milliers de dinars\nDettes fiscales non réglées à l’échéance | 412\nCotisations CNSS du 3e trimestre 2024 au 2e trimestre 2025, en retard | 268\nFournisseurs | 900',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Creditors: amounts falling due within one year\n | 2026 | 2025\n | £ | £\nTrade creditors | 88,204 | 79,100\nCorporation tax | 21,400 | 19,800\nHMRC time to pay arrangement, PAYE and NIC of 2024/25 | 143,900 | -\nAccruals | 9,000 | 8,700',
    ],
    [
      'financial_statements',
      [],
      'Creditors: amounts falling due within one year\n | 2026 | 2025\n | £ | £\nTrade creditors | 88,204 | 79,100\nCorporation tax | 21,400 | 19,800\nPAYE and NIC, month 12, paid 19 April | 13,900 | 12,100\nVAT, quarter to March | 9,000 | 8,700\nPension contributions for March | 900 | 870',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Age analysis of statutory liabilities at 30 September 2026\nLiability | Current | 30 to 90 days | Over 90 days\nPAYE | 310,000 | 305,000 | 1,240,000\nNSSF | 88,000 | 0 | 0',
    ],
  ],
  'Debts that a paper denies': [
    [
      'legal_docs',
      ['DEBT_UNDISCLOSED'],
      'Answers for the investor, 3 November 2026\nThe company is debt-free and has never needed a bank.\nPaid in October 2026 | KES\nFeed | 612,000\nNCBA term loan, instalment 9 of 36 | 88,400\nTotal | 700,400',
    ],
    [
      'legal_docs',
      [],
      'Answers for the investor, 3 November 2026\nThe company is debt-free. The last loan was repaid in March 2025.\nPaid in 2025 | KES\nFeed | 612,000\nNCBA term loan, last instalments | 88,400\nTotal | 700,400',
    ],
    [
      'financial_statements',
      ['DEBT_UNDISCLOSED'],
      'Bilan au 31 décembre 2025 (FCFA)\nPassif | 2025 | 2024\nCapital | 10 000 000 | 10 000 000\nEmprunts et dettes financières | - | -\nFournisseurs | 4 200 000 | 3 900 000\n\fRéponses des banques à la circularisation\nBanque | Nature | Solde au 31.12.2025\nBOA | Compte courant | 3 120 000\nOrabank | Prêt d’investissement, capital restant dû | -48 500 000',
    ],
    [
      'financial_statements',
      [],
      'Balance sheet at 31 December 2025\n | 2025 | 2024\nBank loans | - | 12,000\nShare capital | 100 | 100\n\fCash flow\n | 2025 | 2024\nRepayment of bank loan | (12,000) | (8,000)\nThe loan was repaid in full in June 2025.',
    ],
    [
      'financial_statements',
      [],
      'Balance sheet at 31 December 2025\n | 2025 | 2024\nBank loans | - | 12,000\nShare capital | 100 | 100\nCash flow\n | 2025 | 2024\nRepayments of borrowings | (12,000) | (8,000)',
    ],
    [
      'business_plan',
      [],
      'Update, October 2026\nWe have no bank debt. The overdraft facility of Stanbic, GHS 400,000, is undrawn.\nOverdraft limit, Stanbic, undrawn | 400,000\nStaff loans, balance | 12,000',
    ],
    [
      'financial_statements',
      ['DEBT_UNDISCLOSED'],
      'Dashboard 30.09.2026\nRevenue | Margin | Bank debt\n4,100,000 | 31% | none\n\fConfirmations received\nBank | Product | Balance 30.09.2026\nAlpha Bank | Current account | 812000\nBeta Bank | Working capital loan, outstanding | -640000',
    ],
    [
      'pitch_deck',
      ['DEBT_UNDISCLOSED'],
      'Pourquoi nous\nNous n’avons aucune dette bancaire.\nDépenses du mois d’octobre 2026 | MAD\nSalaires | 220 000\nEmprunt Crédit du Souss, 14e mensualité sur 60 | 31 500\nLoyer | 18 000',
    ],
    [
      'financial_statements',
      [],
      'Balance 31 March 2026\nBorrowings | 0\nTrade payables | 410\nLending to growers\nLoans to farmers, outstanding | 1,204\nLoan book, principal | 1,204',
    ],
  ],
  'How long money lasts': [
    [
      'pitch_deck',
      ['RUNWAY_MISMATCH'],
      'Zayt Loop\nCash\nEGP 18.0m | in bank on 31 October 2026\nEGP 3.0m | net burn per month\n11 months | of runway\nNo bank loan is outstanding.',
    ],
    [
      'pitch_deck',
      [],
      'Zayt Loop\nCash\nEGP 18.0m | in bank on 31 October 2026\nEGP 3.0m | net burn per month\n6 months | of runway\nNo bank loan is outstanding.',
    ],
    [
      'pitch_deck',
      ['RUNWAY_MISMATCH'],
      'Gebeta Drip\nFigures\nETB 21.6 m | ETB 3.6 m | 12 months\ncash at 31 October 2026 | net cash used per month | runway from 31 October 2026\nThe company has no bank loan.',
    ],
    [
      'financial_statements',
      ['RUNWAY_MISMATCH'],
      'Onglet TRÉSORERIE\nEncaisse au 31 octobre 2026 | 420 000 $\nSorties nettes mensuelles (agrandissement compris) | 52 500 $\nAutonomie obtenue sans nouvel apport | 14 mois\nLa marge de crédit de 150 000 $ n’est pas utilisée.',
    ],
    [
      'financial_statements',
      [],
      'Onglet TRÉSORERIE\nEncaisse au 31 octobre 2026 | 420 000 $\nSorties nettes mensuelles (agrandissement compris) | 52 500 $\nAutonomie obtenue sans nouvel apport | 8 mois\nLa marge de crédit de 150 000 $ n’est pas utilisée.',
    ],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Letter to shareholders no. 19\nAt month end the bank had MXN 9.6 million. Net burn is MXN 1.2 million monthly and has been since June. With this we are financed for a year and a quarter.',
    ],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Quarterly letter, October 2026\nWe closed September with €640,000 on the account. On average €80,000 more leaves it each month than comes in. The board therefore sees no pressure: fifteen months lie ahead of us before fresh money is needed.',
    ],
    [
      'business_plan',
      [],
      'Quarterly letter, October 2026\nWe closed September with €640,000 on the account. On average €80,000 more leaves it each month than comes in. The board therefore knows: eight months lie ahead of us before fresh money is needed.',
    ],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Point trésorerie, novembre 2026\nAu 31 octobre, la trésorerie ressort à 900 k€. Le « burn » net moyen du trimestre est de 75 k€. Nous disposons ainsi de 18 mois devant nous.',
    ],
    [
      'business_plan',
      [],
      'Point trésorerie, novembre 2026\nAu 31 octobre, la trésorerie ressort à 900 k€. Le « burn » net moyen du trimestre est de 75 k€ par mois. Nous disposons ainsi de 12 mois devant nous.',
    ],
    [
      'financial_statements',
      ['RUNWAY_MISMATCH'],
      'Runway model, 31 October 2026\nItem | USD\nOpening cash | 2100000\nNet outflow per month (average Q3) | 175000\nMonths left | 20',
    ],
    [
      'financial_statements',
      [],
      'Runway model, 31 October 2026\nItem | USD\nOpening cash | 2100000\nNet outflow per month (average Q3) | 175000\nMonths left | 12',
    ],
    [
      'pitch_deck',
      ['RUNWAY_MISMATCH'],
      'Where we stand\n₦360m\ncash in hand, 30 September 2026\n₦45m\nmonthly net burn\n16\nmonths of runway',
    ],
    [
      'pitch_deck',
      [],
      'Where we stand\n₦360m\ncash in hand, 30 September 2026\n₦45m\nmonthly net burn\n8\nmonths of runway',
    ],
    [
      'business_plan',
      [],
      'Update of 4 November 2026\nCash: R4.8m at the end of October. Burn: R0.6m a month. Runway: to June 2027.',
    ],
    [
      'business_plan',
      [],
      'Investor update, 12 October 2026\nCash at 30 September 2026 was $2.4m. Burn has come down to $120,000 a month. Nine months of 2026 brought revenue of $3.0m. We have twenty months of runway.',
    ],
    [
      'pitch_deck',
      ['RUNWAY_MISMATCH'],
      'Finances\nTrésorerie au 30/09/2026 : 260 M FCFA\nConsommation mensuelle nette : 26 M FCFA\nVisibilité : 15 mois',
    ],
    [
      'pitch_deck',
      [],
      'Finances\nTrésorerie au 30/09/2026 : 260 M FCFA\nConsommation mensuelle nette : 26 M FCFA\nVisibilité : 10 mois',
    ],
    [
      'financial_statements',
      ['RUNWAY_MISMATCH'],
      'KPI | Sept 2026\nCash (USD k) | 1,440\nNet burn (USD k per month) | 120\nRunway (months) | 19',
    ],
    [
      'financial_statements',
      [],
      'KPI | Jul 2026 | Aug 2026 | Sep 2026\nCash (USD k) | 1,680 | 1,560 | 1,440\nNet burn (USD k) | 118 | 120 | 120\nRunway (months) | 14 | 13 | 12',
    ],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Treasury note. We hold CHF 1.1 million. Each month costs us CHF 110,000 net of what customers pay. That carries the company well into 2028.\nLausanne, 3 November 2026',
    ],
    [
      'pitch_deck',
      [],
      'The ask\nWe are raising $2m, which gives 24 months of runway at a burn of $90,000 a month.\nCash today: $300,000.',
    ],
    [
      'business_plan',
      [],
      'Investor update, October 2026\nWe have cash of £600,000 and burn £50,000 a month, twelve months. The lease runs for a further 30 months and our debt is repaid over 48 months.',
    ],
    [
      'financial_statements',
      ['RUNWAY_MISMATCH'],
      'BALANCE AT 31 OCTOBER 2026 (A$000)\nBalance at bank | 1,350\nNet monthly outflow | 150\nMonths of cash before the raise | 18',
    ],
    [
      'business_plan',
      [],
      'Investor update, October 21, 2026\nWe invoiced $3.9 million in the nine months to September. Nine months of last year were $3.0 million, so we are up 30%.\nWe held $1.5 million in the bank on September 30. Net burn has come down to $125,000 a month. So we have 12 months of runway.',
    ],
    [
      'pitch_deck',
      ['RUNWAY_MISMATCH'],
      '4. Trésorerie\nDisponible au 31/10/2026 | Décaissement net / mois | Horizon\n384 M FCFA | 48 M FCFA | 13 mois',
    ],
    [
      'pitch_deck',
      [],
      '4. Trésorerie\nDisponible au 31/10/2026 | Décaissement net / mois | Horizon\n384 M FCFA | 48 M FCFA | 8 mois',
    ],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Board paper, 6 November 2026\nLiquidity. The group ended October with NOK 7.2m of free cash. Monthly cash consumption has settled at NOK 0.9m. Management reads this as thirteen months, and does not ask the board for anything.',
    ],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Note to investors. The company has £450,000 left and loses £45,000 a month after everything. That is a year and a half, which is plenty.',
    ],
    [
      'financial_statements',
      ['RUNWAY_MISMATCH'],
      'Cash plan | |  \nBank, 30 September 2026 | 1,104,000 | GHS\nAverage net cash burn, Q3 | 92,000 | GHS per month\nCash-out date at that pace | March 2028 | ',
    ],
    [
      'financial_statements',
      [],
      'Cash plan | |  \nBank, 30 September 2026 | 1,104,000 | GHS\nAverage net cash burn, Q3 | 92,000 | GHS per month\nCash-out date at that pace | September 2027 | ',
    ],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Chers actionnaires,\nÀ fin octobre 2026, nos comptes affichaient 540 000 €. Chaque mois, nous dépensons 60 000 € de plus que nous n’encaissons. Nous avons donc de quoi tenir jusqu’à fin 2027 sans lever.',
    ],
    [
      'business_plan',
      [],
      'Chers actionnaires,\nÀ fin octobre 2026, nos comptes affichaient 540 000 €. Chaque mois, nous dépensons 60 000 € de plus que nous n’encaissons. Nous avons donc de quoi tenir jusqu’en juillet 2027 sans lever.',
    ],
    [
      'pitch_deck',
      ['RUNWAY_MISMATCH'],
      'Runway: 21 months\nCash $2.8m (Oct 2026), net burn $200k/month. Team of 34.',
    ],
    ['pitch_deck', [], 'Runway: 14 months\nCash $2.8m (Oct 2026), net burn $200k/month. Team of 34.'],
    [
      'business_plan',
      ['RUNWAY_MISMATCH'],
      'Letter, 6 November 2026\nOrders from thirteen creameries are in hand, none of them larger than €45,000. Cash at bank on 31 October came to €1,264,000. The average net outflow of the three months is €158,000. On that footing the company is funded for fourteen months.',
    ],
    [
      'business_plan',
      [],
      'Letter, 6 November 2026\nOrders from thirteen creameries are in hand, none of them larger than €45,000. Cash at bank on 31 October came to €1,264,000. The average net outflow of the three months is €158,000. On that footing the company is funded for eight months.',
    ],
  ],
  Growth: [
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Lettre aux associés, 6 novembre 2026\nSur neuf mois, notre chiffre d’affaires progresse de 38 %.\nEn milliers d’euros | 9 mois 2025 | 9 mois 2026\nHaubans | 1 310 | 1 596\nRéparation | 1 102 | 1 298\nChiffre d’affaires | 2 412 | 2 894',
    ],
    [
      'business_plan',
      [],
      'Lettre aux associés, 6 novembre 2026\nSur neuf mois, notre chiffre d’affaires progresse de 20 %.\nEn milliers d’euros | 9 mois 2025 | 9 mois 2026\nHaubans | 1 310 | 1 596\nRéparation | 1 102 | 1 298\nChiffre d’affaires | 2 412 | 2 894',
    ],
    [
      'legal_docs',
      ['GROWTH_MISMATCH'],
      'Headline 1: parcels handled grew 64% in FY2025.\nHeadline 2: revenue per parcel rose from $17.10 to $17.76.\n\fVolumes\nParcels handled | Q1 | Q2 | Q3 | Q4 | Year\nFY2024 | 48900 | 50700 | 51800 | 61000 | 212400\nFY2025 | 66200 | 70100 | 74660 | 86400 | 297360',
    ],
    [
      'legal_docs',
      [],
      'Headline 1: parcels handled grew 40% in FY2025.\nHeadline 2: revenue per parcel rose from $17.10 to $17.76.\n\fVolumes\nParcels handled | Q1 | Q2 | Q3 | Q4 | Year\nFY2024 | 48900 | 50700 | 51800 | 61000 | 212400\nFY2025 | 66200 | 70100 | 74660 | 86400 | 297360',
    ],
    [
      'pitch_deck',
      [],
      'Nous cherchons 12 MDH pour ouvrir à Fès, Meknès et Oujda (3 × 3,2 MDH) et pour la plateforme (2,4 MDH).\nComptes (millions de dirhams) | 2023 | 2024 | 2025\nChiffre d’affaires | 17,8 | 22,6 | 27,1',
    ],
    [
      'financial_statements',
      [],
      'Volumes rose by 9% to 1,284 tonnes of green coffee.\nStatement of income, year ended 30 June (UShs 000)\n | 2026 | 2025\nSales of green coffee | 14,280,000 | 11,020,000\nCost of coffee | (11,900,000) | (9,300,000)\nProfit | 1,203,135 | 715,160',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      'Traction\nUsers up 150% in 2025\n | 2023 | 2024 | 2025\nRegistered users | 12,000 | 20,000 | 31,000',
    ],
    [
      'pitch_deck',
      [],
      'Traction\nUsers up 55% in 2025\n | 2023 | 2024 | 2025\nRegistered users | 12,000 | 20,000 | 31,000',
    ],
    [
      'financial_statements',
      ['GROWTH_MISMATCH'],
      'Commentaire : entre 2024 et 2025 les ventes ont crû de 23 %.\n | 2023 | 2024 | 2025\nVentes nettes | 1 610 000 | 1 840 000 | 2 116 000',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      '+62 %\nde chiffre d’affaires entre 2024 et 2025\nComptes en M FCFA | 2023 | 2024 | 2025\nChiffre d’affaires | 210 | 300 | 390',
    ],
    [
      'pitch_deck',
      [],
      '+30 %\nde chiffre d’affaires entre 2024 et 2025\nComptes en M FCFA | 2023 | 2024 | 2025\nChiffre d’affaires | 210 | 300 | 390',
    ],
    [
      'financial_statements',
      ['GROWTH_MISMATCH'],
      'S2 History\nMeasure | FY2025 | FY2026\nSpat sold (million) | 42.0 | 54.6\nRevenue (A$000) | 1,890 | 2,402\nSpat volume was up 55% in FY2026.',
    ],
    [
      'financial_statements',
      [],
      'S2 History\nMeasure | FY2025 | FY2026\nSpat sold (million) | 42.0 | 54.6\nRevenue (A$000) | 1,890 | 2,402\nSpat volume was up 30% in FY2026, revenue 27%.',
    ],
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Le revenu annuel récurrent s’établit à 1,8 million d’euros au 30 septembre, contre 1,2 million un an auparavant. En douze mois, nous l’avons donc doublé.',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      'Entre 2024 et 2025, l’activité a fait un bond de 64 %.\nCompte de résultat (k€) | 2024 | 2025\nChiffre d’affaires | 1 200 | 1 560',
    ],
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Third quarter 2026. Orders shipped came to 8,400, against 6,000 in the third quarter of 2025, so volume has doubled within a year.',
    ],
    [
      'business_plan',
      [],
      'Third quarter 2026. Orders shipped came to 8,400, against 6,000 in the third quarter of 2025, so volume is up 40% within a year. Revenue doubled to $2.0m from $1.0m.',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      'Subscribers nearly tripled since 2023\n | Dec 2023 | Dec 2024 | Dec 2025\nSubscribers | 410 | 560 | 700',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      'Our clinics treated 85% more patients in 2025 than in 2024.\nPatients treated: 9,800 (2023), 12,000 (2024), 15,600 (2025).',
    ],
    [
      'pitch_deck',
      [],
      'Our clinics treated 30% more patients in 2025 than in 2024.\nPatients treated: 9,800 (2023), 12,000 (2024), 15,600 (2025). Prices went up 4% and wages 9% in 2025.',
    ],
    [
      'business_plan',
      [],
      'Revenue rose 26% in 2025. Order intake rose 64% (contract value: €5.0m then €8.2m).\n | 2023 | 2024 | 2025\nRevenue, € m | 2.8 | 3.9 | 4.9\nBikes in service | 480 | 610 | 790',
    ],
    [
      'financial_statements',
      ['GROWTH_MISMATCH'],
      'Management commentary, year to 30 June 2026\nTurnover grew by 41 per cent on the year.\nProfit and loss | 2025/26 | 2024/25\nTurnover | 6,180,000 | 5,150,000\nCost of sales | 3,900,000 | 3,300,000',
    ],
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Tableau de bord T3 2026\nIndicateur | T3 2025 | T3 2026 | Évolution\nLivraisons | 41 200 | 49 440 | +20 %\nChiffre d’affaires (M FCFA) | 310 | 372 | +45 %',
    ],
    [
      'business_plan',
      [],
      'Tableau de bord T3 2026\nIndicateur | T3 2025 | T3 2026 | Évolution\nLivraisons | 41 200 | 49 440 | +20 %\nChiffre d’affaires (M FCFA) | 310 | 372 | +20 %',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      'Le nombre de boutiques équipées a été multiplié par quatre depuis fin 2023.\nBoutiques équipées | fin 2023 : 150 | fin 2024 : 260 | fin 2025 : 330',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      '2.5x revenue growth since 2023\n$m | 2023 | 2024 | 2025\nNet revenue | 1.6 | 2.2 | 2.7',
    ],
    [
      'financial_statements',
      [],
      'Volumes rose by 9% to 1,284 tonnes of green coffee.\nNote 4 Sales, year ended 30 June (UShs 000)\n | 2026 | 2025\nGreen arabica | 12,486,905 | 10,702,430\nGreen robusta | 5,213,740 | 4,701,180\nMilling | 941,665 | 812,260\nRevenue | 18,642,310 | 16,215,870',
    ],
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Chiffres clés 2025 : 1 250 repas servis chaque jour, soit +48 % par rapport à 2024 (1 000 repas).',
    ],
    [
      'business_plan',
      [],
      'Chiffres clés 2025 : 1 250 repas servis chaque jour, soit +25 % par rapport à 2024 (1 000 repas).',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      '+120%\nlitres chilled, 2025 on 2024\nYear | 2023 | 2024 | 2025\nLitres chilled, million | 2.2 | 3.1 | 4.4\nRevenue, KES m | 66 | 92 | 131',
    ],
    [
      'pitch_deck',
      [],
      '+42%\nlitres chilled, 2025 on 2024\nYear | 2023 | 2024 | 2025\nLitres chilled, million | 2.2 | 3.1 | 4.4\nRevenue, KES m | 66 | 92 | 131',
    ],
    [
      'financial_statements',
      ['GROWTH_MISMATCH'],
      'Directors’ report. Turnover increased by 35% to £6,480,000 (2025: £5,400,000).',
    ],
    [
      'financial_statements',
      [],
      'Directors’ report. Turnover increased by 20% to £6,480,000 (2025: £5,400,000). Operating profit increased by 4% on 2025.',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      'Our order book grew fivefold in two years.\nOrder book at year end, ₹ crore | 2023: 4.0 | 2024: 7.5 | 2025: 11.0',
    ],
    [
      'legal_docs',
      ['GROWTH_MISMATCH'],
      'Réponse à la question 4. Les ventes ont augmenté de 55 % en 2025.\nExercice | Ventes (DT)\n2023 | 1 420 000\n2024 | 1 800 000\n2025 | 2 250 000',
    ],
    [
      'legal_docs',
      [],
      'Réponse à la question 4. Les ventes ont augmenté de 25 % en 2025. Le loyer augmente de 5 % par an, l’intérêt est de 9 %.\nExercice | Ventes (DT)\n2023 | 1 420 000\n2024 | 1 800 000\n2025 | 2 250 000',
    ],
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Monthly recurring revenue has grown 12% a month since January.\nMonth | MRR (USD)\nJan 2026 | 40,000\nApr 2026 | 44,000\nJul 2026 | 48,500\nSep 2026 | 51,000',
    ],
    [
      'pitch_deck',
      ['GROWTH_MISMATCH'],
      'Deliveries: 310,000 in 2024, 403,000 in 2025\nWe grew deliveries 75% last year and will keep the pace.',
    ],
    [
      'pitch_deck',
      [],
      'Deliveries: 310,000 in 2024, 403,000 in 2025\nWe grew deliveries 30% last year. We plan to grow 60% in 2026. The market grows 12% a year.',
    ],
    [
      'financial_statements',
      ['GROWTH_MISMATCH'],
      'Business review\nTurnover increased by 35% to £6,480,000 (2025: £5,400,000). The number of contracts went up as well.',
    ],
    [
      'financial_statements',
      [],
      'Business review\nTurnover rose by 12% to £7.84m (2025: £7.00m). Hours sold went up by 5% and the average charge-out rate did the rest. The order book stood at £4.1m at the year end, 40% more than a year before (£2.93m).',
    ],
    [
      'financial_statements',
      [],
      'Business review\nTurnover rose by 4% to £1.2m (2025: £1.1m). Gross margin increased to 54% (2025: 49%).',
    ],
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Le chiffre d’affaires du semestre progresse de 45 % à 2,6 M€ (S1 2025 : 2,0 M€).',
    ],
    [
      'business_plan',
      [],
      'Le chiffre d’affaires du semestre progresse de 30 % à 2,6 M€ (S1 2025 : 2,0 M€). Le budget était de 2,4 M€.',
    ],
    ['business_plan', [], 'Revenue grew 20% to $6.0m, ahead of the budget of $5.5m, and costs rose 10%.'],
    ['business_plan', [], 'Revenue grew 20% to $6.0m against a plan of $5.7m.'],
  ],
  Owners: [
    [
      'legal_docs',
      [],
      'Décisions collectives des associés du 24 septembre 2026\nLa répartition est désormais la suivante :\nAssocié | Avant | % | Souscrit | Après | %\nNolwenn Guihéneuf | 45 000 | 45 % | 5 000 | 50 000 | 40 %\nThibault Rouxel | 35 000 | 35 % | — | 35 000 | 28 %\nSociété des Paludiers | 20 000 | 20 % | 5 000 | 25 000 | 20 %\nEstuaire Amorçage | — | — | 15 000 | 15 000 | 12 %\nTotal | 100 000 | 100 % | 25 000 | 125 000 | 100 %',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'Procès-verbal de l’assemblée générale du 18 juin 2026\nLa société compte 1 000 parts. Sont présents ou représentés :\nAssocié | Parts | Voix\nM. Pieter Van Hoorebeke | 410 | 410\nMme Odile Lison | 340 | 340\nInvest Haute-Meuse SA | 250 | 250\nEnsemble | 1 000 | 1 000\nPoint 3. Il revient 41 000 € à M. Van Hoorebeke, 29 000 € à Mme Lison, qui détient à ce jour 290 parts sur 1 000, et le surplus à Invest Haute-Meuse SA.',
    ],
    [
      'legal_docs',
      [],
      'Procès-verbal de l’assemblée générale du 18 juin 2026\nLa société compte 1 000 parts. Sont présents ou représentés :\nAssocié | Parts | Voix\nM. Pieter Van Hoorebeke | 410 | 410\nMme Odile Lison | 340 | 340\nInvest Haute-Meuse SA | 250 | 250\nEnsemble | 1 000 | 1 000\nPoint 3. Il revient 41 000 € à M. Van Hoorebeke, 34 000 € à Mme Lison, qui détient à ce jour 340 parts sur 1 000, et le surplus à Invest Haute-Meuse SA. Mme Lison cède 50 parts à M. Van Hoorebeke avant la fin de l’année.',
    ],
    [
      'legal_docs',
      [],
      'Note d’information aux souscripteurs\nAugmentation de capital de 900 millions de FCFA par émission de 45 000 actions nouvelles au prix de 20 000 FCFA.\nAffectation du produit de l’émission\nPoste | Part | Millions de FCFA\nFlotte : 520 motos | 40 % | 360\nStations et batteries | 30 % | 270\nOuverture de Cotonou | 20 % | 180\nLogiciel | 10 % | 90',
    ],
    [
      'legal_docs',
      [],
      'Capitalisation table at 15 November 2026\nHolder | Class | Shares | % of issued | % fully diluted\nAline Uwase (founder) | Ordinary | 2400000 | 32.97 | 30\nJean-Bosco Habimana (founder) | Ordinary | 1800000 | 24.73 | 22.5\nClaudine Mutesi (founder) | Ordinary | 600000 | 8.24 | 7.5\nAngel investors (5) | Ordinary | 640000 | 8.79 | 8\nNyungwe Seed Partners LP | Seed | 1760000 | 24.18 | 22\nEmployees | Ordinary | 80000 | 1.1 | 1\nIssued shares |  | 7280000 | 100 | 91\nOptions granted | Options | 430000 |  | 5.38\nOption pool, available | Options | 290000 |  | 3.62\nFully diluted |  | 8000000 |  | 100\n\nFounders together |  | 4800000 | 65.93 | 60\nFounders’ shares vest by quarters over four years; fifteen of the sixteen quarters, 93.75%, have vested.',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'Register of members, 30 September 2026\nMember | Ordinary shares | Holding\nWanjiru Kamau | 5,200 | 52%\nPeter Otieno | 2,600 | 26%\nSavannah Angels | 1,700 | 17%\nStaff trust | 1,000 | 10%\nTotal issued | 10,000 | 100%',
    ],
    [
      'pitch_deck',
      ['OWNERSHIP_MISMATCH'],
      'Shareholders\nThe founders hold 62% of the company.\nHolder | %\nAma Boateng, founder | 34\nKofi Mensah, founder | 18\nOasis Fund | 38\nOption pool | 10',
    ],
    [
      'pitch_deck',
      [],
      'Shareholders\nThe founders hold 52% of the company.\nHolder | %\nAma Boateng, founder | 34\nKofi Mensah, founder | 18\nOasis Fund | 38\nOption pool | 10',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'La présidente rappelle que le capital de CHF 100’000 est divisé en 1’000 actions nominatives de CHF 100. Elle constate la présence suivante :\nSolange Chappuis | 510 actions\nFonds Ajoie Capital | 320 actions\nFamille Jolidon | 170 actions\nMarc-Olivier Theurillat | 80 actions\nTotal représenté | 1’080 actions, soit l’intégralité du capital',
    ],
    [
      'legal_docs',
      [],
      'La présidente rappelle que le capital de CHF 100’000 est divisé en 1’000 actions nominatives de CHF 100. Elle constate la présence suivante :\nSolange Chappuis | 510 actions\nFonds Ajoie Capital | 320 actions\nFamille Jolidon | 170 actions\nTotal représenté | 1’000 actions, soit l’intégralité du capital',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'Memo on the share register\nThe charter says 10,000,000 ordinary shares are issued, par value VND 10,000, all paid.\nRegister: Mr Nguyen Duc Long 4,900,000; Ms Tran Bao Chau 2,300,000; Saigon Angels Club 1,900,000; ESOP trustee 1,500,000.',
    ],
    [
      'legal_docs',
      [],
      'Memo on the share register\nThe charter says 10,000,000 ordinary shares are issued, par value VND 10,000, all paid.\nRegister: Mr Nguyen Duc Long 4,900,000; Ms Tran Bao Chau 2,300,000; Saigon Angels Club 1,900,000; ESOP trustee 900,000.',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'Cap table\nHolder | Shares | %\nRami Daou | 4200000 | 42%\nNayla Khoury | 2800000 | 28%\nTripoli Fund | 2000000 | 20%\nPool | 1000000 | 10%\nTotal | 10000000 | 100%\n\fShare book, standing today\nRami Daou | 4900000\nNayla Khoury | 2100000\nTripoli Fund | 2000000\nPool | 1000000',
    ],
    [
      'legal_docs',
      [],
      'Shareholders’ agreement\nMs Adeyemi holds 4,000 shares of the 10,000 in issue; Mr Bello holds 3,500; Lagos Seed LP 2,500. On completion Lagos Seed LP subscribes for 2,500 new shares and will hold 5,000 shares.',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'Register at 1 October 2026\nMs Adeyemi | 4,000 shares\nMr Bello | 3,500 shares\nLagos Seed LP | 2,500 shares\nMinutes. Mr Bello, who holds 2,900 of the 10,000 shares, took the chair.',
    ],
    [
      'legal_docs',
      [],
      'Register at 1 October 2026\nMs Adeyemi | 4,000 shares\nMr Bello | 3,500 shares\nLagos Seed LP | 2,500 shares\nMinutes. Mr Bello, who holds 3,500 of the 10,000 shares, took the chair. Mr Bello offered 500 shares to the staff. Ms Adeyemi held 5,000 shares until 2023.',
    ],
    [
      'pitch_deck',
      ['OWNERSHIP_MISMATCH'],
      'Qui détient quoi\nFondateurs 58 %, business angels 22 %, fonds Teranga 18 %, salariés 8 %.',
    ],
    [
      'pitch_deck',
      [],
      'Qui détient quoi\nFondateurs 52 %, business angels 22 %, fonds Teranga 18 %, salariés 8 %.',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      'Augmentation de capital de 900 millions de FCFA par émission de 45 000 actions nouvelles au prix de 20 000 FCFA.\nAffectation du produit de l’émission\nPoste | Part | Millions de FCFA\nFlotte : 520 motos | 40 % | 360\nStations et batteries | 30 % | 270\nOuverture de Cotonou | 20 % | 180\nLogiciel | 15 % | 135',
    ],
  ],
  'Uses of money': [
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      '₦900 million to double the mill\n₦420m Flash dryer and second rasping line\n₦150m Borehole, effluent pond, biogas\n₦210m Eight trucks for roots\n₦240m Working capital, two crop seasons\nWe offer 22% new ordinary shares against the whole ₦900m. The old shareholders keep 78%.',
    ],
    [
      'pitch_deck',
      [],
      '₦1,020 million to double the mill\n₦420m Flash dryer and second rasping line\n₦150m Borehole, effluent pond, biogas\n₦210m Eight trucks for roots\n₦240m Working capital, two crop seasons\nWe offer 22% new ordinary shares against the whole ₦1,020m. The old shareholders keep 78%.',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      'We are raising £750,000\nSecond moulding tool and test rig | £300,000\nDealers in Ireland and Denmark, two people | £250,000\nStock for spring 2027 | £280,000\nPre-money £3.4m. Minimum ticket £10,000.',
    ],
    [
      'pitch_deck',
      [],
      'We are raising £750,000\nSecond moulding tool and test rig | £300,000\nDealers in Ireland and Denmark, two people | £250,000\nStock for spring 2027 | £200,000\nPre-money £3.4m. Minimum ticket £10,000.',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      'Notre levée : 2,4 M€\nUsine pilote 1,1 M€\nR&D et brevets 0,7 M€\nÉquipe commerciale 0,5 M€\nBFR 0,4 M€',
    ],
    [
      'pitch_deck',
      [],
      'Notre levée : 2,7 M€\nUsine pilote 1,1 M€\nR&D et brevets 0,7 M€\nÉquipe commerciale 0,5 M€\nBFR 0,4 M€',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      'The ask: USD 3.0m equity\nWhere it goes\nProduct 40%\nSales in two countries 35%\nStock 20%\nReserve 15%',
    ],
    [
      'business_plan',
      ['USE_OF_FUNDS_MISMATCH'],
      'We are looking for C$850,000 in preferred shares at a C$4.2 million pre-money value. Of this we would spend C$375,000 for a second drying room, C$210,000 for listing fees in Ontario, C$140,000 for a wrapper and C$185,000 for raw meat inventory.',
    ],
    [
      'business_plan',
      [],
      'We are looking for C$910,000 in preferred shares at a C$4.2 million pre-money value. Of this we would spend C$375,000 for a second drying room, C$210,000 for listing fees in Ontario, C$140,000 for a wrapper and C$185,000 for raw meat inventory.',
    ],
    [
      'legal_docs',
      ['USE_OF_FUNDS_MISMATCH'],
      'Loan application, Twiga Development Bank\nAmount requested: KES 60,000,000 over five years\nPurpose | KES\nTwo refrigerated trucks | 28,000,000\nCold room at Naivasha | 24,000,000\nSolar panels | 15,000,000',
    ],
    [
      'legal_docs',
      [],
      'Loan application, Twiga Development Bank\nAmount requested: KES 60,000,000 over five years\nPurpose | KES\nTwo refrigerated trucks | 28,000,000\nCold room at Naivasha | 24,000,000\nSolar panels | 15,000,000\nOwn contribution | -7,000,000',
    ],
    [
      'pitch_deck',
      [],
      'We raise $2m\nCommitted so far | $0.6m\nPre-money | $8m\nMinimum ticket | $25k\nUses: factory $1.2m, stock $0.5m, team $0.3m',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      'Besoin de financement : 350 millions FCFA\nEmplois (M FCFA) | \nChambre froide | 140\nCamions | 95\nFonds de roulement | 80\nFormation | 60',
    ],
    [
      'pitch_deck',
      [],
      'Besoin de financement : 375 millions FCFA\nEmplois (M FCFA) | \nChambre froide | 140\nCamions | 95\nFonds de roulement | 80\nFormation | 60',
    ],
    [
      'pitch_deck',
      [],
      '€1.2m to open three towns\nWe have raised €0.4m before: €0.1m in 2022, €0.1m in 2023 and €0.2m in 2024.\nUse: kitchens €0.6m, vans €0.4m, people €0.2m.',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      '3 200 000 DH pour ouvrir deux écoles\nTravaux et mobilier : 1 500 000 DH\nEnseignants, première année : 900 000 DH\nPlateforme : 700 000 DH\nTrésorerie : 500 000 DH',
    ],
    [
      'business_plan',
      [],
      'Consent to the €1.2m green loan facility of Noordzee Bank (undrawn, shown in note 9 of the accounts). Approval of the 2025 accounts.\nWhat we ask of you\nCash at 30 September 2026: €1.4m.',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      'Series A: $5 million\nUse of proceeds\nManufacturing line | $2.2m | 44%\nClinical study | $1.5m | 30%\nTeam | $1.0m | 20%\nWorking capital | $0.8m | 16%',
    ],
  ],
  'Figures told twice': [
    [
      'financial_statements',
      ['CONTRADICTORY_NUMBERS'],
      'Dashboard\nNine months to 30.09.2026, PLN\nRevenue 9M 2026 | EBITDA margin | Bank debt\n12,960,000 | 14.5% | 2,150,000\n\fP&L\nPLN | 9M 2025 | 9M 2026\nRevenue | 9920000 | 11480000\nMaterials | -4510000 | -5160000\nEBITDA | 1300000 | 1665000',
    ],
    [
      'financial_statements',
      [],
      'Dashboard\nNine months to 30.09.2026, PLN\nRevenue 9M 2026 | EBITDA margin | Bank debt\n11,480,000 | 14.5% | 2,150,000\n\fP&L\nPLN | 9M 2025 | 9M 2026\nRevenue | 9920000 | 11480000\nMaterials | -4510000 | -5160000\nEBITDA | 1300000 | 1665000',
    ],
    [
      'legal_docs',
      [],
      'Attestation de chiffre d’affaires\nExercice 2025 | en dinars\nVentes brutes | 9 840 500\nRabais et remises | - 612 300\nRetours | - 88 200\nRevenus nets | 9 140 000\nLa brochure de la société parle de « 9,8 millions de dinars de ventes » ; il s’agit du montant brut de la première ligne, avant remises, et non des revenus nets.',
    ],
    [
      'business_plan',
      [],
      'Update, October 21, 2026\nWe invoiced $3.9 million in the nine months to September. Nine months of last year were $3.0 million, so we are up 30%.',
    ],
    [
      'financial_statements',
      ['CONTRADICTORY_NUMBERS'],
      'DIRECTORS’ REPORT for the financial year ended 31st March, 2026\nRevenue from operations was ₹2,412.60 lakh. Profit after tax for the year stood at ₹184.20 lakh.\n\fSTATEMENT OF PROFIT AND LOSS for the year ended 31st March, 2026 (₹ in lakh)\nParticulars | Note | 31-03-2026 | 31-03-2025\nRevenue from operations | 18 | 2,412.60 | 2,188.40\nTotal expenses | 22 | 2,215.20 | 2,041.00\nProfit before tax |  | 197.40 | 147.40\nTax expense |  | 49.20 | 36.90\nProfit after tax |  | 148.20 | 110.50',
    ],
    [
      'financial_statements',
      [],
      'DIRECTORS’ REPORT for the financial year ended 31st March, 2026\nRevenue from operations was ₹2,412.60 lakh. Profit after tax for the year stood at ₹148.20 lakh.\n\fSTATEMENT OF PROFIT AND LOSS for the year ended 31st March, 2026 (₹ in lakh)\nParticulars | Note | 31-03-2026 | 31-03-2025\nRevenue from operations | 18 | 2,412.60 | 2,188.40\nTotal expenses | 22 | 2,215.20 | 2,041.00\nProfit before tax |  | 197.40 | 147.40\nTax expense |  | 49.20 | 36.90\nProfit after tax |  | 148.20 | 110.50',
    ],
    [
      'financial_statements',
      ['CONTRADICTORY_NUMBERS'],
      'Rapport de gestion, exercice du 1.7.2025 au 30.6.2026\n3 Personnel\nAu 30 juin 2026, la société occupait 34 personnes, dont six apprentis. Les cotisations sont acquittées.\n5 Annexe\nEffectif au 30.6.2026 | Personnes\nPolisseuses | 26\nAvivage, contrôle | 7\nMécaniciens | 2\nAdministration | 3\nApprentis | 6\nEnsemble | 44',
    ],
    [
      'financial_statements',
      [],
      'Rapport de gestion, exercice du 1.7.2025 au 30.6.2026\n3 Personnel\nAu 30 juin 2026, la société occupait 44 personnes, dont six apprentis. Les cotisations sont acquittées.\n5 Annexe\nEffectif au 30.6.2026 | Personnes\nPolisseuses | 26\nAvivage, contrôle | 7\nMécaniciens | 2\nAdministration | 3\nApprentis | 6\nEnsemble | 44',
    ],
    [
      'financial_statements',
      ['CONTRADICTORY_NUMBERS'],
      'Profit and loss, year ended 31 May 2026\n | Note | 2026 | 2025\n |  | £ | £\nTurnover | 3 | 4,318,220 | 4,006,910\nCost of sales |  | (2,600,000) | (2,410,000)\nGross profit |  | 1,718,220 | 1,596,910\n\f3. Turnover\n | 2026 | 2025\nUnited Kingdom | 2,918,220 | 3,106,910\nEurope | 1,000,000 | 900,000\nTotal turnover | 3,918,220 | 4,006,910',
    ],
    [
      'pitch_deck',
      ['CONTRADICTORY_NUMBERS'],
      'Team\n142 people work for us at 30 September 2026.\n\fOrganisation at 30 September 2026\nFunction | People\nProduction | 74\nSales | 18\nHead office | 16\nTotal | 108',
    ],
    [
      'pitch_deck',
      [],
      'Team\n108 people work for us at 30 September 2026, and 34 seasonal hands in summer.\n\fOrganisation at 30 September 2026\nFunction | People\nProduction | 74\nSales | 18\nHead office | 16\nTotal | 108',
    ],
    [
      'business_plan',
      ['CONTRADICTORY_NUMBERS'],
      'Notre chiffre d’affaires 2025 atteint 4,8 millions d’euros.\nCompte de résultat (k€) | 2024 | 2025\nChiffre d’affaires | 3 600 | 4 120\nCharges | 3 300 | 3 760',
    ],
    [
      'pitch_deck',
      [],
      'Compte de résultat (M FCFA) | 2023 | 2024 | 2025\nChiffre d’affaires | 420 | 610 | 700\nPlan 2026-2028 | 2026 | 2027 | 2028\nChiffre d’affaires prévu | 900 | 1 350 | 1 900',
    ],
    [
      'financial_statements',
      ['CONTRADICTORY_NUMBERS'],
      'Net profit for 2025 was KES 31.2 million, our best result.\nIncome statement (KES 000) | 2025 | 2024\nRevenue | 412,000 | 377,000\nExpenses | 380,000 | 352,000\nProfit before tax | 32,000 | 25,000\nTax | 9,600 | 7,500\nNet profit | 22,400 | 17,500',
    ],
    [
      'financial_statements',
      [],
      'Profit before tax for 2025 was KES 32 million, net profit KES 22.4 million.\nIncome statement (KES 000) | 2025 | 2024\nRevenue | 412,000 | 377,000\nExpenses | 380,000 | 352,000\nProfit before tax | 32,000 | 25,000\nTax | 9,600 | 7,500\nNet profit | 22,400 | 17,500',
    ],
    [
      'business_plan',
      ['CONTRADICTORY_NUMBERS'],
      'EBITDA reached €1.9m in 2025.\n€000 | 2024 | 2025\nRevenue | 8,100 | 9,300\nEBITDA | 1,120 | 1,340',
    ],
    [
      'business_plan',
      [],
      'EBITDA reached €1.9m in 2025 before the one-off costs of the move, €0.56m.\n€000 | 2024 | 2025\nRevenue | 8,100 | 9,300\nEBITDA | 1,120 | 1,340',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Note 8 Dettes sociales (en milliers de FCFA)\nOrganisme | 31/12/2025\nCNSS, arriérés 2023-2024 | 41 200\nCNSS, décembre 2025 | 3 100',
    ],
    [
      'financial_statements',
      ['CUSTOMER_CONCENTRATION'],
      'Revenue analysis by client, year ended 31 March 2026 (£)\nNorthgate Rail plc | 2,910,000\nSelby Council | 240,000\nHarrow & Finch LLP | 190,000\nSundry (22 accounts) | 410,000\nTotal | 3,750,000',
    ],
    [
      'business_plan',
      ['CUSTOMER_CONCENTRATION'],
      'Facturation cumulée à fin septembre 2026 : 1 240 k€, dont 905 k€ à Aéroports du Levant.',
    ],
    [
      'financial_statements',
      ['SUPPLIER_CONCENTRATION'],
      'Cost of materials by source, FY2026 (INR lakh)\nVendor | FY2026\nDeccan Alloys Pvt Ltd | 812\nKonkan Polymers | 96\nOthers (11) | 72\nTotal | 980',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'Liste des associés au 30 juin 2026\nAssocié | Nombre de parts | %\nKarim Bensalah | 5 500 | 55 %\nLeïla Haddad | 3 000 | 30 %\nFonds Atlas Amorçage | 2 300 | 23 %\nTotal | 10 000 | 100 %',
    ],
    [
      'pitch_deck',
      ['USE_OF_FUNDS_MISMATCH'],
      'Nous recherchons 1,5 M€ en actions.\nIndustrialisation : 700 k€\nCommercial : 450 k€\nCertification : 250 k€\nTrésorerie de sécurité : 300 k€',
    ],
    [
      'pitch_deck',
      ['RUNWAY_MISMATCH'],
      'Cash position\nIn bank at 30 Sep 2026: $1.8m\nAverage net burn: $150k / month\nRunway: 18 months, into Q1 2028',
    ],
    [
      'business_plan',
      ['CONTRADICTORY_NUMBERS'],
      'We are 48 people today, 3 November 2026.\nHeadcount by office, 3 November 2026\nLagos | 21\nAccra | 9\nRemote | 6\nTotal | 36',
    ],
    [
      'financial_statements',
      ['CONTRADICTORY_NUMBERS'],
      'Chairman’s statement. Turnover for the year ended 31 May 2026 was £5.2 million.\nProfit and loss account, year ended 31 May\n | 2026 | 2025\nTurnover | 4,610,400 | 4,302,100\nCost of sales | (2,900,000) | (2,700,000)',
    ],
    [
      'business_plan',
      ['DEBT_UNDISCLOSED'],
      'Question 6. We have no borrowings.\nBank statement summary, October 2026\nSalaries | 212,000\nRepayment of Zenith Bank loan, 11 of 24 | 54,000\nRent | 30,000',
    ],
    [
      'financial_statements',
      ['TAXES_UNPAID'],
      'Creditors due within one year | 2026\nTrade creditors | 210,000\nVAT (three quarters unpaid) | 64,000\nAccruals | 12,000',
    ],
    [
      'business_plan',
      ['GROWTH_MISMATCH'],
      'Our subscriber base grew 90% over the past year.\n | Sept 2025 | Sept 2026\nSubscribers | 14,200 | 18,500',
    ],
    [
      'legal_docs',
      ['OWNERSHIP_MISMATCH'],
      'Answers. The two founders own 70% between them.\nRegister\nDana Levi (founder) | 31%\nOmar Said (founder) | 24%\nHarbour Angels | 30%\nOption pool | 15%',
    ],
    [
      'financial_statements',
      [],
      'Note 5. Analysis of turnover by market\nUnited Kingdom | 3,100,000\nRest of Europe | 700,000\nNorth America | 400,000\nTotal | 4,200,000\nNote 6. Largest customer: 6% of turnover. Taxes and pensions were paid on the due dates.',
    ],
    [
      'financial_statements',
      [],
      'Tax and social security\nPAYE and NIC | 14,200\nVAT | 31,100\nCorporation tax, due 1 January 2027 | 42,000\nOther taxes, not yet due | 1,100',
    ],
  ],
  'Customers and suppliers': [
    [
      'financial_statements',
      ['CUSTOMER_CONCENTRATION'],
      'Note 1. Trade receivables by debtor\nDebtor | 2025\nBugolobi Garden Estates Ltd | 678,000\nNakasongola Builders | 94,000\nMityana Hardware Mart | 71,000\nOthers, 34 accounts | 88,000\nTotal | 931,000',
    ],
    [
      'financial_statements',
      [],
      'Note 1. Trade receivables by debtor\nDebtor | 2025\nBugolobi Garden Estates Ltd | 98,000\nNakasongola Builders | 94,000\nMityana Hardware Mart | 71,000\nOthers, 34 accounts | 668,000\nTotal | 931,000',
    ],
    [
      'legal_docs',
      [],
      'Achats par nature, exercice 2025 en FCFA\nNature | Montant | Part\nFèves de cacao | 476000000 | 68%\nSucre et lait en poudre | 112000000 | 16%\nEmballages | 77000000 | 11%\nAutres | 35000000 | 5%\nTotal | 700000000 | 100%',
    ],
    [
      'legal_docs',
      ['SUPPLIER_CONCENTRATION'],
      'Achats par fournisseur, exercice 2025 en FCFA\nFournisseur | Montant | Part\nCacao Moungo SARL | 476000000 | 68%\nSucrerie de la Sanaga | 112000000 | 16%\nPlastiques du Littoral | 77000000 | 11%\nAutres | 35000000 | 5%\nTotal | 700000000 | 100%',
    ],
    [
      'pitch_deck',
      [],
      'Les clients\n | Points de vente | Part des ventes 2026\nOfficines urbaines (Douala, Bafoussam) | 71 | 52 %\nOfficines des petites villes | 64 | 31 %\nDispensaires et hôpitaux confessionnels | 51 | 17 %\nTotal | 186 | 100 %',
    ],
    [
      'financial_statements',
      [],
      'COMPTE DE RÉSULTAT, exercice 2025, en FCFA\nRÉF | LIBELLÉS | 2025 | 2024\nTA | Ventes de marchandises | 96 000 000 | 88 000 000\nRA | Achats de marchandises | 70 000 000 | 64 000 000\nTB | Ventes de produits fabriqués | 1 284 600 000 | 1 152 300 000\nTC | Travaux, services vendus | 42 000 000 | 40 000 000\nXB | CHIFFRE D’AFFAIRES | 1 422 600 000 | 1 280 300 000',
    ],
    [
      'financial_statements',
      [],
      'Purchases 2025 by category (KES 000)\nCategory | Amount | %\nGreen Leaf | 412,000 | 71\nPackaging | 88,000 | 15\nFuel Wood | 80,000 | 14\nTotal | 580,000 | 100',
    ],
    [
      'financial_statements',
      ['SUPPLIER_CONCENTRATION'],
      'Purchases 2025 (KES 000)\nBought from | Amount | %\nMara Green Leaf Growers Ltd | 412,000 | 71\nBox Makers EA | 88,000 | 15\nNaro Timber | 80,000 | 14\nTotal | 580,000 | 100',
    ],
    [
      'pitch_deck',
      [],
      'Who buys\nSegment | Share of revenue\nPrivate Schools | 48%\nPublic Schools | 32%\nTraining Centres | 20%',
    ],
    [
      'pitch_deck',
      [],
      'Revenue by product, 2025\nProduct | $000 | %\nAquaSense Pro | 2,100 | 62\nAquaSense Mini | 900 | 27\nService | 380 | 11\nTotal | 3,380 | 100',
    ],
    [
      'financial_statements',
      [],
      'Sales by brand FY2026 (R000)\nBrand | Sales\nKaroo Gold | 31,400\nCape Mist | 9,800\nHouse brands | 4,100\nTotal | 45,300',
    ],
    [
      'financial_statements',
      [],
      'Sales by customer group, FY2025 (AED)\nGroup | Accounts | AED | Share\nHotels | 212 | 9900000 | 55%\nHospitals and clinics | 61 | 3960000 | 22%\nLabour accommodation laundries | 38 | 2700000 | 15%\nShops | 94 | 1440000 | 8%\nTotal | 405 | 18000000 | 100%',
    ],
    [
      'legal_docs',
      [],
      'The customer pays the full price to us; nine tenths go on to the operator within ten days.\nNo operator brings more than 5% of commission.',
    ],
    [
      'financial_statements',
      ['CUSTOMER_CONCENTRATION'],
      'Ventes par client, exercice 2025-2026\nClient | CHF\nManufacture Perrenoud-Vuille | 3 180 000\nCadrans Jolimont | 410 000\nAteliers Brévine | 355 000\nDivers (19 clients) | 475 000\nTotal | 4 420 000',
    ],
    [
      'financial_statements',
      ['SUPPLIER_CONCENTRATION'],
      'Raw material purchases, year to June 2026\nSupplier | Rand | Share\nOverberg Resins & Glass (Pty) Ltd | 31920000 | 0.84\nFive others | 6080000 | 0.16\nTotal | 38000000 | 1',
    ],
    [
      'business_plan',
      ['CUSTOMER_CONCENTRATION'],
      'Sales ledger Q3 2026, top five\nBrightline Hotels | £412,000 | 58%\nNorse Catering | £61,000 | 9%\nEllis & Co | £44,000 | 6%\nDune Cafes | £39,000 | 5%\nMarsh Foods | £31,000 | 4%\nAll others | £128,000 | 18%',
    ],
    [
      'financial_statements',
      [],
      'Analysis of turnover by site\nSite | 2026 | 2025\nLeeds Works | 4,100,000 | 3,700,000\nHull Works | 900,000 | 850,000\nTotal | 5,000,000 | 4,550,000',
    ],
    [
      'financial_statements',
      [],
      'Trade debtors, age analysis\nAge | £\nCurrent | 410,000\n30 days | 88,000\n60 days | 12,000\nTotal | 510,000',
    ],
    [
      'business_plan',
      ['CUSTOMER_CONCENTRATION'],
      'Of the R48 million invoiced this year, R35 million went to Shoprite.',
    ],
  ],
};

const ALL = Object.entries(PAPERS).flatMap(([subject, papers]) =>
  papers.map(([type, codes, text]) => [`${subject}: ${nameOf(text)}`, type, codes, text] as const),
);

test.each(ALL)('%s', (_, type, codes, text) => {
  expect(toldIn(type, text)).toEqual(codes.toSorted());
});
