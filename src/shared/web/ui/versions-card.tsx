import { type ReactNode, useState } from 'react';
import { formatCount, formatDate, formatNumber } from '../format.ts';
import { Card, CardHeader } from './card.tsx';
import { SelectField } from './select-field.tsx';

/** Who made a version, and when. */
export type VersionLine = {
  readonly version: number;
  readonly createdAt: string;
  readonly createdBy: string | null;
};

const versionLabel = ({ version, createdAt, createdBy }: VersionLine) =>
  `Version ${version}, ${formatDate(createdAt)}${createdBy === null ? '' : `, ${createdBy}`}`;

type VersionsCardProps = {
  /** Newest first; undefined while they load. */
  versions: { readonly items: readonly VersionLine[]; readonly total: number } | undefined;
  shown: number;
  latest: number;
  onShow: (version: number) => void;
  actions?: ReactNode;
  /** The shown version beside another one. */
  children: (against: number) => ReactNode;
};

/** Earlier versions: open one, or lay two side by side. */
export function VersionsCard({ versions, shown, latest, onShow, actions, children }: VersionsCardProps) {
  const [against, setAgainst] = useState<number | null>(null);
  const options = (versions?.items ?? []).map((each) => ({
    value: String(each.version),
    label: versionLabel(each),
  }));
  const total = versions?.total ?? latest;
  return (
    <Card>
      <CardHeader
        title="Versions"
        note={`${formatCount(total, 'version')} kept. Shown: ${formatNumber(shown)}.`}
        actions={actions}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Show"
          required
          options={options}
          value={String(shown)}
          onChange={({ target }) => onShow(Number(target.value))}
        />
        <SelectField
          label="Compare with"
          placeholder={total > 1 ? 'Nothing' : 'There is no other version yet'}
          options={options.filter(({ value }) => value !== String(shown))}
          value={against === null || against === shown ? '' : String(against)}
          onChange={({ target }) => setAgainst(target.value === '' ? null : Number(target.value))}
        />
      </div>
      {against === null || against === shown ? null : <div className="mt-4">{children(against)}</div>}
    </Card>
  );
}
