import { useState } from 'react';
import { BlockDialog } from '#features/blocks/web/block-dialog.tsx';
import { IconButton } from '#shared/web/ui/button.tsx';
import { Menu, type MenuItem } from '#shared/web/ui/menu.tsx';

export type SafetyMenuProps = {
  person: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** What the place offers besides. */
  items?: readonly MenuItem[];
};

const NONE: readonly MenuItem[] = [];

/** What a person can do against another, wherever the two meet. */
export function SafetyMenu({ person, items = NONE }: SafetyMenuProps) {
  const [open, setOpen] = useState<'block' | null>(null);
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={`More about ${name}`} />}
        items={[
          ...items,
          { label: `Block ${name}`, icon: 'shield', danger: true, onSelect: () => setOpen('block') },
        ]}
      />
      {open === 'block' ? <BlockDialog userId={person.id} name={name} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
