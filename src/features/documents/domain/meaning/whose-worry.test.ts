import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';
import { cannotMean, isSettled } from './meaning-rule.ts';

const codes = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test('who left another firm did not leave this one', () => {
  const of = (text: string): boolean => cannotMean('KEY_PERSON_LEFT', text);
  expect(of('our neighbour lost its head baker in may; he went to a hotel.')).toBe(true);
  expect(of('un concurrent de sousse a perdu son chef de ligne au printemps.')).toBe(true);
  expect(of('our head baker left in may; he went to a hotel.')).toBe(false);
  const talk = 'you will have heard that the founder of mwezi bikes has left after a quarrel.';
  expect(isSettled('KEY_PERSON_LEFT', talk, 'their quarrel, not ours, but we hired a mechanic.')).toBe(true);
  expect(isSettled('KEY_PERSON_LEFT', talk, 'nobody has the place yet.')).toBe(false);
});

test('a post taken with others is a departure, be the years before told behind it', () => {
  const board = (next: string): string[] =>
    codes(
      'legal_docs',
      `Minutes of the board, 3 June 2026\n4. Staff\nMrs Achieng has taken the post at a shipping line in Beira and stays till August. ${next}`,
    );
  expect(board('She has led the yard since the first dhow.')).toContain('KEY_PERSON_LEFT');
  expect(board('Her deputy, Mr Otieno, took over on 1 June.')).not.toContain('KEY_PERSON_LEFT');
});

test('a loan that the next sentence settles, and an assessment set aside, are over', () => {
  const answers = (text: string): string[] =>
    codes('legal_docs', `Answers to the fund, 4 May 2026\nQ3. Which loan?\n${text}`);
  const loan = 'The 9 million came from my uncle, who was a director then.';
  expect(answers(`${loan} Settled in full on 12 March 2025; his receipt is annexed.`)).toEqual([]);
  expect(
    answers('The assessment for 2021, 6 million, was set aside by the Tax Appeals Tribunal in June 2025.'),
  ).toEqual([]);
  expect(
    cannotMean('TAXES_UNPAID', 'the assessment for 2021 was set aside by the tribunal; the state appealed.'),
  ).toBe(false);
});

test('the end of another case settles nothing of the one before', () => {
  const claim = 'three families filed a claim against the company at the high court in march.';
  expect(isSettled('LITIGATION_PENDING', claim, 'the complaint about refunds was closed in may.')).toBe(
    false,
  );
  expect(isSettled('LITIGATION_PENDING', claim, 'the claim was dismissed in may.')).toBe(true);
});

test('a remark beside a row of numbers is read as a sentence of its label', () => {
  const accounts = (remark: string): string[] =>
    codes(
      'financial_statements',
      `Management accounts, January to June 2026, KES thousand\n\tActual\tBudget\tRemark\nSales\t4120\t4000\tgood season\nCotton\t-2210\t-2150\t${remark}\nWages\t-410\t-400\nGross profit\t1500\t1450`,
    );
  expect(
    accounts(
      'all from one ginner in Lamu; when his press stood for eight days we wove nothing, we had no bale',
    ),
  ).not.toEqual([]);
  expect(accounts('three ginners and the cooperative, prices stable since the spring')).toEqual([]);
});

test('what stops with somebody else hangs on him', () => {
  const deck = (text: string): string[] => codes('pitch_deck', `Our flour\n${text}`);
  expect(
    deck('It all comes from the mill in Thiès. When it closed for two weeks in May we stopped baking.'),
  ).toContain('SUPPLIER_CONCENTRATION');
  expect(
    deck('When it closed for two weeks in May we stopped baking; since then a second mill delivers.'),
  ).not.toContain('SUPPLIER_CONCENTRATION');
});

test('money carried about is no debt, nor is a clause of a pact the want of one', () => {
  const deck = codes('pitch_deck', 'Markets close late\nHe takes ten pounds home in a tin each night.');
  expect(deck).not.toContain('DEBT_UNDISCLOSED');
  expect(
    cannotMean(
      'NO_SHAREHOLDERS_AGREEMENT',
      "m. diallo, qui detient 40 % des parts, ne peut vendre sans l'accord du fonds.",
    ),
  ).toBe(true);
});

