import type { FlagCode, Severity } from '../document.ts';
import {
  distinctQuotes,
  type Extraction,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteWhole,
} from '../extraction.ts';
import { NOT_SPENT_ON } from '../worries/related-party.ts';
import type { PlacedPassage } from '../text/section.ts';
import { LEVY } from '../words/levy-word.ts';

const REPAYS =
  /\b(?:repa(?:y|ys|id|ying|yment|yments)|pay(?:s|ing)? (?:off|back|down)|paid (?:off|back|down)|settl(?:e|es|ing|ement)|clear(?:s|ing|ance)?|refinanc\w+|redeem\w*|redemption|retir(?:e|es|ing) (?:(?:its|our|the|all|existing|old|short-term) )*(?:debts?|loans?|bonds?|notes?|arrears|taxes|overdrafts?|facilit(?:y|ies))|buy(?:ing)? out|rembours\w+|apur\w+|sold(?:er|e) |desendett\w+|desinteress\w+|regularis\w+|rattrap\w+|catch(?:ing)? up)\b/;
const DEBT =
  /\b(?:loans?|debts?|bridges?|borrowings?|overdrafts?|facilit(?:y|ies)|promissory notes?|credit lines?|lines? of credit|supplier credit|creditors?|lenders?|money ?lenders?|post-?dated cheques?|dettes?|emprunts?|prets?|decouverts?|relais|credit (?:relais|fournisseur|bancaire|court terme)|avances? (?:bancaires?|de tresorerie|d'associes?|en compte courant)|comptes? courants? d'associes?|creanciers?|billets? a ordre|endettement)\b/;
const BEHIND =
  /\b(?:arrears|backlog|overdue|unpaid|outstanding|owed|arrieres?|impayee?s?|retards?|(?:reste|restent|restant|est|sont|montants?|sommes?) dus?|dus|dues?|penalt\w+|penalites)\b/;
const OF_INSIDERS =
  /\b(?:directors?|shareholders?|founders?|family|associes?|actionnaires?|gerante?s?|dirigeante?s?|fondat\w+|famille)\b/;
/** What customers borrow and pay back. */
const OF_OTHERS =
  /\b(?:customers?|borrowers?|farmers?|clients?|emprunteurs?|repayment (?:rate|history)|taux de remboursement|users?|merchants?|lend(?:ing)? to|loan book|portfolio|encours)\b/;
/** A debt that is told with how it is paid back. */
const IS_SERVED =
  /\b(?:(?:is|are|was|were|been|being) (?:\w+ )?(?:repaid|paid (?:off|back|down)|settled|cleared)|(?:each|every|per) (?:month|quarter)|monthly|quarterly|until 20\d\d|on (?:schedule|time)|as scheduled|instalments?|(?:est|sont|a ete|ont ete) (?:\w+ )?(?:rembours\w+|solde\w*|apure\w*)|chaque (?:mois|trimestre)|par mois|jusqu'en|a bonne date|echeances?|(?:in|en) (?:the )?(?:normal course|cours normal|good standing|cours de remboursement)|performing|up to date|a jour)\b/;
/** Debts told as such, wherever. */
const OWES =
  /\b(?:loans?|debts?|borrow\w*|overdrafts?|owe[sd]?|owing|indebted\w*|lenders?|promissory|dettes?|emprunt\w*|prets?|decouverts?|doit|devons|endett\w*|creanciers?|billets? a ordre)\b/;

const isUse = ({ under }: PlacedPassage, heading: string): boolean =>
  under.includes('ask') ||
  under.includes('funding') ||
  /\b(?:uses?|proceeds|emplois?|utilisation|affectation)\b/.test(heading);

const NAME = /(?<![\p{L}])[A-Z][\p{L}'-]{3,}/gu;
const FOUNDER =
  /\b(?:founders?|co-?founders?|ceo|owner|managing director|fondat\w+|cofondat\w+|gerante?|pdg|dirigeante?)\b/;
const OF_WHOM = /\b(?:from|of|to|with|by|a|de|du|chez|aupres de) (?:the |la |le |l')?$/;
const COMPANY =
  /^ (?:[A-Z][\p{L}&'-]+ )?(?:ltd|limited|leasing|holdings?|group|groupe|properties|estates|transport|trading|enterprises|investments?|motors|farms?|brothers|bros|sons|family|sarl|sa|sas|plc|company|consulting|immobilier|freres|fils)\b/iu;

/** From a quarter of the round on what goes to insiders is what the round is for. */
const GRAVE_SHARE = 0.25;
const SCALES = [1, 1e3, 1e6, 1e9] as const;

/** How much of the sum asked for these uses are, in the scale of their list. */
function shareOf(extraction: Extraction, uses: readonly PlacedPassage[]): number {
  const ask = figuresOf(extraction, 'ask').find(({ unit }) => unit === 'money');
  if (!ask) return 0;
  const amounts = uses.map((use) => {
    const own = extraction.figures.filter(({ passage }) => passage === use);
    const from = REPAYS.exec(use.text)?.index;
    const told = from === undefined ? own.at(-1) : own.find(({ numeral }) => numeral.start > from);
    if (told?.unit === 'percent') return told.value / 100;
    const scale = SCALES.findLast((one) => told !== undefined && told.value * one <= ask.value);
    return told === undefined || scale === undefined ? 0 : (told.value * scale) / ask.value;
  });
  return amounts.reduce((sum, share) => sum + share, 0);
}

/** Uses that go to a firm with a founder's name: `tractors from Adeyemi Leasing` where Adeyemi is the founder. */
function boughtOfFounders(
  passages: readonly PlacedPassage[],
  isUsed: (one: PlacedPassage) => boolean,
): PlacedPassage[] {
  const names = new Set(
    passages
      .filter(({ under, text }) => under.includes('team') && FOUNDER.test(text))
      .flatMap(({ plain }) => (plain.split(/[,;:(]/)[0] ?? '').match(NAME) ?? []),
  );
  return passages.filter(
    (one) =>
      isUsed(one) &&
      [...one.plain.matchAll(NAME)].some(
        ({ 0: name, index }) =>
          names.has(name) &&
          OF_WHOM.test(one.plain.slice(0, index)) &&
          COMPANY.test(one.plain.slice(index + name.length)),
      ),
  );
}

/** `Finance costs 6.2 7.4`, `frais financiers 18`: what is paid to lenders, with its figure. */
const INTEREST_PAID =
  /\b(?:(?:net )?(?:finance|financing) (?:costs?|charges?|expenses?)|(?:bank |loan )?interest (?:costs?|paid|expenses?|charges?|payable|payments?)|(?:charges?|frais|couts?) financi(?:eres?|ers?)|interets? (?:payes?|bancaires?|d'emprunts?)|agios)\b[^a-z\d]{0,6}(?:[a-z]{1,4}[^a-z\d]{0,3})?[1-9]|^\W*(?:less )?(?:bank )?(?:interest|interets)\b[^a-z\d]{0,6}(?:[a-z]{1,4}[^a-z\d]{0,3})?[1-9][\d.,]*(?! ?%)/;
/** What interest may be paid on, in any words. */
const BORROWS =
  /\b(?:leases?|leasing|credit-bail|facilit(?:y|ies)|notes?|bonds?|obligations|convertibles?|bank lines?|credit lines?|lignes? de credit|mezzanine|credit|banks?|banques?|lend\w*|avances?|comptes? courants?)\b/;
/** A lender's own business. */
const LENDS = /\b(?:lend(?:s|ing)?|we lend|borrowers|loan book|nous pretons|emprunteurs|microfinance)\b/;

/** Interest paid on a debt of which the deck tells nowhere. */
function interestUntold({ passages }: Extraction): PlacedPassage[] {
  const paid = passages.filter(
    ({ text, under }) =>
      INTEREST_PAID.test(text) &&
      !under.some((id) => id === 'problem' || id === 'market' || id === 'competition'),
  );
  const isTold = passages.some(
    (one) => !paid.includes(one) && (OWES.test(one.text) || DEBT.test(one.text) || BORROWS.test(one.text)),
  );
  return isTold || passages.some(({ text }) => LENDS.test(text)) ? [] : paid;
}

/** Money raised to pay back, or interest paid on, what the document nowhere says is owed: a debt, or taxes. */
export const flagRepaid: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const { passages } = extraction;
  const titles = new Map(passages.toReversed().map((passage) => [passage.page, passage.text]));
  const inUse = (one: PlacedPassage): boolean =>
    isUse(one, one.heading?.text ?? '') || isUse(one, titles.get(one.page) ?? '') || SPENDS.test(one.text);
  const uses = passages.filter(
    (one) =>
      REPAYS.test(one.text) &&
      !IS_SERVED.test(one.text) &&
      !NOT_SPENT_ON.test(one.text) &&
      !OF_OTHERS.test(one.text) &&
      inUse(one),
  );
  const owed = uses.filter(({ text }) => DEBT.test(text));
  const isTold = passages.some(({ text }) => OWES.test(text) && (!REPAYS.test(text) || IS_SERVED.test(text)));
  const debts = isTold ? [] : owed;
  const taxes = uses.filter(({ text }) => LEVY.test(text) && BEHIND.test(text));
  const sign = (code: FlagCode, of: readonly PlacedPassage[], severity?: Severity) =>
    of.length === 0
      ? []
      : [{ code, quotes: distinctQuotes(of.map(quoteWhole)), ...(severity && { severity }) }];
  const insiders = [
    ...owed.filter(({ text }) => OF_INSIDERS.test(text)),
    ...boughtOfFounders(passages, inUse),
  ];
  return [
    ...sign('RELATED_PARTY', insiders, shareOf(extraction, insiders) >= GRAVE_SHARE ? 'critical' : 'high'),
    ...sign('DEBT_UNDISCLOSED', [
      ...debts.filter((one) => !insiders.includes(one)),
      ...(figuresOf(extraction, 'ask').length > 0 ? interestUntold(extraction) : []),
    ]),
    ...sign('TAXES_UNPAID', taxes),
  ];
};
const SPENDS =
  /\b(?:use of|uses? of|proceeds|funds? (?:will|to)|emploi des|utilisation des|fonds (?:serviront|leves))\b/;
