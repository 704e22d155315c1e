import { formatAmountShort, formatNumber } from '#shared/web/format.ts';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import type { MapCountry } from '../contract.ts';

type Props = { countries: readonly MapCountry[]; selected: string; onSelect: (code: string) => void };

/** The map's numbers: countries with any, most startups first. */
export function CountriesTable({ countries, selected, onSelect }: Props) {
  const known = countries
    .filter(({ startups, investors, deals }) => startups + investors + deals > 0)
    .toSorted((a, b) => b.startups - a.startups || b.deals - a.deals || a.name.localeCompare(b.name));
  return (
    <details className="text-sm">
      <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">Show table</summary>
      <DataTable
        label="Countries, as a table"
        isTall
        empty="No country has a startup, an investor or a round yet."
        rows={known}
        keyOf={({ code }) => code}
        columns={[
          {
            name: 'Country',
            render: ({ code, name }) => (
              <button
                type="button"
                aria-pressed={code === selected}
                onClick={() => onSelect(code)}
                className="text-green -my-1 min-h-9 text-left underline underline-offset-4 aria-pressed:font-bold"
              >
                {name}
              </button>
            ),
          },
          { name: 'Startups', isNumber: true, render: ({ startups }) => formatNumber(startups) },
          { name: 'Investors', isNumber: true, render: ({ investors }) => formatNumber(investors) },
          { name: 'Rounds, 12 m', isNumber: true, render: ({ deals }) => formatNumber(deals) },
          {
            name: 'Funding, 12 m',
            isNumber: true,
            render: ({ fundingUsd }) => formatAmountShort(fundingUsd),
          },
        ]}
      />
    </details>
  );
}