test('a paper is of the day it was written, and not of one to which something was renewed', () => {
  const accounts = (permit: string): string[] =>
    codes(
      'financial_statements',
      `Management accounts, July 2025 to June 2026\nSales were 41 million.\nBond renewed to May 2029. ${permit}`,
    );
  expect(accounts('Hygiene certificate valid to 9 January 2027.')).toEqual([]);
});

test('who follows somebody else has not taken the place of who went', () => {
  const went =
    'dr lau, whose process gave us our yield, went over to a rival in may, and her chair is empty.';
  const follows = (next: string): boolean => isSettled('KEY_PERSON_LEFT', went, next);
  expect(follows('mr sim took over from her on 1 june.')).toBe(true);
  expect(follows('mr sim, her deputy, took over when she left.')).toBe(true);
  expect(follows("ms koh took over from the founder's uncle in 2021.")).toBe(false);
  expect(follows('the former controller left in 2023 and was replaced by mr forde within weeks.')).toBe(
    false,
  );
  expect(follows('m. diop est parti en 2022 et a ete remplace par mme ba.')).toBe(false);
});

test('a tax audit that is closed ends no case, and the case itself may end', () => {
  const note = (next: string) =>
    codes(
      'financial_statements',
      `Notes aux états financiers\nLa société est assignée devant le tribunal de Sfax par un ancien distributeur, qui réclame 180 000 DT. ${next}`,
    );
  expect(
    note('Le contrôle fiscal de 2022 s’est achevé en mai par un redressement, réglé en juin.'),
  ).toContain('LITIGATION_PENDING');
  expect(note('L’affaire est désormais close.')).not.toContain('LITIGATION_PENDING');
});

test('a row of accounts may say what is wrong, however its thousands are parted', () => {
  const row = (label: string) => codes('financial_statements', `Notes\n${label}\t98 200 000\t61 000 000`);
  expect(
    row('Cotisations sociales et TVA de l’an passé, échues et impayées, pénalités de retard comprises'),
  ).toContain('TAXES_UNPAID');
  expect(row('TVA et cotisations du mois de décembre, payées en janvier')).toEqual([]);
});

test('what directors are charged with, checks of a model and the end of a debate are no worries', () => {
  for (const text of [
    'Lors de leur établissement, il leur incombe d’évaluer la capacité de la société à poursuivre son exploitation.',
    'No quarter ends with negative cash.',
    'Personne ne demandant plus la parole, la présidente met aux voix les résolutions.',
    'Shop licence, tax and labour registrations in force, returns filed up to September.',
  ])
    expect(codes('legal_docs', `Rapport\n${text}`)).toEqual([]);
});

test('what a contract provides for both sides, for a time to come or in a list is no worry of the company', () => {
  const contract = (text: string): string[] => codes('legal_docs', `Supply agreement\n${text}`);
  for (const text of [
    'Each party may end the contract by ninety days’ notice, or at once where the other does not heal a breach.',
    'L’une ou l’autre des parties peut mettre fin au contrat moyennant un préavis de quatre mois.',
    'Le contrat s’achève automatiquement le 31 août 2028 sans tacite reconduction.',
    'The Company undertakes that its equity be no less than a quarter of its balance sheet at each year end.',
    'Default on an instalment, insolvency, administration, or a judgment above R400 000 that stays unpaid.',
    'Conciliation between the managers first, then arbitration in Abidjan.',
    'Le nom « Miel du Plateau » appartient au Rucher, qui en concède l’usage gratuit au Distributeur pendant le contrat.',
    'Five votes are needed for: the budget; a loan above 200 million; a dealing with a shareholder; the sale of land.',
    'On a sale of the company each holder gets the greater of principal and what conversion would have brought.',
  ])
    expect([text, contract(text)]).toEqual([text, []]);
  expect(
    contract(
      'The distribution contract ended on 31 August 2024 and nobody has signed another; we deliver anyway.',
    ),
  ).toContain('AGREEMENT_NOT_SIGNED');
});

