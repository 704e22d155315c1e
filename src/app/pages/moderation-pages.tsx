import { useParams } from 'wouter';
import { CasePage } from '#features/moderation/web/case-page.tsx';
import { QueuePage } from '#features/moderation/web/queue-page.tsx';
import { RecordPage } from '#features/moderation/web/record-page.tsx';
import { AdminFrame } from './admin-frame.tsx';

export const ModerationScreen = () => (
  <AdminFrame>
    <QueuePage />
  </AdminFrame>
);

export function CaseScreen() {
  const { id = '' } = useParams();
  return (
    <AdminFrame>
      <CasePage id={Number(id)} />
    </AdminFrame>
  );
}

export const RecordScreen = () => (
  <AdminFrame>
    <RecordPage />
  </AdminFrame>
);
