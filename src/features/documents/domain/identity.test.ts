import { expect, it } from 'vitest';
import { analyseDocument } from './analysis.ts';
import type { DocumentType } from './document.ts';

const identity = (text: string, type: DocumentType = 'legal_docs', name: string | null = null) =>
  analyseDocument({ type, pages: [{ page: 1, text }], facts: { name } }).identity;
const subjects = (text: string, type?: DocumentType) =>
  identity(text, type)?.subjects.map(({ name }) => name);

it.each([
  [
    'who is called the company',
    'Shareholders’ agreement\nbetween Savannah Capital Limited (the “Investor”) and Zuri Foods (Pty) Ltd (the “Company”).',
    ['Zuri Foods'],
  ],
  [
    'a certificate',
    'CERTIFICATE\nThis is to certify that TAMU BAKERIES LIMITED is incorporated.',
    ['TAMU BAKERIES'],
  ],
  [
    'a French société',
    'Statuts\nLa société SAHEL ENERGIE SARL, au capital de 1 000 000 FCFA',
    ['SAHEL ENERGIE'],
  ],
])('%s is whom a paper is about', (_story, text, expected) => {
  expect(subjects(text)).toEqual(expected);
});

it.each([
  ['RC 1234567', 'RC', '1234567'],
  ['BN 2345678', 'BN', '2345678'],
  ['CAC Registration No. 1234567', 'RC', '1234567'],
  ['registered as PVT-LRU8XYZ', 'PVT', 'PVT-LRU8XYZ'],
  ['CPR/2015/123456', 'PVT', 'CPR/2015/123456'],
  ['Registration number 2019/123456/07', 'CIPC', '2019/123456/07'],
  ['CS123456789', 'GH', 'CS123456789'],
  ['RCCM SN-DKR-2019-B-1234', 'RCCM', 'SN-DKR-2019-B-1234'],
  ['RCCM CI-ABJ-2021-B-12345', 'RCCM', 'CI-ABJ-2021-B-12345'],
  ['RCCM CI-ABJ-03-2021-B12-00345', 'RCCM', 'CI-ABJ-03-2021-B12-00345'],
  ['RCCM : SN.THS.2018.B.04112', 'RCCM', 'SNTHS2018B04112'],
  ['NINEA 007654321', 'NINEA', '007654321'],
  ['RDB company code 102345678', 'RDB', '102345678'],
  ['commercial register no. 12345', 'EG', '12345'],
  ['RC/DLA/2013/B/4102', 'RCCM', 'RC/DLA/2013/B/4102'],
  ['CIN U52102KL2017PTC049386', 'CIN', 'U52102KL2017PTC049386'],
  ['NIB 9120304471826', 'NIB', '9120304471826'],
  ['company no. 80020002417765', 'NUMBER', '80020002417765'],
])('%s is a registration number', (text, scheme, number) => {
  expect(identity(`The company is entered under ${text} today.`)?.registrations).toMatchObject([
    { scheme, number },
  ]);
});

it('whether the company itself is named is told for the name it was read for', () => {
  expect(identity('Duka-Books sells to traders.', 'pitch_deck', 'Duka Books Ltd')?.isNamed).toBe(true);
  expect(identity('Dukabookshop sells to traders.', 'pitch_deck', 'Duka Books')?.isNamed).toBe(false);
  expect(identity('Duka Books sells.', 'pitch_deck')).toMatchObject({ knownAs: null, isNamed: false });
});
