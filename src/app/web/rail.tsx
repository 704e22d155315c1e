import { fullName } from '#shared/domain/person-name.ts';
import type { CurrentUser } from '#shared/web/session.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { AccountTools } from './account-tools.tsx';
import { Mark } from './mark.tsx';
import { NavCount } from './nav-count.tsx';
import { NavLink } from './nav-link.tsx';
import { currentAt, type DestinationGroup, type Navigation, type Place, sideOf } from './navigation.ts';
import { Switcher } from './switcher.tsx';
import type { WaitingCount } from './waiting-counts.ts';

export type MemberNavProps = {
  readonly navigation: Navigation;
  readonly place: Place;
  readonly counts: ReadonlyMap<string, WaitingCount>;
};

const LINE =
  'flex h-8.5 [@media(height<920px)]:h-7.5 items-center gap-2.5 rounded-sm px-2 text-sm font-medium text-soft hover:bg-hover max-rail:justify-center aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-green';
const SWITCH =
  'bg-card w-full border max-rail:justify-center max-rail:border-transparent max-rail:bg-transparent max-rail:px-0 max-rail:[&>.switch-mark]:hidden max-rail:[&>.switch-words]:sr-only';
const TOOL =
  'grid size-8 shrink-0 place-items-center rounded-md text-soft hover:bg-hover aria-[current]:text-green';

function Group({
  group: { title, items },
  place,
  counts,
}: { group: DestinationGroup } & Omit<MemberNavProps, 'navigation'>) {
  const id = title === null ? undefined : `nav-${title}`;
  return (
    <>
      {title === null ? null : (
        <h2
          id={id}
          className="text-faint px-2 pt-3 pb-1 [@media(height<920px)]:pt-2 text-xs font-medium tracking-normal max-rail:sr-only"
        >
          {title}
        </h2>
      )}
      <ul
        aria-labelledby={id}
        className="max-rail:[&:not(:first-child)]:mt-1 max-rail:[&:not(:first-child)]:border-t max-rail:[&:not(:first-child)]:pt-1"
      >
        {items.map((to) => (
          <li key={to.href}>
            <NavLink to={to} place={place} className={LINE} labelClass="truncate max-rail:sr-only" titled>
              <NavCount waiting={counts.get(to.href)} place="rail" />
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A member's navigation at a desk: every destination in one click, with icons alone where there is little room. */
export function Rail({ navigation, place, counts, user }: MemberNavProps & { user: CurrentUser }) {
  const [profile, ...tools] = navigation.self;
  const name = fullName(user, user.email);
  return (
    <nav
      aria-label="Main"
      className="bg-sunk sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r [scrollbar-width:thin] md:flex"
    >
      <PageLink
        href="/"
        aria-label="Kilele home"
        className="flex items-center rounded-sm px-4 pt-3.5 pb-2 max-rail:[&_span]:text-[0px]"
      >
        <Mark />
      </PageLink>
      <div className="px-2 py-1">
        <Switcher user={user} className={SWITCH} />
      </div>
      <div className="flex-1 px-2 py-1">
        {navigation.groups.map((group) => (
          <Group key={group.items[0]?.href} group={group} place={place} counts={counts} />
        ))}
      </div>
      <div className="bg-sunk sticky bottom-0 flex items-center gap-0.5 border-t p-2 max-rail:flex-col">
        {profile === undefined ? null : (
          <PageLink
            href={profile.href}
            title={profile.label}
            aria-current={currentAt(place, profile.href)}
            className="hover:bg-hover aria-[current]:text-green flex min-w-0 flex-1 items-center gap-2 rounded-md p-1"
          >
            <Avatar name={name} imageUrl={user.profileImageUrl} size="xs" />
            <span className="min-w-0 text-sm leading-4 max-rail:sr-only">
              <span className="sr-only">{profile.label}: </span>
              <span className="block truncate font-semibold">{name}</span>
              {user.userType === null ? null : (
                <span className="text-soft text-xs">
                  {sideOf(user) === 'founder' ? 'Founder' : 'Investor'}
                </span>
              )}
            </span>
          </PageLink>
        )}
        {tools.map((to) => (
          <NavLink key={to.href} to={to} place={place} className={TOOL} labelClass="sr-only" titled />
        ))}
        <AccountTools email={user.email} />
      </div>
    </nav>
  );
}
