import type { Contradiction, Difference, Question } from './agreement.ts';
import type { DifferenceTexts } from './difference-text.ts';
import type { Doubt } from './doubt.ts';
import {
  ALL_IN_ONE,
  AT_LEAST,
  AT_MOST,
  type Fact,
  HOW_MADE,
  isLimit,
  levelsApart,
  type Metric,
  ONE_ACCOUNT,
  ONE_BANK,
  ONE_CUSTOMER,
  OVER_A_YEAR,
  QUARTERLY,
  rateOfPeriod,
  type SourceKind,
  STANDING,
} from './fact.ts';
import { frenchFigures } from '#shared/domain/french-text.ts';
import { endOf } from './fact-period.ts';
import { isNone } from './fact-text.ts';
import { inFrenchOf, periodInFrench } from './french-period.ts';
import { timesInUnit } from './two-scales.ts';

/** What a metric is called, behind its article. */
const NAMES: Readonly<Record<Metric, readonly [article: 'le' | 'la' | 'les', name: string]>> = {
  revenue: ['le', 'chiffre d’affaires'],
  recurringRevenue: ['le', 'revenu récurrent'],
  grossProfit: ['le', 'résultat brut'],
  grossMargin: ['la', 'marge brute'],
  ebitda: ['le', 'EBITDA'],
  netProfit: ['le', 'résultat net'],
  cash: ['la', 'trésorerie'],
  debt: ['la', 'dette'],
  burn: ['la', 'consommation de trésorerie'],
  runway: ['la', 'durée de trésorerie'],
  customers: ['les', 'clients'],
  users: ['les', 'utilisateurs'],
  churn: ['la', 'attrition'],
  acquisitionCost: ['le', 'coût d’acquisition'],
  lifetimeValue: ['la', 'valeur d’un client'],
  customerShare: ['la', 'part du premier client'],
  growth: ['la', 'croissance'],
  headcount: ['le', 'effectif'],
  ask: ['la', 'levée'],
  valuation: ['la', 'valorisation'],
  marketSize: ['le', 'marché'],
  foundersShare: ['la', 'part des fondateurs'],
  ownership: ['la', 'part du capital'],
};
const SAME = { le: 'le même', la: 'la même', les: 'les mêmes' } as const;

const ABOUT: Readonly<Record<string, string>> = {
  group: 'groupe',
  subsidiary: 'filiale',
  gross: 'brut',
  revenue: 'chiffre d’affaires',
  [QUARTERLY]: 'd’un trimestre à l’autre',
  'on average': 'moyenne',
  [ONE_ACCOUNT]: 'un compte',
  [ONE_BANK]: 'une banque',
  'with people not employed': 'avec les non-salariés',
  'pre-money': 'pré-money',
  'post-money': 'post-money',
  active: 'actifs',
  registered: 'inscrits',
  ever: 'depuis le début',
};
const OFTEN: Readonly<Record<string, string>> = { monthly: 'mensuelle', annual: 'annuelle' };
const RATES: Readonly<Record<string, string>> = {
  monthly: 'par mois',
  quarterly: 'par trimestre',
  'half-yearly': 'par semestre',
  annual: 'par an',
  weekly: 'par semaine',
  daily: 'par jour',
  'month or year': 'mois ou année',
};

const REASONS: Readonly<Record<Doubt, string>> = {
  scale: 'Les chiffres sont les mêmes : dans quelle unité chacun est-il écrit ?',
  scope:
    'Deux chiffres aussi éloignés disent rarement la même chose. L’un est-il une partie de l’autre : un compte parmi plusieurs, le net du brut, la société dans son groupe, une autre période ?',
  'other-time': 'L’un est ce que l’autre source donne pour une autre période : de quand date-t-il ?',
  'option-pool': 'L’écart est la réserve d’options : est-elle comptée dans les deux ?',
  part: 'L’écart est un montant que l’un des documents donne à côté : est-il compté dans les deux ?',
  'people-counted': 'Les deux comptent-ils les mêmes personnes le même jour, avec ou sans les contractuels ?',
  'exchange-rate':
    'Ils sont en deux monnaies, et un taux de change bouge autant en un an : à quel taux a-t-on converti ?',
  round: 'L’un est un nombre rond à un seul chiffre : quel est-il à l’unité près, et de quel jour ?',
  mean: 'L’un est une moyenne de plusieurs mois : qu’en était-il du dernier ?',
};

const amount = frenchFigures(2);
const figure = (fact: Fact): string => (isNone(fact) ? 'néant' : amount(fact));

