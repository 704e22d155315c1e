import type { CountryCode } from '../../src/shared/domain/catalogue/countries.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words for the scale rows: enough for names and texts to be found, mistyped and distinguished. */
type Place = readonly [place: readonly [CountryCode, string], weight: number];

export const PLACES: readonly Place[] = [
  [['NG', 'Lagos'], 14],
  [['NG', 'Abuja'], 5],
  [['NG', 'Kano'], 3],
  [['KE', 'Nairobi'], 13],
  [['KE', 'Mombasa'], 3],
  [['ZA', 'Cape Town'], 7],
  [['ZA', 'Johannesburg'], 7],
  [['EG', 'Cairo'], 9],
  [['EG', 'Alexandria'], 2],
  [['GH', 'Accra'], 6],
  [['RW', 'Kigali'], 3],
  [['SN', 'Dakar'], 3],
  [['CI', 'Abidjan'], 3],
  [['UG', 'Kampala'], 3],
  [['TZ', 'Dar es Salaam'], 3],
  [['ET', 'Addis Ababa'], 3],
  [['MA', 'Casablanca'], 3],
  [['TN', 'Tunis'], 2],
  [['CM', 'Douala'], 2],
  [['ZM', 'Lusaka'], 1],
  [['IN', 'Bengaluru'], 3],
  [['BR', 'São Paulo'], 2],
  [['ID', 'Jakarta'], 2],
  [['AE', 'Dubai'], 1],
  [['PL', 'Warsaw'], 1],
];

export const STAGE_WEIGHTS = [
  ['pre-seed', 38],
  ['seed', 34],
  ['series-a', 16],
  ['series-b', 7],
  ['series-c', 3],
  ['growth', 2],
] as const;

export const SECTOR_WEIGHTS = [
  ['fintech', 26],
  ['healthtech', 12],
  ['edtech', 10],
  ['ecommerce', 11],
  ['agritech', 12],
  ['cleantech', 8],
  ['proptech', 5],
  ['foodtech', 5],
  ['logisticstech', 7],
  ['retailtech', 4],
] as const;

export const NAME_STARTS = list(`
  Ada Afi Aku Ama Anu Asa Baka Bali Bora Chap Dada Dela Duka Ebo Eko Femi Gari Haba Hima Ife Imba Jami
  Jeli Kali Kaya Keza Kito Kora Lema Lulu Maji Mali Moyo Nala Nuru Oba Ola Pamo Pesa Rafi Sabu Safi Sawa
  Sema Siku Soko Tafa Tama Temi Tuma Uba Ujuzi Umo Vuna Wazi Wema Yaba Yetu Zaka Zola`);

export const NAME_ENDS = list(`
  ba bit bridge cart cloud crest dia field flow ford gate grid hub kit ko la lane ledger lift line link
  loop mart mesh mo na nest path pay point port rise road scan seed shelf span stack tide trail vest ward
  wave well works yard zi zo`);

export const NAME_SECONDS = list(`
  Africa Capital Care Collective Credit Energy Farms Foods Health Homes Labs Learning Logistics Markets
  Mobility Networks Partners Power Retail Schools Systems Technologies Trade Transit`);

export const OFFERS: Readonly<Record<string, readonly string[]>> = {
  fintech: [
    'stock loans',
    'payroll',
    'a savings ledger',
    'invoice payments',
    'crop insurance',
    'merchant settlement',
    'instalment plans',
  ],
  healthtech: [
    'clinic records',
    'pharmacy supply',
    'remote diagnosis',
    'a nurse line',
    'medical oxygen',
    'laboratory results',
  ],
  edtech: [
    'evening lessons',
    'school management',
    'apprenticeships',
    'exam revision',
    'reading lessons',
    'teacher training',
  ],
  ecommerce: [
    'handmade cloth',
    'spare parts',
    'building materials',
    'second-hand phones',
    'furniture',
    'cosmetics',
  ],
  agritech: [
    'cold storage',
    'input finance',
    'crop contracts',
    'soil testing',
    'irrigation',
    'warehouse receipts',
    'coffee export',
  ],
  cleantech: [
    'battery swapping',
    'solar pumps',
    'mini-grid metering',
    'clean cooking',
    'biogas',
    'plastic recycling',
  ],
  proptech: ['monthly rent', 'title checks', 'student housing', 'site management', 'affordable homes'],
  foodtech: ['kitchen tills', 'school meals', 'meat with a known origin', 'office lunches', 'flour blending'],
  logisticstech: [
    'return loads',
    'parcel lockers',
    'customs papers',
    'motorcycle couriers',
    'shared trucks',
    'warehouse space',
  ],
  retailtech: [
    'wholesale orders',
    'shop tills',
    'shelf data',
    'distributor credit',
    'loyalty by text message',
  ],
};

export const CUSTOMERS = [
  'market traders',
  'smallholder farmers',
  'private schools',
  'dispensaries',
  'lorry owners',
  'village shops',
  'motorcycle riders',
  'cooperatives',
  'families abroad',
  'salaried workers',
  'small factories',
  'hotels and canteens',
  'county hospitals',
  'brand owners',
  'first-time tenants',
  'weavers and tailors',
  'fish landing sites',
  'church savings groups',
  'exporters',
  'construction crews',
] as const;

export const WAYS = [
  'ordered by voice note and delivered before opening time',
  'paid for from daily takings',
  'priced before the work begins',
  'that works a week without a signal',
  'on contracts agreed at sowing',
  'shared between neighbours who never met',
  'with a guarantee that is honoured within a day',
  'in the languages people speak at home',
  'sold by the crate and the day',
  'financed by a local bank and insured twice',
  'measured in front of both sides',
  'for a fixed monthly fee',
] as const;

export const PROOFS = [
  'Customers come back eleven weeks out of twelve.',
  'Losses stay below four percent.',
  'Two districts are profitable.',
  'A national distributor renewed for three years.',
  'The second city opened in the spring.',
  'Margins doubled since the first year.',
  'Half of new customers come by word of mouth.',
  'An independent audit confirmed the savings.',
  'The waiting list is longer than the fleet.',
  'Every lender was repaid in full last season.',
  'Regulators granted the licence after a year of pilots.',
  'The pilot ran through a full dry season.',
] as const;

export const FIRST_NAMES = list(`
  Abena Achieng Aisha Amina Ayodele Babajide Brian Chidi Chipo Dawit Esi Fatou Femi Grace Halima Hassan
  Ibrahim Ifeoma Jean Joel Juma Kagiso Karim Khadija Kofi Kwame Lerato Mariam Moses Mutua Naledi Neema
  Ngozi Nia Omar Otieno Rania Salma Samuel Selam Tariq Tendai Thabo Wanjiru Yaw Yusuf Zainab Zanele`);

export const LAST_NAMES = list(`
  Abdi Adeyemi Afolabi Agyeman Alemu Amadi Asante Bello Benali Boateng Chanda Cissé Dlamini Diallo Diop
  Eze Fofana Gebre Hegazy Ibekwe Juma Kamau Karanja Keita Khumalo Kimani Kone Mahlangu Mensah Moyo Mukasa
  Musa Mwangi Ndlovu Nkosi Nwosu Obi Ochieng Okafor Omondi Osei Ouma Owusu Phiri Sarr Sow Tadesse Touré
  Wanyama Zulu`);

export const FIRM_ENDS = list(`
  Capital Ventures Partners Fund Seedworks Growth Holdings Angels`);
