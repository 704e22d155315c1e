import type { DashboardStats } from '../contract.ts';

type Explained = DashboardStats['viewsWhy'];

/** How a figure is made up. */
export function WhyText({ definition, lines }: Explained) {
  return (
    <>
      <p className="pr-8">{definition}</p>
      {lines.length === 0 ? null : (
        <dl className="mt-3 grid gap-1">
          {lines.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-soft">{label}</dt>
              <dd className="tabular font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
