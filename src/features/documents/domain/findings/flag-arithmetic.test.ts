import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

/** A document in its true and its false form: numbers are drawn, wording, layout, language and currency change. */
type Twin = { readonly type: DocumentType; readonly right: string[]; readonly wrong: string[] };
type Draw = { readonly n: (from: number, to: number) => number; readonly one: <T>(of: readonly T[]) => T };

const drawFrom = (seeds: readonly number[]): Draw => {
  let at = 0;
  const next = (): number => seeds[at++ % seeds.length] ?? 0;
  return {
    n: (from, to) => from + (next() % (to - from + 1)),
    one: (of) => {
      const found = of[next() % of.length];
      if (found === undefined) throw new Error('nothing to draw from');
      return found;
    },
  };
};

const MONEY_EN = ['$', 'KES ', 'NGN ', 'R', 'GHS ', 'EUR '] as const;
const amount = (sign: string, millions: number): string => `${sign}${millions} million`;
const spaced = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
const comma = (value: number): string => value.toLocaleString('en');

const intro = (lang: 'en' | 'fr'): string =>
  lang === 'en'
    ? 'Tamu Foods\nDried mango for supermarkets in four cities. We buy from farmers and dry in our own plant.'
    : 'Tamu Saveurs\nMangue séchée pour les supermarchés de quatre villes. Nous achetons aux paysans et séchons dans notre atelier.';

const PEOPLE = [
  'Amina Diallo',
  'Joseph Otieno',
  'Palm Ventures',
  'Kwame Mensah',
  'Option pool',
  'Baobab Fund',
];

function owners({ n, one }: Draw): Twin {
  const [a, b, c] = [n(31, 44), n(18, 26), n(8, 14)];
  const right = [a, b, c, 100 - a - b - c];
  const wrong = right.map((share, index) => (index === 1 ? share + n(4, 9) : share));
  const head = one([
    'Shareholders',
    'Cap table',
    'Who owns the company',
    'Actionnariat',
    'Répartition du capital',
  ]);
  const french = /Ac|Ré/.test(head);
  const shape = one(['rows', 'cells', 'sentence', 'counts'] as const);
  const write = (shares: readonly number[]): string[] => {
    const named = shares.map((share, index) => [PEOPLE[index] ?? '', share] as const);
    if (shape === 'sentence')
      return [
        french
          ? `Le capital est détenu comme suit : ${named.map(([name, share]) => `${name} ${share} %`).join(', ')}.`
          : `The shares are held as follows: ${named.map(([name, share]) => `${name} ${share}%`).join(', ')}.`,
      ];
    if (shape === 'counts')
      return [
        'Register of members',
        'Member\tShares\t%',
        ...named.map(([name, share]) => `${name}\t${comma(share * 1000)}\t${share}%`),
        `Total\t${comma(100_000)}\t100%`,
      ];
    return [
      head,
      ...named.map(
        ([name, share]) => `${name}${shape === 'cells' ? '\t' : ' '}${share}${french ? ' ' : ''}%`,
      ),
    ];
  };
  const top = intro(french ? 'fr' : 'en');
  return {
    type: one(['pitch_deck', 'legal_docs'] as const),
    right: [top, write(right).join('\n')],
    wrong: [top, write(wrong).join('\n')],
  };
}

function people({ n, one }: Draw): Twin {
  const count = n(14, 180);
  const other = count + n(5, 30) + Math.ceil(count * 0.1);
  const [first, second, lang] = one([
    ['We are a team of #.', 'Headcount: #', 'en'],
    ['# people work for us full time.', 'Our staff register lists # employees.', 'en'],
    ['Today we employ # people.', '# employees, most of them in the plant.', 'en'],
    ['Nous sommes # salariés.', 'Effectif : #', 'fr'],
    ['# collaborateurs travaillent pour la société.', 'Nous employons # personnes.', 'fr'],
  ] as const);
  const write = (last: number): string[] => [
    intro(lang),
    `${lang === 'en' ? 'Team' : 'Équipe'}\n${first.replace('#', String(count))}`,
    `${lang === 'en' ? 'Operations' : 'Exploitation'}\n${second.replace('#', String(last))}`,
  ];
  return { type: 'pitch_deck', right: write(count), wrong: write(other) };
}

