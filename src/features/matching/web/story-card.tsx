import { formatFraction, formatNumber } from '#shared/web/format.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { ScoreNumber } from '#shared/web/ui/score.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { Match } from '../contract.ts';
import { CriteriaList } from './criteria-list.tsx';

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
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}

function Against({ text, hard = false }: { text: string; hard?: boolean }) {
  const tone = hard ? 'bg-red-tint text-red' : 'bg-amber-tint text-amber';
  return (
    <p className={`flex gap-2 rounded-sm px-3 py-2 text-sm ${tone}`}>
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="sr-only">{hard ? 'Conflict: ' : 'Weakest point: '}</span>
        {text}
      </span>
    </p>
  );
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What carried a match and what spoke against it, with every criterion of both sides one click away. */
export function MatchStory({ match, open = false }: { match: Match; open?: boolean }) {
  const { reasons, theirReasons, weakest, theirWeakest, conflicts, counterpart } = match;
  const carried = unique(
    [theirReasons[0], reasons[0], theirReasons[1], reasons[1]].filter((one) => one !== undefined),
  );
  const lost = unique([theirWeakest, weakest].filter((one) => one !== null)).slice(0, 1);
  return (
    <div className="grid gap-3">
      <Reasons reasons={carried.filter((reason) => !lost.includes(reason)).slice(0, 3)} />
      {conflicts.map((conflict) => (
        <Against key={conflict} text={conflict} hard />
      ))}
      {lost.map((text) => (
        <Against key={text} text={text} />
      ))}
      <details open={open}>
        <summary className="text-green hover:text-green-strong flex min-h-11 cursor-pointer items-center text-sm font-medium md:min-h-9">
          Every criterion, both values
        </summary>
        <div className="mt-2 grid gap-4">
          <CriteriaList
            title={`Why ${counterpart.name} may want this: ${match.theirScore}`}
            criteria={match.theirComponents}
          />
          <CriteriaList
            title={`What ${counterpart.name} is worth to you: ${match.ownScore}`}
            criteria={match.components}
          />
        </div>
      </details>
    </div>
  );
}
