import { isUnitAlone } from '../tables/table-period.ts';
import type { NumberKind } from '../document.ts';
import { splitOutside } from './figure-cue.ts';
import type { Numeral } from '../words/numeral.ts';
import type { DateMention } from '../words/period.ts';

/*
 * Sentences that name what their figure is of: a subject, what is said of its time, and a verb of being or reaching.
 * `Staff on payroll: 418`, `daily customers averaged 38,600`, `l'effectif, de 126 permanents`.
 */

const alternatives = (words: string): string => splitOutside(words).join('|');

/** What a figure behind it may be of, as the head of a subject. */
const SUBJECTS: readonly (readonly [NumberKind, 'count' | 'money', string])[] = [
  [
    'team',
    'count',
    `staff | staffing | on (?:the |our )?(?:rolls?|payroll) | staff count | ftes? | full[- ]time equivalents? | equivalents temps plein | etp | employees | headcount | head count | workforce | payroll | staff numbers | staff strength | personnel | team | team size | people | people employed | persons employed |
     (?!(?:pupils|students|children|learners|patients|members|eleves|enfants) )[a-z]+(?: and [a-z]+)? on (?:the |our )?(?:rolls?|payroll) | (?:(?!(?:customers|borrowers|buyers|subscribers|lenders|suppliers|users|growers|farmers|retailers|traders|depositors|orders|members)\\b)[a-z]+ers(?: and )?|people|staff|hands|women|men){1,2} on (?:the|our) books | (?:staff|people|employees) (?:in|at) (?:the )?(?:season|peak) | crew | number of employees | number of staff | number of people | number of people employed | average number of employees | (?:average )?numbers? employed | average staff |
     effectifs? | equipe | salaries | collaborateurs | employes | nombre de salaries | nombre d'employes | nombre de collaborateurs | (?:staff|personnel|workforce|crew) (?:strength|complement|numbers) | (?:liste|etat|bordereau) de paie | registre du personnel | (?:pay|payroll|staff) list | register of employees`,
  ],
  [
    'customers',
    'count',
    `customers | clients | clientes | clientele | customer count | customer base | client base | customer numbers | number of customers | number of clients | nombre de clients | nombre d'abonnes |
     portefeuille clients | base de clients | subscribers | subscriptions | abonnes | borrowers | emprunteurs | policyholders | depositors | buyers | acheteurs | account holders | assures | tenants | locataires |
     patients | pupils | eleves | number of [a-z]+ (?:served|paying|on contract) | nombre de [a-z]+ (?:clientes?|clients|servie?s|abonnee?s|sous contrat) | [a-z-]+ (?:served|equipped|supplied|billed|serviced|on lease|on contract|on subscription|subscribed|under contract|leased|rented|sous contrat|en location|clientes?|servie?s|equipee?s|abonnee?s)`,
  ],
  [
    'users',
    'count',
    `users | active users | monthly active users | daily active users | members | active members | number of users | registered users | utilisateurs | utilisateurs actifs | membres | membres actifs | inscrits |
     nombre d'utilisateurs | active accounts | comptes actifs | active wallets`,
  ],
  [
    'revenue',
    'money',
    `(?:total |net |gross |annual |audited )?(?:revenues?|turnover|sales) | chiffre d'affaires(?: annuel| net)? | ventes | fees | commissions | premiums | rents | tuition | school fees | subscriptions | takings | billings | fares | invoicing | dues | honoraires | primes | loyers | scolarites? | abonnements | cotisations | facturation |
     produits | prestations | recettes | encaissements clients | fee income | rental income | commission income | amounts? (?:invoiced|billed)`,
  ],
  [
    'burn',
    'money',
    `net (?:monthly )?outflows? | (?:net )?(?:cash|money) (?:used|spent|burned|burnt|consumed) (?:per|a|each|every) month | (?:net )?monthly outflows? | outflows? | cash outflows? | net spend(?:ing)? | cash needs? | monthly (?:cash )?needs? | cash requirements? | monthly shortfall | (?:net )?cash going out | consommation(?: moyenne)?(?: nette)?(?: de tresorerie)? | sorties? nettes? |
     sorties? mensuelles? | sorties? (?:nettes? )?de tresorerie | besoins? (?:mensuels? )?de tresorerie | besoin de tresorerie mensuel | decaissements nets | deficit mensuel | deficit de tresorerie`,
  ],
  [
    'cash',
    'money',
    `(?:argent |fonds )?disponibles?(?: en banque| a la banque| en caisse)? | our accounts? | bank accounts? | banks? | the banks | les banques | nos banques | banques | till and (?:the )?banks? | the bank | money at (?:the )?bank | money in (?:the )?bank | money in hand | funds in hand | balance at (?:the )?bank | bank statements? | nos comptes | comptes bancaires |
     fonds en banque | argent en banque | avoirs en banque | banque | caisse et banque`,
  ],
  [
    'ask',
    'money',
    `besoin(?: (?:de financement|total|global))? | bridge | bridge round | round | this round | raise | issue | offer | ask | new money(?: wanted| sought| needed)? | money wanted | money sought | capital sought | capital wanted | equity wanted | (?:new|fresh|additional) (?:share )?(?:equity|capital) (?:to be raised|sought|wanted|needed|required) | (?:equity|capital|funds|money|amount|sum) to (?:be raised|raise) | (?:dont |of which )?capital demande | nouveaux (?:fonds propres|capitaux) | tour | levee |
     apport(?: en capital| en numeraire)?(?: demande| recherche| sollicite)? | (?:aggregate |total )principal | (?:aggregate |total )?principal amount | augmentation de capital | levee (?:de fonds )?(?:recherchee|envisagee|visee|souhaitee|proposee) | (?:loan|amount|sum|grant|credit|capital) (?:asked|sought|requested)(?: for)?(?: now)?(?:, .{3,40}|(?<= for) [^,;]{3,40})? | montant de l'operation | montant du tour | montant de la levee | pont | appel de fonds | emission`,
  ],
  [
    'valuation',
    'money',
    `value (?:of the company )?(?:before|after) (?:the )?(?:money|round|subscription|investment) | valeur (?:de la societe )?(?:avant|apres) (?:l'|la )?(?:operation|apport|levee|augmentation de capital) |
     (?:valorisation|valuation|pre-money|post-money)(?: (?:avant|apres|before|after|pre|post|of the company|de la societe)(?:[ -](?:the |l'|la )?[a-z]{3,16})?)? |
     price of the company | worth of the company | valeur de la societe`,
  ],
];

