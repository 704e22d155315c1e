import type { ConnectTarget } from './standing.ts';

export type ConnectDialogProps = {
  target: ConnectTarget;
  /** The startup, investor or person, as the page calls it. */
  name: string;
  isDemo: boolean;
  /** What the button says; on a person's page Connect is the other thing. */
  action?: keyof typeof LABELS;
  /** One of many beside each other: an outline, for only what waits for the reader is filled there. */
  inList?: boolean;
};

/** How the button looks. */
export const variantOf = ({ action = 'Connect', inList = false }: ConnectDialogProps) =>
  action === 'Connect' && !inList ? 'primary' : 'secondary';

/** What it is called, before the name. */
export const LABELS = { Connect: 'Connect with', Introduction: 'Introduction to' };
