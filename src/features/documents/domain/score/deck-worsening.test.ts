import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

/** Whole decks in which nothing is wrong, by others; each of the changes below is made to each of them. */
const FOLDER = new URL('../../../../../tools/golden-documents/', import.meta.url);
const NAMES = [
  'deck-en-solar-rwanda',
  'kept-deck-en-agri-rwanda-clean',
  'kept-deck-en-traps-zimbabwe',
  'deck-fr-cacao-cotedivoire',
  'kept-deck-fr-agri-mali-clean',
];
const DECKS = NAMES.map((name) => ({
  name,
  isFrench: name.includes('-fr-'),
  pages: readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8')
    .split(/^---$/m)
    .map((page) => page.trim()),
}));
type Deck = (typeof DECKS)[number];

const read = (pages: readonly string[]) =>
  analyseDocument({ type: 'pitch_deck', pages: pages.map((text, index) => ({ page: index + 1, text })) });
type Reading = ReturnType<typeof read>;
/** The score before it is rounded. */
const pointsOf = ({ parts }: Reading): number =>
  Object.values(parts).reduce((sum, { points }) => sum + points, 0);
const DUST = 1e-6;

const said = (english: string, french: string) => (deck: Deck) => (deck.isFrench ? french : english);
const PRAISE = said(
  'We are a passionate, world-class company with a unique, revolutionary and scalable ecosystem.',
  'Nous sommes une entreprise passionnée et unique, avec un écosystème révolutionnaire et puissant.',
);
const titleOf = (page: string): string => page.split('\n')[0] ?? '';
const withPage = (pages: readonly string[], at: number, text: string): string[] =>
  pages.map((page, index) => (index === at ? text : page));
const without = (pages: readonly string[], at: number): string[] => pages.filter((_, index) => index !== at);
const slides = ({ pages }: Deck): number[] => [...pages.keys()].slice(1);

type Change = (deck: Deck, reading: Reading) => (readonly string[])[];
const pageAdded =
  (text: (deck: Deck) => string): Change =>
  (deck) => [[...deck.pages, text(deck)]];

