import { type ComponentType, lazy, Suspense, useState } from 'react';
import { BlockDialog } from '#features/blocks/web/block-dialog.tsx';
import { useBlocked, useUnblock } from '#features/blocks/web/unblock.ts';
import { IconButton } from '#shared/web/ui/button.tsx';
import { Menu, type MenuItem } from '#shared/web/ui/menu.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Subject } from './subject-actions.tsx';

export type SafetyMenuProps = {
  person: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly isDemo: boolean;
  };
  /** What is reported here; the person themself unless said. */
  report?: Subject;
  /** What the place offers besides. */
  items?: readonly MenuItem[];
};

type DialogProps = {
  userId: string;
  subject: Subject;
  name: string;
  isDemo: boolean;
  onClose: () => void;
};
type Measure = Pick<MenuItem, 'icon' | 'danger'> & { verb: string; Dialog: ComponentType<DialogProps> };

const MEASURES: readonly Measure[] = [
  {
    verb: 'Report',
    icon: 'flag',
    Dialog: lazy(async () => ({
      default: (await import('#features/moderation/web/report-dialog.tsx')).ReportDialog,
    })),
  },
];
const BLOCK: Measure = { verb: 'Block', icon: 'shield', danger: true, Dialog: BlockDialog };

const NONE: readonly MenuItem[] = [];

/** What a person can do against another, wherever the two meet. */
export function SafetyMenu({ person, report, items = NONE }: SafetyMenuProps) {
  const [open, setOpen] = useState<Measure | null>(null);
  const name = fullName(person);
  const { unblock } = useUnblock(person.id, name);
  const isBlocked = useBlocked()?.some(({ id }) => id === person.id) ?? false;
  const itemOf = (measure: Measure): MenuItem => ({
    label: `${measure.verb} ${name}`,
    icon: measure.icon,
    danger: measure.danger,
    onSelect: () => setOpen(measure),
  });
  const blockItem: MenuItem = isBlocked
    ? { label: `Unblock ${name}`, icon: 'shield', onSelect: unblock }
    : itemOf(BLOCK);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={`More about ${name}`} />}
        items={[...items, ...MEASURES.map(itemOf), blockItem]}
      />
      {open ? (
        <Suspense fallback={null}>
          <open.Dialog
            userId={person.id}
            subject={report ?? { kind: 'person', id: person.id }}
            name={name}
            isDemo={person.isDemo}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
