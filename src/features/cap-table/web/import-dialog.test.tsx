import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { zipOcf } from '../domain/ocf-zip.ts';
import { ImportTableDialog } from './import-dialog.tsx';
import { draftOfTable, type TableDraft } from './use-table-draft.ts';

const ISSUER = { legalName: 'Zuri', formationDate: '2024-01-31', country: 'NG' };
const TIME = { asOf: '2026-01-31', generatedAt: '2026-01-31T00:00:00.000Z' };

function open(): TableDraft[] {
  const drafts = [draftOfTable(null)];
  const [first] = drafts;
  renderScreen(
    first ? (
      <ImportTableDialog
        draft={first}
        onDraft={(draft) => void drafts.push(draft)}
        onClose={() => undefined}
      />
    ) : null,
  );
  return drafts;
}
const holders = (draft: TableDraft | undefined) =>
  draft?.rows.map(({ draft: row }) => `${row.shareholderName} ${row.shares}`);

it('puts holdings of a file in the place of those in the editor, and puts the former ones back', async () => {
  const drafts = open();
  const csv = 'Holder;Shares\nAmara;1.000.000\nBaraka;lots';
  await userEvent.upload(screen.getByLabelText('File'), new File([csv], 'holders.csv'));
  expect(await screen.findByText(/rows of the editor are not in this file and would go/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use 1 row, leave out 1' }));
  expect(holders(drafts[1])).toEqual(['Amara 1000000']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(drafts[2]).toBe(drafts[0]);
});

it('reads an Open Cap Format package with its SAFEs, and says why a zip is none', async () => {
  const drafts = open();
  const file = screen.getByLabelText('File');
  await userEvent.upload(file, new File(['PK'], 'broken.zip'));
  expect(await screen.findByText('This is not a zip with JSON files in it.')).toBeTruthy();
  const safe = { id: 's1', kind: 'SAFE_POST', holder: 'Chidi', amount: 1000, cap: 100_000 } as const;
  const entry = { shareholderName: 'Amara', shareholderType: 'founder', shares: 10, shareClass: 'Common' };
  const zip = zipOcf({ entries: [entry], convertibles: [safe] }, ISSUER, TIME).slice();
  await userEvent.upload(file, new File([zip], 'table.ocf.zip'));
  expect(await screen.findByText('With 1 SAFE or note.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use 1 row' }));
  expect(holders(drafts[1])).toEqual(['Amara 10']);
  expect(drafts[1]?.terms.convertibles).toMatchObject([{ holder: 'Chidi' }]);
});
