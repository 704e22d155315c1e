import { z } from 'zod';
import type { matchingEndpoints } from '#features/matching/contract.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormSelect, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { formatCount } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { DialogActions } from '#shared/web/ui/dialog.tsx';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { introductionEndpoints } from '../contract.ts';
import { reason } from '../contract/introduction.ts';
import { COOL_DOWN_DAYS, OPEN_DAYS } from '../domain/introduction.ts';
import type { ConnectDialogProps } from './connect-words.ts';
import { STANDINGS_CALL } from './standing.ts';

const { useCall, useSend } = endpointHooks<typeof introductionEndpoints>();
const { useCall: useMatching } = endpointHooks<typeof matchingEndpoints>();

const ConnectValues = z.object({ reason, viaId: z.string(), about: z.enum(['receiver', 'startup']) });
const LABELS = { reason: 'Why you would like to talk' };

function Room() {
  const { data } = useCall('GET /api/introductions/budget', {}, { staleTimeMs: 0 });
  if (data === undefined) return null;
  const { remaining, dailyLimit } = data;
  return (
    <p className="text-soft text-sm">
      You can send {formatCount(remaining, 'more request', 'more requests')} in these 24 hours, of{' '}
      {dailyLimit}.
    </p>
  );
}

function WhatHappensNext({ name, via }: { name: string; via: string | null }) {
  const steps = [
    ...(via === null ? [] : [`${via} reads your note first and decides whether to pass it on.`]),
    `${name} has ${OPEN_DAYS} days to accept. If they accept, a conversation opens in Messages.`,
    `Without an answer, you can ask again ${COOL_DOWN_DAYS} days after that.`,
  ];
  return (
    <div className="bg-sunk rounded-md p-3 text-sm">
      <h3 className="font-semibold">What happens next</h3>
      <ol className="text-soft mt-1 list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** Common connections who could pass the request on; none until they are known. */
function useConnectors(target: ConnectDialogProps['target']) {
  const { data } = useCall(
    'GET /api/introductions/connectors',
    { query: target },
    { staleTimeMs: MINUTE_MS },
  );
  return (data ?? []).map(({ id, firstName, lastName }) => ({
    value: id,
    label: fullName({ firstName, lastName }),
  }));
}

export function ConnectForm({ target, name, onDone }: ConnectDialogProps & { onDone: () => void }) {
  const form = useContractForm(ConnectValues, { reason: '', viaId: '', about: 'startup' });
  const connectors = useConnectors(target);
  const sides = useMatching('GET /api/matching/sides', {}, { enabled: !('startupId' in target) });
  const startup = sides.data?.startups[0] ?? null;
  const send = useSend('POST /api/introductions', {
    refreshes: ['GET /api/introductions', 'GET /api/introductions/budget', STANDINGS_CALL],
  });
  const submit = async (values: z.output<typeof ConnectValues>) => {
    const isAboutStartup = startup !== null && values.about === 'startup';
    await send.mutateAsync({
      body: {
        ...target,
        reason: values.reason,
        ...(values.viaId === '' ? {} : { viaId: values.viaId }),
        ...(isAboutStartup ? { context: { kind: 'startup' as const, id: startup.id } } : {}),
      },
    });
    toast({ title: 'Request sent', description: `You will be notified when ${name} accepts.` });
    onDone();
  };
  const viaId = form.watch('viaId');
  return (
    <Form form={form} onSubmit={submit} labels={LABELS}>
      <FormText
        name="reason"
        label={LABELS.reason}
        required
        maxLength={200}
        data-autofocus=""
        hint="One line, up to 200 characters. It is the first thing they read."
      />
      {startup === null ? null : (
        <FormSelect
          name="about"
          label="What it is about"
          required
          options={[
            { value: 'startup', label: startup.name },
            { value: 'receiver', label: name },
          ]}
        />
      )}
      {connectors.length === 0 ? null : (
        <FormSelect
          name="viaId"
          label="Through a common connection"
          placeholder="Ask directly"
          options={connectors}
        />
      )}
      <WhatHappensNext name={name} via={connectors.find(({ value }) => value === viaId)?.label ?? null} />
      <Room />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton variant="primary">Send request</SubmitButton>
      </DialogActions>
    </Form>
  );
}
