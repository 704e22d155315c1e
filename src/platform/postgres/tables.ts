// Generated from the migrated database by `npm run db:types`; a test keeps it true.
import type { ColumnType } from 'kysely';

/** A column of a view: read by everyone, written by no one. */
type Published<T> = ColumnType<T, never, never>;

/** Published by recommendations: those that profiles show. */
export type AcceptedRecommendations = {
  id: Published<number>;
  subjectId: Published<string>;
  authorId: Published<string>;
};

/** Owned by access-ledger. */
export type AccessCheckpoints = {
  count: number;
  note: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by access-ledger. */
export type AccessEntries = {
  index: number;
  at: ColumnType<Date, Date | string, Date | string>;
  startupId: ColumnType<number | null, number | null | undefined, number | null>;
  documentId: ColumnType<number | null, number | null | undefined, number | null>;
  version: ColumnType<number | null, number | null | undefined, number | null>;
  page: ColumnType<number | null, number | null | undefined, number | null>;
  action: ColumnType<'page' | 'text' | 'file' | 'answers' | null, 'page' | 'text' | 'file' | 'answers' | null | undefined, 'page' | 'text' | 'file' | 'answers' | null>;
  isRobot: boolean;
  viewer: string;
  offerId: ColumnType<number | null, number | null | undefined, number | null>;
  terms: ColumnType<number | null, number | null | undefined, number | null>;
  deed: ColumnType<'proposed' | 'confirmed' | 'withdrawn' | null, 'proposed' | 'confirmed' | 'withdrawn' | null | undefined, 'proposed' | 'confirmed' | 'withdrawn' | null>;
  step: ColumnType<string | null, string | null | undefined, string | null>;
  side: ColumnType<'startup' | 'investor' | null, 'startup' | 'investor' | null | undefined, 'startup' | 'investor' | null>;
  digest: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by access-ledger. */
export type AccessNodes = {
  level: number;
  index: number;
  hash: Buffer;
};

/** Published by access-ledger: reads of private documents by people outside their teams. */
export type AccessReads = {
  index: Published<number>;
  at: Published<Date>;
  startupId: Published<number | null>;
  documentId: Published<number>;
  version: Published<number>;
  page: Published<number | null>;
  action: Published<'page' | 'text' | 'file' | 'answers'>;
  isRobot: Published<boolean>;
  userId: Published<string>;
  viewerName: Published<string | null>;
};

/** Owned by access-ledger. */
export type AccessViewers = {
  entryIndex: number;
  userId: string;
  name: string;
  salt: string;
};

/** Owned by shared. */
export type AdminActs = {
  id: ColumnType<number, number | undefined, number>;
  actedAt: ColumnType<Date, Date | string, Date | string>;
  actorId: ColumnType<string | null, string | null | undefined, string | null>;
  actorName: string;
  act: string;
  personId: ColumnType<string | null, string | null | undefined, string | null>;
  detail: ColumnType<string | null, string | null | undefined, string | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by accounts. */
export type Admissions = {
  tokenHash: string;
  userId: ColumnType<string | null, string | null | undefined, string | null>;
  admittedAt: ColumnType<Date, Date | string, Date | string>;
  settled: ColumnType<boolean, boolean | undefined, boolean>;
};

/** Owned by analyst. */
export type AnalystConsents = {
  versionId: number;
  model: string;
  host: string;
  givenBy: ColumnType<string | null, string | null | undefined, string | null>;
  givenAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by analyst. */
export type AnalystRuns = {
  id: ColumnType<number, number | undefined, number>;
  versionId: number;
  status: 'waiting' | 'ready' | 'failed';
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  model: string;
  host: string;
  pagesRead: ColumnType<number | null, number | null | undefined, number | null>;
  proposals: ColumnType<unknown, string | undefined, string>;
  unsupported: ColumnType<unknown, string | undefined, string>;
  askedBy: ColumnType<string | null, string | null | undefined, string | null>;
  askedAt: ColumnType<Date, Date | string, Date | string>;
  finishedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by analyst. */
export type AnalystUsage = {
  day: string;
  calls: ColumnType<number, number | undefined, number>;
  tokens: ColumnType<number, number | undefined, number>;
};

/** Owned by backups. */
export type BackupRuns = {
  id: ColumnType<number, number | undefined, number>;
  startedAt: ColumnType<Date, Date | string, Date | string>;
  finishedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  fileName: string;
  sizeBytes: ColumnType<number | null, number | null | undefined, number | null>;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Published by blocks: who has blocked whom. */
export type BlockedPairs = {
  blockerId: Published<string>;
  blockedId: Published<string>;
  createdAt: Published<Date>;
};

/** Owned by blocks. */
export type Blocks = {
  blockerId: string;
  blockedId: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by legal. */
export type BreachEntries = {
  id: ColumnType<number, number | undefined, number>;
  breachId: number;
  kind: 'note' | 'regulator' | 'people' | 'closed';
  content: string;
  actorName: string;
  enteredAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by legal. */
export type Breaches = {
  id: ColumnType<number, number | undefined, number>;
  title: string;
  noticedAt: ColumnType<Date, Date | string, Date | string>;
  dueAt: ColumnType<Date, Date | string, Date | string>;
  closedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by cap-table. */
export type CapTableOffers = {
  offerId: number;
  startupId: number;
  isAdded: boolean;
  takenBy: ColumnType<string | null, string | null | undefined, string | null>;
  takenAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by cap-table. */
export type CapTables = {
  startupId: number;
  version: number;
  inputs: string;
  result: string;
  totalShares: number;
  shareholderCount: number;
  founderPercent: ColumnType<number | null, number | null | undefined, number | null>;
  foundersVest: boolean;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by people: connections that stand. */
export type ConnectedPairs = {
  requesterId: Published<string>;
  addresseeId: Published<string>;
};

/** Owned by people. */
export type Connections = {
  id: ColumnType<number, number | undefined, number>;
  requesterId: string;
  addresseeId: string;
  status: ColumnType<'pending' | 'accepted' | 'declined' | 'withdrawn' | 'blocked', 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'blocked' | undefined, 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'blocked'>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  requestedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  answeredAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  endedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  endedBy: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Published by investors: how many everybody may see, of each kind; all lines of a kind are to be summed. */
export type CountedInvestors = {
  country: Published<string | null>;
  geographies: Published<string[]>;
  isDemo: Published<boolean>;
  n: Published<number>;
};

/** Published by investors: how many whom everybody may see name a sector and a stage; all lines of a kind are to be summed. */
export type CountedSeekers = {
  sectorId: Published<string>;
  stageId: Published<string>;
  n: Published<number>;
};

/** Published by startups: how many are active and seen by everybody, of each kind; all lines of a kind are to be summed. */
export type CountedStartups = {
  sectorId: Published<string | null>;
  country: Published<string | null>;
  countryIncorporation: Published<string | null>;
  countryMarket: Published<string | null>;
  city: Published<string | null>;
  isDemo: Published<boolean>;
  isAsking: Published<boolean>;
  n: Published<number>;
};

/** Owned by accounts. */
export type Credentials = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: ColumnType<string | null, string | null | undefined, string | null>;
  refreshToken: ColumnType<string | null, string | null | undefined, string | null>;
  idToken: ColumnType<string | null, string | null | undefined, string | null>;
  accessTokenExpiresAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  refreshTokenExpiresAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  scope: ColumnType<string | null, string | null | undefined, string | null>;
  password: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by data-room. */
export type DataRoomAcceptances = {
  agreementId: number;
  userId: string;
  acceptedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRoomAgreements = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  number: number;
  body: string;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRoomDocuments = {
  roomId: number;
  documentId: number;
  folderId: number;
  position: number;
  archivedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  addedBy: ColumnType<string | null, string | null | undefined, string | null>;
  addedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRoomExpectations = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  folderId: number;
  title: string;
  position: number;
  documentId: ColumnType<number | null, number | null | undefined, number | null>;
  requestedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reviewedVersion: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by data-room. */
export type DataRoomFolders = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  name: string;
  position: number;
  archivedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  parentId: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by data-room. */
export type DataRoomGrants = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  groupId: number;
  folderId: ColumnType<number | null, number | null | undefined, number | null>;
  documentId: ColumnType<number | null, number | null | undefined, number | null>;
  level: 'none' | 'request' | 'view' | 'download';
  expiresAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revokedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRoomGroupMembers = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  groupId: number;
  kind: 'person' | 'address' | 'domain';
  userId: ColumnType<string | null, string | null | undefined, string | null>;
  value: ColumnType<string | null, string | null | undefined, string | null>;
  addedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRoomGroups = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  name: string;
  expiresAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revokedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  ownOfUserId: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by data-room. */
export type DataRoomLinkUses = {
  linkId: number;
  userId: string;
  usedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRoomLinks = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  groupId: number;
  parentId: ColumnType<number | null, number | null | undefined, number | null>;
  kind: 'address' | 'domain';
  value: string;
  tokenHash: string;
  isMailed: boolean;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  revokedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  usedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by data-room. */
export type DataRoomPictures = {
  sha256: string;
  page: number;
  fileKey: ColumnType<string | null, string | null | undefined, string | null>;
  width: ColumnType<number | null, number | null | undefined, number | null>;
  height: ColumnType<number | null, number | null | undefined, number | null>;
  sizeBytes: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRoomQuestions = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  documentId: number;
  page: ColumnType<number | null, number | null | undefined, number | null>;
  askedBy: string;
  body: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answeredBy: ColumnType<string | null, string | null | undefined, string | null>;
  answeredAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  isForAll: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
};

/** Owned by data-room. */
export type DataRoomRequests = {
  id: ColumnType<number, number | undefined, number>;
  roomId: number;
  documentId: number;
  userId: string;
  level: 'view' | 'download';
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  decidedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  decidedBy: ColumnType<string | null, string | null | undefined, string | null>;
  decision: ColumnType<'granted' | 'declined' | null, 'granted' | 'declined' | null | undefined, 'granted' | 'declined' | null>;
};

/** Owned by data-room. */
export type DataRoomTimes = {
  entryIndex: number;
  userId: string;
  seconds: number;
};

/** Owned by data-room. */
export type DataRoomVisits = {
  roomId: number;
  userId: string;
  firstAt: ColumnType<Date, Date | string, Date | string>;
  lastAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by data-room. */
export type DataRooms = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  agreementNumber: ColumnType<number | null, number | null | undefined, number | null>;
  closedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by deal-flow. */
export type DealEvents = {
  id: ColumnType<number, number | undefined, number>;
  dealId: number;
  kind: 'added' | 'moved' | 'changed' | 'noted' | 'removed' | 'restored';
  fromStage: ColumnType<string | null, string | null | undefined, string | null>;
  toStage: ColumnType<string | null, string | null | undefined, string | null>;
  fromSince: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  passReason: ColumnType<string | null, string | null | undefined, string | null>;
  fields: ColumnType<string[], string[] | undefined, string[]>;
  actorId: ColumnType<string | null, string | null | undefined, string | null>;
  undoOf: ColumnType<number | null, number | null | undefined, number | null>;
  at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by deal-flow. */
export type DealImports = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  fileName: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  undoneAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by deal-flow. */
export type DealNotes = {
  id: ColumnType<number, number | undefined, number>;
  dealId: number;
  authorId: string;
  body: string;
  visibility: 'private' | 'shared';
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by deal-flow. */
export type DealViews = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  name: string;
  filters: ColumnType<unknown, string, string>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by deal-flow. */
export type Deals = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  firmId: ColumnType<number | null, number | null | undefined, number | null>;
  startupId: ColumnType<number | null, number | null | undefined, number | null>;
  companyName: ColumnType<string | null, string | null | undefined, string | null>;
  companyDomain: ColumnType<string | null, string | null | undefined, string | null>;
  companyKey: string;
  sectorId: ColumnType<string | null, string | null | undefined, string | null>;
  regionId: ColumnType<string | null, string | null | undefined, string | null>;
  fundingStageId: ColumnType<string | null, string | null | undefined, string | null>;
  stage: 'sourced' | 'reviewed' | 'due-diligence' | 'term-sheet' | 'closed' | 'passed';
  priority: 'low' | 'medium' | 'high';
  interestLevel: number;
  sourceChannel: ColumnType<string | null, string | null | undefined, string | null>;
  nextAction: ColumnType<string | null, string | null | undefined, string | null>;
  nextActionDue: ColumnType<string | null, string | null | undefined, string | null>;
  amountMinor: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  passReason: ColumnType<string | null, string | null | undefined, string | null>;
  stageSince: ColumnType<Date, Date | string, Date | string>;
  lastActivityAt: ColumnType<Date, Date | string, Date | string>;
  importId: ColumnType<number | null, number | null | undefined, number | null>;
  removedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by deal-flow: startups on which the owner of a pipeline has decided. */
export type DecidedDeals = {
  ownerId: Published<string>;
  startupId: Published<number>;
  stage: Published<'sourced' | 'reviewed' | 'due-diligence' | 'term-sheet' | 'closed' | 'passed'>;
  stageSince: Published<Date>;
};

/** Owned by startups. */
export type DirectoryCounts = {
  sectorId: string;
  stageId: string;
  regionId: string;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  isDemo: boolean;
  isAsking: boolean;
  n: number;
};

/** Owned by documents. */
export type DocumentAnalyses = {
  id: ColumnType<number, number | undefined, number>;
  versionId: ColumnType<number | null, number | null | undefined, number | null>;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  type: 'pitch_deck' | 'financial_statements' | 'business_plan' | 'legal_docs';
  pastedPages: ColumnType<unknown | null, string | null | undefined, string | null>;
  scorePercent: ColumnType<number | null, number | null | undefined, number | null>;
  analysis: ColumnType<unknown, string, string>;
  engineVersion: number;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  demoSessionId: ColumnType<string | null, string | null | undefined, string | null>;
  asRead: ColumnType<unknown | null, string | null | undefined, string | null>;
};

/** Owned by documents. */
export type DocumentAnswers = {
  id: ColumnType<number, number | undefined, number>;
  documentId: number;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  code: string;
  passage: string;
  isSo: boolean;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by documents: every version of a document, with where its bytes are and what its pages say. */
export type DocumentFiles = {
  id: Published<number>;
  documentId: Published<number>;
  number: Published<number>;
  fileName: Published<string>;
  fileKind: Published<'pdf' | 'docx' | 'pptx' | 'xlsx' | 'txt'>;
  fileKey: Published<string>;
  sizeBytes: Published<number>;
  note: Published<string | null>;
  status: Published<'queued' | 'reading' | 'ready' | 'failed'>;
  pageUnit: Published<'page' | 'slide' | 'sheet' | 'part' | null>;
  pageCount: Published<number | null>;
  pages: Published<unknown | null>;
  isCut: Published<boolean>;
  createdBy: Published<string | null>;
  createdAt: Published<Date>;
  sha256: Published<string>;
  isScanned: Published<boolean>;
};

/** Owned by documents. */
export type DocumentShares = {
  documentId: number;
  userId: string;
  sharedBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by documents. */
export type DocumentVersions = {
  id: ColumnType<number, number | undefined, number>;
  documentId: number;
  number: number;
  fileName: string;
  fileKind: 'pdf' | 'docx' | 'pptx' | 'xlsx' | 'txt';
  fileKey: string;
  sha256: string;
  sizeBytes: number;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  status: 'queued' | 'reading' | 'ready' | 'failed';
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  pageUnit: ColumnType<'page' | 'slide' | 'sheet' | 'part' | null, 'page' | 'slide' | 'sheet' | 'part' | null | undefined, 'page' | 'slide' | 'sheet' | 'part' | null>;
  pages: ColumnType<unknown | null, string | null | undefined, string | null>;
  pageCount: ColumnType<number | null, number | null | undefined, number | null>;
  isCut: ColumnType<boolean, boolean | undefined, boolean>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  isScanned: ColumnType<boolean, boolean | undefined, boolean>;
};

/** Owned by documents. */
export type Documents = {
  id: ColumnType<number, number | undefined, number>;
  startupId: ColumnType<number | null, number | null | undefined, number | null>;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  type: 'pitch_deck' | 'financial_statements' | 'business_plan' | 'legal_docs';
  title: string;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
  demoSessionId: ColumnType<string | null, string | null | undefined, string | null>;
  madeAs: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by currencies. */
export type DollarRates = {
  currency: string;
  fromDay: string;
  untilDay: string;
  centsPerMinor: number;
};

/** Owned by due-diligence. */
export type DueDiligenceMarks = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  runnerId: ColumnType<string | null, string | null | undefined, string | null>;
  checkCode: string;
  outcome: 'pass' | 'partial' | 'fail';
  note: string;
  evidence: ColumnType<string | null, string | null | undefined, string | null>;
  markedBy: ColumnType<string | null, string | null | undefined, string | null>;
  markedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by due-diligence. */
export type DueDiligenceRuns = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  runnerId: ColumnType<string | null, string | null | undefined, string | null>;
  version: number;
  inputs: string;
  result: string;
  overallScore: number;
  riskLevel: string;
  evidenceFraction: number;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by currencies. */
export type EnteredRates = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  base: string;
  quote: string;
  rateDate: string;
  rate: number;
  source: string;
  importId: ColumnType<number | null, number | null | undefined, number | null>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  version: ColumnType<number, number | undefined, number>;
};

/** Owned by accounts. */
export type Erasures = {
  personHash: string;
  erasedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by people. */
export type Exclusions = {
  id: ColumnType<number, number | undefined, number>;
  userId: string;
  kind: 'person' | 'domain' | 'employer';
  value: string;
  label: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by profile. */
export type Experiences = {
  id: ColumnType<number, number | undefined, number>;
  userId: string;
  type: 'work' | 'education' | 'project';
  title: string;
  company: string;
  companyFolded: ColumnType<string | null, string | null | undefined, string | null>;
  startDate: string;
  endDate: ColumnType<string | null, string | null | undefined, string | null>;
  isCurrent: ColumnType<boolean, boolean | undefined, boolean>;
  description: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by financial-model. */
export type FinancialModels = {
  startupId: number;
  version: number;
  inputs: string;
  result: string;
  ltvCac: ColumnType<number | null, number | null | undefined, number | null>;
  runwayMonths: ColumnType<number | null, number | null | undefined, number | null>;
  isCashPositive: boolean;
  criticalFlagCount: number;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by profile: those whom members may be offered, whatever their visibility; suspended ones are not among them. */
export type FindableProfiles = {
  userId: Published<string>;
  isSilent: Published<boolean>;
  search: Published<string>;
  searchName: Published<string>;
  shortName: Published<string>;
  location: Published<string | null>;
  visibility: Published<'members' | 'connections' | 'hidden'>;
  isDemo: Published<boolean>;
  userType: Published<string | null>;
  experienceLevel: Published<'entry' | 'mid' | 'senior' | 'executive' | null>;
  isOpenToWork: Published<boolean>;
  isOpenToCofounder: Published<boolean>;
  isOpenToInvest: Published<boolean>;
  updatedAt: Published<Date>;
};

/** Owned by firms. */
export type FirmInvitations = {
  id: ColumnType<number, number | undefined, number>;
  firmId: number;
  tokenHash: string;
  role: 'owner' | 'partner' | 'analyst';
  email: ColumnType<string | null, string | null | undefined, string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  acceptedBy: ColumnType<string | null, string | null | undefined, string | null>;
  acceptedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revokedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by firms. */
export type FirmMembers = {
  userId: string;
  firmId: number;
  role: 'owner' | 'partner' | 'analyst';
  joinedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by firms: what a firm is called. */
export type FirmNames = {
  id: Published<number>;
  name: Published<string>;
};

/** Published by firms: who is in which firm, as what. */
export type FirmRoles = {
  firmId: Published<number>;
  userId: Published<string>;
  role: Published<'owner' | 'partner' | 'analyst'>;
  joinedAt: Published<Date>;
};

/** Owned by firms. */
export type Firms = {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  domain: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by onboarding: what founders said of themselves when they joined. */
export type FounderBackgrounds = {
  userId: Published<string>;
  previousExits: Published<string | null>;
};

/** Owned by onboarding. */
export type FounderProfiles = {
  userId: string;
  bio: string;
  location: string;
  linkedinUrl: ColumnType<string | null, string | null | undefined, string | null>;
  previousExits: ColumnType<string | null, string | null | undefined, string | null>;
  expertiseTags: string[];
  lookingForCofounder: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by funding-tracker: rounds as the public sees them; what is signed is committed, too. */
export type FundingRounds = {
  startupId: Published<number>;
  instrument: Published<string>;
  currency: Published<string>;
  targetMinor: Published<number>;
  minimumMinor: Published<number | null>;
  committedMinor: Published<number>;
  receivedMinor: Published<number>;
  closeDate: Published<string | null>;
};

/** Owned by legal. */
export type Grievances = {
  id: ColumnType<number, number | undefined, number>;
  userId: ColumnType<string | null, string | null | undefined, string | null>;
  kind: 'access' | 'correction' | 'erasure' | 'objection' | 'complaint';
  name: string;
  email: string;
  content: string;
  receivedAt: ColumnType<Date, Date | string, Date | string>;
  dueAt: ColumnType<Date, Date | string, Date | string>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answeredAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  answeredByName: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by shared. */
export type IdempotencyKeys = {
  userId: string;
  key: string;
  target: string;
  requestHash: string;
  status: ColumnType<number | null, number | null | undefined, number | null>;
  answer: ColumnType<unknown | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by accounts. */
export type InstanceInvitations = {
  id: ColumnType<number, number | undefined, number>;
  tokenHash: string;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  createdBy: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  revokedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by accounts. */
export type InstanceSettings = {
  id: ColumnType<boolean, boolean | undefined, boolean>;
  inviteOnly: ColumnType<boolean, boolean | undefined, boolean>;
  mailDomains: ColumnType<string[], string[] | undefined, string[]>;
  contactName: ColumnType<string | null, string | null | undefined, string | null>;
  contactEmail: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedBy: ColumnType<string | null, string | null | undefined, string | null>;
  providerOnly: ColumnType<boolean, boolean | undefined, boolean>;
};

/** Owned by introductions. */
export type IntroductionBudgets = {
  userId: string;
  weeklyLimit: number;
};

/** Published by introductions: requests with what became of them. */
export type IntroductionRequests = {
  id: Published<number>;
  senderId: Published<string>;
  receiverId: Published<string>;
  connectorId: Published<string | null>;
  reason: Published<string>;
  createdAt: Published<Date>;
  withdrawnAt: Published<Date | null>;
  deliveredAt: Published<Date | null>;
  answer: Published<'accepted' | 'declined' | 'not_passed_on' | null>;
  isTold: Published<boolean>;
  lowId: Published<string>;
  highId: Published<string>;
};

/** Owned by introductions. */
export type IntroductionStates = {
  introductionId: number;
  lowId: string;
  highId: string;
  status: 'asked' | 'open' | 'closed';
  answer: ColumnType<'accepted' | 'declined' | 'not_passed_on' | null, 'accepted' | 'declined' | 'not_passed_on' | null | undefined, 'accepted' | 'declined' | 'not_passed_on' | null>;
  deliveredAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  answeredAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  declineReason: ColumnType<string | null, string | null | undefined, string | null>;
  comeBackOn: ColumnType<string | null, string | null | undefined, string | null>;
  isTold: ColumnType<boolean, boolean | undefined, boolean>;
  threadId: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by introductions. */
export type Introductions = {
  id: ColumnType<number, number | undefined, number>;
  senderId: string;
  receiverId: string;
  connectorId: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  contextKind: 'startup' | 'thesis' | 'job' | 'person';
  contextId: ColumnType<number | null, number | null | undefined, number | null>;
  contextLabel: string;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  withdrawnAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by portfolio. */
export type Investments = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  firmId: ColumnType<number | null, number | null | undefined, number | null>;
  startupId: number;
  startupName: string;
  dealDate: string;
  amountMinor: number;
  currency: string;
  roundType: string;
  equityPercentage: ColumnType<number | null, number | null | undefined, number | null>;
  valuationMinor: ColumnType<number | null, number | null | undefined, number | null>;
  leadInvestor: ColumnType<boolean, boolean | undefined, boolean>;
  boardSeat: ColumnType<boolean, boolean | undefined, boolean>;
  liquidationPreference: ColumnType<number, number | undefined, number>;
  antiDilutionRights: ColumnType<'none' | 'full-ratchet' | 'weighted-average' | null, 'none' | 'full-ratchet' | 'weighted-average' | null | undefined, 'none' | 'full-ratchet' | 'weighted-average' | null>;
  notes: ColumnType<string | null, string | null | undefined, string | null>;
  importId: ColumnType<number | null, number | null | undefined, number | null>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  removedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
  offerId: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by matching. */
export type InvestorActivity = {
  investorId: number;
  deals: ColumnType<number, number | undefined, number>;
  recent: ColumnType<number, number | undefined, number>;
  isListed: ColumnType<boolean, boolean | undefined, boolean>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  minTicketMinor: ColumnType<number, number | undefined, number>;
  averageTicketMinor: ColumnType<number, number | undefined, number>;
  maxTicketMinor: ColumnType<number, number | undefined, number>;
  sectors: ColumnType<string[], string[] | undefined, string[]>;
  excludedSectors: ColumnType<string[], string[] | undefined, string[]>;
  stages: ColumnType<string[], string[] | undefined, string[]>;
  geographies: ColumnType<string[], string[] | undefined, string[]>;
  leadAppetite: ColumnType<'lead' | 'follow' | 'either', 'lead' | 'follow' | 'either' | undefined, 'lead' | 'follow' | 'either'>;
};

/** Owned by investors. */
export type InvestorCounts = {
  country: ColumnType<string | null, string | null | undefined, string | null>;
  geographies: string[];
  isDemo: boolean;
  n: number;
  isVerified: boolean;
};

/** Owned by investors. */
export type InvestorDeals = {
  id: ColumnType<number, number | undefined, number>;
  investorId: number;
  company: string;
  sectorId: string;
  stageId: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  dealDate: string;
  roundSizeUsdMinor: ColumnType<number | null, number | null | undefined, number | null>;
  led: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by investors: all of them, hidden ones included, for those who may know of them. */
export type InvestorProfiles = {
  id: Published<number>;
  userId: Published<string>;
  type: Published<'angel' | 'vc_partner' | 'institutional'>;
  firmName: Published<string | null>;
  investmentThesis: Published<string>;
  minTicketMinor: Published<number>;
  averageTicketMinor: Published<number>;
  maxTicketMinor: Published<number>;
  preferredSectors: Published<string[]>;
  preferredGeographies: Published<string[]>;
  preferredStages: Published<string[]>;
  excludedSectors: Published<string[]>;
  leadAppetite: Published<'lead' | 'follow' | 'either'>;
  country: Published<string | null>;
  city: Published<string | null>;
  verifiedAt: Published<Date | null>;
  verifiedBy: Published<'domain' | 'vouches' | 'admin' | null>;
  isDemo: Published<boolean>;
  createdAt: Published<Date>;
  updatedAt: Published<Date>;
  isHidden: Published<boolean>;
};

/** Owned by investors. */
export type InvestorVouches = {
  investorId: number;
  voucherId: string;
  statement: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  forName: string;
  forFirm: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by investors. */
export type Investors = {
  id: ColumnType<number, number | undefined, number>;
  userId: string;
  type: 'angel' | 'vc_partner' | 'institutional';
  firmName: ColumnType<string | null, string | null | undefined, string | null>;
  investmentThesis: string;
  minTicketMinor: number;
  averageTicketMinor: number;
  maxTicketMinor: number;
  preferredSectors: string[];
  preferredGeographies: string[];
  preferredStages: string[];
  excludedSectors: ColumnType<string[], string[] | undefined, string[]>;
  leadAppetite: ColumnType<'lead' | 'follow' | 'either', 'lead' | 'follow' | 'either' | undefined, 'lead' | 'follow' | 'either'>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  city: ColumnType<string | null, string | null | undefined, string | null>;
  linkedinUrl: ColumnType<string | null, string | null | undefined, string | null>;
  website: ColumnType<string | null, string | null | undefined, string | null>;
  verifiedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  verifiedBy: ColumnType<'domain' | 'vouches' | 'admin' | null, 'domain' | 'vouches' | 'admin' | null | undefined, 'domain' | 'vouches' | 'admin' | null>;
  domainToken: ColumnType<string | null, string | null | undefined, string | null>;
  hiddenAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  search: string;
  searchName: string;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  verifiedDomain: ColumnType<string | null, string | null | undefined, string | null>;
  verifiedLook: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by jobs. */
export type JobApplications = {
  id: ColumnType<number, number | undefined, number>;
  jobId: number;
  userId: string;
  status: 'received' | 'shortlisted' | 'declined' | 'hired' | 'withdrawn';
  message: ColumnType<string | null, string | null | undefined, string | null>;
  snapshot: ColumnType<unknown, string, string>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by jobs: posts in every state, hidden ones included. */
export type JobPosts = {
  id: Published<number>;
  userId: Published<string>;
  title: Published<string>;
  description: Published<string>;
  location: Published<string>;
  status: Published<'draft' | 'open' | 'expired' | 'closed'>;
  closeReason: Published<'filled' | 'withdrawn' | null>;
  isHidden: Published<boolean>;
};

/** Owned by jobs. */
export type Jobs = {
  id: ColumnType<number, number | undefined, number>;
  userId: string;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  title: string;
  description: string;
  jobType: string;
  category: string;
  tab: 'jobs' | 'co-founders' | 'operators' | 'advisors';
  location: string;
  locationFolded: string;
  isRemote: ColumnType<boolean, boolean | undefined, boolean>;
  salaryMinMinor: ColumnType<number | null, number | null | undefined, number | null>;
  salaryMaxMinor: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  payPeriod: ColumnType<'hour' | 'day' | 'month' | 'year' | null, 'hour' | 'day' | 'month' | 'year' | null | undefined, 'hour' | 'day' | 'month' | 'year' | null>;
  equityMin: ColumnType<number | null, number | null | undefined, number | null>;
  equityMax: ColumnType<number | null, number | null | undefined, number | null>;
  requirements: ColumnType<string | null, string | null | undefined, string | null>;
  benefits: ColumnType<string | null, string | null | undefined, string | null>;
  applicationUrl: ColumnType<string | null, string | null | undefined, string | null>;
  applicationEmail: ColumnType<string | null, string | null | undefined, string | null>;
  takesApplications: ColumnType<boolean, boolean | undefined, boolean>;
  status: 'draft' | 'open' | 'expired' | 'closed';
  closeReason: ColumnType<'filled' | 'withdrawn' | null, 'filled' | 'withdrawn' | null | undefined, 'filled' | 'withdrawn' | null>;
  publishedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  expiresAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  hiddenAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  search: string;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  startupId: ColumnType<number | null, number | null | undefined, number | null>;
  firmId: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by accounts. */
export type KnownDevices = {
  userId: string;
  device: string;
  firstSeenAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by legal. */
export type LegalConsents = {
  userId: string;
  page: string;
  version: number;
  consentedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by legal. */
export type LegalTexts = {
  page: 'terms' | 'privacy' | 'cookies' | 'imprint';
  version: number;
  content: string;
  publishedAt: ColumnType<Date, Date | string, Date | string>;
  asksAgain: ColumnType<boolean, boolean | undefined, boolean>;
};

/** Owned by platform. */
export type MailOutbox = {
  id: ColumnType<number, number | undefined, number>;
  toAddress: string;
  subject: string;
  body: string;
  attempts: ColumnType<number, number | undefined, number>;
  sentAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  unsubscribeUrl: ColumnType<string | null, string | null | undefined, string | null>;
  nextTryAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  failedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Published by market: rounds of the platform and rounds with a source, each once. */
export type MarketRounds = {
  id: Published<string>;
  origin: Published<string>;
  startupId: Published<number | null>;
  company: Published<string>;
  companyKey: Published<string>;
  sectorId: Published<string | null>;
  sectorText: Published<string>;
  stageId: Published<string | null>;
  roundName: Published<string>;
  kind: Published<'equity' | 'debt' | 'grant'>;
  roundDate: Published<string>;
  datePrecision: Published<'day' | 'month' | 'year'>;
  amountMinor: Published<number | null>;
  currency: Published<string | null>;
  country: Published<string | null>;
  countryIncorporation: Published<string | null>;
  countryMarket: Published<string | null>;
  importId: Published<number | null>;
  sourceUrl: Published<string | null>;
  isDemo: Published<boolean>;
  amountUsdMinor: Published<number | null>;
};

/** Owned by matching. */
export type MarketSurveys = {
  onlyOne: ColumnType<boolean, boolean | undefined, boolean>;
  surveyedAt: ColumnType<Date, Date | string, Date | string>;
  investors: number;
  figures: ColumnType<unknown, string, string>;
  terms: Buffer;
};

/** Owned by matching. */
export type MatchFeedback = {
  id: ColumnType<number, number | undefined, number>;
  side: 'startup' | 'investor';
  startupId: number;
  investorId: number;
  reason: string;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by matching. */
export type MatchRefreshes = {
  side: 'startup' | 'investor';
  subjectId: number;
  refreshedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  turn: number;
};

/** Owned by matching. */
export type MatchRuns = {
  id: ColumnType<number, number | undefined, number>;
  status: 'running' | 'done' | 'stopped';
  phase: ColumnType<'startups' | 'investors', 'startups' | 'investors' | undefined, 'startups' | 'investors'>;
  startupsTotal: number;
  startupsDone: ColumnType<number, number | undefined, number>;
  lastStartupId: ColumnType<number, number | undefined, number>;
  investorsTotal: number;
  investorsDone: ColumnType<number, number | undefined, number>;
  pairsCompared: ColumnType<number, number | undefined, number>;
  workMs: ColumnType<number, number | undefined, number>;
  best: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  leasedUntil: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  startedBy: ColumnType<string | null, string | null | undefined, string | null>;
  startedAt: ColumnType<Date, Date | string, Date | string>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
  finishedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by matching. */
export type Matches = {
  side: 'startup' | 'investor';
  rank: number;
  startupId: number;
  investorId: number;
  startupOrder: number;
  investorOrder: number;
  confidence: number;
  computedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by profile: what members may find of people, whatever their visibility. */
export type MemberProfiles = {
  userId: Published<string>;
  headline: Published<string | null>;
  location: Published<string | null>;
  bio: Published<string | null>;
  skills: Published<string[]>;
  interests: Published<string[]>;
  isOpenToWork: Published<boolean>;
  isOpenToCofounder: Published<boolean>;
  isOpenToInvest: Published<boolean>;
  experienceLevel: Published<'entry' | 'mid' | 'senior' | 'executive' | null>;
  visibility: Published<'members' | 'connections' | 'hidden'>;
  searchOptIn: Published<boolean>;
  search: Published<string>;
  searchName: Published<string>;
  updatedAt: Published<Date>;
};

/** Owned by messages. */
export type Messages = {
  id: ColumnType<number, number | undefined, number>;
  threadId: number;
  senderId: ColumnType<string | null, string | null | undefined, string | null>;
  clientId: string;
  content: string;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by moderation. */
export type ModerationActions = {
  id: ColumnType<number, number | undefined, number>;
  caseId: number;
  kind: 'freeze' | 'restore' | 'strike' | 'dismiss' | 'undo';
  actorId: string;
  actorName: string;
  personId: ColumnType<string | null, string | null | undefined, string | null>;
  reason: string;
  before: ColumnType<unknown, string, string>;
  undoesId: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by moderation. */
export type ModerationCases = {
  id: ColumnType<number, number | undefined, number>;
  subjectKind: 'person' | 'startup' | 'investor' | 'job';
  subjectId: string;
  label: string;
  status: ColumnType<'open' | 'closed', 'open' | 'closed' | undefined, 'open' | 'closed'>;
  openedAt: ColumnType<Date, Date | string, Date | string>;
  lastReportAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by moderation. */
export type ModerationReports = {
  id: ColumnType<number, number | undefined, number>;
  caseId: number;
  authorId: ColumnType<string | null, string | null | undefined, string | null>;
  aboutKind: 'person' | 'startup' | 'investor' | 'job' | 'introduction' | 'thread' | 'message';
  aboutId: string;
  reason: string;
  content: ColumnType<string | null, string | null | undefined, string | null>;
  quote: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by ecosystem. */
export type NetworkChanges = {
  userId: ColumnType<string | null, string | null | undefined, string | null>;
  startupId: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by ecosystem. */
export type NetworkCounts = {
  country: string;
  people: number;
  realPeople: number;
  ties: number;
  realTies: number;
};

/** Owned by ecosystem. */
export type NetworkPeople = {
  userId: string;
  country: string;
  isReal: boolean;
};

/** Owned by ecosystem. */
export type NetworkTies = {
  lowId: string;
  highId: string;
};

/** Owned by notifications. */
export type NotificationDigests = {
  userId: string;
  sentOn: string;
  lastNotificationId: number;
};

/** Owned by notifications. */
export type NotificationSettings = {
  userId: string;
  inboxOff: ColumnType<string[], string[] | undefined, string[]>;
  digestOff: ColumnType<string[], string[] | undefined, string[]>;
  digestEnabled: ColumnType<boolean, boolean | undefined, boolean>;
  mutedUntil: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  version: ColumnType<number, number | undefined, number>;
};

/** Owned by notifications. */
export type Notifications = {
  id: ColumnType<number, number | undefined, number>;
  userId: string;
  kind: string;
  content: string;
  href: ColumnType<string | null, string | null | undefined, string | null>;
  readAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by offers: those that stand, with the terms that stand. */
export type OfferStandings = {
  id: Published<number>;
  startupId: Published<number | null>;
  startupName: Published<string>;
  investorId: Published<string | null>;
  firmId: Published<number | null>;
  investorName: Published<string>;
  step: Published<'proposed' | 'soft' | 'committed' | 'signed' | 'received'>;
  receivedOn: Published<string | null>;
  updatedAt: Published<Date>;
  kind: Published<'SAFE_POST' | 'SAFE_PRE' | 'NOTE' | 'PRICED'>;
  currency: Published<string>;
  amountMinor: Published<number>;
  mostMinor: Published<number | null>;
  capMinor: Published<number | null>;
  discountPct: Published<number | null>;
  interestPct: Published<number | null>;
  maturesOn: Published<string | null>;
  shareClass: Published<string | null>;
  pricePerShare: Published<number | null>;
  expiresOn: Published<string>;
};

/** Owned by offers. */
export type OfferStatements = {
  id: ColumnType<number, number | undefined, number>;
  offerId: number;
  termsNumber: number;
  side: 'startup' | 'investor';
  kind: 'proposed' | 'confirmed' | 'withdrawn';
  step: ColumnType<'proposed' | 'soft' | 'committed' | 'signed' | 'received' | null, 'proposed' | 'soft' | 'committed' | 'signed' | 'received' | null | undefined, 'proposed' | 'soft' | 'committed' | 'signed' | 'received' | null>;
  paper: ColumnType<string | null, string | null | undefined, string | null>;
  actorId: ColumnType<string | null, string | null | undefined, string | null>;
  actorName: string;
  ledgerIndex: number;
  at: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by offers. */
export type OfferTerms = {
  offerId: number;
  number: number;
  side: 'startup' | 'investor';
  kind: 'SAFE_POST' | 'SAFE_PRE' | 'NOTE' | 'PRICED';
  currency: string;
  amountMinor: number;
  mostMinor: ColumnType<number | null, number | null | undefined, number | null>;
  capMinor: ColumnType<number | null, number | null | undefined, number | null>;
  discountPct: ColumnType<number | null, number | null | undefined, number | null>;
  interestPct: ColumnType<number | null, number | null | undefined, number | null>;
  maturesOn: ColumnType<string | null, string | null | undefined, string | null>;
  shareClass: ColumnType<string | null, string | null | undefined, string | null>;
  pricePerShare: ColumnType<number | null, number | null | undefined, number | null>;
  proRata: boolean;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  expiresOn: string;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by offers. */
export type Offers = {
  id: ColumnType<number, number | undefined, number>;
  startupId: ColumnType<number | null, number | null | undefined, number | null>;
  startupName: string;
  investorId: ColumnType<string | null, string | null | undefined, string | null>;
  firmId: ColumnType<number | null, number | null | undefined, number | null>;
  investorName: string;
  termsNumber: ColumnType<number, number | undefined, number>;
  startupMark: 'proposed' | 'soft' | 'committed' | 'signed' | 'received';
  investorMark: 'proposed' | 'soft' | 'committed' | 'signed' | 'received';
  startupPaper: ColumnType<string | null, string | null | undefined, string | null>;
  investorPaper: ColumnType<string | null, string | null | undefined, string | null>;
  step: 'proposed' | 'soft' | 'committed' | 'signed' | 'received';
  endedAs: ColumnType<'withdrawn' | 'expired' | null, 'withdrawn' | 'expired' | null | undefined, 'withdrawn' | 'expired' | null>;
  receivedOn: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by funding-tracker: offers in the currency of the round they are part of. */
export type OffersInRounds = {
  offerId: Published<number>;
  startupId: Published<number>;
  investorName: Published<string>;
  step: Published<'proposed' | 'soft' | 'committed' | 'signed' | 'received'>;
  currency: Published<string>;
  amountMinor: Published<number>;
  mostMinor: Published<number | null>;
  roundInvestorId: Published<number | null>;
  isTyped: Published<boolean>;
  firmInRoundMinor: Published<number | null>;
  interestInRoundMinor: Published<number | null>;
};

/** Owned by onboarding. */
export type OnboardingDrafts = {
  userId: string;
  role: ColumnType<'founder' | 'investor' | null, 'founder' | 'investor' | null | undefined, 'founder' | 'investor' | null>;
  answers: ColumnType<unknown, string | undefined, string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by accounts: the sessions of people who may use theirs, for a statement that looks before it writes. */
export type OpenSessions = {
  id: Published<string>;
  userId: Published<string>;
  expiresAt: Published<Date>;
  isDemo: Published<boolean>;
};

/** Owned by views. */
export type PageViews = {
  subject: 'startup' | 'investor';
  subjectId: number;
  day: string;
  viewerKey: string;
  viewerId: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by benchmarks. */
export type ParameterTables = {
  id: ColumnType<number, number | undefined, number>;
  kind: 'country-risk' | 'sector-multiples';
  asOf: string;
  body: string;
  addedBy: ColumnType<string | null, string | null | undefined, string | null>;
  isShipped: ColumnType<boolean, boolean | undefined, boolean>;
  addedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by accounts. */
export type Passkeys = {
  id: string;
  userId: string;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  deviceType: string;
  backedUp: boolean;
  transports: ColumnType<string | null, string | null | undefined, string | null>;
  aaguid: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  lastUsedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Published by accounts: when people were last here, once per session. */
export type PeopleActivity = {
  userId: Published<string>;
  seenAt: Published<Date>;
};

/** Published by accounts: where mail to a person goes. */
export type PeopleAddresses = {
  id: Published<string>;
  email: Published<string>;
  isProved: Published<boolean>;
};

/** Published by accounts: people as screens show them, suspended ones included. */
export type PeopleCards = {
  id: Published<string>;
  name: Published<string>;
  firstName: Published<string>;
  lastName: Published<string>;
  image: Published<string | null>;
  userType: Published<'founder' | 'investor' | 'vc_fund' | null>;
  isAdmin: Published<boolean>;
  isDemo: Published<boolean>;
  isSuspended: Published<boolean>;
};

/** Owned by profile. */
export type PeopleMatches = {
  id: ColumnType<number, number | undefined, number>;
  userId: string;
  targetId: string;
  matchType: 'cofounder' | 'work' | 'investment';
  score: number;
  summary: string;
  reasons: string[];
  status: ColumnType<'active' | 'dismissed', 'active' | 'dismissed' | undefined, 'active' | 'dismissed'>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by profile. */
export type PeopleWishes = {
  userId: string;
  isHiring: ColumnType<boolean, boolean | undefined, boolean>;
  isRaising: ColumnType<boolean, boolean | undefined, boolean>;
  wishes: ColumnType<unknown, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by portfolio. */
export type PortfolioCompanies = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  name: string;
  country: string;
  sectorId: string;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by portfolio: what each owner has bought, and when; no amounts. */
export type PortfolioDeals = {
  ownerId: Published<string>;
  startupId: Published<number>;
  startupName: Published<string>;
  dealDate: Published<string>;
  roundType: Published<string>;
  leadInvestor: Published<boolean>;
  country: Published<string>;
  sectorId: Published<string>;
};

/** Owned by portfolio. */
export type PortfolioEvents = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  firmId: ColumnType<number | null, number | null | undefined, number | null>;
  startupId: number;
  kind: 'distribution' | 'exit' | 'write-off' | 'mark' | 'round';
  eventDate: string;
  currency: string;
  amountMinor: ColumnType<number | null, number | null | undefined, number | null>;
  soldPercentage: ColumnType<number | null, number | null | undefined, number | null>;
  raisedMinor: ColumnType<number | null, number | null | undefined, number | null>;
  runwayMonths: ColumnType<number | null, number | null | undefined, number | null>;
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  evidence: ColumnType<string | null, string | null | undefined, string | null>;
  importId: ColumnType<number | null, number | null | undefined, number | null>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  version: ColumnType<number, number | undefined, number>;
  removedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by portfolio. */
export type PortfolioImports = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  kind: 'records' | 'fx_rates';
  fileName: string;
  rowCount: number;
  undoneAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by portfolio. */
export type PortfolioNotes = {
  id: ColumnType<number, number | undefined, number>;
  ownerId: string;
  firmId: ColumnType<number | null, number | null | undefined, number | null>;
  startupId: number;
  text: string;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Published by profile: the entries of people's careers. */
export type ProfileExperiences = {
  id: Published<number>;
  userId: Published<string>;
  type: Published<'work' | 'education' | 'project'>;
};

/** Owned by people. */
export type ProfileViews = {
  personId: string;
  day: string;
  viewerId: string;
};

/** Owned by profile. */
export type Profiles = {
  userId: string;
  headline: ColumnType<string | null, string | null | undefined, string | null>;
  location: ColumnType<string | null, string | null | undefined, string | null>;
  bio: ColumnType<string | null, string | null | undefined, string | null>;
  linkedinUrl: ColumnType<string | null, string | null | undefined, string | null>;
  githubUrl: ColumnType<string | null, string | null | undefined, string | null>;
  twitterUrl: ColumnType<string | null, string | null | undefined, string | null>;
  personalWebsite: ColumnType<string | null, string | null | undefined, string | null>;
  skills: ColumnType<string[], string[] | undefined, string[]>;
  interests: ColumnType<string[], string[] | undefined, string[]>;
  isOpenToWork: ColumnType<boolean, boolean | undefined, boolean>;
  isOpenToCofounder: ColumnType<boolean, boolean | undefined, boolean>;
  isOpenToInvest: ColumnType<boolean, boolean | undefined, boolean>;
  experienceLevel: ColumnType<'entry' | 'mid' | 'senior' | 'executive' | null, 'entry' | 'mid' | 'senior' | 'executive' | null | undefined, 'entry' | 'mid' | 'senior' | 'executive' | null>;
  remotePreference: ColumnType<'remote' | 'hybrid' | 'onsite' | 'flexible' | null, 'remote' | 'hybrid' | 'onsite' | 'flexible' | null | undefined, 'remote' | 'hybrid' | 'onsite' | 'flexible' | null>;
  salaryExpectation: ColumnType<string | null, string | null | undefined, string | null>;
  visibility: ColumnType<'members' | 'connections' | 'hidden', 'members' | 'connections' | 'hidden' | undefined, 'members' | 'connections' | 'hidden'>;
  searchOptIn: ColumnType<boolean, boolean | undefined, boolean>;
  search: ColumnType<string, string | undefined, string>;
  searchName: ColumnType<string, string | undefined, string>;
  version: ColumnType<number, number | undefined, number>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  isSilent: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  shortName: ColumnType<string | null, string | null | undefined, string | null>;
  isSuspended: ColumnType<boolean, boolean | undefined, boolean>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  userType: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by platform. */
export type RateLimits = {
  id: ColumnType<string, string | undefined, string>;
  key: string;
  count: number;
  lastRequest: number;
};

/** Owned by currencies. */
export type RateState = {
  isOnly: ColumnType<boolean, boolean | undefined, boolean>;
  stamp: ColumnType<string, string | undefined, string>;
  shipped: ColumnType<string | null, string | null | undefined, string | null>;
  triedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  refreshedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  problem: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Owned by recommendations. */
export type Recommendations = {
  id: ColumnType<number, number | undefined, number>;
  subjectId: string;
  authorId: string;
  state: 'requested' | 'offered' | 'accepted' | 'declined' | 'withdrawn';
  note: ColumnType<string | null, string | null | undefined, string | null>;
  relationship: ColumnType<string | null, string | null | undefined, string | null>;
  title: ColumnType<string | null, string | null | undefined, string | null>;
  content: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by currencies. */
export type ReferenceRates = {
  currency: string;
  rateDate: string;
  perDollar: number;
  source: string;
  fetchedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by administration. */
export type RetentionRuns = {
  id: ColumnType<number, number | undefined, number>;
  kind: string;
  ranAt: ColumnType<Date, Date | string, Date | string>;
  before: ColumnType<Date, Date | string, Date | string>;
  removed: number;
};

/** Owned by administration. */
export type RetentionSettings = {
  kind: string;
  days: number;
};

/** Published by funding-tracker: a round's amounts, what was typed and what was offered. */
export type RoundAmounts = {
  startupId: Published<number>;
  softCircledMinor: Published<number>;
  committedMinor: Published<number>;
  signedMinor: Published<number>;
  receivedMinor: Published<number>;
};

/** Published by funding-tracker: when rounds close. */
export type RoundClosings = {
  startupId: Published<number>;
  closeDate: Published<string | null>;
};

/** Owned by market. */
export type RoundImports = {
  id: ColumnType<number, number | undefined, number>;
  source: string;
  licence: string;
  sourceUrl: ColumnType<string | null, string | null | undefined, string | null>;
  importedCount: number;
  knownCount: number;
  refusedCount: number;
  importedBy: ColumnType<string | null, string | null | undefined, string | null>;
  importedByName: string;
  importedAt: ColumnType<Date, Date | string, Date | string>;
  undoneByName: ColumnType<string | null, string | null | undefined, string | null>;
  undoneAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by funding-tracker. */
export type RoundInvestors = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  name: string;
  status: 'soft_circled' | 'committed' | 'signed' | 'received';
  amountMinor: number;
  currency: string;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by funding-tracker. */
export type RoundMilestones = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  task: string;
  dueDate: string;
  doneDate: ColumnType<string | null, string | null | undefined, string | null>;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  updatedAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by funding-tracker. */
export type RoundOffers = {
  offerId: number;
  startupId: number;
  roundInvestorId: ColumnType<number | null, number | null | undefined, number | null>;
};

/** Owned by jobs. */
export type SavedJobs = {
  userId: string;
  jobId: number;
  status: 'saved' | 'applied' | 'interviewing' | 'offered' | 'declined';
  note: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by saved-searches. */
export type SavedSearchHits = {
  searchId: number;
  startupId: number;
  foundAt: ColumnType<Date, Date | string, Date | string>;
  seenAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by saved-searches. */
export type SavedSearches = {
  id: ColumnType<number, number | undefined, number>;
  userId: string;
  name: string;
  query: ColumnType<unknown, string, string>;
  isAlerting: boolean;
  toldOn: ColumnType<string | null, string | null | undefined, string | null>;
  toldTimes: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by shared. */
export type SearchWords = {
  word: string;
};

/** Owned by platform. */
export type SecretFingerprints = {
  name: string;
  fingerprint: string;
};

/** Owned by investors. */
export type SeekerCounts = {
  sectorId: string;
  stageId: string;
  n: number;
};

/** Owned by accounts. */
export type Sessions = {
  id: string;
  token: string;
  userId: string;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  ipAddress: ColumnType<string | null, string | null | undefined, string | null>;
  userAgent: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  lastSeenAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by market. */
export type SourcedRounds = {
  id: ColumnType<number, number | undefined, number>;
  importId: ColumnType<number | null, number | null | undefined, number | null>;
  startupId: ColumnType<number | null, number | null | undefined, number | null>;
  company: string;
  companyKey: string;
  sectorId: ColumnType<string | null, string | null | undefined, string | null>;
  sectorText: string;
  stageId: ColumnType<string | null, string | null | undefined, string | null>;
  roundName: string;
  kind: 'equity' | 'debt' | 'grant';
  roundDate: string;
  datePrecision: 'day' | 'month' | 'year';
  amountMinor: ColumnType<number | null, number | null | undefined, number | null>;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  countryIncorporation: ColumnType<string | null, string | null | undefined, string | null>;
  countryMarket: ColumnType<string | null, string | null | undefined, string | null>;
  investors: ColumnType<string[], string[] | undefined, string[]>;
  sourceUrl: ColumnType<string | null, string | null | undefined, string | null>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
};

/** Owned by startups. */
export type StartupChanges = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  before: ColumnType<unknown | null, string | null | undefined, string | null>;
};

/** Owned by startups. */
export type StartupCounts = {
  sectorId: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  countryIncorporation: ColumnType<string | null, string | null | undefined, string | null>;
  countryMarket: ColumnType<string | null, string | null | undefined, string | null>;
  city: ColumnType<string | null, string | null | undefined, string | null>;
  isDemo: boolean;
  isAsking: boolean;
  n: number;
};

/** Published by documents: what a startup's team has stored. */
export type StartupDocuments = {
  id: Published<number>;
  startupId: Published<number | null>;
  title: Published<string>;
  type: Published<'pitch_deck' | 'financial_statements' | 'business_plan' | 'legal_docs'>;
};

/** Owned by startups. */
export type StartupInvitations = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  tokenHash: string;
  role: 'owner' | 'editor' | 'viewer';
  email: ColumnType<string | null, string | null | undefined, string | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  acceptedBy: ColumnType<string | null, string | null | undefined, string | null>;
  acceptedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  revokedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by startups. */
export type StartupMembers = {
  startupId: number;
  userId: string;
  role: 'owner' | 'editor' | 'viewer';
  title: ColumnType<string | null, string | null | undefined, string | null>;
  joinedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by startups: all startups, hidden ones included, for those who may know of them. */
export type StartupProfiles = {
  id: Published<number>;
  name: Published<string>;
  searchName: Published<string>;
  description: Published<string>;
  sectorId: Published<string>;
  regionId: Published<string>;
  stageId: Published<string>;
  businessModel: Published<string>;
  raisingText: Published<string>;
  raisingMinor: Published<number | null>;
  raisingCurrency: Published<string | null>;
  teamSize: Published<number>;
  logoUrl: Published<string | null>;
  website: Published<string | null>;
  country: Published<string | null>;
  countryIncorporation: Published<string | null>;
  countryMarket: Published<string | null>;
  city: Published<string | null>;
  foundedYear: Published<number | null>;
  status: Published<'active' | 'closed' | 'acquired'>;
  usersCount: Published<number | null>;
  usersEvidence: Published<string | null>;
  monthlyRevenueUsdMinor: Published<number | null>;
  revenueEvidence: Published<string | null>;
  growthPercent: Published<number | null>;
  tractionTier: Published<'none' | 'early' | 'growing' | 'scaling'>;
  isDemo: Published<boolean>;
  createdAt: Published<Date>;
  updatedAt: Published<Date>;
  isHidden: Published<boolean>;
};

/** Owned by funding-tracker. */
export type StartupRounds = {
  startupId: number;
  instrument: string;
  currency: string;
  targetMinor: number;
  minimumMinor: ColumnType<number | null, number | null | undefined, number | null>;
  committedMinor: ColumnType<number, number | undefined, number>;
  receivedMinor: ColumnType<number, number | undefined, number>;
  closeDate: ColumnType<string | null, string | null | undefined, string | null>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  softCircledMinor: ColumnType<number, number | undefined, number>;
  signedMinor: ColumnType<number, number | undefined, number>;
  version: ColumnType<number, number | undefined, number>;
  devaluationPct: ColumnType<number, number | undefined, number>;
};

/** Owned by startups. */
export type StartupSaves = {
  startupId: number;
};

/** Owned by startups. */
export type Startups = {
  id: ColumnType<number, number | undefined, number>;
  name: string;
  description: string;
  sectorId: string;
  regionId: string;
  stageId: string;
  businessModel: string;
  raisingText: string;
  raisingMinor: ColumnType<number | null, number | null | undefined, number | null>;
  raisingCurrency: ColumnType<string | null, string | null | undefined, string | null>;
  teamSize: number;
  logoUrl: ColumnType<string | null, string | null | undefined, string | null>;
  website: ColumnType<string | null, string | null | undefined, string | null>;
  country: ColumnType<string | null, string | null | undefined, string | null>;
  countryIncorporation: ColumnType<string | null, string | null | undefined, string | null>;
  countryMarket: ColumnType<string | null, string | null | undefined, string | null>;
  city: ColumnType<string | null, string | null | undefined, string | null>;
  foundedYear: ColumnType<number | null, number | null | undefined, number | null>;
  status: ColumnType<'active' | 'closed' | 'acquired', 'active' | 'closed' | 'acquired' | undefined, 'active' | 'closed' | 'acquired'>;
  hiddenAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  usersCount: ColumnType<number | null, number | null | undefined, number | null>;
  monthlyRevenueUsdMinor: ColumnType<number | null, number | null | undefined, number | null>;
  growthPercent: ColumnType<number | null, number | null | undefined, number | null>;
  search: string;
  searchName: string;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  usersEvidence: ColumnType<string | null, string | null | undefined, string | null>;
  revenueEvidence: ColumnType<string | null, string | null | undefined, string | null>;
  tractionTier: ColumnType<'none' | 'early' | 'growing' | 'scaling', 'none' | 'early' | 'growing' | 'scaling' | undefined, 'none' | 'early' | 'growing' | 'scaling'>;
  searchCity: ColumnType<string | null, string | null | undefined, string | null>;
  verifiedDomain: ColumnType<string | null, string | null | undefined, string | null>;
  verifiedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Published by funding-tracker: which startups have a round. */
export type StartupsWithRound = {
  startupId: Published<number>;
};

/** Published by funding-tracker: rounds as they are stated, without what was received. */
export type StatedRounds = {
  startupId: Published<number>;
  instrument: Published<string>;
  currency: Published<string>;
  closeDate: Published<string | null>;
};

/** Owned by platform. */
export type StoredContents = {
  key: string;
  sha256: string;
  sizeBytes: number;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by platform: what is stored, and since when. */
export type StoredFileKeys = {
  key: Published<string>;
  createdAt: Published<Date>;
  place: Published<string>;
};

/** Owned by platform. */
export type StoredFiles = {
  key: string;
  ownerId: ColumnType<string | null, string | null | undefined, string | null>;
  contentType: string;
  sizeBytes: number;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  contentKey: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Published by startups: who is in which team, as what. */
export type TeamRoles = {
  startupId: Published<number>;
  userId: Published<string>;
  role: Published<'owner' | 'editor' | 'viewer'>;
  title: Published<string | null>;
  joinedAt: Published<Date>;
};

/** Owned by messages. */
export type ThreadMembers = {
  threadId: number;
  userId: string;
  lastAt: ColumnType<Date, Date | string, Date | string>;
  lastReadId: ColumnType<number, number | undefined, number>;
  unreadCount: ColumnType<number, number | undefined, number>;
  mutedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Published by messages: what was written in a conversation. */
export type ThreadMessages = {
  id: Published<number>;
  threadId: Published<number>;
  senderId: Published<string | null>;
  content: Published<string>;
};

/** Published by messages: who is in which conversation. */
export type ThreadPeople = {
  threadId: Published<number>;
  userId: Published<string>;
  lastAt: Published<Date>;
};

/** Owned by messages. */
export type Threads = {
  id: ColumnType<number, number | undefined, number>;
  subject: string;
  subjectHref: ColumnType<string | null, string | null | undefined, string | null>;
  messageCount: ColumnType<number, number | undefined, number>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by investors. */
export type TicketCounts = {
  averageTicketMinor: number;
  isDemo: boolean;
  n: number;
};

/** Published by startups: the dated figures of each series. */
export type TractionFigures = {
  id: Published<number>;
  startupId: Published<number>;
  metric: Published<'users' | 'paying_customers' | 'monthly_revenue' | 'growth'>;
  asOf: Published<string>;
  value: Published<number>;
  currency: Published<string | null>;
  evidence: Published<'claimed' | 'document' | 'third-party-document' | 'system-export' | 'confirmed-by-counterparty'>;
};

/** Owned by startups. */
export type TractionPoints = {
  id: ColumnType<number, number | undefined, number>;
  startupId: number;
  metric: 'users' | 'paying_customers' | 'monthly_revenue' | 'growth';
  asOf: string;
  value: number;
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  evidence: 'claimed' | 'document' | 'third-party-document' | 'system-export' | 'confirmed-by-counterparty';
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Owned by accounts. */
export type TwoFactors = {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  verified: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  failedVerificationCount: ColumnType<number | null, number | null | undefined, number | null>;
  lockedUntil: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by platform. */
export type UploadParts = {
  uploadId: string;
  startByte: number;
  sizeBytes: number;
  fileKey: string;
};

/** Owned by platform. */
export type Uploads = {
  id: string;
  userId: string;
  fileName: string;
  sizeBytes: number;
  lock: ColumnType<string | null, string | null | undefined, string | null>;
  lockedUntil: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
  finishedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** Owned by accounts. */
export type Users = {
  id: string;
  name: string;
  firstName: ColumnType<string, string | undefined, string>;
  lastName: ColumnType<string, string | undefined, string>;
  email: string;
  emailVerified: ColumnType<boolean, boolean | undefined, boolean>;
  image: ColumnType<string | null, string | null | undefined, string | null>;
  userType: ColumnType<'founder' | 'investor' | 'vc_fund' | null, 'founder' | 'investor' | 'vc_fund' | null | undefined, 'founder' | 'investor' | 'vc_fund' | null>;
  isAdmin: ColumnType<boolean, boolean | undefined, boolean>;
  isDemo: ColumnType<boolean, boolean | undefined, boolean>;
  suspendedAt: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  twoFactorEnabled: ColumnType<boolean, boolean | undefined, boolean>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
  consentDue: ColumnType<boolean, boolean | undefined, boolean>;
};

/** Owned by valuation. */
export type Valuations = {
  startupId: number;
  version: number;
  inputs: string;
  result: string;
  fairValue: ColumnType<number | null, number | null | undefined, number | null>;
  rangeMin: ColumnType<number | null, number | null | undefined, number | null>;
  rangeMax: ColumnType<number | null, number | null | undefined, number | null>;
  createdBy: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: ColumnType<Date, Date | string, Date | string>;
};

/** Owned by accounts. */
export type Verifications = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: ColumnType<Date, Date | string, Date | string>;
  createdAt: ColumnType<Date, Date | string | undefined, Date | string>;
  updatedAt: ColumnType<Date, Date | string | undefined, Date | string>;
};

/** Published by investors: those that everybody may see. */
export type VisibleInvestors = {
  id: Published<number>;
  userId: Published<string>;
  type: Published<'angel' | 'vc_partner' | 'institutional'>;
  firmName: Published<string | null>;
  investmentThesis: Published<string>;
  minTicketMinor: Published<number>;
  averageTicketMinor: Published<number>;
  maxTicketMinor: Published<number>;
  preferredSectors: Published<string[]>;
  preferredGeographies: Published<string[]>;
  preferredStages: Published<string[]>;
  excludedSectors: Published<string[]>;
  leadAppetite: Published<'lead' | 'follow' | 'either'>;
  country: Published<string | null>;
  city: Published<string | null>;
  verifiedAt: Published<Date | null>;
  verifiedBy: Published<'domain' | 'vouches' | 'admin' | null>;
  isDemo: Published<boolean>;
  createdAt: Published<Date>;
  updatedAt: Published<Date>;
};

/** Published by startups: those that everybody may see. */
export type VisibleStartups = {
  id: Published<number>;
  name: Published<string>;
  searchName: Published<string>;
  description: Published<string>;
  sectorId: Published<string>;
  regionId: Published<string>;
  stageId: Published<string>;
  businessModel: Published<string>;
  raisingText: Published<string>;
  raisingMinor: Published<number | null>;
  raisingCurrency: Published<string | null>;
  teamSize: Published<number>;
  logoUrl: Published<string | null>;
  website: Published<string | null>;
  country: Published<string | null>;
  countryIncorporation: Published<string | null>;
  countryMarket: Published<string | null>;
  city: Published<string | null>;
  foundedYear: Published<number | null>;
  status: Published<'active' | 'closed' | 'acquired'>;
  usersCount: Published<number | null>;
  usersEvidence: Published<string | null>;
  monthlyRevenueUsdMinor: Published<number | null>;
  revenueEvidence: Published<string | null>;
  growthPercent: Published<number | null>;
  tractionTier: Published<'none' | 'early' | 'growing' | 'scaling'>;
  isDemo: Published<boolean>;
  createdAt: Published<Date>;
  updatedAt: Published<Date>;
};

export type DB = {
  acceptedRecommendations: AcceptedRecommendations;
  accessCheckpoints: AccessCheckpoints;
  accessEntries: AccessEntries;
  accessNodes: AccessNodes;
  accessReads: AccessReads;
  accessViewers: AccessViewers;
  adminActs: AdminActs;
  admissions: Admissions;
  analystConsents: AnalystConsents;
  analystRuns: AnalystRuns;
  analystUsage: AnalystUsage;
  backupRuns: BackupRuns;
  blockedPairs: BlockedPairs;
  blocks: Blocks;
  breachEntries: BreachEntries;
  breaches: Breaches;
  capTableOffers: CapTableOffers;
  capTables: CapTables;
  connectedPairs: ConnectedPairs;
  connections: Connections;
  countedInvestors: CountedInvestors;
  countedSeekers: CountedSeekers;
  countedStartups: CountedStartups;
  credentials: Credentials;
  dataRoomAcceptances: DataRoomAcceptances;
  dataRoomAgreements: DataRoomAgreements;
  dataRoomDocuments: DataRoomDocuments;
  dataRoomExpectations: DataRoomExpectations;
  dataRoomFolders: DataRoomFolders;
  dataRoomGrants: DataRoomGrants;
  dataRoomGroupMembers: DataRoomGroupMembers;
  dataRoomGroups: DataRoomGroups;
  dataRoomLinkUses: DataRoomLinkUses;
  dataRoomLinks: DataRoomLinks;
  dataRoomPictures: DataRoomPictures;
  dataRoomQuestions: DataRoomQuestions;
  dataRoomRequests: DataRoomRequests;
  dataRoomTimes: DataRoomTimes;
  dataRoomVisits: DataRoomVisits;
  dataRooms: DataRooms;
  dealEvents: DealEvents;
  dealImports: DealImports;
  dealNotes: DealNotes;
  dealViews: DealViews;
  deals: Deals;
  decidedDeals: DecidedDeals;
  directoryCounts: DirectoryCounts;
  documentAnalyses: DocumentAnalyses;
  documentAnswers: DocumentAnswers;
  documentFiles: DocumentFiles;
  documentShares: DocumentShares;
  documentVersions: DocumentVersions;
  documents: Documents;
  dollarRates: DollarRates;
  dueDiligenceMarks: DueDiligenceMarks;
  dueDiligenceRuns: DueDiligenceRuns;
  enteredRates: EnteredRates;
  erasures: Erasures;
  exclusions: Exclusions;
  experiences: Experiences;
  financialModels: FinancialModels;
  findableProfiles: FindableProfiles;
  firmInvitations: FirmInvitations;
  firmMembers: FirmMembers;
  firmNames: FirmNames;
  firmRoles: FirmRoles;
  firms: Firms;
  founderBackgrounds: FounderBackgrounds;
  founderProfiles: FounderProfiles;
  fundingRounds: FundingRounds;
  grievances: Grievances;
  idempotencyKeys: IdempotencyKeys;
  instanceInvitations: InstanceInvitations;
  instanceSettings: InstanceSettings;
  introductionBudgets: IntroductionBudgets;
  introductionRequests: IntroductionRequests;
  introductionStates: IntroductionStates;
  introductions: Introductions;
  investments: Investments;
  investorActivity: InvestorActivity;
  investorCounts: InvestorCounts;
  investorDeals: InvestorDeals;
  investorProfiles: InvestorProfiles;
  investorVouches: InvestorVouches;
  investors: Investors;
  jobApplications: JobApplications;
  jobPosts: JobPosts;
  jobs: Jobs;
  knownDevices: KnownDevices;
  legalConsents: LegalConsents;
  legalTexts: LegalTexts;
  mailOutbox: MailOutbox;
  marketRounds: MarketRounds;
  marketSurveys: MarketSurveys;
  matchFeedback: MatchFeedback;
  matchRefreshes: MatchRefreshes;
  matchRuns: MatchRuns;
  matches: Matches;
  memberProfiles: MemberProfiles;
  messages: Messages;
  moderationActions: ModerationActions;
  moderationCases: ModerationCases;
  moderationReports: ModerationReports;
  networkChanges: NetworkChanges;
  networkCounts: NetworkCounts;
  networkPeople: NetworkPeople;
  networkTies: NetworkTies;
  notificationDigests: NotificationDigests;
  notificationSettings: NotificationSettings;
  notifications: Notifications;
  offerStandings: OfferStandings;
  offerStatements: OfferStatements;
  offerTerms: OfferTerms;
  offers: Offers;
  offersInRounds: OffersInRounds;
  onboardingDrafts: OnboardingDrafts;
  openSessions: OpenSessions;
  pageViews: PageViews;
  parameterTables: ParameterTables;
  passkeys: Passkeys;
  peopleActivity: PeopleActivity;
  peopleAddresses: PeopleAddresses;
  peopleCards: PeopleCards;
  peopleMatches: PeopleMatches;
  peopleWishes: PeopleWishes;
  portfolioCompanies: PortfolioCompanies;
  portfolioDeals: PortfolioDeals;
  portfolioEvents: PortfolioEvents;
  portfolioImports: PortfolioImports;
  portfolioNotes: PortfolioNotes;
  profileExperiences: ProfileExperiences;
  profileViews: ProfileViews;
  profiles: Profiles;
  rateLimits: RateLimits;
  rateState: RateState;
  recommendations: Recommendations;
  referenceRates: ReferenceRates;
  retentionRuns: RetentionRuns;
  retentionSettings: RetentionSettings;
  roundAmounts: RoundAmounts;
  roundClosings: RoundClosings;
  roundImports: RoundImports;
  roundInvestors: RoundInvestors;
  roundMilestones: RoundMilestones;
  roundOffers: RoundOffers;
  savedJobs: SavedJobs;
  savedSearchHits: SavedSearchHits;
  savedSearches: SavedSearches;
  searchWords: SearchWords;
  secretFingerprints: SecretFingerprints;
  seekerCounts: SeekerCounts;
  sessions: Sessions;
  sourcedRounds: SourcedRounds;
  startupChanges: StartupChanges;
  startupCounts: StartupCounts;
  startupDocuments: StartupDocuments;
  startupInvitations: StartupInvitations;
  startupMembers: StartupMembers;
  startupProfiles: StartupProfiles;
  startupRounds: StartupRounds;
  startupSaves: StartupSaves;
  startups: Startups;
  startupsWithRound: StartupsWithRound;
  statedRounds: StatedRounds;
  storedContents: StoredContents;
  storedFileKeys: StoredFileKeys;
  storedFiles: StoredFiles;
  teamRoles: TeamRoles;
  threadMembers: ThreadMembers;
  threadMessages: ThreadMessages;
  threadPeople: ThreadPeople;
  threads: Threads;
  ticketCounts: TicketCounts;
  tractionFigures: TractionFigures;
  tractionPoints: TractionPoints;
  twoFactors: TwoFactors;
  uploadParts: UploadParts;
  uploads: Uploads;
  users: Users;
  valuations: Valuations;
  verifications: Verifications;
  visibleInvestors: VisibleInvestors;
  visibleStartups: VisibleStartups;
};
