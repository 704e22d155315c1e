import { PartBar } from '#shared/web/chart/part-bar.tsx';
import { formatAmountShort, formatNumber } from '#shared/web/format.ts';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import type { SectorRow } from '../contract/intelligence.ts';

const LONGEST = 100;

/** Growth as a bar from the middle: to the right it grew, to the left it shrank. */
function GrowthBar({ growth }: { growth: number }) {
  const width = Math.min(LONGEST, Math.abs(growth)) / 2;
  return (
    <span className="relative block w-24">
      <PartBar
        className="bg-sunk h-2 rounded-sm"
        parts={[
          {
            key: 'growth',
            from: growth < 0 ? 50 - width : 50,
            width,
            fill: growth < 0 ? 'fill-ochre' : 'fill-green',
          },
        ]}
      />
      <span className="bg-edge absolute inset-y-0 left-1/2 w-px" />
    </span>
  );
}

function Growth({ row }: { row: SectorRow }) {
  if (row.growth === null) return <span className="text-faint whitespace-nowrap">thin data</span>;
  const sign = row.growth > 0 ? '+' : '';
  return (
    <span className="inline-flex items-center justify-end gap-3">
      <span className="hidden sm:inline">
        <GrowthBar growth={row.growth} />
      </span>
      <b className="text-right sm:w-14">
        {sign}
        {formatNumber(row.growth)}%
      </b>
    </span>
  );
}

type Props = { sectors: readonly SectorRow[]; roundsHref: (more: Record<string, string>) => string };

/** Every sector with startups or deals, the fastest growing first. */
export function SectorsTable({ sectors, roundsHref }: Props) {
  const wide = (text: string) => <span className="max-sm:hidden">{text}</span>;
  return (
    <DataTable
      label="Sectors"
      rows={sectors}
      keyOf={({ sector }) => sector}
      columns={[
        {
          name: 'Sector',
          render: ({ sector, sectorId, deals12, dealsPrev12 }) =>
            sectorId === null || deals12 + dealsPrev12 === 0 ? (
              sector
            ) : (
              <TextLink href={roundsHref({ sector: sectorId })}>{sector}</TextLink>
            ),
        },
        { name: 'Growth', isNumber: true, render: (row) => <Growth row={row} /> },
        {
          name: 'Rounds',
          header: <>Rounds{wide(', 12 m')}</>,
          isNumber: true,
          render: ({ deals12 }) => formatNumber(deals12),
        },
        {
          name: 'Year before',
          isNumber: true,
          from: 'sm',
          render: ({ dealsPrev12 }) => formatNumber(dealsPrev12),
        },
        {
          name: 'Funding',
          header: <>Funding{wide(', 12 m')}</>,
          isNumber: true,
          render: ({ funding12 }) => formatAmountShort(funding12),
        },
        { name: 'Startups', isNumber: true, from: 'sm', render: ({ startups }) => formatNumber(startups) },
      ]}
    />
  );
}
