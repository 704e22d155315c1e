import type { ReactNode } from 'react';
import { formatMoneyShort } from '#shared/web/format.ts';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Row, RowActions, RowFoot, RowLink } from '#shared/web/ui/row-list.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { CENTS } from '#shared/domain/cents.ts';
import type { InvestorCard as InvestorCardData } from '../contract/investor.ts';
import { InvestorMarks } from './investor-marks.tsx';
import { investorLine, ticketRange } from './investor-words.ts';

const SECTORS_SHOWN = 3;

const GEOGRAPHIES_SHOWN = 2;

/** The first few labels, and how many more there are; `title` says what they are labels of. */
function Labels({
  title,
  labels,
  shown,
  fallback,
}: {
  title: string;
  labels: readonly string[];
  shown: number;
  fallback: string;
}) {
  const rest = labels.slice(shown);
  return (
    <div className="inline">
      <dt className="sr-only">{title}</dt>
      {(labels.length === 0 ? [fallback] : labels.slice(0, shown)).map((label, index) => (
        <dd key={label} className="inline">
          {index === 0 ? null : <span aria-hidden="true">, </span>}
          <span>{label}</span>
        </dd>
      ))}
      {rest.length === 0 ? null : (
        <dd className="text-soft tabular ml-1 inline font-medium">
          +{rest.length}
          <span className="sr-only"> more: {rest.join(', ')}</span>
        </dd>
      )}
    </div>
  );
}

const APART = '[&>div+div]:before:mx-1 [&>div+div]:before:text-faint [&>div+div]:before:content-["·"]';

function Looks({ investor }: { investor: InvestorCardData }) {
  const { preferredSectors, preferredGeographies, preferredStages } = investor;
  return (
    <dl className={classNames('line-clamp-2 min-w-0 text-sm leading-4.5', APART)}>
      <Labels title="Sectors" labels={preferredSectors} shown={SECTORS_SHOWN} fallback="Various Sectors" />
      <Labels title="Geographies" labels={preferredGeographies} shown={GEOGRAPHIES_SHOWN} fallback="Global" />
      <div className="text-soft inline">
        <dt className="sr-only">Stages</dt>
        <dd className="inline">{preferredStages.join(', ') || 'Various Stages'}</dd>
      </div>
    </dl>
  );
}

/** One investor of the directory; `actions` stand beside View Profile. */
export function InvestorRow({ investor, actions }: { investor: InvestorCardData; actions?: ReactNode }) {
  const name = fullName(investor.user);
  return (
    <Row className="grid-cols-[2.5rem_minmax(0,1fr)] lg:grid-cols-[2.5rem_minmax(0,14rem)_minmax(0,1.3fr)_minmax(0,0.9fr)_8.5rem_7.5rem]">
      <Avatar name={name} imageUrl={investor.user.profileImageUrl} />
      <div className="min-w-0 self-center leading-5">
        <h3 className="flex flex-wrap items-center gap-x-1.5 text-base leading-5">
          <RowLink href={`/investors/${investor.id}`}>{name}</RowLink>
          <InvestorMarks {...investor} />
        </h3>
        <p className="text-soft truncate text-sm leading-5">{investorLine(investor)}</p>
      </div>
      <div className="col-span-full flex items-start justify-between gap-3 lg:col-span-1 lg:block lg:self-center">
        <Looks investor={investor} />
        <TextLink
          href={`/investors/${investor.id}`}
          aria-label={`View Profile of ${name}`}
          className="relative z-1 inline-block shrink-0 py-0.5 text-sm"
        >
          View Profile
        </TextLink>
      </div>
      <p className="text-soft line-clamp-3 self-center text-sm leading-4.5 max-lg:hidden">
        {investor.investmentThesis}
      </p>
      <RowFoot>
        <p className="self-center leading-5">
          <b className="tabular block text-lg leading-5 font-bold tracking-tight">{ticketRange(investor)}</b>
          <span className="text-soft tabular text-xs">
            typically {formatMoneyShort(investor.averageTicketSize * CENTS)}
          </span>
        </p>
        <RowActions>{actions}</RowActions>
      </RowFoot>
    </Row>
  );
}
