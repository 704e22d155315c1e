import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';
import { cannotMean } from './meaning-rule.ts';
import { tokensOf } from './sentence-feature.ts';
import { sentenceJudge } from './sentence-model.ts';
import { SENTENCE_MODEL } from './sentence-weights.ts';

const analysed = (text: string | readonly string[], type: DocumentType = 'legal_docs') =>
  analyseDocument({ type, pages: [text].flat().map((one, index) => ({ page: index + 1, text: one })) });
const flagsOf = (text: string | readonly string[], type?: DocumentType) =>
  analysed(text, type).flags.map(({ code }) => code);

describe('what sentences mean, in words no list holds', () => {
  const SAID: readonly (readonly [string, string, DocumentType])[] = [
    [
      'LICENCE_MISSING',
      'Our wallets are live although the central bank never gave us its permission.',
      'pitch_deck',
    ],
    [
      'LICENCE_MISSING',
      "Le service fonctionne alors que l'agrément nous a été refusé par le régulateur.",
      'legal_docs',
    ],
    [
      'IP_NOT_ASSIGNED',
      'The freelancer who programmed the app has not signed any transfer of the code.',
      'legal_docs',
    ],
    ['IP_NOT_ASSIGNED', 'La marque reste enregistrée au nom du cofondateur.', 'legal_docs'],
    [
      'LITIGATION_PENDING',
      'A dismissed manager has taken us to the labour court and the hearing is in May.',
      'legal_docs',
    ],
    [
      'LITIGATION_PENDING',
      "L'ancien bailleur nous poursuit devant le tribunal pour loyers impayés.",
      'legal_docs',
    ],
    [
      'SUPPLIER_CONCENTRATION',
      'We get 90% of our packaging from one manufacturer in Guangzhou.',
      'business_plan',
    ],
    [
      'GOVERNANCE_WEAK',
      'There is no second signature: the founder pays and approves by himself, without minutes.',
      'legal_docs',
    ],
    ['RETURN_PROMISED', 'Every investor is guaranteed to double the money within a year.', 'pitch_deck'],
    ['RETURN_PROMISED', 'Nous garantissons à nos investisseurs un rendement de 30 % par an.', 'pitch_deck'],
    ['PROJECTION_AS_FACT', 'It is certain that we will have 3 million users in 2028.', 'pitch_deck'],
    [
      'KEY_PERSON_LEFT',
      'Our chief technology officer left in June and nobody has replaced him.',
      'pitch_deck',
    ],
    ['KEY_PERSON_LEFT', 'Notre directrice technique a démissionné en juin.', 'pitch_deck'],
    [
      'RELATED_PARTY',
      'We rent the depot from a company owned by the wife of our director.',
      'financial_statements',
    ],
    [
      'GOING_CONCERN',
      'If no new money comes, the company will not be able to pay its debts in March.',
      'financial_statements',
    ],
    [
      'OPINION_QUALIFIED',
      'The auditors could not verify the stock and gave a qualified opinion.',
      'financial_statements',
    ],
    [
      'TAXES_UNPAID',
      'PAYE and pension deductions of eight months have not been paid over to the authority.',
      'financial_statements',
    ],
    ['TAXES_UNPAID', 'La TVA du trimestre reste due au fisc.', 'legal_docs'],
    [
      'DEBT_UNDISCLOSED',
      'Promissory notes to a private lender have been kept out of these figures.',
      'financial_statements',
    ],
    ['AGREEMENT_NOT_SIGNED', 'The subscription agreement was never signed by either side.', 'legal_docs'],
    ['AGREEMENT_NOT_SIGNED', "Le contrat a expiré et n'a pas été renouvelé.", 'legal_docs'],
    [
      'IP_NOT_ASSIGNED',
      'Le prestataire a été payé, mais son contrat ne dit rien de ses droits sur le logiciel.',
      'legal_docs',
    ],
    [
      'KEY_PERSON_LEFT',
      'Our chief engineer, who built the platform, works her last day on 31 October.',
      'pitch_deck',
    ],
    ['DEBT_UNDISCLOSED', 'Hors bilan : un oncle nous a avancé 15 millions.', 'legal_docs'],
  ];
  test.each(SAID)('%s: %s', (code, text, type) => expect(flagsOf(text, type)).toContain(code));
});

