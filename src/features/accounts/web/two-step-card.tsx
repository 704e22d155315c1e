import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Asked } from './two-step-dialog.tsx';

const TwoStepDialog = lazy(async () => ({ default: (await import('./two-step-dialog.tsx')).TwoStepDialog }));

/** A code of an authenticator app besides the password. */
export function TwoStepCard({ isOn }: { isOn: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Card>
      <CardHeader
        title="Two-step sign-in"
        note="A code from an app on your phone, in addition to your password."
        actions={<Tag tone={isOn ? 'good' : 'plain'}>{isOn ? 'On' : 'Off'}</Tag>}
      />
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button onClick={() => setAsked('codes')}>New backup codes</Button>
            <Button onClick={() => setAsked('disable')}>Switch off</Button>
          </>
        ) : (
          <Button variant="primary" icon="shield" onClick={() => setAsked('enable')}>
            Switch on
          </Button>
        )}
      </div>
      <Suspense>
        {asked === null ? null : <TwoStepDialog asked={asked} onDone={() => setAsked(null)} />}
      </Suspense>
    </Card>
  );
}
