import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const codesOf = (type: DocumentType, text: string): readonly string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

/** What is said in passing, and beside it what is said in much the same words and is no worry. */
const SAID: readonly (readonly [FlagCode, DocumentType, said: string, not: string])[] = [
  [
    'LITIGATION_PENDING',
    'legal_docs',
    'The former agent’s action for his commission awaits trial in the High Court at Ndola.',
    'The former agent’s action for his commission was dismissed by the High Court at Ndola in 2024.',
  ],
  [
    'LITIGATION_PENDING',
    'business_plan',
    'Le propriétaire du quai nous a assignés devant le tribunal de Kribi, qui n’a pas encore statué.',
    'Le propriétaire du quai a renouvelé le bail devant notaire à Kribi.',
  ],
  [
    'LITIGATION_PENDING',
    'legal_docs',
    'A Rotterdam buyer has taken the company before the court there and wants EUR 300,000; nothing has been set aside.',
    'A Rotterdam buyer visited the company in March and wants 300 tonnes; nothing has been set aside for him yet.',
  ],
  [
    'TAXES_UNPAID',
    'legal_docs',
    'We are running about eight months late with PAYE since the mill stood still.',
    'PAYE is sent off by the ninth of each month, and we have never been late with it.',
  ],
  [
    'LICENCE_MISSING',
    'legal_docs',
    'The fishing permit ran out on 3 May 2025 and the new file has not been lodged.',
    'The fishing permit ran out on 3 May 2025 and was renewed on 5 May to 2030.',
  ],
  [
    'LICENCE_MISSING',
    'legal_docs',
    'La vente de ces contrats demande une carte de courtier, que nous n’avons pas.',
    'La vente de ces contrats demande une carte de courtier, que notre partenaire détient.',
  ],
  [
    'NO_COMPETITION',
    'pitch_deck',
    'On this coast nobody cans sardines but us, so we have the bay to ourselves.',
    'On this coast two others can sardines, so we share the bay with them.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'legal_docs',
    'Ownership of the booking software resides in the Developer until a deed is agreed.',
    'Ownership of the booking software passed to the Company by the deed of 4 May 2024.',
  ],
  [
    'AGREEMENT_NOT_SIGNED',
    'legal_docs',
    'Cold trucks: hand-shake only, they want to see our funding first.',
    'Cold trucks: five-year lease signed on 2 March by both sides.',
  ],
  [
    'DEBT_UNDISCLOSED',
    'legal_docs',
    'A trader paid for the boiler, 48 million, which we repay next year; the accountant has left it out.',
    'A trader paid for the boiler, 48 million, which we repay next year; it stands in note 9 of the accounts.',
  ],
  [
    'GOING_CONCERN',
    'business_plan',
    'If the rains fail again we shall have to lock the gate for good.',
    'After the rains we lock the gate for a week to clean the tanks.',
  ],
  [
    'RETURN_PROMISED',
    'pitch_deck',
    'Members who buy a plot of 400,000 receive 90,000 a year, bad season or good.',
    'Members who buy a plot of 400,000 share what the season leaves, which may be nothing.',
  ],
  [
    'RELATED_PARTY',
    'legal_docs',
    'The amount due to a director, GHS 2,100,000, was lent for resin and is repayable on demand.',
    'The amount due to a supplier, GHS 2,100,000, is for resin and is payable in thirty days.',
  ],
  [
    'RELATED_PARTY',
    'legal_docs',
    'Mrs Banda, wife of the managing director, owns the whole of the Lender.',
    'Zambezi Trust Bank plc, a listed bank, owns the whole of the Lender.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'The hotel group at Diani takes eight crates in every ten, by telephone.',
    'The hotel group at Diani takes one crate in every ten, by telephone.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'Le grossiste de Bobo enlève à peu près sept sacs sur dix et paie au mois.',
    'Le grossiste de Bobo enlève à peu près un sac sur dix et paie au mois.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    'The drill bits are made by Fjord Tools and nobody else in the region can supply them.',
    'The drill bits are made by Fjord Tools and by three others in the region.',
  ],
  [
    'NO_COMPETITION',
    'financial_statements',
    'Concurrence : il n’y en a pas, le pétrole ne compte plus.',
    'Concurrence : il y en a, le pétrole compte encore.',
  ],
  [
    'NO_COMPETITION',
    'pitch_deck',
    'Nobody else in the country fills cylinders, so there is no one to compare us with.',
    'Two others in the country fill cylinders, so there is someone to compare us with.',
  ],
  [
    'NO_COMPETITION',
    'pitch_deck',
    'No one else on the coast dries mango for export, so we set the price.',
    'No one else on the coast dries mango at night, but three do by day and set the price.',
  ],
  [
    'GOING_CONCERN',
    'financial_statements',
    'The mill keeps its doors open as long as the bank rolls the overdraft over in September.',
    'The mill keeps its doors open as long as the market does, from six to six.',
  ],
  [
    'TAXES_UNPAID',
    'legal_docs',
    'La TVA est à jour ; les cotisations CNSS de deux trimestres n’ont pas encore été portées à la Caisse.',
    'La TVA est à jour ; les cotisations CNSS de deux trimestres ont été portées à la Caisse en mars.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'legal_docs',
    'The routing engine was written by the engineer Mr Duarte as a freelance and remains his.',
    'The routing engine was written by the engineer Mr Duarte and belongs to the Company by his deed of 2024.',
  ],
  [
    'AGREEMENT_NOT_SIGNED',
    'legal_docs',
    'The Founders have signed; the place of the Investor stays blank until its committee sits.',
    'The Founders have signed; the place of the meeting stays Kumasi until the board decides otherwise.',
  ],
  [
    'RETURN_PROMISED',
    'pitch_deck',
    'Who puts money with us gets 18% each year, paid by quarter, also when orders are few.',
    'Who works with us gets 18% off each year, paid by quarter, but not when orders are few.',
  ],
  [
    'RELATED_PARTY',
    'legal_docs',
    'The founder Ms Kamau lent the company KES 14,000,000 across 2025; a loan paper was never drawn up.',
    'The founder Ms Kamau lent the company KES 14,000,000 across 2025, which was repaid in full in June.',
  ],
  [
    'RELATED_PARTY',
    'legal_docs',
    'Le président a pris 42 000 000 FCFA dans la caisse de la société pour sa maison de Saly.',
    'Le président n’a jamais pris un franc dans la caisse de la société pour sa maison de Saly.',
  ],
  [
    'RELATED_PARTY',
    'legal_docs',
    'The warehouse belongs to the chairman’s sons, who set the rent at EGP 1,150,000; halls in the same street stand at half of this.',
    'The warehouse belongs to a pension fund, which set the rent at EGP 1,150,000; halls in the same street stand at the same.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'NPR 310 lakh of the NPR 420 lakh came from the perfume house, who reorders each year.',
    'NPR 31 lakh of the NPR 420 lakh came from the perfume house, who reorders each year.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    'Sur 3 100 tonnes traitées, 2 700 ont été livrées par un unique collecteur.',
    'Sur 3 100 tonnes traitées, 270 ont été livrées par un unique collecteur.',
  ],
];

