import { DILIGENCE_CATEGORY_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { formatCount, formatDate, formatFraction } from '#shared/web/format.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { DiligenceAnswer } from '../contract/report.ts';
import { RISK_LABELS } from '../domain/labels.ts';
import { CATEGORIES, CATEGORY_WEIGHTS } from '../domain/score.ts';

/** Any level but these two is styled as high. */
const RISK_TONES: Readonly<Record<string, TagTone>> = { Low: 'good', Medium: 'warn' };

function ScoreReason({ report }: { report: DiligenceAnswer }) {
  return (
    <div className="grid gap-2">
      <p className="pr-6">
        A category is the weighted average of its checks: shown counts 1, partly shown 0.5, failed 0, and
        unknown 0.5. The six categories are added by weight. One critical issue caps the total at 69, two at
        49. From 75 the risk is low, if at least 60% of the evidence is seen; from 50 it is medium.
      </p>
      <dl className="tabular grid gap-1">
        {CATEGORIES.map((category) => (
          <div key={category} className="flex justify-between gap-4">
            <dt>{DILIGENCE_CATEGORY_LABELS[category]}</dt>
            <dd>
              <b className="font-semibold">{report.categories[category].score}</b> ×{' '}
              {formatFraction(CATEGORY_WEIGHTS[category])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Basis({ report }: { report: DiligenceAnswer }) {
  return (
    <dl className="grid gap-2 pr-6">
      {report.basis.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-soft">{label}</dt>
          <dd className="font-semibold break-words">{label === 'As of' ? formatDate(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether the score is low for want of evidence and not for what was found. */
const isLowForWantOfEvidence = ({ criticalIssues, knownScore, overallScore }: DiligenceAnswer): boolean =>
  criticalIssues.length === 0 && overallScore < 75 && (knownScore ?? 100) >= 75;

const speaksAgainst = ({ categories }: DiligenceAnswer): number =>
  Object.values(categories)
    .flatMap(({ checks }) => checks)
    .filter(({ outcome }) => outcome === 'fail').length;

function Coverage({ report }: { report: DiligenceAnswer }) {
  const { evidenceCoverage, knownScore, missingEvidence } = report;
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-soft text-sm font-medium">Evidence seen</h3>
      <p className="tabular text-xl font-bold tracking-tight">{formatFraction(evidenceCoverage)}</p>
      <ProgressBar percent={evidenceCoverage * 100} label="Evidence seen" tone="info" />
      <p className="text-soft text-sm">
        {knownScore === null
          ? 'Nothing could be checked yet.'
          : missingEvidence.length === 0
            ? `Every check has an answer; ${knownScore} of 100 holds.`
            : `Of what could be checked, ${knownScore} of 100 holds. ${formatCount(missingEvidence.length, 'check')} without evidence: the requests are below.`}
      </p>
    </div>
  );
}

function Overall({ report }: { report: DiligenceAnswer }) {
  const { overallScore, riskLevel, cap, criticalIssues } = report;
  return (
    <div className="grid content-start justify-items-start gap-2">
      <h2 className="text-soft text-sm font-medium tracking-normal">Overall score</h2>
      <p className="tabular flex items-baseline gap-2">
        <span className="text-5xl font-bold tracking-tighter">{overallScore}</span>
        <span className="text-faint text-lg font-medium">/ 100</span>
        <Tag tone={RISK_TONES[riskLevel] ?? 'bad'} icon="shield">
          {RISK_LABELS[riskLevel]}
        </Tag>
      </p>
      {cap === null ? null : (
        <p className="text-red text-sm font-medium">
          Held at {cap} by {formatCount(criticalIssues.length, 'critical issue')}.
        </p>
      )}
      {isLowForWantOfEvidence(report) ? (
        <p className="text-soft max-w-prose text-sm">
          {speaksAgainst(report) === 0
            ? 'Because evidence is missing, not because anything is negative.'
            : `Mostly because evidence is missing; ${formatCount(speaksAgainst(report), 'finding')} against it.`}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-x-6">
        <Why label={`Why ${overallScore}?`}>
          <ScoreReason report={report} />
        </Why>
        <Why label="What it is based on">
          <Basis report={report} />
        </Why>
      </div>
    </div>
  );
}

/** The overall score with its risk, how much of it is known, and what to do about it. */
export function SummaryCard({ report }: { report: DiligenceAnswer }) {
  const { investmentRecommendation, version, createdAt, createdBy, side } = report;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-6 md:grid-cols-2">
        <Overall report={report} />
        <Coverage report={report} />
      </div>
      <div className="bg-sunk flex gap-3 rounded-md p-4">
        <Icon name="flag" className="text-green mt-0.5" />
        <div className="min-w-0">
          <h3 className="font-semibold">Investment recommendation</h3>
          <p className="break-words">{investmentRecommendation}</p>
          <p className="text-soft mt-1 text-sm">
            Version {version}, {formatDate(createdAt)}
            {createdBy === null ? '' : `, ${createdBy}`}.{' '}
            {side === 'team' ? 'Only your team sees it.' : 'Only you see it; the startup does not.'}
          </p>
        </div>
      </div>
    </Card>
  );
}
