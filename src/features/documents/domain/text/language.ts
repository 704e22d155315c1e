import type { Passage } from './passage.ts';

const ENGLISH = new Set(
  'the of and to in is we our for with that are by on from this as at it will have has'.split(' '),
);
const FRENCH = new Set(
  'le la les de des du et en un une nous notre pour dans que est sont par sur au aux ce qui ne pas'.split(
    ' ',
  ),
);
/** What heads and rows of tables say, where there are no sentences; words of both languages tell nothing. */
const ENGLISH_ROWS = new Set(
  'account accounts amount amounts assets balance bank benefit cash cost costs credits debits debt debtors earnings equity expenses fee growth headcount holder holders income inventories invested investors liabilities loan loans loss month monthly new opening closing option paying per pool price profit quarter receivables revenue round sales seed share shares staff stock tax units value year yearly'.split(
    ' ',
  ),
);
const FRENCH_ROWS = new Set(
  'achats actif amortissements annee avances banque banques benefice bilan caisse capitaux charges chiffre clients cloture comptes compte creances dettes effectif emprunts encaissements decaissements ecart energie entree exercice financieres fournisseurs frais immobilisations impots interets loyers marge matieres mois montant ouverture parts passif personnel perte produits propres recettes remunerations resultat salaires semestre solde soldes taux taxes tresorerie trimestre valeur ventes'.split(
    ' ',
  ),
);
const READ = 4000;

type Words = { readonly en: ReadonlySet<string>; readonly fr: ReadonlySet<string> };
const SMALL_WORDS: Words = { en: ENGLISH, fr: FRENCH };
const ALL_WORDS: Words = {
  en: new Set([...ENGLISH, ...ENGLISH_ROWS]),
  fr: new Set([...FRENCH, ...FRENCH_ROWS]),
};

/** The language most of the small words belong to, or most of the names of rows where those are few; unknown below five of them or where neither leads. */
export function languageOf(passages: readonly Passage[]): 'en' | 'fr' | 'unknown' {
  const told = languageBy(passages, SMALL_WORDS);
  return told === 'unknown' ? languageBy(passages, ALL_WORDS) : told;
}

function languageBy(passages: readonly Passage[], words: Words): 'en' | 'fr' | 'unknown' {
  let [english, french, read] = [0, 0, 0];
  for (const { text } of passages) {
    if (read >= READ) break;
    for (const word of text.split(/[^a-z]+/)) {
      read += 1;
      if (words.en.has(word)) english += 1;
      if (words.fr.has(word)) french += 1;
    }
  }
  if (english + french < 5 || Math.max(english, french) < 1.3 * Math.min(english, french)) return 'unknown';
  return english > french ? 'en' : 'fr';
}
