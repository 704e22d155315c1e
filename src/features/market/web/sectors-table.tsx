import { formatAmountShort, formatNumber } from '#shared/web/format.ts';
import { TextLink } from '#shared/web/ui/link.tsx';
import type { SectorRow } from '../contract/intelligence.ts';

const LONGEST = 100;

/** Growth as a bar from the middle: to the right it grew, to the left it shrank. */
function GrowthBar({ growth }: { growth: number }) {
  const width = Math.min(LONGEST, Math.abs(growth)) / 2;
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="bg-sunk h-2 w-24 rounded-sm"
    >
      <rect
        x={growth < 0 ? 50 - width : 50}
        width={width}
        height="8"
        className={growth < 0 ? 'fill-ochre' : 'fill-green'}
      />
      <line x1="50" x2="50" y2="8" vectorEffect="non-scaling-stroke" className="stroke-edge" />
    </svg>
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section aria-label="Sectors" tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-soft border-b text-right">
            <th className="py-2 pr-1 text-left font-medium sm:pr-3">Sector</th>
            <th className="py-2 pl-2 font-medium sm:pl-3">Growth</th>
            <th className="py-2 pl-2 font-medium sm:pl-3">
              Deals<span className="hidden sm:inline">, 12 m</span>
            </th>
            <th className="hidden py-2 pl-3 font-medium sm:table-cell">Year before</th>
            <th className="py-2 pl-2 font-medium sm:pl-3">
              Funding<span className="hidden sm:inline">, 12 m</span>
            </th>
            <th className="hidden py-2 pl-3 font-medium sm:table-cell">Startups</th>
          </tr>
        </thead>
        <tbody>
          {sectors.map((row) => (
            <tr key={row.sector} className="border-b text-right last:border-0">
              <th scope="row" className="py-2 pr-1 text-left font-medium sm:pr-3">
                {row.sectorId === null || row.deals12 + row.dealsPrev12 === 0 ? (
                  row.sector
                ) : (
                  <TextLink href={roundsHref({ sector: row.sectorId })}>{row.sector}</TextLink>
                )}
              </th>
              <td className="py-2 pl-2 sm:pl-3">
                <Growth row={row} />
              </td>
              <td className="py-2 pl-2 sm:pl-3">{formatNumber(row.deals12)}</td>
              <td className="hidden py-2 pl-3 sm:table-cell">{formatNumber(row.dealsPrev12)}</td>
              <td className="py-2 pl-2 sm:pl-3">{formatAmountShort(row.funding12)}</td>
              <td className="hidden py-2 pl-3 sm:table-cell">{formatNumber(row.startups)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
