import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { formatFraction } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Drawer } from '#shared/web/ui/drawer.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import type { Match, MatchCriterion } from '../contract.ts';
import { ActivityLine, FitNumber, Misfits, WhyFit } from './match-fit.tsx';
import { MatchMarks } from './match-marks.tsx';

const LOW = 0.4;

type ValuesProps = { criterion: MatchCriterion; isStartup: boolean; isWeakest: boolean };

/** One criterion: what the reader states, what the other does, and how far the two agree. */
function Values({ criterion, isStartup, isWeakest }: ValuesProps) {
  const { label, known, valueFraction, startupText, investorText } = criterion;
  const [own, other] = isStartup ? [startupText, investorText] : [investorText, startupText];
  const isLow = isWeakest || valueFraction < LOW;
  return (
    <tr className="border-t align-top">
      <th
        scope="row"
        className={classNames('py-1.5 pr-2 text-left font-semibold', isWeakest && known && 'text-amber')}
      >
        {label}
      </th>
      <td className="py-1.5 pr-2">
        <span className="line-clamp-3">{own}</span>
      </td>
      <td className={classNames('py-1.5 pr-2', !known && 'text-soft')}>
        <span className="line-clamp-3">{other}</span>
      </td>
      <td className="tabular w-14 py-1.5 text-right font-semibold">
        {known ? formatFraction(valueFraction) : <span className="sr-only">not compared</span>}
        {known ? (
          <ProgressBar percent={100 * valueFraction} tone={isLow ? 'warn' : 'good'} className="mt-1 h-1!" />
        ) : (
          <span className="border-edge mt-2.5 block border-b-2 border-dotted" />
        )}
      </td>
    </tr>
  );
}

export type MatchDrawerProps = {
  match: Match;
  actions?: ReactNode;
  onClose: () => void;
  /** What is known of the pair beyond its criteria. */
  children?: ReactNode;
};

/** A match with both values of every criterion side by side, beside the list it stands in. */
export function MatchDrawer({ match, actions = null, onClose, children }: MatchDrawerProps) {
  const [path] = useLocation();
  const { counterpart, criteria, highlights, misfits } = match;
  const { name, type, place, imageUrl, kind, href } = counterpart;
  const isStartup = kind === 'investor';
  return (
    <Drawer
      title={name}
      onClose={onClose}
      picture={<Avatar name={name} imageUrl={imageUrl} shape={kind === 'startup' ? 'company' : 'person'} />}
      note={
        <>
          <span className="block">{[type, place].filter(Boolean).join(', ')}</span>
          <span className="mt-1 flex flex-wrap items-center gap-1.5">
            <MatchMarks counterpart={counterpart} />
            {path === href ? null : (
              <TextLink href={href}>{isStartup ? 'View Profile' : 'View Details'}</TextLink>
            )}
          </span>
        </>
      }
      footer={actions}
    >
      <div className="flex items-end gap-4 [&>div:first-child]:text-left">
        <FitNumber match={match} />
        <WhyFit match={match} />
      </div>
      <div className="my-3 grid gap-2">
        <Misfits texts={misfits} />
        <ActivityLine match={match} />
      </div>
      <table className="w-full table-fixed text-sm leading-4.5 break-words">
        <caption className="sr-only">Both values of every criterion</caption>
        <thead className="text-soft text-left text-xs">
          <tr>
            <th scope="col" className="w-18 pb-1 font-medium">
              <span className="sr-only">Criterion</span>
            </th>
            <th scope="col" className="pb-1 font-medium">
              You
            </th>
            <th scope="col" className="pb-1 font-medium">
              {name}
            </th>
            <th scope="col" className="w-14 pb-1 text-right font-medium">
              Fit
            </th>
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <Values
              key={criterion.key}
              criterion={criterion}
              isStartup={isStartup}
              isWeakest={criterion.key === highlights.weakest?.key}
            />
          ))}
        </tbody>
      </table>
      <p className="text-soft mt-3 text-sm">
        What one of you does not state counts for neither. The figure is the same on every screen, for both.
      </p>
      {children}
    </Drawer>
  );
}
