import { useState } from 'react';
import { useLocation } from 'wouter';
import type { firmEndpoints } from '#features/firms/contract.ts';
import type { messageEndpoints } from '#features/messages/contract.ts';
import type { startupEndpoints } from '#features/startups/contract.ts';
import type { StartupDetail } from '#features/startups/contract/startup.ts';
import { addDays } from '#shared/domain/calendar.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { dayOf } from '#shared/domain/time.ts';
import { Form } from '#shared/web/form.tsx';
import { FormCheckbox, FormSelect, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { NewOffer } from '../contract/request.ts';
import { useSend } from './offer-words.ts';
import { TermsFields } from './terms-form.tsx';
import { statedTerms, TERM_LABELS } from './typed-terms.ts';

const startups = endpointHooks<typeof startupEndpoints>();
const messages = endpointHooks<typeof messageEndpoints>();
const firms = endpointHooks<typeof firmEndpoints>();

const MOST_THREADS = 100;
const USUAL_DAYS = 30;
const LABELS = {
  startupId: 'Startup',
  investorId: 'Investor',
  asFirm: 'In the name of the firm',
  ...TERM_LABELS,
};

/** People whom the reader is in conversation with, as choices. */
function useCounterparts(enabled: boolean) {
  const { data } = messages.useList(
    'GET /api/threads',
    { query: { limit: MOST_THREADS } },
    { enabled, staleTimeMs: 0 },
  );
  if (data === undefined) return null;
  const open = data.items.flatMap(({ other, isClosed }) => (other === null || isClosed ? [] : [other]));
  return [...new Map(open.map((person) => [person.id, person])).values()].map((person) => ({
    value: person.id,
    label: fullName(person),
  }));
}

function OfferForm({ startup, investorId }: { startup: StartupDetail; investorId: string | null }) {
  const isTeam = startup.mine !== null;
  const people = useCounterparts(isTeam);
  const firm = firms.useCall('GET /api/firm', {}, { enabled: !isTeam }).data?.firm ?? null;
  const [, navigate] = useLocation();
  const [lastDay] = useState(() => addDays(dayOf(new Date()), USUAL_DAYS));
  const form = useContractForm(NewOffer, {
    startupId: startup.id,
    ...(isTeam ? { investorId: investorId ?? '' } : {}),
    asFirm: false,
    terms: {
      kind: 'SAFE_POST',
      currency: startup.round?.currency ?? startup.raising?.currency ?? 'USD',
      proRata: false,
      note: '',
      expiresOn: lastDay,
    },
  });
  const { mutateAsync } = useSend('POST /api/offers', { refreshes: 'all' });
  if (isTeam && people?.length === 0)
    return (
      <EmptyState title="No one to offer to yet" icon="handshake">
        Offers are made between people in conversation. Ask an investor for an introduction first.
      </EmptyState>
    );
  return (
    <Card>
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async ({ terms, ...offer }) => {
          const { id } = await mutateAsync({ body: { ...offer, terms: statedTerms(terms) } });
          toast({ title: 'Offer made' });
          navigate(`/offers/${id}`);
        }}
      >
        {isTeam ? (
          <FormSelect
            name="investorId"
            label={LABELS.investorId}
            placeholder="Choose an investor"
            options={people ?? []}
            required
          />
        ) : null}
        {isTeam || firm !== null ? (
          <FormCheckbox
            name="asFirm"
            label={isTeam ? 'To the firm of this investor' : `In the name of ${firm?.name ?? ''}`}
          />
        ) : null}
        <TermsFields />
        <p className="text-soft text-sm">
          Either of you can withdraw until both have signed. This is no contract and no legal advice.
        </p>
        <div>
          <SubmitButton>Make the offer</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** A new offer, by an investor to a startup or by its team to an investor. */
export function NewOfferPage() {
  const [search] = useAddress();
  const id = Number(search.get('startup') ?? 0);
  const result = startups.useCall('GET /api/startups/{id}', { params: { id } }, { enabled: id > 0 });
  const { data, error } = result;
  return (
    <>
      <PageHeader
        title="New offer"
        note={data === undefined ? undefined : `${data.name}: how much, for what, and until when.`}
      />
      {id > 0 ? null : (
        <EmptyState title="Choose a startup first" icon="handshake">
          Open a startup or your funding tracker, and make the offer from there.
        </EmptyState>
      )}
      {data !== undefined ? (
        <OfferForm startup={data} investorId={search.get('investor')} />
      ) : error ? (
        <LoadError what="the startup" result={result} />
      ) : id > 0 ? (
        <SkeletonCards count={1} label="Loading the startup" />
      ) : null}
    </>
  );
}
