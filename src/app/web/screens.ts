import { lazyPage, matchesPath, type Screen } from './screen.ts';

/**
 * Every screen, one line each, in the order of the navigation:
 * `{ path: '/startups', title: 'Startups', nav: 'bar', page: lazyPage(async () => (await import('…')).StartupsPage) }`
 */
export const screens: readonly Screen[] = [
  {
    path: '/startups',
    title: 'Startups',
    nav: 'bar',
    prerendered: true,
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
    path: '/invitations/:token',
    title: 'Invitation',
    page: lazyPage(async () => (await import('#features/startups/web/invitation-page.tsx')).InvitationPage),
  },
  {
    path: '/sign-in',
    title: 'Sign in',
    page: lazyPage(async () => (await import('#features/accounts/web/sign-in-page.tsx')).SignInPage),
  },
  {
    path: '/sign-up',
    title: 'Sign up',
    page: lazyPage(async () => (await import('#features/accounts/web/sign-up-page.tsx')).SignUpPage),
  },
  {
    path: '/reset-password',
    title: 'New password',
    page: lazyPage(async () => (await import('#features/accounts/web/reset-page.tsx')).ResetPage),
  },
  {
    path: '/onboarding',
    title: 'Onboarding',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/onboarding/web/onboarding-page.tsx')).OnboardingPage),
  },
  {
    path: '/settings',
    title: 'Settings',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/accounts/web/settings-page.tsx')).SettingsPage),
  },
  {
    path: '/matching',
    title: 'Your matches',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/matching/web/matching-page.tsx')).MatchingPage),
  },
  {
    path: '/matching/accuracy',
    title: 'How accurate the matches are',
    page: lazyPage(async () => (await import('#features/matching/web/accuracy-page.tsx')).AccuracyPage),
  },
  {
    path: '/investors',
    title: 'Investors',
    nav: 'bar',
    prerendered: true,
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
    path: '/firm',
    title: 'Your firm',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/firms/web/firm-page.tsx')).FirmPage),
  },
  {
    path: '/firm/join/:token',
    title: 'Join a firm',
    page: lazyPage(async () => (await import('#features/firms/web/join-page.tsx')).JoinPage),
  },
  {
    path: '/portfolio/deal-flow',
    title: 'Deal Flow',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/deal-flow/web/deal-flow-page.tsx')).DealFlowPage),
  },
  {
    path: '/jobs',
    title: 'Jobs',
    nav: 'bar',
    prerendered: true,
    page: lazyPage(async () => (await import('#features/jobs/web/jobs-page.tsx')).JobsPage),
  },
  {
    path: '/jobs/:id',
    title: 'Opportunity',
    prerendered: true,
    page: lazyPage(async () => (await import('../pages/job-page.tsx')).JobScreen),
  },
  {
    path: '/documents/:id',
    title: 'Document',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/document-page.tsx')).DocumentScreen),
  },
  {
    path: '/ai-insights',
    title: 'AI Insights',
    nav: 'bar',
    page: lazyPage(async () => (await import('../pages/ai-insights-page.tsx')).AiInsightsPage),
  },
  {
    path: '/portfolio',
    title: 'Portfolio',
    nav: 'bar',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/portfolio/web/portfolio-page.tsx')).PortfolioPage),
  },
  {
    path: '/portfolio/company/:startupId',
    title: 'Portfolio company',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/portfolio-company-page.tsx')).PortfolioCompanyScreen),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    nav: 'button',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/dashboard-page.tsx')).DashboardPage),
  },
  {
    path: '/profile',
    title: 'Profile',
    nav: 'button',
    page: lazyPage(async () => (await import('../pages/profile-page.tsx')).ProfilePage),
  },
  {
    path: '/network',
    title: 'Professional Network',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/network-page.tsx')).NetworkPage),
  },
  {
    path: '/people/:id',
    title: 'Person',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/person-page.tsx')).PeoplePage),
  },
  {
    path: '/financial-tools',
    title: 'Financial Tools',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/financial-tools-page.tsx')).FinancialToolsPage),
  },
  {
    path: '/financial',
    title: 'Financial Tools',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/financial-tools-page.tsx')).FinancialToolsPage),
  },
  {
    path: '/analytics',
    title: 'Analytics',
    page: lazyPage(async () => (await import('../pages/analytics-page.tsx')).AnalyticsPage),
  },
  {
    path: '/advanced-analytics',
    title: 'Analytics',
    page: lazyPage(async () => (await import('../pages/analytics-page.tsx')).AnalyticsPage),
  },
  {
    path: '/analytics/rounds',
    title: 'Funding rounds',
    page: lazyPage(async () => (await import('#features/market/web/rounds-page.tsx')).RoundsPage),
  },
  {
    path: '/messages',
    title: 'Messages',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/messages-page.tsx')).MessagesScreen),
  },
  {
    path: '/introductions',
    title: 'Introductions',
    membersOnly: true,
    page: lazyPage(async () => (await import('../pages/introductions-page.tsx')).IntroductionsScreen),
  },
  {
    path: '/settings/notifications',
    title: 'What you hear of',
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
    nav: 'button',
    adminsOnly: true,
    adminTab: 'Reports',
    page: lazyPage(async () => (await import('../pages/moderation-pages.tsx')).ModerationScreen),
  },
  {
    path: '/admin/moderation/record',
    title: 'Record of moderation',
    adminsOnly: true,
    adminTab: 'Record',
    page: lazyPage(async () => (await import('../pages/moderation-pages.tsx')).RecordScreen),
  },
  {
    path: '/admin/moderation/:id',
    title: 'Case',
    adminsOnly: true,
    page: lazyPage(async () => (await import('../pages/moderation-pages.tsx')).CaseScreen),
  },
  {
    path: '/admin/outbox',
    title: 'Letters',
    adminsOnly: true,
    adminTab: 'Letters',
    page: lazyPage(async () => (await import('../pages/admin-pages.tsx')).OutboxScreen),
  },
  {
    path: '/admin/matching',
    title: 'Matching',
    adminsOnly: true,
    adminTab: 'Matching',
    page: lazyPage(async () => (await import('../pages/admin-pages.tsx')).MatchRunScreen),
  },
  {
    path: '/admin/rounds',
    title: 'Funding rounds from published tables',
    adminsOnly: true,
    adminTab: 'Rounds',
    page: lazyPage(async () => (await import('../pages/admin-pages.tsx')).RoundImportScreen),
  },
  {
    path: '/settings/instance',
    title: 'Instance',
    adminsOnly: true,
    adminTab: 'Instance',
    page: lazyPage(async () => (await import('#features/administration/web/instance-page.tsx')).InstancePage),
  },
  {
    path: '/notifications',
    title: 'Inbox',
    membersOnly: true,
    page: lazyPage(async () => (await import('#features/notifications/web/inbox-page.tsx')).InboxPage),
  },
];

/** The screen at an address: `/startups/7`. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ path }) => matchesPath(path, pathname));
}

export function findScreen(path: string): Screen | undefined {
  return screens.find((screen) => screen.path === path);
}
