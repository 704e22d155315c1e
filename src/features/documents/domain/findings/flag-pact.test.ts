import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const isFlagged = (text: string, type: DocumentType): boolean =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.some(
    ({ code }) => code === 'AGREEMENT_NOT_SIGNED',
  );
const TABLE = 'Holder\tShares\t%\nAda Obi\t6000\t60%\nIke Eze\t4000\t40%\nTotal\t10000\t100%\n\n';
const TABELLE = 'Porteur\tNombre\tPart\nAwa Fall\t6000\t60%\nIbra Sy\t4000\t40%\nTotal\t10000\t100%\n\n';

describe('an agreement of owners has ended, and the next is signed by nobody', () => {
  test.each([
    "Note: the members' agreement of 2020 ran out in March; its successor has been drafted and nobody has signed it.",
    'Shareholders agreement (2019) lapsed in June. New one with the lawyers, no signatures yet.',
    "The founders' agreement is no longer in force and its replacement is still unsigned.",
    'Our SHA expired last year; we are still negotiating the next.',
  ])('in English: %s', (told) => {
    expect(isFlagged(`Cap table, 4 May 2026\n\n${TABLE}${told}`, 'legal_docs')).toBe(true);
    expect(isFlagged(`Moto Kazi Limited, May 2026\n\n${told}`, 'pitch_deck')).toBe(true);
  });

  test.each([
    'Note : le pacte d’associés est arrivé à son terme en juin et personne n’a encore signé celui qui doit le remplacer.',
    'L’ancien pacte a expiré ; le projet de nouveau pacte circule sans signature.',
    'Le pacte de 2019 n’est plus en vigueur. Le nouveau n’est pas signé.',
    'Le pacte entre fondateurs est échu depuis juin, le suivant reste à signer.',
  ])('in French: %s', (told) => {
    expect(isFlagged(`Table de capitalisation, 4 mai 2026\n\n${TABELLE}${told}`, 'legal_docs')).toBe(true);
    expect(isFlagged(`Moto Kazi SARL, mai 2026\n\n${told}`, 'business_plan')).toBe(true);
  });

  test.each([
    'The shareholders’ agreement of 2021 ended in May 2026 and was replaced by that of 1 June 2026, signed by all.',
    'If the shareholders’ agreement has expired and no new one is signed, the articles hold.',
    'The shareholders’ agreement of 2021 is in force until 2031.',
    'Le pacte a pris fin le 31 mars 2026 ; un nouveau a été signé par tous le 2 avril 2026.',
    'Le pacte a expiré en mars. Le nouveau, signé par tous, vaut depuis le lendemain.',
  ])('and where it holds, or the next does, there is none: %s', (told) => {
    expect(isFlagged(`Cap table, 4 May 2026\n\n${TABLE}${told}`, 'legal_docs')).toBe(false);
  });
});

describe('loans of those who are close, and of banks, in notes of accounts', () => {
  const codesOf = (text: string): string[] =>
    analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] }).flags.map(
      ({ code }) => code,
    );

  test.each([
    'Mr Osei, director and holder of 48% of the shares, has lent the Company $8.6 million at 28% a year, ten points above the bank rate.',
    'Un actionnaire, M. Diallo, a prêté 40 millions FCFA à la société à 18 % l’an, six points au-dessus du taux de la banque.',
  ])('dearer than a bank: %s', (told) => {
    expect(codesOf(`Note 15\n${told}`)).toContain('RELATED_PARTY');
  });

  test.each([
    'Loan from Keta Bank at two points above the base rate, guaranteed by the directors.',
    'Emprunt Crédit du Wouri, 750 millions FCFA à l’origine, amortissable par 75 millions l’an, garanti par hypothèque.',
  ])('a bank’s own, told with its terms: %s', (told) => {
    expect(codesOf(`Note 11\n${told}`)).toEqual([]);
  });
});