describe('rules keep out what cannot be meant', () => {
  test.each([
    'The company [has / has not] obtained a licence from [authority].',
    'Has the licence expired? Is any litigation pending before a court?',
    'Founders often write "we operate without a licence from the central bank".',
    'Licences and permits ............ 14',
    'For the board',
    'In 2023 a supplier sued us; the claim was settled and paid.',
    'The licence of the central bank was renewed on 2 May 2025.',
    'No founder or manager has left since we began.',
    'Staff pensions are remitted monthly, with no arrears.',
    'Simple interest at 6% a year, added to principal and payable on conversion.',
    'Six fabricants nous livrent ; contrats signés, valables jusqu’en 2028.',
    'Any dispute is referred to arbitration in Nairobi.',
    'Le Client reçoit un droit d’usage pour la durée du contrat.',
    'A levy demand of R2m was decided in our favour by the tribunal in 2024.',
    'Fondatrice : Mme Awa Diop, directrice générale depuis 2011.',
    'Payroll, pensions and leave in one tool, filed for you.',
    'The depot is let to us by the director’s sister, at a rent set by an independent valuer and agreed by the board without him.',
    'Le terrain appartient à la famille du fondateur ; loyer fixé à dire d’expert.',
    'Le dépôt est loué à une société dont le président est associé, pour 9 000 par an. Le rapport n’appelle pas d’observation.',
  ])('%s', (text) => expect(flagsOf(text)).toEqual([]));

  test('a line on every page is no strength', () => {
    const line = 'The company is not a party to any litigation.';
    const strengths = (pages: readonly string[]) => analysed(pages).strengths.map(({ code }) => code);
    expect(strengths([`Litigation\n${line}`])).toContain('NO_LITIGATION');
    expect(strengths(['One', 'Two', 'Three'].map((word) => `${word} page\n${line}`))).not.toContain(
      'NO_LITIGATION',
    );
  });

  test('what was and is no more', () => {
    const past = 'In 2021 one bank was 60% of revenue; today it is 7%.';
    expect(flagsOf(past, 'pitch_deck')).not.toContain('CUSTOMER_CONCENTRATION');
  });
});

describe('the nearest thing that is not meant', () => {
  const PAIRS: readonly (readonly [code: string, kept: string, said: string])[] = [
    [
      'DEBT_UNDISCLOSED',
      'we owe a van loan of n9m to a bank in kano, 8 instalments to go, never missed.',
      'we owe n9m to a trader in kano, which is not in the books.',
    ],
    [
      'DEBT_UNDISCLOSED',
      'pret bancaire de 300 000 euros, remboursable sur cinq ans, porte au bilan.',
      "un pret de 300 000 euros n'est pas inscrit au bilan.",
    ],
    [
      'DEBT_UNDISCLOSED',
      'the facility of r2 million agreed in may is not yet drawn.',
      'a facility of r2 million was drawn in may.',
    ],
    [
      'KEY_PERSON_LEFT',
      'a chief accountant joined in march 2026.',
      'our chief accountant joined a competitor in march 2026.',
    ],
    [
      'KEY_PERSON_LEFT',
      'we are 24: 10 in the shop, 8 on the road and 6 at the desk.',
      'we were 24: 10 in the shop, 8 on the road and 6 at the desk have left.',
    ],
    [
      'GOING_CONCERN',
      'we spend kes 2m a month, so we have fourteen months and need not hurry.',
      'we have seven months and then, unless a lender agrees, the shop closes.',
    ],
    [
      'TAXES_UNPAID',
      'all rates due to the county and every nhif deduction have been duly paid.',
      'all but two of the deductions due to the county have been paid.',
    ],
    [
      'PROJECTION_AS_FACT',
      'by 2027 we will light 900 homes; this is not a promise.',
      'by 2027 we will light 900 homes, without fail.',
    ],
  ];
  test.each(PAIRS)('%s: %s', (code, kept, said) => {
    expect(cannotMean(code, kept)).toBe(true);
    expect(cannotMean(code, said)).toBe(false);
  });
});

