// Writes docs/data-inventory.md from the catalogue of a migrated database: which table holds what about people, how
// long, and how it is erased. A test compares the page with the migrated database, so that a new table needs a line here.
import { writeFileSync } from 'node:fs';
import { HELD_BY_OTHERS } from '../src/features/accounts/domain/held-by-others.ts';
import { onMigratedDatabase } from './migrated-database.ts';

const ACCOUNT = 'As long as the account';
const TEAM = 'As long as the startup or firm';
const KEPT = 'Kept';
const NONE = 'Nothing about people';

/** By table: what personal data it holds, and how long it is kept. */
export const LINES: Readonly<Record<string, readonly [holds: string, kept: string]>> = {
  access_checkpoints: [NONE, KEPT],
  access_entries: ['Reads of private documents and statements on offers, by a pseudonym', KEPT],
  access_nodes: [NONE, KEPT],
  access_viewers: ['Whose pseudonym is whose', ACCOUNT],
  admin_acts: ['Name of the administrator, id of whom an act was about, reason', KEPT],
  admissions: ['Which invitation let whom in', KEPT],
  analyst_consents: ['Who agreed that a language model reads a document', TEAM],
  analyst_runs: ['Who asked for it, and what came back', TEAM],
  analyst_usage: [NONE, KEPT],
  backup_runs: [NONE, '90 days'],
  blocks: ['Who shut out whom', ACCOUNT],
  breach_entries: ['Name of the administrator; what was told to whom', KEPT],
  breaches: ['What happened to whose data, in words', KEPT],
  cap_table_offers: ['Names of holders that are offers', TEAM],
  cap_tables: ['Names and shares of holders; who made a version', TEAM],
  connections: ['Who is connected with whom, and a note', ACCOUNT],
  credentials: ['Password as a hash, id at the provider', ACCOUNT],
  data_room_acceptances: ['Who accepted an agreement, when', ACCOUNT],
  data_room_agreements: ['Who wrote it', TEAM],
  data_room_documents: ['Who added it', TEAM],
  data_room_expectations: ['Who is asked for a file', TEAM],
  data_room_folders: [NONE, TEAM],
  data_room_grants: ['Who gave access', TEAM],
  data_room_group_members: ['Addresses and names of guests', TEAM],
  data_room_groups: ['Who made it', TEAM],
  data_room_link_uses: ['Who came by a link', ACCOUNT],
  data_room_links: ['Who made it', TEAM],
  data_room_pictures: [NONE, TEAM],
  data_room_questions: ['Questions and answers of guests and team', TEAM],
  data_room_requests: ['Who asked to be let in, with a note', ACCOUNT],
  data_room_times: ['How long a guest stayed on a page', ACCOUNT],
  data_room_visits: ['Who came when', ACCOUNT],
  data_rooms: ['Who opened it', TEAM],
  deal_events: ['Who moved a deal', 'As long as the deal'],
  deal_imports: ['Who imported deals', ACCOUNT],
  deal_notes: ['Notes of investors about companies and people', 'As long as the deal'],
  deal_views: ['Filters someone saved', ACCOUNT],
  deals: ['Companies someone looks at, with contact and next action', ACCOUNT],
  document_analyses: ['What someone had analysed', ACCOUNT],
  document_answers: ['What someone answered to a question on a document', ACCOUNT],
  document_shares: ['With whom a document is shared', TEAM],
  document_versions: ['Text of documents; who gave them', TEAM],
  documents: ['Title; who made it', TEAM],
  dollar_rates: [NONE, KEPT],
  due_diligence_marks: ['Who judged a check, and how', ACCOUNT],
  due_diligence_runs: ['Who ran it', ACCOUNT],
  entered_rates: ['Who entered a rate', ACCOUNT],
  erasures: ['A hash of the id of an erased account', KEPT],
  exclusions: ['Whom someone does not want to meet', ACCOUNT],
  experiences: ['Jobs and education in a profile', ACCOUNT],
  financial_models: ['Who made a version', TEAM],
  firm_invitations: ['Address of an invited person', TEAM],
  firm_members: ['Who is in a firm, and as what', ACCOUNT],
  firms: [NONE, 'As long as it has members'],
  founder_profiles: ['What a founder said of themselves at the start', ACCOUNT],
  grievances: [
    'Name, address and message of whoever wrote, and the answer',
    '3 years after the answer, or as administrators set',
  ],
  idempotency_keys: ['Answers to calls someone made', '1 day'],
  instance_invitations: ['For whom an invitation is, in words', 'As long as the account of who made it'],
  instance_settings: ['Name and address of the contact', KEPT],
  introduction_budgets: ['How many requests someone takes a week', ACCOUNT],
  introduction_states: ['What became of requests', ACCOUNT],
  introductions: ['Who asked to meet whom, and why', ACCOUNT],
  investments: ['What someone invested in', ACCOUNT],
  investor_activity: [
    'How active an investor is by recorded deals, as one number, and what they look for',
    ACCOUNT,
  ],
  investor_counts: [NONE, KEPT],
  investor_deals: ['Past deals of an investor', ACCOUNT],
  investor_vouches: ['Who vouched for whom', ACCOUNT],
  investors: ['Thesis, tickets, firm, place, proofs', ACCOUNT],
  job_applications: ['Applications with notes', ACCOUNT],
  jobs: ['Posts with an address to apply at', ACCOUNT],
  known_devices: [
    'Devices someone signed in with, by browser and system',
    '2 years, or as administrators set',
  ],
  legal_consents: ['Who accepted which version of the terms, when', ACCOUNT],
  legal_texts: [NONE, KEPT],
  mail_outbox: [
    'Address, subject and text of e-mails',
    '90 days after they were sent, or as administrators set',
  ],
  market_surveys: [NONE, KEPT],
  match_feedback: ['Judgements of matches, without who gave them once the account is gone', KEPT],
  match_refreshes: [NONE, 'Until done'],
  match_runs: ['Which administrator started a run', KEPT],
  matches: ['Fits of an investor’s profile', ACCOUNT],
  messages: ['Messages', 'As long as the other side has an account'],
  moderation_actions: ['Name of the moderator, id of the person, reason', KEPT],
  moderation_cases: ['Name of who or what was reported', KEPT],
  moderation_reports: ['Who reported what, with quotes', KEPT],
  network_changes: ['Whose part in the network of a country is to be worked out anew', 'A minute'],
  network_counts: [NONE, KEPT],
  network_people: ['Who counts in the network of which country', ACCOUNT],
  network_ties: ['Who is connected with whom, for counting', ACCOUNT],
  notification_digests: ['When someone got a digest', ACCOUNT],
  notification_settings: ['What someone wants to be told', ACCOUNT],
  notifications: ['What someone was told', '1 year, or as administrators set'],
  offer_statements: ['Names and statements of both sides', KEPT],
  offer_terms: ['Terms by whom', KEPT],
  offers: ['Who offered what to whom', KEPT],
  onboarding_drafts: ['A form that is not finished', ACCOUNT],
  page_views: ['Who saw a page on which day; visitors by a daily hash', '2 years, or as administrators set'],
  parameter_tables: ['Which administrator added a table', KEPT],
  passkeys: ['Public keys of devices', ACCOUNT],
  people_matches: ['Suggested people', ACCOUNT],
  people_wishes: ['Whom someone looks for', ACCOUNT],
  portfolio_companies: ['Companies of an investor', ACCOUNT],
  portfolio_events: ['Cash flows and marks', ACCOUNT],
  portfolio_imports: ['Who imported them', ACCOUNT],
  portfolio_notes: ['Notes of an investor', ACCOUNT],
  profile_views: ['Who saw whose profile on which day', '2 years, or as administrators set'],
  profiles: ['Headline, place, biography, skills', ACCOUNT],
  rate_limits: ['Hashes of networks and addresses', '1 day'],
  rate_state: [NONE, KEPT],
  recommendations: ['Who recommends whom, in words', ACCOUNT],
  reference_rates: [NONE, KEPT],
  retention_runs: [NONE, '400 days'],
  retention_settings: [NONE, KEPT],
  round_imports: ['Names of who imported and undid', KEPT],
  round_investors: ['Names of investors of a round', TEAM],
  round_milestones: [NONE, TEAM],
  round_offers: [NONE, TEAM],
  saved_jobs: ['Posts someone saved', ACCOUNT],
  saved_search_hits: ['What a saved search found', ACCOUNT],
  saved_searches: ['What someone searches for', ACCOUNT],
  search_words: [NONE, 'As long as something has the word'],
  secret_fingerprints: [NONE, KEPT],
  seeker_counts: [NONE, KEPT],
  sessions: ['Device and network address', 'Until it ends, 30 days at most'],
  sourced_rounds: ['Names of investors in published rounds', KEPT],
  startup_counts: [NONE, KEPT],
  directory_counts: [NONE, KEPT],
  startup_changes: ['Who changed a startup', TEAM],
  startup_invitations: ['Address of an invited person', TEAM],
  startup_members: ['Who is in a team, and as what', ACCOUNT],
  startup_rounds: [NONE, TEAM],
  startup_saves: [NONE, 'Until done'],
  startups: ['Names of founders and text they wrote', TEAM],
  stored_contents: [NONE, 'As long as a file refers to it'],
  stored_files: ['Files someone gave', 'As long as something refers to it'],
  thread_members: ['Who is in a conversation, and read how far', ACCOUNT],
  threads: [NONE, 'As long as someone is in it'],
  ticket_counts: [NONE, KEPT],
  traction_points: ['Who entered a figure', TEAM],
  two_factors: ['Key and backup codes of the second step', ACCOUNT],
  upload_parts: [NONE, '1 day'],
  uploads: ['Files that are being sent', '1 day'],
  users: ['Name, address, picture, role', ACCOUNT],
  valuations: ['Who made a version', TEAM],
  verifications: ['Links for a new password, as hashes', '1 hour'],
};

