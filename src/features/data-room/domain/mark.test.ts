import { expect, it } from 'vitest';
import { archiveNames } from './archive.ts';
import { markText } from './mark.ts';

it('a mark is who and when; a name that no font here writes is the address', () => {
  const now = new Date('2026-11-22T14:03:59Z');
  const email = 'ama@fund.example';
  expect(markText({ name: 'Ama Ọ̀ṣun-Néné', email }, now)).toBe('Ama Ọ̀ṣun-Néné, 2026-11-22 14:03 UTC');
  for (const name of ['አበበ', 'محمد', ' ', '🙂'])
    expect(markText({ name, email }, now)).toBe('ama@fund.example, 2026-11-22 14:03 UTC');
});

it('files in an archive have names that every system can store, each once, and none leads out', () => {
  const files = [
    { folders: ['Financials'], fileName: 'Accounts.pdf' },
    { folders: ['Financials'], fileName: 'accounts.PDF' },
    { folders: ['../..'], fileName: '/etc/passwd' },
    { folders: ['C:\\x'], fileName: '..' },
    { folders: ['A\u202Eb'], fileName: 'x'.repeat(300) },
  ];
  const names = archiveNames(files);
  expect(names.slice(0, 4)).toEqual([
    'Financials/Accounts.pdf',
    'Financials/accounts (2).PDF',
    '_/_etc_passwd',
    'C__x/_',
  ]);
  expect(archiveNames([{ folders: ['Financials', 'CON', '..'], fileName: 'aux.pdf' }])).toEqual([
    'Financials/_CON/_/_aux.pdf',
  ]);
  expect(names.every((name) => name.length < 260 && name.split('/').length === 2)).toBe(true);
});
