import { BUYER_NOUN, BUYERS, isBuyer, mayBuy, namesAccounts, namesPersons } from '../words/buyer-word.ts';
import type { NumberKind } from '../document.ts';
import {
  NOT_ASKED_FOR,
  OF_SHARES,
  isSecondAsk,
  isWorth,
  kindUnderAsk,
  kindWithinCost,
  VALUED,
} from './figure-ask.ts';
import type { NumeralContext } from './figure-context.ts';
import type { Numeral } from '../words/numeral.ts';
import type { CueKind } from './figure-cue.ts';
import {
  BY_MONTH,
  IS_LESS_INCOME,
  isOfLoan,
  SPENT_BY_MONTH,
  isUsedByMonth,
  MORE_THAN_EARNED,
} from './figure-held.ts';
import { isLarge, isUnder, LONGEST_HEADING, MONEY, nearestCue, numberKind } from './figure-near.ts';
import { isBusinessPlan, isPlanned, OF_INCOME } from './figure-plan.ts';
import { COUNTS_NOTHING } from './figure-scaled.ts';
import { SOLD_SO_MUCH_TO } from './figure-nature.ts';
import { areStaffOfAll, HIRING, isOfPart, isOfPlaces, isTeam } from './figure-team.ts';
import { wholeIn } from './figure-whole.ts';
import { toldBySubject, toldByVerb } from './figure-told.ts';
import { IN_ALL } from '../words/in-all.ts';

