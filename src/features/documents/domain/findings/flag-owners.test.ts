import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test('of two columns of shares one that makes the whole is enough', () => {
  const table = (first: string) =>
    `Zawadi Ltd, share capital at 31 March 2026\nHolder\tClass\tShares\t% issued\t% fully diluted\nAsha Mwangi\tOrdinary\t500,000\t${first}\t45.00%\nOtieno Were\tOrdinary\t300,000\t30.00%\t27.00%\nLake Angels Ltd\tOrdinary\t200,000\t20.00%\t18.00%\nIssued\t\t1,000,000\t100.00%\nOptions\tOptions\t111,111\t\t10.00%\nFully diluted\t\t1,111,111\t\t100.00%`;
  const codes = (text: string) =>
    analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(({ code }) => code);
  expect(codes(table('50.00%'))).not.toContain('OWNERSHIP_MISMATCH');
  expect(codes(table('58.00%'))).toContain('OWNERSHIP_MISMATCH');
});

test('what some hold together may stand below all of them; a holder on top of the whole may not', () => {
  const flags = (rows: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Cap table at 31 May 2025\nHolder\tClass\tShares\t%\nLindiwe Moyo\tOrdinary\t3100\t31\nOtto Becker\tOrdinary\t2400\t24\nRift Fund LP\tA\t2750\t27.5\nRift Fund LP\tB\t1750\t17.5\n${rows}`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(flags('Founders together\t\t5500\t55\nRift Fund, both classes\t\t4500\t45')).not.toContain(
    'OWNERSHIP_MISMATCH',
  );
  expect(flags('Baobab Trust\tOrdinary\t900\t9')).toContain('OWNERSHIP_MISMATCH');
});

test('a sentence and an annex that make the whole each, with a transfer between two holders that one does not know', () => {
  const codes = (awa: number, ibra: number): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: 'PACTE D’ACTIONNAIRES\nNiayes Logiciels SA, Dakar\n\nÀ la date des présentes, Madame Sarr-Ndoye détient 45 % du capital, Monsieur Faye-Mbengue 25 %, l’Investisseur 22 % et les salariés 8 %.',
        },
        {
          page: 2,
          text: `ANNEXE 1 – RÉPARTITION DU CAPITAL\nActionnaire\tActions\t%\nAwa Sarr-Ndoye\t${awa * 500}\t${awa}\nIbra Faye-Mbengue\t${ibra * 500}\t${ibra}\nTeranga Amorçage\t11 000\t22\nSalariés (7 personnes)\t4 000\t8\nTotal\t50 000\t100`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(codes(40, 30)).toContain('OWNERSHIP_MISMATCH');
  expect(codes(45, 25)).not.toContain('OWNERSHIP_MISMATCH');
});

test('a register whose certificates give one holder other shares than the table of the same day', () => {
  const codes = (lot: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: 'Cap table at 31 May 2026\nHolder\tShares\nLindiwe Moyo\t400,000\nOtto Becker\t250,000\nRift Fund LP\t200,000\nStaff trust\t150,000\nTotal issued\t1,000,000',
        },
        {
          page: 2,
          text: `Register of members, 31 May 2026\nCertificate\tMember\tShares\n001\tLindiwe Moyo\t300,000\n002\tOtto Becker\t250,000\n003\tRift Fund LP\t200,000\n004\tLindiwe Moyo\t${lot}\n005\tStaff trust\t150,000`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(codes('100,000')).not.toContain('OWNERSHIP_MISMATCH');
  expect(codes('50,000')).toContain('OWNERSHIP_MISMATCH');
});

test('a holder whose share a recital tells otherwise than the schedule, in an agreement that names the company among its parties', () => {
  const codes = (share: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Agreement of 14 July 2026 between Mr Tunde Bakare-Ojo, Ms Ngozi Eze, Rift Ventures LP and Palm Books Ltd (the Company).\n(C) Following completion Mr Bakare-Ojo holds ${share} per cent of the issued shares of the Company.\n\nSchedule 1 - Shareholdings at completion\nShareholder\tShares\tPercentage\nMr Tunde Bakare-Ojo\t460,000\t46.00\nMs Ngozi Eze\t370,000\t37.00\nRift Ventures LP\t170,000\t17.00\nTotal\t1,000,000\t100.00`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(codes('46')).not.toContain('OWNERSHIP_MISMATCH');
  expect(codes('52')).toContain('OWNERSHIP_MISMATCH');
});

test('a share told on a fully diluted basis is held against a list with the options in it', () => {
  const codes = (told: number): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        { page: 1, text: `Mr. K. Venkataraman holds ${told}% of the Company on a fully diluted basis.` },
        {
          page: 2,
          text: 'Holder\tShares\t%\nK. Venkataraman (founder)\t420000\t42%\nAnita Rao\t280000\t28%\nGodavari Angels LLP\t180000\t18%\nESOP pool\t120000\t12%\nTotal\t1000000\t100%',
        },
      ],
    }).flags.map(({ code }) => code);
  expect(codes(54)).toContain('OWNERSHIP_MISMATCH');
  expect(codes(42)).not.toContain('OWNERSHIP_MISMATCH');
});