test.each(SAID)('%s of %s: %s', (code, type, said, not) => {
  expect(codesOf(type, said)).toContain(code);
  expect(codesOf(type, not)).not.toContain(code);
});

test('a buyer is no supplier, and a supplier no buyer', () => {
  expect(
    codesOf(
      'business_plan',
      'NPR 310 lakh of the NPR 420 lakh came from the perfume house, who reorders each year.',
    ),
  ).not.toContain('SUPPLIER_CONCENTRATION');
  expect(
    codesOf('legal_docs', 'Sur 3 100 tonnes traitées, 2 700 ont été livrées par un unique collecteur.'),
  ).not.toContain('CUSTOMER_CONCENTRATION');
});

/** What only looks like a worry, by people who wrote each beside one. */
test.each([
  [
    'LICENCE_MISSING',
    'business_plan',
    'Nous n’exportons pas encore ; le dossier d’agrément européen sera déposé quand la chaîne du froid sera prête.',
  ],
  [
    'LITIGATION_PENDING',
    'legal_docs',
    'Nous avons obtenu du tribunal de Pikine une injonction de payer contre un détaillant, 2,1 millions.',
  ],
  [
    'OPINION_QUALIFIED',
    'financial_statements',
    'We were appointed before the year end, took part in the count at the Apapa store and satisfied ourselves about the NGN 214 million of stock.',
  ],
  [
    'NOT_AUDITED',
    'financial_statements',
    'La situation au 30 juin n’est pas auditée, comme d’usage pour les semestriels ; les comptes annuels le sont.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    'Par « fournisseur exclusif » on entend celui dont les biens ne peuvent être obtenus ailleurs ; la société n’en a point.',
  ],
  [
    'GOING_CONCERN',
    'legal_docs',
    'Est réputée en cessation des paiements toute société qui ne peut faire face à son passif exigible avec son actif disponible.',
  ],
  [
    'TAXES_UNPAID',
    'financial_statements',
    'Our accountant found that the 5% withholding on the consultants was deducted and sent to the GRA in each of the four years.',
  ],
  [
    'TAXES_UNPAID',
    'legal_docs',
    'As an EPZ enterprise we pay no corporate tax for the first ten years, of which six remain.',
  ],
  [
    'DEBT_UNDISCLOSED',
    'legal_docs',
    'The earn-out owed to the sellers of the clinic was paid in March and so is not in the cap table pack.',
  ],
  [
    'RETURN_PROMISED',
    'business_plan',
    'You may not get your capital back, and there is no date by which you will.',
  ],
  [
    'KEY_PERSON_LEFT',
    'business_plan',
    'Co-founder Lilit finished her PhD in Lyon in the evenings and has been at her desk here without a break.',
  ],
  [
    'KEY_PERSON_LEFT',
    'business_plan',
    'Mon associé a choisi de rester quand sa femme est partie à Montréal ; il dirige toujours la technique.',
  ],
  [
    'KEY_PERSON_LEFT',
    'legal_docs',
    'Organisation chart: Operations – R. Santos; Technology – J. Reyes; Assistant to the CEO – vacant.',
  ],
] as const)('not %s of %s: %s', (code, type, text) => {
  expect(codesOf(type, text)).not.toContain(code);
});

test('the first of a list that says what all of it is of', () => {
  const list = (first: number): string =>
    `À qui nous vendons\nSahel Distribution (27 supermarchés à Dakar et Thiès) : ${first} % du chiffre d’affaires 2025\nGrossistes de Louga, Saint-Louis et Touba : ${77 - first} %\nBoutiques de quartier livrées par nos tricycles : 17 %\nCantines et hôtels : 6 %`;
  expect(codesOf('pitch_deck', list(46))).toContain('CUSTOMER_CONCENTRATION');
  expect(codesOf('pitch_deck', list(14))).not.toContain('CUSTOMER_CONCENTRATION');
});