function income({ n, one }: Draw): Twin {
  const [before, value] = [n(210, 380), n(400, 900)];
  const told = Math.round(value * (n(125, 190) / 100));
  const shape = one(['en', 'fr', 'row'] as const);
  const write = (said: number): string[] => {
    if (shape === 'fr')
      return [
        intro('fr'),
        `Résultats\nLe chiffre d'affaires de 2025 est de ${said} millions de FCFA.`,
        `Compte de résultat\nMillions de FCFA\t2024\t2025\nChiffre d'affaires\t${before}\t${value}\nCoût des ventes\t${Math.round(before / 2)}\t${Math.round(value / 2)}`,
      ];
    const label = shape === 'en' ? 'Revenue' : 'Delivery fees';
    return [
      intro('en'),
      shape === 'en'
        ? `Traction\nSales came to KES ${said} million in 2025.`
        : `Traction\nIn 2025 we took KES ${said} million of delivery fees in 2025.`,
      `Results\nKES million\t2024\t2025\n${label}\t${before}\t${value}\nCost of sales\t${Math.round(before / 2)}\t${Math.round(value / 2)}`,
    ];
  };
  return { type: 'pitch_deck', right: write(value), wrong: write(told) };
}

function runway({ n, one }: Draw): Twin {
  const [burn, months] = [n(2, 9) / 10, n(7, 20)];
  const cash = Number((burn * months).toFixed(2));
  const ask = Number((burn * n(10, 16)).toFixed(2));
  const sign = one(MONEY_EN);
  const shape = one(['stated', 'spend', 'fr', 'round', 'years'] as const);
  const write = (claim: number): string[] => {
    if (shape === 'fr')
      return [
        intro('fr'),
        `Finances\nTrésorerie de ${cash} millions d'euros, nous dépensons ${burn} million d'euros de plus que nos recettes chaque mois. Autonomie de ${claim} mois.`,
      ];
    if (shape === 'round' || shape === 'years') {
      const after = Math.floor((ask / burn) * (claim / months));
      const told = shape === 'years' && claim !== months ? '5 years' : `${after} months`;
      return [
        intro('en'),
        `The ask\nWe are raising ${amount(sign, ask)}: 60% plant, 40% stock. Net burn is ${amount(sign, burn)} a month. The round carries us for ${told}.`,
      ];
    }
    const spent =
      shape === 'stated'
        ? `burn ${amount(sign, burn)} a month`
        : `${amount(sign, burn)} a month goes out net`;
    return [
      intro('en'),
      `Finances\nCash in the bank ${amount(sign, cash)}, ${spent}: runway ${claim} months.`,
    ];
  };
  return { type: 'pitch_deck', right: write(months), wrong: write(months * 2 + 6) };
}

function dry({ n, one }: Draw): Twin {
  const low = n(30, 90);
  const lang = one(['en', 'fr'] as const);
  const write = (third: number): string[] =>
    lang === 'en'
      ? [
          'README\nFinancial model of Tamu Foods Limited. KES million.\nWith this round the cash lasts until the end of 2028.',
          `Cash\nKES million\t2025\t2026\t2027\t2028\nOpening cash\t40\t70\t52\t${third}\nClosing cash\t70\t52\t${third}\t${third - 10}`,
        ]
      : [
          'Lisez-moi\nModèle financier de Tamu SARL. Millions de FCFA.\nAvec la levée, la trésorerie tient jusqu’à fin 2028.',
          `Trésorerie\nMillions de FCFA\t2025\t2026\t2027\t2028\nOuverture\t40\t70\t52\t${third}\nClôture\t70\t52\t${third}\t${third - 10}`,
        ];
  return { type: 'financial_statements', right: write(low), wrong: write(-low) };
}

