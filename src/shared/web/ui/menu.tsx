import type { ReactElement, ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';
import { menuList } from './lazy-parts.ts';
import { OpensLater } from './opens-later.tsx';

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
} & ({ readonly href: string } | { readonly onSelect: () => void });

/** One of several values, chosen in the menu itself. */
export type MenuChoice = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

export type MenuProps = {
  trigger: ReactElement;
  items: readonly MenuItem[];
  heading?: ReactNode;
  /** Above the actions. */
  choice?: MenuChoice;
  onOpenChange?: (open: boolean) => void;
  /** It was pressed before it was here. */
  opensAtOnce?: boolean;
};

/** A list of actions behind a button. */
export function Menu(props: MenuProps) {
  return (
    <OpensLater
      opens="menu"
      trigger={props.trigger}
      preload={menuList.preload}
      atOnce={props.opensAtOnce === true}
      onOpen={() => props.onOpenChange?.(true)}
    >
      <menuList.Part {...props} />
    </OpensLater>
  );
}
