import type { ReactNode } from 'react';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { currentAt, type Destination, type Place } from './navigation.ts';

type Props = {
  readonly to: Destination;
  readonly place: Place;
  readonly className: string;
  readonly iconClass?: string;
  readonly labelClass?: string;
  /** The name in a bubble, where only the icon is shown. */
  readonly titled?: boolean;
  readonly onClick?: () => void;
  readonly children?: ReactNode;
};

/** A destination with its icon, in the rail, the bar and the sheet behind More. */
export function NavLink({ to, place, className, iconClass, labelClass, titled, onClick, children }: Props) {
  return (
    <PageLink
      href={to.href}
      title={titled === true ? to.label : undefined}
      aria-current={currentAt(place, to.href)}
      onClick={onClick}
      className={classNames('relative', className)}
    >
      <Icon name={to.icon} className={iconClass ?? 'size-4.5'} />
      <span className={labelClass}>{to.label}</span>
      {children}
    </PageLink>
  );
}