/** What may stand before a head; another word makes it a part of what the head names, or another's. */
const OWN =
  "a|an|the|our|its|total|average|overall|current|permanent|regular|full-time|salaried|whole|group|company|company's|group's|at hand|notre|nos|le|la|les|l'|l' ?|son|sa|ses|un|une|du|des";
/** Those who buy are told apart by what they are: `corporate clients`, `daily customers`. */
const KIND_OF_BUYER =
  '(?!(?:new|lost|potential|target|targeted|former|rival|other|lead|pilot|possible|prospective|future|more|fewer|competitors?|largest|biggest|first|top|unpaid|overdue|our|their|his|of|to|by|from|with|for|than|and|per|cost|price|de|des|par|pour|que|autres?|nouveaux|nouvelles|futurs?|anciens?|a|the|these|those|some|all|five|ten)\\b)[a-z-]+';
const TIME =
  "@|(?:calendar|financial|fiscal) (?:year )?@|today|now|to date|at (?:the )?(?:year|month|quarter|period)[- ]end|at the end of @|at close|last (?:year|month|quarter)|this (?:year|month|quarter|season)|(?:of|for|in|over|during) (?:the|this|our|that) (?:first |second |third |fourth |full |whole |financial )?(?:year|half|half-year|quarter|month|season|period|nine months|six months)|aujourd'hui|a ce jour|desormais|maintenant|(?:de|sur|pour|pendant) (?:l'|cet? |cette )?(?:exercice|annee|saison)|du (?:trimestre|semestre|mois)|a la cloture|en fin d'(?:annee|exercice)|fin de (?:mois|trimestre|periode)";
const PREPOSITION =
  '(?:on|at|as at|as of|in|for|of|to|by|over|during|au|a|a fin|fin|en|de|du|le|a la fin de|pour|sur|depuis|end|at end|at the end of|by the end of)';
const ASIDE = `(?:,? ?(?:${PREPOSITION} )?(?:${TIME})|,? (?:on (?:the )?(?:payroll|roll|books|lease)|employed|active|in all|in total|moyen(?:ne)?s?|totale?s?|permanente?s?|earned|received|collected|invoiced|billed|sought|served|suivie?s|annexee?s?|jointe?s?|attached|annexed|wanted|raised|recherchee?|demandee?|actifs|actives|under contract|sous contrat|on average|en moyenne|we (?:mention|spoke of|seek|want|plan|offer)(?: to [a-z ]{3,24})?),?)`;

