import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test.each([
  'Schedule of patents, 12 March 2026\nKE/P/2022/411, press: owner Eng. Mutua.\nHe has not signed the deed of assignment sent in May.',
  'Réponses — propriété intellectuelle, 12 mars 2026\nM. Koné a accepté de nous céder sa moitié ; aucun acte n’est signé.',
  'Annex of designs\nDesign\tAuthor\tAssigned to us\nBottle 500 ml\tStudio Nomad\tno, invoice unpaid\nLabel\tstaff\tyes',
  'Trade marks\nMark KIBO, class 30: owner Mr J. Mollel, director; deed of transfer drawn up, not executed.',
  'Reply on trade marks\nDr Amoah promised to assign the mark to us; nothing has been signed.',
])('a transfer of rights that is not on paper: %s', (text) =>
  expect(codes(text)).toContain('IP_NOT_ASSIGNED'),
);

test.each([
  'Schedule of leases, 12 March 2026\nHe has not signed the assignment of the lease.',
  'Schedule of patents, 12 March 2026\nIf he has not signed the assignment by June the price is reduced.',
  'Annex of designs\nDesign\tAuthor\tAssigned to us\nBottle 500 ml\tStudio Nomad\tyes, 3 May 2024',
  'Tasks of the design office\nTask\tAssigned\tDone\nPrint labels\tno\tyes',
  'Schedule of patents, 12 March 2026\nHe signed the assignment in May.',
])('no transfer that is wanting: %s', (text) => expect(codes(text)).not.toContain('IP_NOT_ASSIGNED'));
