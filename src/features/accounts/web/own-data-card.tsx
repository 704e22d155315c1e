import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';

import type { LeaveProps } from './leave-dialog.tsx';

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

/** Taking everything along, and leaving. */
export function OwnDataCard(props: LeaveProps) {
  const [leaving, setLeaving] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Your data"
        note="Download everything we store about you, with your files, as one archive, or delete your account."
      />
      <div className="flex flex-wrap gap-2">
        <a href="/api/auth/export" download className={buttonStyle('secondary')}>
          <Icon name="download" className="size-4.5" />
          Export my data
        </a>
        <Button icon="trash" onClick={() => setLeaving(true)}>
          Delete my account
        </Button>
      </div>
      <Suspense>{leaving ? <LeaveDialog {...props} onClose={() => setLeaving(false)} /> : null}</Suspense>
    </Card>
  );
}
