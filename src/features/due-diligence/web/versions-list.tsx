import { formatCount, formatDate, formatFraction } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { RISK_LABELS } from '../domain/labels.ts';
import { useDueDiligenceHistory } from './use-due-diligence.ts';

/** ` (+8)` since the version before; nothing for the first or where nothing moved. */
function changeFrom(before: number | undefined, score: number): string {
  if (before === undefined || before === score) return '';
  return ` (${score > before ? '+' : '−'}${Math.abs(score - before)})`;
}

type Props = { startupId: number; shown: number; onShow: (version: number) => void };

/** Who ran the checks and when; any version opens again. */
export function VersionsList({ startupId, shown, onShow }: Props) {
  const { data, error, refetch, isFetching } = useDueDiligenceHistory(startupId);
  if (error && !data) return <LoadError what="the versions" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonLines label="Loading the versions" />;
  return (
    <Card>
      <CardHeader title="Versions" note={`${formatCount(data.total, 'version')} kept, newest first.`} />
      <ul className="divide-line divide-y text-sm">
        {data.items.map(
          ({ version, createdAt, createdBy, overallScore, riskLevel, evidenceCoverage }, index) => (
            <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span>
                <b className="font-semibold">Version {version}</b>, {formatDate(createdAt)}
                {createdBy === null ? '' : `, ${createdBy}`}
                <span className="text-soft tabular block">
                  {overallScore} / 100{changeFrom(data.items[index + 1]?.overallScore, overallScore)},{' '}
                  {RISK_LABELS[riskLevel].toLowerCase()}, {formatFraction(evidenceCoverage)} of the evidence
                  seen
                </span>
              </span>
              {version === shown ? (
                <Tag tone="good">Shown</Tag>
              ) : (
                <Button aria-label={`Show version ${version}`} onClick={() => onShow(version)}>
                  Show
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