/** Being, counting and reaching, in the forms a report uses. */
const VERBS = alternatives(
  `: | of | de | a | sont au nombre de | is | was | are | were | has | now has | had | est(?: (?:de|a))? | sont(?: (?:de|a))? | etai(?:t|ent)(?: (?:de|a))? |
   (?:stand|close|end|finish)(?:s|ed)? at | stood at | (?:count|number|total|reach|average|show|hold)(?:l?ed|s|es|d)? | held | (?:come|amount|add up|go|fall|rise|grow|climb)(?:s|ed)? to | (?:came|added up|went|fell|rose|grew) to |
   (?:(?:has|have) )?(?:grown|risen|climbed|fallen|gone) to | (?:clos|end|finish)e?[ds] (?:the )?[a-z]+ at |
   s'(?:elev|mont|chiffr|etabliss)(?:e|ent|ait|aient|a|erent) a | s'etabli(?:t|ssent) a | se (?:mont|chiffr)(?:e|ent|ait|aient) a | (?:s'est|se sont) (?:eleve|etabli|monte)e?s? a |
   ressor(?:t|tent|tait|taient|tit) a | (?:a |ont )?attei(?:nt|gnent|gnait|gnaient|gnit) | (?:re)?compt(?:e|ent|ait|aient) | (?:est|sont) passee?s? a | (?:affich|montr|present|totalis|represent)(?:e|ent|ait|aient) |
   port(?:e|ent|ait|aient) | carr(?:y|ies|ied) | lists | listed | reuni(?:t|ssent|ssait) | rassembl(?:e|ent|ait) | regroup(?:e|ent|ait)`,
);
const FROM_TO =
  '(?:rose|grew|went|fell|moved|increased|climbed|dropped|has grown|has gone|(?:est|sont) passee?s?|passe(?:nt)?|passait) (?:from|de) (?:\\d[\\d., ]{0,12}(?: [a-z]+){0,2}?|[a-z-]{2,16}) ?(?:to|a)';
const ABOUT =
  '(?:about|around|some|nearly|almost|roughly|just|just over|over|a little over|only|now|still|already|environ|pres de|quelque|plus de|un peu plus de|autour de|a peu pres|desormais|encore|deja|on average|en moyenne|usd|[^a-z\\d\\s.,;:]{1,3}(?![^a-z\\d\\s.,;:]))';

const LINK = new RegExp(`,? ?(?:${FROM_TO}|${VERBS})(?:,? ?${ABOUT})*,? ?$`);
const BOUND =
  '(?:^(?:\\d{1,2}[.)]? )?|[.;:!?•*|] ?|, |\\t|\\b(?:and|et|while|but|mais|with|avec|at|on|sur|pour|for|que|that) |[-–] )';
const ENDS_WITH_ASIDE = new RegExp(`${ASIDE}$`);
const MOST_ASIDES = 3;
/** Where a row may begin. */
const IS_BULLET = /^[-*•–]? ?$/;

type Subjects = { readonly kinds: readonly (readonly [NumberKind, RegExp])[]; readonly named: RegExp };
/** Subjects of counts, or of sums of money: found by one expression, and then told apart by their words. */
const subjectsOf = (needed: 'count' | 'money'): Subjects => {
  const own = SUBJECTS.filter(([, unit]) => unit === needed);
  const heads = own.map(([, , words]) => alternatives(words)).join('|');
  const buyer = needed === 'count' ? `(?<buyer>${KIND_OF_BUYER} )??` : '';
  return {
    kinds: own.map(([kind, , words]) => [kind, new RegExp(`^(?:${alternatives(words)})$`)]),
    named: new RegExp(`${BOUND}(?:(?:${OWN})(?: |(?<='))){0,3}${buyer}(?<head>${heads})$`),
  };
};
const OF_COUNTS = subjectsOf('count');
const OF_SUMS = subjectsOf('money');

/** `average monthly number of employees`: how often they were counted, and not who they are. */
const COUNTED_BY = /^(?:monthly|weekly|quarterly|annual|yearly) $/;
/** The kinds that the subject which some words end with, but for what is said of its time, may be of. */
function kindsNamed(words: string, { kinds, named }: Subjects, isWhole: boolean): NumberKind[] {
  let left = words;
  for (let asides = 0; asides <= MOST_ASIDES; asides += 1) {
    const found = named.exec(left);
    const { head = '', buyer } = found?.groups ?? {};
    if (found && (!isWhole || IS_BULLET.test(left.slice(0, found.index))))
      return kinds.flatMap(([kind, own]) =>
        own.test(head) && (buyer === undefined || kind !== 'team' || COUNTED_BY.test(buyer)) ? [kind] : [],
      );
    const aside = ENDS_WITH_ASIDE.exec(left);
    if (!aside) return [];
    left = left.slice(0, aside.index);
  }
  return [];
}

