import { lazy, Suspense, useState } from 'react';
import { BlockDialog } from '#features/blocks/web/block-dialog.tsx';
import type { ReportProps } from '#features/moderation/web/report-dialog.tsx';
import { IconButton } from '#shared/web/ui/button.tsx';
import { Menu, type MenuItem } from '#shared/web/ui/menu.tsx';
import { fullName } from '#shared/domain/person-name.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('#features/moderation/web/report-dialog.tsx')).ReportDialog,
}));

export type SafetyMenuProps = {
  person: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** What is reported here; the person themself unless said. */
  report?: ReportProps['subject'];
  /** What the place offers besides. */
  items?: readonly MenuItem[];
};

const NONE: readonly MenuItem[] = [];

/** What a person can do against another, wherever the two meet. */
export function SafetyMenu({ person, report, items = NONE }: SafetyMenuProps) {
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const name = fullName(person);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={`More about ${name}`} />}
        items={[
          ...items,
          { label: `Report ${name}`, icon: 'flag', onSelect: () => setOpen('report') },
          { label: `Block ${name}`, icon: 'shield', danger: true, onSelect: () => setOpen('block') },
        ]}
      />
      {open === 'report' ? (
        <Suspense fallback={null}>
          <ReportDialog
            subject={report ?? { kind: 'person', id: person.id }}
            name={name}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
      {open === 'block' ? <BlockDialog userId={person.id} name={name} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