/** Places of the platform, by what their labels begin with. */
const PLACES: readonly (readonly [label: string, french: string])[] = [
  ['Profile', 'Profil'],
  ['Funding tracker', 'Suivi de la levée'],
  ['Financial model', 'Modèle financier'],
  ['Cap table', 'Table de capitalisation'],
];
const MADE: Readonly<Record<(typeof HOW_MADE)[keyof typeof HOW_MADE], string>> = {
  [HOW_MADE.margin]: 'Marge brute sur chiffre d’affaires',
  [HOW_MADE.burn]: 'Baisse moyenne du compte par mois',
  [HOW_MADE.ebitda]: 'Résultat d’exploitation avant amortissements',
  [HOW_MADE.debt]: 'Ce qui est dû aux prêteurs',
  [HOW_MADE.founders]: 'Ce que détiennent ses fondateurs',
  [HOW_MADE.annual]: 'Le mois multiplié par douze',
  [HOW_MADE.runway]: 'Trésorerie divisée par la consommation',
  [HOW_MADE.growth]: 'D’après le chiffre d’affaires de deux périodes',
};
/** A label whose beginning is known in French. */
function inFrench(told: string, known: readonly (readonly [string, string])[]): string {
  const [from, to] = known.find(([start]) => told.startsWith(start)) ?? ['', ''];
  return `${to}${told.slice(from.length)}`;
}
/** What a figure was worked out as, and the source it is from: a paper by its title, a place of the platform in French. */
function sourceOf({ source: { kind, label: told, documentId } }: Fact): { made: string; own: string } {
  const [made = '', ...rest] = kind === 'derived' ? told.split(', ') : ['', told];
  const name = rest.join(', ');
  const own = documentId === null ? inFrench(name, PLACES) : name;
  return { made: inFrench(made, Object.entries(MADE)), own };
}
function label(fact: Fact): string {
  const { made, own } = sourceOf(fact);
  return made === '' ? own : `${made}, ${own}`;
}
/** A source within a sentence: a paper’s title is quoted, whatever its number and gender. */
function named(fact: Fact): string {
  const { own } = sourceOf(fact);
  return fact.source.documentId === null ? own : `« ${own} »`;
}
const namedPlace = (fact: Fact): string =>
  fact.quote === null ? named(fact) : `${named(fact)}, page ${fact.quote.page}`;
const place = (fact: Fact): string =>
  fact.quote === null ? label(fact) : `${label(fact)}, page ${fact.quote.page}`;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What is compared: `Chiffre d’affaires`, `EBITDA (groupe)`, `Attrition mensuelle`, `Part du capital (Awa Diop)`. */
function name({ metric, about, rate }: Fact, against: Fact): string {
  const [, own] = NAMES[metric];
  const often = metric === 'churn' ? OFTEN[rate ?? ''] : undefined;
  const named = capital(often === undefined ? own : `${own} ${often}`);
  const isPlain = about === null || about === ALL_IN_ONE || about === ONE_CUSTOMER || isLimit({ about });
  if (isPlain || (metric === 'cash' && about !== against.about)) return named;
  return `${named} (${metric === 'ownership' ? about : (ABOUT[about] ?? about)})`;
}

/** `de 2025`, `de l’exercice clos en juin 2026`, `fin juin 2026`, `au 18 septembre 2025`. */
function time({ metric, period, about, rate }: Fact): string {
  if (period === null) return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(period)) return ` au ${periodInFrench(period)}`;
  if (STANDING.has(metric) && about !== 'on average' && rate !== OVER_A_YEAR)
    return ` fin ${periodInFrench(endOf(period).replace(/-12$/, ''))}`;
  return ` ${inFrenchOf(period)}`;
}

function often({ metric, period, rate, unit }: Fact): string {
  const isUsual = unit !== 'percent' && period !== null && rate === rateOfPeriod(period);
  return rate === null || rate === OVER_A_YEAR || metric === 'churn' || isUsual
    ? ''
    : `, ${RATES[rate] ?? rate}`;
}

const subject = ({ believed, against }: Pick<Difference, 'believed' | 'against'>): string =>
  `${name(believed, against)}${time(believed)}${often(believed)}`;

const TIMES: Readonly<Record<number, string>> = { 1e3: 'mille', 1e6: 'un million de', 1e9: 'un milliard de' };

function apart({ gapFraction, believed, against }: Difference): string {
  if (isNone(believed) || isNone(against)) return 'l’une dit néant';
  const times = TIMES[timesInUnit(believed, against) ?? 0];
  if (times !== undefined) return `mêmes chiffres à ${times} fois près, une unité est fausse`;
  if (believed.unit !== 'percent') return `${Math.round(100 * gapFraction)} % d’écart`;
  const points = Math.round(10 * Math.abs(believed.value - against.value)) / 10;
  const told = amount({ value: points, unit: 'count', currency: null });
  return `${told} ${points < 2 ? 'point' : 'points'} d’écart`;
}

