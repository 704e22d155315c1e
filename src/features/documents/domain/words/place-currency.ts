import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { FoldedPage } from '../text/folded-page.ts';

/** Names of places and what is paid there; a sign several countries share is read by the place written of most. */
const PLACES: readonly (readonly [CurrencyCode, string])[] = [
  [
    'NGN',
    'nigeria|nigerian|lagos|abuja|ibadan|kano|kaduna|enugu|port harcourt|benin city|aba|jos|ilorin|onitsha|abeokuta|warri|calabar|uyo|owerri|asaba|akure|osogbo|maiduguri|sokoto|zaria|nnewi',
  ],
  [
    'KES',
    'kenya|kenyan|nairobi|mombasa|kisumu|nakuru|eldoret|thika|athi river|machakos|nyeri|kitale|malindi',
  ],
  [
    'ZAR',
    'south africa|south african|johannesburg|cape town|durban|pretoria|gauteng|soweto|bloemfontein|polokwane|western cape|eastern cape|kwazulu|limpopo|mpumalanga|free state|karoo',
  ],
  ['GHS', 'ghana|ghanaian|accra|kumasi|tamale|takoradi|tema|cape coast|sunyani'],
  ['EGP', 'egypt|egyptian|cairo|alexandria|egypte|giza|kafr el sheikh|mansoura|tanta|port said'],
  [
    'XOF',
    "senegal|senegalais|dakar|kaolack|thies|mbour|ziguinchor|bouake|yamoussoukro|san pedro(?! sula)|daloa|gagnoa|yopougon|segou|kayes|mopti|koutiala|parakou|abomey|atakpame|sokode|zinder|tahoua|agadez|koudougou|banfora|tambacounda|diourbel|bobo-dioulasso|cote d'ivoire|ivory coast|abidjan|burkina|ouagadougou|mali|bamako|benin|cotonou|togo|togolais|lome|niger|nigerien|niamey|korhogo|saint-louis|porto-novo|bamakois|sikasso|maradi|ivoirien|uemoa|umoa",
  ],
  [
    'XAF',
    'cameroun|camerounais|cameroon|douala|yaounde|gabon|libreville|tchad|congo|congolais|brazzaville|pointe-noire|bafoussam|garoua|maroua|bamenda|limbe|kribi|port-gentil|franceville|n.?djamena|bangui|malabo|centrafrique|guinee equatoriale|gabonaise?s?|tchadien(?:ne)?s?|dolisie|nkayi|owando|impfondo|mayombe|kouilou|likouala|ngaoundere|bertoua|ebolowa|nkongsamba|dschang|foumban|kousseri|kumba|buea|edea|adamaoua|djerem|sanaga|logone|moundou|abeche|oyem|lambarene|moanda|ogooue|berberati|bambari|onecca|cemac|cobac|rc/dla|rc/yao',
  ],
  [
    'MAD',
    'maroc|marocains?|marocaines?|marrakech|fes|morocco|casablanca|rabat|tanger|agadir|meknes|oujda|tetouan|safi|kenitra|essaouira|taroudant|settat|el jadida|beni mellal|laayoune|nador|mohammedia',
  ],
  [
    'TND',
    'tunisie|tunisiens?|tunisiennes?|tunisia|tunis|sfax|sousse|bizerte|beja|monastir|nabeul|gabes|kairouan|ariana|ben arous|mahdia|gafsa|tozeur|medenine|zarzis|djerba|jendouba|siliana|kasserine|sidi bouzid|tataouine|kebili|zaghouan|manouba|hammamet|msaken|moknine',
  ],
  ['DZD', 'algerie|algeria|alger|algiers|oran|constantine|annaba|setif'],
  ['RWF', 'rwanda|rwandan|kigali|musanze|huye|rubavu'],
  [
    'UGX',
    'uganda|ugandan|kampala|jinja|gulu|mbarara|entebbe|lira|mbale|masaka|soroti|fort portal|arua|kasese|hoima|rwenzori',
  ],
  ['TZS', 'tanzania|tanzanian|dar es salaam|arusha|mwanza|zanzibar|stone town|dodoma|mbeya|tanga|moshi'],
  ['ETB', 'ethiopia|ethiopian|addis|hawassa|bahir dar|dire dawa|mekelle|gondar|jimma|dessie'],
  ['ZMW', 'zambia|zambian|lusaka|ndola|kitwe|livingstone|chipata|kabwe|solwezi|chingola|mufulira'],
  ['MWK', 'malawi|malawian|lilongwe|blantyre|mzuzu|zomba|thyolo|mulanje|kasungu|mangochi'],
  ['BWP', 'botswana|gaborone|francistown|maun|lobatse|palapye|serowe|kasane|selebi-phikwe|jwaneng|batswana'],
  ['NAD', 'namibia|windhoek|namibian|swakopmund|walvis bay|oshakati|ondangwa|rundu|otjiwarongo|keetmanshoop'],
  [
    'MUR',
    'mauritius|mauritian|ile maurice|mauriciens?|mauriciennes?|port louis|curepipe|quatre bornes|vacoas|mahebourg',
  ],
  [
    'CDF',
    'kinshasa|rdc|lubumbashi|goma|bukavu|kisangani|mbuji-mayi|kananga|kolwezi|likasi|matadi|kasai|katanga|kivu|ituri|haut-uele|isiro|bunia',
  ],
  ['GNF', 'conakry|guinee|guineen(?:ne)?s?|kindia|kankan|nzerekore|labe|mamou|boke|kamsar'],
  ['BIF', 'burundi|bujumbura|burundian|burundais|gitega'],
  [
    'INR',
    'india|indian|mumbai|delhi|bengaluru|bangalore|hyderabad|chennai|pune|kolkata|inde|goa|panaji|nagpur|jaipur|ahmedabad|surat|lucknow|kochi|kerala|gujarat|maharashtra|karnataka|tamil nadu|rajasthan|noida|gurugram|gurgaon|indore|bhopal|coimbatore|nashik|thane',
  ],
  ['IDR', 'indonesia|indonesian|jakarta|surabaya|bandung|indonesie'],
  [
    'BRL',
    'brazil|brazilian|sao paulo|rio de janeiro|belo horizonte|bresil|recife|fortaleza|curitiba|porto alegre|brasilia|minas gerais',
  ],
  [
    'PKR',
    'pakistan|karachi|lahore|islamabad|faisalabad|rawalpindi|sialkot|sheikhupura|gujranwala|multan|peshawar|quetta',
  ],
  [
    'BDT',
    'bangladesh|dhaka|chittagong|sylhet|bangladeshi|khulna|rajshahi|chattogram|gazipur|narayanganj|rangpur|jashore|bogura|mymensingh',
  ],
  [
    'PHP',
    'philippines?|filipino|manila|quezon|makati|pasig|taguig|cebu|davao|iloilo|bacolod|baguio|batangas|mindanao|luzon|visayas|palawan',
  ],
  [
    'NPR',
    'nepal|nepali|nepalese|kathmandu|lalitpur|pokhara|biratnagar|birgunj|bharatpur|butwal|ilam|bhaktapur|dolakha|chitwan|janakpur|hetauda',
  ],
  [
    'LKR',
    'sri lankan?|ceylon|colombo|kandy|galle|jaffna|matara|negombo|kurunegala|batticaloa|trincomalee|ratnapura',
  ],
  ['THB', 'thailand|thai|bangkok|chiang mai'],
  [
    'MYR',
    'malaysia|malaysian|kuala lumpur|penang|johor|sabah|sarawak|kuching|kota kinabalu|ipoh|selangor|melaka|terengganu|kelantan|sdn\\.? bhd',
  ],
  ['GMD', 'gambia|gambian|banjul|serekunda'],
  ['SLE', 'sierra leone|freetown|makeni|leones'],
  ['LRD', 'liberia|liberian|monrovia'],
  ['MZN', 'mozambique|maputo|nampula|mozambican|beira|quelimane|chimoio'],
  ['AOA', 'angola|angolan|luanda|benguela|huambo|lobito|lubango|cabinda'],
  [
    'MGA',
    'madagascar|malgache|antananarivo|toamasina|tamatave|antsirabe|malagasy|fianarantsoa|mahajanga|toliara|antalaha|sambava|nosy be|morondava|menabe',
  ],
  ['MRU', 'mauritanie|mauritania|nouakchott|nouadhibou|mauritanian|mauritanien(?:ne)?s?|kaedi|rosso'],
  ['SDG', 'sudan|sudanese|khartoum|omdurman'],
  ['JOD', 'jordan|jordanian|amman|irbid|zarqa|aqaba|mafraq'],
  ['KWD', 'kuwait|kuwaiti'],
  ['BHD', 'bahrain|manama'],
  ['QAR', 'qatar|qatari|doha'],
  ['SAR', 'saudi|riyadh|jeddah|dammam'],
  ['OMR', 'oman|omani|muscat'],
  ['AED', 'dubai|abu dhabi|emirates'],
  ['VND', 'vietnam|hanoi|ho chi minh|vietnamese|da nang|can tho|hai phong|buon ma thuot|dak lak'],
  ['MXN', 'mexico|mexican|mexique|guadalajara|monterrey|oaxaca|chiapas|queretaro|tijuana'],
  [
    'PEN',
    'peru|peruvian|lima|arequipa|cusco|trujillo|piura|perou|puno|huancayo|iquitos|cajamarca|ayacucho|tarapoto|pucallpa|chiclayo|satipo|sunat|digesa|indecopi|sunarp',
  ],
  // The country alone may be a market; its provinces, or what sums are said to be in, are a home.
  [
    'CAD',
    '[km]\\$ ca|canadian (?:dollars|funds|currency)|dollars canadiens|(?:figures|amounts|sums|prices)(?: are)?(?: all)?(?: in)? canadian|montants (?:sont )?(?:en )?canadiens|quebec|ontario|saskatchewan|manitoba|alberta|british columbia|nova scotia|new brunswick',
  ],
  ['COP', 'colombia|colombian|bogota|colombie|medellin|barranquilla|bucaramanga|manizales|antioquia'],
  ['JMD', 'jamaica|jamaican|jamaique|kingston|montego bay|mandeville|spanish town|ocho rios'],
  ['TTD', 'trinidad|trinidadian|tobago|port of spain|chaguanas|point fortin'],
  ['BBD', 'barbados|barbadian|bridgetown'],
  ['GYD', 'guyana|guyanese|berbice|demerara|essequibo'],
  ['BSD', 'bahamas|bahamian|nassau'],
  ['BZD', 'belize|belizean|belmopan'],
  [
    'XCD',
    'saint lucia|st\\.? lucia|castries|grenada|antigua|saint vincent|st\\.? vincent|kingstown|saint kitts|st\\.? kitts|basseterre',
  ],
  ['HTG', 'haiti|haitian|haitiens?|haitiennes?|port-au-prince|cap-haitien'],
  ['DOP', 'dominican republic|republique dominicaine|santo domingo'],
  ['HNL', 'honduras|honduran|tegucigalpa|san pedro sula|choloma|la ceiba|comayagua|olancho'],
  [
    'GTQ',
    'guatemala|guatemalan|quetzaltenango|huehuetenango|escuintla|coban|alta verapaz|chimaltenango|peten|mixco|retalhuleu',
  ],
  [
    'NIO',
    'nicaragua|nicaraguan|managua|matagalpa|jinotega|esteli|ocotal|masaya|chinandega|nueva segovia|bluefields',
  ],
  ['PYG', 'paraguay|paraguayan|asuncion|encarnacion|ciudad del este'],
  ['BOB', 'bolivia|bolivian|la paz|cochabamba|oruro|el alto|santa cruz de la sierra|tarija|potosi'],
  ['LAK', 'laos|lao pdr|vientiane|luang prabang|savannakhet'],
  ['BTN', 'bhutan|bhutanese|thimphu|phuntsholing'],
  ['FJD', 'fiji|fijian|suva|nadi'],
  ['NZD', 'new zealand|auckland|christchurch|dunedin|aotearoa'],
  ['SGD', 'singapore|singapour'],
  [
    'KHR',
    'cambodia|cambodian|phnom penh|siem reap|kampot|battambang|sihanoukville|takeo|kampong cham|pursat|kampong speu',
  ],
  ['KZT', 'kazakhstan|almaty|astana|kazakh|shymkent|karaganda|aktobe|atyrau'],
  ['UZS', 'uzbekistan|tashkent|samarkand|uzbek|bukhara|fergana|namangan|andijan'],
  ['MMK', 'myanmar|yangon|mandalay|burmese|naypyidaw|taunggyi|shan state'],
  ['MNT', 'mongolia|mongolian|ulaanbaatar|erdenet|darkhan'],
  ['ZWG', 'zimbabwe|zimbabwean|harare|bulawayo|mutare|gweru'],
  ['SZL', 'eswatini|swazi|mbabane|manzini|matsapha|nhlangano|siteki|ezulwini'],
  ['LSL', 'lesotho|maseru|basotho|teyateyaneng|mafeteng|leribe|quthing|mokhotlong|qacha.?s nek'],
  ['SCR', 'seychelles|seychellois'],
  ['CVE', 'cape verde|cabo verde|cap-vert|praia|mindelo'],
  ['KMF', 'comores|comoros|moroni|comoriens?'],
  ['DJF', 'djibouti|djiboutiens?'],
  ['SOS', 'somalia|somali|mogadishu|hargeisa'],
  ['SSP', 'south sudan|juba'],
  ['GEL', 'georgian|tbilisi|batumi|kutaisi|rustavi|zugdidi|telavi|kakheti|imereti'],
  ['AMD', 'armenia|armenian|yerevan|gyumri|vanadzor'],
  ['AZN', 'azerbaijan|azerbaijani|baku|ganja|sumgait'],
  ['MDL', 'moldova|moldovan|chisinau|soroca|cahul|orhei|ungheni|briceni'],
  ['RON', 'romania|romanian|bucharest|timisoara|brasov'],
  ['UAH', 'ukraine|ukrainian|kyiv|lviv|odesa|kharkiv|dnipro'],
  ['KGS', 'kyrgyzstan|kyrgyz|bishkek|jalal-abad'],
  ['TJS', 'tajikistan|tajik|dushanbe|khujand'],
  ['TRY', 'turkiye|istanbul|ankara|izmir|gaziantep'],
  ['RSD', 'serbia|serbian|belgrade|novi sad'],
  ['MKD', 'north macedonia|skopje'],
  ['IQD', 'iraq|iraqi|baghdad|basra|erbil|mosul|sulaymaniyah|kirkuk|najaf'],
  ['YER', 'yemen|yemeni|hodeidah|taiz'],
  ['LBP', 'lebanon|lebanese|beirut|bekaa'],
  ['ILS', 'palestine|palestinian|ramallah|nablus'],
  ['AFN', 'afghanistan|afghan|kabul|herat|kandahar'],
  ['PGK', 'papua new guinea|port moresby|goroka|mount hagen'],
  ['MVR', 'maldives|maldivian'],
  ['ARS', 'argentina|argentine|buenos aires|tucuman'],
  ['CLP', 'chilean|santiago de chile|valparaiso|antofagasta|temuco'],
  ['UYU', 'uruguay|uruguayan|montevideo'],
  ['CRC', 'costa rica|costa rican|alajuela|heredia'],
  ['SRD', 'suriname|surinamese|paramaribo'],
  ['STN', 'sao tome'],
  ['ERN', 'eritrea|eritrean|asmara'],
  ['USD', 'ecuador|ecuadorian|guayaquil|quito|el salvador|salvadoran|timor-leste|timorese'],
  ['LYD', 'libya|libyan|tripoli|benghazi|misrata'],
];
/** A name of several words is written with hyphens or without: `Port-Louis`, `Port Louis`. */
const wordsOf = ([, names]: (typeof PLACES)[number]): string => names.replaceAll(/[ -]/g, '[ -]');
const matchers = PLACES.map((place) => [place[0], new RegExp(`\\b(?:${wordsOf(place)})\\b`, 'g')] as const);

