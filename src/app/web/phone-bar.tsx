import { useRef } from 'react';
import { Icon } from '#shared/web/ui/icon.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { NavCount } from './nav-count.tsx';
import { NavLink } from './nav-link.tsx';
import { behindMore } from './navigation.ts';
import type { MemberNavProps } from './rail.tsx';

const TAB =
  'grid h-14.5 content-center justify-items-center gap-0.5 text-center text-[0.6875rem] leading-3.5 font-medium text-soft outline-offset-[-2px] before:border-t-ochre aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:border-x-7 aria-[current]:before:border-t-6 aria-[current]:before:border-x-transparent aria-[current]:font-semibold aria-[current]:text-green';

/** A member's navigation on a phone: four destinations, and behind More whatever they leave. */
export function PhoneBar(props: MemberNavProps) {
  const { navigation, place, counts } = props;
  const sheet = useRef<HTMLDialogElement>(null);
  const groups = behindMore(navigation);
  const isOpenThere = groups.some(({ items }) => items.some(({ href }) => href === place.open));
  return (
    <nav
      aria-label="Main"
      className="bg-card fixed inset-x-0 bottom-0 z-30 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {navigation.bar.map((to) => (
          <li key={to.href}>
            <NavLink to={to} place={place} className={TAB} iconClass="size-5.5">
              <NavCount waiting={counts.get(to.href)} place="tab" />
            </NavLink>
          </li>
        ))}
        <li className="grid">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={isOpenThere ? 'true' : undefined}
            onClick={() => sheet.current?.showModal()}
            className={TAB}
          >
            <Icon name="more" className="size-5.5" />
            More
          </button>
        </li>
      </ul>
      <MoreSheet {...props} groups={groups} sheet={sheet} />
    </nav>
  );
}