type Found = { table: string; owner: string; people: { column: string; onDelete: string }[] };

const CATALOGUE = `
  select t.relname::text as "table", coalesce(substring(obj_description(t.oid) from '^Owned by ([a-z-]+)'), 'platform') as owner,
    coalesce((select json_agg(json_build_object('column', a.attname, 'onDelete', f.confdeltype) order by a.attname)
      from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
      where f.conrelid = t.oid and f.contype = 'f' and f.confrelid = 'users'::regclass), '[]') as people
  from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname <> 'schema_migrations'
  order by 1`;

/** How rows of a table go when somebody deletes their account. */
function erasureOf({ table, people }: Found): string {
  if (table === 'users') return 'The row is deleted';
  const own = people.filter(({ onDelete }) => onDelete === 'c').map(({ column }) => column);
  const mentioned = people.filter(({ onDelete }) => onDelete !== 'c').map(({ column }) => column);
  const parts = [
    ...(own.length > 0 ? [`deleted with the account (${own.join(', ')})`] : []),
    ...(mentioned.length > 0 ? [`stays without the person (${mentioned.join(', ')})`] : []),
    ...(own.length === 0 && table in HELD_BY_OTHERS ? [HELD_BY_OTHERS[table] ?? ''] : []),
  ];
  if (parts.length > 0) return parts.join('; ');
  return LINES[table]?.[0] === NONE ? '–' : 'With what it belongs to';
}

