import { expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

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
  [
    'a company with its form in brackets',
    'MALWA DRIP (PRIVATE) LIMITED\nAccounts for the year',
    ['MALWA DRIP'],
  ],
  [
    'whose members an opinion is addressed to',
    'To the Members of Satpura Seeds Private Limited\nOpinion',
    ['Satpura Seeds'],
  ],
  [
    'a party whose name goes on in the next line',
    'SUPPLY CONTRACT\nBetween Nile Star Mills S.A.E., register 58214 ("the Mill"), and Delta Crust\nBakeries LLC, register 104772 ("the Bakery").',
    ['Nile Star Mills', 'Delta Crust Bakeries'],
  ],
  [
    'the borrower, before who lends',
    'TERM LOAN AGREEMENT\nbetween (1) Misti Crédito Productivo S.A., RUC 20558813047, the Lender, and (2) Perforaciones Cotahuasi S.A.C., RUC 20601947725, of Arequipa, the Borrower, a provider of drilling.',
    ['Perforaciones Cotahuasi', 'Misti Credito Productivo'],
  ],
  [
    'forms of other countries, before the name and behind it',
    'Term sheet: investment in Aragats Games CJSC\nwith LLC Tekhura Crafts, Telavi',
    ['Aragats Games', 'Tekhura Crafts'],
  ],
  [
    'whom a bank writes about, before the bank',
    'Savannah Rock Bank Limited\nTo the auditors of Tamu Bakeries Limited\nBalances at 30 June 2026',
    ['Tamu Bakeries', 'Savannah Rock Bank'],
  ],
  [
    'who rents, before a company that lets',
    'Bail commercial entre la Foncière du Plateau SA, bailleur, et Sahel Énergie SARL, preneur',
    ['Sahel Energie', 'Fonciere du Plateau'],
  ],
  ['a form in points', 'Minutes of Nakheel Ceramics S.A.E. held at Giza', ['Nakheel Ceramics']],
  [
    'a form written out below the name',
    'FILATURE DU SOURO\nSociété anonyme au capital de 10 000 000 FCFA\nPROCÈS-VERBAL',
    ['FILATURE DU SOURO'],
  ],
  ['a Belgian or Swiss form', 'Moulins de la Lesse SRL\nComptes annuels', ['Moulins de la Lesse']],
  ['a form with an accent', 'Horlogerie du Doubs Sàrl\nRapport de gestion', ['Horlogerie du Doubs']],
  ['Nordic and German forms', 'Between Havfrisk ApS and Kornkammer GmbH', ['Havfrisk', 'Kornkammer']],
  ['a party behind “entre”', 'Convention\nEntre Brasseries du Wouri SA et', ['Brasseries du Wouri']],
])('%s is whom a paper is about', (_story, text, expected) => {
  expect(subjects(text)).toEqual(expected);
});

const LINES =
  '\nStatement of account 01/05/2026 to 31/05/2026\nAccount 4410 2287 11 KES\nDate\tNarration\tDebit\tCredit\tBalance\n01/05/2026\tB/F\t\t\t900,000.00\n04/05/2026\tRTGS OLD MILLS LTD\t\t40,000.00\t940,000.00\n11/05/2026\tEFT WAGES\t60,000.00\t\t880,000.00\n29/05/2026\tDEP\t\t5,000.00\t885,000.00';
it.each([
  ['Account name: TURKWEL HONEY LIMITED', ['TURKWEL HONEY']],
  ['Title: TURKWEL HONEY (PRIVATE) LIMITED', ['TURKWEL HONEY']],
  ['Title of account\t\tMALWA DRIP (PRIVATE) LIMITED', ['MALWA DRIP']],
  ['Customer: Turkwel Honey Limited', ['Turkwel Honey']],
  ['Titulaire : FILATURE DU SOURO SA', ['FILATURE DU SOURO']],
  ['Intitulé du compte : Ateliers du Souro SARL AU', ['Ateliers du Souro']],
  ['Turkwel Honey Limited | current account', ['Turkwel Honey']],
])('%s holds the account, neither its bank nor who pays into it', (holder, expected) => {
  expect(subjects(`EASTERN TRUST BANK PLC\n${holder}${LINES}`, 'financial_statements')).toEqual(expected);
});

it('a deck whose title names the company is about it, and not about whom it deals with', () => {
  const name = 'Turkwel Honey Limited';
  expect(identity('TurkwelHoney\nInvestor deck', 'pitch_deck', name)?.subjects[0]?.name).toBe('TurkwelHoney');
  expect(identity('Our honey\nContract with Old Mills Limited.', 'pitch_deck', name)?.subjects).toEqual([]);
});

