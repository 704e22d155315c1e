import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { InventedTag } from './tag.tsx';
import { Why } from './why.tsx';

export type StatCardProps = {
  label: string;
  /** The number as text; null when it is not known, with the reason in `note`. */
  value: string | number | null;
  /** What it is out of: "/ 100". */
  of?: string;
  note?: ReactNode;
  /** A spark line or another small picture. */
  picture?: ReactNode;
  why?: { label: string; content: ReactNode };
  /** Rows of the demo are among what was counted. */
  isInvented?: boolean;
};

/** One loud number with its name, its reason and its direction. */
export function StatCard({ label, value, of, note, picture, why, isInvented = false }: StatCardProps) {
  return (
    <Card className="flex flex-col gap-1.5">
      <h2 className="text-soft text-xs font-medium tracking-normal">{label}</h2>
      <div className="flex items-end justify-between gap-3">
        <p className="tabular text-3xl font-bold tracking-tighter">
          {value ?? <span className="text-faint text-xl font-semibold tracking-tight">Not yet</span>}
          {of === undefined || value === null ? null : (
            <>
              {' '}
              <span className="text-faint text-base font-medium tracking-normal whitespace-nowrap">{of}</span>
            </>
          )}
        </p>
        {picture}
      </div>
      <p className="empty:hidden">
        <InventedTag isInvented={isInvented} />
      </p>
      {note === undefined ? null : <p className="text-soft text-sm">{note}</p>}
      {why === undefined ? null : <Why label={why.label}>{why.content}</Why>}
    </Card>
  );
}
