import { ageText } from '#shared/domain/dated-source.ts';
import { formatDollars, formatFraction, formatNumber } from '#shared/web/format.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { Method } from '../contract/answer.ts';
import { inWords } from './method-words.ts';

type Input = Method['inputs'][number];

const ORIGINS = { stated: 'stated', default: 'default', table: 'table' } as const;

function shown({ value, unit }: Input): string {
  if (value === null) return 'Not known';
  if (unit === 'usd') return formatDollars(value);
  return unit === 'percent' ? `${formatNumber(value, 2)}%` : formatNumber(value, 2);
}

/** Why a method has no value: what is missing, or what else stands against it. */
function whyNone({ missing, notes }: Method): string {
  if (missing.length > 0) return `Needs: ${missing.map((name) => inWords(name).toLowerCase()).join(', ')}.`;
  return notes[0] ?? 'Cannot be calculated from these figures.';
}

/** Why a value does not count in the fair value. */
function whyUnweighted(value: number): string {
  return value > 0
    ? 'too few inputs to count in the fair value.'
    : 'a value of zero or below does not count in the fair value.';
}

function Reason({ method, asOf }: { method: Method; asOf: string }) {
  const { formula, inputs, sources, notes, stageFit, completeness, quality, confidence, weight } = method;
  return (
    <div className="grid gap-2">
      <p className="pr-6 font-semibold">{formula}</p>
      <dl className="tabular grid gap-1">
        {inputs.map((input) => (
          <div key={input.name} className="flex justify-between gap-4">
            <dt>
              {inWords(input.name)} <span className="text-soft">({ORIGINS[input.origin]})</span>
            </dt>
            <dd className="font-semibold break-all">{shown(input)}</dd>
          </div>
        ))}
      </dl>
      <p>
        Confidence {formatFraction(confidence)}: fit to the stage {formatFraction(stageFit)} × inputs supplied{' '}
        {formatFraction(completeness)} × quality of the tables {formatFraction(quality)}. Weight in the fair
        value: {formatFraction(weight)}.
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="text-soft list-disc pl-4">
        {sources.map((source) => (
          <li key={source.name}>
            {source.name}, {ageText(source, asOf)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What one method says, how far it is to be trusted, and why. */
export function MethodCard({ name, method, asOf }: { name: string; method: Method; asOf: string }) {
  const confidence = formatFraction(method.confidence);
  return (
    <Card className="flex flex-col gap-2">
      <h3 className="font-semibold">{inWords(name)}</h3>
      {method.value === null ? (
        <>
          <p className="text-faint text-xl font-semibold">Not yet</p>
          <p className="text-soft text-sm">{whyNone(method)}</p>
        </>
      ) : (
        <>
          <p className="tabular text-2xl font-bold tracking-tight break-all">{formatDollars(method.value)}</p>
          {method.weight > 0 ? null : (
            <p className="text-soft text-sm">Shown only: {whyUnweighted(method.value)}</p>
          )}
        </>
      )}
      <div className="flex items-center gap-3 text-sm">
        <ProgressBar percent={method.confidence * 100} />
        <span className="text-soft whitespace-nowrap">{confidence} confidence</span>
      </div>
      <Why label="Why?">
        <Reason method={method} asOf={asOf} />
      </Why>
    </Card>
  );
}
