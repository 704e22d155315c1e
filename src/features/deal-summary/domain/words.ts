import type { EvidenceLevel } from '#shared/domain/catalogue/vocabularies.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

type Category = 'team' | 'market' | 'product' | 'financials' | 'legal' | 'traction';
type Metric = 'users' | 'monthly_revenue' | 'growth';

const en = {
  kicker: {
    public: 'Deal summary · public facts',
    full: 'Deal summary · confidential',
    investor: 'Deal summary · with your notes',
  },
  asOf: (day: string) => `As of ${day}`,
  page: 'Page',
  notice: 'Figures are the company’s own unless a source is named. This is no offer and no advice.',
  notStated: 'not stated',
  more: (count: number) => `and ${count} more`,
  about: 'The company',
  sector: 'Sector',
  stage: 'Stage',
  model: 'Business model',
  headquarters: 'Headquarters',
  incorporated: 'Incorporated in',
  founded: 'Founded',
  people: 'Team size',
  website: 'Website',
  raising: 'Raising',
  round: 'The round',
  roundOf: (instrument: string) => `The round: ${instrument}`,
  target: 'Target',
  minimum: 'Minimum',
  softCircled: 'Soft-circled',
  committed: 'Committed',
  signed: 'Signed',
  received: 'Received',
  closes: 'Closes',
  ofTarget: (percent: string) => `${percent} of the target`,
  inDollars: (amount: string) => `about ${amount}`,
  fromRound: 'From the company’s round on Kilele.',
  noRound: 'No round is stated.',
  traction: 'Traction',
  metric: 'Figure',
  value: 'Value',
  day: 'Day',
  evidence: 'Evidence',
  metrics: { users: 'Users', monthly_revenue: 'Monthly revenue', growth: 'Growth' } satisfies Record<
    Metric,
    string
  >,
  levels: {
    claimed: 'claimed',
    document: 'document',
    'third-party-document': 'third-party document',
    'system-export': 'system export',
    'confirmed-by-counterparty': 'confirmed by the other side',
  } satisfies Record<EvidenceLevel, string>,
  revenueByMonth: (currency: string) => `Monthly revenue, ${currency}`,
  noTraction: 'No dated figure yet.',
  team: 'Team',
  name: 'Name',
  role: 'Role',
  diligence: 'Due diligence',
  diligenceOwn: 'From the latest due diligence; what is not known counts neither for nor against.',
  diligencePublic:
    'From public facts alone, before a due diligence; what is not known counts neither for nor against.',
  categories: {
    team: 'Team',
    market: 'Market',
    product: 'Product',
    financials: 'Financials',
    legal: 'Legal',
    traction: 'Traction',
  } satisfies Record<Category, string>,
  known: (percent: string) => `${percent} known`,
  outOf100: (score: string) => `${score} of 100`,
  failed: 'What speaks against it',
  passed: 'What speaks for it',
  ownership: 'Ownership',
  fullyDiluted: (version: number, day: string) =>
    `Fully diluted with convertibles at their caps, from cap table version ${version} of ${day}.`,
  shares: (count: string) => `${count} shares`,
  others: (count: number) => `${count} others`,
  atCap: (shares: string) => `convertible, ${shares} at its cap`,
  uncapped: (count: number) =>
    `${count} more ${count === 1 ? 'convertible has' : 'convertibles have'} no cap and so no share yet.`,
  noTable: 'No cap table yet.',
  projection: 'Financial model',
  fromModel: (version: number, day: string) => `Projection, from model version ${version} of ${day}.`,
  year: 'Year',
  revenue: 'Revenue',
  ebitda: 'EBITDA',
  cashFlow: 'Cash flow',
  runway: 'Runway',
  months: (count: string) => `${count} months`,
  burn: 'Burn a month',
  noModel: 'No financial model yet.',
  valuation: 'Valuation',
  fromValuation: (version: number, day: string) => `Pre-money, from valuation version ${version} of ${day}.`,
  fairValue: 'Fair value',
  range: 'Range',
  noValuation: 'No valuation yet.',
  own: 'Your notes',
  ownSource: 'Seen by you alone; not part of what the company publishes.',
  fit: 'Fit with your criteria',
  noNotes: 'No note of yours yet.',
  wrote: (name: string, day: string) => `${name}, ${day}`,
};

export type Words = typeof en;

