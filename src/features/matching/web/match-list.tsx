import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FitProfileHead } from '#shared/web/chart/fit-profile.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { RowList } from '#shared/web/ui/row-list.tsx';
import type { Match, MatchCounterpart } from '../contract.ts';
import { MATCH_COLUMNS } from './match-columns.ts';
import { MatchRow } from './match-row.tsx';

const MatchDrawer = lazy(async () => ({ default: (await import('./match-drawer.tsx')).MatchDrawer }));

/** Connect, or how the reader stands with the other side; given by the page that knows how. */
export type RenderConnect = (counterpart: MatchCounterpart) => ReactNode;

const KINDS = {
  startups: { one: 'Startup', against: 'For and against, them and you' },
  investors: { one: 'Investor', against: 'For and against, you and them' },
} as const;

export type MatchKind = keyof typeof KINDS;

/** What the columns of the list are, in sight while it scrolls. */
function Head({ kind, criteria }: { kind: MatchKind; criteria: Match['criteria'] }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'bg-paper text-soft sticky top-13 z-10 grid items-end gap-x-3 px-4 py-1.5 text-xs max-sm:-mx-4 sm:px-3 lg:gap-x-4',
        MATCH_COLUMNS,
      )}
    >
      <span className="max-lg:hidden">Fit</span>
      <span className="max-lg:hidden">{KINDS[kind].one}</span>
      <div className="max-lg:col-span-full">
        <FitProfileHead labels={criteria.map(({ label }) => label)} />
      </div>
      <span className="max-lg:hidden">{KINDS[kind].against}</span>
    </div>
  );
}

type MatchListProps<Shown extends Match> = {
  kind: MatchKind;
  matches: readonly Shown[];
  renderActions: RenderConnect;
  /** A quiet line of each row. */
  renderNote?: (match: Shown) => ReactNode;
  /** What is known of a pair beyond its criteria, at the end of the drawer. */
  renderMore?: (match: Shown) => ReactNode;
  /** What can be done in the drawer alone. */
  renderDrawerActions?: (match: Shown, close: () => void) => ReactNode;
};

const keyOf = ({ startupId, investorId }: Match) => `${startupId}-${investorId}`;

/** Matches as rows that compare down the list; each opens both values of every criterion beside it. */
export function MatchList<Shown extends Match>({
  kind,
  matches,
  renderActions,
  renderNote,
  renderMore,
  renderDrawerActions,
}: MatchListProps<Shown>) {
  const [opened, setOpened] = useState<string | null>(null);
  const open = matches.find((match) => keyOf(match) === opened);
  const close = () => setOpened(null);
  return (
    <div>
      <Head kind={kind} criteria={matches[0]?.criteria ?? []} />
      <RowList>
        {matches.map((match) => (
          <MatchRow
            key={keyOf(match)}
            match={match}
            onOpen={() => setOpened(keyOf(match))}
            actions={renderActions(match.counterpart)}
            note={renderNote?.(match)}
          />
        ))}
      </RowList>
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <MatchDrawer
            match={open}
            actions={
              <>
                {renderDrawerActions?.(open, close)}
                {renderActions(open.counterpart)}
              </>
            }
            onClose={close}
          >
            {renderMore?.(open)}
          </MatchDrawer>
        </Suspense>
      )}
    </div>
  );
}
