import type { PlacedPassage } from './section.ts';

const LONGEST_TITLE = 160;
/** `Schedule 4 - Form of compliance certificate (specimen)`, `Annexe B : modèle de bon de commande`. */
const TITLE =
  /^\W*(?:annex(?:e|ure)?|schedule|appendix|exhibit|attachment|part|partie)\b.{0,60}\b(?:forms? (?:of|for|to be)|specimens?|templates?|blank|pro[- ]?forma|modeles? d[e']|formulaires?)\b|^\W*(?:form of|specimen|template|modele d[e'])[^.;]*$/;
const NEXT = /^\W*(?:annex(?:e|ure)?|schedule|appendix|exhibit|attachment)\b/;
/** What somebody is to fill in: `____`, `[name]`, `[ ]`, `........`. */
const BLANK = /_{3,}|\.{5,}|…{2,}|\[[^\][]{0,40}\]/;
/** How many passages without a blank part those of one form. */
const REACH = 2;

/**
 * The passages of forms annexed to a paper, under their titles: what stands in them is to be filled in by somebody one day,
 * and nothing in them is wanting or said of anybody.
 */
export function formsIn(passages: readonly PlacedPassage[]): ReadonlySet<PlacedPassage> {
  const forms = new Set<PlacedPassage>();
  for (const [index, { text }] of passages.entries()) {
    if (text.length > LONGEST_TITLE || !TITLE.test(text)) continue;
    let last = index;
    for (let at = index + 1; at < passages.length && at - last <= REACH; at += 1) {
      const next = passages[at]?.text ?? '';
      if (NEXT.test(next)) break;
      if (BLANK.test(next)) last = at;
    }
    if (last > index || BLANK.test(text)) for (const one of passages.slice(index, last + 1)) forms.add(one);
  }
  return forms;
}
