import type { Language } from '#shared/domain/paper-language.ts';
import type { Question } from './agreement.ts';
import type { Doubt } from './doubt.ts';
import type { Fact, Metric } from './fact.ts';
import { figureText, placeText, subjectText, tellSide, type ToldSide } from './fact-text.ts';
import { periodInFrench } from './french-period.ts';

/** A question in one language: what is asked, and why. */
type Wording = { readonly title: string; readonly reason: string };
type Wordings = Readonly<Record<Language, Wording>>;
/** A question in words, as due diligence tells it: `text` is without its last stop. */
export type ToldQuestion = { readonly text: string; readonly sides: readonly ToldSide[] };

const SAME: Readonly<Record<Metric, string>> = {
  revenue: 'le même chiffre d’affaires',
  recurringRevenue: 'le même revenu récurrent',
  grossProfit: 'le même résultat brut',
  grossMargin: 'la même marge brute',
  ebitda: 'le même EBITDA',
  netProfit: 'le même résultat net',
  cash: 'la même trésorerie',
  debt: 'la même dette',
  burn: 'la même consommation de trésorerie',
  runway: 'la même durée de trésorerie',
  customers: 'les mêmes clients',
  users: 'les mêmes utilisateurs',
  churn: 'la même attrition',
  acquisitionCost: 'le même coût d’acquisition',
  lifetimeValue: 'la même valeur d’un client',
  customerShare: 'la même part du premier client',
  growth: 'la même croissance',
  headcount: 'le même effectif',
  ask: 'la même levée',
  valuation: 'la même valorisation',
  marketSize: 'le même marché',
  foundersShare: 'la même part des fondateurs',
  ownership: 'la même part du capital',
};

const REASONS: Readonly<Record<Doubt, Readonly<Record<Language, string>>>> = {
  scale: {
    en: 'The digits are the same: in which scale is each written?',
    fr: 'Les chiffres sont les mêmes : dans quelle unité chacun est-il écrit ?',
  },
  scope: {
    en: 'Figures this far apart are seldom of one thing. Is one of them a part of the other: one account of several, net of gross, the company of its group, another period?',
    fr: 'Deux chiffres aussi éloignés disent rarement la même chose. L’un est-il une partie de l’autre : un compte parmi plusieurs, le net du brut, la société dans son groupe, une autre période ?',
  },
  'other-time': {
    en: 'One is what the other source gives for another time: of when is it?',
    fr: 'L’un est ce que l’autre source donne pour une autre période : de quand est-il ?',
  },
  'option-pool': {
    en: 'They are apart by the option pool: is it counted in both?',
    fr: 'L’écart est la réserve d’options : est-elle comptée dans les deux ?',
  },
  part: {
    en: 'They are apart by an amount that one of the papers tells beside it: is that counted in both?',
    fr: 'L’écart est un montant que l’un des documents donne à côté : est-il compté dans les deux ?',
  },
  'people-counted': {
    en: 'Do both count the same people on the same day, with or without those on contract?',
    fr: 'Les deux comptent-ils les mêmes personnes le même jour, avec ou sans les contractuels ?',
  },
  'exchange-rate': {
    en: 'They are in two currencies, no further apart than a rate moves in a year: at which rate was one converted?',
    fr: 'Ils sont en deux monnaies, et un taux de change bouge autant en un an : à quel taux a-t-on converti ?',
  },
  mean: {
    en: 'One is a mean of several months: what was it in the last of them?',
    fr: 'L’un est une moyenne de plusieurs mois : qu’en était-il du dernier ?',
  },
};

const ofHolder = ({ metric, about }: Fact): string =>
  metric === 'ownership' && about !== null ? ` (${about})` : '';

/** What is asked where two figures may be of two things: `Is this the same? Cash at the end of Mar 2026`. */
export function questionWording(question: Question): Wordings {
  const { believed, doubt } = question;
  const when = believed.period === null ? '' : `, ${periodInFrench(believed.period)}`;
  const { en, fr } = REASONS[doubt];
  return {
    en: { title: `Is this the same? ${subjectText(question)}`, reason: en },
    fr: { title: `Est-ce ${SAME[believed.metric]}${ofHolder(believed)}${when} ?`, reason: fr },
  };
}

/** A question with its words in both languages. */
export type Worded = Question & { readonly wording: Wordings };
export const worded = (question: Question): Worded => ({ ...question, wording: questionWording(question) });

/** A question in one sentence, with both its figures and where they are from, the believed one last. */
export function tellQuestion(question: Question): ToldQuestion {
  const { title, reason } = questionWording(question).en;
  const sides = [question.against, question.believed];
  const figures = sides.map((fact) => `${figureText(fact)} (${placeText(fact)})`);
  return {
    text: `${title}: ${figures.join(' or ')}. ${reason.replace(/[.]$/, '')}`,
    sides: sides.map(tellSide),
  };
}