describe('what is not certain is asked', () => {
  const unsure = 'We have applied for the licence.';

  test('with the words, costs nothing, and is no flag', () => {
    const { flags, questions = [], parts } = analysed(`Licences\n${unsure}`);
    expect(flags.map(({ code }) => code)).not.toContain('LICENCE_MISSING');
    expect(questions).toEqual([
      expect.objectContaining({ code: 'LICENCE_MISSING', quote: expect.objectContaining({ text: unsure }) }),
    ]);
    expect(parts.soundness.measured).toBe(analysed('Licences').parts.soundness.measured);
  });

  test('and not where another sentence says it', () => {
    const { flags, questions = [] } = analysed(
      `Licences\n${unsure}\nThe company operates without a licence.`,
    );
    const said = flags.find(({ code }) => code === 'LICENCE_MISSING');
    expect(said?.quotes.map(({ text }) => text)).toContain(unsure);
    expect(questions.map(({ code }) => code)).not.toContain('LICENCE_MISSING');
  });
});

test('a sentence is judged by its words alone, in whatever order documents come', () => {
  const text = 'the company operates without a licence';
  const judge = sentenceJudge(SENTENCE_MODEL);
  const alone = [...judge(text)];
  judge('another sentence with other words about a court');
  expect([...judge(text)]).toEqual(alone);
});

test.each([
  ['54 cedis in each hundred', '%high'],
  ['sixty-five per cent of it', '%high'],
  ['quarante sur cent', '%mid'],
  ['vingt-deux pour cent', '%low'],
  ['of every ten drums that leave the port, seven are for one trader', '%high'],
  ['9 sacs sur 10', '%high'],
  ['he takes 1,870 of our 2,280 tonnes', '%high'],
  ['of the rs. 486.2 million, rs. 130.6 million was shipped to him', '%mid'],
])('%j is a share', (text, size) => {
  expect(tokensOf(text)).toContain(size);
});

