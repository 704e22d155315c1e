export type CountOf = {
  readonly label: string;
  /** As it is read; null while it is counted. */
  readonly value: string | null;
  /** What it counts, where the label does not say so: read out, and shown where there is room. */
  readonly note?: string | undefined;
};

/**
 * What a list holds, as one quiet line: the list itself begins on the first screen of a phone. There it stands in two columns, so that no
 * count changes its line when the typeface arrives.
 */
export function CountsRow({ counts }: { counts: readonly CountOf[] }) {
  return (
    <dl className="text-soft mb-3 grid grid-cols-2 gap-x-5 text-sm sm:flex sm:flex-wrap">
      {counts.map(({ label, value, note }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt className="order-2">{label}</dt>
          <dd className="tabular text-ink font-semibold">{value ?? '…'}</dd>
          {note ? <dd className="text-faint order-3 max-lg:sr-only">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
