import { describe, expect, it } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { readTables } from './statement.ts';

const rowsOf = (...texts: readonly string[]): string[] => {
  const pages = texts.map((text, index) => foldPage({ page: index + 1, text }));
  return readTables(pages, homeCurrency(pages), true).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values }) =>
        `${account ?? label}: ${values.map(({ value, currency, unit, date }) => `${value} ${currency ?? unit} ${date}`).join(', ')}`,
    ),
  );
};

describe('a form of the tax office', () => {
  it('gives the net of a year of what is gross, worn off and net, its heads being in lines of their own', () => {
    expect(
      rowsOf(
        'Tanneries du Djoliba SA\t\t\t\t\tNIF 084112\nBILAN AU 31 DECEMBRE 2026\t\t\t\t\t(en milliers de FCFA)\n\t\t\t\t\tEXERCICE AU\nREF ACTIF\tNote\t\tEXERCICE AU 31/12/2026\n\t\t\t\t\t31/12/2025\n\t\tBRUT\tAMORT et DEPREC.\tNET\tNET\nAJ Terrains\t3\t90 000\t\t90 000\t85 000\nAZ TOTAL ACTIF IMMOBILISE\t\t640 000\t210 500\t429 500\t411 200\nBB STOCKS ET ENCOURS\t6\t120 400\t2 400\t118 000\t99 700\nBI Clients\t7\t80 100\t5 000\t75 100\t70 800\nBT TOTAL TRESORERIE-ACTIF\t\t33 000\t\t33 000\t20 300\nBZ TOTAL GENERAL\t\t873 500\t217 900\t655 600\t602 000',
      ),
    ).toEqual([
      'terrains: 90000000 XOF 2026-12, 85000000 XOF 2025-12',
      'nonCurrentAssets: 429500000 XOF 2026-12, 411200000 XOF 2025-12',
      'inventories: 118000000 XOF 2026-12, 99700000 XOF 2025-12',
      'receivables: 75100000 XOF 2026-12, 70800000 XOF 2025-12',
      'cash: 33000000 XOF 2026-12, 20300000 XOF 2025-12',
      'totalAssets: 655600000 XOF 2026-12, 602000000 XOF 2025-12',
    ]);
  });

  it('and a total without a name is of the side above it, where no line of that is larger', () => {
    const side = (label: string, total: string): string =>
      `Balance sheet, KES thousand\n\t30 June 2026\t30 June 2025\nCapital and reserves\t41,200\t38,900\nBank loans\t12,000\t14,500\nTrade payables\t9,300\t8,100\n${label}\t${total}`;
    expect(rowsOf(side('Total', '62,500\t61,500')).at(-1)).toBe(
      'totalEquityAndLiabilities: 62500000 KES 2026-06, 61500000 KES 2025-06',
    );
    expect(rowsOf(side('Total', '21,300\t22,600')).at(-1)).toMatch(/^total: /);
  });

  it('tells lines of income and costs that have no name of the accounts for the year, not its last day', () => {
    const rows = rowsOf(
      'COMPTE DE RESULTAT (FCFA)\n\t\tNOTE\tAU 31/12/2026\tAU 31/12/2025\nTA Ventes de marchandises\t+\t21\t71 300 000\t66 000 000\nRG Transports\t-\t23\t4 100 500\t3 900 000\nXC VALEUR AJOUTEE\t\t\t31 000 000\t28 400 000\nRK Charges de personnel\t-\t27\t12 200 000\t11 800 000\nXE RESULTAT D’EXPLOITATION\t\t\t9 900 000\t8 150 000\nXI RESULTAT NET\t\t\t6 100 000\t5 050 000',
    );
    expect(rows).toContain('transports: 4100500 XOF 2026, 3900000 XOF 2025');
    expect(rows).toContain('valeur ajoutee: 31000000 XOF 2026, 28400000 XOF 2025');
  });

  it('sales of segments less what they sell each other are what is sold', () => {
    expect(
      rowsOf(
        'Segments, USD thousand\n\t2026\t2025\nPumps\t810\t760\nValves\t330\t300\nTotal\t1,140\t1,060\nLess: between segments\t(40)\t(35)\nNet turnover\t1,100\t1,025\nProfit before tax\t120\t90',
      ),
    ).toContain('revenue: 1100000 USD 2026, 1025000 USD 2025');
  });
});
