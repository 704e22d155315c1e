import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { RadioCards } from '#shared/web/ui/choice-field.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { Match } from '../contract.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { INVESTOR_REASONS, STARTUP_REASONS } from '../domain/feedback.ts';
import { RANKED_CALLS, useTakeBack, useSend } from './feedback.ts';

type FeedbackDialogProps = {
  match: Pick<Match, 'startupId' | 'investorId' | 'counterpart'>;
  side: 'startup' | 'investor';
  onClose: () => void;
  /** Besides closing, once it is kept. */
  onSaid: () => void;
};

const NOTE_LIMIT = 500;

/** Keeps what was said, closes, and offers the way back. */
function useSay(name: string, onKept: () => void) {
  const takeBack = useTakeBack();
  return useSend('POST /api/matching/feedback', {
    refreshes: RANKED_CALLS,
    onSuccess: ({ id, criterion }) => {
      onKept();
      toast({
        title: `${name} left your list`,
        description: criterion === null ? undefined : `${criterion} counts more in your list from now on.`,
        action: { label: 'Undo', onAction: () => takeBack.mutate({ params: { id } }) },
      });
    },
    onError: (error) =>
      toast({ title: 'This could not be saved', description: messageOf(error), variant: 'destructive' }),
  });
}

const optionsOf = (side: FeedbackDialogProps['side']) =>
  (side === 'startup' ? STARTUP_REASONS : INVESTOR_REASONS).map(({ id, label, criterion }) => ({
    value: id,
    label,
    ...(criterion === null ? {} : { note: `${criterionName(criterion)} will count more` }),
  }));

/** "Not a fit because …": one reason of a closed list and a note, which only one's own side sees. */
export function FeedbackDialog({ match, side, onClose, onSaid }: FeedbackDialogProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { startupId, investorId, counterpart } = match;
  const { mutate, isPending } = useSay(counterpart.name, () => {
    onClose();
    onSaid();
  });
  const say = () => {
    setAsked(true);
    if (reason === null) return;
    mutate({ body: { as: side, startupId, investorId, reason, note: note.trim() || null } });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${counterpart.name} is not a fit because …`}
      isDemo={counterpart.isDemo}
      description="They leave your list and the rest is ranked again. They are not notified, and you can undo this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={say} pending={isPending}>
            Rank without them
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioCards
          name="reason"
          label="Reason"
          required
          options={optionsOf(side)}
          value={reason}
          onChange={setReason}
          error={isAsked && reason === null ? 'Choose a reason' : null}
        />
        <TextareaField
          label="Note"
          rows={2}
          maxLength={NOTE_LIMIT}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
