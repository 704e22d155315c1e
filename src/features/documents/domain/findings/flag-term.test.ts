import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Tamarin Canning Ltd\nBusiness plan, September 2026\n${text}` }],
  }).flags.map(({ code }) => code);

test.each([
  'The export permit was valid to 31 May 2026; we shall see to the renewal once the season is over.',
  'Notre agrément sanitaire court jusqu’au 30 avril 2026, le dossier de renouvellement sera préparé après la campagne.',
  'Notre agrément court jusqu’au 31 mars 2026 ; le renouvellement est une formalité.',
])('a paper that is over and whose renewal is to come: %s', (text) =>
  expect(codes(text)).toContain('LICENCE_MISSING'),
);

test.each([
  'The export permit was valid to 31 May 2026 and was renewed on 3 June 2026 for two years.',
  'Notre agrément sanitaire court jusqu’au 30 avril 2028, le dossier de renouvellement sera préparé un an avant.',
  'The export permit ran to 31 May 2026; the renewal was granted on 3 June.',
  'Titres : certificat de conformité valable jusqu’au 4 octobre 2030 ; attestation fiscale du 20 février 2026 ; assurance incendie.',
])('a paper that is good, or was renewed: %s', (text) =>
  expect(codes(text)).not.toContain('LICENCE_MISSING'),
);

test('a suspension that the next sentence lifts', () => {
  const taken = 'The county has suspended the health clearance of our cold store from 12 August.';
  expect(codes(taken)).toContain('LICENCE_MISSING');
  expect(codes(`${taken} It was restored on 29 August.`)).not.toContain('LICENCE_MISSING');
});

test('what ended is followed by the paper itself', () => {
  const text =
    'BAIL COMMERCIAL\nFait à Toamasina le 4 juillet 2025\nLe Preneur occupe les lieux depuis 2016. Le bail du 20 juin 2016 est venu à expiration le 30 juin 2025. Les parties, satisfaites de leurs rapports, concluent le présent bail, qui prend la suite du premier.';
  const { flags } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(flags.map(({ code }) => code)).not.toContain('AGREEMENT_NOT_SIGNED');
});

test('the row of a list of contracts that is over and lived by', () => {
  const register = (row: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Register of contracts at 31 January 2026\nNo.\tParty\tSubject\tTerm\n${row}\n2\tKCB\tRent\tto 2028`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(
    register('1\tDelta Mills\tSupply of flour\texpired 30.06.2025; deliveries continue, not renewed'),
  ).toContain('AGREEMENT_NOT_SIGNED');
  expect(register('1\tDelta Mills\tSupply of flour\tended 30.06.2025, replaced by no. 4')).not.toContain(
    'AGREEMENT_NOT_SIGNED',
  );
});

test('an agreement that ran out, of which the next sentence says that it is lived by', () => {
  const lease = 'The lease of the store with Tana Estates ran until 30 June 2026.';
  expect(codes(`${lease} It has not been renewed and we still work there.`)).toContain(
    'AGREEMENT_NOT_SIGNED',
  );
  for (const next of ['It was renewed for five years.', 'It has not been renewed, as we have moved.'])
    expect(codes(`${lease} ${next}`)).not.toContain('AGREEMENT_NOT_SIGNED');
});
