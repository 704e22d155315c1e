import { companyMention } from '#shared/domain/company-name.ts';
import { type FoldedPage, runningText, wholeText } from './folded-page.ts';

const OF_GROUP =
  /\b(?:consolidated (?:financial|statements?|accounts?|figures?|results?|revenues?|basis)|group (?:revenues?|figures|accounts|results|turnover|sales|cash|ebitda)|(?:revenues?|figures|results|sales|headcount) of the group|the group's (?:accounts|revenues?|figures|results|sales|turnover|cash)|the group (?:held|had|made|earned|sold|employs?|closed|turned over)|(?:including|with) (?:its |the |our |all )?subsidiar(?:y|ies)|(?:comptes|chiffres|resultats|donnees) (?:du groupe|consolides?)|(?:revenus?|chiffre d'affaires|ca|ventes|effectifs?|tresorerie|ebitda)(?: 20\d\d)? (?:du groupe|consolidee?s?)|groupe consolide|(?:filiales?|filiale [a-z]+) (?:comprises?|incluses?))\b/;
const OF_COMPANY =
  /\b(?:separate (?:financial|annual) statements|company[- ]only|stand-?alone (?:accounts|statements|figures|financial)|(?:not|un-?|n'y (?:est|sont) pas )consolidated|(?:n'est|n'y est|ne sont|n'y sont) pas consolidee?s?|(?:etats financiers|comptes) (?:individuels|sociaux)|(?:la |de la )?seule societe|parent company only)\b/;

/** `Chiffre d'affaires 2025 de la société` in a deck that tells those of its group too: what it says is of the company where it names neither. */
const OF_ITSELF =
  /\b(?:revenues?|sales|turnover)(?: (?:in|of|for))?(?: (?:fy ?)?20\d\d)? of the company (?:itself|alone|only)\b|\bcompany (?:itself|alone),|\b(?:chiffre d'affaires|ca|ventes|effectifs?|tresorerie)(?: 20\d\d)? de la societe\b/;

/** Accounts with columns of both are read by the first of them. */
const OF_BOTH =
  /\b(?:consolidated and (?:separate|company|stand-?alone|individual)|group and (?:separate|company)|consolidees? et (?:individuels?|sociaux|annuels))\b/;

/** `Company | Group`: the heads of its columns. */
const isCompanyFirst = (pages: readonly FoldedPage[]): boolean =>
  pages.some(({ text }) =>
    /^[^a-z]*(?:the )?(?:company|societe)\b[^a-z]*(?:the )?(?:group|groupe)\b/m.test(text),
  );

/** `Parent | Subsidiary | Eliminations | Group`: the heads of a consolidation. */
const ELIMINATES = /\beliminations?\b[^\n]*\t *(?:the )?(?:groupe?|consolide|consolidated)\b/;

const SALES_OF_GROUP =
  /\b(?:group (?:revenues?|turnover|sales)|(?:revenues?|sales) of the group|the group's (?:revenues?|sales|turnover)|(?:revenus?|chiffre d'affaires|ca|ventes)(?: 20\d\d)? (?:du groupe|consolidee?s?))\b/g;
