import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const codesIn = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

describe('what every auditor says', () => {
  test.each([
    "Conclude on the appropriateness of management's use of the going concern basis of accounting and whether a material uncertainty exists related to events that may cast significant doubt on the entity's ability to continue.",
    'Our opinion on the accounts does not cover the other information and we do not express any form of assurance conclusion thereon.',
    'Accordingly, we do not express an audit opinion.',
    'Procedures are chosen for the circumstances, and not for the purpose of expressing an opinion on the effectiveness of internal control.',
    'An adverse report would have been issued if the stock had not been counted again; it was.',
    'We have not audited this schedule and accordingly we do not express an opinion thereon.',
    'Nous n’exprimons pas d’opinion sur des éléments de ces comptes pris isolément.',
    'No disclaimer or adverse opinion was issued and there was no limitation of scope.',
    'Material uncertainty related to going concern: none identified.',
    "S'il conclut à l'existence d'une incertitude significative, il attire l'attention des lecteurs ou, à défaut d'information, il formule une certification avec réserve ou un refus de certifier.",
    'Une réserve aurait été formulée si les stocks de la filiale n’avaient pu être comptés ; ils l’ont été en janvier.',
    'Un refus de certifier ou une réserve n’a été ni envisagé ni discuté.',
    'Incertitude significative sur la continuité d’exploitation : néant.',
  ])('%s', (sentence) => {
    expect(codesIn('financial_statements', sentence)).toEqual([]);
  });
  test.each([
    [
      'OPINION_QUALIFIED',
      'Because we were unable to confirm the debtors we do not express an audit opinion on these accounts.',
    ],
    [
      'OPINION_QUALIFIED',
      'Had the provision been made, profit would have been lower by 40 million, and our opinion is qualified in that respect.',
    ],
    [
      'GOING_CONCERN',
      'The loss of the year and the unpaid suppliers indicate that a material uncertainty exists that may cast significant doubt on the ability of the company to continue as a going concern.',
    ],
  ])('but %s: %s', (code, sentence) => {
    expect(codesIn('financial_statements', sentence)).toContain(code);
  });
});

describe('what a word means and how something is accounted for', () => {
  test.each([
    'Liquidity risk arises when maturities do not match, with the consequence that the company may be unable to pay its debts when due.',
    'Leases of low value are not recorded on the balance sheet; the expense of these was 41,000.',
    'La dépendance à l’électricité du réseau a été ramenée de 85 % à 40 % par la turbine.',
  ])('%s', (sentence) => {
    expect(codesIn('financial_statements', sentence)).toEqual([]);
  });
});

describe('what a contract or a licence provides for', () => {
  test.each([
    '4. PROVIDED ALWAYS that if the rent shall be unpaid for ten days, or if the Lessee shall become bankrupt or cease to trade, it shall be lawful for the Lessor to re-enter.',
    'The holder shall report at once where its auditors issue a qualified opinion or express doubt about going concern.',
    'A request for renewal shall be made six months before expiry; a permit that has expired shall not be relied upon.',
    'Should the Lessee hold over after the expiry of the term without a new lease being signed, the tenancy shall be from month to month.',
    'Events of default are those usual for such loans: non-payment for ten days, insolvency, cessation of business and misstatement.',
    '(c) An arrangement fee of 1%, being LKR 1,800,000, is deducted from the first drawing.',
    'Insolvency: a Group Company is unable or admits inability to pay its debts as they fall due, or suspends payments.',
    'L’agrément est retiré lorsque le titulaire est déclaré en faillite ou n’est plus à jour de ses impôts et cotisations.',
    'Le titulaire doit déposer sa demande six mois avant l’expiration ; une autorisation expirée ne vaut pas titre.',
    '“Adverse Change” includes a qualified opinion of the auditors and the departure of a founder who is not replaced.',
    'The Bank may demand repayment if: a repayment is missed; the Company stops trading, or there is substantial doubt about its ability to continue; or its licence lapses.',
    '« Changement défavorable » désigne tout événement susceptible d’affecter la capacité de l’emprunteur à poursuivre son activité.',
  ])('%s', (sentence) => {
    expect(codesIn('legal_docs', sentence)).toEqual([]);
  });
  test.each([
    [
      'LICENCE_MISSING',
      'The licence expired in May 2025 and no renewal has been applied for; the plant still runs.',
    ],
    [
      'TAXES_UNPAID',
      'The Company has not paid its PAYE since March, and the Authority may distrain if the arrears are not settled.',
    ],
    ['TAXES_UNPAID', 'La société doit 31 millions de FCFA d’arriérés de TVA au fisc.'],
  ])('but %s: %s', (code, sentence) => {
    expect(codesIn('legal_docs', sentence)).toContain(code);
  });
});

