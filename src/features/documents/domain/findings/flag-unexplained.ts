import type { FlagCode } from '../document.ts';
import { differs, type FlagRule, quoteWhole, type Sign } from '../extraction.ts';
import { numeralsOf } from '../words/numeral.ts';
import { areFarApart, LEAST_APART, otherIncome } from '../sums/told-twice.ts';

const OF_INCOME =
  /\b(?:sales|revenues?|turnover|income|takings|ventes|chiffre d'affaires|recettes|produits d'exploitation)\b/;
/** `Management could not explain the difference`, `ne concorde pas avec`: two amounts that nobody brings together. */
const IS_UNEXPLAINED =
  /\b(?:could|can|did|does|do|has|have|were|was|is|are)(?: not|n't)(?: been| yet)?(?: able to)? (?:be )?(?:explain|reconcil|agree(?:d)? (?:with|to)|tie |account for the (?:difference|gap)|match )\w*|\bcannot be (?:explained|reconciled)\b|\bun(?:explained|reconciled) (?:difference|gap|variance)\b|\b(?:difference|gap|variance)\b[^.;]{0,24}\b(?:un(?:explained|reconciled)|without explanation|not (?:been )?(?:explained|reconciled))\b|\bno explanation\b[^.;]{0,20}\b(?:given|offered|received|found)\b|\bn'(?:a|ont|avons|est|sont)(?: pas| pu| ete| jamais)*(?: pas| pu| ete)* (?:expliqu|rapproch|justifi|reconcili)\w+|\b(?:ecart|difference)\b[^.;]{0,24}\b(?:inexpliquee?|non (?:expliquee?|justifiee?|rapprochee?)|sans explication|reste a expliquer)\b|\bne (?:correspond|concorde|cadre|se rapproche)\w* pas\b/;

/** What was hoped for, or was before. */
const NOT_TOLD_AS_DONE =
  /\b(?:budget\w*|forecasts?|plan(?:ned)?|targets?|expected|last year|previous year|prevision\w*|prevu\w*|objectifs?|l'an dernier|annee precedente)\b/;

/** Income that a sentence tells in two amounts and says that nobody could explain. */
export const flagUnexplained: FlagRule = (extraction) =>
  extraction.passages.flatMap((passage): Sign<FlagCode>[] => {
    const { text } = passage;
    if (!IS_UNEXPLAINED.test(text) || !OF_INCOME.test(text) || NOT_TOLD_AS_DONE.test(text)) return [];
    const [told, ...others] = numeralsOf(passage, extraction).filter(({ unit }) => unit === 'money');
    const other = others.find(
      (one) =>
        told !== undefined &&
        one.currency === told.currency &&
        differs(one.value, told.value, LEAST_APART) &&
        !areFarApart(one, told),
    );
    return told && other ? [otherIncome({ ...told, unit: 'money' }, other.value, [quoteWhole(passage)])] : [];
  });
