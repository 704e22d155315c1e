import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';

type Point = { readonly icon: IconName; readonly title: string; readonly text: string };

const audiences: readonly Point[] = [
  {
    icon: 'flag',
    title: 'Founders',
    text: 'See which investors fit your stage, sector, place and ticket, and what speaks against each of them.',
  },
  {
    icon: 'person',
    title: 'Angel Investors',
    text: 'State a thesis once. Deals arrive ranked, with the facts that carried them up the list.',
  },
  {
    icon: 'building',
    title: 'VC Funds',
    text: 'Keep one pipeline from first look to term sheet, with the reason, the owner and the next step on every deal.',
  },
  {
    icon: 'rocket',
    title: 'Startups',
    text: 'One profile, kept by the whole team: traction with its source, equity that adds up, documents you control.',
  },
];

export function LandingAudiences() {
  return (
    <section className="wrap mt-16 md:mt-20" aria-labelledby="audiences">
      <h2 id="audiences" className="max-w-2xl text-2xl font-bold tracking-tight text-balance md:text-3xl">
        Four starting points, one mountain
      </h2>
      <ul className="mt-8 grid border-t sm:grid-cols-2 lg:grid-cols-4">
        {audiences.map((audience) => (
          <li key={audience.title} className="border-b py-6 sm:pr-8 lg:border-b-0">
            <Icon name={audience.icon} className="text-clay-ink size-7" />
            <h3 className="mt-4 text-lg font-semibold tracking-tight">{audience.title}</h3>
            <p className="text-soft mt-1.5">{audience.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const insights: readonly Point[] = [
  {
    icon: 'document',
    title: 'Deck quality, page by page',
    text: 'What an investor looks for and does not find, with the page and the sentence it comes from.',
  },
  {
    icon: 'coins',
    title: 'Models that have to add up',
    text: 'Cap table health, valuation consistency and burn rate are recomputed, not taken on trust.',
  },
  {
    icon: 'alert',
    title: 'Red flags, said early',
    text: 'Contradictions between what a deck claims and what a model shows, while there is still time to fix them.',
  },
];

export function LandingInsights() {
  return (
    <section className="bg-sunk mt-16 border-y md:mt-20" aria-labelledby="insights">
      <div className="wrap grid gap-10 py-14 lg:grid-cols-[1fr_1.3fr] lg:gap-16 lg:py-20">
        <div>
          <h2 id="insights" className="text-2xl font-bold tracking-tight text-balance md:text-3xl">
            AI insights that show their evidence
          </h2>
          <p className="text-soft mt-4 max-w-[30rem] text-lg">
            A score without a reason is a rumour. Each finding names its source, each formula is open, and
            what is not known is left blank.
          </p>
        </div>
        <ul className="grid gap-7">
          {insights.map((insight) => (
            <li key={insight.title} className="grid grid-cols-[auto_1fr] gap-x-5">
              <span className="bg-card text-green grid size-12 place-items-center rounded-md border">
                <Icon name={insight.icon} className="size-6" />
              </span>
              <div>
                <h3 className="text-lg font-semibold tracking-tight">{insight.title}</h3>
                <p className="text-soft mt-1">{insight.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const features: readonly Point[] = [
  {
    icon: 'handshake',
    title: 'Investor matching',
    text: 'By stage, sector and geography, in both directions, with what speaks for and against.',
  },
  {
    icon: 'lock',
    title: 'Secure data rooms',
    text: 'Versions and permissions per person. Access ends at once when you revoke it.',
  },
  {
    icon: 'message',
    title: 'Introductions by consent',
    text: 'No one is messaged until both sides have accepted the introduction.',
  },
  {
    icon: 'download',
    title: 'PDF deal summaries',
    text: 'The facts of a deal on two pages, made from what is on record.',
  },
  {
    icon: 'chart',
    title: 'Valuation benchmarking',
    text: 'Several methods side by side, with the inputs each one used and the range they leave.',
  },
  {
    icon: 'search',
    title: 'Advanced search',
    text: 'By location, sector, stage, traction tier and fit, the AI score of your own matches. Typos are understood, and a saved search alerts you to what is new.',
  },
];

export function LandingFeatures() {
  return (
    <section className="wrap mt-16 md:mt-20" aria-labelledby="features">
      <h2 id="features" className="max-w-2xl text-2xl font-bold tracking-tight text-balance md:text-3xl">
        From first look to signed papers
      </h2>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-xl border bg-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title} className="bg-card p-6">
            <Icon name={feature.icon} className="text-green size-6" />
            <h3 className="mt-4 text-lg font-semibold tracking-tight">{feature.title}</h3>
            <p className="text-soft mt-1">{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
