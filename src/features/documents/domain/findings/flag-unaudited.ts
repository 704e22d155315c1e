import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';

const UNAUDITED =
  /\b(?:accounts|financial statements|comptes|etats financiers)\b[^.;]{0,80}\b(?:un-?audited|(?:not|never) (?:yet )?(?:been )?audited|(?:not|never) (?:yet )?(?:been )?certified|(?:pas|jamais) (?:encore )?(?:ete )?(?:audite|certifie|controle)[es]*|non[- ](?:audite|certifie)[es]*)\b|\b(?:no|without an) audit of the (?:accounts|financial statements)\b/;
/** Who ought to have done it, and is no more. */
const NOBODY_TO_DO_IT =
  /\b(?:mandat|term|appointment|office) (?:du |des |de l'|of (?:the |our )?)?(?:commissaires? aux comptes|auditeurs?|auditors?)\b[^.;]{0,60}\b(?:pris fin|expire\w*|echu\w*|pas (?:ete |encore )?renouvele\w*|ended|expired|lapsed|not (?:been )?renewed)\b/;
/** That they ought to be: an audit that nothing asks for is no worry in a paper that is no accounts. */
const OUGHT_TO_BE =
  /\b(?:although|though|despite|while|whereas|bien que|alors que|quoique|malgre|tandis que)\b[^.;]{0,80}\b(?:required|requires?|obliged|bound|must|duty|obligation|mandatory|compulsory|tenue?s?|soumise?s?|oblige[es]*|impose\w*|exige\w*|depasse\w*|obligatoire)\b|\b(?:as|ce que|comme) (?:the |la )?(?:companies act|act|law|loi|acte uniforme|code)\b[^.;]{0,24}\b(?:requires?|demands?|impose|exige|prevoit)\b/;
const NOT_SO =
  /\b(?:if|unless|where|should|would|will be|shall be|si|seront|sera|exempt\w*|dispense\w*|not required|pas tenue?s?)\b/;

/** A minute, an answer or a letter that says the accounts have no audit though they ought to. Accounts themselves are read by their sentences. */
export const flagUnaudited: FlagRule = ({ type, passages }) => {
  if (type === 'financial_statements') return [];
  const told = passages.filter(
    ({ text }) =>
      UNAUDITED.test(text) && (OUGHT_TO_BE.test(text) || NOBODY_TO_DO_IT.test(text)) && !NOT_SO.test(text),
  );
  const quotes = distinctQuotes(told.map(quoteWhole));
  return quotes.length === 0 ? [] : [{ code: 'NOT_AUDITED', quotes }];
};
