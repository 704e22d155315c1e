import type { CloseReason, JobState } from './domain/lifecycle.ts';

type Actor = { readonly id: string } | null;
type Posted = { readonly userId: string };
type Post = Posted & {
  readonly state: JobState;
  readonly closeReason: CloseReason | null;
  readonly isHidden: boolean;
};

/** Changing, publishing, closing, and reading applications. */
export const canEditJob = (actor: Actor, { userId }: Posted): boolean => actor?.id === userId;

/** Drafts, withdrawn posts and what moderation has hidden are there for their poster alone. */
export const canSeeJob = (actor: Actor, post: Post): boolean =>
  canEditJob(actor, post) ||
  (!post.isHidden &&
    post.state !== 'draft' &&
    !(post.state === 'closed' && post.closeReason === 'withdrawn'));

/** Applying here: to an open post of somebody else that takes applications. */
export const canApply = (actor: Actor, post: Post & { readonly takesApplications: boolean }): boolean =>
  actor !== null &&
  !canEditJob(actor, post) &&
  post.state === 'open' &&
  !post.isHidden &&
  post.takesApplications;
