import type { Registration } from '../document.ts';
import { CODES } from '../words/currency-word.ts';
import { type FoldedPage, quoteOf } from './folded-page.ts';

/*
 * Numbers under which registers enter companies, by how they are printed in some thirty countries. All is looked for in a
 * folded page whose lines run on.
 */

/** What stands between the name of a register and its number: `No.`, a stroke of a table, a colon. */
const BETWEEN = '[ \\t:|#.,-]';
const NO = `(?:no\\.?|nos\\.?|number|numero|num\\.?|n°|no°|#|code)`;
const MAYBE_NO = `(?: ?(?:registration|regd?\\.?|certificate|identification|company))*${BETWEEN}*(?:${NO})?(?: is| est)?${BETWEEN}{0,6}`;
const MUST_NO = `(?: ?(?:registration|regd?\\.?|certificate|identification))*${BETWEEN}*(?:${NO}|:)(?: is| est)?${BETWEEN}{0,6}`;
const PLACE = "(?:(?: of| in| at| de| du| d')?(?: the| la)? ?[a-z'-]{3,20}){0,3}?(?: ?\\([^()]{2,40}\\))?";
/** Digits with strokes, or letters before them: `278114/078/079`, `SL-20817`, `2015/0672`. */
const NUMBER =
  '([a-z]{1,5}[-/ ]?\\d[\\da-z/-]{3,22}|\\d{4,15}(?:[-/]\\d{1,7}){0,3}(?:/[a-z]\\b)?[a-z]?|\\d{3}[ -]\\d{3}[ -]\\d{3}|\\d{2,3},\\d{3})(?![\\d/])';

