import { useId } from 'react';

/** A woven strip, as at the hem of a cloth; it marks the next step alone. */
export function Weave() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="block h-2 w-full">
      <defs>
        <pattern id={id} width="24" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 8 6 0l6 8z" className="fill-peak" />
          <path d="M12 8 18 0l6 8z" className="fill-clay" />
          <path d="M6 0h12L12 8z" className="fill-ochre" />
        </pattern>
      </defs>
      <rect width="100%" height="8" fill={`url(#${id})`} />
    </svg>
  );
}
