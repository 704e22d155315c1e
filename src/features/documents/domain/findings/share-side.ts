import type { FlagCode, Quote } from '../document.ts';
import { isSameQuote, type Sign } from '../extraction.ts';

/** Money that comes in: what is billed, sold and taken. */
const TAKEN_IN =
  /\b(?:factur[a-z]*|encaiss[a-z]*|billed|billings?|invoiced|revenues?|sales|turnover|takings|receipts|income|ventes|chiffre d.affaires|recettes|dirhams?|dinars?|francs?|f ?cfa|cedis?|naira|kwacha|shillings?|rands?|rupees?|takas?|pesos?|dollars?|euros?|fees|commissions?|(?:millions?|milliards?)(?! de (?!francs|f ?cfa|dirhams|dinars|20)))\b/i;
/** What is bought to make or to sell. */
const BOUGHT_IN =
  /\b(?:bought|purchased|purchases|procured|sourced|achats?|achete(?:e|s|es)?|acheté(?:e|s|es)?|matieres premieres|raw materials?|inputs?|factur(?:é|e)(?:e?s)? par)\b/i;

/** `890 were bought by the union`: who buys from the company. */
const IS_BOUGHT_BY =
  /\b(?:bought|purchased|ordered|taken|leased|rented|hired|achete(?:e|s|es)?|acheté(?:e|s|es)?|commandé(?:e|s|es)?|pris(?:e|es)?|loué(?:e|s|es)?) (?:by|par) (?!(?:us|the company|our|nous|la société|notre|nos)\b)/i;
/** `He brings us nine of every ten sacks`: goods that come to the company. */
const COMES_TO_US =
  /\b(?:brings?|brought|delivers?|delivered|lands?|landed|supplies|supplied|grows?|grew|sells?|sold) (?:it |them |to )?us\b|\bnous (?:apporte|livre|fournit|vend|amène|envoie)\b/i;
/** `Nous envoie 7 patients sur 10`: those who are served, and no goods. */
const ARE_SERVED =
  /\b(?:patients?|pupils?|students?|customers?|clients?|tenants?|guests?|passengers?|visitors?|élèves?|eleves?|étudiants?|locataires?|passagers?|abonnés?|assurés?)\b/i;
/** Which of the two the voice of a sentence tells, whatever else is in it; null where it tells neither. */
function voiceOf({ text }: Quote): 'SUPPLIER_CONCENTRATION' | 'CUSTOMER_CONCENTRATION' | null {
  if (IS_BOUGHT_BY.test(text)) return 'CUSTOMER_CONCENTRATION';
  if (COMES_TO_US.test(text) && ARE_SERVED.test(text)) return 'CUSTOMER_CONCENTRATION';
  return COMES_TO_US.test(text) && !TAKEN_IN.test(text) ? 'SUPPLIER_CONCENTRATION' : null;
}

const isSupplied = ({ text }: Quote): boolean => BOUGHT_IN.test(text) || !TAKEN_IN.test(text);

/**
 * The same words say that much comes from one place, and may be taken for a customer and for a supplier: who pays is a
 * customer, where goods come from is a supplier.
 */
export function withOneSide(signs: readonly Sign<FlagCode>[]): Sign<FlagCode>[] {
  const quotesOf = (code: FlagCode): Quote[] =>
    signs.flatMap((sign) => (sign.code === code ? sign.quotes : []));
  const [bought, sold] = [quotesOf('SUPPLIER_CONCENTRATION'), quotesOf('CUSTOMER_CONCENTRATION')];
  const isBoth = (quote: Quote): boolean =>
    [bought, sold].every((list) => list.some((other) => isSameQuote(quote, other)));
  return signs.flatMap((sign): Sign<FlagCode>[] => {
    if (sign.code !== 'SUPPLIER_CONCENTRATION' && sign.code !== 'CUSTOMER_CONCENTRATION') return [sign];
    const isSupplier = sign.code === 'SUPPLIER_CONCENTRATION';
    const [first] = sign.quotes;
    const told = first ? voiceOf(first) : null;
    if (told === sign.code) return [sign];
    if (first && told !== null && sign.why === undefined)
      return isBoth(first) ? [] : [{ ...sign, code: told }];
    const isMistaken =
      first !== undefined &&
      (isBoth(first)
        ? isSupplied(first) !== isSupplier
        : !isSupplier && /^\S+ (?:bought|purchased|achet)/i.test(first.text));
    return isMistaken ? [] : [sign];
  });
}
