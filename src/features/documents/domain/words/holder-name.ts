import { HONORIFICS } from '#shared/domain/person-name.ts';

/** Words that tell no holder from another, among them the forms of companies. */
const NO_NAME: ReadonlySet<string> = new Set(
  'together ensemble of and de du des la le les et co sa sas lp the ltd limited sarl pte pty plc llc inc company group persons person personnes membres members one two three four five six seven eight nine ten deux trois quatre cinq sept huit neuf dix fund fonds'.split(
    ' ',
  ),
);
const STEM = 7;

/** The words by which a holder is known, without what stands in brackets: `Wulandari, Sari` and `Sari Wulandari (director)` are one. */
export const holderWords = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .replaceAll(/\([^()]*\)?|,? (?:of which|granted|vested|reserved|unallocated|dont)\b.*/g, ' ')
      .normalize('NFKD')
      .replaceAll(/[-'’]/g, ' ')
      .replaceAll(/[^a-z ]/g, '')
      .split(' ')
      .filter((word) => word.length > 1 && !NO_NAME.has(word) && !HONORIFICS.has(word))
      .map((word) => word.replace(/s$/, '').slice(0, STEM)),
  );

/** Words of rounds and of sorts of holders, as stems: alone they tell nobody. */
const OF_ANY: ReadonlySet<string> = new Set(
  'seed series round option pool founder fondate angel busines staff employe trust exercis convers warrant share ordinar investo venture capital vested other'.split(
    ' ',
  ),
);
/** Whether a name tells a sort of holders: `Founders`, `Business angels`. */
export const isOfAnyone = (words: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => OF_ANY.has(word));
/** Whether two names are the same, or one has all the words of the other, by which it is somebody's. */
export function areOneHolder(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  const isSomebody = [...few].some((word) => word.length > 3 && !OF_ANY.has(word));
  return few.size > 0 && [...few].every((word) => many.has(word)) && (isSomebody || few.size === many.size);
}
