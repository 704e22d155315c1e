import type { ShareInClause } from './share-in-clause.ts';
import { plainNumber } from '../words/plain-number.ts';

const COUNT = "\\d{1,3}(?:[ ,.']\\d{3})+|\\d{1,6}(?:[.,]\\d{1,2})?";
const UNIT =
  '(?:tonnes?|tons?|kilos?|kgs?|litres?|bags?|sacs?|crates?|cartons?|pieces?|units?|containers?|conteneurs?|m[wk]h|kwh|metres?|trips?|loads?)';
const ONE_BUYER = '(?:buyer|client|customer|purchaser|off-?taker|importer|acheteur|cliente?)';
const ONE_SELLER = '(?:seller|supplier|grower|producer|vendor|farmer|fournisseur|vendeur|producteur)';

/** `The Seller spun 1,480 tonnes in the year, of which the Buyer lifted 1,154`. */
const LIFTED = new RegExp(
  `(?<whole>${COUNT}) ${UNIT}\\b[^.;]{0,70}, (?:of which|dont) (?:the |l'|le |la )?${ONE_BUYER} (?:has |have |a )?(?:lifted|took|taken|bought|collected|received|ordered|enleve|pris|achete) (?<part>${COUNT})\\b`,
);
/** `Of the 4,400 tonnes the Buyer used in 2025 the Grower brought 3,960`. */
const BROUGHT = new RegExp(
  `^\\W*(?:\\d[\\d.]* )?(?:of|out of|sur|des) (?:the |les )?(?<whole>${COUNT}) ${UNIT}\\b[^.;]{0,70} (?:the |le |l')?${ONE_SELLER} (?:has |a )?(?:brought|supplied|delivered|sold|fourni|livre|apporte) (?<part>${COUNT})\\b`,
);
/** `Share of kWh taken by Kantamanto Cold Stores, % 72 70`: the first year's. */
const TAKEN_ROW =
  /^\W*(?:share|part) (?:of|de|du|des) [^%\d]{2,30} (?:taken|bought|used|lifted|drawn|ordered|prise?s?|achetee?s?|enlevee?s?) (?:by|par) [^%\d]{4,50},? ?%? (?<percent>\d{1,3}(?:[.,]\d+)?)(?= |$)/;
/** `Invoiced in 2024: 27,300,000, being 44% of the year's revenue`. */
const BEING =
  /\b(?:invoiced|billed|paid|facture)\b[^;]{0,80}\d, (?:being|or|soit) (?<percent>\d{1,3}(?:[.,]\d+)?) ?(?:%|per ?cent|pour cent) (?:of|des|du|de) (?:the |our |its |les |la )?(?:year's |20\d\d |total )?(?:revenues?|sales|turnover|ventes|chiffre d'affaires|recettes)\b/;
/** `61 % du montant facturé l'a été à la seule Société Tamount`. */
const TO_ONE_ALONE =
  /(?<percent>\d{1,3}(?:[.,]\d+)?) ?(?:%|pour cent) (?:du|des|de la|de nos) (?:montant facture|factures|ventes|chiffre d'affaires|ca|facturation|recettes|livraisons)[^.;]{0,24} (?:l'(?:a|ont) ete|l'est|le sont|va|vont|sont allee?s|est allee?) (?:a|au|aux|chez) (?:la |le |l')?(?:seule?|meme|unique) /;

const WHOLE = 100;
/** What one party has of what is sold or bought, by two quantities, or in words that name him behind it. */
export function shareOfQuantity(text: string): ShareInClause | null {
  const lifted = LIFTED.exec(text);
  const found = lifted ?? BROUGHT.exec(text);
  if (found) {
    const [part, whole] = [found.groups?.['part'], found.groups?.['whole']].map((one) =>
      plainNumber(one ?? ''),
    );
    const isPart = part !== undefined && whole !== undefined && part > 0 && part < whole;
    return isPart ? { side: lifted ? 'sold' : 'bought', percent: (WHOLE * part) / whole } : null;
  }
  const told = (TAKEN_ROW.exec(text) ?? BEING.exec(text) ?? TO_ONE_ALONE.exec(text))?.groups?.['percent'];
  const percent = told === undefined ? 0 : plainNumber(told);
  return percent > 0 && percent <= WHOLE ? { side: 'sold', percent } : null;
}
