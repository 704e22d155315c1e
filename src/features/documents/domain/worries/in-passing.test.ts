import { expect, test } from 'vitest';
import type { FlagCode } from '../document.ts';
import { cannotMean } from '../meaning/meaning-rule.ts';
import { foldPage } from '../text/folded-page.ts';
import { saidInPassing } from './in-passing.ts';
import { onlyLooksLike } from './looks-like.ts';

const folded = (text: string): string => foldPage({ page: 1, text }).text;

const SAID: readonly (readonly [FlagCode, said: string, not: string])[] = [
  [
    'AGREEMENT_NOT_SIGNED',
    'This agreement ran for three years from 1 April 2022 to 31 March 2025.',
    'This agreement runs for three years from 1 April 2025 to 31 March 2028.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'Mr Mwakalinga, who wrote the software, has not to date signed an assignment of it; he shall do so within ninety days.',
    'Mr Mwakalinga, who wrote the software, has signed an assignment of it.',
  ],
  [
    'KEY_PERSON_LEFT',
    'Mr Diergaardt said that he would leave the company on 31 January 2027 to take up a post in Cape Town.',
    'Mr Diergaardt said that he would leave the meeting at noon.',
  ],
  [
    'KEY_PERSON_LEFT',
    'He has handed in his notice for 31 December 2026; we are talking with two candidates.',
    'He has handed in his notice and was replaced in May.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'The marks and the 212 designs are registered in the name of Ms. Shakya personally; she may withdraw their use.',
    'If the marks are registered in the name of Ms. Shakya she transfers them.',
  ],
  [
    'KEY_PERSON_LEFT',
    'M. Sanogo, chef de production, part le 30 avril ouvrir son propre séchoir, et l’on cherche encore à le remplacer.',
    'M. Sanogo, chef de production, part le 30 avril en mission, et l’on cherche encore un entrepôt.',
  ],
  [
    'LICENCE_MISSING',
    'Elle a été retirée le 12 novembre 2025 et l’atelier ne devait plus produire depuis cette date.',
    'Elle a été retirée au guichet le 12 novembre 2025 et l’atelier peut produire depuis cette date.',
  ],
  [
    'LITIGATION_PENDING',
    'A former partner has petitioned the Bhaktapur District Court for 1,500 shares.',
    'A former partner has visited the Bhaktapur District Court.',
  ],
  [
    'NOT_AUDITED',
    'None was named because of his fee, and no one from outside has looked at these pages.',
    'Mr Das was named, and he has looked at these pages.',
  ],
  [
    'PROJECTION_AS_FACT',
    'The Johannesburg chain now sells our bottles in 64 shops; the first talks with their buyer are booked for June.',
    'The Johannesburg chain now sells our bottles in 64 shops; the next talks on prices were in June.',
  ],
  [
    'TAXES_UNPAID',
    'Une attestation de l’OBR, lequel nous écrit que vous lui devez encore 87 400 000 francs de TVA.',
    'Une attestation de l’OBR, lequel nous écrit que vous ne lui devez rien de la TVA.',
  ],
  [
    'AGREEMENT_NOT_SIGNED',
    'It was sent round in December 2023 and came back with one name out of three.',
    'It was sent round in December 2023 and came back with all three names.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'Sur dix camions qui sortent de l’usine, sept partent chez Nordfett à Rotterdam.',
    'Sur dix camions qui sortent de l’usine, sept partent chez des grossistes.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'Eight out of every ten kwacha come through one gate.',
    'Eight out of every ten kwacha come through nine gates.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'The Contractor lives by the Northern pit, nineteen som in every twenty of its turnover having been earned there.',
    'The Contractor lives by many pits, one som in every twenty of its turnover having been earned there.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'The core was written by Nodar as a freelancer; he keeps the rights to it and we use it with his permission.',
    'The core was written by Nodar as a freelancer; he keeps the servers running and we own it.',
  ],
  [
    'KEY_PERSON_LEFT',
    'Il rejoindra un service de Bordeaux le 1er mars, la recherche d’un confrère n’ayant encore rien donné.',
    'Il rejoindra le conseil le 1er mars, la recherche de locaux étant terminée.',
  ],
  [
    'LICENCE_MISSING',
    'The treatment activity under the licence stays stopped until the pond is lined.',
    'The treatment activity under the licence goes on while the pond is lined.',
  ],
  [
    'LICENCE_MISSING',
    'Our branch in Singida opened in August and has already lent; the licence we shall ask for once the book is larger.',
    'The export licence we shall ask for once the plant is built.',
  ],
  [
    'NOT_AUDITED',
    'Nobody from outside has looked at these books for three years.',
    'Nobody from outside has a key to these books.',
  ],
  [
    'RELATED_PARTY',
    'Potatoes of the chief executive were stored the whole season free of rent; the Board did not take this up.',
    'Potatoes of the chief executive were stored free of rent under the agreement approved by the members.',
  ],
  [
    'RELATED_PARTY',
    'The company handed the chair KHR 310,000,000 at no rate; there is a message on the telephone to that effect.',
    'The company may not lend to the chair at no rate without an agreement.',
  ],
  [
    'RELATED_PARTY',
    'Taken in cash as needed by the managing director, Mr Kibria, for a house at Khulna.',
    'Taken in cash by the cashier for the office at Khulna.',
  ],
  [
    'TAXES_UNPAID',
    'Il est décidé de garder les versements CNAPS en attente, afin de payer d’abord les planteurs.',
    'Le remboursement de TVA est laissé en attente par l’administration.',
  ],
  [
    'TAXES_UNPAID',
    'PAYE held back from staff since July had gone into reagents.',
    'PAYE held back from staff had gone to the authority.',
  ],
  [
    'TAXES_UNPAID',
    'Wages are never late, because NAPSA gets its part only when the mines have paid us.',
    'Wages are never late, and NAPSA gets its part on the 10th.',
  ],
  [
    'AGREEMENT_NOT_SIGNED',
    'The paper with the temple trustees ended with August, and the Borrower remains on the ground by their kind word.',
    'The paper with the temple trustees ended with August, and a new one for nine years was signed in July.',
  ],
  [
    'AGREEMENT_NOT_SIGNED',
    'The text carries no name under it to this day.',
    'The text carries both names under it.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'The mill at Potoru pays us 54% of every leone we bill.',
    'The mill at Potoru pays us 4% of every leone we bill.',
  ],
  ['DEBT_UNDISCLOSED', 'The accountant was never told of it.', 'The accountant was told of it in March.'],
  [
    'DEBT_UNDISCLOSED',
    'It will be brought to our books when the cooperative finishes its paper work.',
    'It was brought to our books when the cooperative finished its paper work.',
  ],
  [
    'GOING_CONCERN',
    'It is hard to see how the laboratory would carry on through the summer.',
    'It is easy to see how the laboratory works through the summer.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'The humidity programme is entered at the register for Ing. Tzib, who left in 2023.',
    'The humidity programme is entered at the register for the Company since 2023.',
  ],
  [
    'IP_NOT_ASSIGNED',
    'Mon cousin Kodjo l’a écrite à Sherbrooke et garde les codes chez lui.',
    'Mon cousin Kodjo l’a écrite et nous a remis les codes par acte.',
  ],
  [
    'KEY_PERSON_LEFT',
    'Mrs Grigoryan, who alone knows the tensions for the yarns, joins her daughter in Lyon from June.',
    'Mrs Grigoryan, who alone knows the tensions for the yarns, has signed for five more years.',
  ],
  [
    'LITIGATION_PENDING',
    'A Dutch agent sues in the Commercial High Court for EUR 96,000 over two loads.',
    'A Dutch agent buys for EUR 96,000 and has never sued anyone.',
  ],
  [
    'OPINION_QUALIFIED',
    'Nous n’avons pas assisté au comptage des cahiers, et les fiches ne permettent pas de s’en faire une idée.',
    'Nous avons assisté au comptage des cahiers, et les fiches permettent de s’en faire une idée.',
  ],
  [
    'PROJECTION_AS_FACT',
    'Our Osaka showroom sells NPR 210 lakh a year; the lease will be signed once this round closes.',
    'Our Osaka showroom sells NPR 210 lakh a year; the lease was signed in 2023.',
  ],
  [
    'RELATED_PARTY',
    'The microscope came from a house of the managing director’s wife; price was as she told, other shops were not asked.',
    'The microscope came from a house in Delhi; three other shops were asked.',
  ],
  [
    'RETURN_PROMISED',
    'Put down M250,000 and I hand you back M340,000 by Christmas, dry year or wet.',
    'Put down M250,000 and you hold four shares of the farm, whatever they bring.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'Every bale came from him, and I would not know whom else to ring.',
    'Some bales came from him, and there are nine others to ring.',
  ],
  [
    'TAXES_UNPAID',
    'The pile that grew is the social insurance of the workers, nothing of which was sent on since October.',
    'The social insurance of the workers, all of which was sent on in October, is in note 9.',
  ],
];

