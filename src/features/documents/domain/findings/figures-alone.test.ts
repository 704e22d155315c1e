import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const codesOf = (type: DocumentType, text: string): string[] =>
  analyseDocument({
    type,
    pages: text.split('\f').map((page, index) => ({ page: index + 1, text: page })),
  }).flags.map(({ code }) => code);

/** What rows and figures alone say: wrong first, then papers like it in which all is well. */
const PAPERS: readonly (readonly [FlagCode, DocumentType, wrong: string, ...right: string[]])[] = [
  [
    'TAXES_UNPAID',
    'financial_statements',
    'Kestrel Foods Ltd\nNote 9. Creditors\nItem\t2025\t2024\nTrade creditors\t41,200\t38,700\nVAT, quarters to March and June 2025, overdue\t18,400\t-\nPAYE for December\t2,100\t1,900',
    'Kestrel Foods Ltd\nNote 9. Creditors\nItem\t2025\t2024\nTrade creditors\t41,200\t38,700\nVAT arrears of 2022 (cleared in May 2025)\t-\t18,400\nPAYE for December, paid 9 January\t2,100\t1,900',
    'Kestrel Foods Ltd\nNote 9. Creditors\nItem\t2024\t2025\nTrade creditors\t38,700\t41,200\nPayroll taxes past due\t18,400\t-\nPAYE for December\t1,900\t2,100',
  ],
  [
    'TAXES_UNPAID',
    'financial_statements',
    'SARL Beauval. Dettes au 30 juin 2026 (k€)\nNature\tTotal\tdont en retard\nFournisseurs\t210\t0\nURSSAF\t96\t71\nTVA\t22\t0',
    'SARL Beauval. Dettes au 30 juin 2026 (k€)\nNature\tTotal\tdont en retard\nFournisseurs\t210\t12\nURSSAF\t96\t0\nTVA\t22\t0',
    'Trade receivables by age, 31 March 2026\nCustomer\tCurrent\tPast due\nTax Payers Co-op\t120,000\t41,000\nLusaka Schools\t220,000\t12,000\nVAT refund, overdue since June\t88,000\t88,000',
  ],
  [
    'TAXES_UNPAID',
    'legal_docs',
    'Situation fiscale et sociale (FCFA)\nImpôt ou cotisation\tMontant\tObservation\nTVA septembre\t4 120 000\tpayée le 15 octobre\nIPRES, 3 trimestres\t18 400 000\timpayée, relance du 2 octobre',
    'Situation fiscale et sociale (FCFA)\nImpôt ou cotisation\tMontant\tObservation\nTVA septembre\t4 120 000\tpayée le 15 octobre\nIPRES, 3e trimestre\t6 400 000\tpayée le 12 octobre',
  ],
  [
    'TAXES_UNPAID',
    'financial_statements',
    'Kwale Cashew Ltd. Other payables, 31 December 2025, KES\nStatutory deductions\t9,410,000\nof which overdue\t7,020,000\nAudit fee\t600,000',
    'Kwale Cashew Ltd. Other payables, 31 December 2025, KES\nStatutory deductions\t9,410,000\nof which due in January\t7,020,000\nAudit fee\t600,000',
  ],
  [
    'DEBT_UNDISCLOSED',
    'legal_docs',
    'Answers for the investor\nThe company is debt-free and has never needed a bank.\nPaid in October 2026\tKES\nFeed\t612,000\nNCBA term loan, instalment 9 of 36\t88,400',
    'Answers for the investor\nThe company is debt-free. The last loan was repaid in March 2025.\nPaid in 2025\tKES\nFeed\t612,000\nNCBA term loan, last instalments\t88,400',
    'Answers for the investor\nThe company has no bank debt.\nOverdraft limit, Stanbic, undrawn\t400,000\nStaff loans, balance\t12,000\nLoan from a shareholder, outstanding\t90,000',
  ],
  [
    'DEBT_UNDISCLOSED',
    'financial_statements',
    'Bilan au 31 décembre 2025 (FCFA)\nPassif\t2025\t2024\nCapital\t10 000 000\t10 000 000\nEmprunts et dettes financières\t-\t-\nFournisseurs\t4 200 000\t3 900 000\fRéponses des banques\nBanque\tNature\tSolde au 31.12.2025\nBOA\tCompte courant\t3 120 000\nOrabank\tPrêt d’investissement, capital restant dû\t-48 500 000',
    'Balance sheet\n\t2025\t2024\nBank loans\t-\t12,000\nShare capital\t100\t100\fCash flow\n\t2025\t2024\nRepayments of borrowings\t(12,000)\t(8,000)',
    'Balance 31 March 2026\nBorrowings\t0\nTrade payables\t410\nLending to growers\nLoans to farmers, outstanding\t1,204\nLoan book, principal\t1,204',
  ],
  [
    'DEBT_UNDISCLOSED',
    'financial_statements',
    'Dashboard 30.09.2026\nRevenue\tMargin\tBank debt\n4,100,000\t31%\tnone\fConfirmations received\nBank\tProduct\tBalance 30.09.2026\nAlpha Bank\tCurrent account\t812000\nBeta Bank\tWorking capital loan, outstanding\t-640000',
    'Dashboard 30.09.2026\nRevenue\tMargin\tBank debt\n4,100,000\t31%\t640,000\fConfirmations received\nBank\tProduct\tBalance 30.09.2026\nAlpha Bank\tCurrent account\t812000\nBeta Bank\tWorking capital loan, outstanding\t-640000',
  ],
];

for (const [code, type, wrong, ...right] of PAPERS) {
  test(`${code}: ${wrong.slice(0, 70).replaceAll(/\s+/g, ' ')}`, () => {
    expect(codesOf(type, wrong)).toContain(code);
    for (const paper of right) expect(codesOf(type, paper), paper).not.toContain(code);
  });
}