/** What makes a count one of ours: what they do with us, or the day it was counted on. */
/** What only a buyer does, and lists of those who bought. */
const BOUGHT =
  /^ (?!(?:[a-z'-]+ ){1,3}(?:were|was|are|been|being|sont|furent|ete)\b)(?:[a-z'-]+ )?(?:[a-z'-]+ (?:and |et |ou |or )?){1,3}(?:have |had |ont |avaient )?(?:placed (?:an )?orders?|ordered|bought|signed (?:a contract|contracts|with us|this year)|passe commande|passe une commande|commande|signe (?:cette|avec|un)|achete)\b/;

/** What only those who buy are the object of, by whatever trade they go. */
const DEALS_WITH =
  /\b(?:serves?|served|suppl(?:y|ies|ied)|sells? to|sold to|bill(?:s|ed)?|invoic(?:es?|ed)|equip(?:s|ped)?|insures?|insured|servons|livrons|equipons|facturons|assurons|assure)(?: (?:about|some|over|more than|environ|pres de|plus de))? $/;
/** `22,800 riders were covered`, `assurés`: those of an insurer, and no things. */
const IS_INSURED =
  /^ (?:[a-z'-]+ ){1,5}?(?:(?:are|were|now|sont|etaient) )?(?:insured|covered|couverte?s|assuree?s)\b(?! (?:\d|in|an?|the|les|des) )/;
const PEOPLE_OF_ALL =
  /^(?:people|persons|members|lives|riders|drivers|women|men|personnes|membres|motards|femmes|conducteurs|chauffeurs)\b/;
/** `Farmers: 1,430 hired a drier this year`: those named before did business. */
const NAMED_BEFORE = /^(?:[-*•–] ?)?(?<noun>[a-z'-]+(?: [a-z'-]+){0,2}) ?: ?$/;
/** `Traders who rent a shelf: 1,126`. */
const WHO_BUY_BEFORE =
  /^(?:[-*•–] ?)?(?<noun>[a-z'-]+(?: [a-z'-]+){0,2}) (?:who|that|which|qui) (?:pay|buy|rent|use|order|subscribe|lease|borrow|save|book|hire|paient|achetent|louent|utilisent|commandent|empruntent)\b[^.;:\d]{0,40}: ?$/;
const DID_BUSINESS =
  /^ (?:have |had |ont )?(?:bought|ordered|paid|used|hired|drew|borrowed|rented|leased|subscribed|booked|saved|shopped|achete|commande|paye|utilise|emprunte|loue|reserve)\b/;
/** `Each bus carries 52 passengers`: those of one. */
const OF_EACH =
  /\b(?:each|every|chaque) (?!(?:day|week|month|quarter|season|year|jour|semaine|mois|trimestre|saison|annee)\b)[a-z-]+ (?:[a-z-]+ ){1,2}(?:about |some |up to |environ )?$/;
/** `29 facilities buy every month`: whoever does is a customer. */
const BUYS_AGAIN =
  /^ [a-z'-]+(?: [a-z'-]+){0,2} (?:(?:buy|order|pay|rent|subscribe|book|shop)(?:s|ing)? (?:from us |with us )?(?:every|each|by the|once an?|twice an?)|(?:achetent|commandent|paient|louent|reservent) (?:chaque|tous les|toutes les|une fois)) (?:day|week|month|quarter|season|year|jours?|semaines?|mois|trimestres?|saisons?|ans?)\b/;
/** `Sales are spread over 310 accounts`, `exports to Italy: 58 accounts in all`. */
const ARE_ACCOUNTS = /^(?:active |trade |customer )?accounts(?: in (?:all|total)|,|$)/;
const OF_SALES_TO =
  /\b(?:sales|sold|customers?|buyers?|exports?|deliver\w*)\b[^.;\d]{0,60}(?:\b(?:over|across|among|between|to)(?: (?:some|about|more than))?|:) $/;
/** `31 advertisers in all`. */
const COUNTED_IN_ALL = new RegExp(String.raw`^ (?<noun>[a-z'-]+(?: [a-z'-]+)?) ${IN_ALL}(?: ?[.,;:(]|$)`);
/** `pays a monthly fee`, `were invoiced`, `on a monthly plan`: whoever is told of so buys. */
const PAYS_FOR_IT =
  /^ (?:[a-z'-]+ ){1,4}?(?:(?:are |were |have been |ont ete |sont |etaient )?(?:invoiced|billed|facturee?s?)\b|(?:pay|paid|paient|payaient|reglent) (?:us|an?|une?|the|their|for|pour|leur)\b|[^.;,\d]{0,40}(?:and|et) (?:pay|paient)\b(?! (?:late|nothing|rien))|on (?:an? |the |our )?(?:[a-z-]+ )?(?:plan|subscription|contract|lease)\b|(?:en|sous) (?:abonnement|contrat)\b)/;
/** `2,900 households as regular customers`, `58 shops stock us`. */
const AS_CUSTOMERS =
  /^ (?:[a-z'-]+ ){1,4}?(?:as (?:regular |paying |active |steady )?(?:customers|clients|buyers)\b|(?:stock|carry|list|sell|referencent|distribuent|vendent) (?:us|our (?:products|brands?|goods|range)|nos (?:produits|articles))\b|nous (?:referencent|distribuent)\b)/;
/** `218 forwarders pay for the platform`, by whatever trade they go. */
const PAY_US = /^ (?:[a-z'-]+ ){1,2}pay (?:us|for (?:the|our|it))\b/;
const IS_A_PLACE = /^(?:in|at|on|of|aux?|a|en|dans|sur|chez|de|des|du)\b/;
/** A count of buyers that those of several kinds make. */
const madeByBuyers = (context: NumeralContext, parts: readonly Numeral[]): boolean =>
  context.numeral.value >= 3 &&
  !isUnder(context, 'problem', 'market', 'competition', 'team', 'ask', 'funding') &&
  !NEITHER_BUYS.test(context.numeral.noun) &&
  !PEOPLE_OF_ALL.test(context.numeral.noun) &&
  (isBuyer(context.numeral.noun) ||
    namesAccounts(context.numeral.noun) ||
    parts.filter(({ noun }) => isBuyer(noun) && !IS_A_PLACE.test(noun)).length * 2 > parts.length ||
    parts.some(({ noun }) => THEY_BOUGHT.test(noun)));
/** `96 ordered in the quarter, and 83 were invoiced in September`. */
const WERE_BILLED =
  /^ (?:of (?:them|these) |d'entre (?:eux|elles) )?(?:ont ete|etaient|were|have been) (?:facture(?:es|s|e)?|invoiced|billed)\b/;
/** `4 hotels bought`, behind the last kind of them. */
const THEY_BOUGHT =
  /^(?:[a-z'-]+ ){1,3}(?:have |had |ont |avaient )?(?:bought|ordered|subscribed|achete|commande|achetent|commandent)\b/;
/** `Paying merchants at 30 September 2026:`, by whatever trade they go. */
const PAYING_ON_A_DAY =
  /(?:^|[.;•|] ?)(?:number of |nombre de |our |nos )?(?:paying (?!staff\b|agents?\b)[a-z'-]+|[a-z'-]+ payant(?:e?s)?) (?:at|as at|by|on|au|a fin|fin) [^:;.]{3,24} ?[:|\t] ?(?:about |environ )?$/;
const isNamedBuyer = ({ text, numeral }: NumeralContext): boolean => {
  const behind = text.slice(numeral.end);
  const before = text.slice(0, numeral.start);
  const named = NAMED_BEFORE.exec(before)?.groups?.['noun'];
  if (named !== undefined && isBuyer(named) && DID_BUSINESS.test(behind)) return true;
  if (PAYING_ON_A_DAY.test(before)) return true;
  const counted = COUNTED_IN_ALL.exec(behind)?.groups?.['noun'];
  if (counted !== undefined && (namesPersons(counted) || BUYER_NOUN.test(counted))) return true;
  if (ARE_ACCOUNTS.test(numeral.noun) && OF_SALES_TO.test(before)) return true;
  if (PAYS_FOR_IT.test(behind) && (isBuyer(numeral.noun) || namesAccounts(numeral.noun))) return true;
  if (PAY_US.test(behind) && mayBuy(numeral.noun) && !NEITHER_BUYS.test(numeral.noun)) return true;
  if (AS_CUSTOMERS.test(behind)) return true;
  const whom = WHO_BUY_BEFORE.exec(before)?.groups?.['noun'];
  if (whom !== undefined && mayBuy(whom)) return true;
  if (BUYS_AGAIN.test(behind) && !NEITHER_BUYS.test(numeral.noun)) return true;
  return IS_INSURED.test(behind) && (PEOPLE_OF_ALL.test(numeral.noun) || mayBuy(numeral.noun));
};

/** `créances clients de 384 millions`, `customer deposits of 12 million`: what they owe or have paid, and not how many they are. */
const OWED_BY_THEM =
  /\b(?:(?:creances|encours|avances|acomptes|depots|dettes|impayes|soldes) (?:des? |sur (?:les )?)?(?:clients?|clientele)|(?:customers?|clients?|buyers?)'?s? (?:deposits?|advances?|prepayments?|balances?|debts?|receivables?))(?: (?:de|d'|of|a|at|et(?:ait|aient)|est|sont|were|was|stood)| ?:)* $/;

const SOLD_TO =
  /\b(?:we (?:sold|sell) to|sold to|(?:orders|sales|revenue|income|fees) (?:all )?(?:come|comes|came) from|nous (?:vendons|avons vendu|livrons) a) $/;
const WITH_US =
  /^[^.;]{0,60}?\b(?:from us|with us|through us|by us|on our|in our|our platform|an? (?:open )?account|under (?:subscription|contract|lease)|on (?:contract|lease|subscription)|buying|paying|using|ordering|storing|renting|leasing|borrowing|saving|booking|subscribing|insured|covered|sous contrat|en location|s'approvisionnent|we serve|served|signed|equipped|leased|rent|rents|pay|paid|pays|buy|bought|use|uses|used|order|ordered|stored|sold|chez nous|avec nous|par nous|par notre|sur notre|equipes?|equipees?|servis?|servies?|payes?|louent|achetent|utilisent|commandent|raccordes?|livres?)\b/;

const COUNTED_ON =
  /^(?:[^.;,]|,(?=\d{3})){0,50}?\b(?:(?:at|by) (?:the )?(?:year |month |quarter )?end|on|by|as at|as of|in|at|au|a fin|fin|en) (?:of )?(?:the )?(?:\d{1,2}(?:st|er)? )?(?:of )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b|20\d\d|year|month|quarter)/;

/** People who are paid through a company, pay by it or live off what it makes use it. */
const PEOPLE_WITH_US =
  /^(?:people|persons|workers|personnes)\b[^.;,]{0,30}\b(?:through us|with us|on our|by us|via|chez nous|grace a nous)\b/;

const CUSTOMER_WORD =
  /\b(?:account holders?|deposants?|donneurs? d.ordres?|off-?takers?|(?:corporate|business|client|customer) accounts|comptes (?:clients|entreprises)|paid us|pay us|with us|chez nous|nous paient|nous ont paye|paying|paid plan|payants?|payantes?|clients?|clientes?|customers?|subscribers?|subscriptions|policyholders|abonnes?|abonnees?|assures?|contracts signed|bought|under (?:[a-z]+ )?contract|sous contrat|borrowers|emprunteurs|depositors|buyers?|acheteurs?|ordered|subscribed|achetent|commandent|ont (?:achete|commande))\b/;

const USER_WORD =
  /\b(?:users?|with an account|avec un compte|passengers?|passagers|wallets?|active|actifs?|actives?|registered|inscrits?|inscrites?|enregistres?|enregistrees?|downloads?|telechargements?|signed up|sign-ups|utilisateurs?|utilisatrices?|members|learners|regular|on board|onboarded|on the platform|sur la plateforme|connected|serving|we serve|merchants|drivers|riders|enrolled)\b/;

/** People who work for the company from outside, and things: neither buys from it nor uses what it makes. */
const NEITHER_BUYS =
  /^(?:[a-z'-]+ )?(?:teachers?|enseignants?|coursiers?|livreurs?|chauffeurs?|couriers?|hands|casuals|labourers|journaliers?|saisonniers?|designers?|developers?|developpeurs?|engineers?|ingenieurs?|suppliers?|fournisseurs?|contractors?|prestataires?|directors?|administrateurs?|investors?|investisseurs?|reperes?|address(?:es)?|adresses?|trademarks?|marques?|patents?|brevets?|vehicles?|vehicules?|trucks?|camions?|lorries|vans?|motos?|machines?|sensors?|capteurs?|branches|agences|parcels?|colis|tonnes?|tons?|deeds?|documents?)\b/;

const ELSEWHERE =
  /\b(?:there are|counts?|on compte|exist|licensed|census|recensement|potential|potentiels?|addressable|in the country|le pays|nationwide|population|target)\b/;

/** `The board has five members`: those of a body are no users. */
const MEMBERS = /^(?:[a-z-]+ )?(?:members|membres|directors|administrateurs|administratrices|trustees)\b/;
const OF_A_BODY =
  /\b(?:board|committee|council|panel|jury|quorum|conseil|comite|directoire|bureau executif|advisory)\b[^.;]{0,60}$/;
const BODY_BEHIND =
  /^[^.;]{0,40}\b(?:of|on|du|de la|de l'|au) ?(?:the |its |our |le |son )?(?:board|committee|council|panel|conseil|comite)\b/;
const MOST_OF_A_BODY = 40;
const isOfBody = (text: string, { value, start, end, noun }: NumeralContext['numeral']): boolean =>
  value <= MOST_OF_A_BODY &&
  MEMBERS.test(noun) &&
  (OF_A_BODY.test(text.slice(0, start)) || BODY_BEHIND.test(text.slice(end)));

/** Counts: people of the team, customers or users of ours; what the market holds is none of them. */
export function countKind(context: NumeralContext): NumberKind {
  const kind = kindSaid(context);
  return kind === 'team' && isOfPlaces(context.text, context.numeral) ? 'other' : kind;
}

function kindSaid(context: NumeralContext): NumberKind {
  const { text, numeral } = context;
  const before = text.slice(Math.max(0, numeral.start - 45), numeral.start);
  if (isOfBody(text, numeral) || OWED_BY_THEM.test(before)) return 'other';
  const summed = wholeIn(text, context.others);
  const isPart = summed?.parts.some(({ start }) => start === numeral.start) ?? false;
  if (isPart && !areStaffOfAll(text, numeral)) return 'other';
  if (summed?.whole.start === numeral.start && madeByBuyers(context, summed.parts)) return 'customers';
  if (numeral.isScaled && (VALUED.test(text.slice(numeral.end)) || isWorth(context))) return 'valuation';
  if (numeral.isScaled && isUnder(context, 'ask', 'funding')) {
    const kind = kindUnderAsk(context);
    if (kind === 'ask') return kind;
  }
  if (
    numeral.isScaled &&
    isBusinessPlan(text.slice(0, numeral.start), text.slice(numeral.end, numeral.end + 60))
  )
    return 'revenue';
  const behind = text.slice(numeral.end);
  if (
    numeral.isScaled &&
    (SPENT_BY_MONTH.test(behind) || MORE_THAN_EARNED.test(behind.slice(0, 60)) || isUsedByMonth(context))
  )
    return 'burn';
  if (IS_LESS_INCOME.test(text.slice(0, numeral.start))) return 'burn';
  if (isLarge(numeral) && numeral.isScaled && isPlanned(context.label, context.passage, text))
    return 'revenue';
  if (USED_IT.test(text.slice(numeral.end)) && !isUnder(context, 'problem', 'market', 'competition'))
    return 'users';
  const subject = toldBySubject(text, numeral, context.dates);
  if (
    subject !== null &&
    MONEY.has(subject) &&
    (subject === 'burn') === BY_MONTH.test(text.slice(numeral.end))
  )
    return subject === 'ask' && (context.hasAsk || NOT_ASKED_FOR.test(behind)) ? 'other' : subject;
  const money = nearestMoneyOfBareCount(context);
  if (money) return money === 'cash' && isOfLoan(text.slice(0, numeral.start)) ? 'other' : money;
  if (!isUnder(context, 'problem', 'market', 'competition') && !isOfPart(before)) {
    const isPlanned = HIRING.test(before);
    const kind =
      subject ??
      toldByVerb(
        text,
        numeral,
        context.dates,
        (noun) => isBuyer(noun) || (DEALS_WITH.test(before) && mayBuy(noun)),
      );
    if (
      kind !== null &&
      !(kind === 'team' && isPlanned) &&
      !PROMISED.test(before) &&
      !OF_A_RIVAL.test(before)
    )
      return kind;
  }
  if (isTeam(context, before)) return 'team';
  // Nobody sells to 3.4 customers: clauses are numbered so.
  if (!Number.isInteger(numeral.value)) return 'other';
  if (OF_A_RIVAL.test(before) || OF_EACH.test(before) || OUT_OF_MANY.test(before) || isOfThoseBefore(context))
    return 'other';
  if (BRINGS.test(text.slice(numeral.end)) || DRAWS_ON.test(text.slice(0, numeral.start))) return 'other';
  if (numeral.value >= 3 && dealtOnce(context) && !isUnder(context, 'problem', 'market')) return 'customers';
  if (numeral.value < 3 || isUnder(context, 'problem', 'market', 'ask', 'funding', 'team')) return 'other';
  if (PART_OF_SALES.test(text.slice(numeral.end))) return 'other';
  if (OF_THESE.test(before) || LOST.test(before) || PROMISED.test(before) || WERE_SOLD.test(before))
    return 'other';
  if (
    BOUGHT.test(text.slice(numeral.end)) ||
    WERE_BILLED.test(text.slice(numeral.end)) ||
    isNamedBuyer(context)
  )
    return 'customers';
  const isOfName = isBuyer(numeral.noun) || ENDS_AS_SEVERAL.test(numeral.noun);
  if (isOfName && NAMES_CUSTOMERS.test(text.slice(0, numeral.start))) return 'customers';
  if (isBuyer(numeral.noun) && SOLD_SO_MUCH_TO.test(before)) return 'customers';
  if (isSoFar(context)) return 'users';
  const isSold = ALSO_SELLS.test(text.slice(0, numeral.start)) || TRUSTS_US.test(behind);
  const isHeld =
    isSold ||
    SUPPLIED.test(text.slice(0, numeral.start)) ||
    MADE_FOR.test(text.slice(0, numeral.start)) ||
    (IN_CONTRACT_WITH.test(before) && !SUPPLIERS.test(numeral.noun)) ||
    NONE_BUYS.test(text.slice(numeral.end));
  if ((isBuyer(numeral.noun) || (isSold && mayBuy(numeral.noun))) && isHeld) return 'customers';
  if (numeral.noun.startsWith('partner ') && isBuyer(numeral.noun.slice('partner '.length)))
    return 'customers';
  const isCounted = BUYER_NOUN.test(numeral.noun) && COUNTED_ON.test(text.slice(numeral.end));
  const isContracted =
    CONTRACTED.test(behind) && !(OF_THEM.test(behind) && context.previous?.kind === 'team');
  if (isContracted)
    return SUPPLIERS.test(numeral.noun) || NEITHER_BUYS.test(numeral.noun) ? 'other' : 'customers';
  if (isUnder(context, 'goToMarket') && !isCounted) return 'other';
  if (NEITHER_BUYS.test(numeral.noun) || SUPPLIES.test(text.slice(numeral.end))) return 'other';
  if (SOLD_TO.test(before) && /^[a-z]{3}/.test(numeral.noun)) return 'customers';
  const phrase = `${numeral.noun} ${/\b(?:we serve|serving|nous servons) (?:[a-z]+ )?$/.exec(before)?.[0] ?? ''}`;
  if (ELSEWHERE.test(before) || /\b(?:top|largest|biggest|first|premiers|plus gros) $/.test(before))
    return 'other';
  const [buying, using] = [phrase.search(CUSTOMER_WORD), phrase.search(USER_WORD)];
  if (buying >= 0 && (using < 0 || buying < using || BUYER_NOUN.test(phrase))) return 'customers';
  if (NAMES_ACTIVE.test(text.slice(0, numeral.start))) return 'users';
  const label =
    /^(?:[-*• ]{0,3}[a-z ]{0,18})(?:customers|clients|users|utilisateurs|subscribers|abonnes)(?: [a-z\d]+){0,5} ?:\s*$/.exec(
      before,
    )?.[0];
  if (label) return /customers|clients|subscribers|abonnes/.test(label) ? 'customers' : 'users';
  if (using >= 0) return OWN_PLACES.test(numeral.noun) ? 'other' : 'users';
  const next = behind.trimStart();
  if (PEOPLE_WITH_US.test(next)) return 'users';
  if (
    !BUYERS.test(numeral.noun) ||
    isUnder(context, 'competition') ||
    NOT_OURS.test(text.slice(0, numeral.start))
  )
    return 'other';
  // `12 clinics in Kigali`: places of our own.
  const isPlace = /^ [a-z]+ (?:in|a|at) [A-Z]/.test(context.passage.plain.slice(numeral.end));
  const isOfBuyers =
    isUnder(context, 'traction', 'customers') ||
    HEADS_BUYERS.test(context.label) ||
    HEADS_BUYERS.test(context.passage.heading?.text ?? '');
  const opens = /(?:^|[.:•-] ?)$/.test(before) && isOfBuyers && !isPlace;
  return opens || WITH_US.test(next) || COUNTED_ON.test(next) ? 'customers' : 'other';
}

/** `Monthly active learners: 127,400`: users, by whatever name they go. */
const NAMES_ACTIVE =
  /^[-*• ]{0,3}(?:(?:monthly|weekly|daily) active [a-z-]+|(?:(?!clients)[a-z]+ )actifs? (?:mensuels?|par mois|par semaine))(?: (?!are |were |of )[a-z\d]+){0,5} ?(?:\([^()]{0,50}\))? ?:\s*$/;

/** `11,450 farmers bought at least one hour`: whoever they are, they dealt with the company. */
const AT_LEAST_ONCE =
  /^ (?:[a-z'-]+ ){1,5}(?:at least|au moins) (?:once|twice|one|two|a|une fois|une|un|deux)\b/;

const DEALT =
  /^ (?:[a-z'-]+ ){1,4}(?:bought|ordered|paid|used|drew|borrowed|rented|leased|subscribed|booked|deposited|saved|shopped|achete|commande|paye|utilise|emprunte|loue|reserve)\b/;

/** `41 300 planteurs inscrits depuis la création`: those reached so far. */
const SO_FAR =
  /^ (?:[a-z'-]+ ){1,6}(?:since (?:launch|inception|we (?:began|started|opened|launched)|the (?:start|beginning|launch))|to date|so far|depuis (?:la creation|le (?:lancement|debut|demarrage)))\b/;

/** `sells to 86 hospitals and clinics`, `nos batteries équipent 1 940 taxis`: whoever is supplied buys. */
const SUPPLIED =
  /\b(?:the (?:company|borrower|supplier|seller|assignee)|we|la societe|nous|it|elle|la cessionnaire|l'(?:acheteur|emprunteur)|(?:le |du |au )fournisseur|nos [a-z]+|our [a-z]+|(?<=\. )its [a-z]+|^(?:\d{1,2}(?:\.\d{1,2})*\.?\s)?its [a-z]+)(?:, (?:which|lequel|laquelle|qui))? (?:(?:[a-z]{3,12}, ){0,2}[a-z]{3,12} (?:and|et) )?(?:now |already |desormais |deja |also )*(?:suppl(?:y|ies)|serves?|equips?|sells?|licen[cs]es?|exports?|vend(?:ons)?|sert|servent|ships?|delivers?|insures?|equipent?|dessert|desservent|approvisionnent?|fournit|livre(?:nt)?|exploite)\b[^.;\d]{0,60}(?:to|in|by|a|aupres de|dans|chez|desormais|now)? ?(?:(?:about|some|over|more than|nearly|around|environ|pres de|plus de|quelque) )?$/;
/** `63 municipalities`, by whatever name they go. */
const ENDS_AS_SEVERAL = /^(?!(?:tonnes?|units?|bags|litres|months|years|days|orders|visits)\b)[a-z'-]{3,}s\b/;
/** `Customers: 1,430 farmers`, `Clientèle déclarée : 410 éleveurs`. */
const NAMES_CUSTOMERS =
  /(?:^|[.;)] )(?:our |the |nos |les |la |notre )?(?:(?!(?:potential|target(?:ed)?|largest|biggest|main|lost|former|new|first|prospective|lead(?:ing)?|key|top|rival)\b)[a-z-]{3,20} )?(?:customers|clients|clientele|buyers|acheteurs)(?: (?:declaree?s?|active?s?|actifs|served|servis|base|today|at present|a ce jour))? ?: ?$/;
/** `emploie 146 salariés et vend à environ 540 distributeurs`: the second thing that a sentence says of a company. */
const ALSO_SELLS =
  /\b(?:the company|we|la societe|nous|it|elle|the group|le groupe)\b[^.;]{3,70} (?:and|et) (?:(?:now|also|egalement) )?(?:sells?|supplies|supply|serves?|exports?|delivers?|vend(?:ons)?|livre|livrons|fournit|fournissons|exporte|exportons) (?:to |aux? |a )?(?:(?:about|some|over|more than|nearly|environ|pres de|plus de|quelque) )?$/;
/** `212 firms entrust us with their payroll`, `nous confient la paie`: whoever does buys. */
const TRUSTS_US =
  /^ (?!(?:investors?|lenders?|investisseurs?|bailleurs?|shareholders|actionnaires)\b)(?:[a-z'-]+ ){1,3}?(?:(?:entrust(?:s|ed)?|rel(?:y|ies|ied) on|trust(?:s|ed)?|pa(?:y|ys|id)|hire[sd]?|order(?:s|ed)? from|buys? from|bought from|subscribe[sd]? (?:to|with)) us\b|nous (?:ont )?(?:confi(?:ent|e)|font confiance|ont fait confiance|pai?ent|paye|achetent|achete|commandent|commande)\b|(?:have |had |ont )?(?:entrusted|confie) (?:us|nous)\b)/;

/** `utilisé par 26 cliniques`, `au service de 415 officines`, `software for forty-one clinics`: those who have what is made. */
const MADE_FOR =
  /\b(?:(?:tracks?|manages?|handles?|services|maintains?|monitors?|suit|suivons|gere|gerons|traite|traitons|entretient) \d[^.;]{1,30} (?:for|pour)|used by|(?:deployed|installed|in use|live|stocked|in service) (?:in|at|by|across)|(?:deployee?s?|installee?s?|en service) (?:dans|chez)|utilisee?s? par|au service de|software for|logiciel pour|(?:platform|plateforme|system) (?:for|of|pour|de)|(?:processed|moved|handled|collected)(?: [^\s]+){1,4} for) (?:about |some |more than |pres de |plus de )?$/;
/** `contracts with nine hotels`: of supply they are with who sells. */
const IN_CONTRACT_WITH =
  /(?<!\b(?:supply|supplier|purchase|lease|loan|employment|fourniture|achat|travail|bail) )\b(?:contracts? (?:signed )?with|contrats? (?:signes? )?avec) (?:about |some |environ )?$/;
/** `640 distributors and shops; none buys more than 8%`. */
const NONE_BUYS =
  /^[^.\d]{0,50}[;,.] ?(?:none|no one|nobody|aucune?|the (?:largest|first|biggest)|le premier|la premiere)\b[^.;]{0,40}\d/;
const isSoFar = ({ text, numeral }: NumeralContext): boolean =>
  SO_FAR.test(text.slice(numeral.end)) && isBuyer(numeral.noun);

const dealtOnce = (context: NumeralContext): boolean => {
  const behind = context.text.slice(context.numeral.end);
  const dealt =
    AT_LEAST_ONCE.test(behind) &&
    (isBuyer(context.numeral.noun) || DEALT.test(behind)) &&
    !/^ (?:[a-z'-]+ ){1,4}(?:were|was|are|been|sont|furent)\b/.test(behind);
  return dealt || goesOnCounting(context);
};

/** `61,000 paid through us; 38,400 did so in the quarter`, `we lend to kirana shops, 4,880 of them in August`. */
const DID_SO =
  /^(?:did|do|have|had|were|are|of (?:them|these|those)|moved|paid|pay|bought|used|use|ordered|drew|borrowed|returned|renewed|transacted|saved|came back|l'ont|en ont|d'entre)\b/;

const OF_A_WHOLE = /\b(?:of|out of|sur|parmi|des) (?:the |our |those |les |nos |these )?$/;
const LISTED_AFTER =
  /\b(?:to|serves?|supply|supplies|a|aux|servons|livrons) (?:[a-z]+ ){0,3}?(?<noun>[a-z-]+(?: [a-z-]+)?), $/;

/** `Of the 74 shops, 63 pay today`: how many stay. */
const isOfThoseBefore = ({ text, numeral, previous, passage }: NumeralContext): boolean =>
  previous?.passage === passage &&
  previous.unit === 'count' &&
  numeral.value <= previous.value &&
  DID_SO.test(numeral.noun) &&
  OF_A_WHOLE.test(text.slice(0, previous.numeral.start));

function goesOnCounting({ text, numeral, previous, passage }: NumeralContext): boolean {
  if (!DID_SO.test(numeral.noun)) return false;
  const noun = LISTED_AFTER.exec(text.slice(0, numeral.start))?.groups?.['noun'];
  if (noun !== undefined && (isBuyer(noun) || isBuyer(noun.split(' ').at(-1) ?? ''))) return true;
  const isNear =
    previous !== null && previous.passage.page === passage.page && passage.line - previous.passage.line <= 1;
  return (
    isNear &&
    previous.unit === 'count' &&
    (previous.kind === 'customers' || previous.kind === 'users') &&
    numeral.value < previous.value &&
    /^(?:[^a-z\d]*|.*[;,] (?:and |of whom |dont )?)$/.test(
      previous.passage === passage
        ? text.slice(previous.numeral.end, numeral.start)
        : text.slice(0, numeral.start),
    )
  );
}

/** `37 people, nine of them on contract`. */
const OF_THEM = /^ (?:of (?:them|these|those|whom|which)|d'entre (?:eux|elles))\b/;
/** `63 farms on contract`: those who buy by one; growers under contract sell by it. */
const CONTRACTED =
  /^ (?:[a-z'-]+ ){1,3}(?:on (?:contract|lease|subscription)|under (?:contract|subscription|lease)|(?:sous|en) (?:contrat|location|abonnement))\b/;

/** `Of each hundred shillings of sales 27`, `sur dix sacs, sept`: a share. */
const OUT_OF_MANY =
  /\b(?:of|out of|in|sur) (?:(?:each|every|any|a|one|chaque) )?(?:hundred|thousand|ten|cent|mille|dix|100|10|1,000)\b[^.;:\d]{0,48}$/;
const LOST = /\b(?:lost|lose|losing|churned|perdu|perdons)(?: (?:about|some|another|environ))? $/;
/** Places of a company's own, be they `registered`. */
const OWN_PLACES =
  /^(?:[a-z'-]+ )?(?:centres?|sites?|kiosks?|depots?|warehouses?|entrepots?|points relais|stations)\b/;

/** `L'entreprise a vendu 31 400 foyers`, a stove by that name: what was sold, and nobody who bought. */
const WERE_SOLD = /\b(?:vendu|vendons|vend|sold|sells?)(?: (?:about|some|environ|pres de))? $/;

/** `331 of them`, told of those counted before. */
const OF_THESE = /\b(?:of whom|of which|dont|parmi lesquels) (?:about |some |environ )?$/;

/** `Promised 45 corporate clients`. */
const PROMISED =
  /\b(?:promis\w*|target\w*|objectifs?|aim(?:s|ed|ing)?|planned|budget\w*|visons|visait|hope\w*)\b[^.;,\d]{0,24}$/;

const SUPPLIERS =
  /^(?:[a-z'-]+ ){0,2}(?:outgrowers?|growers?|farmers?|smallholders|beekeepers|herders|[a-z]*culteurs?|vignerons?|cueilleu(?:rs|ses)|planteurs?|producteurs?|eleveurs?|fishermen|pecheurs|employees|staff|salaries|people|drivers|agents|acres|hectares)\b/;

/** Those who bring what we buy: `producteurs livreurs, payés le jour même`. */
const SUPPLIES =
  /^ (?:[a-z'-]+ )?(?:producteurs?|growers?|farmers?|planteurs?|outgrowers?|eleveurs?|fishermen|pecheurs|households|menages|members)\b[^.;]{0,24}\b(?:livreurs|who suppl\w+|supplying|supply us|deliver(?:s|ing)? to us|qui livrent|livrent|fournissent|payes? (?:le jour|au)|paid (?:on|the same))\b/;

/** `3 150 farmers delivering each month`, `the mill draws on 870 growers`: they sell to us. */
const BRINGS =
  /^ (?:[a-z'-]+ ){0,1}(?:producteurs?|growers?|farmers?|planteurs?|outgrowers?|eleveurs?|fishermen|fishers|pecheurs|beekeepers|collectors|co-?operatives)(?: (?:that|who|qui))? (?:deliver(?:s|ed|ing)?|suppl(?:y|ying|ied|ies)|livrent|livrant|fournissent|fournissant|apportent)\b/;
const DRAWS_ON =
  /\b(?:draws? on|sources? from|(?:buys?|collects?|purchases?) from|s'approvisionn(?:e|ent|ons) (?:aupres de|chez)|achet(?:e|ons|ent) (?:a|aupres de)|collect(?:e|ons) (?:aupres de|chez)) (?:about |some |environ |over )?$/;
/** `le second annonce 60 000 clients`: what others say of themselves. */
const OF_A_RIVAL =
  /\b(?:first|second|third|other|latter|rival|competitor|largest|premier|deuxieme|autre|dernier|concurrent|leader)(?: [a-z]+){0,2} (?:annonce|affiche|revendique|claims|says it has|reports|advertises|has|serves) $/;

/** `12,100 farmers used the app`: users, whoever they are. */
const USED_IT =
  /^ ?(?:[a-z]+ ){1,2}?(?:used|use|opened|open|logged (?:in|on)(?: ?to)?|signed in(?: ?to)?|ont (?:utilise|ouvert)|utilisent|ouvrent) (?:the |our |l'|notre |la )(?:app|application|platform|plateforme|wallet|website)\b/;

/** `Douze clients font 60 % des ventes`: some of them. */
const PART_OF_SALES =
  /^ (?:[a-z'-]+ ){1,4}(?:font|make up|account for|are|represent\w*|pesent|generate|bring)[^.;\d]{0,20}\d[\d.,]* ?(?:%|percent|per cent|pour cent) (?:of|des?|du|d') (?:our |the |nos |les |its |all |total )*(?:sales|revenues?|turnover|ventes|chiffre|recettes|income|business|orders|achats|volumes?)/;

const HEADS_BUYERS =
  /^(?:\d{1,2}[.)] )?(?:our |the |nos |les |la )?(?:buyers?|customers?|clients?|clientele|acheteurs|who buys(?: from us)?|who pays(?: us)?|qui (?:nous )?(?:paie|achete)|how many do you serve|whom (?:do )?(?:we|you) (?:serve|sell to))\b.{0,40}$/;

/** Asked, sued, supplying or merely told of: not customers. */
const NOT_OURS =
  /\b(?:survey|surveyed|asked|interviewed|enquete|interroges?|suppliers?|fournisseurs?|from|of the|des|parmi|among|against|owed by|than|will|plan|planned|target|visons|prevoyons|objectif|by 20\d\d|d'ici) (?:[a-z]+ )?$/;

/** What a short heading says of the sums below it: `Production facturée`. */
function kindAbove({ label, labelCues, numeral, text }: NumeralContext): CueKind | null {
  const told = labelCues.find(({ kind }) => MONEY.has(kind))?.kind ?? null;
  const isPlain = numeral.isScaled && /^(?:$|(?:en|in|contre|against|au|a|fin)\b)/.test(numeral.noun);
  const isOfThings = THINGS_BEFORE.test(text.slice(0, numeral.start));
  return isPlain &&
    !isOfThings &&
    label.length <= LONGEST_HEADING &&
    told === 'revenue' &&
    !OF_STOCK.test(text)
    ? told
    : null;
}

/** `half is pieces: we fired 2.9 million`: what is counted, named before it. */
const THINGS_BEFORE =
  /\b(?:pieces|units|bags|bottles|bricks|litres|tonnes|kilos|items|articles|orders|trips|rides|eggs|birds|trees|copies|sacs|bouteilles|briques|unites|commandes|trajets|courses|oeufs|exemplaires)\b[^.;\d]{0,40}$/;
const OF_STOCK =
  /\b(?:resultat|benefice|perte|profit|loss|cash|tresorerie|dette|loan|emprunt|pret|reste|carnet|backlog|order book|capital|marge|margin)\b/;

/** `sales of 548 million and a profit of 23 million`: what is left of the sales. */
const OF_A_RESULT =
  /\b(?:benefices?|pertes?|profits?|loss(?:es)?|resultat|ebitda|deficit|surplus|excedent)(?: (?:nette?|after tax|of|de|d'|a|was|est|etait))* $/;

/** `10 million a month` without a sign is money where the words beside it say so. */
function nearestMoneyOfBareCount(context: NumeralContext): NumberKind | null {
  const { numeral, text } = context;
  if (numeral.isScaled && kindWithinCost(context) === 'ask') return 'ask';
  if (OF_SHARES.test(text.slice(0, numeral.start))) return null;
  const isBare =
    numeral.noun === '' ||
    (numeral.isScaled && COUNTS_NOTHING.test(numeral.noun)) ||
    /^(?:par|per|a|en|in|at|on|by|fin|debut|le|restant|for|the|pour|au|dans|outstanding|of|disponibles?|pendant|during|while|until|soit|avant|apres)\b/.test(
      numeral.noun,
    ) ||
    (numeral.isScaled && OF_INCOME.test(text.slice(numeral.end)));
  if (!isBare || (!numeral.isScaled && numeral.value < 10_000)) return null;
  if (OF_A_RESULT.test(text.slice(0, numeral.start))) return null;
  const near = nearestCue(context, MONEY, 45) ?? kindAbove(context);
  if (near === null || near === 'none' || near === 'market') return null;
  if (near === 'ask' && (isSecondAsk(context) || NOT_ASKED_FOR.test(text.slice(numeral.end)))) return null;
  return /\b(?:users|customers|students)\b/.test(text.slice(Math.max(0, numeral.start - 25), numeral.start))
    ? null
    : numberKind(near);
}
