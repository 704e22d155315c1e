import { expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import {
  goesOnWithout,
  hangsOnFewBuyers,
  hangsOnMoney,
  hangsOnOneSource,
  isDeparture,
  isKeptOut,
  isLapsed,
  isStillUnsigned,
  isUnsignedDeed,
  isWithdrawn,
} from './plain-words.ts';

const folded = (text: string): string => foldPage({ page: 1, text }).text;

test.each([
  'The lease of the Thika depot ran out in March and has not been renewed.',
  'Le pacte est arrivé à terme le 13 mars 2026, non renouvelé ; ses clauses sont encore appliquées.',
  'The distribution agreement ended in 2025; both sides carry on as before.',
  'La convention avec la mairie a pris fin en janvier et nous continuons sans texte.',
])('an agreement that is over and lived by: %s', (text) => expect(isLapsed(folded(text))).toBe(true));

test.each([
  'The lease ran out in March and was renewed for five years.',
  'If the agreement has expired and is not renewed, the depot is handed back.',
  'Le contrat a pris fin en janvier ; nous n’achetons plus à ce fournisseur.',
  'The mandates of the directors expired and were not renewed.',
])('no lapse: %s', (text) => expect(isLapsed(folded(text))).toBe(false));

test.each([
  'Patrick, who founded the company with me, leaves us on 30 November to study in Leeds.',
  'Mme Diallo, cofondatrice, quitte la société le 31 décembre.',
  'Our technical director resigned in May.',
  'The Finance Director, Ms Kileo, has resigned with effect from 31 August; no successor has been found.',
  'Mr Juma, mill manager since the start of the business, has resigned with effect from 31 January.',
  'The Chair read a letter in which Mr Were resigns as Managing Director with effect from 31 October.',
  'Mme Sow a démissionné de ses fonctions de directrice générale.',
  'Our co-founder moves to Canada with his family on 3 January.',
  'Mr Banda, who has run the smelter since it was lit, goes to Lonmin on 1 July; his post is vacant.',
  'Our head of research resigned last month.',
  'Our lead developer left in March.',
  'La responsable du laboratoire, seule à maîtriser la souche, nous quitte au 1er septembre.',
  'Mr Okafor will not renew his contract as managing director, which ends on 30 June.',
  'The managing director has signed with a competitor and leaves us on 30 June; the board is looking for a successor.',
  'The production director and the head of dyeing left together on 14 May to set up on their own.',
  'The Board heard a letter from Ms Wanjiku, chief engineer from the beginning, in which she steps down from 1 May.',
  'Le directeur de production part le 31 mai chez un concurrent ; nous cherchons un remplaçant.',
  'As Ana Quispe, co-founder and author of our recipes, left the company on 19 September to start her own business, Marco runs the kitchen.',
  'The managing director said that he would leave the company on 31 January to take up a post in Lusaka.',
])('somebody goes: %s', (text) => expect(isDeparture(folded(text))).toBe(true));

test.each([
  'The founder leaves for the trade fair in Dubai on 3 December.',
  'Our head of sales left in February; Mr Rezaul joined in the same month.',
  'The bank’s chief executive resigned last month.',
  'Mr Were resigns as Managing Director and Ms Otieno succeeds him on the same day.',
  'If a founder leaves the company, the shares are offered to the rest.',
  'The CTO moves to the new office on 4 March with the whole team.',
  'Our CEO goes back to Gulu each year in June.',
  'Our head of engineering leaves us at five every Friday to teach.',
  'Mr Banda goes to Dubai on 3 July for the fair.',
  'Le directeur général part le 15 mai en mission à Dakar.',
  'Chez un concurrent, le directeur général part le 15 mai.',
  'The production director left on 6 May for the plant at Thika and returns on the 9th.',
  'The managing director said that he would leave the matter to the board.',
])('nobody goes: %s', (text) => expect(isDeparture(folded(text))).toBe(false));

test.each([
  'Not in the accounts: 45 million owed to the seller of the press.',
  'We left the 3.4 million due to the contractor out of these figures.',
  'Un prêt verbal de 20 millions n’est inscrit nulle part.',
  'An advance of 185 million from a buyer has not been booked.',
  'Hire purchase of ninety pumps, 31 million still to pay, is not in the Debt tab.',
  'Nous devons 45 millions à un commerçant ; cette dette n’est inscrite dans aucun de nos comptes.',
  'I should say that the advances of the Hamburg buyer, EUR 1.2 m, have never been taken into our liabilities.',
  'KES 41 million was borrowed from Pwani Credit in 2024 and the auditors were not told.',
])('a debt kept out of the figures: %s', (text) => expect(isKeptOut(folded(text))).toBe(true));

test.each([
  'The loan of 45 million is shown in note 12.',
  'Any debt that does not appear in the schedule shall be paid by the sellers.',
  'Undrawn facilities of 20 million are not in the balance sheet.',
  'The commissaire notes no loan outside the books.',
  'The loan of KES 41 million is in note 12 and the auditors were told.',
])('nothing kept out: %s', (text) => expect(isKeptOut(folded(text))).toBe(false));

test.each([
  'Unless we find 118 million by then we shall have to close the tannery.',
  'Without new money the company cannot pay salaries after January.',
  'La poursuite de l’exploitation n’est pas assurée sans augmentation de capital.',
  'The auditors have told us that they will state a material uncertainty about going concern.',
])('going on hangs on money: %s', (text) => expect(hangsOnMoney(folded(text))).toBe(true));

test.each([
  'We conclude that no material uncertainty exists about the ability to continue.',
  'Without the loan we would have closed the second shop in 2021.',
  'The auditors have to consider whether there is a material uncertainty about going concern.',
  'If the lender stops the loan, the borrower shall cease to draw.',
  'Nous avons fermé la ligne de jus, jamais rentable, sans dette.',
  'The round is offered to investors now; without it we stop at sixteen stations.',
])('hangs on nothing: %s', (text) => expect(hangsOnMoney(folded(text))).toBe(false));

test.each([
  'The Environmental Protection Licence No. EPL/CP/23/0417 of your factory is suspended with effect from 12 October until further notice.',
  'The Authority has suspended licence No. WX-2019-03 for ninety days from 9 October.',
  'L’Agence a retiré l’agrément n° 221 à compter du 9 octobre.',
  'J’ai le regret de vous faire connaître que l’autorisation d’exploiter n° 147/2023 de votre société est suspendue à compter du 1er mai 2026.',
  'Your permit HB/114 is suspended with effect from 3 June 2026 until the kiln has been inspected again.',
  'L’agrément de la société est retiré depuis le 2 mars.',
  'The Ministry of Trade has, by letter of 3 August, suspended the exporter’s card of the company.',
  'Le Conseil national de la vanille a, par lettre du 3 août, suspendu pour six mois la carte d’exportateur de la société.',
  'Further to a visit of 2 July the Standards Bureau withdrew the quality mark of the company until the new line is tested.',
  'Notre carte d’importateur est suspendue pour trois mois.',
  'The quarry’s blasting permit was cancelled by the Ministry on 12 December.',
  'The forestry concession was withdrawn by ministerial order in October.',
])('a permit that is taken away: %s', (text) => expect(isWithdrawn(folded(text))).toBe(true));

test.each([
  'If the Authority has suspended the licence for ninety days from notice, the lender may stop.',
  'The Ministry has withdrawn the permit fee from 1 May.',
  'The permit is suspended from the day on which a fee is unpaid if the holder was warned.',
  'The licence was suspended on 3 June and reinstated on 9 June.',
  'A competitor’s licence was revoked on 4 May.',
  'This licence replaces the permit that was cancelled on 1 January.',
  'The Board suspended the licences of three millers on 4 May.',
  'On 4 May the Standards Bureau withdrew the quality mark of a rival.',
  'Le Conseil du coton a, par lettre du 3 août, rendu la carte d’exportateur suspendue en mai.',
])('no permit that is taken away: %s', (text) => expect(isWithdrawn(folded(text))).toBe(false));

test.each([
  'The deed that transfers his rights in the software has been prepared and awaits his signature.',
  'L’acte de cession des droits sur la marque est prêt, nous attendons sa signature.',
  'Ni M. Faye ni M. Sow n’a signé d’acte de cession de ses droits sur le logiciel.',
  'The recipes are the work of a consultant, and no deed assigning the rights in them has been signed.',
  'L’acte de cession de ses droits n’est pas signé à ce jour.',
  'The app was written by a studio in Pemba, and no assignment of the software to us has been signed.',
  'The deed of transfer of the source code remains unsigned.',
])('a deed of rights that nobody has signed: %s', (text) => expect(isUnsignedDeed(folded(text))).toBe(true));

test.each([
  'The deed of assignment of the trade mark was signed in May.',
  'The transfer of shares awaits his signature; pre-emption rights were waived.',
  'If the assignment of the patent is not signed the round does not close.',
])('no deed that is wanting: %s', (text) => expect(isUnsignedDeed(folded(text))).toBe(false));

test.each([
  'All our bottles come from one maker in Thika, and no other is approved.',
  'Nos moules proviennent d’un seul fabricant et nous n’avons pas de second fournisseur.',
  'All our resin comes from the one refinery at Mombasa.',
  'Les bouchons proviennent exclusivement d’une usine de Tema ; nous n’avons ni autre fournisseur ni stock.',
  'Of the cashew, 88 % comes from the Bondo union; there is no fallback.',
  'Caps: a single maker, Delta Closures. It was shut for six weeks; there is no second one for our thread.',
  'We have no lorry to fetch the salt from any other mill.',
  'Every sample goes to Kibo Diagnostics; no other laboratory has signed with us.',
  'Aucun autre fournisseur ne pourrait livrer ces membranes avant un an.',
])('one source: %s', (text) => expect(hangsOnOneSource(folded(text))).toBe(true));

test.each([
  'All our bottles come from one maker, and two others have been tried.',
  'If all bottles come from one maker there is no other source.',
  'All our bottles come from the two plants at Thika and Ruiru.',
  'Caps: a single maker today, and one more approved in March.',
  'The Buyer undertakes that it does not take salt from any other mill.',
  'If the mill stops, no other mill could supply us within a week.',
  'No other firm has signed such a deal with our customers.',
])('more than one source: %s', (text) => expect(hangsOnOneSource(folded(text))).toBe(false));

test.each([
  'The agreement has still not been signed by the fund.',
  'Le pacte d’actionnaires n’est toujours pas signé par les associés.',
  'The contract is drafted but the county has not signed it; deliveries began in May.',
  'Le contrat d’approvisionnement n’a été signé que par nous.',
  'The lease was signed by one party only.',
  'Le texte de la convention est prêt, la mairie ne l’a pas signé ; les travaux sont à moitié faits.',
])('an agreement that waits: %s', (text) => expect(isStillUnsigned(folded(text))).toBe(true));

test.each([
  'If the agreement has still not been signed by May the offer lapses.',
  'The agreement was signed in May.',
  'The contract is drafted but the county has not signed it; nothing is delivered before.',
])('an agreement that does not wait: %s', (text) => expect(isStillUnsigned(folded(text))).toBe(false));

test('a licence that is over and worked without', () => {
  expect(goesOnWithout(folded('L’exploitation se poursuit donc sans titre.'))).toBe(true);
  expect(goesOnWithout(folded('The depot continues to operate without a licence.'))).toBe(true);
  expect(
    goesOnWithout(folded('If the plant operates without a permit, the buyer may end the contract.')),
  ).toBe(false);
  expect(goesOnWithout(folded('The clinic goes on without interruption.'))).toBe(false);
});

test('a sum told before that is kept out of the books', () => {
  expect(isKeptOut(folded('By their wish this sum is not entered in the books.'))).toBe(true);
  expect(isKeptOut(folded('Cette somme n’apparaît pas dans les comptes.'))).toBe(true);
  expect(isKeptOut(folded('This sum is entered in the books as a loan.'))).toBe(false);
});

test('an assignment to the company of which a signature is outstanding', () => {
  const told = 'Assignment to the company was prepared in 2022; his signature is still outstanding.';
  expect(isUnsignedDeed(folded(told))).toBe(true);
  expect(isUnsignedDeed(folded('Assignment to the company was prepared in 2022 and signed by him.'))).toBe(
    false,
  );
});

test.each([
  'Two breweries take 72 % of our sales.',
  'Of what we grow, 61 % goes to only two hospitals.',
  'Trois grossistes prennent 78 % à eux trois.',
])('so few buyers that one has much: %s', (text) => expect(hangsOnFewBuyers(folded(text))).toBe(true));

test.each([
  'Three hotels take 40 % between them.',
  'Two regions make up 80 % of sales.',
  'Until 2023 two breweries took 72 % of our sales.',
  'Two thirds of our growers buy 60 % of their seed together.',
])('no few buyers: %s', (text) => expect(hangsOnFewBuyers(folded(text))).toBe(false));

test('a signature still wanting, a loan that was never written in the books, the only maker that has passed', () => {
  expect(
    isStillUnsigned(folded('Shareholders’ agreement, 2024: signature of Delta Seed still wanting.')),
  ).toBe(true);
  expect(isStillUnsigned(folded('Shareholders’ agreement, 2024: signature of Delta Seed on page 4.'))).toBe(
    false,
  );
  expect(
    isKeptOut(
      folded('Il a emprunté 12 500 milliers à deux commerçants ; rien n’en a été écrit en comptabilité.'),
    ),
  ).toBe(true);
  expect(
    isKeptOut(folded('Il a emprunté 12 500 milliers à deux commerçants, écrits en comptabilité en mai.')),
  ).toBe(false);
  expect(
    hangsOnOneSource(
      folded('The only tannery from which the Buyer takes leather, no other having passed its tests.'),
    ),
  ).toBe(true);
  expect(hangsOnOneSource(folded('The only tannery from which the Buyer takes leather in May.'))).toBe(false);
});

test('two buyers of most, a supplier none other equals, a licence that must be renewed', () => {
  expect(
    hangsOnFewBuyers(folded('Two Istanbul knitters together are 61% of 2025 sales and are kept at that.')),
  ).toBe(true);
  expect(hangsOnFewBuyers(folded('Two Istanbul knitters together are 31% of 2025 sales.'))).toBe(false);
  expect(
    hangsOnOneSource(
      folded(
        'It has furnished 94% of the hides, and no other abattoir in reach grades to the same standard.',
      ),
    ),
  ).toBe(true);
  expect(
    goesOnWithout(
      folded('(c) The manufacturing licence of the Department lapsed in Ashadh and must be renewed.'),
    ),
  ).toBe(true);
  expect(
    goesOnWithout(
      folded('The manufacturing licence of the Department lapsed in Ashadh and was renewed in Bhadra.'),
    ),
  ).toBe(false);
});