test.each([
  ['SUPPLIER_CONCENTRATION', 'half for boats, one quarter for nets, one quarter for a cold room.'],
  ['SUPPLIER_CONCENTRATION', 'feed comes from three mills in about equal parts.'],
  ['SUPPLIER_CONCENTRATION', 'un fournisseur de cartons sur trois est en chine.'],
  ['SUPPLIER_CONCENTRATION', 'one port brings 58% of our sales.'],
  ['CUSTOMER_CONCENTRATION', 'we modelled a year at half of the volume.'],
  ['CUSTOMER_CONCENTRATION', 'sales of 40 million, of which a little over half to hotels.'],
  ['CUSTOMER_CONCENTRATION', 'one hundred and ninety million, of which a little over half to hotels.'],
  ['TAXES_UNPAID', 'it has taxes of no kind outstanding.'],
  ['TAXES_UNPAID', 'ni impot ni cotisation en retard.'],
  ['TAXES_UNPAID', 'paye n3.9m, pension n5.1m, both remitted 7 july.'],
  ['TAXES_UNPAID', 'cnps et impots : attestations du 18 septembre 2026.'],
  ['GOING_CONCERN', 'the tenant states that it is solvent.'],
  ['GOING_CONCERN', 'aucune procedure collective n’est ouverte.'],
  [
    'GOING_CONCERN',
    'the board is satisfied that the company will be able to pay its debts as they fall due.',
  ],
  ['RETURN_PROMISED', 'ni le principal ni un dividende ne vous sont garantis.'],
  ['NOT_AUDITED', 'the half-year figures are unaudited, as interim figures are.'],
  ['NOT_AUDITED', "chiffres du premier semestre non audites, comme il est d'usage."],
  ['RELATED_PARTY', 'you noticed that the depot belongs to a namesake of our chairman.'],
  ['DEBT_UNDISCLOSED', "la caution garantit un credit deja au bilan : elle ne s'ajoute pas a la dette."],
  ['DEBT_UNDISCLOSED', 'no other borrowing, guarantee or lease.'],
  ['DEBT_UNDISCLOSED', 'pas de dette en dehors du pret de la banque.'],
  ['RELATED_PARTY', 'rent was paid to a director’s trust at the rate fixed by an outside valuer.'],
  ['RELATED_PARTY', 'there are no loans to directors.'],
  ['NO_COMPETITION', 'this is not a blue ocean.'],
  [
    'GOING_CONCERN',
    'we have not identified a material uncertainty that may cast doubt on the going concern.',
  ],
  [
    'GOING_CONCERN',
    'the sum falls due on non-payment, on insolvency, or on the loss of a permit without which it cannot trade.',
  ],
  ['CUSTOMER_CONCENTRATION', 'two presses, of which one alone can run at 60% of capacity.'],
  ['OPINION_QUALIFIED', "la reserve a ete levee des l'exercice 2023 et n'a pas d'effet sur les comptes."],
  ['KEY_PERSON_LEFT', 'no one in the list has handed in notice.'],
  ['NOT_AUDITED', 'fees of the auditor: 46m; no non-audit services.'],
  ['SUPPLIER_CONCENTRATION', 'every use is paid from this round; there is no other source.'],
  ['LICENCE_MISSING', 'the authorities moved the permits to the new site; none lapsed meanwhile.'],
  ['AGREEMENT_NOT_SIGNED', 'q31 the supply agreement in folder 4 has empty signature blocks.'],
  ['RELATED_PARTY', 'no part of the money goes to repay directors or their loans.'],
  ['PROJECTION_AS_FACT', 'si la ligne tourne a 60 %, les ventes atteindront 780 millions en 2027.'],
  ['NOT_AUDITED', 'there are no matters to report under the auditing act.'],
])('%s cannot be meant by %j', (code, text) => {
  expect(cannotMean(code, text)).toBe(true);
});

test.each([
  ['SUPPLIER_CONCENTRATION', 'one mill sells us 58% of the flour.'],
  ['SUPPLIER_CONCENTRATION', 'our only supplier makes all of our revenue possible.'],
  ['CUSTOMER_CONCENTRATION', 'we modelled the loss of our largest customer.'],
  ['CUSTOMER_CONCENTRATION', 'more than half of it to hotels of one group.'],
  ['TAXES_UNPAID', 'no paye was remitted and eight months are outstanding.'],
  ['TAXES_UNPAID', 'l’attestation de regularite fiscale nous a ete refusee.'],
  ['TAXES_UNPAID', 'pension was paid only to march.'],
  ['DEBT_UNDISCLOSED', 'no loan is shown in these accounts, though 40 million is owed.'],
  ['RELATED_PARTY', 'the depot is rented from the director at twice the market rent.'],
  ['RELATED_PARTY', 'no loan agreement stands behind the advance to the chairman.'],
])('%s may be meant by %j', (code, text) => {
  expect(cannotMean(code, text)).toBe(false);
});

