import { describe, expect, it } from 'vitest';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import { behindMore, navigationOf, openDestination, VISITOR_LINKS } from './navigation.ts';
import { screenAt } from './screens.ts';

// A feature may be taken out, and its screens with it.
const isThere = (path: string) => screenAt(path) !== undefined;

/** Every place of the product that a member goes to without being led there by something on a screen. */
const PLACES = [
  '/dashboard',
  '/profile',
  '/startups',
  '/investors',
  '/jobs',
  '/network',
  '/analytics',
  '/financial-tools',
  '/ai-insights',
  '/portfolio',
  '/portfolio/deal-flow',
  '/matching',
  '/messages',
  '/introductions',
  '/firm',
  '/saved-searches',
  '/data-room',
  '/offers',
  '/settings',
  '/notifications',
].filter(isThere);
const ROLES: readonly (UserType | null)[] = ['founder', 'investor', 'vc_fund', null];
const member = (userType: UserType | null, more = {}) => ({
  userType,
  isAdmin: false,
  onboarded: true,
  ...more,
});
const hrefs = (items: readonly { href: string }[]) => items.map(({ href }) => href);
const hrefsOf = (groups: readonly { items: readonly { href: string }[] }[]) =>
  groups.flatMap(({ items }) => hrefs(items));

describe.each(ROLES)('the navigation of a member who is %s', (userType) => {
  const navigation = navigationOf(member(userType));

  it('at a desk has every place once, in one click', () => {
    const listed = [...hrefsOf(navigation.groups), ...hrefs(navigation.self), ...hrefs(navigation.top)];
    expect(listed.toSorted()).toEqual(PLACES.toSorted());
  });

  it('on a phone has four on the bar and behind More exactly the others', () => {
    expect(navigation.bar).toHaveLength(4);
    const listed = [...hrefs(navigation.bar), ...hrefsOf(behindMore(navigation)), ...hrefs(navigation.top)];
    expect(listed.toSorted()).toEqual(PLACES.toSorted());
  });
});

it('own work stands before the other side’s', () => {
  const titles = (userType: UserType) => navigationOf(member(userType)).groups.map(({ title }) => title);
  expect(titles('founder')).toEqual([null, 'Find', 'Talk', 'Raise', 'Invest']);
  expect(titles('investor')).toEqual([null, 'Find', 'Invest', 'Talk', 'Raise']);
  expect(hrefs(navigationOf(member('founder')).bar)).toContain('/investors');
  expect(hrefs(navigationOf(member('vc_fund')).bar)).toContain('/portfolio/deal-flow');
});

it('somebody new is led to say what they are here for, and an admin to what they look after', () => {
  const listed = (more: object) => hrefsOf(navigationOf(member(null, more)).groups);
  expect(listed({ onboarded: false })).toContain('/onboarding');
  expect(listed({})).not.toContain('/onboarding');
  expect(listed({ isAdmin: true }).includes('/admin/moderation')).toBe(isThere('/admin/moderation'));
  expect(listed({})).not.toContain('/admin/moderation');
});

it('visitors keep the four links of their header', () => {
  const links = ['Startups /startups', 'Investors /investors', 'Jobs /jobs', 'AI Insights /ai-insights'];
  expect(VISITOR_LINKS.map(({ href, label }) => `${label} ${href}`)).toEqual(
    links.filter((link) => isThere(link.slice(link.indexOf('/')))),
  );
});

const OPEN_AT: [string, string | null][] = [
  ['/', '/dashboard'],
  ['/startups/7/edit', '/startups'],
  ['/portfolio', '/portfolio'],
  ['/portfolio/deal-flow', '/portfolio/deal-flow'],
  ['/portfolio/company/7', '/portfolio'],
  ['/financial', '/financial-tools'],
  ['/startups/7/room', '/data-room'],
  ['/startups/7/facts', '/ai-insights'],
  ['/offers/new', '/offers'],
  ['/offers/7', '/offers'],
  ['/saved-searches/7', '/saved-searches'],
  ['/people/u1', '/network'],
  ['/documents/7', '/ai-insights'],
  ['/settings/notifications', '/settings'],
  ['/settings/instance', '/admin/moderation'],
  ['/admin/outbox', '/admin/moderation'],
  ['/sign-in', null],
  ['/nowhere', null],
];

it.each(OPEN_AT.filter(([path]) => path === '/' || path === '/nowhere' || isThere(path)))(
  'at %s the open destination is %s',
  (path, destination) => {
    expect(openDestination(path)).toBe(destination);
  },
);
