import type { FlagCode, Quote } from '../document.ts';
import { isSameQuote, type Sign } from '../extraction.ts';

/** Money that comes in: what is billed, sold and taken. */
const TAKEN_IN =
  /\b(?:factur[a-z]*|encaiss[a-z]*|billed|billings?|invoiced|revenues?|sales|turnover|takings|receipts|income|ventes|chiffre d.affaires|recettes|dirhams?|dinars?|francs?|f ?cfa|cedis?|naira|kwacha|shillings?|rands?|rupees?|takas?|pesos?|dollars?|euros?|(?:millions?|milliards?)(?! de (?!francs|f ?cfa|dirhams|dinars|20)))\b/i;
/** What is bought to make or to sell. */
const BOUGHT_IN =
  /\b(?:bought|purchased|purchases|procured|sourced|achats?|achete(?:e|s|es)?|acheté(?:e|s|es)?|matieres premieres|raw materials?|inputs?|factur(?:é|e)(?:e?s)? par)\b/i;

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
    const isMistaken =
      first !== undefined &&
      (isBoth(first)
        ? isSupplied(first) !== isSupplier
        : !isSupplier && /^\S+ (?:bought|purchased|achet)/i.test(first.text));
    return isMistaken ? [] : [sign];
  });
}