describe('words that leave no doubt', () => {
  const SURE: readonly (readonly [code: string, said: string, not: string, type: DocumentType])[] = [
    [
      'KEY_PERSON_LEFT',
      'Ms Adjei, who drew up the lending rules and approves each order above ₦3 million, had given notice to 30 June.',
      'Ms Adjei, who drew up the lending rules and approves each order above ₦3 million, joined in June.',
      'legal_docs',
    ],
    [
      'KEY_PERSON_LEFT',
      'Since March 2025 the inventor works full time for another firm in Accra.',
      'Since March 2025 the inventor works full time for us.',
      'legal_docs',
    ],
    [
      'IP_NOT_ASSIGNED',
      'Her contract does not say who owns the maps.',
      'Her contract says that the company owns the maps.',
      'legal_docs',
    ],
    [
      'OPINION_QUALIFIED',
      'A certificate can be signed except for the ledgers of one branch.',
      'The opinion on the year was issued without reserve.',
      'legal_docs',
    ],
    [
      'RELATED_PARTY',
      'M. Ndiaye garde 30 millions en compte courant, sans contrat écrit.',
      'La société garde 30 millions en compte courant à la banque.',
      'legal_docs',
    ],
    [
      'RELATED_PARTY',
      'She put it in with no paper and can have it back at any time.',
      'She put the parcels on the van.',
      'legal_docs',
    ],
    [
      'PROJECTION_AS_FACT',
      'In 2026 sixty clinics are won; the contract with the county is still to be signed.',
      'In 2024 sixty clinics were won and each contract was signed.',
      'pitch_deck',
    ],
    [
      'LICENCE_MISSING',
      'The application for an e-money licence will be lodged with the central bank after the round.',
      'The application for an e-money licence was granted by the central bank.',
      'pitch_deck',
    ],
    [
      'LICENCE_MISSING',
      'La note n’a jamais été soumise à l’autorité des marchés.',
      'La note a été soumise à l’autorité des marchés, qui l’a visée.',
      'legal_docs',
    ],
    [
      'LITIGATION_PENDING',
      'The hearing has been adjourned to 4 May 2026.',
      'The appeal was withdrawn on 4 May 2025.',
      'financial_statements',
    ],
    [
      'SUPPLIER_CONCENTRATION',
      'La totalité des noix vient de Bouaké et le contrat interdit toute autre origine.',
      'Les noix viennent de douze villages.',
      'legal_docs',
    ],
  ];
  test.each(SURE)('%s: %s', (code, said, not, type) => {
    expect(flagsOf(`Notes\n${said}`, type)).toContain(code);
    expect(flagsOf(`Notes\n${not}`, type)).not.toContain(code);
  });

  test.each([
    ['KEY_PERSON_LEFT', 'fondatrice : mme awa sarr, directrice generale depuis 2012.'],
    [
      'KEY_PERSON_LEFT',
      'peter, who runs credit, stays in the chair and takes the new role only when somebody is in.',
    ],
    ['KEY_PERSON_LEFT', 'we lost a good candidate for head of sales to a bank.'],
    ['KEY_PERSON_LEFT', "le candidat retenu pour la direction technique s'est desiste."],
    ['LICENCE_MISSING', 'this licence does not take the place of the trade licence of the council.'],
    ['LICENCE_MISSING', 'a product certificate does not lapse with this renewal.'],
    ['LICENCE_MISSING', 'carrying on the activity without a licence is an offence under section 9.'],
    [
      'OPINION_QUALIFIED',
      'we obtain an understanding of controls, but not for the purpose of expressing an opinion on their effectiveness.',
    ],
    ['NO_SHAREHOLDERS_AGREEMENT', 'le present pacte regle les rapports des associes entre eux.'],
    ['CUSTOMER_CONCENTRATION', 'six shillings of every ten that a baker spends go to flour.'],
    ['LITIGATION_PENDING', 'a duty demand was decided in our favour by the tribunal in 2023.'],
  ])('%s is not meant: %s', (code, text) => expect(cannotMean(code, text)).toBe(true));
});

