import type { Contradiction, Question } from './agreement.ts';
import type { DifferenceTexts } from './difference-text.ts';
import type { Doubt } from './doubt.ts';
import {
  AT_LEAST,
  AT_MOST,
  type Fact,
  isLimit,
  levelsApart,
  ONE_ACCOUNT,
  ONE_BANK,
  ONE_CUSTOMER,
  type SourceKind,
} from './fact.ts';
import { apartText, figureText, isNone, placeText, subjectText } from './fact-text.ts';

const REASONS: Readonly<Record<Doubt, string>> = {
  scale: 'The digits are the same: in which scale is each written?',
  scope:
    'Figures this far apart are seldom of one thing. Is one of them a part of the other: one account of several, net of gross, the company of its group, another period?',
  'other-time': 'One is what the other source gives for another time: of when is it?',
  'option-pool': 'They are apart by the option pool: is it counted in both?',
  part: 'They are apart by an amount that one of the papers tells beside it: is that counted in both?',
  'people-counted': 'Do both count the same people on the same day, with or without those on contract?',
  'exchange-rate':
    'They are in two currencies, no further apart than a rate moves in a year: at which rate was one converted?',
  round: 'One is a round number of one digit: what is it to the unit, and of which day?',
  mean: 'One is a mean of several months: what was it in the last of them?',
};

const PARTS: Readonly<Record<string, string>> = {
  [ONE_ACCOUNT]: ' in one account',
  [ONE_BANK]: ' at one bank',
  [ONE_CUSTOMER]: ' with one customer',
  [AT_MOST]: ' at most',
  [AT_LEAST]: ' at least',
};
/** All cash and that of one account are held against each other: the figure says which it is. */
const partText = (fact: Fact, other: Fact): string =>
  fact.about === other.about || fact.value === 0 ? '' : (PARTS[fact.about ?? ''] ?? '');

function sentence(contradiction: Contradiction): string {
  const { believed, against } = contradiction;
  const side = (fact: Fact, other: Fact) =>
    `${figureText(fact)}${partText(fact, other)} (${placeText(fact)})`;
  const isTold = isNone(believed) || isNone(against);
  return `${subjectText(contradiction)} is ${side(against, believed)} and ${side(believed, against)}${isTold ? '' : `, ${apartText(contradiction)}`}`;
}

const asks = (question: Question): string => `Is this the same? ${subjectText(question)}`;

const STANDINGS: Readonly<Record<string, string>> = { [AT_MOST]: 'Allowed', [AT_LEAST]: 'Owed' };

/** Where the team enters figures; a paper and what is made of one is none. */
const ENTRIES: Readonly<Record<Exclude<SourceKind, 'document'>, string>> = {
  profile: 'the profile',
  tracker: 'the round',
  traction: 'the traction figures',
  model: 'the model',
  'cap-table': 'the cap table',
  derived: 'the model',
};
const entryText = ({ source: { kind, documentId } }: Fact): string | null =>
  kind === 'document' || documentId !== null ? null : ENTRIES[kind];

export const ENGLISH: DifferenceTexts = {
  title: (contradiction) => `${subjectText(contradiction)}: two sources, ${apartText(contradiction)}`,
  sentence,
  stands: ({ believed }) => {
    const { about } = believed;
    const standing = about === null || isNone(believed) ? undefined : STANDINGS[about];
    return standing === undefined
      ? `Believed: ${figureText(believed)}`
      : `${standing}: ${figureText(believed)} ${about}`;
  },
  because: ({ believed, against }) => {
    const apart = levelsApart(believed, against);
    if (apart > 0) return `${believed.source.label} has the higher level of evidence.`;
    if (isLimit(against) && isNone(against)) return 'A stated amount outweighs “none”.';
    return apart === 0 ? 'Both have the same level of evidence.' : null;
  },
  mend: ({ believed, against }) => {
    const [wrong, right] = [entryText(against), placeText(believed)];
    if (levelsApart(believed, against) <= 0)
      return `Find out which of the two holds, and correct the other: ${wrong ?? placeText(against)}, or ${entryText(believed) ?? right}.`;
    return wrong === null
      ? `Correct ${placeText(against)}, or say there of when and of what its figure is.`
      : `Bring ${wrong} up to date, or say in ${right} why its figure is another.`;
  },
  asks,
  reason: ({ doubt }) => REASONS[doubt],
  question: (question) => {
    const sides = [question.against, question.believed];
    const figures = sides.map((fact) => `${figureText(fact)} (${placeText(fact)})`);
    return `${asks(question)}: ${figures.join(' or ')}. ${REASONS[question.doubt].replace(/[.]$/, '')}`;
  },
  evidence: (fact) =>
    `${placeText(fact)}: ${fact.quote === null ? '' : `“${fact.quote.text.trim()}”, `}${figureText(fact)}`,
  otherCompany: (paper, subject, company) => ({
    heading: `${paper}: another company’s paper`,
    text: `${paper} is about ${subject}, and nowhere names ${company}`,
    mend: 'Take it out, or name the company in it: until then none of its figures counts here.',
  }),
  otherNumber: (paper, number, other, usual) => ({
    heading: `${paper}: another number`,
    text: `${paper} gives the registration number ${number}, ${other} ${usual}`,
    mend: 'Compare both with the register: one is wrong, or the paper is another company’s.',
  }),
};