test('who has a successor named for a day to come, stays, or is only introduced has not left', () => {
  const of = (text: string): boolean => cannotMean('KEY_PERSON_LEFT', text);
  expect(of("il n'a pas souhaite un autre mandat ; mme sy est nommee directrice depuis mai.")).toBe(true);
  expect(of('the job is new: mr okello, who remains in office, did it beside his own.')).toBe(true);
  expect(of('the plant manager remains in office until june, then he goes.')).toBe(false);
  expect(of('amina diallo, head of sales, co-founder')).toBe(true);
  expect(of('amina diallo, head of sales until may, now with a rival')).toBe(false);
  expect(of('her deputy took over on 1 may; nobody has been found for his desk.')).toBe(false);
});

test('a review that met nothing, and what a law has auditors confirm, qualify no opinion', () => {
  const of = (text: string): boolean => cannotMean('OPINION_QUALIFIED', text);
  expect(
    of('nothing has come to our attention that causes us to believe the accounts are not in order.'),
  ).toBe(true);
  expect(of("nous n'avons pas releve d'anomalie de nature a remettre en cause les comptes annuels.")).toBe(
    true,
  );
  expect(of('we obtained all the information we needed for the audit and proper books have been kept.')).toBe(
    true,
  );
  expect(
    of('apart from the stock at the depot, nothing has come to our attention in the audit of the accounts.'),
  ).toBe(false);
  expect(of('we have not obtained all the information we needed for our audit.')).toBe(false);
});

test('what is of the deal, of wages, of a tax return or of a plan named so is told apart', () => {
  expect(
    cannotMean('LICENCE_MISSING', 'the investment must be approved by the exchange control department.'),
  ).toBe(true);
  expect(cannotMean('LICENCE_MISSING', 'the mill needs registration with the standards bureau.')).toBe(false);
  expect(
    cannotMean('RETURN_PROMISED', 'a bonus of 9,000 is paid with your first wages, come what may.'),
  ).toBe(true);
  expect(
    cannotMean('RETURN_PROMISED', 'our employees and each investor get a return of 12 % a year for sure.'),
  ).toBe(false);
  expect(
    cannotMean('TAXES_UNPAID', 'turnover of nine months, which we agreed to the vat returns, was 8 billion.'),
  ).toBe(true);
  expect(cannotMean('TAXES_UNPAID', 'tva collectee 91 200 000, tva deductible 60 100 000.')).toBe(true);
  expect(cannotMean('TAXES_UNPAID', 'tva collectee 91 200 000, deductible 60 100 000, solde impaye.')).toBe(
    false,
  );
  expect(cannotMean('PROJECTION_AS_FACT', 'pour 2027, nous visons 3 millions de ventes.')).toBe(true);
  expect(cannotMean('PROJECTION_AS_FACT', 'nous visons 3 millions de ventes, deja acquis.')).toBe(false);
});

test('accounts that the law does not ask to be audited are not held to want an audit', () => {
  const accounts = (note: string): string[] =>
    codes(
      'financial_statements',
      `Unaudited accounts for the year ended 30 June 2026\nTurnover was 410,000 pounds.\n${note}`,
    );
  expect(accounts('The accounts were drawn up by the directors.')).toContain('NOT_AUDITED');
  expect(accounts('The company is exempt from audit as a small company.')).not.toContain('NOT_AUDITED');
  expect(accounts('The company is not required to appoint an auditor.')).not.toContain('NOT_AUDITED');
});

test('a period of notice is no term, nor is the day of a return the end of a licence', () => {
  const agreement = (text: string): string[] =>
    codes('legal_docs', `Subscription agreement of 4 May 2026\nThis agreement is of 4 May 2026.\n${text}`);
  expect(
    agreement('Each manager has a contract (six months’ notice) and a deed of 2 March 2019 on inventions.'),
  ).not.toContain('AGREEMENT_NOT_SIGNED');
  expect(agreement('The contract with the dairy runs for six months from 2 March 2019.')).toContain(
    'AGREEMENT_NOT_SIGNED',
  );
});
