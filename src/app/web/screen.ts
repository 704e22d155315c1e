import { lazy } from 'react';
import type { ComponentType } from 'react';

export type Page = { readonly Component: ComponentType; readonly preload: () => Promise<unknown> };

export type Screen = {
  /** As wouter writes it: `/startups/:id`. */
  readonly path: string;
  /** Its name in the navigation and in the command palette. */
  readonly title: string;
  readonly page: Page;
  /** Rendered by the server for visitors, with its data: it can be read before the application is there. */
  readonly prerendered?: true;
  /** Visitors are asked to sign in instead. */
  readonly membersOnly?: true;
  /** There for admins; for everybody else there is nothing at this address. */
  readonly adminsOnly?: true;
  /** Its name among what an admin looks after. */
  readonly adminTab?: string;
  /** `bar`: a link of the header; `button`: one of the buttons beside it. */
  readonly nav?: 'bar' | 'button';
};

type Person = { readonly isAdmin: boolean };

/** Whether a screen is offered to this person; null is a visitor. */
export function mayOpen({ membersOnly, adminsOnly }: Screen, user: Person | null): boolean {
  if (adminsOnly === true) return user?.isAdmin === true;
  return user !== null || membersOnly !== true;
}

/** A page whose code is fetched when it is first needed. */
export function lazyPage(load: () => Promise<ComponentType>): Page {
  return { Component: lazy(async () => ({ default: await load() })), preload: load };
}

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
