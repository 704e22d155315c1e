/** How a section is recognised: phrases of its headings, and terms of which two in one sentence speak of it. */
export type SectionWords = {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  /** Phrases between bars, lower case and without accents. */
  readonly headings: string;
  readonly cues: string;
  /** Titles that go on in any words: `Who else sells water`. */
  readonly titles?: RegExp;
};

export const PROBLEM = {
  id: 'problem',
  label: 'Problem',
  headings: `
    pain | ce qui ne va pas | le probleme aujourd'hui | the situation | situation today | the situation today | pourquoi nous existons | raison d'etre | why | problem | problems | the problem we solve | what is wrong | pourquoi | le probleme que nous resolvons | problem statement | the pain | pain point | pain points | challenge | challenges
    | the need | need | needs | the gap | why now | why it matters | why this matters | why shops need us
    | why we exist | what is broken | what's broken | status quo | context | background | need us | the
    need we meet | probleme | problemes | problematique | constat | besoin du marche | le besoin | les
    besoins | enjeu | enjeux | defi | defis | contexte | pourquoi maintenant | point de depart`,
  cues: `
    still | nobody tells | throw away | half a day | delays | costly | too slow | on foot | quit | strips | sans diplome | emprunte |
    struggle | struggles | lose | loses | lost | waste | wasted | cannot | unable | lack | expensive |
    broken | wait | waits | unreliable | spoils | spoil | refuse | by hand | no access | shortage | too
    far | empty | nearest | die | outage | penalties | pain | perdent | perd | manque | cher | impossible
    | attendent | faute de | difficile | ne peuvent | n'ont pas | sans acces | penurie | voyagent`,
} as const;

export const SOLUTION = {
  id: 'solution',
  label: 'Solution',
  headings: `
    service | our service | the service | fixes it | how we fix it | how it helps | proposition | la proposition | notre proposition | what | how | what we are building | what it is | solution | solutions | our answer | the answer | the cure | what we do | what we offer | what we
    propose | our offer | the offer | offer | value proposition | how it works | our approach | approach |
    what we built | the fix | how we solve it | how we help | reponse | la reponse | notre reponse |
    proposition de valeur | notre offre | l'offre | offre | ce que nous proposons | ce que nous faisons |
    notre approche | comment ca marche | fonctionnement`,
  cues: `
    is a service | is a platform | is a marketplace | pay on delivery | order by | delivers | delivery | predicts | enables | allows | validee | avance |
    we match | we turn | we route | we connect | we help | we offer | we provide | we give | we buy | lets
    | so that | in minutes | within 24 hours | one place | on one screen | same day | solves | automates |
    instead of | on call | on lease | replaces | nous proposons | nous offrons | permet | permettons |
    nous mettons | en quelques minutes | le jour meme | remplace | automatise | nous livrons`,
} as const;

export const PRODUCT = {
  id: 'product',
  label: 'Product',
  headings: `
    our technology | how the product works | notre technologie | le service | nos services | product | products | our product | the product | product and technology | product demo | demo |
    technology | platform | the platform | features | roadmap | how it is built | tech stack | products
    and services | services | the app | produit | produits | le produit | notre produit | technologie |
    plateforme | fonctionnalites | feuille de route | produits et services | l'application | demonstration`,
  cues: `
    in the app | by phone | from a phone | online | usb | device | devices | machine | machines | sensor | sensors | drone | drones | bag | meter | the system | an app | en ligne | carte | boitier | systeme |
    app | android | ios | web | mobile | whatsapp | ussd | sms | dashboard | api | platform | kit |
    battery | batteries | hardware | software | tablet | offline | version | roadmap | prototype | beta |
    bot | records | installed | application | plateforme | portail | hors ligne | tableau de bord |
    logiciel | badge | capteur | telephone | relais`,
} as const;

export const MARKET = {
  id: 'market',
  label: 'Market',
  headings: `
    the demand | demand | la demande | size of the opportunity | market | markets | market size | market opportunity | the opportunity | opportunity | market analysis
    | target market | addressable market | tam | tam sam som | how big | size of the prize | market sizing
    | industry | industry overview | who buys | customers and market | marche | marches | taille du marche
    | opportunite | opportunite de marche | etude de marche | analyse du marche | marche cible | marche
    adressable | potentiel`,
  cues: `
    market | tam | sam | som | addressable | billion | industry | a year | per year | licensed |
    registered | penetration | there are | worth | marche | milliard | milliards | par an | on compte |
    recensement | taux de penetration | adressable | le pays compte`,
} as const;