function growth({ n, one }: Draw): Twin {
  const first = n(200, 400);
  const rate = n(3, 8);
  const row = (percent: number): number[] =>
    [0, 1, 2, 3].map((step) => Math.round(first * 10 * (1 + percent / 100) ** step) / 10);
  const shape = one(['month', 'mois', 'double', 'triple', 'head'] as const);
  const monthly = row(rate).join('\t');
  const page = (lang: 'en' | 'fr', claim: string, table: string): string[] => [
    intro(lang),
    `Traction\n${claim}\n${table}`,
  ];
  if (shape === 'month' || shape === 'mois') {
    const [lang, table] =
      shape === 'month'
        ? (['en', `KES thousand\tJan 2026\tFeb 2026\tMar 2026\tApr 2026\nRevenue\t${monthly}`] as const)
        : ([
            'fr',
            `Milliers de FCFA\tjanv. 2026\tfévr. 2026\tmars 2026\tavr. 2026\nRecettes\t${monthly}`,
          ] as const);
    const claim = (percent: number): string =>
      lang === 'en'
        ? `Our sales grow ${percent}% every month.`
        : `Nos recettes croissent de ${percent} % chaque mois.`;
    return {
      type: 'pitch_deck',
      right: page(lang, claim(rate), table),
      wrong: page(lang, claim(rate * 3 + 8), table),
    };
  }
  if (shape === 'head') {
    const table = `MRR, R'000 Nov 25 Dec 25 Jan 26 Feb 26\nMRR ${row(rate).join(' ')}`;
    const claim = (percent: number): string => `We grow about ${percent}% a month.`;
    return {
      type: 'pitch_deck',
      right: page('en', claim(rate), table),
      wrong: page('en', claim(rate * 3 + 8), table),
    };
  }
  const years = (factor: number): string =>
    [0, 1, 2].map((step) => Math.round(first * factor ** step)).join('\t');
  const [claim, factor, lang] =
    shape === 'double'
      ? one([
          ['Revenue doubles every year.', 2, 'en'],
          ['Nos ventes doublent tous les ans.', 2, 'fr'],
        ] as const)
      : one([
          ['Revenue has tripled over the past twelve months.', 3, 'en'],
          ['Le chiffre d’affaires a triplé en un an.', 3, 'fr'],
        ] as const);
  const table = (by: number): string =>
    lang === 'en'
      ? `USD thousand\t2023\t2024\t2025\nRevenue\t${years(by)}`
      : `Millions de FCFA\t2023\t2024\t2025\nVentes\t${years(by)}`;
  return {
    type: 'pitch_deck',
    right: page(lang, claim, table(factor)),
    wrong: page(lang, claim, table(1.2 + n(0, 15) / 100)),
  };
}

function uses({ n, one }: Draw): Twin {
  const [a, b] = [n(35, 50), n(20, 30)];
  const right = [a, b, 100 - a - b];
  const wrong = [a, b, 100 - a - b + one([-14, -10, 8, 12, 16])];
  const shape = one(['percent', 'sentence', 'table', 'fr', 'frTable'] as const);
  const names = ['Plant', 'Stock', 'Sales'];
  const noms = ['Atelier', 'Stock', 'Ventes'];
  const write = (shares: readonly number[]): string[] => {
    const en = shares.map((share, index) => [names[index] ?? '', share] as const);
    const fr = shares.map((share, index) => [noms[index] ?? '', share] as const);
    switch (shape) {
      case 'percent':
        return [
          intro('en'),
          `The ask\nWe are raising $2 million.\n${en.map(([name, share]) => `${name} ${share}%`).join('\n')}`,
        ];
      case 'sentence':
        return [
          intro('en'),
          `Raise\nWe raise KES 40 million: ${en.map(([name, share]) => `${share}% for ${name.toLowerCase()}`).join(', ')}.`,
        ];
      case 'table':
        return [
          intro('en'),
          `Raise\nWe raise USD 2,000,000\nUse of funds\tUSD\n${en.map(([name, share]) => `${name}\t${comma(share * 20_000)}`).join('\n')}`,
        ];
      case 'fr':
        return [
          intro('fr'),
          `La demande\nNous levons 300 millions de FCFA : ${fr.map(([name, share]) => `${name.toLowerCase()} ${share} %`).join(', ')}.`,
        ];
      default:
        return [
          intro('fr'),
          `La demande\nNous levons 300 000 000 FCFA\nEmploi des fonds\n${fr.map(([name, share]) => `${name}\t${spaced(share * 3_000_000)} FCFA`).join('\n')}`,
        ];
    }
  };
  return { type: 'pitch_deck', right: write(right), wrong: write(wrong) };
}