const SCHEMES: readonly (readonly [scheme: string, pattern: RegExp])[] = (
  [
    [
      'RC',
      `(?:rc|r\\.c\\.?|cac)(?: registration)?(?: no\\.?| number| n°)?[ :#-]{0,3}(\\d{5,8}|\\d{3} \\d{3})`,
    ],
    ['RC', "rc(?: de)? [a-z][a-z'-]{2,20} (?:n° ?)?(\\d{2,3}(?:[ .]?\\d{3})|\\d{4,6})"],
    [
      'RC',
      `registre (?:de|du) commerce${PLACE}${BETWEEN}*(?:sous )?(?:le )?(?:${NO})${BETWEEN}{0,4}(\\d{2,3}(?: \\d{3})|\\d{4,8})`,
    ],
    ['RC', 'rc(?: n°)? ?(\\d{2}/\\d{2}-\\d{7} ?[a-z] ?\\d{2})'],
    ['BN', 'bn[ :#-]{0,3}(\\d{5,8})'],
    ['PVT', '(pvt-\\d{4}-\\d{4,8}|pvt-[a-z0-9]{6,9}|cpr/\\d{4}/\\d{3,7}|c\\.? ?\\d{5,7})'],
    ['CIPC', '((?:19|20)\\d\\d/\\d{6}/\\d\\d)'],
    ['GH', '((?:cs|pl)\\d{9})'],
    [
      'RCCM',
      '((?:sn|ci|bf|bj|tg|ml|ma|ne|cm|ga|cg|cd|gn|td|cf)[-. /]?[a-z]{2,4}[-. /](?:\\d{2}[-. /])?\\d{2}(?:\\d\\d)?[-. /][a-z]\\d{0,2}[-. /]\\d{2,7})',
    ],
    ['RCCM', '(rc/[a-z]{3}/(?:19|20)\\d\\d/[a-z]/\\d{1,6}|rb/[a-z]{3}/\\d\\d ?[a-z] ?\\d{3,6})'],
    ['RCCM', '(rg/[a-z]{3} ?\\d{4} ?[a-z] ?\\d{3,6}|cd/[a-z]{3}/rccm/\\d\\d-[a-z]-\\d{3,6})'],
    ['NINEA', 'ninea(?: n°| no\\.?| number)?[ :#-]{0,3}(\\d{7,10}(?: ?\\d[a-z]\\d)?)'],
    ['RDB', `(?:rdb|company code)(?: no\\.?| number| n°)?[ \\t|:#-]{0,4}(\\d{9})`],
    ['CIN', '([luf]\\d{5}[a-z]{2}(?:19|20)\\d\\d[a-z]{3}\\d{6})'],
    ['NIB', 'nib[ :#-]{0,3}(\\d{13})'],
    [
      'RNE',
      `(?:rne|identifiant unique|matricule fiscale?|registre national des entreprises)(?: rne)?${MAYBE_NO}(\\d{7} ?/?[a-z](?:/[a-z]/[a-z]/\\d{3})?)`,
    ],
    ['CUIN', `(?:cuin|corporate unique identification|secp)${MAYBE_NO}(\\d{7})`],
    ['ICE', `ice${MAYBE_NO}(\\d{15})`],
    [
      'RCS',
      `rcs(?: de)? [a-z-]{3,20}${BETWEEN}*(?:${NO})?${BETWEEN}{0,3}(\\d{4} ?b ?\\d{3,6}|\\d{3} ?\\d{3} ?\\d{3})`,
    ],
    ['CNPJ', '(\\d{2}\\.\\d{3}\\.\\d{3}/\\d{4}-\\d{2})'],
    ['CUIT', `cuit${MAYBE_NO}(\\d{2}-?\\d{8}-?\\d)`],
    ['RUC', `ruc${MAYBE_NO}(\\d{13}|\\d{11})`],
    ['RUT', `rut${MAYBE_NO}(\\d{1,2}\\.?\\d{3}\\.?\\d{3}-[\\dk])`],
    ['RFC', `rfc${MAYBE_NO}([a-z&]{3,4}\\d{6}[a-z0-9]{3})`],
    ['NIT', `nit${MAYBE_NO}(\\d{3}\\.\\d{3}\\.\\d{3}(?:-\\d)?|\\d{9}-\\d)`],
    ['ET', '([a-z]{2,3}/aa/\\d{1,2}/\\d{5,8}/\\d{4})'],
    ['MW', '(coyrs-[a-z0-9]{5,8})'],
    ['BW', '(bw\\d{11})'],
    ['SL', '(sl\\d{6}[a-z]{3,8}\\d{4,6})'],
    ['BD', '(c-\\d{5,7}/\\d{2,4})'],
    ['LK', '(p[vbq] ?\\d{5,8})'],
    ['AHU', '(ahu-\\d{4,8}[.a-z0-9-]*\\d)'],
    ['UEN', `uen${MAYBE_NO}(\\d{8,9}[a-z]|[tsr]\\d{2}[a-z]{2}\\d{4}[a-z])`],
    ['NUEL', `nuel${MAYBE_NO}(\\d{9})`],
    ['FILE', 'file (?:no\\.?|number)[ :]{1,2}(\\d{6,8})'],
    [
      'EG',
      `commercial regist(?:er|ry|ration)s?${PLACE}(?: under| as| with| bearing| held| the)*${BETWEEN}*(?:${NO})${BETWEEN}{0,6}(\\d{4,9})`,
    ],
    ['EG', `commercial regist(?:er|ry|ration)${BETWEEN}{0,4}(\\d{4,9})`],
    ['RCCM', `rccm${MAYBE_NO}([a-z]{2,4}[-./ ][a-z0-9][a-z0-9./-]{5,26}\\d)`],
    ['NUMBER', '(800\\d{11})'],
    ['NUMBER', `(?:pacra|ursb|brela|rjsc|cipa|bipa|uin|acra|ssm|sec company)${MAYBE_NO}${NUMBER}`],
    ['NUMBER', `company (?:registration|regd?\\.?)(?: \\([a-z]{2,6}\\))?${MAYBE_NO}${NUMBER}`],
    [
      'NUMBER',
      `(?:company|registration|incorporation|certificate(?: of incorporation)?|business registration|regd?\\.?)(?: \\([a-z]{2,6}\\))?${MUST_NO}${NUMBER}`,
    ],
    ['NUMBER', `(?:company|registration|incorporation)[ :#-]{1,3}(\\d{8,15})`],
    [
      'NUMBER',
      `(?:incorporated|registered|established) (?:in|under the laws of) [a-z ]{3,24}?,? (?:under|with)(?: registration| company)? ${NO}${BETWEEN}{0,4}${NUMBER}`,
    ],
    [
      'NUMBER',
      `(?:registration|registry|regd?\\.) ([a-z]{1,5}-?\\d{4,}[\\da-z/-]*|\\d{3,7}(?:/\\d{2,4}){2}|\\d{9,14})(?![\\d/])`,
    ],
  ] as const
).map(([scheme, pattern]) => [scheme, new RegExp(`(?<![a-z0-9])${pattern}(?![a-z0-9])`, 'g')] as const);
/** A short form that is a word of money elsewhere, and stands for the register in capitals behind a name. */
const CAPITALS: readonly (readonly [string, RegExp])[] = [
  ['EG', /(?:[,;(|·] ?|\n)CR(?: No\.?)?[ :#]{0,3}(\d{4,8})(?![\d,.]\d)/g],
];

/** `Harbour Mills Limited (MBRS1021873)`, `Safari Seeds Ltd, OCR 248817/077/078`: what a register printed behind a name is called is not asked. */
const BEHIND_A_NAME =
  /^ ?(?:\(|[,–—·|] ?)(?:([A-Z]{2,7}[ -]?(?:[A-Z]{2}-[A-Z]{2}-)?\d[\d/.-]{4,20}\d)|(\d{3}[ -]\d{3}[ -]\d{3})(?=\)))(?![\d,.]\d)/;

/** Numbers of something else: taxes, licences, accounts, those who audit. */
const OF_ANOTHER_KIND =
  /\b(?:vat|tax|gst|gstin|tin|pan|tva|fiscal|nssf|nhif|paye|pension|employers?|vehicle|firm'?s?|membership|practi[cs]\w+|auditors?'?|product|trade ?mark|patent|land|title|plot|bank|account|policy|licen[cs]e|data protection|controller|processor|permit|import|export|customs|fund|docket|case|claim|invoice|contract|agreement|serial|design|share|nurs\w+|medical|clinic|pharmac\w+|food|environmental|birth|marriage|notar\w+|ownership|title deed)\b[^.;]{0,14}$/;
const YEAR = /^(?:19|20)\d\d$/;
const DAY = /^(?:19|20)\d\d[-/]\d\d[-/]\d\d$/;

/** `(USD 1200000)` is a sum, `PO 12345` a box. */
const IS_MONEY = new RegExp(`^(?:${CODES}|box|po|tel|fax|tin|vat|pin)[ -]?\\d`, 'i');
const LONGEST = 44;
const LOOKED_AT = 40_000;
/** How far behind a company's name its number is looked for. */
const BEHIND = 220;

/** A company's name on a page, as `identity.ts` finds them. */
type NamedAt = { readonly name: string; readonly start: number; readonly end: number };

/** The registration numbers on a page, in the order of the registers; each with the company it is printed behind. */
export function registrationsOn(page: FoldedPage, names: readonly NamedAt[]): Registration[] {
  const text = page.text.slice(0, LOOKED_AT).replaceAll('\n', ' ');
  const taken: { start: number; end: number }[] = [];
  const found: Registration[] = [];
  const read = (scheme: string, pattern: RegExp, within: string): void => {
    for (const match of within.matchAll(pattern)) {
      const number = (match[1] ?? '').trim();
      const start = match.index;
      const end = start + match[0].length;
      const isOther = scheme === 'NUMBER' && OF_ANOTHER_KIND.test(text.slice(Math.max(0, start - 34), start));
      if (
        isOther ||
        (scheme === 'NUMBER' && number.replaceAll(/\D/g, '').length < 4) ||
        YEAR.test(number) ||
        DAY.test(number)
      )
        continue;
      if (taken.some((one) => start < one.end && end > one.start)) continue;
      taken.push({ start, end });
      const before = names.findLast((name) => name.end <= start && start - name.end <= BEHIND);
      found.push({
        scheme,
        number: number.replaceAll(/[\s.]/g, '').toUpperCase(),
        of: before?.name ?? null,
        quote: quoteOf(page, start, end),
      });
    }
  };
  for (const [scheme, pattern] of SCHEMES) read(scheme, pattern, text);
  for (const [scheme, pattern] of CAPITALS) read(scheme, pattern, page.plain.slice(0, LOOKED_AT));
  for (const { name, end: from } of names) {
    const [whole = '', lettered, bare] = BEHIND_A_NAME.exec(page.plain.slice(from, from + LONGEST)) ?? [];
    const number = lettered ?? bare;
    const end = from + whole.length;
    if (
      number === undefined ||
      IS_MONEY.test(number) ||
      taken.some((one) => from < one.end && end > one.start)
    )
      continue;
    taken.push({ start: from, end });
    found.push({
      scheme: 'NUMBER',
      number: number.replaceAll(/[\s.]/g, ''),
      of: name,
      quote: quoteOf(page, end - number.length, end),
    });
  }
  return found;
}