const OF_SALES = /\b(?:revenues?|turnover|sales|chiffre d'affaires|ventes)\b/;
/** A text without what it calls the sales of a group, where it tells of others as well: those are told apart by their words. */
function withoutSales(text: string): string {
  const others = text.replaceAll(SALES_OF_GROUP, '');
  return OF_SALES.test(others) ? others : text;
}

const TITLE = 500;
const CALLED_SUBSIDIARY =
  /\b(?:accounts|statements|figures) (?:of|cover|for) (?:the|our) (?:[a-z]+ )?subsidiary\b|\b(?:comptes|etats financiers|chiffres) de (?:la|notre) filiale\b/;
/** Whether accounts call themselves in their title those of a subsidiary, of the company whose papers these are where it is named. */
function isOfSubsidiary([first]: readonly FoldedPage[], name: string | null): boolean {
  const title = first === undefined ? '' : runningText(first).slice(0, TITLE);
  const mention = name === null ? null : companyMention(name);
  const isOwned =
    mention !== null &&
    new RegExp(`\\b(?:subsidiary of|filiale (?:[a-z]+ )?(?:de|d')) ?${mention.source}`).test(title);
  return CALLED_SUBSIDIARY.test(title) || isOwned;
}

/**
 * Whether a paper's figures are of a subsidiary, of a group with its subsidiaries, or of the company alone; null where it tells neither. Who tells both
 * has its own accounts as `company`, and all else, and accounts of both side by side, as whose column is first.
 */
export function scopeOf(
  pages: readonly FoldedPage[],
  isAccounts: boolean,
  name: string | null,
): 'group' | 'company' | 'subsidiary' | null {
  const text = wholeText(pages);
  if (isAccounts && isOfSubsidiary(pages, name)) return 'subsidiary';
  const isConsolidation = pages.some((page) => ELIMINATES.test(page.text));
  const [group, company] = [
    OF_GROUP.test(isAccounts ? text : withoutSales(text)) || isConsolidation,
    OF_COMPANY.test(text),
  ];
  if (OF_BOTH.test(text)) return isCompanyFirst(pages) ? 'company' : 'group';
  if (company && (isAccounts || !group)) return 'company';
  if (!isAccounts && group && OF_ITSELF.test(text)) return 'company';
  return group ? 'group' : null;
}

const ONE_ACCOUNT =
  /\b(?:(?:its|our|the|a|one) (?:only|single|sole|one) (?:[a-z]+ ){0,2}account\b|(?:keeps?|has|have|holds?|operates?|with) (?:only )?(?:one|a single|this (?:one|single)|only this) (?:[a-z]+ ){0,2}account\b(?! manager)|one (?:[a-z]+ ){0,2}account only|(?:all|wholly|entirely|in full) (?:of it )?(?:(?:held|kept|sitting|deposited|lodged) )?(?:in|on|with|at) (?:our|the|one) (?:[a-z]+ ){0,3}account\b|(?:en totalite|en entier|integralement|entierement|tout entiere?|(?<=, )tout|le tout) (?:(?:logee?|deposee?|placee?|detenue?|tenue?|conservee?) )?(?:sur|dans|au) (?:le |un |notre |son )?compte\b|(?:un seul|l'unique|son unique|notre unique|notre seul|le seul) compte\b|compte (?:bancaire )?unique\b|\ball (?:of )?(?:(?:our|its|the|company's) )*(?:cash|money|funds) (?:is|are|was|were|sits?|lies|stays) (?:(?:held|kept|deposited|lodged) )?(?:in|on|with|at) (?:our|the|one|a single) (?:(?!escrow|trust|clients?|customers?)[a-z]+ ){0,3}account\b|\btoute (?:la|notre|sa) tresorerie (?:est|etait|se trouve) (?:(?:logee|deposee|placee|detenue|tenue|conservee) )?(?:sur|dans|au) (?:le |un (?:seul )?|notre |son )compte\b)/;

const SAYS_ONE_BANK =
  /\b(?:(?:its|our|the company's|as (?:the )?|your) (?:only|sole|single) bank(?:er)?s?\b|(?:with|at|by) (?:one|a single) bank\b(?! (?:loan|holiday))|bank(?:s|ed) (?:only )?with (?:one|a single) bank\b|(?<=\b(?:cash|bank|balances?|money|funds|deposits|treasury)\b(?:[^.;]|\.(?=\d)){0,60})\ball (?:of (?:it|which|them) )?(?:(?:is|are|was|were) )?(?:(?:held|kept|deposited|lodged) )?(?:with|at) (?!(?:one|two|three|several|other|various|our|the) )(?:[a-z&'.-]+ ){0,4}bank\b|(?:notre|son|la|votre) (?:seule|unique) banque\b|(?:dans|aupres d'|chez) une (?:seule|meme|unique) banque\b|une seule banque\b|(?<=\b(?:tresorerie|banque|soldes?|avoirs|fonds|depots|liquidites)\b(?:[^.;]|\.(?=\d)){0,60})(?:(?:en totalite|integralement|entierement|, tout|le tout)|(?:est|sont) (?:en totalite|integralement|entierement)) (?:(?:logee?s?|deposee?s?|placee?s?|detenue?s?|tenue?s?|conservee?s?) )?(?:chez|aupres de|a|a la|dans) (?:[a-z&'.-]+ ){0,4}(?:banque|bank|ecobank)\b)/;
/** Whether a paper says that all of the company's money is at one bank. */
export const keepsOneBank = (pages: readonly FoldedPage[]): boolean =>
  pages.some((page) => SAYS_ONE_BANK.test(runningText(page)));

/** Whether a paper says that all of the company's money is in one account. */
export const keepsOneAccount = (pages: readonly FoldedPage[]): boolean =>
  pages.some((page) => ONE_ACCOUNT.test(runningText(page).replaceAll(COVERS_ONE, ' ')));
/** `This statement covers one account only`: what a paper is of, and not all there is. */
const COVERS_ONE =
  /\b(?:statement|letter|certificate|confirmation|releve|attestation|lettre)\b[^.;]{0,24}\b(?:covers?|relates? to|concerns?|is (?:of|for)|porte (?:que )?sur|concerne|couvre)\b[^.;]*/g;
