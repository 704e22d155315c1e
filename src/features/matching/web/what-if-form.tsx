import { useState } from 'react';
import { COUNTRIES } from '#shared/domain/catalogue/countries.ts';
import { COMPANY_STAGES, ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { ApiError, messageOf } from '#shared/web/api-error.ts';
import { formatFraction, formatNumber } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import type { advancedEndpoints, WhatIfAnswer, WhatIfMove } from '../contract/advanced.ts';

const { useSend } = endpointHooks<typeof advancedEndpoints>();

const optionsOf = (terms: readonly { id: string; label: string }[]) =>
  terms.map(({ id, label }) => ({ value: id, label }));
const STAGES = optionsOf(COMPANY_STAGES);
const INSTRUMENTS = optionsOf(ROUND_TYPES);
const PLACES = optionsOf(COUNTRIES);

/** Who moves against their own fit does so because of others. */
const AGAINST = { good: 'Others fell further.', warn: 'Others rose further.', plain: '' } as const;

const fitText = (fit: number | null): string => (fit === null ? '–' : `${formatNumber(fit)}%`);

function Move({ move, tone }: { move: WhatIfMove; tone: 'good' | 'warn' | 'plain' }) {
  const { counterpart, rankBefore, rankAfter, scoreBefore, scoreAfter, flip } = move;
  const change = (scoreAfter ?? 0) - (scoreBefore ?? 0);
  const isAgainst = tone === 'good' ? change < 0 : tone === 'warn' && change > 0;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2">
          <Avatar name={counterpart.name} imageUrl={counterpart.imageUrl} size="sm" />
          <PageLink
            href={counterpart.href}
            className="hover:text-green min-w-0 font-semibold break-words underline-offset-4 hover:underline"
          >
            {counterpart.name}
          </PageLink>
          <DemoTag isDemo={counterpart.isDemo} />
        </span>
        <span className="tabular shrink-0 text-right text-sm">
          <span className="text-soft">{fitText(scoreBefore)} → </span>
          <span className="text-lg font-bold">{fitText(scoreAfter)}</span>
          <span className="text-soft block text-xs">
            place {formatNumber(rankBefore)} → {formatNumber(rankAfter)}
          </span>
        </span>
      </div>
      {flip === null ? (
        <p className="text-soft text-sm">Their match did not change; others did.</p>
      ) : (
        <div className="text-sm">
          <Tag tone={isAgainst ? 'plain' : tone}>
            {flip.key === 'misfit'
              ? flip.label
              : `${flip.label} ${formatFraction(flip.beforeFraction)} → ${formatFraction(flip.afterFraction)}`}
          </Tag>
          <p className="mt-1">
            {flip.afterText}
            {isAgainst ? <span className="text-soft"> {AGAINST[tone]}</span> : null}
          </p>
        </div>
      )}
    </li>
  );
}

type GroupProps = {
  title: string;
  moves: readonly WhatIfMove[];
  none: string;
  tone: 'good' | 'warn' | 'plain';
};

function Group({ title, moves, none, tone }: GroupProps) {
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">
        {title} <span className="tabular text-soft font-normal">{moves.length}</span>
      </h3>
      {moves.length === 0 ? (
        <p className="text-soft py-2 text-sm">{none}</p>
      ) : (
        <ul className="divide-y">
          {moves.map((move) => (
            <Move key={move.counterpart.id} move={move} tone={tone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Answer({ answer }: { answer: WhatIfAnswer }) {
  const { tried, compared, listed, entered, dropped, stayed } = answer;
  if (tried.length === 0)
    return <p className="text-soft mt-4">Nothing has changed. Change something else.</p>;
  return (
    <output className="mt-5 block border-t pt-4">
      <p className="mb-3">
        {tried.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; ')}. Compared with{' '}
        {formatNumber(compared)} investors; the list holds the best {listed}.
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <Group title="Would enter" moves={entered} none="No one new." tone="good" />
        <Group title="Would leave" moves={dropped} none="No one." tone="warn" />
      </div>
      {stayed.length === 0 ? null : (
        <details className="mt-4">
          <summary className="text-green min-h-11 cursor-pointer py-2 text-sm font-medium">
            Would stay: {stayed.length}
          </summary>
          <ul className="divide-y">
            {stayed.map((move) => (
              <Move key={move.counterpart.id} move={move} tone="plain" />
            ))}
          </ul>
        </details>
      )}
    </output>
  );
}

const NOTHING = { raisingAmount: '', fundingStage: '', country: '', instrument: '' };
type Draft = typeof NOTHING;

const given = (draft: Draft): Partial<Draft> =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ''));

type FieldsProps = {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  errorAt: (path: keyof Draft) => string | null;
};

function Fields({ draft, set, errorAt }: FieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <TextField
        label="Ask"
        placeholder="$500K"
        value={draft.raisingAmount}
        onChange={(event) => set({ raisingAmount: event.target.value })}
        error={errorAt('raisingAmount')}
      />
      <SelectField
        label="Stage"
        placeholder="As it is"
        options={STAGES}
        value={draft.fundingStage}
        onChange={(event) => set({ fundingStage: event.target.value })}
        error={errorAt('fundingStage')}
      />
      <Combobox
        label="Country"
        placeholder="As it is"
        options={PLACES}
        value={draft.country || null}
        onChange={(country) => set({ country: country ?? '' })}
        error={errorAt('country')}
      />
      <SelectField
        label="Instrument"
        placeholder="As it is"
        options={INSTRUMENTS}
        value={draft.instrument}
        onChange={(event) => set({ instrument: event.target.value })}
        error={errorAt('instrument')}
      />
    </div>
  );
}

/** Tries another ask, stage, country or instrument on the list of investors. Nothing is stored. */
export function WhatIfForm({ startupId }: { startupId: number }) {
  const [draft, setDraft] = useState(NOTHING);
  const send = useSend('POST /api/advanced-matching/{startupId}/what-if');
  const { data, error, isPending, mutate } = send;
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const errorAt = (path: keyof Draft) => problems.find((problem) => problem.path === path)?.message ?? null;
  const isElsewhere = error !== null && !problems.some(({ path }) => path in NOTHING);
  return (
    <Card className="mb-5">
      <CardHeader
        title="What if …"
        note="Try a change and see who would enter or leave your list. Nothing is saved and no one is notified."
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ params: { startupId }, body: given(draft) });
        }}
      >
        <Fields draft={draft} set={set} errorAt={errorAt} />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" pending={isPending}>
            Try it
          </Button>
          {isElsewhere ? (
            <p role="alert" className="text-red text-sm font-medium">
              {messageOf(error)}
            </p>
          ) : null}
        </div>
      </form>
      {data === undefined || error !== null ? null : <Answer answer={data} />}
    </Card>
  );
}
