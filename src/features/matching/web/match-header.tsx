import type { ReactNode } from 'react';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import type { MatchCounterpart } from '../contract.ts';

/** Connect, or how the reader stands with the other side; given by the page that knows how. */
export type RenderConnect = (counterpart: MatchCounterpart) => ReactNode;

/** That somebody is verified, and that they are of the demo. */
export function MatchMarks({ counterpart: { verified, isDemo } }: { counterpart: MatchCounterpart }) {
  return (
    <>
      {verified ? (
        <Tag tone="good" icon="shield">
          Verified
        </Tag>
      ) : null}
      <DemoTag isDemo={isDemo} />
    </>
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
          <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            <MatchMarks counterpart={counterpart} />
          </p>
        </div>
      </div>
      {score}
    </header>
  );
}
