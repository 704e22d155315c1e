import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
} & ({ readonly href: string } | { readonly onSelect: () => void });

export type MenuProps = { trigger: ReactElement; items: readonly MenuItem[]; heading?: ReactNode };

/** A list of actions behind a button. */
export function Menu({ trigger, items, heading }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="animate-fade bg-card shadow-lift z-40 min-w-52 rounded-md border p-1"
      >
        {heading === undefined ? null : (
          <DropdownMenu.Label className="mb-1 border-b px-3 py-2 text-sm">{heading}</DropdownMenu.Label>
        )}
        {items.map((item) => (
          <MenuRow key={item.label} item={item} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const [, navigate] = useLocation();
  const select = () => {
    if (!('href' in item)) item.onSelect();
    else if (item.href.startsWith('/api/')) window.location.assign(item.href);
    else navigate(item.href);
  };
  return (
    <DropdownMenu.Item
      onSelect={select}
      disabled={item.disabled}
      className={classNames(
        'data-highlighted:bg-sunk flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm outline-none md:min-h-9',
        'data-disabled:text-faint data-disabled:pointer-events-none',
        item.danger === true && 'text-red',
      )}
    >
      {item.icon === undefined ? null : <Icon name={item.icon} className="size-4.5" />}
      {item.label}
    </DropdownMenu.Item>
  );
}