test('shares of what is issued are others than those with the options in them', () => {
  const diluted =
    'Fully diluted\nHolder\tBefore\t%\nNeema Mushi\t2800000\t28\nBaraka Lyimo\t2200000\t22\nSavannah Gate Ventures\t3500000\t35\nOption pool\t1500000\t15\nTotal\t10000000\t100';
  const issued =
    'Issued shares only\nHolder\tBefore\t%\nNeema Mushi\t2800000\t32.9\nBaraka Lyimo\t2200000\t25.9\nSavannah Gate Ventures\t3500000\t41.2\nTotal\t8500000\t100';
  const pages = [diluted, issued].map((text, index) => ({
    page: index + 1,
    text: `Mkulima Ltd, 15 October 2025\n${text}`,
  }));
  const { flags } = analyseDocument({ type: 'legal_docs', pages });
  expect(flags.map(({ code }) => code)).not.toContain('OWNERSHIP_MISMATCH');
});

test('what a note converts at most is no value of the round', () => {
  const text =
    'Tausi Ltd\nPost-money SAFE\nPost-money valuation cap (US$)\t5000000\tno discount\nSeed round, closed 16 October 2026\nPost-money valuation (US$)\t9520000';
  const { flags } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(flags.map(({ code }) => code)).not.toContain('CONTRADICTORY_NUMBERS');
});

const isMismatch = (type: 'legal_docs' | 'business_plan', text: string): boolean =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.some(
    ({ code }) => code === 'OWNERSHIP_MISMATCH',
  );

test('what somebody owns before a sale is held against holdings before it, and not after', () => {
  const deed = (percent: number, title: string) =>
    `Zawadi Pearls Inc\nShare purchase agreement of 9 December 2025\n(A) The Founder, T. Banda, is the owner of 1,300,000 shares, being ${percent} %, before this sale.\nSchedule 1 – ${title}\nT. Banda\t1,000,000\t50 %\nM. Okello\t600,000\t30 %\nPerla Fund\t400,000\t20 %\nTotal\t2,000,000\t100 %`;
  expect(isMismatch('legal_docs', deed(65, 'Holdings immediately before the sale'))).toBe(true);
  expect(isMismatch('legal_docs', deed(50, 'Holdings immediately before the sale'))).toBe(false);
  expect(isMismatch('legal_docs', deed(65, 'Holdings after the sale'))).toBe(false);
});

test('of two holders of one surname a sentence speaks of the one it names in full', () => {
  const minutes = (percent: number) =>
    `Tannerie Zawadi SPA\nProcès-verbal de l’assemblée du 14 mai 2026\nSont présents :\n– M. Karim Haddad, 27 000 actions\n– Mme Samia Haddad, 15 000 actions\n– SPA Cuirs du Nord, 18 000 actions\nToutes les actions sont présentes.\nL’assemblée élit Mme Samia Haddad, propriétaire à ce jour de ${percent} % du capital, au conseil.`;
  expect(isMismatch('legal_docs', minutes(38))).toBe(true);
  expect(isMismatch('legal_docs', minutes(25))).toBe(false);
});