describe('what was wanting and is no more', () => {
  test.each([
    'The auditors raised two points (passwords, an unsigned voucher) and both were closed by May.',
    'Item\tRemark\nLease of the depot\tSigned copy; the draft first sent was unsigned',
    'Y a-t-il des contrats échus ou non signés ? Aucun.',
    'Les deux remarques (bons de caisse non signés, mots de passe partagés) ont toutes été levées en mai.',
    'Report of 30 June 2026. The tenancy of 2019 came to its end on 31 March 2026 and no rent is outstanding under it.',
    'Acte du 3 mai 2026. Le bail de 2019, venu à terme le 31 décembre 2025, est remplacé par le présent, de sorte qu’aucun jour n’est resté sans titre.',
    'WHEREAS the former licence expired on 30 April 2026 and the Authority has resolved to grant this licence.',
    'Ms Banda’s term as director having expired, she was re-elected unopposed.',
    'Agreement of 4 May 2026. The Buyer owes nothing from the agreement of 2023, which ran out on 31 March 2026 and of which this is the renewal.',
  ])('%s', (sentence) => {
    expect(codesIn('legal_docs', sentence)).toEqual([]);
  });
  test('but one that is left', () => {
    expect(
      codesIn(
        'legal_docs',
        'Report of 30 June 2026. The lease of 2019 ran out on 31 March 2026 and has not been renewed.',
      ),
    ).toContain('AGREEMENT_NOT_SIGNED');
  });
});

describe('cases in a list', () => {
  const agreement = (...cases: string[]): string[] =>
    codesIn(
      'legal_docs',
      [
        'Loan agreement between Ziwa Bank and Kazi Mills Ltd',
        '6. Events of Default',
        ...cases,
        '7. Miscellaneous',
      ].join('\n'),
    );
  test('say what would be so', () => {
    expect(
      agreement(
        'the Borrower is unable to pay its debts as they fall due and does not remedy it within five days;',
        'any licence needed for the business is suspended or not renewed;',
        'the auditors qualify the accounts in a manner material to the Lender.',
      ),
    ).toEqual([]);
  });
  test('but one that names when tells what is', () => {
    expect(
      agreement(
        'Taxes of the Borrower for 2024 and 2025 have not been paid and the authority has sent a final demand.',
      ),
    ).toContain('TAXES_UNPAID');
  });
});

describe('a suit', () => {
  test.each([
    'The company claims KES 4 million from a haulier before the High Court.',
    'Nous poursuivons un ancien client devant le tribunal de commerce pour 12 millions.',
    'The claim it has brought against a builder over a leaking roof is before the High Court.',
  ])('of the company’s own is asked about: %s', (sentence) => {
    expect(codesIn('business_plan', sentence)).toEqual([]);
  });
  test.each([
    'A former haulier claims KES 4 million from us before the High Court.',
    'The plaint of Mto Traders in the High Court at Mombasa (claim of KES 48 million for late goods) was read.',
  ])('of others is told: %s', (sentence) => {
    expect(codesIn('legal_docs', sentence)).toContain('LITIGATION_PENDING');
  });
});

test('who sees nobody else, and nobody coming, sees no rivals', () => {
  expect(
    codesIn(
      'pitch_deck',
      'Competition\nIn our towns there is no other maker of ice, and we do not see one coming.',
    ),
  ).toContain('NO_COMPETITION');
});

test('a debt that two sentences together keep out of the accounts', () => {
  const said = (second: string) =>
    codesIn(
      'legal_docs',
      `Answers, 2 September 2026\nThe payments go to Mto Capital, on KES 38 million borrowed in 2023. ${second}`,
    );
  expect(said('It was never entered in the accounts.')).toContain('DEBT_UNDISCLOSED');
  expect(said('It is in note 9 of the accounts.')).not.toContain('DEBT_UNDISCLOSED');
});

test('an audit that was not begun', () => {
  expect(
    codesIn('financial_statements', 'The statutory audit for the year to 30 June 2025 has not been started.'),
  ).toContain('NOT_AUDITED');
  expect(
    codesIn('financial_statements', 'The audit of the year to 30 June 2025 was started in August.'),
  ).toEqual([]);
});

test.each([
  'The licence of the new depot was applied for in October and the building is not in use before it is granted.',
  'Nous projetons d’ouvrir un second atelier et demanderons alors l’autorisation qu’il faut.',
  'Nous recommandons que le pacte à venir prévoie une clause de départ.',
  'The only such agreement is the lease of a van to a director for 1,500 a month, at the usual rate.',
])('what is to come, is advised or is let as to anybody is no worry: %s', (sentence) => {
  expect(codesIn('legal_docs', sentence)).toEqual([]);
});