/** `equity to be raised, npr thousand`: a name without what its figure is in. */
const withoutUnit = (name: string): string => {
  const [, own = name, unit = ''] = /^(.*[a-z)]), ?([^,]+)$/.exec(name) ?? [];
  return unit !== '' && isUnitAlone(unit) ? own : name;
};
/** What a name that stands alone says its figure is of: `fees earned`, `staff on payroll`, `loan sought, KES million`. */
export const kindOfName = (name: string, unit: 'count' | 'money'): NumberKind | null =>
  kindsNamed(withoutUnit(name), unit === 'count' ? OF_COUNTS : OF_SUMS, true)[0] ?? null;

/** People, in a count that a subject has named already. */
const PEOPLE =
  /^(?:permanents?|permanentes?|people|persons|names|employees|staff|heads|women|men|workers|colleagues|salaries|salariees?|personnes|collaborateurs|agents|employes|noms|temps|full)\b/;
const GOES_ON =
  /^(?:$|(?:[a-z]{1,2}|and|but|of|at|on|in|as|by|for|with|including|up|down|after|before|today|now|against|from|who|all|both|each|strong|altogether|together|end|contre|dont|fin|apres|avant|pour|par|avec|est|soit|tous|toutes|ne|qui|sur|dans|chez|depuis|pendant|during|across|over|while|mais|is|was|are|were)\b)/;

/** The text before a figure with its dates as `@` and without what stands in brackets. */
function saidBefore(text: string, start: number, dates: readonly DateMention[]): string {
  const from = Math.max(0, start - REACH);
  let said = text.slice(from, start);
  for (const date of dates.toReversed())
    if (date.start >= from && date.end <= start)
      said = `${said.slice(0, date.start - from)}@${said.slice(date.end - from)}`;
  const clause = said.replaceAll(/ ?\([^()]*\)/g, '');
  let begin = 0;
  for (const { index } of clause.matchAll(SENTENCE_END)) begin = index + 1;
  return clause.slice(begin).trimStart();
}
const SENTENCE_END = /[.;!?](?= .)/g;
const REACH = 150;
const MOST_PEOPLE = 20_000;
const LEAST_SUM = 1000;

const SAYS_OF_US =
  "(?:we|nous|the company|the group|the firm|it|la societe|elle|l'entreprise|notre societe|l'application|la plateforme|our app|the app|the platform|our platform)";
const ADVERB =
  '(?: (?:now|today|currently|still|already|alone|then|have|has|had|desormais|aujourd.hui|deja|encore|ne|n.|avons|a|had|since))*';