test('names with their shares and nothing else are all who hold where the next words say there is nobody else', () => {
  const plan = (last: number, behind: string) =>
    `Clinique Zawadi SARL\n2. La société\nCréée en 2018 au capital de 3 000 000 MRU.\nDr Awa Sow : 46 % ; Dr Issa Kane : 30 % ; Coopérative El Nour : ${last} %.\n${behind}`;
  expect(isMismatch('business_plan', plan(31, 'Aucun autre associé ne figure aux statuts.'))).toBe(true);
  expect(isMismatch('business_plan', plan(24, 'Aucun autre associé ne figure aux statuts.'))).toBe(false);
  expect(isMismatch('business_plan', plan(31, 'Ce sont les parts de chacun dans nos ventes.'))).toBe(false);
});

test('who is said to hold the majority, or who holds so much in a condition, is held against the list', () => {
  const pact = (clause: string): boolean =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Pacte d’associés\nCapital\nAssocié\tActions\t%\nM. Hamid Bennis\t18 000\t45 %\nMme Ghita Lahlou\t10 000\t25 %\nFonds Oum Rabia\t12 000\t30 %\nTotal\t40 000\t100 %\n\nArticle 4\n${clause}`,
        },
      ],
    }).flags.some(({ code }) => code === 'OWNERSHIP_MISMATCH');
  expect(pact('M. Bennis, qui détient la majorité absolue des actions, nomme trois administrateurs.')).toBe(
    true,
  );
  expect(pact('M. Bennis, s’il détient un jour la majorité des actions, nomme trois administrateurs.')).toBe(
    false,
  );
  expect(pact('M. Bennis et Mme Lahlou ensemble détiennent la majorité des actions.')).toBe(false);
  expect(
    pact('Si M. Bennis, qui détient 52 % des actions, cède plus de la moitié, le Fonds peut céder aussi.'),
  ).toBe(true);
  expect(
    pact('Si M. Bennis, qui détient 45 % des actions, cède plus de la moitié, le Fonds peut céder aussi.'),
  ).toBe(false);
  expect(pact('Si M. Bennis détient 52 % des actions, le Fonds peut céder aussi.')).toBe(false);
});

test.each([
  ['Mr Ly Vannak votes his 32,000 shares together with the founder.', true],
  ['Mr Ly Vannak votes his 23,000 shares together with the founder.', false],
  ['Mr Ly Vannak has sold his 3,000 shares of another company.', false],
])('the shares that are somebody’s are those of the list: %s', (note, isWrong) => {
  const text = `Kampot Salt Co., Ltd, position on 15 March 2026\nHolder\tShares\tPercent\nChan Sophea\t42000\t42\nLy Vannak\t23000\t23\nMekong Craft Angels\t20000\t20\nStaff pool\t15000\t15\nTotal\t100000\t100\nNotes\n${note}`;
  const codes = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(
    ({ code }) => code,
  );
  expect(codes.includes('OWNERSHIP_MISMATCH')).toBe(isWrong);
});

test.each([
  ['trente', true],
  ['vingt', false],
])('a holder called by what it is has the share of the list: %s pour cent', (share, isWrong) => {
  const text = `PACTE D'ACTIONNAIRES\nActionnaire\tActions\tPart\nDr Assogba\t11 250\t45 %\nMme Kpadé\t8 750\t35 %\nFonds Alodo Santé\t5 000\t20 %\nTotal\t25 000\t100 %\n5.2 Le Fonds, titulaire de ${share} pour cent des actions et des voix, dispose d'un droit de veto sur le budget.`;
  const codes = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(
    ({ code }) => code,
  );
  expect(codes.includes('OWNERSHIP_MISMATCH')).toBe(isWrong);
});
