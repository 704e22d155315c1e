import type { ReactNode } from 'react';
import { formatCount, formatDate, formatNumber, formatRelative, formatSize } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { StorageUse, SystemState } from '../contract/system.ts';
import { administration } from './administration.ts';

type PartProps = {
  title: string;
  value: ReactNode;
  problem: string | null;
  /** What is not there is neither fine nor wrong. */
  isThere?: boolean;
  children?: ReactNode;
};

/** A part of the site, its loudest figure first, and whether something is wrong with it. */
function Part({ title, value, problem, isThere = true, children }: PartProps) {
  return (
    <Card className="grid content-start gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-soft text-sm font-medium">{title}</h2>
        {problem === null && !isThere ? null : (
          <Tag tone={problem === null ? 'good' : 'bad'}>{problem === null ? 'Fine' : 'Look at this'}</Tag>
        )}
      </div>
      <p className="tabular text-2xl font-semibold break-words">{value}</p>
      {problem === null ? null : (
        <p role="alert" className="text-red break-words">
          {problem}
        </p>
      )}
      <div className="text-soft text-sm break-words">{children}</div>
    </Card>
  );
}

const standbyLine = ({ standbys, isStandby }: SystemState['database']) =>
  isStandby
    ? 'This is a standby.'
    : standbys.length === 0
      ? 'No standby.'
      : standbys
          .map(
            ({ name, state, lagSeconds }) =>
              `${name} ${state ?? ''}${lagSeconds === null ? '' : `, ${formatNumber(lagSeconds, 1)} s behind`}`,
          )
          .join('; ');

function backupProblem({ isOn, problem }: SystemState['backup']): string | null {
  if (problem !== null) return `The last attempt failed: ${problem}`;
  return isOn ? null : 'Daily backups are off.';
}

function Parts({ state }: { state: SystemState }) {
  const { version, startedAt, database, files, mail, backup, jobs, hasRoom } = state;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Part title="Kilele" value={version} problem={null}>
        Running since {formatDate(startedAt)}, {formatRelative(startedAt)}
      </Part>
      <Part
        title="Database"
        value={formatSize(database.sizeBytes)}
        problem={database.isStandby ? 'It takes no changes.' : null}
      >
        PostgreSQL {database.version}, up since {formatDate(database.startedAt)}. {standbyLine(database)}{' '}
        {formatCount(database.migrations, 'migration')}, the newest {database.newestMigration}.
      </Part>
      <Part
        title="Files"
        value={files.problem === null ? 'Answers' : 'Does not answer'}
        problem={files.problem ?? (hasRoom ? null : 'The disk is nearly full: nothing can be saved.')}
      >
        {files.place}. {files.warning}
      </Part>
      <Part
        title="E-mail"
        isThere={mail.hasServer}
        value={mail.hasServer ? `${formatNumber(mail.waiting)} waiting` : 'Not set up'}
        problem={mail.failed > 0 ? `${formatCount(mail.failed, 'e-mail')} could not be delivered.` : null}
      >
        <TextLink href="/admin/outbox">All e-mails</TextLink>
      </Part>
      <Part
        title="Newest backup"
        isThere={backup.newestAt !== null}
        value={backup.newestAt === null ? 'None yet' : formatRelative(backup.newestAt)}
        problem={backupProblem(backup)}
      />
      <Part
        title="Background work"
        value={`${formatNumber(jobs.waiting)} waiting`}
        problem={jobs.failedToday > 0 ? `${formatNumber(jobs.failedToday)} failed in the last day.` : null}
      >
        <TextLink href="/admin/jobs">All background work</TextLink>
      </Part>
    </div>
  );
}

type Use = StorageUse['people'][number];

function Largest({ title, uses, href }: { title: string; uses: readonly Use[]; href: string }) {
  return (
    <Card>
      <CardHeader title={title} />
      <DataTable
        label={title}
        rows={uses}
        keyOf={({ id }) => id}
        empty="Nothing is stored yet."
        columns={[
          {
            name: 'Name',
            render: ({ id, name }) => (
              <TextLink href={`${href}/${id}`} className="break-words">
                {name ?? id}
              </TextLink>
            ),
          },
          { name: 'Size', isNumber: true, render: ({ bytes }) => formatSize(bytes) },
          { name: 'Files', isNumber: true, render: ({ files }) => formatNumber(files) },
        ]}
      />
    </Card>
  );
}

function Storage({ use }: { use: StorageUse }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <CardHeader title={`${formatSize(use.fileBytes)} of files`} note="The same bytes are stored once." />
        <DataTable
          label="Files by kind"
          rows={use.kinds}
          keyOf={({ kind }) => kind}
          empty="No file is stored yet."
          columns={[
            { name: 'Kind', render: ({ kind }) => kind },
            { name: 'Size', isNumber: true, render: ({ bytes }) => formatSize(bytes) },
            { name: 'Files', isNumber: true, render: ({ files }) => formatNumber(files) },
          ]}
        />
      </Card>
      <Card>
        <CardHeader title="Largest tables" note="With their indexes." />
        <DataTable
          label="Largest tables"
          rows={use.tables}
          keyOf={({ table }) => table}
          columns={[
            { name: 'Table', render: ({ table }) => table.replaceAll('_', ' ') },
            { name: 'Size', isNumber: true, render: ({ bytes }) => formatSize(bytes) },
          ]}
        />
      </Card>
      <Largest title="Startups with the most files" uses={use.startups} href="/startups" />
      <Largest title="People with the most files" uses={use.people} href="/people" />
    </div>
  );
}

/** Whether everything the site stands on is well, and what it stores. */
export function SystemPage() {
  const state = administration.useCall('GET /api/admin/system', {}, { staleTimeMs: 0 });
  const storage = administration.useCall('GET /api/admin/storage', {}, { staleTimeMs: 0 });
  return (
    <>
      <PageHeader title="System" note="Database, files, e-mail, backups and background work." />
      <Loaded result={state} label="Loading the state" failure="We could not load the state">
        {(data) => <Parts state={data} />}
      </Loaded>
      <h2 className="mt-8 mb-3 text-xl font-semibold">Storage</h2>
      <Loaded result={storage} label="Loading what is stored" failure="We could not load what is stored">
        {(data) => <Storage use={data} />}
      </Loaded>
    </>
  );
}
