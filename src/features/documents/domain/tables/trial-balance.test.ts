import { describe, expect, it } from 'vitest';
import { rowsOf } from '#test/table-rows.ts';

describe('a trial balance', () => {
  it('gives what each account closes at, and not what moved in it, and what the year began with', () => {
    expect(
      rowsOf(
        'SOCIETE TIDIKELT\t\t\tBalance générale, exercice 2026 (du 01/01/2026 au 31/12/2026)\n\t\t\t\t\tDinars algériens\n\n\t\tSoldes d’ouverture\t\tMouvements\t\tSoldes de clôture\nCompte\tIntitulé\tDébit\tCrédit\tDébit\tCrédit\tDébit\tCrédit\n101\tCapital émis\t\t900 000\t\t\t\t900 000\n164\tEmprunts bancaires\t\t410 000\t60 000\t\t\t350 000\n2815\tAmortissements des installations\t\t120 500\t\t33 000\t\t153 500\n411\tClients\t205 300\t\t1 440 000\t1 415 000\t230 300\n512\tBanques\t311 750\t\t1 415 000\t1 380 250\t346 500\n613\tLocations\t\t\t96 000\t\t96 000\n63\tCharges de personnel\t\t\t388 200\t\t388 200\n701\tVentes de produits finis\t\t\t\t1 210 084\t\t1 210 084\n\tTOTAUX\t1 430 500\t1 430 500\t3 399 200\t4 098 334\t2 613 584\t2 613 584',
      ),
    ).toEqual([
      'capital emis: 900000 DZD 2025-12, 900000 DZD 2026-12',
      'borrowings: 410000 DZD 2025-12, 350000 DZD 2026-12',
      'amortissements des installations: 120500 DZD 2025-12, 153500 DZD 2026-12',
      'receivables: 205300 DZD 2025-12, 230300 DZD 2026-12',
      'cash: 311750 DZD 2025-12, 346500 DZD 2026-12',
      'locations: 96000 DZD 2026',
      'staffCosts: 388200 DZD 2026',
      'revenue: 1210084 DZD 2026',
      'totaux: 2613584 DZD 2026-12',
    ]);
  });

  it('tells no one account of several as the whole, and an account on the other side as nothing of its name', () => {
    const rows = rowsOf(
      'Kivu Roasters Ltd\nTrial balance as at 31 December 2026, USD\nPrinted 11/01/2027\n\nCode\tAccount\tDr\tCr\n1100\tTrade debtors\t64,100\n1210\tBank - main\t18,250\n1220\tBank - dollar\t\t2,900\n1230\tPetty cash\t310\n4000\tSales - roasted\t\t402,000\n4010\tSales - green\t\t96,500\n4090\tOther income\t\t1,150\n5000\tCoffee bought\t288,700\n5100\tDepreciation\t21,400\n5110\tAudit\t6,000\n\tTotals\t398,760\t502,550',
    );
    expect(rows).toEqual([
      'receivables: 64100 USD 2026-12',
      'bank - main: 18250 USD 2026-12',
      'bank - dollar: 2900 USD 2026-12',
      'petty cash: 310 USD 2026-12',
      'sales - roasted: 402000 USD 2026',
      'sales - green: 96500 USD 2026',
      'otherIncome: 1150 USD 2026',
      'coffee bought: 288700 USD 2026',
      'depreciation: 21400 USD 2026',
      'audit: 6000 USD 2026',
      'totals: 398760 USD 2026-12',
    ]);
  });

  it('reads one column of balances, those in credit with a minus, and no date of a flow that may be of some months', () => {
    expect(
      rowsOf(
        'General ledger\nTrial balance at 31 May 2026, in KES\nA/c\tName\tOpening balance\tDebit\tCredit\tClosing balance\n100\tInventories\t510,000\t220,000\t190,000\t540,000\n200\tBank loan\t(800,000)\t50,000\t\t(750,000)\n300\tSales\t\t\t910,000\t(910,000)\n400\tStaff costs\t\t140,000\t\t140,000',
      ),
    ).toEqual([
      'inventories: 540000 KES 2026-05',
      'borrowings: 750000 KES 2026-05',
      'revenue: 910000 KES null',
      'staffCosts: 140000 KES null',
    ]);
  });

  it('is not what a bank books, nor a list of invoices', () => {
    expect(
      rowsOf(
        'Supplier account, 2026, KES\nDate\tDetails\tDebit\tCredit\tBalance\n02 May 2026\tInvoice 114\t\t82,000\t82,000\n19 May 2026\tPaid\t40,000\t\t42,000\n30 May 2026\tInvoice 131\t\t16,500\t58,500',
      ).join(),
    ).not.toContain('2026-12');
  });
});
