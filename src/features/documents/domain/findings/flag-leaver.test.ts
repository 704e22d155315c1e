import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (...lines: string[]): string[] =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [
      {
        page: 1,
        text: [
          'Boulangou SA, mars 2026',
          'Karim Diallo – CTO, built the ledger',
          'Fatou Ba – intern',
          ...lines,
        ].join('\n'),
      },
    ],
  }).flags.map(({ code }) => code);

test('somebody leaves whose office another line tells', () => {
  expect(
    codes('Karim leaves us at the end of June for a bank in Lyon; a successor is being sought.'),
  ).toContain('KEY_PERSON_LEFT');
  expect(codes('Karim leaves us at the end of June; Awa Sarr, his deputy, takes over.')).not.toContain(
    'KEY_PERSON_LEFT',
  );
  expect(codes('Karim has left the bench, not the firm: he heads sales now.')).not.toContain(
    'KEY_PERSON_LEFT',
  );
  expect(codes('Fatou leaves us at the end of June to finish her studies.')).not.toContain('KEY_PERSON_LEFT');
});

test('the row of an office whose holder leaves', () => {
  expect(
    codes('Post\tHolder\tRemark', 'Chief chemist\tDr L. Odhiambo\tleaves 31 May, nobody named'),
  ).toContain('KEY_PERSON_LEFT');
  for (const row of [
    'Chief chemist\tDr L. Odhiambo\tleaves 31 May, succeeded by Mr Kone',
    'Cleaner\tP. Odhiambo\tleaves 31 May, nobody named',
    'Chief chemist\tDr L. Odhiambo\tsince 2016',
  ])
    expect(codes('Post\tHolder\tRemark', row)).not.toContain('KEY_PERSON_LEFT');
});

test('somebody leaves who alone can do the work', () => {
  expect(codes('M. Ouédraogo nous quitte fin août. Il règle seul les fours depuis l’origine.')).toContain(
    'KEY_PERSON_LEFT',
  );
  expect(
    codes('Kiln\tPedro Lima (returns to Porto for good in July; nobody here fires it without him)\t2018'),
  ).toContain('KEY_PERSON_LEFT');
  expect(codes('M. Ouédraogo nous quitte fin août. Son adjoint, M. Kaboré, prend son poste.')).not.toContain(
    'KEY_PERSON_LEFT',
  );
});

test('what holds for whoever leaves, or is named, tells of nobody who does', () => {
  const deed = (line: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Shareholders’ agreement\nNada Software Ltd, March 2026\n4.1 The Founders work full time.\n4.2 ${line}`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(deed('A Founder who wishes to leave gives six months’ notice.')).not.toContain('KEY_PERSON_LEFT');
  expect(deed('Mme Alassane nomme et révoque le gérant.')).not.toContain('KEY_PERSON_LEFT');
  expect(
    deed('The Founder who built the product leaves on 1 June, and nobody else knows the code.'),
  ).toContain('KEY_PERSON_LEFT');
});
