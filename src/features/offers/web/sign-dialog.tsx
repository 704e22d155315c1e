import { useState } from 'react';
import { toast, toastError } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { Offer } from '../contract/offer.ts';
import { otherSide } from '../domain/offer.ts';
import { otherName, useSend } from './offer-words.ts';

/** SHA-256 of a file in hexadecimal digits, made in the browser. */
async function fingerprintOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Records that the papers are signed, with the fingerprint of the file where one is chosen. */
export function SignDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [paper, setPaper] = useState<string | null>(null);
  const theirs = offer.papers[otherSide(offer.side)];
  const { mutate, isPending } = useSend('POST /api/offers/{id}/confirm', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: 'Signature recorded' });
      onClose();
    },
    onError: toastError,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Record your signature"
      description="Sign the papers outside Kilele first. After both have recorded it, neither can withdraw alone."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            onClick={() =>
              mutate({
                params: { id: offer.id },
                body: { step: 'signed', termsRead: offer.terms.number, paper },
              })
            }
          >
            Record signature
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextField
          label="The signed paper"
          hint="Not uploaded: only its fingerprint is kept, so that both can see it is the same file."
          type="file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file === undefined) setPaper(null);
            else void fingerprintOf(file).then(setPaper, toastError);
          }}
        />
        {paper === null ? null : (
          <p className="text-soft text-sm break-all">
            Fingerprint {paper}
            {theirs === null ? '' : theirs === paper ? ', the same as theirs' : ', not the same as theirs'}
          </p>
        )}
        {theirs !== null && paper === null ? (
          <p className="text-amber text-sm">
            {otherName(offer)} named a file. Choose the same one, or the step stays open.
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