/** `We are 88`, `nous voilà vingt-neuf`, `with 45 colleagues`: people, where nothing else is counted behind. */
const WE_ARE = new RegExp(
  `(?:\\b(?:we (?:are|were|remain|count|number|numbered|have become)(?: now| today| currently)?|on (?:n')?est(?: aujourd'hui)?|nous (?:ne )?(?:sommes|etions|voila|voici|restons|serons|comptons)(?: (?:aujourd'hui|desormais|actuellement|a ce jour|plus que))?|(?:ended|closed|finished|began|started) (?:@|[a-z]+(?: [a-z]+)?) with|(?:fait|font) vivre|nous sommes passe?e?s de \\d+(?: [a-z]+)? a|we (?:went|grew|have grown|have gone) from \\d+(?: [a-z]+)? to))(?:,? ${ABOUT})*,? ?$`,
);
const OF_US = /^(?: of us\b| d'entre nous\b)/;
/** What only those who buy or use are spoken of with. */
const SERVED = new RegExp(
  `\\b${SAYS_OF_US}${ADVERB} (?:serves?|served|serving|suppl(?:y|ies|ied)|sells? to|sold to|deliver(?:s|ed)? to|work(?:s|ed)? (?:for|with)|bill(?:s|ed)?|invoic(?:es?|ed)|look(?:s|ed)? after|insures?|insured|teach(?:es)?|treats?|treated|counts?|signed|onboarded|enrolled|connected|equip(?:s|ped)?|servons|livrons|equipons|accompagnons|comptons|fournissons|facturons|assurons|soignons|suivons|gerons|sert|livre|compte|gere|accompagne|assure)(?: ${ABOUT})* ?$`,
);
/** `Our machines stand in 640 bakeries`. */
const STANDS_WITH =
  /\b(?:our|nos) [a-z]+(?: [a-z]+)? (?:stand|run|work|hang|sit|are (?:used|installed|found)|sont (?:installee?s|utilisee?s)|equipent|tournent|(?:are|sont)(?= (?:in|at|dans|chez) )) ?(?:in|by|at|dans|chez|par)? (?:about |some |environ )?$/;
const USED_BY = /\b(?:used|opened|utilisee?s?|ouverte?) (?:by|par) (?:about |some |environ |pres de )?$/;
const HAS_ON_BOARD =
  /\b(?:(?:the|our|l'|notre|la) ?(?:app|platform|wallet|site|service|application|plateforme|reseau|network|scheme|programme)) (?:now |already |currently |compte |comptait )?(?:has|have|had|counts|counted|reaches|reached|reunit|rassemble|a|compte|comptait)?(?: (?:about|some|over|environ|pres de|plus de))* ?$/;
const OF_PEOPLE_OR_USERS =
  /^(?:people|persons|users|members|accounts|personnes|utilisateurs|membres|inscrits|comptes|abonnes|registered|active)\b/;
/** Who does something with an app or a shop by the month: `51,200 people opened the app`. */
const USED_IT =
  /^ (?:[a-z'-]+ ){1,4}?(?:opened|use|used|logged|signed in|transacted|consulted|connected to|ont (?:utilise|ouvert|consulte)|utilisent|se sont connectee?s)\b/;

/** What the clause around a count says of it by its verb; null where it tells nothing. */
/** Whether its clause says that a figure counts people or those who buy: no table's scale is of it. */
export function isToldCount(text: string, numeral: Numeral, dates: readonly DateMention[]): boolean {
  const kind = toldBySubject(text, numeral, dates) ?? toldByVerb(text, numeral, dates, () => false);
  return kind === 'team' || kind === 'customers' || kind === 'users';
}

export function toldByVerb(
  text: string,
  { unit, value, isScaled, noun, start, end }: Numeral,
  dates: readonly DateMention[],
  isBuyer: (noun: string) => boolean,
): NumberKind | null {
  if (unit !== 'count' || !Number.isInteger(value) || value < 2) return null;
  const said = saidBefore(text, start, dates);
  const behind = text.slice(end);
  const mayBeStaff = value <= MOST_PEOPLE && !isScaled;
  if (mayBeStaff && OF_US.test(behind)) return 'team';
  if (mayBeStaff && WE_ARE.test(said) && (GOES_ON.test(noun) || PEOPLE.test(noun)) && !/^ ?%/.test(behind))
    return 'team';
  if (HAS_ON_BOARD.test(said) && OF_PEOPLE_OR_USERS.test(noun)) return 'users';
  if (USED_IT.test(behind) && OF_PEOPLE_OR_USERS.test(noun)) return 'users';
  if (USED_BY.test(said) && OF_PEOPLE_OR_USERS.test(noun)) return 'users';
  if (STANDS_WITH.test(said) && isBuyer(noun)) return 'customers';
  if (SERVED.test(said)) {
    if (OF_PEOPLE_OR_USERS.test(noun)) return 'users';
    if (isBuyer(noun)) return 'customers';
  }
  return null;
}

/** What the subject of its clause says a figure is of; null where none does. */
export function toldBySubject(
  text: string,
  numeral: Numeral,
  dates: readonly DateMention[],
  isBuyer: (noun: string) => boolean = () => false,
): NumberKind | null {
  const { unit, value, isScaled, noun, start, end } = numeral;
  const isCount = unit === 'count' && Number.isInteger(value);
  const isSum = unit === 'money' || (unit === 'count' && (isScaled || value >= LEAST_SUM));
  if (!isCount && !isSum) return null;
  const said = saidBefore(text, start, dates);
  const link = LINK.exec(said);
  const tells = (subjects: Subjects): NumberKind[] => {
    const told = link ? kindsNamed(withoutUnit(said.slice(0, link.index)), subjects, false) : [];
    const isRow =
      told.length === 0 && /^(?:$|[.;]|, (?!\d)| ?\((?![^)]*%))/.test(text.slice(end)) && said.endsWith(' ');
    return isRow ? kindsNamed(withoutUnit(said.trimEnd()), subjects, true) : told;
  };
  const [counted] = isCount
    ? tells(OF_COUNTS).filter((kind) =>
        kind === 'team'
          ? value >= 2 && value <= MOST_PEOPLE && !isScaled && (GOES_ON.test(noun) || PEOPLE.test(noun))
          : GOES_ON.test(noun) || (kind === 'customers' && isBuyer(noun)),
      )
    : [];
  if (counted !== undefined) return counted;
  const [summed = null] = isSum && (unit === 'money' || GOES_ON.test(noun)) ? tells(OF_SUMS) : [];
  return summed === 'revenue' && unit === 'count' && !isScaled ? null : summed;
}
