/** The colours of series, of layers and of the parts of a bar, in their order. */
export const STROKES = [
  'stroke-green',
  'stroke-ochre',
  'stroke-blue',
  'stroke-clay',
  'stroke-edge',
  'stroke-red',
];
export const FILLS = ['fill-green', 'fill-ochre', 'fill-blue', 'fill-clay', 'fill-edge', 'fill-red'];
/** Lines also differ by their dashes. */
export const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '1 5'];
