import type { ComponentType } from 'react';
import { ReportButton } from '#features/moderation/web/report-dialog.tsx';

/** Something of others that a screen shows, as a report names it. */
export type Subject = {
  readonly kind: 'startup' | 'investor' | 'job' | 'person' | 'thread' | 'introduction';
  readonly id: string | number;
};

type SubjectProps = { subject: Subject; name: string; isDemo?: boolean };

const ACTIONS: readonly ComponentType<SubjectProps>[] = [ReportButton];

/** What a reader can do about something of others. */
export function SubjectActions(props: SubjectProps) {
  return ACTIONS.map((Action) => <Action key={Action.displayName ?? Action.name} {...props} />);
}
