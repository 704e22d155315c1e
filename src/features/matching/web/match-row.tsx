import type { ReactNode } from 'react';
import { FitProfile } from '#shared/web/chart/fit-profile.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { Row, RowActions, RowButton } from '#shared/web/ui/row-list.tsx';
import type { Match } from '../contract.ts';
import { MATCH_COLUMNS } from './match-columns.ts';
import { MatchMarks } from './match-marks.tsx';

type Side = 'for' | 'against' | 'misfit';

const SIDES = {
  for: { icon: 'plus', tone: 'text-green', words: 'For: ' },
  against: { icon: 'minus', tone: 'text-amber', words: 'Against: ' },
  misfit: { icon: 'minus', tone: 'text-red', words: 'Rules it out: ' },
} as const satisfies Record<Side, object>;

function Reason({ side, children }: { side: Side; children: string }) {
  const { icon, tone, words } = SIDES[side];
  return (
    <p className="grid grid-cols-[0.875rem_minmax(0,1fr)] gap-1">
      <Icon name={icon} className={classNames('mt-0.5 size-3.5 stroke-[2.2]', tone)} />
      <span className={classNames('line-clamp-2', side === 'misfit' && 'text-red font-medium')}>
        <span className="sr-only">{words}</span>
        {children}
      </span>
    </p>
  );
}

/** What rules the other out before everything else; what carried the pair; what spoke against it most. */
export function MatchReasons({ match: { misfits, highlights } }: { match: Match }) {
  const [misfit] = misfits;
  const [best] = highlights.carried;
  return (
    <>
      {misfit === undefined ? null : <Reason side="misfit">{misfit}</Reason>}
      {best === undefined ? null : <Reason side="for">{best.sentence}</Reason>}
      {misfit !== undefined || highlights.weakest === null ? null : (
        <Reason side="against">{highlights.weakest.sentence}</Reason>
      )}
    </>
  );
}

type MatchRowProps = {
  match: Match;
  onOpen: () => void;
  actions: ReactNode;
  /** A quiet line more, under the reasons. */
  note?: ReactNode;
};

/** One match: the fit, who, a bar for each criterion, what speaks for and against, and how the two stand. */
export function MatchRow({ match, onOpen, actions, note = null }: MatchRowProps) {
  const { counterpart, criteria, criteriaKnown, criteriaTotal, score, highlights, activity } = match;
  const { name, type, place } = counterpart;
  return (
    <Row className={classNames('max-lg:pt-1.5', MATCH_COLUMNS)}>
      <div>
        <p className="tabular text-2xl leading-7 font-bold tracking-tighter whitespace-nowrap">
          {score ?? '–'}
          {score === null ? null : <span className="text-faint text-sm font-medium">%</span>}
        </p>
        <p className="text-soft text-[0.6875rem] leading-3.5 whitespace-nowrap">
          <span className="sr-only">fit </span>on {criteriaKnown} of {criteriaTotal}
          <span className="sr-only"> criteria</span>
        </p>
      </div>
      <div className="min-w-0 leading-4.5">
        <h2 className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-base leading-5">
          <RowButton onClick={onOpen}>{name}</RowButton>
          <MatchMarks short counterpart={counterpart} />
        </h2>
        <p className="text-soft truncate text-sm leading-4.5">{[type, place].filter(Boolean).join(', ')}</p>
      </div>
      <div className="col-span-full min-w-0 self-center lg:col-span-1">
        <FitProfile criteria={criteria} weakest={highlights.weakest?.key} />
        <p className="text-soft mt-1.5 line-clamp-2 text-xs leading-4 max-lg:hidden">{activity}</p>
      </div>
      <div className="col-span-full grid content-center gap-1 text-xs leading-4.25 lg:col-span-1">
        <MatchReasons match={match} />
      </div>
      {note === null || note === undefined ? null : (
        <div className="text-soft col-span-full text-xs leading-4 lg:col-start-2 lg:col-end-6 lg:row-start-2">
          {note}
        </div>
      )}
      <div className="col-span-full flex min-h-11 items-center justify-between gap-3 lg:col-span-1 lg:justify-end">
        <p className="text-soft text-xs leading-4 lg:hidden">{activity}</p>
        <RowActions>{actions}</RowActions>
      </div>
    </Row>
  );
}
