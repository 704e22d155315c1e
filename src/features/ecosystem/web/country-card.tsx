import type { ComponentType } from 'react';
import { formatCount, formatDate, formatDollarsShort, formatNumber } from '#shared/web/format.ts';
import { BarChart } from '#shared/web/chart/bar-chart.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Ecosystem } from '../contract.ts';

function Density({ ecosystem }: { ecosystem: Ecosystem }) {
  const { networkDensity, people, country, demo } = ecosystem;
  return (
    <StatCard
      label="Network density"
      isInvented={demo.startups + demo.investors > 0}
      value={networkDensity === null ? null : networkDensity.toFixed(2)}
      of="of 1"
      note={
        networkDensity === null
          ? 'Hidden: with fewer than 5 people it would reveal who knows whom.'
          : `n = ${formatCount(people ?? 0, 'person', 'people')}`
      }
      why={{
        label: 'How it is calculated',
        content: (
          <p className="pr-8">
            Pairs of people who are connected or were introduced, divided by all possible pairs, among the
            teams of startups with headquarters in {country} and the investors based there. 0 means no one
            knows anyone; 1 means everyone knows everyone.
          </p>
        ),
      }}
    />
  );
}

function Tiles({ ecosystem }: { ecosystem: Ecosystem }) {
  const { totalStartups, totalInvestors, investorsLooking, funding, code, demo, basis } = ecosystem;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <StatCard
        label="Startups"
        isInvented={demo.startups > 0}
        value={formatNumber(totalStartups)}
        note={
          <>
            Active, with headquarters here.{' '}
            <TextLink href={`/startups?country=${code}`}>See the startups</TextLink>
          </>
        }
      />
      <StatCard
        label="Investors based here"
        isInvented={demo.investors > 0}
        value={formatNumber(totalInvestors)}
        note={`${formatCount(investorsLooking, 'investor')} elsewhere ${investorsLooking === 1 ? 'names' : 'name'} it or its region.`}
      />
      <StatCard
        label="Funding in 12 months"
        isInvented={basis.demoRounds > 0}
        value={funding.deals12 === 0 ? null : formatDollarsShort(funding.funding12)}
        note={`${formatCount(funding.deals12, 'round')}; the year before ${formatDollarsShort(funding.fundingPrev12)} in ${formatCount(funding.dealsPrev12, 'round')}.`}
      />
      <Density ecosystem={ecosystem} />
    </div>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function Trends({ ecosystem }: { ecosystem: Ecosystem }) {
  const { trends, growing } = ecosystem;
  const grew = growing.map(
    ({ name, deals12, dealsPrev12 }) =>
      `${name}: ${formatCount(deals12, 'round')}, after ${dealsPrev12} the year before.`,
  );
  if (grew.length + trends.challenges.length + trends.opportunities.length === 0) return null;
  return (
    <Card className="grid gap-4">
      <Sentences title="Growing sectors" sentences={grew} />
      <Sentences title="Challenges" sentences={trends.challenges} />
      <Sentences title="Opportunities" sentences={trends.opportunities} />
    </Card>
  );
}

type Props = { ecosystem: Ecosystem; Basis: ComponentType<{ ecosystem: Ecosystem }> };

/** A country's panel: its numbers, sectors, cities and what its rows say. */
export function CountryCard({ ecosystem, Basis }: Props) {
  const { country, totalStartups, totalInvestors, sectors, cities, demo, asOf, basis } = ecosystem;
  const isEmpty = totalStartups + totalInvestors + basis.n === 0;
  return (
    <section aria-label={country} className="grid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl font-bold tracking-tight">{country}</h2>
        <span className="text-soft text-sm">As of {formatDate(asOf)}</span>
        {demo.startups + demo.investors + basis.demoRounds > 0 ? (
          <Tag tone="warn">Includes the demo, invented</Tag>
        ) : null}
      </div>
      {isEmpty ? (
        <EmptyState
          title={`No one from ${country} is here yet`}
          icon="pin"
          action={
            <LinkButton href="/startups/new" variant="primary">
              Add the first startup
            </LinkButton>
          }
        >
          There are no startups, investors or rounds here yet. Be the first.
        </EmptyState>
      ) : (
        <>
          <Tiles ecosystem={ecosystem} />
          {sectors.length === 0 ? null : (
            <Card>
              <CardHeader title="Sectors" note={`n = ${formatCount(totalStartups, 'startup')}`} />
              <BarChart
                label={`Startups in ${country} by sector`}
                head={['Sector', 'Startups']}
                rows={sectors.map(({ name, count }) => ({
                  key: name,
                  name,
                  value: count,
                  text: formatNumber(count),
                }))}
              />
              {cities.length === 0 ? null : (
                <p className="text-soft mt-3 text-sm">
                  Cities: {cities.map(({ name, count }) => `${name} ${count}`).join(', ')}
                </p>
              )}
            </Card>
          )}
          <Trends ecosystem={ecosystem} />
          <Basis ecosystem={ecosystem} />
        </>
      )}
    </section>
  );
}
