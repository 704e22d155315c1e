import { expect, it } from 'vitest';
import { isOfSister, paperFindings } from './whose-paper.ts';

const quote = (text: string) => ({ page: 1, start: 0, end: text.length, text });
type About = {
  readonly subjects?: readonly string[];
  readonly numbers?: readonly (readonly [scheme: string, number: string, of?: string])[];
  readonly isNamed?: boolean;
  readonly knownAs?: string | null;
};
const paper = (
  documentId: number,
  { subjects = [], numbers = [], isNamed = false, knownAs = 'Mtajiline' }: About,
) => ({
  documentId,
  version: 1,
  title: `Paper ${documentId}`,
  analysis: {
    identity: {
      subjects: subjects.map((name) => ({ name, quote: quote(name) })),
      registrations: numbers.map(([scheme, number, of]) => ({ scheme, number, of, quote: quote(number) })),
      knownAs,
      isNamed,
    },
  },
});
const kinds = (...papers: ReturnType<typeof paper>[]) =>
  paperFindings(papers, 'Mtajiline').map(({ kind, documentId }) => `${documentId} ${kind}`);

it('a paper that names another company and nowhere this one is not this one’s', () => {
  expect(kinds(paper(1, { subjects: ['Tamu Bakeries'] }))).toEqual(['1 other-company']);
  expect(paperFindings([paper(1, { subjects: ['Tamu Bakeries'] })], 'Mtajiline')[0]?.text).toBe(
    'Paper 1 is about Tamu Bakeries, and nowhere names Mtajiline',
  );
});

it.each([
  ['it names the company elsewhere', { subjects: ['Tamu Bakeries'], isNamed: true }],
  ['legal form and common words are no other name', { subjects: ['MTAJILINE TECHNOLOGIES'] }],
  ['a slip of one letter', { subjects: ['Mtajilline'] }],
  ['it names no company', {}],
  ['it was read for a former name', { subjects: ['Tamu Bakeries'], knownAs: 'Duka Books' }],
  ['it was read for no company', { subjects: ['Tamu Bakeries'], knownAs: null }],
])('%s: no finding', (_story, about) => {
  expect(kinds(paper(1, about))).toEqual([]);
});

it('a paper of a company of the same house is no stranger’s, and not this one’s', () => {
  const sister = paper(1, { subjects: ['Mtajiline Foods Ltd'], knownAs: 'Mtajiline Press' });
  expect(paperFindings([sister], 'Mtajiline Press')).toEqual([]);
  expect(isOfSister(sister, 'Mtajiline Press')).toBe(true);
  expect(isOfSister(paper(1, { subjects: ['Mtajiline'] }), 'Mtajiline')).toBe(false);
});

it('one registration number ties a paper with another name to the company', () => {
  const own = paper(1, { subjects: ['Mtajiline'], numbers: [['RC', '123456']] });
  const renamed = paper(2, { subjects: ['Sokoni Systems'], numbers: [['RC', '123456']] });
  expect(kinds(own, renamed)).toEqual([]);
});

it('own papers with different numbers of one register are told, not with those of several parties', () => {
  const own = paper(1, {
    subjects: ['Mtajiline'],
    numbers: [
      ['RC', '123456'],
      ['RC', '777777'],
    ],
  });
  expect(kinds(own, paper(2, { isNamed: true, numbers: [['RC', '123456']] }))).toEqual([]);
  expect(kinds(own, paper(2, { isNamed: true, numbers: [['BN', '999999']] }))).toEqual([]);
  expect(kinds(own, paper(2, { isNamed: true, numbers: [['RC', '999999']] }))).toEqual(['2 other-number']);
});

it('of a contract the number printed behind this company’s name is compared, not that of the other party', () => {
  const own = paper(1, { subjects: ['Mtajiline'], numbers: [['EG', '178432', 'Mtajiline']] });
  const contract = (number: string) =>
    paper(2, {
      subjects: ['Delta Cement'],
      isNamed: true,
      numbers: [
        ['EG', '90217', 'Delta Cement'],
        ['EG', number, 'Mtajiline S.A.E.'],
      ],
    });
  expect(kinds(own, contract('178432'))).toEqual([]);
  expect(kinds(own, contract('187234'))).toEqual(['2 other-number']);
  const lender = paper(3, { isNamed: true, numbers: [['EG', '90217', 'Delta Cement']] });
  expect(kinds(own, lender)).toEqual([]);
});

it('the paper that is told is the one that differs from most, however its number is printed', () => {
  const papers = ['999999', '123456', 'RC 12-34.56'].map((number, at) =>
    paper(at + 1, { subjects: ['Mtajiline'], numbers: [['RC', number.replace('RC ', '')]] }),
  );
  expect(kinds(...papers)).toEqual(['1 other-number']);
  const taxed = ['1648822K', '1648822K/A/M/000'].map((number, at) =>
    paper(at + 1, { subjects: ['Mtajiline'], numbers: [['RNE', number]] }),
  );
  expect(kinds(...taxed)).toEqual([]);
});

it('is said in French of French papers', () => {
  const french = (one: ReturnType<typeof paper>) => ({
    ...one,
    analysis: { ...one.analysis, language: 'fr' as const },
  });
  const own = paper(1, { subjects: ['Mtajiline'], numbers: [['RC', '123456']] });
  const other = french(paper(2, { subjects: ['Mtajiline'], numbers: [['RC', '777777']] }));
  const foreign = french(paper(3, { subjects: ['Boulangeries Tamu'] }));
  expect(paperFindings([french(own), other, foreign], 'Mtajiline')).toMatchObject([
    {
      language: 'fr',
      heading: '«\u00A0Paper 3\u00A0»\u00A0: le document d’une autre société',
      text: '«\u00A0Paper 3\u00A0» concerne Boulangeries Tamu et ne nomme nulle part Mtajiline',
    },
    {
      language: 'fr',
      heading: '«\u00A0Paper 2\u00A0»\u00A0: un autre numéro',
      text: '«\u00A0Paper 2\u00A0» donne le numéro d’immatriculation 777777, «\u00A0Paper 1\u00A0» 123456',
    },
  ]);
  const english = { ...own, analysis: { ...own.analysis, language: 'en' as const } };
  expect(paperFindings([english, other], 'Mtajiline')).toMatchObject([
    { language: 'en', text: 'Paper 2 gives the registration number 777777, Paper 1 123456' },
  ]);
});
