import { useState } from 'react';
import { formatCount } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { Deal } from '../contract/deal.ts';
import { PASS_REASONS } from '../domain/stages.ts';

export type PassProps = {
  deals: readonly Deal[];
  onPass: (reason: string | null) => void;
  onClose: () => void;
};

/** Asks why deals are passed. */
export function PassDialog({ deals, onPass, onClose }: PassProps) {
  const [reason, setReason] = useState('');
  const [first] = deals;
  const what = deals.length === 1 ? first?.startup.name : formatCount(deals.length, 'deal');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Pass on ${what ?? ''}`}
      isDemo={deals.length === 1 && first?.startup.isDemo}
      description="A reason helps you learn from your passes later. Optional."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => onPass(null)}>Skip the reason</Button>
          <Button variant="primary" disabled={reason.trim() === ''} onClick={() => onPass(reason.trim())}>
            Pass
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Why?</legend>
          <div className="flex flex-wrap gap-2">
            {PASS_REASONS.map((each, index) => (
              <Button
                key={each}
                data-autofocus={index === 0 ? '' : undefined}
                aria-pressed={reason === each}
                variant={reason === each ? 'primary' : 'secondary'}
                onClick={() => setReason(each)}
              >
                {each}
              </Button>
            ))}
          </div>
        </fieldset>
        <TextareaField
          label="In your own words"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
