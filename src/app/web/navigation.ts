import type { CurrentUser } from '#shared/web/session.ts';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import { INVESTING } from '#shared/web/working-for.ts';
import { screenAt, screens } from './screens.ts';
import { isCurrent, mayOpen, type NavGroup, type NavPlace, type Screen, type Side } from './screen.ts';

/** One line of the navigation. */
export type Destination = { readonly href: string; readonly label: string; readonly icon: IconName };
/** Destinations under a heading; those at the beginning and the end have none. */
export type DestinationGroup = { readonly title: string | null; readonly items: readonly Destination[] };

export type Navigation = {
  readonly groups: readonly DestinationGroup[];
  /** The person's own pages: profile and settings. */
  readonly self: readonly Destination[];
  /** Beside the search: the inbox. */
  readonly top: readonly Destination[];
  /** The four of a phone's bar; all others of `groups` and `self` are behind More. */
  readonly bar: readonly Destination[];
};

type Member = Pick<CurrentUser, 'userType' | 'isAdmin' | 'onboarded'>;
type Listed = Screen & { readonly nav: NavPlace };

const isListed = (screen: Screen): screen is Listed => screen.nav !== undefined;
const LISTED = screens.filter(isListed);

const TITLES: Partial<Record<NavGroup, string>> = {
  find: 'Find',
  talk: 'Talk',
  raise: 'Raise',
  invest: 'Invest',
};

/** Own work comes before the other side's, which a person may also do: rights come from what one founded or invested. */
const ORDER: Record<Side, readonly NavGroup[]> = {
  founder: ['home', 'find', 'talk', 'raise', 'invest', 'admin'],
  investor: ['home', 'find', 'invest', 'talk', 'raise', 'admin'],
};
const OWN: Record<Side, NavGroup> = { founder: 'raise', investor: 'invest' };

const destinationOf = ({ path, title, nav }: Listed): Destination => ({
  href: path,
  label: nav.label ?? title,
  icon: nav.icon,
});

/** A founder's until somebody has said what they are here for. */
export const sideOf = ({ userType }: Pick<Member, 'userType'>): Side =>
  userType === null || userType === 'founder' ? 'founder' : 'investor';

/** The side of what somebody chose to work for; else what they are here for. */
export function sideWorkedFor(member: Pick<Member, 'userType'>, workingFor: string | null): Side {
  if (workingFor === null) return sideOf(member);
  return workingFor === INVESTING ? 'investor' : 'founder';
}

/** All that a member can go to, each once: derived from the screens; a side's own work comes first. */
export function navigationOf(member: Member, side = sideOf(member)): Navigation {
  const offered = LISTED.filter(
    (screen) => mayOpen(screen, member) && !(screen.nav.newcomers === true && member.onboarded),
  );
  const among = (group: NavGroup) =>
    offered.filter(({ nav }) => (nav.group === 'work' ? OWN[side] : nav.group) === group).map(destinationOf);
  return {
    groups: ORDER[side]
      .map((group) => ({ title: TITLES[group] ?? null, items: among(group) }))
      .filter(({ items }) => items.length > 0),
    self: among('self'),
    top: among('top'),
    bar: offered.filter(({ nav }) => nav.bar?.includes(side) === true).map(destinationOf),
  };
}

/** What a phone shows behind More: exactly what its bar does not. */
export function behindMore({ groups, self, bar }: Navigation): DestinationGroup[] {
  const onBar = new Set(bar.map(({ href }) => href));
  return [...groups, { title: null, items: self }]
    .map(({ title, items }) => ({ title, items: items.filter(({ href }) => !onBar.has(href)) }))
    .filter(({ items }) => items.length > 0);
}

/** The links of the visitors' header and footer. */
export const VISITOR_LINKS: readonly Destination[] = LISTED.filter(({ nav }) => nav.visitors === true).map(
  destinationOf,
);

/** Which destination is open at an address: its own, or the one it belongs to. `/` is a member's home. */
export function openDestination(path: string): string | null {
  const screen = screenAt(path === '/' ? '/dashboard' : path);
  if (screen === undefined) return null;
  if (screen.nav !== undefined) return screen.path;
  if (screen.within !== undefined) return screen.within;
  const above = LISTED.filter((listed) => isCurrent(listed.path, path));
  return above.toSorted((one, other) => other.path.length - one.path.length)[0]?.path ?? null;
}

export type Place = {
  /** Where the reader is. */
  readonly path: string;
  /** The destination that is open there. */
  readonly open: string | null;
};

/** `page` on the screen itself, `true` on what holds it. */
export function currentAt({ path, open }: Place, href: string): 'page' | 'true' | undefined {
  if (open !== href) return undefined;
  return path === href || path === '/' ? 'page' : 'true';
}
