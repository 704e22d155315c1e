export const PROFILE_LABELS = {
  headline: 'Headline',
  location: 'Location',
  bio: 'Bio',
  linkedinUrl: 'LinkedIn',
  githubUrl: 'GitHub',
  twitterUrl: 'X (Twitter)',
  personalWebsite: 'Personal website',
  skills: 'Skills',
  interests: 'Interests',
  salaryExpectation: 'Salary expectation',
};
