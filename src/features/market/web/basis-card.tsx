import { formatCount, formatDate } from '#shared/web/format.ts';
import { ExternalLink, TextLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { Basis } from '../contract/definition.ts';

type Props = {
  basis: Basis;
  /** The list of the rows that were counted. */
  rowsHref: string;
};

/** What stands under figures: rows counted, as of when, from where, by which definition, and the way to the rows. */
export function BasisCard({ basis, rowsHref }: Props) {
  const { n, asOf, amountsLeftOut, demoRounds, sources, definition } = basis;
  return (
    <aside aria-label="What these figures count" className="bg-sunk grid gap-2 rounded-md p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="tabular">
          n = <b>{formatCount(n, 'round')}</b>
        </span>
        <span>As of {formatDate(asOf)}</span>
        {n > 0 ? <TextLink href={rowsHref}>See the rounds</TextLink> : null}
        <Why label="What is counted">
          <p>{definition}</p>
          <p className="mt-2">
            A round is one that a startup reports as received and closed, or a row of an imported table. A
            round in both counts once.
          </p>
        </Why>
        {demoRounds > 0 ? (
          <Tag tone="warn">Includes {formatCount(demoRounds, 'demo round')}, invented</Tag>
        ) : null}
      </div>
      {amountsLeftOut > 0 ? (
        <p className="text-soft">
          {formatCount(amountsLeftOut, 'amount')} unpublished or not in dollars: counted as{' '}
          {amountsLeftOut === 1 ? 'a round' : 'rounds'}, not in sums.
        </p>
      ) : null}
      {sources.map(({ source, licence, sourceUrl, rounds }) => (
        <p key={`${source}${licence}`} className="text-soft">
          {formatCount(rounds, 'round')} from{' '}
          {sourceUrl === null ? source : <ExternalLink href={sourceUrl}>{source}</ExternalLink>}, licence:{' '}
          {licence}
        </p>
      ))}
    </aside>
  );
}
