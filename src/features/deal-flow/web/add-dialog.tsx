import { useEffect, useRef, useState } from 'react';
import type { firmEndpoints } from '#features/firms/contract.ts';
import type { startupEndpoints } from '#features/startups/contract.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { ApiError } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { RadioCards } from '#shared/web/ui/choice-field.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import type { DealCandidate } from '../contract/deal.ts';
import { DealForm } from '../contract/input.ts';
import type { dealEndpoints } from '../contract.ts';
import { DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { useCatchUp } from './pipeline.ts';
import { DEAL_LABELS } from './deal-labels.ts';
import { CompanyFields, TermFields } from './update-dialog.tsx';

const { useSend } = endpointHooks<typeof dealEndpoints>();
const startups = endpointHooks<typeof startupEndpoints>();
const firms = endpointHooks<typeof firmEndpoints>();

type ChoiceProps = {
  value: number | null;
  onChange: (id: number | null) => void;
  /** Takes what was typed for a company that is not listed. */
  onOther: (name: string) => void;
  error: string | null;
};

function StartupChoice({ value, onChange, onOther, error }: ChoiceProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text);
  const found = startups.useList('GET /api/startups', { query: { q, limit: 10 } }, { keepPrevious: true });
  const chosen = startups.useCall(
    'GET /api/startups/{id}',
    { params: { id: value ?? 0 } },
    { enabled: value !== null },
  );
  const options = (found.data?.items ?? []).map(({ id, name, sector, fundingStage }) => ({
    value: String(id),
    label: `${name} (${sector}, ${fundingStage})`,
  }));
  const known = chosen.data && !options.some(({ value: id }) => id === String(value));
  const all = known ? [{ value: String(value), label: chosen.data.name }, ...options] : options;
  const wanted = q.trim();
  const isUnlisted = value === null && wanted !== '' && found.data?.items.length === 0;
  return (
    <div className="grid gap-2">
      <Combobox
        label="Startup"
        required
        placeholder="Type a name"
        options={all}
        value={value === null ? null : String(value)}
        onChange={(id) => onChange(id === null ? null : Number(id))}
        onSearch={setText}
        error={error}
      />
      {isUnlisted ? (
        <output className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          “{wanted}” is not in the directory.
          <Button icon="plus" onClick={() => onOther(wanted)}>
            Add it as another company
          </Button>
        </output>
      ) : null}
    </div>
  );
}

type DuplicateProps = {
  candidates: readonly DealCandidate[];
  onShow: (name: string) => void;
  onTake: (startupId: number) => void;
  onAnyway: () => void;
};

/** What the new deal would repeat, instead of a refusal; `onAnyway` runs before the form is sent again. */
function Duplicates({ candidates, onShow, onTake, onAnyway }: DuplicateProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="bg-amber-tint grid gap-3 rounded-md p-4">
      <p className="font-semibold">Is it one of these?</p>
      <ul className="grid gap-2">
        {candidates.map(({ kind, id, name, domain, stage }) => (
          <li key={`${kind}${id}`} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b>{name}</b>
              {domain === null ? '' : `, ${domain}`}:{' '}
              {stage === null ? 'in the startup directory' : `in your pipeline, ${DEAL_STAGE_LABELS[stage]}`}
            </span>
            {kind === 'deal' ? (
              <Button onClick={() => onShow(name)}>Show it</Button>
            ) : (
              <Button onClick={() => onTake(id)}>Use the listed startup</Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button type="submit" onClick={onAnyway}>
          No, add it anyway
        </Button>
      </div>
    </div>
  );
}

/** Holds because a 409 of a new deal carries its candidates. */
function candidatesOf(error: unknown): readonly DealCandidate[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  const problem = error.problem as (Problem & { current?: { candidates?: DealCandidate[] } }) | null;
  return problem?.current?.candidates ?? [];
}

type Props = { startupId: number | null; onShow: (name: string) => void; onClose: () => void };
type Kind = 'listed' | 'own';
const KINDS = [
  { value: 'listed', label: 'From the directory', icon: 'search' },
  { value: 'own', label: 'Another company', icon: 'building' },
] as const;
const NO_COMPANY = { name: '', domain: '', sector: '', region: '', fundingStage: '' };

/** A new deal on a startup of the directory or a company only the investor knows; a known one is pointed out. */
export function AddDialog({ startupId, onShow, onClose }: Props) {
  const [kind, setKind] = useState<Kind>('listed');
  const [candidates, setCandidates] = useState<readonly DealCandidate[]>([]);
  const form = useContractForm(DealForm, {
    startupId,
    company: null,
    stage: 'sourced',
    priority: 'medium',
    interestLevel: 5,
    sourceChannel: '',
    nextAction: '',
    nextActionDue: '',
    currency: 'USD',
    shared: true,
    allowDuplicate: false,
  });
  const firm = firms.useCall('GET /api/firm', {});
  const catchUp = useCatchUp();
  const { mutateAsync } = useSend('POST /api/portfolio/deal-flow', {
    onSuccess: ({ startup, stage }) => {
      onClose();
      void catchUp();
      toast({ title: 'Deal added', description: `${startup.name} is in ${DEAL_STAGE_LABELS[stage]}.` });
    },
  });
  const choose = (next: Kind, name = '') => {
    setKind(next);
    setCandidates([]);
    form.clearErrors();
    form.setValue('startupId', null);
    form.setValue('company', next === 'own' ? { ...NO_COMPANY, name } : null);
  };
  const fail = (error: unknown) => {
    const found = candidatesOf(error);
    setCandidates(found);
    if (found.length > 0) form.clearErrors('root');
    form.setValue('allowDuplicate', false);
  };
  const bodyOf = ({ shared, ...body }: DealForm) => ({
    ...body,
    ...(firm.data?.firm ? { shared: shared ?? true } : {}),
  });
  const chosen = form.watch('startupId');
  return (
    <Dialog open wide onOpenChange={onClose} title="Add Deal">
      <Form
        form={form}
        labels={DEAL_LABELS}
        className="grid gap-5"
        onFailure={fail}
        onSubmit={(body) => mutateAsync({ body: bodyOf(body) })}
      >
        {candidates.length === 0 ? null : (
          <Duplicates
            key={candidates.map(({ kind, id }) => kind + id).join()}
            candidates={candidates}
            onShow={onShow}
            onTake={(id) => {
              choose('listed');
              form.setValue('startupId', id);
            }}
            onAnyway={() => form.setValue('allowDuplicate', true)}
          />
        )}
        <RadioCards
          label="Which company?"
          required
          name="kind"
          options={KINDS}
          value={kind}
          onChange={(value) => choose(value === 'own' ? 'own' : 'listed')}
        />
        {kind === 'own' ? (
          <CompanyFields />
        ) : (
          <StartupChoice
            value={typeof chosen === 'number' ? chosen : null}
            onChange={(id) => form.setValue('startupId', id, { shouldValidate: true })}
            onOther={(name) => choose('own', name)}
            error={form.formState.errors.startupId?.message ?? null}
          />
        )}
        <TermFields />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Add Deal</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