const PARTS: Readonly<Record<string, string>> = {
  [ONE_ACCOUNT]: ' sur un compte',
  [ONE_BANK]: ' dans une banque',
  [ONE_CUSTOMER]: ' pour un client',
  [AT_MOST]: ' au plus',
  [AT_LEAST]: ' au moins',
};
const part = (fact: Fact, other: Fact): string =>
  fact.about === other.about || fact.value === 0 ? '' : (PARTS[fact.about ?? ''] ?? '');

function sentence(contradiction: Contradiction): string {
  const { believed, against } = contradiction;
  const side = (fact: Fact, other: Fact) => `${figure(fact)}${part(fact, other)} (${place(fact)})`;
  const isTold = isNone(believed) || isNone(against);
  return `${subject(contradiction)} : ${side(against, believed)} et ${side(believed, against)}${isTold ? '' : `, ${apart(contradiction)}`}`;
}

function asks({ believed }: Question): string {
  const [article, own] = NAMES[believed.metric];
  const whose = believed.metric === 'ownership' && believed.about !== null ? ` (${believed.about})` : '';
  const when = believed.period === null ? '' : `, ${periodInFrench(believed.period)}`;
  return `Est-ce ${SAME[article]} ${own}${whose}${when} ?`;
}

const STANDINGS: Readonly<Record<string, string>> = { [AT_MOST]: 'Autorisé', [AT_LEAST]: 'Dû' };

const ENTRIES: Readonly<Record<Exclude<SourceKind, 'document'>, string>> = {
  profile: 'le profil',
  tracker: 'la levée en cours',
  traction: 'les chiffres de traction',
  model: 'le modèle financier',
  'cap-table': 'la table de capitalisation',
  derived: 'le modèle financier',
};
const entry = ({ source: { kind, documentId } }: Fact): string | null =>
  kind === 'document' || documentId !== null ? null : ENTRIES[kind];

export const FRENCH: DifferenceTexts = {
  title: (contradiction) => `${subject(contradiction)} : deux sources, ${apart(contradiction)}`,
  sentence,
  stands: ({ believed }) => {
    const { about } = believed;
    const standing = about === null || isNone(believed) ? undefined : STANDINGS[about];
    return standing === undefined
      ? `Retenu : ${figure(believed)}`
      : `${standing} : ${figure(believed)}${PARTS[about ?? ''] ?? ''}`;
  },
  because: ({ believed, against }) => {
    const levels = levelsApart(believed, against);
    if (levels > 0) return `Source de plus haut niveau de preuve : ${entry(believed) ?? named(believed)}.`;
    if (isLimit(against) && isNone(against)) return 'Un montant déclaré l’emporte sur « néant ».';
    return levels === 0 ? 'Les deux ont le même niveau de preuve.' : null;
  },
  mend: ({ believed, against }) => {
    const wrong = entry(against);
    if (levelsApart(believed, against) <= 0)
      return `Établissez lequel des deux est juste et corrigez l’autre : ${wrong ?? namedPlace(against)}, ou ${entry(believed) ?? namedPlace(believed)}.`;
    return wrong === null
      ? `Corrigez ${namedPlace(against)}, ou précisez-y la période et le périmètre de ce chiffre.`
      : `Mettez à jour ${wrong}, ou expliquez dans ${namedPlace(believed)}${believed.quote === null ? '' : ','} pourquoi son chiffre diffère.`;
  },
  asks,
  reason: ({ doubt }) => REASONS[doubt],
  question: (question) => {
    const figures = [question.against, question.believed].map((fact) => `${figure(fact)} (${place(fact)})`);
    return `${asks(question)} ${figures.join(' ou ')}. ${REASONS[question.doubt].replace(/[.]$/, '')}`;
  },
  evidence: (fact) =>
    `${place(fact)} : ${fact.quote === null ? '' : `« ${fact.quote.text.trim()} », `}${figure(fact)}`,
  otherCompany: (paper, subject, company) => ({
    heading: `« ${paper} » : le document d’une autre société`,
    text: `« ${paper} » concerne ${subject} et ne nomme nulle part ${company}`,
    mend: 'Retirez-le, ou nommez-y la société : d’ici là, aucun de ses chiffres ne compte ici.',
  }),
  otherNumber: (paper, number, other, usual) => ({
    heading: `« ${paper} » : un autre numéro`,
    text: `« ${paper} » donne le numéro d’immatriculation ${number}, « ${other} » ${usual}`,
    mend: 'Comparez-les au registre : l’un est faux, ou le document est celui d’une autre société.',
  }),
};
