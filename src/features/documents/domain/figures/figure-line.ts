import { type Account, accountOf } from '../words/account.ts';
import type { Figure } from './figure-context.ts';
import { OF_ANOTHER, OF_US } from './figure-market.ts';

/** What a figure of a sentence is of that no kind of number names, as `about` of a number says it. */
const OF_ACCOUNT: Partial<Record<Account, string>> = {
  ebitda: 'ebitda',
  netProfit: 'net profit',
  borrowings: 'debt',
};
/** Single loans are parts of what is owed. */
const ONE_LOAN = /\b(?:loans?|pret|credits?|facility|overdraft|decouvert)\b/;
const LOSS = /\b(?:loss|perte|deficit|negative|negatif)\b/;

/** Between a name and its amount: `was`, `of`, `for 2025 came to about`. */
const LINK =
  /(?:[\s:=(–—-]|\b(?:was|were|is|are|of|at|to|a|an|the|our|we|reached|reaching|stood|stands|came|comes|amounted|amounts|totalled|totals|total(?:ing|ling)?|hit|made|about|some|just|only|over|under|above|nearly|almost|roughly|around|approximately|now|still|in|for|during|fy ?\d{2,4}|20[0-4]\d|the year|full year|this year|last year|est|etait|sont|etaient|de|du|d'|des|la|le|les|l'|un|une|s'elev(?:e|ent|ait|aient)|s'etabli(?:t|ssait)|ressort|ressortait|atteint|atteignait|a|ete|environ|pres|quelque|en|pour|positive|negative|positif|negatif|minus)(?![a-z]))+$/;
const BEHIND_LINK = /^(?:[\s(]|\b(?:of|in|as|de|d'|du|en|our)\b)*/;
const LONGEST_NAME = 6;
const CLAUSE = /[;.!?](?=\s|$)|,(?= )|\b(?:against|versus|compared|contre|from)\b/g;

/** Whose it is, said behind the name. */
const OURS = / (?:of|de|du) (?:the |la |l'|notre )?(?:company|group|business|societe|entreprise|groupe)$/;

/** The part of a sentence before an amount that belongs to it. */
function before(text: string, start: number): string {
  const whole = text.slice(0, start);
  let from = 0;
  for (const { index, 0: stop } of whole.matchAll(CLAUSE)) from = index + stop.length;
  return whole.slice(from).replace(LINK, '').replace(OURS, '');
}

const isOfLine = (account: Account | null): account is Account => account !== null && account in OF_ACCOUNT;

/** The longest name of a line that the words end with, or begin with. */
function lineOf(words: readonly string[], side: 'end' | 'start'): { account: Account; name: string } | null {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    const name = (side === 'end' ? words.slice(-length) : words.slice(0, length)).join(' ');
    const account = accountOf(name);
    if (account !== null) return isOfLine(account) ? { account, name } : null;
  }
  return null;
}

const ELSEWHERE = ['problem', 'market', 'competition', 'ask', 'funding'] as const;
const BY_MONTH = /\b(?:monthly|(?:a|per|each|every) month|mensuel(?:le)?|par mois|mois)\b/;
const BY_YEAR = /\b(?:annual|annually|yearly|(?:a|per|each|every) year|annuel(?:le)?|par an|l'an)\b/;

const OF_ALL_DEBT =
  /\b(?:endettement(?: (?:bancaire|financier|net|total))*|encours (?:total )?des (?:emprunts|prets|credits)|total (?:indebtedness|debts?))$/;

const wordsOf = (text: string): string[] => text.replaceAll(/\b[ld]'/g, '').match(/[a-z\d'-]+/g) ?? [];

const COST_OF_A_CUSTOMER =
  /\b(?:cac|customer acquisition cost|cost of acquiring (?:a|one) (?:customer|client|user)|cout d'acquisition(?: (?:d'un |par |du )?client)?)$/;
const WORTH_OF_A_CUSTOMER =
  /\b(?:ltv|clv|(?:customer |client )?lifetime value|valeur vie(?: (?:d'un |du )?client)?)$/;
const LOST_CUSTOMERS = /\b(?:churn|attrition)(?: rate)?(?: (?:mensuel|mensuelle|annuel|annuelle))?$/;
const LOST_BEHIND = /^ ?(?:(?:monthly|annual|customer|logo|gross|net) )*(?:churn|attrition|d'attrition)\b/;
const TOP_CUSTOMER =
  /\b(?:largest|biggest|main|single largest|premier|principal|plus gros|plus grand) (?:single )?(?:customer|client|buyer|acheteur)\b/;
const OF_INCOME =
  /^ ?(?:of|du|de|des) (?:our |the |total |nos |notre |annual )*(?:revenues?|sales|turnover|chiffre d'affaires|ventes|ca)\b/;

/**
 * The line of the accounts, or the measure of customers, that a sentence names beside its amount: `EBITDA was KES 4.2m`,
 * `a net loss of R3m`, `churn is 3% a month`. Null where it names none.
 */
export function lineOfSentence({ kind, unit, account, passage, numeral }: Figure): string | null {
  if (account !== null || kind !== 'other') return null;
  const { text, under } = passage;
  if (ELSEWHERE.some((id) => under.includes(id)) || (OF_ANOTHER.test(text) && !OF_US.test(text))) return null;
  const own = before(text, numeral.start);
  const behind = text.slice(numeral.end);
  if (unit === 'percent') {
    if (LOST_CUSTOMERS.test(own) || LOST_BEHIND.test(behind))
      return BY_MONTH.test(text) ? 'monthly churn' : BY_YEAR.test(text) ? 'annual churn' : 'churn';
    return TOP_CUSTOMER.test(text.slice(0, numeral.start)) && OF_INCOME.test(behind)
      ? 'largest customer'
      : null;
  }
  if (unit !== 'money') return null;
  if (COST_OF_A_CUSTOMER.test(own)) return 'customer acquisition cost';
  if (WORTH_OF_A_CUSTOMER.test(own)) return 'lifetime value';
  if (OF_ALL_DEBT.test(own)) return 'debt';
  const found = lineOf(wordsOf(own), 'end') ?? lineOf(wordsOf(behind.replace(BEHIND_LINK, '')), 'start');
  if (found === null || (found.account === 'borrowings' && ONE_LOAN.test(found.name))) return null;
  const line = OF_ACCOUNT[found.account] ?? null;
  return line === 'net profit' && LOSS.test(found.name) ? 'net loss' : line;
}
