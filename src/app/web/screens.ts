import { addressesOf, lazyPage, matchesPath, type Screen } from './screen.ts';

type AdminPages = typeof import('../pages/admin-pages.tsx');
const adminPage = (name: keyof AdminPages) =>
  lazyPage(async () => (await import('../pages/admin-pages.tsx'))[name]);

type LegalPages = typeof import('#features/legal/web/legal-page.tsx');
const legalPage = (name: keyof LegalPages) =>
  lazyPage(async () => (await import('#features/legal/web/legal-page.tsx'))[name]);

/**
 * Every screen, one entry each: what it is called, who may open it and where it stands in the navigation, in the order of
 * that: `{ path: '/jobs', title: 'Jobs', nav: { group: 'find', icon: 'briefcase' }, page: lazyPage(async () => …) }`
 */
export const screens: readonly Screen[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    membersOnly: true,
    nav: { group: 'home', label: 'Home', icon: 'home', bar: ['founder', 'investor'] },
    page: lazyPage(async () => (await import('../pages/dashboard-page.tsx')).DashboardPage),
  },
  {
    path: '/onboarding',
    title: 'Welcome to Kilele',
    membersOnly: true,
    savedOnLeaving: true,
    nav: { group: 'home', label: 'Get started', icon: 'flag', newcomers: true },
    page: lazyPage(async () => (await import('#features/onboarding/web/onboarding-page.tsx')).OnboardingPage),
  },
  {
    path: '/matching',
    title: 'Your matches',
    membersOnly: true,
    nav: { group: 'find', label: 'Matches', icon: 'spark', bar: ['founder', 'investor'] },
    page: lazyPage(async () => (await import('../pages/matching-page.tsx')).MatchingScreen),
  },
  {
    path: '/matching/accuracy',
    title: 'How accurate the matches are',
    page: lazyPage(async () => (await import('#features/matching/web/accuracy-page.tsx')).AccuracyPage),
  },
  {
    path: '/startups',
    title: 'Discover Startups',
    prerendered: true,
    nav: { group: 'find', label: 'Startups', icon: 'rocket', visitors: true },
    page: lazyPage(async () => (await import('../pages/startups-page.tsx')).StartupsScreen),
  },
  {
    path: '/startups/new',
    title: 'Create Your Startup Profile',
    membersOnly: true,
    page: lazyPage(
      async () => (await import('#features/startups/web/create-startup-page.tsx')).NewStartupPage,
    ),
  },
  {
    path: '/startups/:id',
    title: 'Startup',
    prerendered: true,
    page: lazyPage(async () => (await import('../pages/startup-page.tsx')).StartupPage),
  },
  {
    path: '/startups/:id/edit',
    title: 'Edit startup',
    membersOnly: true,
    page: lazyPage(
      async () => (await import('#features/startups/web/edit-startup-page.tsx')).EditStartupPage,
    ),
  },
  {
    path: '/startups/:id/room',
    title: 'Data room',
    membersOnly: true,
    within: '/data-room',
    page: lazyPage(async () => (await import('../pages/room-page.tsx')).RoomScreen),
  },
  {
    path: '/startups/:id/facts',
    title: 'Facts',
    membersOnly: true,
    within: '/ai-insights',
    page: lazyPage(async () => (await import('#features/facts/web/facts-page.tsx')).FactsPage),
  },
  {
    path: '/room-links/:token',
    title: 'Data room',
    page: lazyPage(async () => (await import('#features/data-room/web/room-link-page.tsx')).RoomLinkPage),
  },
  {
    path: '/startups/:id/summary',
    title: 'Deal summary',
    membersOnly: true,
    page: lazyPage(
      async () => (await import('#features/deal-summary/web/deal-summary-page.tsx')).DealSummaryPage,
    ),
  },
  {
    path: '/saved-searches',
    title: 'Saved searches',
    membersOnly: true,
    nav: { group: 'find', icon: 'search' },
    page: lazyPage(
      async () => (await import('#features/saved-searches/web/saved-searches-page.tsx')).SavedSearchesPage,
    ),
  },
  {
    path: '/saved-searches/:id',
    title: 'Saved search',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/search-hits-page.tsx')).SearchHitsScreen),
  },
  {
    path: '/invitations/:token',
    title: 'Invitation',
    page: lazyPage(async () => (await import('#features/startups/web/invitation-page.tsx')).InvitationPage),
  },
  {
    path: '/sign-in',
    title: 'Sign in',
    prerendered: true,
    wakesOnTouch: true,
    page: lazyPage(async () => (await import('#features/accounts/web/sign-in-page.tsx')).SignInPage),
  },
  {
    path: '/sign-up',
    title: 'Sign up',
    prerendered: true,
    wakesOnTouch: true,
    page: lazyPage(async () => (await import('#features/accounts/web/sign-up-page.tsx')).SignUpPage),
  },
  {
    path: '/reset-password',
    title: 'New password',
    prerendered: true,
    wakesOnTouch: true,
    page: lazyPage(async () => (await import('#features/accounts/web/reset-page.tsx')).ResetPage),
  },
  {
    path: '/set-up',
    title: 'Set up',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/accounts/web/set-up-page.tsx')).SetUpPage),
  },
  {
    path: '/investors',
    title: 'Connect with Investors',
    prerendered: true,
    nav: { group: 'find', label: 'Investors', icon: 'coins', visitors: true, bar: ['founder'] },
    page: lazyPage(async () => (await import('../pages/investors-page.tsx')).InvestorsScreen),
  },
  {
    path: '/investors/:id',
    title: 'Investor',
    prerendered: true,
    page: lazyPage(async () => (await import('../pages/investor-page.tsx')).InvestorPage),
  },
  {
    path: '/investors/:id/edit',
    title: 'Edit investor profile',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/investor-edit-page.tsx')).InvestorEdit),
  },
  {
    path: '/jobs',
    title: 'Jobs & Opportunities',
    prerendered: true,
    nav: { group: 'find', label: 'Jobs', icon: 'briefcase', visitors: true },
    page: lazyPage(async () => (await import('#features/jobs/web/jobs-page.tsx')).JobsPage),
  },
  {
    path: '/jobs/:id',
    title: 'Opportunity',
    prerendered: true,
    page: lazyPage(async () => (await import('../pages/job-page.tsx')).JobScreen),
  },
  {
    path: '/financial-tools',
    title: 'Financial Tools',
    membersOnly: true,
    alias: '/financial',
    nav: { group: 'raise', icon: 'calculator' },
    page: lazyPage(async () => (await import('../pages/financial-tools-page.tsx')).FinancialToolsPage),
  },
  {
    path: '/data-room',
    title: 'Data room',
    membersOnly: true,
    nav: { group: 'raise', icon: 'lock' },
    page: lazyPage(async () => (await import('../pages/own-room-page.tsx')).OwnRoomPage),
  },
  {
    path: '/portfolio/deal-flow',
    title: 'Deal Flow',
    membersOnly: true,
    nav: { group: 'invest', icon: 'board', bar: ['investor'] },
    page: lazyPage(async () => (await import('#features/deal-flow/web/deal-flow-page.tsx')).DealFlowPage),
  },
  {
    path: '/portfolio',
    title: 'Portfolio',
    membersOnly: true,
    nav: { group: 'invest', icon: 'chart' },
    page: lazyPage(async () => (await import('#features/portfolio/web/portfolio-page.tsx')).PortfolioPage),
  },
  {
    path: '/portfolio/company/:startupId',
    title: 'Portfolio company',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/portfolio-company-page.tsx')).PortfolioCompanyScreen),
  },
  {
    path: '/offers',
    title: 'Offers',
    membersOnly: true,
    nav: { group: 'work', icon: 'check' },
    page: lazyPage(async () => (await import('#features/offers/web/offers-page.tsx')).OffersPage),
  },
  {
    path: '/offers/new',
    title: 'New offer',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/offers/web/new-offer-page.tsx')).NewOfferPage),
  },
  {
    path: '/offers/:id',
    title: 'Offer',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/offers/web/offer-page.tsx')).OfferPage),
  },
  {
    path: '/documents/:id',
    title: 'Document',
    membersOnly: true,
    within: '/ai-insights',
    page: lazyPage(async () => (await import('../pages/document-page.tsx')).DocumentScreen),
  },
  {
    path: '/ai-insights',
    title: 'AI Insights',
    nav: { group: 'work', icon: 'document', visitors: true },
    page: lazyPage(async () => (await import('../pages/ai-insights-page.tsx')).AiInsightsPage),
  },
  {
    path: '/analytics',
    title: 'Analytics',
    prerendered: true,
    alias: '/advanced-analytics',
    nav: { group: 'work', icon: 'globe' },
    page: lazyPage(async () => (await import('../pages/analytics-page.tsx')).AnalyticsPage),
  },
  {
    path: '/analytics/rounds',
    title: 'Funding rounds',
    page: lazyPage(async () => (await import('#features/market/web/rounds-page.tsx')).RoundsPage),
  },
  {
    path: '/firm',
    title: 'Your firm',
    membersOnly: true,
    nav: { group: 'invest', label: 'Firm', icon: 'building' },
    page: lazyPage(async () => (await import('#features/firms/web/firm-page.tsx')).FirmPage),
  },
  {
    path: '/firm/join/:token',
    title: 'Join a firm',
    page: lazyPage(async () => (await import('#features/firms/web/join-page.tsx')).JoinPage),
  },
  {
    path: '/profile',
    title: 'Profile',
    nav: { group: 'self', icon: 'person' },
    page: lazyPage(async () => (await import('../pages/profile-page.tsx')).ProfilePage),
  },
  {
    path: '/messages',
    title: 'Messages',
    membersOnly: true,
    nav: { group: 'talk', icon: 'message', bar: ['founder', 'investor'] },
    page: lazyPage(async () => (await import('../pages/messages-page.tsx')).MessagesScreen),
  },
  {
    path: '/introductions',
    title: 'Introductions',
    membersOnly: true,
    nav: { group: 'talk', icon: 'handshake' },
    page: lazyPage(async () => (await import('../pages/introductions-page.tsx')).IntroductionsScreen),
  },
  {
    path: '/network',
    title: 'Professional Network',
    membersOnly: true,
    nav: { group: 'talk', label: 'Network', icon: 'people' },
    page: lazyPage(async () => (await import('../pages/network-page.tsx')).NetworkPage),
  },
  {
    path: '/people/:id',
    title: 'Profile of a member',
    membersOnly: true,
    within: '/network',
    page: lazyPage(async () => (await import('../pages/person-page.tsx')).PeoplePage),
  },
  {
    path: '/settings',
    title: 'Settings',
    membersOnly: true,
    nav: { group: 'self', icon: 'gear' },
    page: lazyPage(async () => (await import('../pages/settings-page.tsx')).SettingsScreen),
  },
  {
    path: '/settings/notifications',
    title: 'Notification settings',
    membersOnly: true,
    page: lazyPage(
      async () => (await import('#features/notifications/web/settings-page.tsx')).NotificationSettingsPage,
    ),
  },
  {
    path: '/unsubscribe',
    title: 'The daily digest',
    page: lazyPage(
      async () => (await import('#features/notifications/web/unsubscribe-page.tsx')).UnsubscribePage,
    ),
  },
  {
    path: '/admin/moderation',
    title: 'Admin',
    adminsOnly: true,
    adminTab: 'Reports',
    nav: { group: 'admin', icon: 'shield' },
    page: lazyPage(async () => (await import('../pages/moderation-pages.tsx')).ModerationScreen),
  },
  {
    path: '/admin/moderation/record',
    title: 'Decisions of moderators',
    adminsOnly: true,
    adminTab: 'Decisions',
    within: '/admin/moderation',
    page: lazyPage(async () => (await import('../pages/moderation-pages.tsx')).RecordScreen),
  },
  {
    path: '/admin/moderation/:id',
    title: 'Case',
    adminsOnly: true,
    within: '/admin/moderation',
    page: lazyPage(async () => (await import('../pages/moderation-pages.tsx')).CaseScreen),
  },
  {
    path: '/admin/people',
    title: 'Accounts',
    adminsOnly: true,
    adminTab: 'People',
    within: '/admin/moderation',
    page: adminPage('PeopleScreen'),
  },
  {
    path: '/admin/outbox',
    title: 'E-mails',
    adminsOnly: true,
    adminTab: 'E-mails',
    within: '/admin/moderation',
    page: adminPage('OutboxScreen'),
  },
  {
    path: '/admin/matching',
    title: 'Matching',
    adminsOnly: true,
    adminTab: 'Matching',
    within: '/admin/moderation',
    page: adminPage('MatchRunScreen'),
  },
  {
    path: '/admin/rounds',
    title: 'Funding rounds from published tables',
    adminsOnly: true,
    adminTab: 'Rounds',
    within: '/admin/moderation',
    page: adminPage('RoundImportScreen'),
  },
  {
    path: '/settings/instance',
    title: 'Instance',
    adminsOnly: true,
    adminTab: 'Instance',
    within: '/admin/moderation',
    page: adminPage('InstanceScreen'),
  },
  {
    path: '/admin/system',
    title: 'System',
    adminsOnly: true,
    adminTab: 'System',
    within: '/admin/moderation',
    page: adminPage('SystemScreen'),
  },
  {
    path: '/admin/jobs',
    title: 'Background work',
    adminsOnly: true,
    adminTab: 'Background work',
    within: '/admin/moderation',
    page: adminPage('JobsScreen'),
  },
  {
    path: '/admin/law',
    title: 'Law',
    adminsOnly: true,
    adminTab: 'Law',
    within: '/admin/moderation',
    page: adminPage('LawScreen'),
  },
  {
    path: '/admin/record',
    title: 'Record of administrators',
    adminsOnly: true,
    adminTab: 'Record',
    within: '/admin/moderation',
    page: adminPage('ActsScreen'),
  },
  {
    path: '/terms',
    title: 'Terms of use',
    page: legalPage('TermsPage'),
  },
  {
    path: '/privacy',
    title: 'Privacy notice',
    page: legalPage('PrivacyPage'),
  },
  {
    path: '/cookies',
    title: 'Cookies',
    page: legalPage('CookiesPage'),
  },
  {
    path: '/imprint',
    title: 'Imprint',
    page: legalPage('ImprintPage'),
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    page: lazyPage(
      async () => (await import('#features/legal/web/accessibility-page.tsx')).AccessibilityPage,
    ),
  },
  {
    path: '/grievance',
    title: 'Your data: ask or complain',
    page: lazyPage(async () => (await import('#features/legal/web/grievance-page.tsx')).GrievancePage),
  },
  {
    path: '/notifications',
    title: 'Inbox',
    membersOnly: true,
    nav: { group: 'top', icon: 'bell' },
    page: lazyPage(async () => (await import('#features/notifications/web/inbox-page.tsx')).InboxPage),
  },
];

/** The screen at an address: `/startups/7`. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find((screen) => addressesOf(screen).some((route) => matchesPath(route, pathname)));
}

export function findScreen(path: string): Screen | undefined {
  return screens.find((screen) => screen.path === path);
}
