/** The name with its summit. */
export function Mark() {
  return (
    <span className="flex items-center gap-2 text-lg font-bold tracking-tight">
      <svg viewBox="0 0 24 22" aria-hidden="true" className="w-6">
        <path d="M0 21 9 3l4.2 7.500L16 6.5 24 21z" className="fill-green" />
        <path d="M9 3 5.8 9.4 9 11.600l2.7-3.800z" className="fill-ochre" />
      </svg>
      Kilele
    </span>
  );
}
