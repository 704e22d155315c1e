import { type ReactNode, useState } from 'react';
import { dayText } from '#shared/domain/calendar.ts';
import { formatAmount, formatCount, formatNumber, formatPercent } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { healthTitle } from '../domain/health-rule.ts';
import { PAGE_SIZE } from './entry-rows.ts';
import { dollars } from './exit-words.ts';

const STEP = 100;

type Shareholder = CapTableAnswer['shareholders'][number];
type Convertible = CapTableAnswer['convertibles'][number];

/** What the percentages count: everything that is or may become a share, or issued shares alone. */
type Basis = 'diluted' | 'issued';

/** A line of the table: a row as entered, or a SAFE or note as if converted at its cap. */
type Line =
  | { readonly key: string; readonly row: Shareholder; readonly convertible?: undefined }
  | { readonly key: string; readonly convertible: Convertible; readonly row?: undefined };

function linesOf({ shareholders, convertibles }: CapTableAnswer, basis: Basis): Line[] {
  const rows = shareholders.map((row, index) => ({ key: `row ${index}`, row }));
  if (basis === 'issued') return rows.filter(({ row }) => row.outstandingPercentage !== null);
  const atCaps = convertibles.filter(({ percentageAtCap }) => percentageAtCap !== null);
  return [...rows, ...atCaps.map((convertible) => ({ key: `convertible ${convertible.id}`, convertible }))];
}

const isNote = ({ kind }: Convertible) => kind === 'NOTE';
const kindOf = (each: Convertible) => (isNote(each) ? 'Note' : 'SAFE');

function WhyIssued({ row }: { row: Shareholder }) {
  return (
    <Why label={formatPercent(row.outstandingPercentage ?? 0, 2)}>
      <p className="pr-6 font-semibold">Issued shares, as converted</p>
      <p className="mt-1">
        {formatNumber(row.shares)} shares over all issued shares; options, the unissued pool, SAFEs and notes
        are left out. Exactly {row.outstandingPercentage}%.
      </p>
    </Why>
  );
}

/** What a SAFE or note is in, where that is no dollars: "₦50,000,000 at 1 USD = 1,326 NGN (…), which is ". */
function statedText({ id }: Convertible, { inputs, rates }: CapTableAnswer): string {
  const { amount, currency = 'USD' } = inputs?.convertibles?.find((each) => each.id === id) ?? {};
  const rate = rates?.find((each) => each.currency === currency);
  return amount === undefined || rate === undefined
    ? ''
    : `${formatAmount(Number(amount), currency)} at ${rate.text} is `;
}

function WhyAtCap({ convertible, table }: { convertible: Convertible; table: CapTableAnswer }) {
  const { amount, sharesAtCap, percentageAtCap } = convertible;
  return (
    <Why label={formatPercent(percentageAtCap ?? 0, 2)}>
      <p className="pr-6 font-semibold">Not shares yet: as if converted at the cap</p>
      <p className="mt-1">
        {statedText(convertible, table)}
        {dollars(amount)} and would become {formatNumber(sharesAtCap ?? 0)} shares at its cap. A priced round
        may give more. Exactly {percentageAtCap}%.
      </p>
    </Why>
  );
}

function WhyPercentage({ row, table }: { row: Shareholder; table: CapTableAnswer }) {
  const ratio = row.conversionRatio ?? 1;
  return (
    <Why label={formatPercent(row.percentage, 2)}>
      <p className="pr-6 font-semibold">Fully diluted, as converted</p>
      <p className="mt-1">
        {formatNumber(row.shares)} shares{ratio === 1 ? '' : ` × conversion ratio ${ratio}`}, over all rows of
        the table ({formatNumber(table.totalShares)} shares as entered, options and the unissued pool counted
        in){table.convertibles.length === 0 ? '' : ' and SAFEs and notes at their caps'}. Exactly{' '}
        {row.percentage}%; rounded so that the column adds up to 100.
      </p>
      <p className="mt-2">
        {row.outstandingPercentage === null
          ? 'Options and the unissued pool are not issued shares, so the row has no outstanding percentage.'
          : `Of issued shares alone: ${row.outstandingPercentage}%.`}
      </p>
    </Why>
  );
}

function Vested({ row, asOf }: { row: Shareholder; asOf: string | null }) {
  if (row.vesting === undefined) return <span className="text-faint text-sm">No vesting</span>;
  if (row.vestedPct === null) return <span className="text-faint text-sm">No start date</span>;
  const percent = Math.round(row.vestedPct);
  const isTyped = row.vestedBy !== 'schedule';
  return (
    <div className="flex min-w-28 items-center gap-x-2">
      <ProgressBar percent={row.vestedPct} />
      <Why label={`${percent}%`}>
        <p className="pr-6">
          {formatNumber(row.vestedShares ?? row.vesting.vested ?? 0)} vested of{' '}
          {formatNumber(row.vesting.total)}
          {isTyped || asOf === null ? '' : ` on ${dayText(asOf)}`}.
        </p>
        <p className="mt-2">
          {isTyped
            ? 'Typed in, so it stays until someone changes it. Leave empty to follow the schedule.'
            : 'Follows the schedule, so it changes over time.'}
        </p>
      </Why>
    </div>
  );
}

