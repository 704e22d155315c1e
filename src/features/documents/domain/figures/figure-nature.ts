import type { NumberKind } from '../document.ts';
import type { Numeral } from '../words/numeral.ts';

/** What is earned, spent or made over some time, and what stands on a day. */
export type Nature = 'flow' | 'stand';

const FLOW =
  "revenues?|sales|turnover|takings|income|profits?|loss(?:es)?|results?|ebitda|ebit|margins?|surplus|tax(?:ation|es)?|dividends?|overheads|costs? of (?:sales|goods sold)|operating (?:costs|expenses)|staff costs|payroll|emoluments|depreciation|capex|capital expenditure|investments?|chiffre d'affaires|ventes|recettes|benefices?|pertes?|resultats?|marges?|excedent(?: brut)?|ebe|impots?|dividendes?|charges|masse salariale|amortissements|investissements|acomptes?|rappel";
const STAND =
  "shares? capital|shareholders' (?:funds|equity)|equity|net assets|(?:tangible )?net worth|total assets|assets|stocks?|inventor(?:y|ies)|receivables|debtors|(?:customers|buyers|debtors) (?:owed?|owe us)|payables|creditors|owed?|owing|outstanding|loans?|debts?|borrowings?|drawn|overdraft|balances?|deposits?|credit(?: lines?)?|guarantees?|letters? of credit|capitaux propres|fonds propres|stocks|creances|clients (?:doivent|devaient)|dettes?|emprunts?|endettement|prets?|encours|decouvert|soldes?|depots?|cautions?|total (?:du )?bilan|rest(?:e|ait|ent) dus?|there remain(?:s|ed)|interest had accrued|accrued interest|interets courus";
const NAMED = new RegExp(`(?<![a-z-])(?:(?<flow>${FLOW})|(?<stand>${STAND}))(?![a-z-])`, 'g');
/** `35.0 million after tax`, `5.8 million was left for shareholders`, `870 million owed by customers`. */
const FLOW_BEHIND =
  /^ ?(?:(?:was|were|is|remained|est|etait) )?(?:after (?:tax|taxation)|before (?:tax|taxation)|apres impots?|avant impots?|left for (?:the )?(?:share)?holders|of (?:profit|sales|revenue|turnover|dividend|tax)|de (?:benefice|ventes|dividendes?|charges))\b/;
const STAND_BEHIND =
  /^ ?(?:(?:was|were|is|are) )?(?:owed|owing|outstanding|of (?:stock|debt|equity)|de (?:dettes|stocks|creances)|restant dus?)\b/;
const REACH = 90;
const NEAR = 14;

/** `We sold 31,200 tonnes of feed to 412 dealers`: those of the time in which it was sold. */
export const SOLD_SO_MUCH_TO =
  /\b(?:we|it|nous|elle|the company|la societe|avons|a) (?:sold|supplied|delivered|shipped|vendu|livre|fourni) (?:about |some |environ )?\d[^.;]{2,40} (?:to|a) (?:about |some |environ )?$/;

const FLOWS: ReadonlySet<NumberKind> = new Set(['revenue', 'expenses', 'growth']);
const STANDS: ReadonlySet<NumberKind> = new Set(['cash', 'team', 'customers', 'users']);

/** Whether a figure flows or stands, by its kind, else by the last of the words before it that tell; null where none does. */
export function natureOf(
  kind: NumberKind,
  text: string,
  { start, end }: Pick<Numeral, 'start' | 'end'>,
  from = 0,
): Nature | null {
  if (FLOWS.has(kind)) return 'flow';
  if (kind === 'customers' && SOLD_SO_MUCH_TO.test(text.slice(0, start))) return 'flow';
  if (STANDS.has(kind)) return 'stand';
  if (kind !== 'other') return null;
  const behind = text.slice(end);
  if (FLOW_BEHIND.test(behind)) return 'flow';
  if (STAND_BEHIND.test(behind)) return 'stand';
  const own = text.slice(Math.max(from, start - REACH), start);
  const clause = own.slice(Math.max(own.lastIndexOf('; '), own.lastIndexOf('. ')) + 1);
  const last = [...clause.matchAll(NAMED)].at(-1);
  if (last !== undefined) return last.groups?.['flow'] === undefined ? 'stand' : 'flow';
  const next = NAMED_BEHIND.exec(behind.slice(0, NEAR + 24));
  return next === null ? null : next.groups?.['flow'] === undefined ? 'stand' : 'flow';
}
const NAMED_BEHIND = new RegExp(
  `^ ?(?:(?:of|in|de|d'|en|du|des) ?)(?:(?<flow>${FLOW})|(?<stand>${STAND}))(?![a-z-])`,
);