type Asked = { query(text: string): Promise<{ rows: unknown[] }> };

/** The page, and the tables that have no line or whose line has no table. */
export async function inventoryOf(db: Asked): Promise<{ page: string; missing: string[]; idle: string[] }> {
  // What the statement above selects.
  const rows = (await db.query(CATALOGUE)).rows as Found[];
  const names = new Set(rows.map(({ table }) => table));
  const lines = rows.map((row) => {
    const [holds, kept] = LINES[row.table] ?? ['', ''];
    return `| \`${row.table}\` | ${row.owner} | ${holds} | ${kept} | ${erasureOf(row)} |`;
  });
  const page = `# What is kept about people

Each table of the database: what personal data it holds, how long, and what happens to it when someone deletes their account. Written by \`npm run docs:inventory\`
from the catalogue; a test fails for a table that has no line. How to set the numbers of days: [administering](operate/admin.md#how-long-data-is-kept).

| table | owner | personal data | kept | erased |
| ----- | ----- | ------------- | ---- | ------ |
${lines.join('\n')}
`;
  return {
    page,
    missing: [...names].filter((table) => !(table in LINES)),
    idle: Object.keys(LINES).filter((table) => !names.has(table)),
  };
}

if (import.meta.main) {
  const { page, missing } = await onMigratedDatabase(inventoryOf);
  if (missing.length > 0) throw new Error(`No line in tools/data-inventory.ts for ${missing.join(', ')}`);
  writeFileSync(new URL('../docs/data-inventory.md', import.meta.url), page);
}