const ANY_PLACE = new RegExp(`\\b(?:${PLACES.map(wordsOf).join('|')})\\b`);

/** Characters looked at: a document names its country early. */
const LOOKED_AT = 20_000;

/** How often a folded text names the places where each currency is paid. */
export const placesIn = (text: string): readonly (readonly [CurrencyCode, number])[] =>
  ANY_PLACE.test(text)
    ? matchers.flatMap(([code, pattern]): [CurrencyCode, number][] => {
        const count = text.match(pattern)?.length ?? 0;
        return count > 0 ? [[code, count]] : [];
      })
    : [];

/** The one that is told most often, the first of several. */
export const mostTold = (counts: readonly (readonly [CurrencyCode, number])[]): CurrencyCode | null =>
  counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;

/** The currency of the place a folded text names most often, or null. */
export const currencyOfPlaces = (text: string): CurrencyCode | null => mostTold(placesIn(text));

/** What of a document is looked at for its country, with its capitals or without. */
export function openingOf(pages: readonly FoldedPage[], form: 'text' | 'plain' = 'text'): string {
  let opening = '';
  for (const page of pages) {
    if (opening.length >= LOOKED_AT) break;
    opening += ` ${page[form].slice(0, LOOKED_AT)}`;
  }
  return opening;
}