/** What makes a deck worse: it never scores higher. */
const WORSE: readonly (readonly [string, Change])[] = [
  [
    'a slide of facts becomes one of praise',
    (deck) =>
      slides(deck).map((at) => withPage(deck.pages, at, `${titleOf(deck.pages[at] ?? '')}\n${PRAISE(deck)}`)),
  ],
  ['a slide is left out', (deck) => slides(deck).map((at) => without(deck.pages, at))],
  ['all dates are left out', ({ pages }) => [pages.map((page) => page.replaceAll(/\b20[12]\d\b/g, ''))]],
];
/** What makes any of these decks worse beyond doubt: it scores lower. */
const CLEARLY_WORSE: readonly (readonly [string, Change])[] = [
  ['all figures are left out', ({ pages }) => [pages.map((page) => page.replaceAll(/\S*\d\S*/g, ''))]],
  [
    'competition is denied',
    (deck, { sections }) => {
      const quote = sections.find(({ id }) => id === 'competition')?.quote;
      const denial = said(
        'Competition\nWe have no competitors.',
        "Concurrence\nNous n'avons aucun concurrent.",
      );
      return quote ? [withPage(deck.pages, quote.page - 1, denial(deck))] : [];
    },
  ],
  [
    'a return is promised',
    pageAdded(
      said(
        'Returns\nWe guarantee investors a return of 40% a year.',
        'Rendement\nNous garantissons aux investisseurs un rendement de 40 % par an.',
      ),
    ),
  ],
  [
    'one customer is most of the sales',
    pageAdded(
      said(
        'Customers\nOne customer is 64% of our revenue.',
        'Clients\nUn seul client fait 64 % de nos ventes.',
      ),
    ),
  ],
  [
    'the uses no longer add up',
    (deck, { strengths }) => {
      const [quote] = strengths.find(({ code }) => code === 'USE_OF_FUNDS_ADDS_UP')?.quotes ?? [];
      const page = quote ? (deck.pages[quote.page - 1] ?? '') : '';
      const share = /\d+(?= ?%)/.exec(quote?.text ?? '')?.[0];
      if (!quote || share === undefined) return [];
      const more = quote.text.replace(share, String(Number(share) + 17));
      return [withPage(deck.pages, quote.page - 1, page.replace(quote.text, more))];
    },
  ],
];
const HEADINGS = said(
  'Problem,Solution,Product,Market,Business model,Traction,Competition,Go to market,Team,Financials,The ask',
  'Problème,Solution,Produit,Marché,Modèle économique,Traction,Concurrence,Commercialisation,Équipe,Finances,Notre demande',
);
/** What adds nothing: it never scores higher. */
const PADDING: readonly (readonly [string, Change])[] = [
  ['each slide twice', (deck) => slides(deck).map((at) => [...deck.pages, deck.pages[at] ?? ''])],
  ['the whole deck twice', ({ pages }) => [[...pages, ...pages]]],
  ['a slide of praise', pageAdded((deck) => `${said('Our vision', 'Notre vision')(deck)}\n${PRAISE(deck)}`)],
  [
    'praise under each heading',
    (deck) =>
      HEADINGS(deck)
        .split(',')
        .map((heading) => [...deck.pages, `${heading}\n${PRAISE(deck)}`]),
  ],
];
/** What a reader would thank for: it never scores lower. */
const BETTER: readonly (readonly [string, Change])[] = [
  [
    'a dated figure with its source',
    pageAdded(
      said(
        'Results\nIn March 2025, 1,912 customers paid (our count, March 2025).',
        'Résultats\nEn mars 2025, 1 912 clients ont payé (notre relevé, mars 2025).',
      ),
    ),
  ],
  [
    'a risk',
    pageAdded(
      said(
        'Risks\nA rise in the price of diesel would cost us a tenth of the margin.',
        'Risques\nUne hausse du gazole nous coûterait un dixième de la marge.',
      ),
    ),
  ],
  [
    'where a rival is better',
    pageAdded(
      said(
        'Competition\nKantara is cheaper and better known; we lose large buyers to it.',
        'Concurrence\nKantara est moins cher et plus connu ; nous perdons les gros acheteurs.',
      ),
    ),
  ],
  [
    'a loss',
    pageAdded(
      said('Our accounts\nNet loss in 2025: USD 41,000.', 'Comptes\nPerte nette de 2025 : 41 000 USD.'),
    ),
  ],
  [
    'a reasoned price',
    pageAdded(
      said(
        'Price\nThe price is four times sales, as in the last round of a rival.',
        'Prix\nLa valorisation est de quatre fois les ventes, comme au dernier tour d’un concurrent.',
      ),
    ),
  ],
];

/** The decks and changes after which the score stands to the one before as it should not. */
function against(
  changes: readonly (readonly [string, Change])[],
  isWrong: (after: number, before: number) => boolean,
): string[] {
  return DECKS.flatMap((deck) => {
    const reading = read(deck.pages);
    const before = pointsOf(reading);
    return changes.flatMap(([name, change]) =>
      change(deck, reading).flatMap((pages, index) => {
        const after = pointsOf(read(pages));
        return isWrong(after, before)
          ? [`${deck.name}, ${name} (${index}): ${before.toFixed(2)} to ${after.toFixed(2)}`]
          : [];
      }),
    );
  });
}

test('what makes a deck worse never raises its score', () => {
  expect(against(WORSE, (after, before) => after > before + DUST)).toEqual([]);
});

test('what makes a deck worse beyond doubt lowers its score', () => {
  expect(against(CLEARLY_WORSE, (after, before) => after > before - DUST)).toEqual([]);
});

test('padding never raises a score', () => {
  expect(against(PADDING, (after, before) => after > before + DUST)).toEqual([]);
});

test('evidence and candour never lower a score', () => {
  expect(against(BETTER, (after, before) => after < before - DUST)).toEqual([]);
});
