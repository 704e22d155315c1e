import { periodText } from '#shared/domain/calendar.ts';
import { useState } from 'react';
import { formatDate, formatNumber } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { documentEndpoints } from '../contract.ts';
import type { AnalysisDiff, ExtractedNumber } from '../contract/analysis.ts';
import type { DocumentDetail, DocumentVersion } from '../contract/document.ts';
import { StatusTag } from './documents-list.tsx';
import { figureText, isNamed, kindLabel } from './figure-words.ts';
import { UploadForm } from './upload-form.tsx';

const { useCall } = endpointHooks<typeof documentEndpoints>();

type Change = { readonly key: string; readonly tone: TagTone; readonly tag: string; readonly text: string };

const stated = (number: ExtractedNumber) =>
  `${kindLabel(number)}${number.period === null ? '' : `, ${periodText(number.period)}`}: ${figureText(number)}`;

/** Every change as one line, what matters most first. */
function changesOf({ findings, sections, numbers }: AnalysisDiff): Change[] {
  const lines = [
    ...findings.vanished
      .filter(({ kind }) => kind === 'flag')
      .map(({ title }) => ['good', 'Mended', title] as const),
    ...findings.appeared
      .filter(({ kind }) => kind === 'flag')
      .map(({ title }) => ['bad', 'New flag', title] as const),
    ...findings.appeared
      .filter(({ kind }) => kind === 'strength')
      .map(({ title }) => ['good', 'New strength', title] as const),
    ...findings.vanished
      .filter(({ kind }) => kind === 'strength')
      .map(({ title }) => ['warn', 'Strength gone', title] as const),
    ...sections.appeared.map(({ label }) => ['good', 'New section', label] as const),
    ...sections.vanished.map(({ label }) => ['warn', 'Section gone', label] as const),
    ...numbers.changed.map(
      ({ before, after }) => ['info', 'Changed', `${stated(before)} → ${figureText(after)}`] as const,
    ),
    ...numbers.appeared.filter(isNamed).map((number) => ['plain', 'New figure', stated(number)] as const),
    ...numbers.vanished.filter(isNamed).map((number) => ['plain', 'Figure gone', stated(number)] as const),
  ];
  const unique = new Map(lines.map(([tone, tag, text]) => [`${tag}:${text}`, { tone, tag, text }]));
  return [...unique].map(([key, change]) => ({ key, ...change }));
}

function scoreText({ score: { before, after } }: AnalysisDiff): string {
  if (before === null || after === null) return 'One of the two has no score.';
  if (before === after) return `The score stayed at ${after}.`;
  return `The score went from ${before} to ${after}.`;
}

function Differences({ id, from, to }: { id: number; from: number; to: number }) {
  const { data, error, refetch, isFetching } = useCall('GET /api/documents/{id}/diff', {
    params: { id },
    query: { from, to },
  });
  if (error && !data)
    return (
      <ErrorState
        title="We could not compare these versions"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined) return <SkeletonLines label="Comparing" />;
  const changes = changesOf(data);
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{scoreText(data)}</p>
      {changes.length === 0 ? <p className="text-soft text-sm">No findings have changed.</p> : null}
      <ul className="grid gap-2 text-sm">
        {changes.map(({ key, tone, tag, text }) => (
          <li key={key} className="grid grid-cols-[7.5rem_1fr] items-start gap-2">
            <span>
              <Tag tone={tone}>{tag}</Tag>
            </span>
            <span className="min-w-0 pt-0.5">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const versionLabel = ({ number, createdAt }: DocumentVersion) =>
  `Version ${number}, ${formatDate(createdAt)}`;

function VersionRow({
  document: { id, isShared },
  version,
  shown,
  onShow,
}: {
  document: DocumentDetail;
  version: DocumentVersion;
  shown: boolean;
  onShow: () => void;
}) {
  const { number, note, fileName, createdBy, createdAt, score } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 last:border-b-0">
      <button
        type="button"
        aria-pressed={shown}
        onClick={onShow}
        className="group min-h-11 min-w-0 flex-1 basis-full text-left text-sm sm:basis-0"
      >
        <span className="group-aria-pressed:text-green block font-semibold group-hover:underline">
          Version {number}
          {shown ? ', shown' : ''}
        </span>
        <span className="text-soft block [overflow-wrap:anywhere]">
          {formatDate(createdAt)}
          {createdBy === null ? '' : `, ${createdBy}`}, {fileName}
        </span>
        {note === null ? null : <span className="block">{note}</span>}
      </button>
      <StatusTag version={version} />
      {isShared ? null : (
        <span className="tabular w-8 text-right font-bold">{score === null ? '–' : formatNumber(score)}</span>
      )}
      <LinkButton
        variant="quiet"
        icon="download"
        href={`/api/documents/${id}/versions/${number}/file`}
        aria-label={`Download version ${number}`}
      />
    </li>
  );
}

type Props = { document: DocumentDetail; shown: DocumentVersion; onShow: (number: number) => void };

/** Every version that was sent, the way to send the next, and what changed between two. */
export function VersionsCard({ document, shown, onShow }: Props) {
  const { id, versions, canEdit, isMade } = document;
  const others = versions.filter(
    ({ number, status }) => !isMade && number !== shown.number && status === 'ready',
  );
  const [against, setAgainst] = useState<number | null>(null);
  const compared = others.find(({ number }) => number === against);
  return (
    <Card>
      <CardHeader title="Versions" note="The newest one counts; older ones are kept" />
      <div className="grid gap-6 lg:grid-cols-2">
        <ul>
          {versions.map((version) => (
            <VersionRow
              key={version.number}
              document={document}
              version={version}
              shown={version.number === shown.number}
              onShow={() => onShow(version.number)}
            />
          ))}
        </ul>
        <div className="grid content-start gap-5">
          {canEdit && !isMade ? (
            <UploadForm
              label="Upload a newer version"
              target={{ documentId: id }}
              onDone={({ versions: [newest] }) => onShow(newest?.number ?? shown.number)}
            />
          ) : null}
          {others.length > 0 && shown.status === 'ready' ? (
            <SelectField
              label={`Compare version ${shown.number} with`}
              required
              placeholder="Choose a version"
              options={others.map((version) => ({
                value: String(version.number),
                label: versionLabel(version),
              }))}
              value={compared ? String(compared.number) : ''}
              onChange={({ target }) => setAgainst(target.value === '' ? null : Number(target.value))}
            />
          ) : null}
          {compared ? (
            <Differences
              id={id}
              from={Math.min(compared.number, shown.number)}
              to={Math.max(compared.number, shown.number)}
            />
          ) : null}
        </div>
      </div>
    </Card>
  );
}