test.each(SAID)('%s in passing: %s', (code, said, not) => {
  expect(saidInPassing(code, folded(said))).toBe(true);
  expect(saidInPassing(code, folded(not))).toBe(false);
});

const LOOKS: readonly (readonly [FlagCode, string])[] = [
  ['AGREEMENT_NOT_SIGNED', 'No term sheet yet.'],
  [
    'CUSTOMER_CONCENTRATION',
    'The customer pays the full price to us; nine tenths go on to the operator within ten days.',
  ],
  ['DEBT_UNDISCLOSED', 'Merchant advances are held in a separate account and are not counted as cash.'],
  [
    'GOING_CONCERN',
    'Our objective is reasonable assurance whether the financial statements are free from misstatement.',
  ],
  ['IP_NOT_ASSIGNED', 'La fusion n’est pas une cession.'],
  ['KEY_PERSON_LEFT', 'Tojo Andriamihaja, directeur technique, cofondateur : 29 %.'],
  ['LICENCE_MISSING', 'You may have read that another ambulance firm had its licence suspended.'],
  ['LITIGATION_PENDING', 'La société est demanderesse dans une procédure d’opposition de marque.'],
  ['NO_COMPETITION', 'Aucun changement de méthode n’affecte la comparabilité des exercices.'],
  ['NO_SHAREHOLDERS_AGREEMENT', 'La nullité d’une clause n’entraîne pas celle du pacte.'],
  ['OPINION_QUALIFIED', 'A compilation is not an assurance engagement and we express no opinion.'],
  ['PROJECTION_AS_FACT', 'With it we reach 45,000 samples a month by end of 2027.'],
  ['RELATED_PARTY', 'Loyer du magasin, versé au président selon bail enregistré et autorisé.'],
  ['RETURN_PROMISED', 'Not less than 30% of distributable profit shall be paid out each year.'],
  ['SUPPLIER_CONCENTRATION', 'Two: one in Cape Town, one in Shenzhen.'],
];

test.each(LOOKS)('not %s: %s', (code, text) => {
  expect(onlyLooksLike(code, folded(text))).toBe(true);
  expect(cannotMean(code, folded(text))).toBe(true);
});

test.each([
  ['TAXES_UNPAID', 'Half of its profit went into the new line.'],
  ['TAXES_UNPAID', 'We spent on marketing 3 million with VAT.'],
  ['TAXES_UNPAID', 'We still owe 40 million for its machines.'],
  ['KEY_PERSON_LEFT', 'A part of the pump leaves oil and is still to be replaced.'],
] as const)('%s is not said by words that are something else here: %s', (code, text) => {
  expect(saidInPassing(code, folded(text))).toBe(false);
});
