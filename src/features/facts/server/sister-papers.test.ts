import { expect, it } from 'vitest';
import { analyseDocument } from '#features/documents/domain/analysis.ts';
import { companyFacts } from '../domain/company.ts';

const letter = (documentId: number, of: string) => ({
  documentId,
  version: 1,
  title: `Letter ${documentId}`,
  type: 'business_plan' as const,
  analysis: analyseDocument({
    type: 'business_plan',
    pages: [
      { page: 1, text: `${of} Ltd, Nairobi\nLetter, 20 October 2026\n\nSales of 2025 were KES 42 million.` },
    ],
    facts: { name: 'Mtajiline Press' },
  }),
});

it('a paper of a sister is none of the company’s, and bears nothing out', () => {
  const stated = { teamSize: 12, raising: null, round: null, series: [] };
  const read = (...documents: ReturnType<typeof letter>[]) =>
    companyFacts(
      { name: 'Mtajiline Press', stated, tools: null, documents, today: '2026-11-01' },
      () => null,
    ).documents.map(({ title }) => title);
  expect(read(letter(1, 'Mtajiline Press'), letter(2, 'Mtajiline Foods'))).toEqual(['Letter 1']);
});
