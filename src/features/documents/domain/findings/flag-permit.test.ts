import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (...lines: string[]): string[] =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: ['Lubudi Glass Ltd, 12 March 2026', ...lines].join('\n') }],
  }).flags.map(({ code }) => code);

test.each([
  'Food handler’s permit\tCity Council\trevoked 3 February 2026',
  'Mining permit: not yet granted (we dig since 2021)',
  'Effluent permit\tNEMA\trefused on 3 March 2026, plant running',
  'The import licence for 2026 was not renewed in January. The warehouse is still receiving goods.',
  'L’autorisation d’exploiter n’a pas encore été délivrée ; nous fondons depuis 2023.',
])('a permit that was taken, or never given and worked without: %s', (text) =>
  expect(codes('Paper\tIssuer\tState', text)).toContain('LICENCE_MISSING'),
);

test.each([
  'Food handler’s permit\tCity Council\tsuspended 3 February 2026, lifted 20 February 2026',
  'The import licence for the second depot is not yet granted; it opens when it is.',
  'The permit of 2023 was not renewed because the new law asks for none. The mill is still working.',
  'The export licence was refused in 2022 and granted in 2023. We have exported since then.',
  'The licence of a competitor was not renewed. We are still buying his machines.',
  'The import licence for 2026 was not renewed in January. The warehouse has been closed since.',
])('none that is wanting: %s', (text) =>
  expect(codes('Paper\tIssuer\tState', text)).not.toContain('LICENCE_MISSING'),
);
