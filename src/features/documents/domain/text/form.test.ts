import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({
    type: 'legal_docs',
    pages: [
      { page: 1, text: `SHAREHOLDERS' AGREEMENT\nof Tumbili Mills Ltd, Nakuru, 7 August 2026\n${text}` },
    ],
  }).flags.map(({ code }) => code);

const SIGNED = 'Signed: J. Kiptoo, 7 August 2026\nSigned: A. Wanja, 7 August 2026';

test('what a form annexed to an agreement leaves blank is wanting of nobody', () => {
  const form =
    'I, [name], of [address], am bound by the Agreement.\nSigned at [place] on [date]: ____________';
  expect(codes(`${SIGNED}\nAnnex B: form of deed of adherence\n${form}`)).not.toContain(
    'AGREEMENT_NOT_SIGNED',
  );
  expect(
    codes(`${SIGNED}\nSchedule 2 - Specimen of a call-off\nMonth: ______\nSigned for the buyer: ______`),
  ).not.toContain('AGREEMENT_NOT_SIGNED');
});

test('a place for a signature that stands in no form is', () => {
  expect(codes('Signed: J. Kiptoo, 7 August 2026\nSigned for the investor: ____________')).toContain(
    'AGREEMENT_NOT_SIGNED',
  );
  expect(
    codes(
      'Annex B: form of deed of adherence\nI, [name], am bound.\nAnnex C: signatures\nSigned: J. Kiptoo, 7 August 2026\nSigned for the investor: ____________',
    ),
  ).toContain('AGREEMENT_NOT_SIGNED');
});
