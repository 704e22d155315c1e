import { lazy, Suspense, useState } from 'react';
import { useSession } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { BoardList } from './board-list.tsx';

const PostDialog = lazy(async () => ({ default: (await import('./post-dialog.tsx')).PostDialog }));
// A member's own: visitors never fetch it.
const OwnPostsList = lazy(async () => ({ default: (await import('./own-posts-list.tsx')).OwnPostsList }));
const SavedAndApplied = lazy(async () => ({
  default: (await import('./saved-and-applied.tsx')).SavedAndApplied,
}));
const VIEWS = [
  ['board', 'Opportunities', '/jobs'],
  ['mine', 'My posts', '/jobs?view=mine'],
  ['saved', 'Saved & applied', '/jobs?view=saved'],
] as const;
type View = (typeof VIEWS)[number][0];

/** The jobs board; signed in, also one's own posts, and what one saved and applied for. */
export function JobsPage() {
  const [search] = useAddress();
  const { user, isLoading } = useSession();
  const [isPosting, setPosting] = useState(false);
  const view: View = VIEWS.find(([name]) => name === search.get('view'))?.[0] ?? 'board';
  const postAction =
    user === null ? (
      <LinkButton variant="primary" icon="plus" href="/sign-in?redirect=/jobs">
        Post Opportunity
      </LinkButton>
    ) : (
      <Button variant="primary" icon="plus" onClick={() => setPosting(true)}>
        Post Opportunity
      </Button>
    );
  return (
    <>
      <PageHeader
        title="Jobs & Opportunities"
        note="Work at startups in emerging markets, co-founders to build with, operators and advisors."
        actions={postAction}
      />
      {user === null ? null : <ViewLinks current={view} />}
      {view === 'board' ? (
        <BoardList postAction={postAction} />
      ) : isLoading ? (
        <SkeletonCards />
      ) : user === null ? (
        <EmptyState
          title="Sign in to see this"
          icon="lock"
          action={<LinkButton href={`/sign-in?redirect=/jobs%3Fview=${view}`}>Sign in</LinkButton>}
        >
          Only you can see your posts, saved posts and applications.
        </EmptyState>
      ) : view === 'mine' ? (
        <section aria-labelledby="my-posts">
          <h2 id="my-posts" className="mb-3">
            My posts
          </h2>
          <Suspense fallback={<SkeletonCards />}>
            <OwnPostsList postAction={postAction} />
          </Suspense>
        </section>
      ) : (
        <Suspense fallback={<SkeletonCards />}>
          <SavedAndApplied />
        </Suspense>
      )}
      {isPosting ? (
        <Suspense fallback={null}>
          <PostDialog onClose={() => setPosting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function ViewLinks({ current }: { current: View }) {
  return (
    <nav aria-label="Views" className="mb-5 flex flex-wrap gap-2">
      {VIEWS.map(([name, label, href]) => (
        <PageLink
          key={name}
          href={href}
          aria-current={name === current ? 'page' : undefined}
          className="text-soft hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-green inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold md:min-h-9"
        >
          {label}
        </PageLink>
      ))}
    </nav>
  );
}
