/** Where a drawing of a true width in pixels keeps its axes and its plot. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const LETTER = 7.2;
const SPACE = 12;
const LEAST_LEFT = 34;

/** About how wide a text beside an axis is, in pixels. */
export const textWidth = (text: string): number => Array.from(text).length * LETTER;

/** A frame whose left side has room for the longest of the texts beside it. */
export function frameOf(width: number, height: number, texts: readonly string[]): Frame {
  const longest = Math.max(0, ...texts.map(textWidth));
  const left = Math.min(width / 3, Math.max(LEAST_LEFT, longest + SPACE));
  return { width, height, left, right: width - 12, top: 14, bottom: height - 26 };
}

/** How many of these names stand below a plot without touching. */
export function namesThatFit({ left, right }: Frame, names: readonly string[]): number {
  const longest = Math.max(1, ...names.map(textWidth));
  return Math.max(1, Math.floor((right - left) / (longest + SPACE)));
}
