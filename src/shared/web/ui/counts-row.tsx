export type CountOf = {
  readonly label: string;
  /** As it is read; null while it is counted. */
  readonly value: string | null;
  /** What it counts, where the label does not say so: read out, and shown where there is room. */
  readonly note?: string | undefined;
};

/** What a list holds, in one row: on a phone the list itself begins on the first screen. */
export function CountsRow({ counts }: { counts: readonly CountOf[] }) {
  return (
    <dl className="bg-card my-5 grid grid-cols-4 divide-x rounded-md border py-3 md:my-6 md:py-4">
      {counts.map(({ label, value, note }) => (
        <div key={label} className="flex min-w-0 flex-col px-2 md:px-5">
          <dt className="text-soft order-2 text-xs font-medium">{label}</dt>
          <dd className="tabular text-xl font-bold tracking-tighter md:text-3xl">{value ?? '…'}</dd>
          {note === undefined ? null : (
            <dd className="text-soft order-3 mt-1 text-sm max-md:sr-only">{note}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
