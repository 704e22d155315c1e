import { DropdownMenu } from 'radix-ui';
import { useLocation } from 'wouter';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { MenuChoice, MenuItem, MenuProps } from './menu.tsx';

const ROW =
  'data-highlighted:bg-sunk flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm outline-none md:min-h-9';

/** The open list of a menu, and the button that opens it again. */
export function MenuList({ trigger, items, heading, choice, onOpenChange }: MenuProps) {
  return (
    <DropdownMenu.Root defaultOpen modal={false} onOpenChange={onOpenChange}>
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
        {choice === undefined ? null : <Choice {...choice} />}
        {items.map((item) => (
          <MenuRow key={item.label} item={item} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Choice({ label, value, options, onChange }: MenuChoice) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChange} className="mb-1 border-b pb-1">
      <DropdownMenu.Label className="text-soft px-3 pt-1.5 pb-0.5 text-xs">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={classNames(ROW, 'data-[state=checked]:text-green data-[state=checked]:font-semibold')}
        >
          {option.label}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <Icon name="check" className="size-4" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
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
        ROW,
        'data-disabled:text-faint data-disabled:pointer-events-none',
        item.danger === true && 'text-red',
      )}
    >
      {item.icon === undefined ? null : <Icon name={item.icon} className="size-4.5" />}
      {item.label}
    </DropdownMenu.Item>
  );
}