/** `which we lent on 15 July 2023`, `échéant le`, `valid to`: when something standing began or is to end, and not when it was counted. */
const BEGAN_OR_ENDS =
  /\b(?:placed|lent|granted|drawn|raised|opened|taken (?:out|up)|contracted|obtained|issued|signed|made|due|fell due|falling due|payable|repayable|maturing|matures|valid|available|expiring|expires|stamped|dated|sell|buy|deliver|obtenue?|accordee?|consentie?|placee?|souscrite?|debloquee?|echeant|echeance|valable|signee?|inscrite?|remboursable|jusqu\S*|until|till)(?: (?:by|on|to|until|till|from|for|in|au|le|en|du|jusqu\S*|us|nous|de nous|[^\s]{0,4}\d[\d.,]*),?)* (?:\d{1,2} )?$/;
const OBTAINED_FROM = /\bobtenue? de nous,? le (?:\d{1,2} )?$/;
const LEFT_NOW =
  /\b(?:remain(?:s|ed|ing)?|rest(?:e|ait|ent)|left|outstanding|still|balance|solde|encours|deposits?|depots?|guarantees?|cautions?|letters? of credit|credit documentaire|forward contracts?|overdraft|facilite|decouvert)\b[^.;]{0,60}$/;
/** `payable on 4 December 2026`: the day on which what flowed is paid. */
const PAID_ON =
  /\b(?:payable|paid|pays?|distributed|on|due|verse\w*|paye\w*|mis en paiement|le|making [^.;]{4,20}, on)(?: (?:on|by|before|le|au plus tard le|from|a compter du))* (?:the )?(?:\d{1,2}(?:st|nd|rd|th|er)? (?:of )?)?$/;
const IS_DAY = /^(?:the )?\d{1,2}(?:st|nd|rd|th|er)?[ -]/;
/** The day before a month without a year. */
const DAY_BEFORE = / \d{1,2}(?:st|nd|rd|th|er)? (?:of )?$/;
const OF_DIVIDENDS =
  /\b(?:dividends?|dividendes?|distribution|(?:resolved|recommend\w*|propos\w*|decid\w*) (?:to pay|de verser)[^.;]{0,24} (?:(?:a|per|each|par) (?:share|action|part)|l'action))\b/;

/** The dates of a sentence that a figure of a nature may be of, where the text has spoken of a day or a year already. */
export function datesOfNature<Dated extends { readonly start: number; readonly end: number }>(
  text: string,
  dates: readonly Dated[],
  nature: Nature | null,
  { start, end }: Pick<Numeral, 'start' | 'end'>,
  told: { readonly stretch: string | null; readonly day: string | null },
): readonly Dated[] {
  const before = text.slice(Math.max(0, start - REACH), start);
  if (nature === 'stand' && told.day !== null && LEFT_NOW.test(before))
    return dates.filter((date) => {
      const said = text.slice(0, date.start);
      return !BEGAN_OR_ENDS.test(said) && !OBTAINED_FROM.test(said);
    });
  if (OF_DIVIDENDS.test(before))
    return dates.filter(
      (date) =>
        date.start < end ||
        !(IS_DAY.test(text.slice(date.start, date.end)) || DAY_BEFORE.test(text.slice(0, date.start))) ||
        !PAID_ON.test(text.slice(0, date.start)),
    );
  return dates;
}