const fr: Words = {
  kicker: {
    public: 'Fiche d’investissement · données publiques',
    full: 'Fiche d’investissement · confidentiel',
    investor: 'Fiche d’investissement · avec vos notes',
  },
  asOf: (day) => `Au ${day}`,
  page: 'Page',
  notice:
    'Sauf source indiquée, les chiffres sont ceux de l’entreprise. Ceci n’est ni une offre ni un conseil.',
  notStated: 'non indiqué',
  more: (count) => `et ${count} de plus`,
  about: 'L’entreprise',
  sector: 'Secteur',
  stage: 'Stade',
  model: 'Modèle économique',
  headquarters: 'Siège',
  incorporated: 'Immatriculée en',
  founded: 'Création',
  people: 'Effectif',
  website: 'Site',
  raising: 'Montant recherché',
  round: 'La levée',
  roundOf: (instrument) => `La levée : ${instrument}`,
  target: 'Objectif',
  minimum: 'Minimum',
  softCircled: 'Intentions',
  committed: 'Engagé',
  signed: 'Signé',
  received: 'Reçu',
  closes: 'Clôture',
  ofTarget: (percent) => `${percent} de l’objectif`,
  inDollars: (amount) => `environ ${amount}`,
  fromRound: 'D’après la levée déclarée par l’entreprise sur Kilele.',
  noRound: 'Aucune levée n’est indiquée.',
  traction: 'Traction',
  metric: 'Indicateur',
  value: 'Valeur',
  day: 'Date',
  evidence: 'Preuve',
  metrics: { users: 'Utilisateurs', monthly_revenue: 'Revenu mensuel', growth: 'Croissance' },
  levels: {
    claimed: 'déclaré',
    document: 'document',
    'third-party-document': 'document d’un tiers',
    'system-export': 'export d’un système',
    'confirmed-by-counterparty': 'confirmé par l’autre partie',
  },
  revenueByMonth: (currency) => `Revenu mensuel, ${currency}`,
  noTraction: 'Aucun chiffre daté pour l’instant.',
  team: 'Équipe',
  name: 'Nom',
  role: 'Rôle',
  diligence: 'Vérifications',
  diligenceOwn: 'D’après la dernière vérification ; ce qui n’est pas connu ne compte ni pour ni contre.',
  diligencePublic:
    'D’après les seules données publiques, avant toute vérification ; ce qui n’est pas connu ne compte ni pour ni contre.',
  categories: {
    team: 'Équipe',
    market: 'Marché',
    product: 'Produit',
    financials: 'Finances',
    legal: 'Juridique',
    traction: 'Traction',
  },
  known: (percent) => `connu à ${percent}`,
  outOf100: (score) => `${score} sur 100`,
  failed: 'Ce qui joue contre',
  passed: 'Ce qui joue pour',
  ownership: 'Capital',
  fullyDiluted: (version, day) =>
    `Dilution complète, convertibles à leur plafond, d’après la table de capitalisation, version ${version} du ${day}.`,
  shares: (count) => `${count} actions`,
  others: (count) => `${count} autres`,
  atCap: (shares) => `convertible, ${shares} à son plafond`,
  uncapped: (count) =>
    count === 1
      ? '1 autre titre convertible est sans plafond, donc encore sans part.'
      : `${count} autres titres convertibles sont sans plafond, donc encore sans part.`,
  noTable: 'Pas encore de table de capitalisation.',
  projection: 'Modèle financier',
  fromModel: (version, day) => `Projection, d’après le modèle, version ${version} du ${day}.`,
  year: 'Année',
  revenue: 'Chiffre d’affaires',
  ebitda: 'EBITDA',
  cashFlow: 'Flux de trésorerie',
  runway: 'Autonomie',
  months: (count) => `${count} mois`,
  burn: 'Consommation par mois',
  noModel: 'Pas encore de modèle financier.',
  valuation: 'Valorisation',
  fromValuation: (version, day) => `Pre-money, d’après la valorisation, version ${version} du ${day}.`,
  fairValue: 'Valeur estimée',
  range: 'Fourchette',
  noValuation: 'Pas encore de valorisation.',
  own: 'Vos notes',
  ownSource: 'Vu par vous seul ; ne fait pas partie de ce que l’entreprise publie.',
  fit: 'Adéquation à vos critères',
  noNotes: 'Aucune note de vous pour l’instant.',
  wrote: (name, day) => `${name}, ${day}`,
};

/** The fixed words of a summary; what people wrote stays as it was written. */
export const WORDS: Readonly<Record<Language, Words>> = { en, fr };

/** A calendar day (`YYYY-MM-DD`) in words. */
export function dayIn(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A country by its ISO 3166 code. */
export function countryIn(language: Language, code: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
