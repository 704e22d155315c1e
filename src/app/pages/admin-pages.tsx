import { MatchRunPage } from '#features/matching/web/run-page.tsx';
import { ImportPage } from '#features/market/web/import-page.tsx';
import { OutboxPage } from '#features/notifications/web/outbox-page.tsx';
import { AdminFrame } from './admin-frame.tsx';

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