export const BUSINESS_MODEL = {
  id: 'businessModel',
  label: 'Business model',
  headings: `
    what is left | what we keep | our prices | prices | ce qui reste | nos prix | les prix | unit figures | ce que nous gagnons | what we earn | model | our revenues | nos revenus | comment nous gagnons de l'argent | rentabilite unitaire | business model | revenue model | how we make money | how we earn | how we charge | monetisation |
    monetization | pricing | unit economics | economics | earning model | revenue streams | the model |
    our model | how it pays | where the money comes from | modele economique | modele d'affaires | modele
    de revenus | le modele | modele | monetisation | tarifs | tarification | sources de revenus | comment
    nous gagnons | economie unitaire`,
  cues: `
    we keep | keep | per seat | per pupil | per job | charge | charges | we charge | they pay | paid per | we are paid | nous gardons | nous facturons | facturons |
    commission | subscription | subscriptions | fee | fees | per month | a month | pay us | pays | pay |
    margin | gross margin | price | per transaction | licence fee | markup | take rate | lease | per swap
    | cac | ltv | payback | abonnement | commission | marge | marge brute | par mois | prix | tarif | paie
    | paient | payee | par transaction`,
} as const;

export const TRACTION = {
  id: 'traction',
  label: 'Traction',
  headings: `
    to date | impact to date | today | activity | activite | volumes | figures | record | our record | usage | usage et recettes | what we have sold | what we sold | progres | nos progres | ce que nous avons prouve | preuves | what we have proven | highlights | traction highlights | results so far | our progress | traction | progress | results | milestones | key metrics | metrics | kpis | where we stand | where we
    stand today | where we are | where we are today | achievements | our numbers | numbers | growth |
    customers and results | what we have achieved | track record | momentum | so far | proof | validation
    | customers | resultats | les chiffres | chiffres cles | indicateurs | indicateurs cles | ou en
    sommes-nous | avancement | realisations | jalons | croissance | nos chiffres | parcours | clients`,
  cues: `
    users | customers | clients | active | paying | revenue | mrr | arr | grew | growth | month on month |
    signed | pilots | retention | orders | transactions | year before | open in | seeing | utilisateurs |
    clients actifs | actifs | actives | chiffre d'affaires | croissance | commandes | inscrits | payants |
    encaisses | contre`,
} as const;

export const COMPETITION = {
  id: 'competition',
  label: 'Competition',
  titles:
    /^(?:who else\b|the others?\b|others? (?:who|in|on|do|does|at|around|here|already|that)\b|what else (?:people|they|one|customers|farmers|is there)|(?:whom?|what) (?:we|they) (?:compete|are up) |compet(?:ing|es?) (?:with|against)|(?:who|what) (?:could|can|may|might|would) (?:beat|replace) us|(?:our|the|main|direct|nos|les) (?:rivals|competitors|rivaux|concurrents)\b|(?:rivals|rivaux|concurrents|competitors) (?:and|et|in|on|en|a|au)\b|qui d'autre|d'autres (?:font|le font|sur|dans|qui)|les autres (?:font|qui|sur|dans)|(?:ce qui|qui) (?:peut|pourrait) nous (?:battre|remplacer)|en face(?: de nous)?$)/,
  headings: `
    around us | beside us | against whom | whom we are up against | up against | who else is there | who they use instead | a cote de nous | autour de nous | competitive | competitive position | our advantage | our advantages | nos atouts | alternatives open | why people choose us |
    others | the others | against | versus | face | who competes | contre qui | face a qui | who else is out there | other players | the field | face a nous | les autres | qui d'autre | les autres acteurs | autres acteurs | competition | competitors | competitive landscape | competitive analysis | competitive advantage |
    landscape | alternatives | others in the field | who else | why we win | why us | our edge | rivals |
    differentiation | how we compare | comparison | who we are up against | concurrence | concurrents | la
    concurrence | analyse concurrentielle | paysage concurrentiel | avantage concurrentiel | avantages
    concurrentiels | pourquoi nous | differenciation | positionnement`,
  cues: `
    competitor | competitors | competition | compete | competes | rival | rivals | alternative |
    alternatives | unlike | incumbent | incumbents | differ | our edge | funded | cheaper | free |
    concurrent | concurrents | concurrence | rivaux | contrairement | notre avantage | alternative | seuls`,
} as const;