test.each([
  [
    'KEY_PERSON_LEFT',
    'our head of support left in may, and rahel, who had shared the job with her, has her place.',
  ],
  [
    'KEY_PERSON_LEFT',
    'la responsable export est partie en aout et a ete remplacee en octobre par sa seconde.',
  ],
  ['TAXES_UNPAID', 'le fisc nous doit six millions de tva.'],
  ['TAXES_UNPAID', 'nous avons paye les planteurs et reverse la tva collectee depuis mars.'],
  ['RELATED_PARTY', 'la societe devait au gerant 79 000 000, entierement rembourse en mai 2026.'],
  ['TAXES_UNPAID', 'paye and nssf for may had gone out on the 8th.'],
  [
    'RELATED_PARTY',
    'the office is rented from the chair at a price that two agents valued, voted by the board without her.',
  ],
  ['RELATED_PARTY', "le pret d'un fondateur a ete rembourse en janvier."],
  ['RETURN_PROMISED', 'we do not promise a buy-back and you may lose all of it.'],
  ['PROJECTION_AS_FACT', 'pipeline: two breweries in talks, none is in the forecast.'],
  ['PROJECTION_AS_FACT', 'we earned a profit of 41,000 in 2024.'],
  ['SUPPLIER_CONCENTRATION', 'the supplier has declared an overdraft and no further borrowing.'],
  [
    'SUPPLIER_CONCENTRATION',
    'the board comes from a maker in pune, and a second maker has passed the same test.',
  ],
  ['LITIGATION_PENDING', 'a neighbour sued over noise, the tribunal ruled for us in 2022.'],
  ['DEBT_UNDISCLOSED', "il n'existe ni bon, ni promesse qui ne figure pas au tableau."],
  ['NO_COMPETITION', 'il existe un concurrent au ghana, plus connu.'],
  [
    'LICENCE_MISSING',
    'this licence replaces the provisional permit of 2021, which ended on the day of grant.',
  ],
  ['CUSTOMER_CONCENTRATION', 'insurance has paid 148,000 of the 190,000 claimed.'],
  ['NO_SHAREHOLDERS_AGREEMENT', 'les quatre associes ont un pacte de 2019.'],
  [
    'KEY_PERSON_LEFT',
    'our cook left for lagos; ngozi, her deputy of three years, became ceo on 1 november and she stays as adviser till march.',
  ],
  ['KEY_PERSON_LEFT', 'two of five engineers resigned; both were replaced before their notice ran out.'],
  ['KEY_PERSON_LEFT', 'la comptable est partie a lyon ; m. sarr est en poste depuis le lundi suivant.'],
  ['RELATED_PARTY', "the director's wife owns the store; we pay what the next store charges, by contract."],
  ['RELATED_PARTY', "le transport est confie a l'oncle du gerant apres trois cotations."],
  ['LITIGATION_PENDING', 'a complaint about a rash was looked into and set aside in april.'],
  ['LITIGATION_PENDING', "trois affaires ont ete conciliees devant l'inspection du travail et payees."],
  ['AGREEMENT_NOT_SIGNED', "le bail du second terrain n'est pas signe et nous n'y comptons pas encore."],
  ['TAXES_UNPAID', 'la verification de fevrier a debouche sur une absence de rappel.'],
  ['SUPPLIER_CONCENTRATION', 'of every ten kwacha of fees, seven come from one school.'],
  ['SUPPLIER_CONCENTRATION', 'neuf francs sur dix proviennent du chantier de la mine.'],
  ['RETURN_PROMISED', "le fonds ne beneficie d'aucune garantie de rendement."],
  ['GOVERNANCE_WEAK', 'quatre reunions, dont les proces-verbaux sont consultables.'],
  [
    'GOING_CONCERN',
    'the directors assess the ability of the company to continue, and have found nothing that puts it in doubt.',
  ],
  ['GOING_CONCERN', 'where a director is absent from two meetings, the third may go on without her.'],
  ['OPINION_QUALIFIED', 'the evidence is sufficient for our opinion.'],
  [
    'NO_SHAREHOLDERS_AGREEMENT',
    'none of these shall be done without consent in writing of the holders of 75%.',
  ],
  ['LICENCE_MISSING', "la presente licence fait suite a l'autorisation provisoire n 12/2021."],
  ['KEY_PERSON_LEFT', 'awa sall  directrice technique, cofondatrice  ingenieure, esp dakar.'],
  ['IP_NOT_ASSIGNED', 'methods, software and tools of the contractor stay its own.'],
  ['GOING_CONCERN', 'if the company is sold before conversion the lender takes twice its principal.'],
])('%s is not meant: %s', (code, text) => expect(cannotMean(code, text)).toBe(true));