type FigureProps = { label: string; value: string; children: ReactNode };

/** A quiet figure that opens what it counts. */
function Figure({ label, value, children }: FigureProps) {
  return (
    <div>
      <dt className="text-soft text-xs">{label}</dt>
      <dd className="tabular text-lg font-semibold">
        <Why label={value}>{children}</Why>
      </dd>
    </div>
  );
}

function Figures({ table }: { table: CapTableAnswer }) {
  const { totalShares, shareClasses, classes, shareholders } = table;
  return (
    <dl className="mb-3 grid grid-cols-[2fr_1fr_1fr] gap-3 sm:grid-cols-[auto_auto_auto] sm:justify-start sm:gap-8">
      <Figure label="Total Shares" value={formatNumber(totalShares)}>
        <p className="pr-6">The sum of all rows, including options and the unissued pool.</p>
      </Figure>
      <Figure label="Share Classes" value={formatNumber(shareClasses.length)}>
        <ul className="grid gap-1 pr-6">
          {classes.map(({ name, shares }) => (
            <li key={name}>
              {name}: {formatNumber(shares)}
            </li>
          ))}
        </ul>
      </Figure>
      <Figure label="Shareholders" value={formatNumber(shareholders.length)}>
        <p className="pr-6">
          Rows of the table. A holder of several classes has several rows and one payout.
        </p>
      </Figure>
    </dl>
  );
}

