import { formatAmountShort, formatNumber } from '#shared/web/format.ts';
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
      {known.length === 0 ? (
        <p className="text-soft">No country has a startup, an investor or a deal yet.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        <section aria-label="Countries, as a table" tabIndex={0} className="max-h-96 overflow-auto">
          <table className="tabular w-full">
            <thead>
              <tr className="text-soft border-b text-right">
                <th className="py-1.5 pr-3 text-left font-medium">Country</th>
                <th className="py-1.5 pl-3 font-medium">Startups</th>
                <th className="py-1.5 pl-3 font-medium">Investors</th>
                <th className="py-1.5 pl-3 font-medium">Deals, 12 m</th>
                <th className="py-1.5 pl-3 font-medium">Funding, 12 m</th>
              </tr>
            </thead>
            <tbody>
              {known.map(({ code, name, startups, investors, deals, fundingUsd }) => (
                <tr key={code} className="border-b text-right last:border-0">
                  <th scope="row" className="py-1 pr-3 text-left font-medium">
                    <button
                      type="button"
                      aria-pressed={code === selected}
                      onClick={() => onSelect(code)}
                      className="text-green min-h-9 text-left underline underline-offset-4 aria-pressed:font-bold"
                    >
                      {name}
                    </button>
                  </th>
                  <td className="py-1 pl-3">{formatNumber(startups)}</td>
                  <td className="py-1 pl-3">{formatNumber(investors)}</td>
                  <td className="py-1 pl-3">{formatNumber(deals)}</td>
                  <td className="py-1 pl-3">{formatAmountShort(fundingUsd)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
