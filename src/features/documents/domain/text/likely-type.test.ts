import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../document.ts';

const FOLDER = new URL('../../../../../tools/golden-documents/', import.meta.url);
const golden = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => {
    const label: { type: DocumentType } = JSON.parse(
      readFileSync(new URL(name.replace('.txt', '.json'), FOLDER), 'utf8'),
    );
    const texts = readFileSync(new URL(name, FOLDER), 'utf8').split(/^---$/m);
    return { name, type: label.type, pages: texts.map((text, index) => ({ page: index + 1, text })) };
  });
const readAs = (type: DocumentType, pages: (typeof golden)[number]['pages']) =>
  analyseDocument({ type, pages }).readsLike;
const isTold = (type: DocumentType) => type === 'financial_statements' || type === 'legal_docs';

it('a document sent as what it is, is not called another', () => {
  expect(golden.length).toBeGreaterThan(70);
  for (const { name, type, pages } of golden) expect([name, readAs(type, pages)]).toEqual([name, null]);
});

it('statements and contracts sent as anything else are recognised', () => {
  for (const { name, type, pages } of golden.filter((document) => isTold(document.type)))
    for (const wrong of DOCUMENT_TYPES.filter((other) => other !== type))
      expect([name, wrong, readAs(wrong, pages)]).toEqual([name, wrong, type]);
});

it('a few words are nothing in particular', () => {
  expect(readAs('pitch_deck', [{ page: 1, text: 'Good morning.' }])).toBeNull();
});

const FIGURES = [
  '\t2026\t2025',
  'Sales\t81,400\t70,250',
  'Cost of sales\t(50,100)\t(44,900)',
  'Gross profit\t31,300\t25,350',
  'Operating costs\t(17,020)\t(15,600)',
  'Operating profit\t14,280\t9,750',
  'Profit before tax\t12,900\t8,400',
  'Net profit\t9,030\t5,880',
].join('\n');
const kindOf = (type: DocumentType, text: string, fileName = 'paper.pdf') =>
  analyseDocument({ type, pages: [{ page: 1, text }], fileName }).readsLike;

it('the figures of accounts make no accounts of a deck, a letter or a report to owners', () => {
  const titled = `Income statement, KES thousand\n${FIGURES}\nAudited.`;
  expect(kindOf('business_plan', titled)).toBe('financial_statements');
  expect(kindOf('pitch_deck', titled, 'Finances.pptx')).toBeNull();
  expect(kindOf('pitch_deck', `What we earn, KES thousand\n${FIGURES}`)).toBeNull();
  expect(kindOf('business_plan', `Dear shareholders,\nA good year.\n${titled}`)).toBeNull();
  expect(kindOf('business_plan', `Note trimestrielle aux associés\n${titled}`)).toBeNull();
});

it('what a paper or its file is called says what it is', () => {
  const prose = [
    'Lumo Dairy collects milk from 640 farms and sells it chilled in three towns. Traction',
    'Sales were KES 41 million in 2025 and 33 million in 2024. Our team of 58 is led by Ruth Wekesa, who ran a plant for nine years.',
    'Competition: two plants buy in the same district. We are raising USD 600,000 for a second line; use of funds 70 % equipment.',
  ].join('\n');
  expect(kindOf('legal_docs', prose, 'Lumo Dairy.pdf')).toBeNull();
  expect(kindOf('legal_docs', prose, 'Lumo_Dairy_pitch_v3.pdf')).toBe('pitch_deck');
  expect(kindOf('legal_docs', `Dossier investisseurs\n${prose}`)).toBe('pitch_deck');
  const offer =
    'Dear Amina,\nWe are pleased to offer you the post of plant manager.\nSigned by both, 3 May 2026';
  expect(kindOf('business_plan', offer, 'Amina.pdf')).toBeNull();
  expect(kindOf('business_plan', offer, 'Employment offer - Amina.pdf')).toBe('legal_docs');
});

it('a workbook of rows is no deck, however few its words, and may be accounts without a title', () => {
  expect(kindOf('legal_docs', FIGURES, 'lumo-2026.xlsx')).toBe('financial_statements');
  expect(kindOf('legal_docs', FIGURES, 'lumo-2026.pptx')).toBeNull();
  const tabs = (fileName: string) =>
    analyseDocument({
      type: 'financial_statements',
      pages: [
        'Team\tFTE\nSales\t4',
        'Market\t2026\nTAM USD m\t40',
        'Traction\nOrders\t410',
        'Use of funds\nLine 2\t70',
      ].map((text, index) => ({ page: index + 1, text: `${text}\nThe ask: we are raising USD 600,000` })),
      fileName,
    }).readsLike;
  expect([tabs('model.pdf'), tabs('model.xlsx')]).toEqual(['pitch_deck', null]);
});

it('a sheet without sentences is in the language of its rows', () => {
  const languageOf = (text: string) =>
    analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] }).language;
  expect(languageOf(FIGURES)).toBe('en');
  expect(
    languageOf('Compte\tSolde\nBanque\t81 400\nCaisse\t2 150\nClients\t12 900\nFournisseurs\t9 030'),
  ).toBe('fr');
  expect(languageOf('Total\t81 400\nTransport\t2 150')).toBe('unknown');
});