test.each([
  [
    'KEY_PERSON_LEFT',
    'our chief engineer left in may and i have taken his place for now, until we find somebody.',
  ],
  ['KEY_PERSON_LEFT', 'le directeur technique a rejoint une banque de la place en septembre.'],
  ['TAXES_UNPAID', 'vat was declared and paid in part, the rest when the season ends.'],
  ['RELATED_PARTY', "pret de 12 millions a un actionnaire, rien n'a ete rembourse."],
  ['NO_COMPETITION', 'in practice we stand alone: there is nobody to compete with.'],
  ['DEBT_UNDISCLOSED', 'the line is to be entered in the books; it will be, when the deed is back.'],
  ['NO_SHAREHOLDERS_AGREEMENT', "the holders have no shareholders' agreement."],
  [
    'LITIGATION_PENDING',
    'farmers filed a petition at the land court, eldoret, over effluent from the plant.',
  ],
])('%s may still be meant: %s', (code, text) => expect(cannotMean(code, text)).toBe(false));

test('who has the place may stand in the next sentence', () => {
  const left = 'Our chief engineer Mutasim left the company in May for Doha.';
  expect(flagsOf(`Notes\n${left} None of us can change his firmware.`)).toContain('KEY_PERSON_LEFT');
  const follows = [
    'Amel, his deputy, took over on the same day.',
    'Miss Amel, who ran the shop with him, follows him.',
  ];
  for (const next of follows) expect(flagsOf(`Notes\n${left} ${next}`)).not.toContain('KEY_PERSON_LEFT');
});

test('beside what is plain, less is needed for another flag', () => {
  const likely = 'Most of the flour that we use comes from the mill at the corner.';
  const plain = 'We hold no licence from the central bank and operate anyway.';
  const alone = analysed(`Notes\n${likely}`);
  expect(alone.flags).toEqual([]);
  expect(alone.questions?.map(({ code }) => code)).toEqual(['SUPPLIER_CONCENTRATION']);
  expect(flagsOf(`Notes\n${likely}\nPermits\n${plain}`)).toContain('SUPPLIER_CONCENTRATION');
});

test('what is said of rivals is not said of the company', () => {
  const said = 'Broker: quick, no paper, no licence, knows everybody.';
  expect(flagsOf(`Competition\n${said}`, 'pitch_deck')).toEqual([]);
});

test.each([
  [
    'LITIGATION_PENDING',
    "Notes\n14. The landlord's attorneys have served a summons for R1.9m over the ducts.\n15. A previous dispute with a plumber was arbitrated and closed in 2021.",
    'the next item tells of another case',
  ],
  [
    'TAXES_UNPAID',
    'Rivals: a dozen canneries, two of them in Lusaka.\nVAT and PAYE of nine months have not been paid to the authority.',
    'a label heads its own line alone',
  ],
  [
    'TAXES_UNPAID',
    'Notes\nVAT and PAYE of nine months have not been paid to the authority and will follow "when cash allows".',
    "a few words in quotation marks are the writer's own",
  ],
  [
    'KEY_PERSON_LEFT',
    'Notes\nDan, our managing director, was the last founder here; he resigned on Friday and the board is, for now, me.',
    'who left is told of an earlier time',
  ],
])('%s, in %j: %s', (code, text) => expect(flagsOf(text, 'business_plan')).toContain(code));

