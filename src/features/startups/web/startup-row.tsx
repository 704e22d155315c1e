import type { ReactNode } from 'react';
import { formatNumber } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Row, RowActions, RowFoot, RowLink } from '#shared/web/ui/row-list.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import type { StartupCard } from '../contract/startup.ts';
import { EvidenceText } from './evidence-tag.tsx';
import { VerifiedTag } from './verified-tag.tsx';
import { placeLine, raisingText, tractionFigures } from './startup-words.ts';

function Traction({ startup }: { startup: StartupCard }) {
  const figures = tractionFigures(startup);
  if (figures.length === 0) return <p className="text-faint self-center text-sm">No figures yet</p>;
  return (
    <ul className="grid min-w-0 content-center text-sm leading-4.5">
      {figures.map(({ key, label, value, evidence }) => (
        <li key={key} className="tabular">
          <b className="font-semibold">{value}</b> {label} <EvidenceText evidence={evidence} />
        </li>
      ))}
    </ul>
  );
}

export type StartupRowProps = { startup: StartupCard; connect?: ReactNode };

/** One startup in the directory. `connect` is the button that asks for an introduction. */
export function StartupRow({ startup, connect }: StartupRowProps) {
  const {
    id,
    name,
    logoUrl,
    description,
    businessModel,
    teamSize,
    fundingStage,
    isDemo,
    status,
    fit,
    verifiedDomain,
  } = startup;
  const people = teamSize === 1 ? '1 person' : `${formatNumber(teamSize)} people`;
  return (
    <Row className="grid-cols-[2.5rem_minmax(0,1fr)_auto] lg:grid-cols-[2.5rem_minmax(0,13rem)_6rem_minmax(0,1fr)_13rem_7.5rem]">
      <Avatar name={name} imageUrl={logoUrl} shape="company" />
      <div className="min-w-0 self-center leading-5">
        <h3 className="flex flex-wrap items-center gap-x-1.5 text-base leading-5">
          <RowLink href={`/startups/${id}`}>{name}</RowLink>
          {status === 'active' ? null : <Tag tone="warn">{status}</Tag>}
          <VerifiedTag domain={verifiedDomain} />
          <DemoTag isDemo={isDemo} />
          {typeof fit === 'number' ? <Tag tone="good">{fit}% fit</Tag> : null}
        </h3>
        <p className="text-soft truncate text-sm leading-5">{placeLine(startup)}</p>
      </div>
      <p className="self-center text-right leading-5 lg:text-left">
        <b className="tabular block text-lg leading-5 font-bold tracking-tight">{raisingText(startup)}</b>
        <span className="text-soft text-xs">
          <span className="sr-only">raising, </span>
          {fundingStage}
        </span>
      </p>
      <div className="col-span-full flex items-baseline justify-between gap-3 text-sm lg:col-span-1 lg:block lg:self-center">
        <p className="min-w-0 max-lg:truncate lg:line-clamp-2 lg:leading-4.5">
          {description}{' '}
          <span className="text-soft max-lg:hidden">
            {businessModel}, {people}.
          </span>
        </p>
        <TextLink
          href={`/startups/${id}`}
          aria-label={`View Details of ${name}`}
          className="relative z-1 inline-block shrink-0 py-0.5"
        >
          View Details
        </TextLink>
      </div>
      <RowFoot>
        <Traction startup={startup} />
        <RowActions>{connect}</RowActions>
      </RowFoot>
    </Row>
  );
}
