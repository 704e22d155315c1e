const TEAM = 'It is a startup’s or a firm’s, which others run on. Your name is removed from it.';
const SITE = 'It belongs to the site and says nothing about you. Your name is removed from it.';
const INVITED = 'Whom someone invited, by the address they typed. What you sent goes with you.';
const SIGNED =
  'What both sides have signed is the other side’s record, under the names it was made. What is not signed goes with you.';

/**
 * What stays after an account is deleted, by table, and why. Every table that refers to people is erased with them, or is
 * named here; a test compares it with the database.
 */
export const HELD_BY_OTHERS: Readonly<Record<string, string>> = {
  access_entries:
    'Who read a private document, or stated something on an offer, without a name: what opened it is deleted.',
  admin_acts:
    'What administrators did, so that they answer for it. The name of an administrator is kept; whom an act was about is an id without a name.',
  admissions: SITE,
  analyst_consents: TEAM,
  analyst_runs: TEAM,
  cap_table_offers: TEAM,
  cap_tables: TEAM,
  data_room_agreements: TEAM,
  data_room_documents: TEAM,
  data_room_grants: TEAM,
  data_room_groups: TEAM,
  data_room_links: TEAM,
  data_rooms: TEAM,
  deal_events: TEAM,
  deal_notes: TEAM,
  document_versions: TEAM,
  erasures:
    'That your account was deleted, by a hash: a restored copy of the database erases you again by it.',
  financial_models: TEAM,
  firm_invitations: INVITED,
  grievances:
    'What you asked or complained of about your data, and the answer, to prove that it was dealt with; for three years.',
  instance_settings: SITE,
  match_feedback: SITE,
  match_runs: SITE,
  messages: 'Messages you sent stay with those you wrote to, without your name.',
  moderation_actions: 'What moderators decided, so that they answer for it. Names in it are kept.',
  moderation_reports: 'What you reported, so that it is dealt with. Your name is removed from it.',
  offer_statements: SIGNED,
  offer_terms: SIGNED,
  offers: SIGNED,
  page_views: SITE,
  parameter_tables: SITE,
  round_imports: SITE,
  startups: TEAM,
  startup_invitations: INVITED,
  stored_files: TEAM,
  traction_points: TEAM,
  valuations: TEAM,
};

/** The same, each reason once with what it is about, as it is said before an account is deleted. */
export const WHAT_STAYS: readonly string[] = [
  'Messages you sent stay with those you wrote to, without your name.',
  'What you made for a startup or firm that others run on stays there, without your name.',
  'Offers that both sides have signed stay with the other side, under the names they were made. Unsigned ones end.',
  'Entries of the access ledger stay, without your name.',
  'Decisions of moderators stay.',
  'Copies for emergencies may hold your data until they are replaced. Whoever restores one erases you again.',
];
