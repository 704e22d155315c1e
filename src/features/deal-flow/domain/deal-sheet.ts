import { regionIdOf } from '#shared/domain/catalogue/regions.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { currencyCell, dayCell, readAmount, termCell, textCell } from '#shared/domain/sheet/cell.ts';
import { column } from '#shared/domain/sheet/column.ts';
import type { CellError, SheetRow } from '#shared/domain/sheet/sheet.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { companyKey } from './company-key.ts';
import { domainOf } from '#shared/domain/host.ts';
import { dealPriorityOf, dealStageOf } from './stages.ts';
import type { DealTerms } from './deal-change.ts';

const DAY_MESSAGE = 'Must be a date such as 2026-12-31';
const NO_NAME = 'Please give the company’s name';

const wholeInterest = (text: string) =>
  /^([1-9]|10)(\s*\/\s*10)?$/.test(text) ? Number.parseInt(text, 10) : null;

/** The columns of a pipeline's file, as the export writes and the import reads them. */
const DEAL_COLUMNS = {
  name: column('Company', textCell(120), {
    aliases: ['Startup', 'Name', 'Company name', 'Startup name'],
    isNeeded: true,
    whenEmpty: NO_NAME,
  }),
  domain: column('Website', termCell(domainOf, 'Must be a domain such as zuripay.com'), {
    aliases: ['Domain', 'URL'],
  }),
  sector: column('Sector', termCell(sectorIdOf, 'Unknown sector'), { aliases: ['Industry'] }),
  region: column('Region', termCell(regionIdOf, 'Unknown region'), { aliases: ['Geography'] }),
  fundingStage: column('Funding stage', termCell(stageIdOf, 'Unknown funding stage'), {
    aliases: ['Round', 'Company stage'],
  }),
  stage: column('Stage', termCell(dealStageOf, 'Must be one of the six stages'), {
    aliases: ['Status', 'Deal stage'],
  }),
  priority: column('Priority', termCell(dealPriorityOf, 'Must be low, medium or high')),
  interest: column('Interest', termCell(wholeInterest, 'Must be a whole number from 1 to 10'), {
    aliases: ['Interest level'],
  }),
  source: column('Source', textCell(80), { aliases: ['Source channel'] }),
  nextAction: column('Next action', textCell(200), { aliases: ['Next step'] }),
  due: column('Due', dayCell(DAY_MESSAGE), { aliases: ['Due date', 'Next action due'] }),
  amount: column('Amount', textCell(60), { aliases: ['Ticket', 'Intended amount'] }),
  currency: column('Currency', currencyCell()),
  passReason: column('Pass reason', textCell(500)),
};
type DealColumns = typeof DEAL_COLUMNS;
export type DealColumn = keyof DealColumns;
export type DealRow = SheetRow<DealColumns>;

/** What the export tells besides; an import leaves it aside. */
export const TOLD_COLUMNS = ['In stage since', 'Last activity', 'Owner'] as const;

export const DEAL_SHEET = { columns: DEAL_COLUMNS, ignored: TOLD_COLUMNS, mostRows: 2000 };

/** A row as it will be stored. */
export type SheetDeal = DealTerms & {
  readonly companyName: string;
  readonly companyKey: string;
  readonly companyDomain: string | null;
  readonly sectorId: string | null;
  readonly regionId: string | null;
  readonly fundingStageId: string | null;
  readonly currency: CurrencyCode | null;
};

/** The deal of a row with everything that is wrong with it. */
export function dealOfRow({ values, cells, errors: found }: DealRow): {
  readonly deal: SheetDeal;
  readonly errors: readonly CellError<DealColumn>[];
} {
  const errors = [...found];
  const report = (column: DealColumn, message: string) => void errors.push({ column, message });
  if (values.name !== null && visibleLength(values.name) === 0) report('name', NO_NAME);
  if (values.due !== null && values.due < '1900-01-01') report('due', DAY_MESSAGE);
  const amount = values.amount === null ? null : readAmount(values.amount, values.currency);
  if (amount?.problem !== undefined) report('amount', amount.problem);
  else if (amount?.value.amountMinor === 0) report('amount', 'Must be more than 0');
  const stage = values.stage ?? 'sourced';
  const companyName = values.name ?? cells.name;
  const deal = {
    companyName,
    companyKey: companyKey(companyName),
    companyDomain: values.domain,
    sectorId: values.sector,
    regionId: values.region,
    fundingStageId: values.fundingStage,
    stage,
    priority: values.priority ?? 'medium',
    interestLevel: values.interest ?? 5,
    sourceChannel: values.source,
    nextAction: values.nextAction,
    nextActionDue: values.due,
    amountMinor: amount?.value?.amountMinor ?? null,
    currency: amount?.value?.currency ?? null,
    passReason: stage === 'passed' ? values.passReason : null,
  };
  return { deal, errors };
}
