import { formatMoneyExact } from '#shared/domain/money.ts';
import type { ReportRow } from '#shared/domain/sheet/report.ts';
import { DEAL_SHEET, type DealColumn, type DealRow, dealOfRow, type SheetDeal } from './deal-sheet.ts';
import { DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS } from './stages.ts';

/** What is compared of a deal that is there already, by the columns it is read from. */
const COMPARED = {
  stage: 'stage',
  priority: 'priority',
  interest: 'interestLevel',
  source: 'sourceChannel',
  nextAction: 'nextAction',
  due: 'nextActionDue',
  amount: 'amountMinor',
  currency: 'currency',
} as const satisfies Partial<Record<DealColumn, keyof SheetDeal>>;
type ComparedColumn = keyof typeof COMPARED;

/** A deal of the pipeline: by what its company is recognised, and what is compared. */
export type PipelineDeal = Pick<
  SheetDeal,
  'companyKey' | 'companyDomain' | (typeof COMPARED)[ComparedColumn]
> & {
  readonly name: string;
};

/** A row of a file, what an import does with it, and the deal it would repeat, in the pipeline or above it. */
export type ImportedDeal = ReportRow<DealColumn> & {
  readonly deal: SheetDeal;
  readonly duplicateOf: string | null;
};

/** The columns under which a row says something else than the deal that is there. */
function differing({ cells }: DealRow, deal: SheetDeal, held: PipelineDeal): string[] {
  const compared = Object.keys(COMPARED) as ComparedColumn[];
  return compared
    .filter((column) => cells[column] !== '' && deal[COMPARED[column]] !== held[COMPARED[column]])
    .map((column) => DEAL_SHEET.columns[column].label);
}

/** What an import does with each row: a company of the pipeline, or of a row above, is not added again. */
export function compareDeals(rows: readonly DealRow[], pipeline: readonly PipelineDeal[]): ImportedDeal[] {
  type Known = { readonly name: string; readonly held: PipelineDeal | null };
  const byKey = new Map<string, Known>();
  const byDomain = new Map<string, Known>();
  const remember = (known: Known, { companyKey, companyDomain }: Omit<PipelineDeal, 'name'>) => {
    byKey.set(companyKey, known);
    if (companyDomain !== null) byDomain.set(companyDomain, known);
  };
  for (const held of pipeline) remember({ name: held.name, held }, held);
  return rows.map((row): ImportedDeal => {
    const { deal, errors } = dealOfRow(row);
    const told = { line: row.line, deal, errors, title: deal.companyName || 'No name', duplicateOf: null };
    if (errors.length > 0) return { ...told, outcome: 'refused', detail: '' };
    const known = byKey.get(deal.companyKey) ?? byDomain.get(deal.companyDomain ?? '');
    if (known === undefined) {
      remember({ name: deal.companyName, held: null }, deal);
      const { amountMinor, currency } = deal;
      const detail = [
        DEAL_STAGE_LABELS[deal.stage],
        DEAL_PRIORITY_LABELS[deal.priority].toLowerCase(),
        ...(amountMinor === null || currency === null ? [] : [formatMoneyExact(amountMinor, currency)]),
      ];
      return { ...told, outcome: 'new', detail: detail.join(', ') };
    }
    const differs = known.held === null ? [] : differing(row, deal, known.held);
    const same = `Same as ${known.name}${known.held === null ? ' above' : ''}`;
    return {
      ...told,
      duplicateOf: known.name,
      outcome: differs.length > 0 ? 'changed' : 'same',
      detail: differs.length > 0 ? `${same}, which differs in ${differs.join(', ')}` : same,
    };
  });
}
