import { formatFraction, formatNumber } from '#shared/web/format.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { ScoreNumber } from '#shared/web/ui/score.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { Match } from '../contract.ts';
import { CriteriaList, HighlightsList } from './criteria-list.tsx';

/** The loud number, with the chance behind it. */
export function MatchScore({ match }: { match: Match }) {
  return <ScoreNumber score={match.score} note={`confidence ${formatFraction(match.confidence, 1)}`} />;
}

/** Where the score and the confidence come from. */
export function WhyScore({ match }: { match: Match }) {
  const { score, ownScore, theirScore, counterpart, confidence, evidenceCount } = match;
  return (
    <Why label={`Why ${score}?`}>
      <div className="grid gap-2 pr-6">
        <p>
          {counterpart.name} is worth {formatNumber(ownScore)} of 100 to you, and you are worth{' '}
          {formatNumber(theirScore)} to them. The score is the geometric mean of both.
        </p>
        <p>
          Confidence is the measured chance that an investor with this score joins the round:{' '}
          {formatFraction(confidence, 1)}, held back by how little is recorded (n = {evidenceCount}). Few
          pairs ever close, so it is small by nature.
        </p>
        <p>
          <TextLink href="/matching/accuracy">How well these scores do</TextLink>
        </p>
      </div>
    </Why>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Icon name="check" className="text-green mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{reason}</span>
        </li>
      ))}
    </ul>
  );
}

function Conflict({ text }: { text: string }) {
  return (
    <p className="bg-red-tint text-red flex gap-2 rounded-sm px-3 py-2 text-sm">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        <span className="sr-only">Conflict: </span>
        {text}
      </span>
    </p>
  );
}

/** What carried a match and what spoke against it, with the words and every criterion one click away. */
export function MatchStory({ match }: { match: Match }) {
  const { highlights, conflicts, counterpart, components, theirComponents, ownScore, theirScore } = match;
  return (
    <div className="grid gap-3">
      <HighlightsList highlights={highlights} />
      {conflicts.map((conflict) => (
        <Conflict key={conflict} text={conflict} />
      ))}
      <details className="group">
        <summary className="text-green hover:text-green-strong flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-medium md:min-h-9 [&::-webkit-details-marker]:hidden">
          <Icon name="chevron" className="size-4 group-open:rotate-180" />
          In words, and every criterion
        </summary>
        <div className="mt-2 grid gap-4">
          <Reasons reasons={highlights.carried.map((one) => one.sentence)} />
          {highlights.weakest === null ? null : (
            <p className="text-amber flex gap-2 text-sm">
              <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
              {highlights.weakest.sentence}
            </p>
          )}
          <CriteriaList
            title={`What you are worth to ${counterpart.name}: ${theirScore}`}
            criteria={theirComponents}
          />
          <CriteriaList
            title={`What ${counterpart.name} is worth to you: ${ownScore}`}
            criteria={components}
          />
        </div>
      </details>
    </div>
  );
}
