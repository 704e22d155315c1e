import { isWithin, ringsOf } from './pdf-path.ts';

/** What a page paints, in order: the numbers of its operators and their arguments. */
export type Painted = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };
/** The operators' numbers by name. */
export type Operators = Readonly<Record<string, number>>;

type Matrix = readonly [number, number, number, number, number, number];
type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
/** `null` is a picture, a shade or a pattern, whose colour at a point is not known. */
type Colour = readonly [number, number, number] | null;
/** Something painted, and how much of what lies under it shows through: 1 covers it wholly. */
type Paint = {
  readonly box: Box;
  readonly colour: Colour;
  readonly opacity: number;
  /** Whether it covers a point of its box: a ring leaves its middle free. */
  readonly covers: (x: number, y: number) => boolean;
};
type Stroke = { readonly x: number; readonly y: number; readonly to: number };

const EVERYWHERE: Box = { left: -1e6, right: 1e6, bottom: -1e6, top: 1e6 };
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const WHITE: Colour = [255, 255, 255];

const times = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
];

/** Where a point of the page lies in the units of what is drawn with a matrix. */
function undone([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  const size = a * d - b * c || 1;
  return [(d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size];
}

/** Numbers of an argument, however the reader packs them. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  return ArrayBuffer.isView(value) && !(value instanceof DataView)
    ? Array.from(value as Float32Array, Number)
    : [];
}

function matrixOf(args: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(args);
  return [a, b, c, d, e, f];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function boxOf([left = 0, bottom = 0, right = 0, top = 0]: readonly number[], matrix: Matrix): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ].map(([x = 0, y = 0]) => times([1, 0, 0, 1, x, y], matrix));
  const xs = corners.map((corner) => corner[4]);
  const ys = corners.map((corner) => corner[5]);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function colourOf(args: unknown): Colour {
  const [hex] = list(args);
  const digits = typeof hex === 'string' ? /^#([\da-f]{6})$/i.exec(hex)?.[1] : undefined;
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const isIn = ({ left, right, bottom, top }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** What one sees of a colour laid over another. */
const over = (colour: Colour, opacity: number, ground: Colour): Colour => {
  if (opacity >= 1 || colour === null) return colour;
  if (ground === null) return null;
  const mixed = (index: 0 | 1 | 2) => colour[index] * opacity + ground[index] * (1 - opacity);
  return [mixed(0), mixed(1), mixed(2)];
};

/** The opacity that a change of the graphics state sets for what is filled; null where it says nothing of it. */
function opacityOf(args: unknown): number | null {
  const set = list(list(args)[0]).findLast((entry) => list(entry)[0] === 'ca');
  return set === undefined ? null : Number(list(set)[1]);
}

/** Two colours that a reader cannot tell apart. */
const isAlike = (one: Colour, other: Colour): boolean =>
  one !== null &&
  other !== null &&
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= NEAR);
const NEAR = 20;
/** Letters smaller than this many points are a smudge on paper. */
const SMALLEST = 1.5;
const INVISIBLE = 3;

type State = {
  readonly matrix: Matrix;
  readonly fill: Colour;
  readonly opacity: number;
  readonly mode: number;
  readonly size: number;
  readonly spacing: number;
  readonly wordSpacing: number;
  readonly stretch: number;
  readonly leading: number;
};

const START: State = {
  matrix: IDENTITY,
  fill: [0, 0, 0],
  opacity: 1,
  mode: 0,
  size: 0,
  spacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
};

const isLetter = (glyph: unknown): boolean =>
  typeof glyph === 'object' && glyph !== null && !('isSpace' in glyph && glyph.isSpace === true);

function advanceOf(glyphs: unknown, { size, spacing, wordSpacing, stretch }: State): number {
  let width = 0;
  for (const glyph of list(list(glyphs)[0])) {
    if (typeof glyph === 'number') width -= (glyph / 1000) * size;
    else if (typeof glyph === 'object' && glyph !== null && 'width' in glyph) {
      const isSpace = 'isSpace' in glyph && glyph.isSpace === true;
      width += (Number(glyph.width) / 1000) * size + spacing + (isSpace ? wordSpacing : 0);
    }
  }
  return width * stretch;
}

/**
 * Finds the text of a page that nobody sees: in the colour of what lies under it, not painted, too small to read, or off
 * the page (`view`: left, bottom, right, top).
 * Text that is not painted over a picture is what text recognition laid there, and counts as seen. The answer tells for
 * the beginning of a piece of text, in the page's own units.
 */
export function unseenText(
  { fnArray, argsArray }: Painted,
  ops: Operators,
  view: readonly number[],
): { readonly isUnseen: (x: number, y: number) => boolean; readonly letters: number } {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const unseen: Stroke[] = [];
  let letters = 0;
  const painted: Paint[] = [];
  const saved: State[] = [];
  let state = START;
  let line: Matrix = IDENTITY;
  let pen: Matrix = IDENTITY;
  let isBare = false;

  const groundAt = (x: number, y: number): Colour => {
    // From the top down, as far as something covers what lies below.
    const seen: Paint[] = [];
    for (let at = painted.length - 1; at >= 0 && (seen.at(-1)?.opacity ?? 0) < 1; at -= 1) {
      const paint = painted[at];
      if (paint && isIn(paint.box, x, y) && paint.covers(x, y)) seen.push(paint);
    }
    return seen.reduceRight((ground: Colour, { colour, opacity }) => over(colour, opacity, ground), WHITE);
  };
  const moveLine = (x: number, y: number): void => {
    line = times([1, 0, 0, 1, x, y], line);
    pen = line;
  };
  const show = (args: unknown): void => {
    const at = times(pen, state.matrix);
    const width = advanceOf(args, state);
    pen = times([1, 0, 0, 1, width, 0], pen);
    const end = times(pen, state.matrix);
    const height = Math.abs(state.size) * Math.hypot(at[2], at[3]);
    const ground = groundAt((at[4] + end[4]) / 2, at[5] + height * 0.3);
    const isPainted = state.mode !== INVISIBLE && state.mode !== 7;
    const isHidden = isPainted ? isAlike(over(state.fill, state.opacity, ground), ground) : ground !== null;
    const isOff = end[4] < left || at[4] > right || at[5] > top || at[5] + height < bottom;
    if (!isHidden && !isOff && height >= SMALLEST) return;
    letters += list(list(args)[0]).filter(isLetter).length;
    unseen.push({ x: Math.min(at[4], end[4]), to: Math.max(at[4], end[4]), y: at[5] });
  };
  const fillPath = (args: unknown): void => {
    const [how, path, bounds] = list(args);
    const isEvenOdd = how === ops['eoFill'] || how === ops['eoFillStroke'];
    if (!isEvenOdd && how !== ops['fill'] && how !== ops['fillStroke']) return;
    const { matrix, fill: colour, opacity } = state;
    let rings: ReturnType<typeof ringsOf> | null = null;
    const covers = (x: number, y: number): boolean => {
      rings ??= ringsOf(numbersOf(path));
      return rings.length === 0 || isWithin(rings, ...undone(matrix, x, y), isEvenOdd);
    };
    painted.push({ box: boxOf(numbersOf(bounds), matrix), colour, opacity, covers });
  };
  const picture = (): void => {
    painted.push({ box: boxOf([0, 0, 1, 1], state.matrix), colour: null, opacity: 1, covers: () => true });
  };

  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    const [first = 0, second = 0] = numbersOf(args);
    const wasBare = isBare;
    isBare = false;
    switch (operator) {
      case ops['save']:
        saved.push(state);
        break;
      case ops['restore']:
        // A picture too large to decode leaves nothing between its place and the end of it.
        if (wasBare) picture();
        state = saved.pop() ?? START;
        break;
      case ops['transform']:
        state = { ...state, matrix: times(matrixOf(args), state.matrix) };
        isBare = true;
        break;
      case ops['paintFormXObjectBegin']:
        saved.push(state);
        state = { ...state, matrix: times(matrixOf(list(args)[0]), state.matrix) };
        break;
      case ops['paintFormXObjectEnd']:
        state = saved.pop() ?? START;
        break;
      case ops['setFillRGBColor']:
        state = { ...state, fill: colourOf(args) };
        break;
      case ops['setFillColorN']:
      case ops['setFillTransparent']:
        state = { ...state, fill: null };
        break;
      case ops['setGState']:
        state = { ...state, opacity: opacityOf(args) ?? state.opacity };
        break;
      case ops['setTextRenderingMode']:
        state = { ...state, mode: first };
        break;
      case ops['setFont']:
        state = { ...state, size: Number(list(args)[1] ?? 0) };
        break;
      case ops['setCharSpacing']:
        state = { ...state, spacing: first };
        break;
      case ops['setWordSpacing']:
        state = { ...state, wordSpacing: first };
        break;
      case ops['setHScale']:
        state = { ...state, stretch: first / 100 };
        break;
      case ops['setLeading']:
        state = { ...state, leading: first };
        break;
      case ops['beginText']:
        line = IDENTITY;
        pen = IDENTITY;
        break;
      case ops['setTextMatrix']:
        line = matrixOf(args);
        pen = line;
        break;
      case ops['moveText']:
        moveLine(first, second);
        break;
      case ops['setLeadingMoveText']:
        state = { ...state, leading: -second };
        moveLine(first, second);
        break;
      case ops['nextLine']:
        moveLine(0, -Math.abs(state.leading));
        break;
      case ops['showText']:
        show(args);
        break;
      case ops['constructPath']:
        fillPath(args);
        break;
      case ops['shadingFill']:
        painted.push({ box: EVERYWHERE, colour: null, opacity: 1, covers: () => true });
        break;
      case ops['paintImageXObject']:
      case ops['paintInlineImageXObject']:
      case ops['paintImageMaskXObject']:
      case ops['paintSolidColorImageMask']:
        picture();
        break;
      default:
        break;
    }
  }
  return {
    letters,
    isUnseen: (x, y) =>
      unseen.some(
        (one) => Math.abs(one.y - y) < 1 && x >= one.x - 0.7 && x <= Math.max(one.to - 0.5, one.x + 0.7),
      ),
  };
}