it.each([
  ['CA de la SA', 'financial_statements'],
  ['Le CA de la SAS a crû', 'pitch_deck'],
] as const)('%s names no company', (text, type) => {
  expect(subjects(text, type)).toEqual([]);
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
  ['URSB 80020007441093', 'NUMBER', '80020007441093'],
  ['Commercial Register Giza No. 61204', 'EG', '61204'],
  ['the Commercial Register of Alexandria (Investment Office) under No. 88317', 'EG', '88317'],
  ['Commercial Register No.\t88317', 'EG', '88317'],
  ['CUIN 0227714', 'CUIN', '0227714'],
  ['Corporate Unique Identification No. 0227714', 'CUIN', '0227714'],
  ['RNE 1733406P', 'RNE', '1733406P'],
  ['identifiant unique 1733406/P', 'RNE', '1733406/P'],
  ['matricule fiscal 1733406P/A/M/000', 'RNE', '1733406P/A/M/000'],
  ['Incorporation No. 151220347', 'NUMBER', '151220347'],
  ['certificate of incorporation no. 44710', 'NUMBER', '44710'],
  ['the laws as incorporated in Tanzania under number 120933', 'NUMBER', '120933'],
  ['registre du commerce de Rabat n° 151 207', 'RC', '151207'],
  ['ICE 002288114000073', 'ICE', '002288114000073'],
  ['RCS Toamasina 2019 B 00127', 'RCS', '2019B00127'],
  ['PACRA no. 120220007715', 'NUMBER', '120220007715'],
  ['Company Regd. No. 301227/079/080', 'NUMBER', '301227/079/080'],
  ['SEC Company Reg. No. 2021090004417-05', 'NUMBER', '2021090004417-05'],
  ['RJSC registration C-148220/2019', 'BD', 'C-148220/2019'],
  ['PV 00188203', 'LK', 'PV00188203'],
  ['UIN BW00001947720', 'BW', 'BW00001947720'],
  ['COYRS-K7TQX2', 'MW', 'COYRS-K7TQX2'],
  ['Registration No. 2017/0418', 'NUMBER', '2017/0418'],
  ['trade registration AA/AA/2/0033127/2011', 'ET', 'AA/AA/2/0033127/2011'],
  ['CNPJ 28.114.907/0001-33', 'CNPJ', '28114907/0001-33'],
  ['RCCM MA.BKO.2020.B.7713', 'RCCM', 'MABKO2020B7713'],
  ['RG/LBV 2016B10774', 'RCCM', 'RG/LBV2016B10774'],
  ['Company no. SL-33812', 'NUMBER', 'SL-33812'],
  ['a Delaware filing, file number 7114420', 'FILE', '7114420'],
])('%s is a registration number', (text, scheme, number) => {
  expect(identity(`The company is entered under ${text} today.`)?.registrations).toMatchObject([
    { scheme, number },
  ]);
});

it.each([
  'VAT registration number 4480289133',
  'tax registration no. 100233417',
  'audited by a firm with firm registration No. 102423',
  'Registration: 2026',
  'registered 184000 riders',
  'founders’ shares on incorporation\t5000000',
  'notary certificate no. 40881',
  'the licence, registration no. 77120 of the board',
  'registration opened on 2026-03-01',
])('%s is none', (text) => {
  expect(identity(`The company says: ${text} today.`)?.registrations).toEqual([]);
});

it('whose number it is stands where the paper prints it behind a name', () => {
  const found = identity(
    'TRANSPORT CONTRACT\nbetween Nakheel Cement Limited, Commercial Register Giza No. 61204, and Safsaf Freight Limited, registered in the Commercial Register of Cairo\n(Investment Office) under No. 88317.\nCUIN 0227714',
  )?.registrations;
  expect(found?.map(({ number, of }) => [number, of])).toEqual([
    ['0227714', 'Safsaf Freight'],
    ['61204', 'Nakheel Cement'],
    ['88317', 'Safsaf Freight'],
  ]);
});

it('whether the company itself is named is told for the name it was read for', () => {
  expect(identity('Duka-Books sells to traders.', 'pitch_deck', 'Duka Books Ltd')?.isNamed).toBe(true);
  expect(identity('Dukabookshop sells to traders.', 'pitch_deck', 'Duka Books')?.isNamed).toBe(false);
  expect(identity('Duka Books sells.', 'pitch_deck')).toMatchObject({ knownAs: null, isNamed: false });
});