const SHARED =
  'f ?cfa|cfa|rs|rupees?|roupies?|sh|shs|shillings?|[km]?dhs?|dirhams?|[km]?(?:dt|da)|dinars?|pesos?|francs?';
const SHARED_MARK = new RegExp(`(?<![a-z])(?:${SHARED})(?![a-z])`, 'g');
const ENDS_WITH_SHARED = new RegExp(`(?<![a-z])(?:${SHARED})\\.? ?$`);
const BEGINS_WITH_SHARED = new RegExp(`^ ?(?:de |d')?(?:${SHARED})(?![a-z])`);
/**
 * The currency that is taken for an amount of a folded text which says none, or null: what is marked as money that several
 * countries share, such as `Rs. 560 million`, is not in the dollars, euros or pounds told beside it.
 */
export function unlessMarkedElse(
  text: string,
  { start, end }: { start: number; end: number },
  currency: CurrencyCode | null,
): CurrencyCode | null {
  const isMarked =
    currency !== null &&
    OF_NO_SHARED_MARK.has(currency) &&
    (ENDS_WITH_SHARED.test(text.slice(Math.max(0, start - SHARED_REACH), start)) ||
      BEGINS_WITH_SHARED.test(text.slice(end)));
  return isMarked ? null : currency;
}
const OF_NO_SHARED_MARK: ReadonlySet<CurrencyCode> = new Set(['USD', 'EUR', 'GBP']);
const SHARED_REACH = 12;
/** The mark of money in a text that several countries share, the one written most often; null where there is none. */
export function sharedMarkIn(pages: readonly FoldedPage[]): string | null {
  const found = pages.flatMap(({ text }) => [...text.slice(0, LOOKED_AT).matchAll(SHARED_MARK)]);
  const counted = [...Map.groupBy(found, ([mark]) => mark)].toSorted((a, b) => b[1].length - a[1].length);
  return counted[0]?.[0] ?? null;
}

