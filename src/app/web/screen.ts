import type { ComponentType } from 'react';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import { lazyPart } from '#shared/web/ui/lazy-part.ts';

export type Page = { readonly Component: ComponentType; readonly preload: () => Promise<unknown> };

/** What somebody is here for: raising money or investing it. */
export type Side = 'founder' | 'investor';

/**
 * A part of the members' navigation. `work` is what both sides do for their own side: it stands with a founder's round and
 * with an investor's deals. `self` is at the foot of it, `top` beside the search.
 */
export type NavGroup = 'home' | 'find' | 'talk' | 'raise' | 'invest' | 'work' | 'admin' | 'self' | 'top';

export type NavPlace = {
  readonly group: NavGroup;
  readonly icon: IconName;
  /** Its name there, where the title is longer than it need be. */
  readonly label?: string;
  /** For whom it is one of the four on a phone's bar; for the others it is behind More. */
  readonly bar?: readonly Side[];
  /** Only until somebody has said what they are here for. */
  readonly newcomers?: true;
  /** In the visitors' header too. */
  readonly visitors?: true;
};

export type Screen = {
  /** As wouter writes it: `/startups/:id`. */
  readonly path: string;
  /** A second address of the same screen. */
  readonly alias?: string;
  /** Its name in the browser's tab, in search results and in the command palette. */
  readonly title: string;
  readonly page: Page;
  /** Rendered by the server for visitors, with its data: it can be read before the application is there. */
  readonly prerendered?: true;
  /** Saved as one leaves it: answers sent with the page could be from before, so the browser asks. */
  readonly savedOnLeaving?: true;
  /** A form: its application is fetched when somebody comes to it, not when the page has loaded. */
  readonly wakesOnTouch?: true;
  /** Visitors are asked to sign in instead. */
  readonly membersOnly?: true;
  /** There for admins; for everybody else there is nothing at this address. */
  readonly adminsOnly?: true;
  /** Its name among what an admin looks after. */
  readonly adminTab?: string;
  /** Its own place in the navigation. */
  readonly nav?: NavPlace;
  /** The screen whose place in the navigation is shown as open, where the path does not say so. */
  readonly within?: string;
};

type Person = { readonly isAdmin: boolean };

/** Whether a screen is offered to this person; null is a visitor. */
export function mayOpen({ membersOnly, adminsOnly }: Screen, user: Person | null): boolean {
  if (adminsOnly === true) return user?.isAdmin === true;
  return user !== null || membersOnly !== true;
}

/** A page whose code is fetched when it is first needed; once it is here it is drawn at once. */
export function lazyPage(load: () => Promise<ComponentType>): Page {
  const { Part, preload } = lazyPart(load);
  return { Component: Part, preload };
}

export const addressesOf = ({ path, alias }: Screen): string[] =>
  alias === undefined ? [path] : [path, alias];

/** An item is highlighted on its own path and on those below it. */
export function isCurrent(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`);
}

/** `/startups/:id` fits `/startups/7`. */
export function matchesPath(route: string, path: string): boolean {
  const wanted = route.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
