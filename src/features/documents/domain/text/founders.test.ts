import { expect, it } from 'vitest';
import { foldPage } from './folded-page.ts';
import { foundersNamed } from './founders.ts';

const named = (text: string) => foundersNamed([foldPage({ page: 1, text })]);

it.each([
  [
    'parties to an agreement',
    'BETWEEN (1) ZURI LTD (the “Company”); (2) EFUA MENSAH, KOJO ASANTE and NII LARTEY (the “Founders”); and (3) VOLTA SPV LTD',
    ['EFUA MENSAH', 'KOJO ASANTE', 'NII LARTEY'],
  ],
  [
    'des associés',
    'Entre Mme Fatou Diop et M. Moussa Fall (ci-après les « Fondateurs »), TERANGA SA',
    ['Fatou Diop', 'Moussa Fall'],
  ],
  ['one alone', 'between Dr. Amina Sow (the "Founder") and Delta Fund LP (the "Investor")', ['Amina Sow']],
  ['nobody by his name', 'The persons listed in Schedule 2 (the “Founders”) and the Investor', []],
  ['another role', 'EFUA MENSAH and KOJO ASANTE (the “Sellers”)', []],
])('whom a paper calls founders: %s', (_story, text, names) => expect(named(text)).toEqual(names));
