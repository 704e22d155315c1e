import { lazy } from 'react';
import { NoVersionYet, VersionedTool, VersionInputs } from '#shared/web/ui/versioned-tool.tsx';
import { ageMonths, ageText, OLD_MONTHS } from '#shared/domain/dated-source.ts';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { ValuationAnswer } from '../contract/answer.ts';
import { METHOD_NAMES } from '../domain/parameters.ts';
import { canEditStartup, type TeamRole } from '#features/startups/contract/team-role.ts';
import { MethodCard } from './method-card.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { RoundsCard } from './rounds-card.tsx';
import { BenchmarksCard } from './benchmarks-card.tsx';
import { useValuationVersions } from './use-valuation.ts';
import { ValuationVersions } from './versions-card.tsx';

// The form brings the contract's checks along; whoever only reads does not need them.
const InputsForm = lazy(async () => ({ default: (await import('./inputs-form.tsx')).InputsForm }));

/** How old the tables are that the weighted methods rest on. */
function TablesNote({ valuation: { methods, asOf } }: { valuation: ValuationAnswer }) {
  const weighted = Object.values(methods).filter(({ weight }) => weight > 0);
  const dated = weighted.flatMap(({ sources }) => sources).filter(({ date }) => date !== null);
  const tables = [...new Map(dated.map((source) => [source.name, source])).values()];
  if (tables.length === 0) return null;
  return (
    <div className="text-soft text-sm">
      <h3 className="font-semibold">Tables in this value</h3>
      <ul className="mt-1 grid gap-1">
        {tables.map((source) => (
          <li key={source.name} className="flex flex-wrap items-center gap-2">
            {source.name}: {ageText(source, asOf)}
            {(ageMonths(source, asOf) ?? 0) >= OLD_MONTHS ? <Tag tone="warn">Old</Tag> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Result({ valuation }: { valuation: ValuationAnswer }) {
  return (
    <>
      <RecommendationCard valuation={valuation} />
      <BenchmarksCard valuation={valuation} />
      <section className="grid gap-4">
        <h2 className="text-lg font-semibold tracking-tight">Methods</h2>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {METHOD_NAMES.map((name) => (
            <MethodCard key={name} name={name} method={valuation.methods[name]} asOf={valuation.asOf} />
          ))}
        </div>
        <TablesNote valuation={valuation} />
      </section>
      <RoundsCard key={valuation.version} valuation={valuation} />
    </>
  );
}

/** A startup's valuation: recommendation, methods, what it stands on, and versions. */
export function ValuationTab({ startup: { id, role } }: { startup: { id: number; role: TeamRole } }) {
  const versions = useValuationVersions(id);
  const canEdit = canEditStartup({ role });
  return (
    <VersionedTool
      name="valuation"
      versions={versions}
      renderForm={
        canEdit
          ? (shown) => <VersionInputs startupId={id} versions={versions} shown={shown} Form={InputsForm} />
          : undefined
      }
      empty={
        <NoVersionYet name="valuation" can={canEdit}>
          Calculate a fair value with its range, and the result of each of seven methods.
        </NoVersionYet>
      }
    >
      {(shown, { version }) => (
        <>
          <Result valuation={shown} />
          <ValuationVersions startupId={id} shown={shown} latest={version} onShow={versions.show} />
        </>
      )}
    </VersionedTool>
  );
}