/** What stands below the table: convertibles without a cap, and what the SAFEs sell together. */
function Uncounted({ table }: { table: CapTableAnswer }) {
  const { convertibles, safesSellPct } = table;
  const uncapped = convertibles.filter(({ percentageAtCap }) => percentageAtCap === null);
  return (
    <>
      {safesSellPct === null ? null : (
        <p className="mt-3 text-sm">
          <b>{formatPercent(safesSellPct, 2)}</b> of the company is sold by post-money SAFEs: the sum of each
          amount over its cap, before the next round’s money.
        </p>
      )}
      {uncapped.length === 0 ? null : (
        <ul className="mt-3 grid gap-1 text-sm">
          {uncapped.map((each) => (
            <li key={each.id} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {each.holder}, {kindOf(each)} of {statedText(each, table)}
                {dollars(each.amount)}
              </span>
              <span className="text-soft">No cap, so the next round’s price decides: not counted</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Finding = CapTableAnswer['findings'][number];

function sentenceOf({ value, limit, holders, code }: Finding): string {
  const who = holders.length === 0 ? '' : `: ${holders.slice(0, 5).join(', ')}`;
  if (value === null) return who.slice(2);
  const unit = /MULTIPLE|STACK/.test(code) ? 'x' : '%';
  const against = limit === null ? '' : ` (limit ${limit}${unit})`;
  return `${formatNumber(value, 2)}${unit}${against}${who}`;
}

type Warning = CapTableAnswer['warnings'][number];

/** Warnings about the table as a whole, by their codes. */
const TABLE_WARNINGS: Readonly<Record<string, string>> = {
  AUTHORISED_EXCEEDED: 'More shares are issued than authorised',
  AUTHORISED_SHORT: 'Too few shares are authorised',
  LIQ_PREF_UNPRICED: 'A class without a price',
};

/** What a warning says; versions kept earlier told a class without a price by its name alone. */
const warningText = ({ code, message, classId }: Warning): string =>
  message ??
  (code === 'LIQ_PREF_UNPRICED'
    ? `${classId ?? 'A class'} states neither a price nor what was invested, so it has no preference at an exit.`
    : '');

function RowRemarks({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <details className="mt-3 text-sm" open={warnings.length <= FEW}>
      <summary className="text-amber min-h-11 py-2 font-medium md:min-h-9">
        {formatCount(warnings.length, 'remark')} on rows
      </summary>
      <ul className="list-disc pl-5">
        {warnings.slice(0, PAGE_SIZE).map(({ path, message }) => (
          <li key={path}>
            Row {Number(path?.split('.')[1] ?? 0) + 1}: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

const FEW = 3;

/** What investors will ask about and what the articles do not allow, with the reason and the way to mend it. */
function HealthList({ table: { findings, warnings } }: { table: CapTableAnswer }) {
  const onRows = warnings.filter(({ path, message }) => path !== undefined && message !== undefined);
  const onTable = warnings.filter((each) => each.path === undefined && warningText(each) !== '');
  return (
    <Card>
      <CardHeader
        title="Cap table health"
        note={
          findings.length === 0 && onTable.length === 0
            ? 'No common investor objections found.'
            : 'What investors and lawyers will ask about.'
        }
      />
      <ul className="grid gap-3 empty:hidden">
        {findings.map((finding) => (
          <li key={finding.code} className="grid gap-1 rounded-md border p-4 text-sm">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Tag tone={finding.severity === 'critical' ? 'bad' : 'warn'} icon="alert">
                {finding.severity === 'critical' ? 'Critical' : 'Warning'}
              </Tag>
              {healthTitle(finding.code)}
            </p>
            <p className="tabular">{sentenceOf(finding)}</p>
            <p className="text-soft">{finding.why}</p>
            <p>
              <strong>How to fix it:</strong> {finding.remedy}
            </p>
          </li>
        ))}
        {onTable.map((warning) => (
          <li key={warningText(warning)} className="grid gap-1 rounded-md border p-4 text-sm">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Tag tone="warn" icon="alert">
                Warning
              </Tag>
              {TABLE_WARNINGS[warning.code] ?? 'A remark'}
            </p>
            <p className="tabular">{warningText(warning)}</p>
          </li>
        ))}
      </ul>
      <RowRemarks warnings={onRows} />
    </Card>
  );
}

type LineProps = { line: Line; table: CapTableAnswer; basis: Basis };

const nameOf = ({ row, convertible }: Line) => row?.shareholderName ?? convertible?.holder ?? '';
const classOf = ({ row, convertible }: Line) =>
  convertible ? `${kindOf(convertible)}, not converted` : row?.shareClass;
const sharesOf = ({ row, convertible }: Line) => row?.shares ?? convertible?.sharesAtCap ?? 0;

function Percentage({ line: { row, convertible }, table, basis }: LineProps) {
  if (convertible) return <WhyAtCap convertible={convertible} table={table} />;
  return basis === 'issued' ? <WhyIssued row={row} /> : <WhyPercentage row={row} table={table} />;
}

const columnsOf = (table: CapTableAnswer, basis: Basis): Column<Line>[] => [
  {
    name: 'Shareholder',
    className: 'max-w-56 font-semibold break-words',
    render: (line) => (
      <>
        {nameOf(line)}
        <span className="text-soft block text-xs font-normal">{classOf(line)}</span>
      </>
    ),
  },
  { name: 'Type', render: ({ row }) => row?.shareholderType ?? 'investor' },
  { name: 'Shares', isNumber: true, render: (line) => formatNumber(sharesOf(line)) },
  {
    name: basis === 'issued' ? 'Of issued' : 'Fully diluted',
    isNumber: true,
    render: (line) => <Percentage line={line} table={table} basis={basis} />,
  },
  {
    name: 'Vested',
    render: ({ row }) => (row ? <Vested row={row} asOf={table.vestedAsOf} /> : null),
  },
];

/** A row of the table as a phone shows it, every column in it. */
function ShareholderItem({ line, table, basis }: LineProps) {
  return (
    <div className="tabular grid gap-1 rounded-md border p-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold break-words">
          {nameOf(line)}
          <span className="text-soft block text-xs font-normal">
            {line.row?.shareholderType ?? 'investor'}
          </span>
        </p>
        <Percentage line={line} table={table} basis={basis} />
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-soft text-xs">Shares</dt>
          <dd>
            <b>{formatNumber(sharesOf(line))}</b> {classOf(line)}
          </dd>
        </div>
        <div>
          <dt className="text-soft text-xs">Vested</dt>
          <dd>{line.row ? <Vested row={line.row} asOf={table.vestedAsOf} /> : '–'}</dd>
        </div>
      </dl>
    </div>
  );
}

/** Who holds what: the figures, and one row per entry. */
export function OwnershipTable({ table, onExport }: { table: CapTableAnswer; onExport: () => void }) {
  const [count, setCount] = useState(PAGE_SIZE);
  const [basis, setBasis] = useState<Basis>('diluted');
  const lines = linesOf(table, basis);
  const shown = lines.slice(0, count);
  const more = lines.length - shown.length;
  return (
    <div className="grid gap-4">
      <Card>
        <CardHeader
          title="Ownership"
          note={
            basis === 'issued'
              ? 'Issued shares only, as converted.'
              : 'Fully diluted: shares, options, the pool, and SAFEs and notes at their caps.'
          }
          actions={
            <>
              <Button
                aria-pressed={basis === 'issued'}
                onClick={() => setBasis(basis === 'issued' ? 'diluted' : 'issued')}
              >
                Issued only
              </Button>
              <Button icon="download" onClick={onExport}>
                Export
              </Button>
            </>
          }
        />
        <Figures table={table} />
        <DataTable
          label="Shareholders"
          className="min-w-136"
          rows={shown}
          keyOf={({ key }) => key}
          columns={columnsOf(table, basis)}
          renderCard={(line) => <ShareholderItem line={line} table={table} basis={basis} />}
        />
        {more > 0 ? (
          <Button className="mt-3" onClick={() => setCount(count + STEP)}>
            Show {formatNumber(Math.min(more, STEP))} more of {formatNumber(more)}
          </Button>
        ) : null}
        <Uncounted table={table} />
      </Card>
      <HealthList table={table} />
    </div>
  );
}