/** What tells a country that no place does: rupees of a year that ends in June, or counted in crores, dirhams in French, a letter no other money is written with. */
const HABITS: readonly (readonly [CurrencyCode, readonly RegExp[]])[] = [
  [
    'PKR',
    [
      /\b(?:rs|rupees?)\b/,
      /\b(?:year|ended|ending|close)[^.;]{0,20}\b(?:30(?:th)? june|june 30)\b|\bjuly to june\b/,
    ],
  ],
  ['INR', [/\b(?:rs|rupees?)\b/, /\b(?:crores?|lakhs?)\b/]],
  ['MAD', [/\bdirhams?\b/, /\b(?:exercice|chiffre d'affaires|societe)\b/]],
  ['PHP', [/\bpesos?\b/, /(?<![a-z])p ?\d/]],
  ['PYG', [/(?<![a-z])gs\.? ?\d/]],
  ['BTN', [/(?<![a-z])nu\. ?\d/]],
  ['GTQ', [/(?<![a-z])q ?\d[\d.,]{0,12} ?(?:millions?|thousand)\b/]],
  ['HNL', [/(?<![a-z])l ?\d[\d.,]{0,12} ?(?:millions?|thousand)\b/]],
  ['MYR', [/(?<![a-z])rm ?\d[\d.,]{0,12} ?(?:millions?|thousand|[mk])\b/]],
];
export const currencyOfHabits = (text: string): CurrencyCode | null =>
  HABITS.find(([, signs]) => signs.every((sign) => sign.test(text)))?.[0] ?? null;
