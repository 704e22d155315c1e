import type { ReactNode } from 'react';
import { FitProfile } from '#shared/web/chart/fit-profile.tsx';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import type { Match, MatchCounterpart } from '../contract.ts';
import { ActivityLine, FitNumber, Misfits, WhyFit } from './story-card.tsx';

function Tags({ counterpart: { verified, isDemo } }: { counterpart: MatchCounterpart }) {
  if (!verified && !isDemo) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {verified ? (
        <Tag tone="good" icon="shield">
          Verified
        </Tag>
      ) : null}
      <DemoTag isDemo={isDemo} />
    </p>
  );
}

/** Whom a card is about, and beside it how strong the match is. */
export function MatchHeader({ counterpart, score }: { counterpart: MatchCounterpart; score: ReactNode }) {
  const { name, type, place, imageUrl, kind, href } = counterpart;
  return (
    <header className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={name} imageUrl={imageUrl} shape={kind === 'startup' ? 'company' : 'person'} />
        <div className="min-w-0">
          <h2 className="text-base font-semibold tracking-tight break-words">
            <PageLink href={href} className="hover:text-green underline-offset-4 hover:underline">
              {name}
            </PageLink>
          </h2>
          <p className="text-soft text-sm">{[type, place].filter(Boolean).join(' · ')}</p>
          <Tags counterpart={counterpart} />
        </div>
      </div>
      {score}
    </header>
  );
}

/** Connect, or how the reader stands with the other side; given by the page that knows how. */
export type RenderConnect = (counterpart: MatchCounterpart) => ReactNode;

/** One match: who, how well they fit, what speaks for and against it, and when they were last active. */
export function MatchCard({ match, renderConnect }: { match: Match; renderConnect: RenderConnect }) {
  const { counterpart, criteria, misfits, highlights } = match;
  const [best] = highlights.carried;
  return (
    <article className="bg-card flex min-w-0 flex-col gap-2 rounded-md border p-4">
      <MatchHeader counterpart={counterpart} score={<FitNumber match={match} />} />
      <Misfits texts={misfits} />
      <FitProfile criteria={criteria} weakest={highlights.weakest?.key} named />
      <div className="grid min-w-0 gap-1 text-sm break-words">
        {best === undefined ? null : <p>{best.sentence}</p>}
        {highlights.weakest === null || misfits.length > 0 ? null : (
          <p className="text-amber">{highlights.weakest.sentence}</p>
        )}
      </div>
      <ActivityLine match={match} />
      <footer className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <WhyFit match={match} />
        <div className="flex flex-wrap gap-2">
          <LinkButton href={counterpart.href}>
            {counterpart.kind === 'startup' ? 'View Details' : 'View Profile'}
          </LinkButton>
          {renderConnect(counterpart)}
        </div>
      </footer>
    </article>
  );
}
