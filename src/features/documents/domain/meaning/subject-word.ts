import type { FlagCode } from '../document.ts';

/**
 * Words of which a sentence has one where it speaks of a subject, folded, in English and French. They tell nothing by
 * themselves: without any of them what the weights make of a sentence is of something else.
 */
const WORDS: Readonly<Partial<Record<FlagCode, RegExp>>> = {
  AGREEMENT_NOT_SIGNED:
    /\b(?:sign\w*|agreement\w*|contract\w*|contrat\w*|lease\w*|bail|convention\w*|letters?|deed|accord\w*|paper\w*|renew\w*|expir\w*|ran out|ended|end|terme?|echu\w*|word|parole|handshake|draft\w*|pacte|document\w*|written|ecrit|initial\w*|concession|text|copy|copies|notes?|names?|hand|hands|promis\w+|offer|offre|expired?|extension)\b/,
  CUSTOMER_CONCENTRATION:
    /\b(?:customer\w*|client\w*|buyer\w*|acheteur\w*|takes?|took|buys?|bought|pay\w*|paie\w*|sales|sold|vent\w+|vend\w+|revenue\w*|turnover|chiffre|preneur|orders?|contract|contrat|income|invoic\w+|factur\w+|billed|swaps?|one|single|seul\w*|most|half|moitie)\b/,
  DEBT_UNDISCLOSED:
    /\b(?:owe\w*|loan\w*|borrow\w*|lent|debt\w*|due|pay\w*|paid|repay\w*|pret\w*|dette\w*|emprunt\w*|doi\w+|devons|du|dus|rembours\w*|credit\w*|advance\w*|avance\w*|guarant\w+|garanti\w*|surety|caution\w*|facility|books?|comptes?|accounts?|bill|note|balance)\b/,
  GOING_CONCERN:
    /\b(?:cash|bank\w*|loss\w*|lost|perte\w*|continu\w+|surviv\w+|stay open|open|close\w*|fail\w*|liquidit\w+|tresorerie|capitaux|equity|negative|refus\w*|reschedul\w*|covenant\w*|creditor\w*|support|without|sans|creancier\w*|solvab\w*|exploitation|wages|salaires|pay|debts?|instal\w+|july|month|months|mois|rescue|payer|dettes?|echeance\w*|runway|stop\w*|deficit)\b/,
  IP_NOT_ASSIGNED:
    /\b(?:software|code|logiciel|platform\w*|plateforme|brand|marque|trade ?mark|patent|brevet|design\w*|dessins?|recipe\w*|recette\w*|formula\w*|formule|process|procede|programme?s?|app|algorithm\w*|engine|moteur|moulds?|moules?|module|system|drawings?|plans?|copyright|rights|droits|title|wrote|written|ecrit|name|nom|logo|database|model\w*|catalogue|website|site|works?|built|made|belongs?|owns?|appartien\w+|oeuvre|invent\w+)\b/,
  KEY_PERSON_LEFT:
    /\b(?:left|leav\w+|go(?:es|ing)?|gone|mov(?:es|ed|ing)|join\w*|retir\w+|resign\w*|quit\w*|takes? up|took up|depart\w*|parti\w*|part|partir\w*|demission\w*|rejoin\w+|last|notice|replac\w+|remplac\w+|successor|died|deces|vacan\w+|post in|until|ill|malade|stepp\w+|handed|nobody|personne|thank\w*|alone|farewell|emigrat\w+|abroad|home|successor|taken|poached|he|she|il|elle|him|her|whose|qui)\b/,
  LICENCE_MISSING:
    /\b(?:licen\w+|permit\w*|permis|approv\w+|agrement\w*|autoris\w+|authori\w+|certificat\w*|clearance|concession|registr\w+|visa|accredit\w+|homolog\w+|declaration|consent|allowed|regulat\w+|ministry|ministere|application|applied|form|inspector\w*|board|authority|refus\w+|suspend\w*|lapsed|expired?)\b/,
  LITIGATION_PENDING:
    /\b(?:court\w*|tribunal|sue\w*|suit|claim\w*|judge\w*|case|proces|assign\w+|plaint\w*|litig\w*|arbitra\w+|lawyer\w*|summon\w*|served|hearing|reclam\w+|avocat\w*|juge\w*|procedure|freeze|writ|object\w*|complain\w*|neighbours?|demand\w*|seiz\w+|saisi\w*|immobilis\w+|voisins?|compensation|damages?)\b/,
  NO_COMPETITION:
    /\b(?:compet\w+|rivals?|concurren\w+|nobody|no one|none|alone|seuls?|only|autre|other|else|first|equivalent\w*|match\w*|monopol\w+|unique|not one|not an?|not another|any(?:body|one)|ever|aucun\w*|nul\w*|what we (?:do|make|sell))\b/,
  NO_SHAREHOLDERS_AGREEMENT:
    /\b(?:agreement|pacte?|associes|shareholders?|founders?|written|signed|between|entre|convention|papers?)\b/,
  OPINION_QUALIFIED:
    /\b(?:audit\w*|opinion|auditor\w*|commissaire\w*|cac|verif\w+|qualified|except|reserve\w*|accountant|expert|looked|checked|certif\w*|obtain|satisfy|appointed|count|counted|inventory|inventaire|stocks?|books|livres|comptes)\b/,
  PROJECTION_AS_FACT:
    /\b(?:will|once|after|as soon as|next|sera|seront|aura|apres|une fois|des que|prochain\w*|chose faite|acquise?s?|certain\w*|done deal|as good as|counted|comptons|guaranteed|garanti\w*|20(?:2[6-9]|3\d))\b/,
  RELATED_PARTY:
    /\b(?:director\w*|chair\w*|founder\w*|owner\w*|shareholder\w*|associe\w*|gerant\w*|president\w*|fondat\w+|actionnaire\w*|wife|husband|brother\w*|sister\w*|son|daughter|cousin|uncle|nephew|father|mother|family|epou\w+|frere\w*|soeur\w*|fils|fille|mari|pere|mere|beau\w*|belle\w*|famille|in-law|mr|mrs|ms|m|mme|monsieur|madame|managing|partner\w*|administrateur\w*|own|chief executive|manager|ceo|contract\w*|interest|written|in-laws?|parents?|relatives?|his|her|sa|ses)\b/,
  RETURN_PROMISED:
    /\b(?:return\w*|yield\w*|\d+ ?%|per ?cent|pour cent|profit|dividend\w*|interest|rendement|touche\w*|guarante\w+|garanti\w*|back|whatever|double\w*|triple\w*|times|fois|paid|rich\w*|gain\w*|secure|sure|money|argent|every (?:month|year)|a (?:month|year)|monthly|mise|par (?:an|mois))\b/,
  SUPPLIER_CONCENTRATION:
    /\b(?:suppl\w+|buy\w*|bought|purchas\w+|com(?:es?|ing) (?:in )?from|came|source\w*|sourc\w+|achet\w+|achat\w*|fourni\w+|vien\w+|provien\w+|import\w*|deliver\w*|livr\w+|feed|raw|sort\w*|arriv\w+|mill|maker|fabricant|get|gets|got|collect\w*|depend\w*|draws?|tir\w+|pren\w+|prend|stock|stops?|sources?)\b/,
  TAXES_UNPAID:
    /\b(?:tax\w*|vat|tva|paye|pension\w*|levy|levies|social|contribution\w*|cotisation\w*|impots?|fisc\w*|taxes?|withh\w+|retenue\w*|cnps|cnss|nssf|nhif|nassit|nasscorp|customs|douane\w*|revenue authority|duties|dues|caisse|ipres|inss|rssb|deduct\w*|salar\w+|payroll|wages|kept back|penal\w+|majoration\w*|state|etat|treasury|tresor|instal\w+)\b/,
};

/** Whether a folded sentence has a word of a subject; of subjects without words of their own any sentence has. */
export const namesSubject = (code: FlagCode, text: string): boolean => WORDS[code]?.test(text) ?? true;
