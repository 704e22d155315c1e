import { formatDollarsShort, formatNumber } from '#shared/web/format.ts';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import type { MarketAnalysis } from '../contract/analysis.ts';

type Line = readonly [what: string, value: string];

function Reckoning({ formula, lines }: { formula: string; lines: readonly Line[] }) {
  return (
    <>
      <p className="pr-8">{formula}</p>
      <dl className="tabular mt-3 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {lines.map(([what, value]) => (
          <div key={what} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{what}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const percent = (value: number | null) => (value === null ? 'not known' : `${formatNumber(value, 1)}%`);

function moreOrFewer(growth: number | null): string {
  if (growth === null || growth === 0) return 'As many companies as';
  return `${formatNumber(Math.abs(growth), 1)}% ${growth > 0 ? 'more' : 'fewer'} companies than`;
}

function trendWords(score: number): string {
  if (score >= 55) return 'More activity than a year ago';
  return score <= 45 ? 'Less activity than a year ago' : 'About the same as a year ago';
}

type Tile = {
  readonly label: string;
  readonly score: number | null;
  readonly words: string;
  readonly formula: string;
  readonly lines: readonly Line[];
};

function tilesOf({ trendScore, growthPotential, competitiveIntensity, facts }: MarketAnalysis): Tile[] {
  const active: Line = [
    'Active companies now: listed here, or with a round in five years',
    formatNumber(facts.activeStartups),
  ];
  return [
    {
      label: 'Trend score',
      score: trendScore,
      words: `${trendWords(trendScore)}; 50 is flat.`,
      formula:
        '100 / (1 + e^(−2m)), where m is the mean logarithmic growth of rounds (2 added to each year) and of funding ($100K added).',
      lines: [
        ['Rounds, last 12 months', formatNumber(facts.deals12)],
        ['Rounds, 12 months before', formatNumber(facts.dealsPrev12)],
        ['Funding, last 12 months', formatDollarsShort(facts.funding12)],
        ['Funding, 12 months before', formatDollarsShort(facts.fundingPrev12)],
      ],
    },
    {
      label: 'Growth potential',
      score: growthPotential,
      words:
        growthPotential === null
          ? 'No companies were on record here a year ago.'
          : `${moreOrFewer(facts.marketGrowthPercent)} a year ago; ${percent(facts.penetrationPercent)} have raised.`,
      formula:
        '100 × (0.6 × g / (g + 0.25) + 0.4 × (1 − p)): g is the growth in active companies over a year, p the share of them that raised in two years.',
      lines: [
        active,
        ['Active a year ago', formatNumber(facts.activeYearBefore)],
        ['Growth g', percent(facts.marketGrowthPercent)],
        ['Raised in two years', formatNumber(facts.fundedStartups)],
        ['Penetration p', percent(facts.penetrationPercent)],
      ],
    },
    {
      label: 'Competition',
      score: competitiveIntensity,
      words:
        competitiveIntensity === null
          ? 'No published amounts to show how funding is spread.'
          : `${formatNumber(facts.activeStartups)} active companies share the funding.`,
      formula:
        '100 × (1 − e^(−active / 40)) × (1 − HHI): many companies sharing the funding compete more than a few where one takes it all.',
      lines: [
        active,
        ['HHI of two years’ funding', facts.hhi === null ? 'not known' : formatNumber(facts.hhi, 2)],
      ],
    },
  ];
}

/** The three scores, each with its formula and the numbers that went into it. Thin data shows no number at all. */
export function ScoresCard({ analysis }: { analysis: MarketAnalysis }) {
  const { thinData, n } = analysis;
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {tilesOf(analysis).map(({ label, score, words, formula, lines }) => (
        <StatCard
          key={label}
          label={label}
          isInvented={analysis.demoStartups + analysis.basis.demoRounds > 0}
          value={thinData ? null : score}
          of="/ 100"
          note={
            thinData ? (
              `Thin data: ${n} of the 5 rounds needed.`
            ) : (
              <>
                <ProgressBar percent={score ?? 0} tone="good" className="mb-2" />
                {words}
              </>
            )
          }
          why={{
            label: thinData ? `Why not yet?` : `Why ${score ?? 'not yet'}?`,
            content: <Reckoning formula={formula} lines={lines} />,
          }}
        />
      ))}
    </div>
  );
}