export const GO_TO_MARKET = {
  id: 'goToMarket',
  label: 'Go to market',
  headings: `
    growth plan | plan de croissance | rollout | roll-out | market entry |     comment nous grandissons | comment nous vendons | reach | how we get | how we get customers | how we get shops | how we win customers | comment nous vendons | comment nous vendrons | go to market | go-to-market | gtm | sales | marketing | sales and marketing | marketing and sales |
    marketing plan | marketing and sales plan | sales strategy | distribution | channels | growth strategy
    | customer acquisition | reaching customers | how we sell | how we grow | expansion | expansion plan |
    how we reach customers | and sales | mise en marche | commercialisation | strategie commerciale |
    distribution | ventes | plan marketing | acquisition | acquisition clients | conquete | canaux |
    strategie de croissance | strategie marketing | deploiement | vente`,
  cues: `
    agents | referrals | refer | resell | resellers | partners | partner with | partnerships | ambassadors
    | webinars | sales team | field agents | field sales | channel | marketing | advertising | paid search | we visit |
    associations | recommend us | officers | distributors | partenaires | partenariats | ambassadeurs |
    commerciaux | animateurs | prospection | publicite | radio | nous recommande | revendeurs | tontines`,
} as const;

export const TEAM = {
  id: 'team',
  label: 'Team',
  titles:
    /^(?:(?:the |our )?(?:people|founders|team|owners|shareholders) (?:and|behind)\b|(?:the |les )?(?:two|three|four|five|six|deux|trois|quatre|cinq) (?:of us|fondateurs|associes|founders|partners)\b|who (?:runs|leads|stands behind|is behind|does what|does it|carries)\b|(?:l')?equipe et |(?:les )?(?:fondateurs|associes|hommes|femmes) et |qui (?:est derriere|sont derriere|dirige|porte|fait quoi|conduit))/,
  headings: `
    qui nous sommes | meet the team | the people behind | team | our team | the team | founders | founding team | management | management team | who we are |
    leadership | people | us | about us | management and staff | advisors | the people | equipe | l'equipe
    | notre equipe | equipe fondatrice | fondateurs | les fondateurs | qui sommes-nous | direction |
    dirigeants | management | les fondatrices | personnel | associes | les associes`,
  cues: `
    ceo | cto | coo | cfo | founder | co-founder | cofounder | managing director | previously | formerly |
    ex- | years at | employees | staff | team of | engineer | people | lead at | obstetrician | fondateur
    | fondatrice | cofondateur | cofondatrice | directeur | directrice | pdg | gerant | gerante | ancien |
    ancienne | ans chez | ans a | salaries | employes | collaborateurs`,
} as const;

export const FINANCIALS = {
  id: 'financials',
  label: 'Financials',
  headings: `
    our accounts | profit and cash | nos comptes | la caisse | where the money stands | money stands | cash | money in | finance plan | key financials | our finances | financials | financial plan | financial projections | projections | financial outlook | forecast |
    forecasts | finance | finances | money | cash position | budget | runway | burn | p&l | financial
    highlights | burn and runway | cash and runway | finances | previsions | previsions financieres | plan
    financier | tresorerie | donnees financieres | elements financiers | situation financiere |
    projections financieres | comptes | budget previsionnel`,
  cues: `
    burn | net burn | runway | cash | costs | expenses | in the bank | in the account | break even |
    breakeven | ebitda | profit | forecast | projected | spend | operating costs | tresorerie | autonomie
    | charges | depenses | depenses nettes | en caisse | en banque | seuil de rentabilite | point mort |
    previsionnel | resultat net | consommons | brulons`,
} as const;

export const ASK = {
  id: 'ask',
  label: 'Ask',
  headings: `
    deal | besoin | raise | request | our request | what we request | we want | what we want | the offer | our offer | tour | le tour | notre tour | what we are asking for | what we are asking | what we are raising | what we are looking for | the deal | terms | investment terms | ce que nous demandons | ce qu'il nous faut | ce dont nous avons besoin | ce que nous cherchons | ce que nous recherchons | plan de financement | augmentation de capital | ask | the ask | our ask | round | the round | the raise | funding | fundraise | fundraising |
    investment | investment ask | investment opportunity | use of funds | use of proceeds | funding
    required | funding request | join us | what we need | funding needs | seed round | capital raise |
    financing | levee | levee de fonds | notre levee | besoin de financement | notre demande | la demande | demande | l'appel | notre appel |
    financement | financement recherche | utilisation des fonds | emploi des fonds | rejoignez-nous | tour
    de table | investissement recherche | notre besoin | besoins financiers | appel de fonds`,
  cues: `
    raise | raising | seek | seeking | looking for | ask for | use of funds | proceeds | safe |
    convertible | equity | seed | series a | pre-money | post-money | valuation | investors | invest |
    funding | levons | lever | recherchons | cherchons | levee | utilisation des fonds | valorisation |
    investisseurs | capital | amorcage | tour`,
} as const;
