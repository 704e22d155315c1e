const PLACES = 2 ** 16;
const [FNV_START, FNV_PRIME, OTHER_PRIME] = [0x81_1c_9d_c5, 0x01_00_01_93, 0x85_eb_ca_6b];

/**
 * Tells of each text whether it was asked about before, as far as it is remembered: in the place that one part of its hash names is the mark,
 * 52 bits of it, of the text that came there last. It takes the same memory whatever is asked; a set of texts, of which each call adds one,
 * takes collections of all memory. One of some thousand million million texts that are new is taken for an old one.
 */
export function createRecentlySeen(): (text: string) => boolean {
  const marks = new Float64Array(PLACES);
  return (text) => {
    let [one, other] = [FNV_START, text.length];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, FNV_PRIME);
      other = Math.imul(other ^ code, OTHER_PRIME) + at;
    }
    // The upper bits of a product are the mixed ones.
    const place = (one ^ other) >>> 16;
    const mark = (one >>> 0) * 2 ** 20 + (other >>> 12) + 1;
    if (marks[place] === mark) return true;
    marks[place] = mark;
    return false;
  };
}