function concentration({ n, one }: Draw): Twin {
  const whole = n(40, 90);
  const [small, large] = [Math.max(1, Math.round(whole * 0.08)), Math.round(whole * (n(40, 75) / 100))];
  const sentence = one([
    (part: number) => `Of the ${whole} kitchens ordered so far ${part} are for Baraka Hotels.`,
    (part: number) => `Baraka Hotels bought ${part} of the ${whole} tonnes sold in 2025.`,
    (part: number) => `Of KES ${whole} million of sales, KES ${part} million came from Baraka Hotels.`,
    (part: number) =>
      `A single hotel group was billed KES ${part} million of our KES ${whole} million of revenue.`,
    (part: number) =>
      `Sur ${whole} millions de FCFA de recettes, ${part} millions viennent de Baraka Hôtels.`,
    (part: number) =>
      `Customers\tShare of sales\nBaraka Hotels\t${Math.round((part / whole) * 100)}%\nShoprite\t7%\nOthers\t${93 - Math.round((part / whole) * 100)}%`,
  ] as const);
  const lang = sentence(1).startsWith('Sur') ? 'fr' : 'en';
  const write = (part: number): string[] => [intro(lang), `Customers\n${sentence(part)}`];
  return { type: 'pitch_deck', right: write(small), wrong: write(large) };
}

const KINDS: readonly (readonly [string, FlagCode, (draw: Draw) => Twin])[] = [
  ['owners over or under the whole', 'OWNERSHIP_MISMATCH', owners],
  ['head counts', 'CONTRADICTORY_NUMBERS', people],
  ['income in prose and table', 'CONTRADICTORY_NUMBERS', income],
  ['a runway', 'RUNWAY_MISMATCH', runway],
  ['a model that runs dry', 'RUNWAY_MISMATCH', dry],
  ['a pace of growth', 'GROWTH_MISMATCH', growth],
  ['the use of funds', 'USE_OF_FUNDS_MISMATCH', uses],
  ['one customer', 'CUSTOMER_CONCENTRATION', concentration],
];
const codesOf = (type: DocumentType, pages: readonly string[]): string[] =>
  analyseDocument({ type, pages: pages.map((text, index) => ({ page: index + 1, text })) }).flags.map(
    ({ code }) => code,
  );

const PLANTED: ReadonlySet<string> = new Set(KINDS.map(([, code]) => code));
const RUNS = Number(process.env['ARITHMETIC_RUNS'] ?? 30);

for (const [name, code, make] of KINDS)
  test(`${name}: what was planted is found in 19 of 20, and nothing in the true twin`, () => {
    const twins = fc
      .sample(fc.array(fc.nat(9999), { minLength: 12, maxLength: 12 }), { numRuns: RUNS, seed: 11 })
      .map((seeds) => make(drawFrom(seeds)));
    const missed = twins.filter(({ type, wrong }) => !codesOf(type, wrong).includes(code));
    const invented = twins.filter(({ type, right }) =>
      codesOf(type, right).some((found) => PLANTED.has(found)),
    );
    expect(missed.slice(Math.floor(RUNS / 20)).map(({ wrong }) => wrong.slice(1))).toEqual([]);
    expect(invented.map(({ type, right }) => [codesOf(type, right), right.slice(1)])).toEqual([]);
  });