test('a denial counts where it is written as one word', () =>
  expect(
    cannotMean(
      'DEBT_UNDISCLOSED',
      "we drew 19 million from the staff pool until 2027, repayable in june; it isn't in the balance sheet.",
    ),
  ).toBe(false));

test('years that were over when a paper was written are no projection', () => {
  const text =
    'Business plan, Nairobi, 6 October 2026\nIn 2025 we had KES 138 million of revenue, KES 24 million of EBITDA and KES 12 million of net profit. In 2024: KES 115m, 17m and 7m.';
  expect(flagsOf(text, 'business_plan')).not.toContain('PROJECTION_AS_FACT');
  const ahead = text.replaceAll('2025', '2028').replace('we had', 'we will certainly have');
  expect(flagsOf(ahead, 'business_plan')).toContain('PROJECTION_AS_FACT');
});

test.each([
  [
    'A director who holds 55% of the shares has lent the company Rs. 71.2 million at 13% a year, callable at one month.',
    true,
  ],
  ['The company owes Dr Achieng KES 4.1 million under a director’s loan of May 2024, interest 9%.', true],
  ['M. Rabe a prêté à la société 410 millions MGA en compte courant, sans échéance.', true],
  ['No director has lent the company any money in 2025.', false],
  ['A director has lent the company K 200,000, which was fully repaid in March 2024.', false],
])('money that an insider has lent and that is owed: %s', (sentence, isTold) => {
  expect(flagsOf(`Note on the accounts, May 2026\n${sentence}`).includes('RELATED_PARTY')).toBe(isTold);
});

test.each([
  [
    'KEY_PERSON_LEFT',
    'Our medical director and co-founder, Dr Diane Uwera, resigned in August and leaves on 30 November; the search for her successor has just begun.',
    true,
  ],
  [
    'KEY_PERSON_LEFT',
    'Our co-founder and medical director resigned in August; her successor, Dr Karim Ndoli, has been with us since September.',
    false,
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'Plateau Poultry, our anchor tenant since 2021, brought 44% of 2025 revenue; its contract runs to May 2027.',
    true,
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'Our three largest customers brought 44% of 2025 revenue together, none more than 16%.',
    false,
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'Le Fournisseur livre 100 % du blé de la Société depuis 2020 ; aucune autre source n’est aujourd’hui capable de livrer Kindu.',
    true,
  ],
  [
    'TAXES_UNPAID',
    'Provident fund and GST for April to June 2025, Rs 21.4 lakh with interest, are overdue and unpaid at the date hereof.',
    true,
  ],
  ['TAXES_UNPAID', 'Neither VAT nor PAYE is overdue and no assessment is open.', false],
] as const)('%s of one sentence: %s', (code, sentence, isTold) => {
  expect(
    flagsOf(`Letter to shareholders, 14 October 2025\n\n${sentence}`, 'business_plan').includes(code),
  ).toBe(isTold);
});

test('a year to come that is called no assumption is called certain', () => {
  expect(
    flagsOf(
      'Présentation, Dakar, mai 2026\nProblème\nLe poisson se perd avant le marché.\nTraction\nEn 2025 le chiffre d’affaires a été de 300 M FCFA.\nPlan\nCes chiffres ne sont pas des hypothèses : le chiffre d’affaires 2027 est acquis et ne dépend plus de rien.',
      'pitch_deck',
    ),
  ).toContain('PROJECTION_AS_FACT');
});

test('an interim report under its standard has no duty to be audited', () => {
  expect(
    flagsOf(
      'Half-yearly report, June 2025\nThis report is prepared under IAS 34 and is unaudited, as is usual for half-years.',
      'financial_statements',
    ),
  ).not.toContain('NOT_AUDITED');
});
