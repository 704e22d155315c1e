import { describe, expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import { type Answer, answered, askingOf, shownQuestions } from './answer.ts';
import { passageKey } from './asking.ts';

const UNSURE = 'We have applied for the licence and wait for an answer.';
const CERTAIN = 'The company operates without a licence.';
const DECK = [
  'Problem\nFarmers lose a third of their harvest before it is sold.',
  'Competition\nUgachick sells feed at $0.62 a kilo; ours costs $0.49.',
  'Team\nGrace Ato ran procurement at Ugachick for eight years.',
];
const read = (text: string, asked: readonly Answer[] = []) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [...DECK, text].map((page, index) => ({ page: index + 1, text: page })),
    asked,
  });
const say = (isSo: boolean, passage = UNSURE): Answer => ({
  code: 'LICENCE_MISSING',
  passage: passageKey(passage),
  isSo,
});
const codes = (all: readonly { code: string }[]) => all.map(({ code }) => code);

describe('a yes', () => {
  const asRead = read(`Licences\n${UNSURE}`);
  const yes = answered(asRead, [say(true)], 'team');

  test('is a finding with its words, marked as confirmed', () => {
    expect(codes(asRead.flags)).not.toContain('LICENCE_MISSING');
    const flag = yes.flags.find(({ code }) => code === 'LICENCE_MISSING');
    expect(flag).toMatchObject({ severity: 'high', confirmed: 'Confirmed by the team' });
    expect(flag?.quotes.map(({ text }) => text)).toEqual([UNSURE]);
    expect(yes.recommendations.map(({ because }) => because)).toContain('LICENCE_MISSING');
  });

  test('costs just what it costs where the engine finds it itself', () => {
    const found = read(`Licences\n${CERTAIN}`);
    expect(codes(yes.flags).toSorted()).toEqual(codes(found.flags).toSorted());
    expect(yes.parts.soundness).toEqual(found.parts.soundness);
    expect(yes.parts.coverage).toEqual(found.parts.coverage);
    expect(yes.parts.numericFacts).toEqual(found.parts.numericFacts);
    expect(yes.score).toBe(found.score);
    expect(yes.score).toBeLessThan(asRead.score ?? 0);
    expect(yes.confidence).toBeCloseTo(found.confidence * (asRead.words / found.words), 10);
  });

  test('is no more where it is taken back', () => {
    expect(answered(asRead, [], 'team')).toEqual(asRead);
  });

  test('spoils the strength of its subject', () => {
    const said = yes.flags.find(({ code }) => code === 'LICENCE_MISSING');
    const [first] = asRead.questions ?? [];
    if (!said || !first) throw new Error('it is asked about');
    const strength = { ...said, code: 'NO_LITIGATION', kind: 'strength', severity: null } as const;
    const question = { ...first, code: 'LITIGATION_PENDING' } as const;
    const asked = { ...asRead, strengths: [strength], questions: [question] };
    const judged = answered(asked, [{ ...askingOf(question), isSo: true }], 'team');
    expect(codes(judged.flags)).toContain('LITIGATION_PENDING');
    expect(judged.strengths).toEqual([]);
    expect(answered(asked, [{ ...askingOf(question), isSo: false }], 'team').strengths).toEqual([strength]);
  });

  test('joins the finding of a subject of which a document says one thing', () => {
    const [first] = asRead.questions ?? [];
    const said = yes.flags.find(({ code }) => code === 'LICENCE_MISSING');
    if (!first || !said) throw new Error('it is asked about');
    const code = 'CUSTOMER_CONCENTRATION' as const;
    const quote = { ...first.quote, text: 'One buyer takes 62 % of what we sell.' };
    const known = { ...said, code, severity: 'high', quotes: [{ ...quote, start: 90, end: 99 }] } as const;
    const question = { ...first, code, quote };
    const asked = { ...asRead, flags: [known], questions: [question] };
    const { flags } = answered(asked, [{ ...askingOf(question), isSo: true }], 'team');
    expect(flags).toMatchObject([{ code, severity: 'critical', quotes: [known.quotes[0], quote] }]);
  });
});

test('a no is asked no more and changes nothing else', () => {
  const asRead = read(`Licences\n${UNSURE}`);
  const no = answered(asRead, [say(false)], 'team');
  expect({ ...no, questions: [] }).toEqual({ ...asRead, questions: [] });
  expect(shownQuestions(no.questions ?? [])).toMatchObject([{ code: 'LICENCE_MISSING', isSo: false }]);
});

test('an answer holds for the same words set otherwise, and for no other words', () => {
  const wrapped = UNSURE.replace('for the', 'for\nthe').replace('.', '!');
  expect(passageKey(wrapped)).toBe(passageKey(UNSURE));
  expect(passageKey(UNSURE)).not.toBe(passageKey(UNSURE.replace('licence', 'permit')));
});

test('what was answered is asked again where it stands, though nothing else makes it likely', () => {
  const plain = 'Our drivers wear green shirts.';
  const asked = [say(true, plain)];
  expect(read(`Licences\n${plain}`).questions).toEqual([]);
  const again = answered(read(`Licences\n${plain}`, asked), asked, 'team');
  expect(codes(again.flags)).toContain('LICENCE_MISSING');
  expect(read(`Licences\nOur drivers wear blue shirts.`, asked).questions).toEqual([]);
});

test('after a no the next likely passage of the subject is asked about', () => {
  const other = 'The certificate is still at the ministry.';
  const asRead = read(`Licences\n${UNSURE}\nTeam\n${other}`);
  const [first, second] = asRead.questions ?? [];
  if (!first || !second) throw new Error('two passages are asked about');
  expect(shownQuestions(asRead.questions ?? [])).toEqual([first]);
  const no = answered(asRead, [{ ...askingOf(first), isSo: false }], 'team');
  expect(shownQuestions(no.questions ?? [])).toEqual([{ ...first, isSo: false }, second]);
});

test('a French document is told in French who confirmed it', () => {
  const unsure = 'Notre demande d’agrément a été déposée en mai.';
  const french = analyseDocument({
    type: 'pitch_deck',
    pages: [
      {
        page: 1,
        text: `Le problème\nLes éleveurs de la région paient cher leurs aliments et en perdent une partie chaque saison.\n\nAgréments\n${unsure}`,
      },
    ],
  });
  const [question] = french.questions ?? [];
  if (!question) throw new Error('it is asked about');
  const flag = answered(french, [{ ...askingOf(question), isSo: true }], 'team').flags.find(
    ({ code }) => code === question.code,
  );
  expect(flag?.confirmed).toBe('Confirmé par l’équipe');
});
