import { toast } from '#shared/web/toast.ts';
import { Form } from '#shared/web/form.tsx';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import type { Offer } from '../contract/offer.ts';
import { CounterOffer } from '../contract/request.ts';
import { useSend } from './offer-words.ts';
import { TermsFields } from './terms-form.tsx';
import { statedTerms, TERM_LABELS, typedTerms } from './typed-terms.ts';

/** Other terms than those that stand: a version of its own, from which both begin again. */
export function CounterDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const form = useContractForm(CounterOffer, {
    terms: typedTerms(offer.terms),
    termsRead: offer.terms.number,
  });
  const { mutateAsync } = useSend('POST /api/offers/{id}/terms', { refreshes: 'all' });
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Propose other terms"
      description="Both texts stay on record. What was confirmed was for the terms before, so both confirm again."
    >
      <Form
        form={form}
        labels={TERM_LABELS}
        onSubmit={async ({ terms, termsRead }) => {
          await mutateAsync({ params: { id: offer.id }, body: { terms: statedTerms(terms), termsRead } });
          toast({ title: 'Terms proposed' });
          onClose();
        }}
      >
        <TermsFields />
        <DialogActions>
          <SubmitButton>Propose these terms</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
