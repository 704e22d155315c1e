const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(2 ** 32 * Math.abs(Math.sin(step + 1))));

/** The MD5 checksum in hexadecimal, as the Open Cap Format's manifest asks for. No protection against anybody. */
export function md5(bytes: Uint8Array): string {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, (bytes.length * 8) >>> 0, true);
  view.setUint32(padded.length - 4, Math.floor(bytes.length / 2 ** 29), true);
  let state: readonly number[] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let offset = 0; offset < padded.length; offset += 64) {
    const words = Array.from({ length: 16 }, (_, index) => view.getUint32(offset + index * 4, true));
    const block = mix(state, words);
    state = state.map((value, index) => (value + (block[index] ?? 0)) >>> 0);
  }
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, value] of state.entries()) digest.setUint32(index * 4, value, true);
  return Array.from({ length: 16 }, (_, index) => digest.getUint8(index).toString(16).padStart(2, '0')).join(
    '',
  );
}

function mix(state: readonly number[], words: readonly number[]): readonly number[] {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [f, word] = choose(round, step, b, c, d);
    const sum = (a + f + (SINES[step] ?? 0) + (words[word] ?? 0)) | 0;
    const shift = SHIFTS[round * 4 + (step % 4)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  return [a, b, c, d];
}

function choose(round: number, step: number, b: number, c: number, d: number): readonly [number, number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}