it.each([
  ['Lake Mills Limited (MBRS1019923), Zomba.', 'MBRS1019923'],
  ['Lake Mills Limited, OCR 318842/079/080, Pokhara.', 'OCR318842/079/080'],
  ['Lake Mills Limited (142 330 918). Iringa, 3 May 2026.', '142330918'],
])('%s: the number behind a name is its own', (text, number) => {
  expect(identity(text)?.registrations).toMatchObject([{ number, of: 'Lake Mills' }]);
});

it.each(['Lake Mills Limited (USD 1200000) is repaid.', 'Lake Mills Limited, PO 1234567, Zomba.'])(
  '%s: neither a sum nor a box is a registration number',
  (text) => {
    expect(identity(text)?.registrations).toEqual([]);
  },
);

it.each([
  'Report of the manager. Dune Foods SA, notre principal client, a acheté moins.',
  'Minutes of June. Dune Foods Limited, our largest buyer, bought less.',
  'Minutes of June. Dune Foods Limited, the company’s biggest customer, bought less.',
])('%s: who is said to buy is not whom the paper is about', (text) => {
  expect(identity(text)?.subjects).toEqual([]);
});

it('a party that a contract calls the lender is one of those it is about', () => {
  expect(
    identity('Loan between Lake Mills Limited, the borrower, and Dune Bank Limited, the lender.')?.subjects,
  ).toHaveLength(2);
});

it('whom a figure is quoted from is no subject', () => {
  expect(subjects('Three million homes (Tamu SA, census 2022) have no line.', 'pitch_deck')).toEqual([]);
});

it('who is listed as a holder of shares is not whose shares they are', () => {
  const list = 'Members on 3 May 2026\tShares\t%\nAda Obi\t700\t70%\nHarmattan Backers Ltd\t300\t30%';
  expect(subjects(`Today\n${list}`)).toEqual([]);
  expect(subjects(`Kori Dairies Limited\n${list}`)).toEqual(['Kori Dairies']);
  const later = 'If 4 million is raised\tShares\t%\nHarmattan Backers Ltd\t300\t25%';
  expect(subjects(`Today\n${list}\n${later}`)).toEqual([]);
  const parties = 'Agreement\nbetween Harmattan Backers Ltd and Kori Dairies Ltd';
  expect(subjects(`${parties}\n${list}`)).toEqual(['Kori Dairies', 'Harmattan Backers']);
  expect(
    subjects('Registre\nActionnaires\tActions\t%\nAwa Diop\t60\t60 %\nSahel Amorce SAS\t40\t40 %'),
  ).toEqual([]);
});

it('a bank’s letter names whom it is about above its foot', () => {
  const letter = (holder: string) =>
    `Lake Bank\nKisumu, 4 May 2026\nWe certify that ${holder} holds an account with us.\nKori Dairies Ltd – 1/1`;
  const named = (text: string) => identity(text, 'financial_statements', 'Kori Dairies Ltd')?.isNamed;
  expect(named(letter('Harmattan Haulage Ltd'))).toBe(false);
  expect(named(letter('Kori Dairies Ltd'))).toBe(true);
  expect(named('Harmattan Haulage Ltd\nAccounts of 2025\nKori Dairies Ltd – 1/1')).toBe(true);
});

it('a loan agreement is about the borrower, and of names told again the first in reading order counts', () => {
  const named = (text: string): string[] | undefined =>
    analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).identity?.subjects.map(
      ({ name }) => name,
    );
  expect(
    named(
      'LOAN AGREEMENT\nbetween MUARIA INVESTIMENTOS, LDA, of Nacala (the "Lender"), and SALINAS DE MOSSURIL, LDA, of Lumbo (the "Borrower").',
    ),
  ).toEqual(['SALINAS DE MOSSURIL']);
  expect(
    named(
      'Pacte d’actionnaires – Distillerie Neroli SA\nENTRE Agrumes du Cap SARL et la Distillerie Neroli SA',
    )?.[0],
  ).toBe('Distillerie Neroli');
});

it.each([
  ['Yallahs Mills Limited, St Thomas, Jamaica. Company no. 98,412', '98,412'],
  ['Sheka Bamboo Works PLC\nCommercial registration number\tMT/AA/14/0026618/2013', 'MT/AA/14/0026618/2013'],
])('%s', (text, number) => {
  const { identity } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  expect(identity?.registrations.map((one) => one.number)).toEqual([number]);
});
