import { AdmissionCard } from '#features/accounts/web/admission-card.tsx';
import { InviteCard, PasswordLinkCard } from '#features/accounts/web/invite-card.tsx';
import { ActsPage } from '#features/administration/web/acts-page.tsx';
import { JobsPage } from '#features/administration/web/jobs-page.tsx';
import { RetentionCard } from '#features/administration/web/retention-card.tsx';
import { SystemPage } from '#features/administration/web/system-page.tsx';
import { PeoplePage } from '#features/administration/web/people-page.tsx';
import { InstancePage } from '#features/administration/web/instance-page.tsx';
import { BackupCard } from '#features/backups/web/backup-card.tsx';
import { ParameterTablesCard } from '#features/benchmarks/web/parameter-tables-card.tsx';
import { LawPage } from '#features/legal/web/law-page.tsx';
import { MatchRunPage } from '#features/matching/web/run-page.tsx';
import { ImportPage } from '#features/market/web/import-page.tsx';
import { OutboxPage } from '#features/notifications/web/outbox-page.tsx';
import { AdminFrame } from './admin-frame.tsx';

export const InstanceScreen = () => (
  <AdminFrame>
    <InstancePage>
      <BackupCard />
      <AdmissionCard />
      <InviteCard />
      <PasswordLinkCard />
      <RetentionCard />
      <ParameterTablesCard />
    </InstancePage>
  </AdminFrame>
);

export const PeopleScreen = () => (
  <AdminFrame>
    <PeoplePage />
  </AdminFrame>
);

export const SystemScreen = () => (
  <AdminFrame>
    <SystemPage />
  </AdminFrame>
);

export const JobsScreen = () => (
  <AdminFrame>
    <JobsPage />
  </AdminFrame>
);

export const LawScreen = () => (
  <AdminFrame>
    <LawPage />
  </AdminFrame>
);

export const ActsScreen = () => (
  <AdminFrame>
    <ActsPage />
  </AdminFrame>
);

export const OutboxScreen = () => (
  <AdminFrame>
    <OutboxPage />
  </AdminFrame>
);

export const MatchRunScreen = () => (
  <AdminFrame>
    <MatchRunPage />
  </AdminFrame>
);

export const RoundImportScreen = () => (
  <AdminFrame>
    <ImportPage />
  </AdminFrame>
);
